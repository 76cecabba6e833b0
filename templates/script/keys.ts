// Keys of one letter. They can be turned off, they leave alone whoever types
// or chooses, and the key ? lists those that the page has.
import { doubtful, stepDoubt } from "./doubts";
import { chooseLayer, layerOfKey, toggle } from "./layers";
import { recall, remember } from "./memory";
import { copyCited } from "./words";

interface Key {
  key: string;
  says: string;
  has: () => boolean;
  act: () => void;
}

const there = (selector: string) => () => document.querySelector(selector) !== null;
const follow = (selector: string) => () => document.querySelector<HTMLAnchorElement>(selector)?.click();
const layer = (key: string, says: string): Key => ({ key, says, has: there("input[data-layer]"), act: () => chooseLayer(layerOfKey(key)!) });

const stations = () => [...document.querySelectorAll<HTMLElement>(".block[id], .pair[id]")];

// step goes to the next clause on the page, or the one before; where the page
// has but one, or no more, to the next page.
function step(by: 1 | -1): void {
  const list = stations();
  const focused = document.activeElement?.closest<HTMLElement>(".block[id], .pair[id]");
  let next: HTMLElement | undefined;
  if (focused) next = list[list.indexOf(focused) + by];
  else if (by > 0) next = list.find((s) => s.getBoundingClientRect().top > 32);
  else next = list.findLast((s) => s.getBoundingClientRect().top < -2);
  if (!next) {
    follow(by > 0 ? "a[rel=next]" : "a[rel=prev]")();
    return;
  }
  next.scrollIntoView({ block: "start" });
  next.querySelector<HTMLElement>("a.number")?.focus({ preventScroll: true });
}

const steps = () => stations().length > 0 || there(".clause a[rel]")();

const keys: Key[] = [
  layer("1", "Source"),
  layer("2", "Reading"),
  layer("3", "Modern spelling"),
  { key: "d", says: "Show the differences, or hide them", has: there("#differences"), act: () => toggle("differences") },
  { key: "b", says: "Set the source beside, or put it away", has: there("#beside"), act: () => toggle("beside") },
  { key: "j", says: "Next clause", has: steps, act: () => step(1) },
  { key: "k", says: "Clause before", has: steps, act: () => step(-1) },
  { key: "]", says: "Next sheet", has: there(".text a[rel=next]"), act: follow(".text a[rel=next]") },
  { key: "[", says: "Sheet before", has: there(".text a[rel=prev]"), act: follow(".text a[rel=prev]") },
  { key: "n", says: "Next word in doubt", has: doubtful, act: () => stepDoubt(1) },
  { key: "p", says: "Word in doubt before", has: doubtful, act: () => stepDoubt(-1) },
  { key: "u", says: "Up to the text", has: there(".clause .kicker a"), act: follow(".clause .kicker a") },
  { key: "c", says: "Copy the address of the words selected, or of the clause", has: there(".layers"), act: copyCited },
  { key: "/", says: "Search", has: () => true, act: search },
  { key: "?", says: "These keys", has: () => true, act: list },
];

function search(): void {
  (document.getElementById("query") ?? document.getElementById("find"))?.focus();
}

let dialog: HTMLDialogElement | null = null;

function list(): void {
  dialog?.remove();
  dialog = document.createElement("dialog");
  dialog.className = "keys";
  dialog.setAttribute("aria-labelledby", "keys-title");
  const title = document.createElement("h2");
  title.id = "keys-title";
  title.textContent = "Keys";
  const table = document.createElement("dl");
  for (const k of keys.filter((k) => k.has())) {
    const row = document.createElement("div");
    const name = document.createElement("dt");
    const kbd = document.createElement("kbd");
    kbd.textContent = k.key;
    name.append(kbd);
    const says = document.createElement("dd");
    says.textContent = k.says;
    row.append(name, says);
    table.append(row);
  }
  const here = document.querySelector(".keys-here"); // what the page itself adds
  if (here) table.append(...here.cloneNode(true).childNodes);
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = on();
  box.addEventListener("change", () => remember("keys", box.checked ? "on" : "off"));
  label.append(box, " Keys of one letter work on every page");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog?.close());
  dialog.append(title, table, label, close);
  dialog.addEventListener("click", (e) => {
    if (e.target === dialog) dialog?.close(); // beside it
  });
  document.body.append(dialog);
  dialog.showModal();
}

function on(): boolean {
  return recall("keys") !== "off";
}

// busy reports whether the key belongs to what has the focus.
function busy(at: HTMLElement): boolean {
  if (at.isContentEditable || document.querySelector("dialog[open]")) return true;
  if (at instanceof HTMLInputElement) return at.type !== "radio" && at.type !== "checkbox";
  return at.closest("textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=grid], [role=application]") !== null;
}

export function keyboard(): void {
  document.getElementById("list-keys")?.addEventListener("click", list);
  document.addEventListener("keydown", (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing || !on() || busy(e.target as HTMLElement)) return;
    const k = keys.find((k) => k.key === e.key);
    if (!k?.has()) return;
    e.preventDefault();
    k.act();
  });
}

// The page of the search: what is typed, where it is found, and the keyboard.
// Results are built as nodes and never as markup.
import { Engine, type Hit, type Results } from "./search/engine";
import { gzipped } from "./search/fetch";
import { address } from "./address";

const step = 10;
const facets = ["text", "game", "lang", "kind"] as const;

const page = document.getElementById("search")!;
const input = document.getElementById("query") as HTMLInputElement;
const list = document.getElementById("hits")!;
const tally = document.getElementById("tally")!;
const chips = document.getElementById("chips")!;
const more = document.getElementById("more") as HTMLButtonElement;
const select = (name: string) => document.getElementById("facet-" + name) as HTMLSelectElement;

let engine: Promise<Engine> | undefined;
let off = new Set<string>();
let turn = 0; // only the last query asked may show its answer
let shown = step;

function open(): Promise<Engine> {
  engine ??= Engine.open(gzipped(new URL(page.dataset.shards!, location.href)));
  engine.catch(() => (engine = undefined));
  return engine;
}

function node(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const n = document.createElement(tag);
  if (className) n.className = className;
  n.append(...children);
  return n;
}

function query(): string {
  const filters = facets.filter((f) => select(f).value).map((f) => `${f}:"${select(f).value}"`);
  return [...filters, input.value].join(" ").trim();
}

async function hit(e: Engine, h: Hit, asked: string): Promise<HTMLElement> {
  const { clause: c, pieces } = await e.show(h, asked);
  const option = select("text").querySelector<HTMLOptionElement>(`option[value="${CSS.escape(c.text)}"]`);
  const words = node("p", "excerpt");
  words.lang = c.lang;
  for (const piece of pieces) words.append(piece.lit ? node("mark", "", piece.text) : piece.text);
  const name = c.label || c.path; // as site/edition.go names clauses
  const link = node("a", "", node("span", "kicker", option?.textContent ?? c.text), " ", name) as HTMLAnchorElement;
  link.href = address(c.id);
  return node("li", "", link, words);
}

function chip(text: string, label: string, pressed: boolean, press: () => void): HTMLElement {
  const b = node("button", "chip", text) as HTMLButtonElement;
  b.type = "button";
  b.setAttribute("aria-pressed", String(pressed));
  b.setAttribute("aria-label", `${text}: ${label}`); // what is seen is said first
  b.addEventListener("click", press);
  return b;
}

const levelNames: Record<string, string> = { spelling: "other spellings", stem: "other endings", scan: "damaged by the scan", prefix: "beginnings" };

function widenings(e: Engine, r: Results): void {
  const forms = new Map<string, string[]>();
  for (const w of r.widened) forms.set(w.level, [...(forms.get(w.level) ?? []), w.form]);
  const row: HTMLElement[] = [];
  for (const { name } of e.tables.levels) {
    const found = forms.get(name) ?? [];
    if (!levelNames[name] || (found.length === 0 && !off.has(name))) continue;
    const some = found.slice(0, 6).join(", ") + (found.length > 6 ? " …" : "");
    const on = !off.has(name);
    row.push(
      chip(on ? `${levelNames[name]}: ${some} ×` : `${levelNames[name]} +`, `Search ${on ? "without" : "with"} ${levelNames[name]}`, on, () => {
        if (on) off.add(name);
        else off.delete(name);
        void ask();
      }),
    );
  }
  chips.replaceChildren(...row, ...others(r));
}

const languages: Record<string, string> = { fr: "French", en: "English", sv: "Swedish" };

// others offers what else the thing searched for is called, and where nothing
// is found the nearest words. None is searched before it is asked for.
function others(r: Results): HTMLElement[] {
  const press = (words: string) => () => {
    input.value = words.includes(" ") && !r.suggest.includes(words) ? `"${words}"` : words;
    off = new Set();
    shown = step;
    void ask();
  };
  const row = r.suggest.map((s) => chip(`Did you mean ${s}?`, `Search for ${s} instead`, false, press(s)));
  for (const o of r.offers) {
    row.push(chip(`${o.related ? "see also" : "also"} ${o.form} (${languages[o.lang]})`, `Search for ${o.form} instead`, false, press(o.form)));
  }
  return row;
}

async function ask(): Promise<void> {
  const mine = ++turn;
  const text = query();
  const url = new URL(location.href);
  if (input.value) url.searchParams.set("q", input.value);
  else url.searchParams.delete("q");
  history.replaceState(null, "", url);
  if (!text) {
    list.replaceChildren();
    chips.replaceChildren();
    tally.textContent = "";
    more.hidden = true;
    return;
  }
  try {
    const e = await open();
    const r = await e.search(text, off);
    const items = await Promise.all(r.hits.slice(0, shown).map((h) => hit(e, h, text)));
    if (mine !== turn) return;
    list.replaceChildren(...items);
    widenings(e, r);
    more.hidden = r.total <= shown;
    tally.textContent = r.total === 0 ? none() : `${r.total} ${r.total === 1 ? "clause" : "clauses"}`;
  } catch {
    if (mine !== turn) return;
    list.replaceChildren();
    tally.textContent =
      location.protocol === "file:"
        ? "A page opened from a folder may not read the files of the search. Serve the folder, for instance with quinola serve, and search there."
        : "The files of the search could not be fetched.";
    chips.replaceChildren(...(location.protocol === "file:" ? [] : [chip("Try again", "Search again", false, () => void ask())]));
    more.hidden = true;
  }
}

function none(): string {
  if (facets.some((f) => select(f).value)) return "Nothing found. Try it in all texts, games, languages and kinds.";
  if (off.size > 0) return "Nothing found. Allow the widenings again.";
  return "Nothing found. Try fewer words, or only the beginning of one with a star: reversi*.";
}

let typing = 0;
input.addEventListener("input", () => {
  clearTimeout(typing);
  shown = step;
  off = new Set();
  typing = setTimeout(() => void ask(), 90);
});
input.form!.addEventListener("submit", (e) => {
  e.preventDefault();
  list.querySelector<HTMLAnchorElement>("a")?.click();
});
for (const f of facets) select(f).addEventListener("change", () => void ask());
more.addEventListener("click", () => {
  shown += step;
  void ask();
});

page.addEventListener("keydown", (e) => {
  const links = Array.from(list.querySelectorAll<HTMLAnchorElement>("a"));
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (e.key === "ArrowDown" && (at >= 0 || document.activeElement === input)) {
    links[Math.min(at + 1, links.length - 1)]?.focus();
  } else if (e.key === "ArrowUp" && at >= 0) {
    (links[at - 1] ?? input).focus();
  } else if (e.key === "Escape" && document.activeElement !== input) {
    input.focus();
  } else {
    return;
  }
  e.preventDefault();
});

input.value = new URL(location.href).searchParams.get("q") ?? "";
input.focus();
void ask();

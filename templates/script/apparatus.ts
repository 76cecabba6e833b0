// A word whose reading differs from the scan is a link to its entry in the
// apparatus. Here the entry comes to the word instead, in one popover that
// all words share, with one listener for the page. The page of a text has no
// entries: they are taken from the page of the clause.
import { copy } from "./clipboard";
import { linked } from "./linked";
import { copyWord } from "./words";

let asked: HTMLElement | null = null;
let box: HTMLElement | null = null;

function popover(): HTMLElement {
  if (!box) {
    box = document.createElement("div");
    box.className = "why";
    box.id = "why";
    box.popover = "auto";
    box.setAttribute("role", "note");
    box.addEventListener("toggle", (e) => {
      if ((e as ToggleEvent).newState === "closed") {
        asked?.classList.remove("asked");
        asked?.removeAttribute("aria-describedby");
        asked = null;
      }
    });
    document.body.append(box);
  }
  return box;
}

function button(text: string, act: (b: HTMLButtonElement) => void): HTMLElement {
  const b = document.createElement("button");
  b.type = "button";
  b.className = "correct";
  b.textContent = text;
  b.addEventListener("click", () => act(b));
  return b;
}

// A reader's correction goes to the editors as a line of their own notation;
// the button copies one for this word, with its leaf and quotation filled in.
function correcting(line: string): HTMLElement {
  return button("Copy as an emendation to correct", async (b) => {
    if (await copy(line)) {
      b.textContent = "Copied: put in your reading and evidence";
      return;
    }
    const text = document.createElement("code");
    text.textContent = line;
    b.replaceWith(text);
  });
}

function explain(word: HTMLElement, entry: Element): void {
  const p = popover();
  if (asked) p.hidePopover();
  p.replaceChildren(...Array.from(entry.childNodes, (n) => document.importNode(n, true)));
  for (const back of p.querySelectorAll(".back")) back.remove();
  const { line, word: n } = (entry as HTMLElement).dataset;
  const reading = word.closest(".layers")?.querySelector(".reading");
  if (line) p.append(correcting(line));
  if (n && n !== "0" && reading) p.append(button("Copy the address of this word", () => copyWord(reading, Number(n))));
  p.showPopover();
  const at = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const below = at.bottom + 8 + p.offsetHeight < innerHeight || at.top < p.offsetHeight + 8;
  p.style.left = Math.max(8, Math.min(at.left, wide - p.offsetWidth - 8)) + scrollX + "px";
  p.style.top = (below ? at.bottom + 8 : at.top - p.offsetHeight - 8) + scrollY + "px";
  asked = word;
  word.classList.add("asked");
  word.setAttribute("aria-describedby", p.id);
}

// entryOf is the entry of a word on the page of a text: that of the word at
// the same place on the page of its clause.
async function entryOf(word: HTMLElement): Promise<Element | null> {
  const layer = word.closest<HTMLElement>(".layers > *");
  const number = word.closest(".block, .face")?.querySelector<HTMLAnchorElement>("a.number");
  if (!layer || !number) return null;
  const page = await linked(number.href);
  const marked = (l: Element) => [...l.querySelectorAll(".w")].filter((w) => w.textContent);
  const same = page?.querySelector(".words .layers > ." + layer.classList[0]);
  const twin = same && marked(same)[marked(layer).indexOf(word)];
  const to = twin?.textContent === word.textContent ? twin?.getAttribute("href") : null;
  return to ? page!.getElementById(to.slice(1)) : null;
}

// In a paragraph dozens of words may be explained; the tabulator stops at one
// of them, the arrows go on from there.
function rove(words: HTMLElement[]): void {
  words.forEach((w, i) => (w.tabIndex = i === 0 ? 0 : -1));
}

function ask(word: HTMLElement): void {
  if (word === asked) popover().hidePopover();
  else {
    const entry = document.getElementById(word.getAttribute("href")!.slice(1));
    if (entry) explain(word, entry);
  }
}

export function apparatus(): void {
  if (!document.querySelector(".w")) return;
  const groups = Array.from(document.querySelectorAll<HTMLElement>(".layers > *"), (layer) =>
    Array.from(layer.querySelectorAll<HTMLElement>("a.w")),
  );
  groups.forEach(rove);
  document.addEventListener("click", (e) => {
    const word = (e.target as Element).closest<HTMLElement>(".w");
    if (!word || word.closest("a.ref")) return;
    if (word.matches("a")) {
      e.preventDefault();
      ask(word);
    } else if (getSelection()?.isCollapsed) {
      if (word === asked) popover().hidePopover();
      else void entryOf(word).then((entry) => entry && explain(word, entry));
    }
  });
  document.addEventListener("keydown", (e) => {
    if (e.key !== "ArrowRight" && e.key !== "ArrowLeft") return;
    const word = (e.target as Element).closest<HTMLElement>("a.w");
    const group = word && groups.find((g) => g.includes(word));
    if (!word || !group) return;
    const next = group[group.indexOf(word) + (e.key === "ArrowRight" ? 1 : -1)];
    if (!next) return;
    e.preventDefault();
    const open = asked !== null;
    word.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    if (open) ask(next);
  });
}

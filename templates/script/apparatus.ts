// A word whose reading differs from the scan knows its entry in the apparatus.
// Where it is clicked the entry comes to it, in one popover that all words
// share, with one listener for the page; who has no pointer goes from word to
// word by the arrows, from the heading of the apparatus on. The page of a text
// has no entries: they are taken from the page of the clause.
import { copy } from "./clipboard";
import { linked } from "./linked";
import { copyWord } from "./words";

let asked: HTMLElement | null = null;

function forget(): void {
  asked?.classList.remove("asked");
  asked?.removeAttribute("aria-describedby");
  asked = null;
}
let box: HTMLElement | null = null;

function popover(): HTMLElement {
  if (!box) {
    box = document.createElement("div");
    box.className = "why";
    box.id = "why";
    box.popover = "auto";
    box.setAttribute("role", "note");
    box.addEventListener("toggle", (e) => {
      if ((e as ToggleEvent).newState === "closed") forget();
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
  forget();
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
  const to = twin?.textContent === word.textContent ? twin?.dataset.entry : undefined;
  return to ? page!.getElementById(to) : null;
}

// explainWord explains a word, on the page of a clause or of its text.
export function explainWord(word: HTMLElement): void {
  if (word === asked) return;
  if (word.dataset.entry) ask(word);
  else void entryOf(word).then((entry) => entry && explain(word, entry));
}

function ask(word: HTMLElement): void {
  if (word === asked) popover().hidePopover();
  else {
    const entry = document.getElementById(word.dataset.entry!);
    if (entry) explain(word, entry);
  }
}

// The words that are seen and explained, in their order.
function explained(): HTMLElement[] {
  const layer = [...document.querySelectorAll<HTMLElement>(".layers > *")].find((l) => getComputedStyle(l).visibility === "visible" && l.querySelector("[data-entry]"));
  return layer ? [...layer.querySelectorAll<HTMLElement>(".w[data-entry]")].filter((w) => w.textContent) : [];
}

// rove takes the focus from the heading of the apparatus, or from a word, to
// the next word or the one before, and explains it.
function rove(from: HTMLElement, by: number): boolean {
  const words = explained();
  const at = words.indexOf(from);
  const next = at < 0 ? words[by > 0 ? 0 : words.length - 1] : words[at + by];
  if (!next) return false;
  next.tabIndex = -1;
  next.setAttribute("role", "button");
  next.focus();
  if (next !== asked) ask(next);
  return true;
}

export function apparatus(): void {
  if (!document.querySelector(".w")) return;
  document.addEventListener("click", (e) => {
    const word = (e.target as Element).closest<HTMLElement>(".w");
    if (!word || word.closest("a.ref")) return;
    if (word.dataset.entry) {
      if (getSelection()?.isCollapsed) ask(word);
    } else if (getSelection()?.isCollapsed) {
      if (word === asked) popover().hidePopover();
      else void entryOf(word).then((entry) => entry && explain(word, entry));
    }
  });
  document.addEventListener("keydown", (e) => {
    const on = e.target as HTMLElement;
    if (!on.matches(".apparatus > summary, .w[data-entry]")) return;
    if (e.key === "ArrowRight" || e.key === "ArrowLeft") {
      if (rove(on, e.key === "ArrowRight" ? 1 : -1)) e.preventDefault();
    } else if (on.matches(".w") && (e.key === "Enter" || e.key === " ")) {
      e.preventDefault();
      ask(on);
    } else if (on.matches(".w") && e.key === "Escape" && asked === null) {
      document.querySelector<HTMLElement>("#apparatus > summary")?.focus();
    }
  });
}

// A word whose reading differs from the scan is a link to its entry in the
// apparatus. Here the entry comes to the word instead, in one popover that
// all words share, with one listener for the page.
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

// A reader's correction goes to the editors as a line of their own notation;
// the button copies one for this word, with its leaf and quotation filled in.
function copying(line: string): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "correct";
  button.textContent = "Copy as an emendation to correct";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(line);
      button.textContent = "Copied: put in your reading and evidence";
    } catch {
      const text = document.createElement("code");
      text.textContent = line;
      button.replaceWith(text);
    }
  });
  return button;
}

function explain(word: HTMLElement): void {
  const entry = document.getElementById(word.getAttribute("href")!.slice(1));
  if (!entry) return;
  const p = popover();
  if (asked) p.hidePopover();
  p.replaceChildren(...Array.from(entry.childNodes, (n) => n.cloneNode(true)));
  const line = entry.dataset.line;
  if (line) p.append(copying(line));
  p.showPopover();
  const at = word.getBoundingClientRect();
  const below = at.bottom + 8 + p.offsetHeight < innerHeight;
  p.style.left = Math.max(8, Math.min(at.left, innerWidth - p.offsetWidth - 8)) + "px";
  p.style.top = (below ? at.bottom + 8 : Math.max(8, at.top - p.offsetHeight - 8)) + "px";
  asked = word;
  word.classList.add("asked");
  word.setAttribute("aria-describedby", p.id);
}

// In a paragraph dozens of words may be explained; the tabulator stops at one
// of them, the arrows go on from there.
function rove(words: HTMLElement[]): void {
  words.forEach((w, i) => (w.tabIndex = i === 0 ? 0 : -1));
}

export function apparatus(): void {
  if (!document.querySelector(".apparatus")) return;
  const groups = Array.from(document.querySelectorAll<HTMLElement>(".layers > *"), (layer) =>
    Array.from(layer.querySelectorAll<HTMLElement>("a.w")),
  );
  groups.forEach(rove);
  document.addEventListener("click", (e) => {
    const word = (e.target as Element).closest<HTMLElement>("a.w");
    if (!word) return;
    e.preventDefault();
    if (word === asked) popover().hidePopover();
    else explain(word);
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
    if (open) explain(next);
  });
}

// Every word of a reading has an address: #w12 is the twelfth stretch between
// white space that holds a letter or a digit, #w12-w18 a quotation. The page
// of a clause has the anchors; on the page of a text the words are counted.
import { copyAddress } from "./clipboard";
import { showLayer } from "./layers";

const word = /\S*[\p{L}\p{Nd}]\S*/gu;

function count(text: string): number {
  return text.match(word)?.length ?? 0;
}

// textOf is the reading in a range, without the numbers of the leaves.
function textOf(range: Range): string {
  const copy = range.cloneContents();
  for (const leaf of copy.querySelectorAll(".leaf")) leaf.remove();
  return copy.textContent ?? "";
}

// selected is the reading in which all of the selection lies, and the first
// and last of the words that it touches.
function selected(): { reading: HTMLElement; first: number; last: number; range: Range } | null {
  const s = getSelection();
  if (!s || s.isCollapsed || !s.rangeCount) return null;
  const range = s.getRangeAt(0);
  const within = range.commonAncestorContainer;
  const reading = (within instanceof Element ? within : within.parentElement)?.closest<HTMLElement>(".layers > .reading");
  if (!reading || !count(textOf(range))) return null;
  const before = new Range();
  before.selectNodeContents(reading);
  before.setEnd(range.startContainer, range.startOffset);
  const start = textOf(before);
  const chosen = textOf(range);
  const goesOn = /^\S/.test(chosen) && count(/\S*$/.exec(start)![0]) > 0;
  const first = count(start) + (goesOn ? 0 : 1);
  return { reading, first, last: Math.max(first, count(start + chosen)), range };
}

// page is the address of the clause whose reading that is.
function page(reading: Element): URL {
  const number = reading.closest(".block, .face")?.querySelector<HTMLAnchorElement>("a.number");
  const url = new URL(number?.href ?? location.href);
  url.search = url.hash = "";
  if (url.protocol !== "file:") url.pathname = url.pathname.replace(/index\.html$/, "");
  return url;
}

function named(reading: Element, first: number, last: number): string {
  const url = page(reading);
  url.hash = first === last ? `w${first}` : `w${first}-w${last}`;
  return url.href;
}

export function copyWord(reading: Element, n: number): void {
  void copyAddress(named(reading, n, n));
}

// copyCited copies the address of the words selected, or of the clause.
export function copyCited(): void {
  const s = selected();
  if (s) {
    void copyAddress(named(s.reading, s.first, s.last));
    return;
  }
  const at = document.activeElement?.closest(".block, .face") ?? document.querySelector(".block:target") ?? document.querySelector("article.clause");
  const reading = at?.querySelector(".layers > .reading");
  if (reading) void copyAddress(page(reading).href);
}

// arrive lights the words that the address names.
function arrive(): void {
  for (const w of document.querySelectorAll(".cited")) w.classList.remove("cited");
  const m = /^#w(\d+)(?:-w(\d+))?$/.exec(location.hash);
  const first = m && document.getElementById("w" + m[1]);
  if (!m || !first) return;
  if (!new URLSearchParams(location.search).has("layer") || getComputedStyle(first).visibility === "hidden") showLayer("reading");
  for (let n = Number(m[1]); n <= Number(m[2] ?? m[1]); n++) {
    const w = document.getElementById("w" + n);
    if (!w) break;
    w.classList.add("cited");
  }
  first.scrollIntoView({ block: "center" });
}

// A button beside the words selected with mouse or finger copies their address;
// the key c does so too.
function offer(): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cite-words";
  button.textContent = "Copy the address of these words";
  button.hidden = true;
  document.body.append(button);
  button.addEventListener("pointerdown", (e) => e.preventDefault()); // the selection stays
  button.addEventListener("click", () => {
    copyCited();
    button.hidden = true;
  });
  document.addEventListener("pointerup", (e) => {
    if (e.target === button) return;
    setTimeout(() => {
      const s = selected();
      button.hidden = !s;
      if (!s) return;
      const lines = s.range.getClientRects();
      const end = lines[lines.length - 1] ?? s.range.getBoundingClientRect();
      button.style.left = Math.max(8, Math.min(end.right - button.offsetWidth / 2, innerWidth - button.offsetWidth - 8)) + scrollX + "px";
      button.style.top = end.bottom + 6 + scrollY + "px";
    });
  });
  document.addEventListener("selectionchange", () => {
    if (getSelection()?.isCollapsed) button.hidden = true;
  });
}

export function words(): void {
  if (!document.querySelector(".layers > .reading")) return;
  addEventListener("hashchange", arrive);
  arrive();
  offer();
}

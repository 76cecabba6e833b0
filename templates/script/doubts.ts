// From doubt to doubt: each word of which the program could not rule out another
// reading, and what else it may be. At the end of a sheet the next sheet that has
// doubts follows.
import { explainWord } from "./apparatus";

// Those of the layers that are seen, in their order.
function doubts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".layers > * .w.doubt")].filter((w) => w.textContent && w.checkVisibility({ visibilityProperty: true }));
}

export const doubtful = () => document.querySelector(".layers .w.doubt") !== null;

function show(word: HTMLElement): void {
  word.tabIndex = -1;
  word.scrollIntoView({ block: "center" });
  word.focus({ preventScroll: true });
  explainWord(word);
}

// stepDoubt goes to the next doubt after the one that has the focus, or else after
// the top of the window; or to the one before.
export function stepDoubt(by: 1 | -1): void {
  const list = doubts();
  const at = list.indexOf(document.activeElement as HTMLElement);
  let next: HTMLElement | undefined;
  if (at >= 0) next = list[at + by];
  else if (by > 0) next = list.find((w) => w.getBoundingClientRect().top >= 0);
  else next = list.findLast((w) => w.getBoundingClientRect().bottom <= 0);
  if (next) show(next);
  else document.querySelector<HTMLAnchorElement>(by > 0 ? "a.doubt-next" : "a.doubt-before")?.click();
}

// arrive shows the doubt to which a sheet before or after has led.
export function arrive(): void {
  const go = () => {
    const list = doubts();
    const word = location.hash === "#doubts" ? list[0] : location.hash === "#doubts-end" ? list[list.length - 1] : undefined;
    if (word) show(word);
  };
  addEventListener("hashchange", go);
  // A browser goes to the fragment once more when all is loaded, and takes the focus.
  if (document.readyState === "complete") go();
  else addEventListener("load", () => setTimeout(go));
}

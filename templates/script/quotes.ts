// The words that a link quotes light up while the link is pointed at or has
// the focus, in either layer.
export function light(numbers: Set<string>, on: boolean): void {
  for (const mark of document.querySelectorAll<HTMLElement>(".layers mark")) {
    const quoted = (mark.dataset.q ?? "").split(" ").some((n) => numbers.has(n));
    if (quoted) mark.classList.toggle("on", on);
  }
}

export function quotes(): void {
  for (const item of document.querySelectorAll<HTMLElement>("[data-quotes]")) {
    const numbers = new Set((item.dataset.quotes ?? "").split(" "));
    item.addEventListener("pointerenter", () => light(numbers, true));
    item.addEventListener("pointerleave", () => light(numbers, false));
    item.addEventListener("focusin", () => light(numbers, true));
    item.addEventListener("focusout", () => light(numbers, false));
  }
}

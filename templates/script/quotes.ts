// The words that a link quotes light up while the link is pointed at or has
// the focus, in either layer; and, while a hand is played, by what has become
// of the rule that they state.
export type Verdict = "true" | "false" | "open"; // open: the hand has not reached it

const numbers = (item: HTMLElement) => (item.dataset.quotes ?? "").split(" ");

function marks(of: string[]): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(".layers mark")).filter((m) => (m.dataset.q ?? "").split(" ").some((n) => of.includes(n)));
}

export function light(of: string[], on: boolean): void {
  for (const mark of marks(of)) mark.classList.toggle("on", on);
}

export function quotes(): void {
  for (const item of document.querySelectorAll<HTMLElement>("[data-quotes]:not(:has([data-quotes]))")) {
    item.addEventListener("pointerenter", () => light(numbers(item), true));
    item.addEventListener("pointerleave", () => light(numbers(item), false));
    item.addEventListener("focusin", () => light(numbers(item), true));
    item.addEventListener("focusout", () => light(numbers(item), false));
  }
}

// unjudge takes all that judge has shown away from the words and provisions.
export function unjudge(): void {
  for (const e of document.querySelectorAll<HTMLElement>(".layers mark[data-verdict], .states > li[data-verdict]")) delete e.dataset.verdict;
}

// judge shows what has become of each rule, in the words themselves and in
// the lists that quote them. Words that state several rules are true when one
// of them is.
export function judge(lists: HTMLElement[], of: (rule: string) => Verdict): void {
  const rank: Verdict[] = ["open", "false", "true"];
  const best = new Map<HTMLElement, Verdict>();
  for (const item of lists) {
    const verdict = of(item.dataset.rule!);
    item.dataset.verdict = verdict;
    for (const mark of marks(numbers(item))) {
      if (rank.indexOf(verdict) >= rank.indexOf(best.get(mark) ?? "open")) best.set(mark, verdict);
    }
  }
  best.forEach((verdict, mark) => (mark.dataset.verdict = verdict));
}

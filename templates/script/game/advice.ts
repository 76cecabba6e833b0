// A hint with its reason, and the list of what may be claimed.
import { cardName } from "../names";
import { el, type Rulings } from "./rulings";
import type { Hint, View } from "./session";

function deed(card: string, view: View): string {
  if (card === "-") return "Keep your hand.";
  const verb = { exchange: "Put out", swap: "Give" }[view.phase as string] ?? "Play";
  return `${verb} the ${cardName(card)}.`;
}

// advise shows a hint, and gives it in a line for those who hear it.
export function advise(into: HTMLElement, hint: Hint, view: View, rulings: Rulings): string {
  const what = deed(hint.card, view);
  const mean = (hint.mean / 10).toFixed(1).replace("-", "−");
  const line = el("p", "", el("b", "", what), ` ${hint.text} `, rulings.behind(hint.rules));
  const words = rulings.words(hint.rules);
  if (words) line.append(" ", words);
  into.replaceChildren(line);
  if (hint.tried) into.append(el("p", "count", `On ${hint.tried} deals that fit what you know, the hand comes to ${mean} on the average.`));
  return `${what} ${hint.text}`;
}

const names: Record<string, string> = { party: "the party", pool: "what the pool gives" };

// offer lists what the player may ask for, all of it ticked.
export function offer(into: HTMLElement, view: View, rulings: Rulings): void {
  into.replaceChildren(
    ...view.claims.map((c) => {
      const box = el("input") as HTMLInputElement;
      Object.assign(box, { type: "checkbox", checked: true, value: c.what });
      const name = names[c.what] ?? `what is paid for the ${cardName(c.what)}`;
      return el("p", "", el("label", "", box, ` ${name}: ${c.amount}`), " ", rulings.behind(c.rules));
    }),
  );
}

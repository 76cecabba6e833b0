// A hint with its reason.
import { el, type Rulings } from "./rulings";
import { signs } from "../signs";
import type { Hint } from "./session";

// advise shows a hint, and gives its lines for those who hear it.
export function advise(into: HTMLElement, hint: Hint, rulings: Rulings): string[] {
  const mean = (hint.mean / 10).toFixed(1).replace("-", "−");
  const line = el("p", "", el("b", "phrase", ...signs(hint.label), "."), " ", el("span", "", hint.text), " ", ...(hint.rules.length ? [rulings.behind(hint.rules)] : []));
  const words = rulings.words(hint.rules);
  if (words) line.append(" ", words);
  into.replaceChildren(line);
  if (hint.tried) into.append(el("p", "count", `On ${hint.tried} deals that fit what you know, the hand comes to ${mean} on the average.`));
  return [`${hint.label}.`, hint.text];
}

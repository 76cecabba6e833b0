// Which language a reader is addressed in.
import { recall } from "./memory";

// wanted is the language chosen on some page before, or the first of the
// browser's that the edition has.
export function wanted(choices: string[]): string {
  const chosen = recall("tongue");
  if (chosen && choices.includes(chosen)) return chosen;
  for (const l of navigator.languages ?? []) {
    const tag = l.slice(0, 2).toLowerCase();
    if (choices.includes(tag)) return tag;
  }
  return "en";
}

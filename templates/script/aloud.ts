// What is told to those who do not see the table: a line of its own beside the one
// that is seen. Whoever reads on would come to it twice, so it is taken away when it
// is said.
import { inWords } from "./signs";

const stays = 6000; // ms
const fading = new WeakMap<HTMLElement, number>();

// aloud says something in a line for those who hear.
export function aloud(line: HTMLElement, ...words: (Node | string)[]): void {
  line.replaceChildren(...words);
  if (document.documentElement.lang === "en") inWords(line); // else when it is translated
  clearTimeout(fading.get(line));
  fading.set(line, window.setTimeout(() => line.replaceChildren(), stays));
}

// tell says something in a line that is seen, and in that for those who hear after it.
export function tell(line: HTMLElement, ...words: (Node | string)[]): void {
  line.replaceChildren(...words);
  aloud(line.nextElementSibling as HTMLElement, ...words.map((word) => (typeof word === "string" ? word : word.cloneNode(true))));
}

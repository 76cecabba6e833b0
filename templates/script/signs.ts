// The signs of cards in a line of text.
import { cardName, suitName } from "./names";

const suits: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

// signs marks the cards in a line, a ten by its number, for those who see them
// and those who hear, as signs in site/joined/joined.go does.
export function signs(text: string): (Node | string)[] {
  return text.replaceAll("'", "’").split(/([♠♥♦♣](?:10|[A2-9TJQK]))/).map((part, i) => {
    if (i % 2 === 0) return part;
    const span = document.createElement("span");
    span.className = "♥♦".includes(part[0]) ? "sign red" : "sign";
    span.textContent = part.replace("T", "10");
    span.setAttribute("role", "img");
    span.setAttribute("aria-label", cardName(part.slice(1).replace("10", "T") + suits[part[0]]));
    return span;
  });
}

// inWords puts their names for the signs of cards, for a line that is told while it is
// not read: of that some screen readers say the text, and no picture in it. Several
// names are parted as in a list.
export function inWords(line: Element, say = (name: string): string | undefined => name): void {
  for (const sign of line.querySelectorAll(".sign")) {
    const name = sign.getAttribute("aria-label")!;
    const between = sign.nextSibling;
    const next = between?.nextSibling;
    if (between instanceof Text && between.data === " " && next instanceof Element && next.matches(".sign")) between.data = ", ";
    sign.replaceWith(say(name) ?? name);
  }
}

// suitSign is the sign of a suit by itself, for those who see it and those who hear.
export function suitSign(sign: string): HTMLElement {
  const b = document.createElement("b");
  b.className = "sign";
  b.textContent = sign;
  b.setAttribute("role", "img");
  b.setAttribute("aria-label", suitName(suits[sign]));
  return b;
}

// sentences are lines of which each is a text of its own: so each is said in the
// reader's language, to those who see and to those who hear.
export function sentences(lines: string[]): (Node | string)[] {
  return lines.flatMap((line, i) => {
    const span = document.createElement("span");
    span.className = "phrase";
    span.append(...signs(line));
    return i ? [" ", span] : [span];
  });
}

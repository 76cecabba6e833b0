// The letters of court cards in the reader's language, on their pictures
// (site/pictures/cards.go) and in sentences. What is written in the notation of records
// keeps those of the records.
const letters: Record<string, Record<string, string>> = { fr: { K: "R", Q: "D", J: "V" }, sv: { Q: "D", J: "Kn" } };

// indices gives the cards within a part of a page the letters of a language, those signs
// that are free to be said in it. What a sign was stays with it: it is read there.
export function indices(within: Element, tag: string, free: (e: Element) => boolean): void {
  const all = <T extends Element>(selector: string) => [...(within.matches(selector) ? [within] : []), ...within.querySelectorAll(selector)] as T[];
  for (const sign of all<HTMLElement>(".sign")) {
    const [text, suit, face] = /^([♠♥♦♣])([KQJ])$/.exec(sign.textContent!) ?? [];
    const own = letters[tag]?.[face];
    if (!own || !free(sign)) continue;
    sign.dataset.sign = text;
    sign.textContent = suit + own;
  }
  for (const picture of all<HTMLImageElement>('img[src*="cards/"]')) if (!picture.src.includes("#")) picture.src += `#${tag}`;
}

// lettered is the text of an element with the letters of the records.
export function lettered(e: Element): string {
  if (!e.querySelector("[data-sign]")) return e.textContent!;
  const copy = e.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll<HTMLElement>("[data-sign]")) sign.textContent = sign.dataset.sign!;
  return copy.textContent!;
}

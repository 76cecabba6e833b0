import { joiner, type Folder } from "./words";

export interface Piece {
  text: string;
  lit: boolean;
}

// Lit tells what is lit: of each term, for each of its words, the forms that
// answer it.
export type Lit = Set<string>[][];

const length = 120;

// inLang is a form in a language, as a member of a Lit.
export function inLang(lang: string, form: string): string {
  return lang + "\t" + form;
}

// marks are the stretches of a text where a term stands, a phrase whole, in
// order and apart.
export function marks(folder: Folder, lang: string, text: string, lit: Lit): [number, number][] {
  const words = folder.words(lang, text);
  const forms = words.map((w) => inLang(lang, w.form));
  const found: [number, number][] = [];
  for (const slots of lit) {
    for (let i = 0; i + slots.length <= words.length; i++) {
      if (slots.every((s, k) => s.has(forms[i + k]))) found.push([words[i].start, words[i + slots.length - 1].end]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  const apart: [number, number][] = [];
  for (const m of found) {
    const last = apart[apart.length - 1];
    if (last && m[0] < last[1]) last[1] = Math.max(last[1], m[1]);
    else apart.push(m);
  }
  return apart;
}

// excerpt cuts the stretch of a text around its first mark, as pieces of plain
// text: the page makes no markup of them.
export function excerpt(folder: Folder, lang: string, text: string, lit: Lit): Piece[] {
  const [first] = marks(folder, lang, text, lit);
  let start = 0;
  let end = Math.min(text.length, length);
  if (first) {
    start = Math.max(0, first[0] - Math.trunc(length / 3));
    end = Math.min(text.length, start + length);
    start = Math.max(0, Math.min(start, end - length));
  }
  while (start > 0 && start < text.length && !/\s/.test(text[start - 1])) start++;
  while (end < text.length && !/\s/.test(text[end])) end++;
  return light(folder, lang, (start > 0 ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : ""), lit);
}

// light parts a text at its marks.
export function light(folder: Folder, lang: string, text: string, lit: Lit): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of marks(folder, lang, text, lit)) {
    if (start > at) pieces.push({ text: text.slice(at, start), lit: false });
    pieces.push({ text: text.slice(start, end), lit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), lit: false });
  return pieces.map((p) => ({ ...p, text: p.text.replaceAll(joiner, "") }));
}

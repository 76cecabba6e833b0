import { joiner, type Folder } from "./words";

export interface Piece {
  text: string;
  lit: boolean;
}

const length = 120;

// inLang is a form in a language, as a mark.
export function inLang(lang: string, form: string): string {
  return lang + "\t" + form;
}

// excerpt cuts the stretch of a text around its first lit word, as pieces of
// plain text: the page makes no markup of them.
export function excerpt(folder: Folder, lang: string, text: string, marks: Set<string>): Piece[] {
  const first = folder.words(lang, text).find((w) => marks.has(inLang(lang, w.form)));
  let start = 0;
  let end = Math.min(text.length, length);
  if (first) {
    start = Math.max(0, first.start - Math.trunc(length / 3));
    end = Math.min(text.length, start + length);
    start = Math.max(0, Math.min(start, end - length));
  }
  while (start > 0 && start < text.length && !/\s/.test(text[start - 1])) start++;
  while (end < text.length && !/\s/.test(text[end])) end++;
  return light(folder, lang, (start > 0 ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : ""), marks);
}

// light parts a text at its lit words.
export function light(folder: Folder, lang: string, text: string, marks: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const w of folder.words(lang, text)) {
    if (!marks.has(inLang(lang, w.form))) continue;
    if (w.start > at) pieces.push({ text: text.slice(at, w.start), lit: false });
    pieces.push({ text: text.slice(w.start, w.end), lit: true });
    at = w.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), lit: false });
  return pieces.map((p) => ({ ...p, text: p.text.replaceAll(joiner, "") }));
}

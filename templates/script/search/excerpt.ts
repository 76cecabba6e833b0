import type { Folder } from "./words";

export interface Piece {
  text: string;
  lit: boolean;
}

const length = 160;

// excerpt cuts the stretch of a reading around its first lit word, as pieces
// of plain text: the page makes no markup of them.
export function excerpt(folder: Folder, lang: string, reading: string, marks: Set<string>): Piece[] {
  const lit = folder.words(lang, reading).filter((w) => marks.has(w.form));
  let start = 0;
  let end = Math.min(reading.length, length);
  if (lit.length > 0) {
    start = Math.max(0, lit[0].start - Math.trunc(length / 3));
    end = Math.min(reading.length, start + length);
    start = Math.max(0, Math.min(start, end - length));
  }
  while (start > 0 && start < reading.length && !/\s/.test(reading[start - 1])) start++;
  while (end < reading.length && !/\s/.test(reading[end])) end++;
  const pieces: Piece[] = [];
  let at = start;
  if (start > 0) pieces.push({ text: "… ", lit: false });
  for (const w of lit) {
    if (w.start < start || w.end > end) continue;
    if (w.start > at) pieces.push({ text: reading.slice(at, w.start), lit: false });
    pieces.push({ text: reading.slice(w.start, w.end), lit: true });
    at = w.end;
  }
  if (at < end) pieces.push({ text: reading.slice(at, end), lit: false });
  if (end < reading.length) pieces.push({ text: " …", lit: false });
  return pieces;
}

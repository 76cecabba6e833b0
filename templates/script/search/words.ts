import type { Tables } from "./tables";

export interface Word {
  form: string;
  start: number; // in the text, in UTF-16 units
  end: number;
}

const letterOrDigit = /[\p{L}\p{Nd}]/u;
const mark = /\p{Mn}/u;

// A joiner stands where the scan cut a word in two: index/mend.go.
export const joiner = "\u2060";
const gap = 5;

// Folder cuts and folds words as index/words.go does.
export class Folder {
  private foldings = new Map<string, string>();

  constructor(private tables: Tables) {
    for (const [to, from] of Object.entries(tables.fold)) {
      for (const letter of from) this.foldings.set(letter, to);
    }
  }

  private letter(lang: string, ch: string): string {
    const l = ch.toLowerCase();
    const first = String.fromCodePoint(l.codePointAt(0)!);
    if (first < "\u0080" || (this.tables.letters[lang] ?? "").includes(first)) return first;
    return this.foldings.get(first) ?? first;
  }

  words(lang: string, text: string): Word[] {
    const out: Word[] = [];
    let form = "";
    let start = -1;
    let end = 0;
    let at = 0;
    let left = 0; // marks and spaces that may still follow a joiner
    const flush = () => {
      if (start >= 0) out.push({ form, start, end });
      start = -1;
      form = "";
      left = 0;
    };
    for (const ch of text) {
      const next = at + ch.length;
      if (letterOrDigit.test(ch)) {
        if (start < 0) start = at;
        form += this.letter(lang, ch);
        end = next;
        left = 0;
      } else if (start >= 0) {
        if (mark.test(ch) && end === at) end = next;
        else if (ch === joiner) left = gap;
        else if (left > 0) left--;
        else flush();
      }
      at = next;
    }
    flush();
    return out;
  }

  fold(lang: string, word: string): string {
    let form = "";
    for (const ch of word) if (letterOrDigit.test(ch)) form += this.letter(lang, ch);
    return form;
  }
}

import type { Tables } from "./tables";

export interface Word {
  form: string;
  start: number; // in the text, in UTF-16 units
  end: number;
}

const letterOrDigit = /[\p{L}\p{Nd}]/u;
const mark = /\p{Mn}/u;

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
    let at = 0;
    const flush = () => {
      if (start >= 0) out.push({ form, start, end: at });
      start = -1;
      form = "";
    };
    for (const ch of text) {
      if (letterOrDigit.test(ch)) {
        if (start < 0) start = at;
        form += this.letter(lang, ch);
      } else if (!(start >= 0 && mark.test(ch))) {
        flush();
      }
      at += ch.length;
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

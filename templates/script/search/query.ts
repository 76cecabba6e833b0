import type { Folder } from "./words";
import type { Tables } from "./tables";

export interface Term {
  words: string[];
  raw: string[];
  prefix: boolean;
  quoted: boolean;
}

export interface Query {
  terms: Term[];
  not: Term[];
  filters: Record<string, string>;
  gloss: boolean;
}

const maxRunes = 500;
const maxWords = 24;
const filterNames = new Set(["text", "game", "lang", "kind", "rule"]);

export function clip(s: string): string {
  const runes = Array.from(s.slice(0, 4 * maxRunes));
  return runes.length > maxRunes ? runes.slice(0, maxRunes).join("") : s.slice(0, 4 * maxRunes);
}

// parse reads a query as index/query.go does: every input is a query.
export function parse(folder: Folder, input: string): Query {
  const q: Query = { terms: [], not: [], filters: {}, gloss: false };
  let s = clip(input).trimStart();
  let words = 0;
  while (s !== "" && words < maxWords) {
    let not = false;
    if (s.length > 1 && s[0] === "-" && s[1] !== " ") {
      not = true;
      s = s.slice(1);
    }
    let term: Term;
    if (s.startsWith('"')) {
      const end = s.indexOf('"', 1);
      const body = end < 0 ? s.slice(1) : s.slice(1, end);
      s = end < 0 ? "" : s.slice(end + 1);
      term = newTerm(folder, body);
      term.quoted = true;
    } else {
      const end = s.search(/\s/u);
      const piece = end < 0 ? s : s.slice(0, end);
      s = end < 0 ? "" : s.slice(end + 1);
      const colon = piece.indexOf(":");
      if (colon >= 0 && colon < piece.length - 1 && !not) {
        const name = piece.slice(0, colon).toLowerCase();
        const value = piece.slice(colon + 1);
        if (name === "in" && value === "gloss") {
          q.gloss = true;
          s = s.trimStart();
          continue;
        }
        if (filterNames.has(name)) {
          q.filters[name] = value.toLowerCase();
          s = s.trimStart();
          continue;
        }
      }
      term = newTerm(folder, piece);
      term.prefix = piece.endsWith("*");
    }
    s = s.trimStart();
    if (term.words.length === 0) continue;
    words += term.words.length;
    (not ? q.not : q.terms).push(term);
  }
  return q;
}

function newTerm(folder: Folder, s: string): Term {
  const words = folder.words("", s);
  return {
    words: words.map((w) => w.form),
    raw: words.map((w) => s.slice(w.start, w.end)),
    prefix: false,
    quoted: false,
  };
}

// readings are the folded forms of a term's word in the languages of the corpus.
export function readings(folder: Folder, tables: Tables, term: Term, i: number): string[] {
  const forms = [term.words[i]];
  for (const lang of Object.keys(tables.letters)) {
    const f = folder.fold(lang, term.raw[i]);
    if (f !== term.words[i]) forms.push(f);
  }
  return forms;
}

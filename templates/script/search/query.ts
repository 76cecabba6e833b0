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
  signs: string[]; // the filters and in:gloss as they were typed
  named: string; // what was typed but for the filters
}

const maxRunes = 500;
const maxWords = 24;
const filterNames = new Set(["text", "game", "lang", "kind", "rule"]);

// space is white space as Go knows it, which a browser's \s is not quite.
export const space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u;

export function clip(s: string): string {
  return Array.from(s.slice(0, 2 * maxRunes)).slice(0, maxRunes).join("");
}

// parse reads a query as index/query.go does: every input is a query.
export function parse(folder: Folder, input: string): Query {
  const q: Query = { terms: [], not: [], filters: {}, gloss: false, signs: [], named: "" };
  let s = skipSpace(clip(input));
  const named: string[] = [];
  for (let words = 0; s !== "" && words < maxWords; s = skipSpace(s)) {
    let not = false;
    const typed = s;
    if (s.length > 1 && s[0] === "-" && s[1] !== " ") {
      not = true;
      s = s.slice(1);
    }
    let term: Term;
    if (s.startsWith('"')) {
      const end = s.indexOf('"', 1);
      term = newTerm(folder, end < 0 ? s.slice(1) : s.slice(1, end));
      term.quoted = true;
      s = end < 0 ? "" : s.slice(end + 1);
    } else {
      const piece = s.slice(0, pieceEnd(s));
      s = s.slice(piece.length);
      const colon = piece.indexOf(":");
      if (colon >= 0 && colon < piece.length - 1 && !not) {
        const name = piece.slice(0, colon).toLowerCase();
        const value = piece.slice(colon + 1).replace(/^"+|"+$/g, "");
        const gloss = name === "in" && value === "gloss";
        if (gloss || filterNames.has(name)) {
          q.signs.push(piece);
          if (gloss) q.gloss = true;
          else q.filters[name] = name === "game" ? folder.words("", value).map((w) => w.form).join(" ") : value.toLowerCase();
          continue;
        }
      }
      term = newTerm(folder, piece);
      term.prefix = piece.endsWith("*");
    }
    named.push(typed.slice(0, typed.length - s.length));
    if (term.words.length === 0) continue;
    words += term.words.length;
    (not ? q.not : q.terms).push(term);
  }
  q.named = named.join(" ");
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

// typedWith is a query as it is typed, with other terms in place of its own.
export function typedWith(q: Query, terms: Term[]): string {
  return [...q.signs, ...terms.map(spell), ...q.not.map((t) => "-" + spell(t))].join(" ");
}

// spell is a term as it is typed.
function spell(t: Term): string {
  const words = t.raw.join(" ");
  return t.quoted ? `"${words}"` : words + (t.prefix ? "*" : "");
}

function skipSpace(s: string): string {
  let i = 0;
  while (i < s.length && space.test(s[i])) i++;
  return s.slice(i);
}

// pieceEnd is the first white space that is not between the quotation marks of
// a filter's value.
function pieceEnd(s: string): number {
  let quoted = false;
  for (let i = 0; i < s.length; i++) {
    if (s[i] === '"' && (quoted || s[i - 1] === ":")) quoted = !quoted;
    else if (!quoted && space.test(s[i])) return i;
  }
  return s.length;
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

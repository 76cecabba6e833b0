import { before, languages, type Tables } from "./tables";
import type { Folder } from "./words";
import type { Query, Term } from "./query";

// What index/offer.go offers and suggests.

export interface Offer {
  lang: string;
  form: string;
  concept: string;
  related: boolean;
}

export interface Concept {
  id: string;
  name: string;
  names: { lang: string; form: string }[];
  see: string[];
}

// readConcept reads one entry of the first file: id, name, names, see. A name has the number
// of its language before it.
export function readConcept([id, name, names, see]: string[]): Concept {
  return {
    id, name,
    names: names.split("|").filter(Boolean).map((n) => {
      const [number] = n.split(" ", 1);
      return { lang: languages[Number(number)], form: n.slice(number.length + 1) };
    }),
    see: see.split(" ").filter(Boolean),
  };
}

export function offers(folder: Folder, concepts: Concept[], q: Query): Offer[] {
  const query = q.terms.flatMap((t) => t.words).join(" ");
  if (query === "" || q.gloss) return [];
  const folded = (s: string) => folder.words("", s).map((w) => w.form).join(" ");
  const own: Offer[] = [];
  const related: Offer[] = [];
  const seen = new Set<string>();
  const add = (to: Offer[], o: Offer) => {
    const key = o.lang + " " + folded(o.form);
    if (seen.has(key) || same(folded(o.form), query)) return;
    seen.add(key);
    to.push(o);
  };
  for (const c of concepts) {
    if (![c.name, ...c.names.map((n) => n.form)].some((n) => same(folded(n), query))) continue;
    for (const n of c.names) add(own, { ...n, concept: c.id, related: false });
    for (const id of c.see) {
      const other = concepts.find((k) => k.id === id);
      if (other?.names.length) add(related, { lang: other.names[0].lang, form: other.name, concept: id, related: true });
    }
  }
  return [...own, ...related];
}

// same compares folded names; a longer one may have an ending more.
export function same(a: string, b: string): boolean {
  if (a.length > b.length) [a, b] = [b, a];
  if (!b.startsWith(a)) return false;
  const rest = b.slice(a.length);
  return rest === "" || (Array.from(a).length >= 4 && Array.from(rest).length <= 2 && !rest.includes(" "));
}

const most = 3;

// slips is how many letters may be wrong in a word of so many letters.
const slips = (letters: number) => Math.min(1 + Math.trunc(letters / 5), mostSlips);
const mostSlips = 3;

// nearest are the forms nearest to a word in one of its foldings, as it may
// have been mistyped, and first what the books call it, where it is of today; of a
// word with an f for a long s, that word alone.
export function nearest(tables: Tables, forms: [string, number][], words: string[]): string[] {
  let found: { form: string; count: number; cost: number }[] = [];
  const long: typeof found = [];
  for (const s of words) {
    const word = Array.from(s);
    const heard = Array.from(sound(tables, s));
    for (const [form, count] of forms) {
      if (longS(s, form)) long.push({ form, count, cost: 0 });
      let cost = far(tables, word, heard, form);
      if (cost > slips(word.length)) continue;
      if (!form.startsWith(word[0])) cost++;
      found.push({ form, count, cost });
    }
  }
  if (long.length > 0) found = long; // then it is not mistyped
  found.sort((a, b) => a.cost - b.cost || b.count - a.count || before(a.form, b.form));
  const today = words.map((s) => tables.today[s]).filter(Boolean);
  return [...new Set([...today, ...found.map((f) => f.form)])].slice(0, most);
}

// longS tells whether a word is a form of the books whose long s was taken for an f.
export function longS(word: string, form: string): boolean {
  return word !== form && word.length === form.length && Array.from(word, (c, i) => c === form[i] || (c === "f" && form[i] === "s")).every(Boolean);
}

// far is how far a form is from a word, as it is written or, unless too little is
// heard (zzzzzz), as it is heard.
function far(tables: Tables, word: string[], heard: string[], form: string): number {
  if (Math.abs(Array.from(form).length - word.length) > 2 * mostSlips) return mostSlips + 1;
  const cost = letters(word, form, 2 * mostSlips);
  return cost > 1 && heard.length >= shortSound ? Math.min(cost, 1 + letters(heard, sound(tables, form), 2 * mostSlips)) : cost;
}

const shortSound = 3;

// sound is how a folded word sounds: index/sound.go.
function sound(tables: Tables, word: string): string {
  for (const [from, to] of tables.sounds) word = word.replaceAll(from, to);
  word = word.replace(/(.)\1+/gu, "$1");
  return Array.from(word).length > shortSound ? word.replace(/s$/, "").replace(/e$/, "") : word;
}

// letters is how many letters must be changed, put in or left out to turn a
// into b, or more than limit.
function letters(a: string[], b: string, limit: number): number {
  const o = Array.from(b);
  if (Math.abs(a.length - o.length) > limit) return limit + 1;
  const row = Array.from({ length: o.length + 1 }, (_, j) => j);
  a.forEach((x, i) => {
    let corner = row[0];
    row[0] = i + 1;
    o.forEach((y, j) => {
      const changed = corner + (x === y ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = Math.min(changed, row[j] + 1, row[j + 1] + 1);
    });
  });
  return row[o.length];
}

// suggest writes the query anew with the words that stand nowhere replaced.
export async function suggest(
  q: Query,
  occurs: (t: Term, i: number) => Promise<boolean>,
  near: (t: Term, i: number) => Promise<string[]>,
): Promise<string[]> {
  let list = [""];
  let changed = false;
  for (const t of q.terms) {
    for (let i = 0; i < t.words.length; i++) {
      let words = [t.words[i]];
      if (!(await occurs(t, i))) {
        changed = true;
        words = await near(t, i);
        if (words.length === 0) words = [""];
      }
      const longer: string[] = [];
      for (let k = 0; k < Math.max(list.length, words.length); k++) {
        longer.push((list[Math.min(k, list.length - 1)] + " " + words[Math.min(k, words.length - 1)]).trim());
      }
      list = longer;
    }
  }
  return changed && list[0] !== "" ? list : [];
}

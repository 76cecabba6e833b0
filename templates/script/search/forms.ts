import { languages } from "./tables";

// What the files of a searched field say of a form, a word as it is spelt
// somewhere: index/shards.go.

export interface Form {
  form: string;
  lang: string;
  known: boolean;
  family: Family;
  spelling: string; // of the family's groups; "" for a group of one
  stem: string;
  postings: string;
  places: string; // the file that tells where it stands
  line: number; // in that file
}

export interface Family {
  forms: Form[];
  shown: Map<number, Shown>; // clauses whose excerpts lie beside the words
}

export interface Shown {
  path: string;
  label: string;
  text: string;
  lang?: string; // where it is not that of the shelf's readers
}

export interface Posting {
  clause: number;
  length: number; // place in tables.length
  count: number;
}

// last is the place of the last item that is not greater than x.
export function last<T>(list: T[], x: T): number {
  let lo = 0;
  let hi = list.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (list[mid] <= x) lo = mid + 1;
    else hi = mid;
  }
  return Math.max(0, lo - 1);
}

export function readForm(line: string, family: Family, places: string, at: number): Form {
  const [form, flags, spelling, stem, postings] = line.split("\t");
  return {
    form, family, spelling, stem, postings, places,
    line: at,
    lang: languages[Number(flags) % languages.length],
    known: Number(flags) < languages.length,
  };
}

const item = /^([0-9a-z]+)([A-Z])([0-9a-z]*)$/;

// postings are the clauses that have a form.
export function postings(f: Form): Posting[] {
  if (f.postings === "") return [];
  let clause = 0;
  return f.postings.split(" ").map((text) => {
    const [, distance, length, count] = item.exec(text)!;
    clause += parseInt(distance, 36);
    return { clause, length: length.charCodeAt(0) - 65, count: count ? parseInt(count, 36) : 1 };
  });
}

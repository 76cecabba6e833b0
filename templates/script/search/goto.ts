import type { Text } from "./filter";
import { space } from "./query";
import type { Folder } from "./words";

// Numbered is a clause with its path and number.
interface Numbered {
  clause: number;
  path: string;
  number: number;
}

export function readIds(data: string): Numbered[] {
  let clause = 0;
  return data.split("\n").filter(Boolean).map((line) => {
    const [distance, path, number] = line.split("\t");
    clause += parseInt(distance, 36);
    return { clause, path, number: number === undefined ? Number(ending(path)) : parseInt(number, 36) };
  });
}

// goTo finds the clauses that the whole query names, as index/goto.go does. The
// files, so many, of clauses by number are fetched only where it may name one.
export async function goTo(
  folder: Folder, query: string, texts: Text[], files: number, fetchIds: (file: number) => Promise<Numbered[]>,
): Promise<number[]> {
  const s = trim(query).toLowerCase();
  const words = s.split(space).filter(Boolean);
  const last = (words[words.length - 1] ?? "").replace(/^[.,]+|[.,]+$/g, "");
  const number = /^[+-]?\d{1,15}$/.test(last) ? parseInt(last, 10) : roman(last);
  const numbered = words.length > 0 && words.length <= 4 && (number !== 0 || last.includes(".")) && (words.length > 1 || number >= 1);
  const colon = s.indexOf(":");
  if (colon >= 0) {
    const path = s.slice(colon + 1);
    const hit = (await fetchIds(fileOf(ending(path), files))).find((d) => d.path === path && textOf(texts, d.clause).id === s.slice(0, colon));
    if (hit) return [hit.clause];
  }
  if (!numbered) return [];
  const where = new Set([fileOf(ending(last), files)]);
  if (number !== 0) where.add(fileOf(String(number), files));
  const found = new Set<number>();
  for (const d of (await Promise.all([...where].map(fetchIds))).flat()) {
    if ((number === 0 || d.number !== number) && !("." + d.path).endsWith("." + last)) continue;
    const text = textOf(texts, d.clause);
    const called = [text.id, ...text.names].join(" ");
    const named = words.slice(0, -1).every(
      (w) => called.includes(folder.fold("", w)) || d.path.startsWith(w) || w === "art" || w === "art." || w === "article",
    );
    if (named) found.add(d.clause);
  }
  return [...found].sort((a, b) => a - b);
}

function ending(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

// fileOf is idFile of index/ids.go.
function fileOf(last: string, files: number): number {
  let sum = 0;
  for (const c of last) sum = (31 * sum + c.codePointAt(0)!) % 65521;
  return sum % files;
}

function textOf(texts: Text[], clause: number): Text {
  return texts.findLast((t) => t.first <= clause)!;
}

function trim(s: string): string {
  return s.split(space).join(" ").replace(/^ +| +$/g, "");
}

const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const parts: [number, string][] = [
  [100, "c"], [90, "xc"], [50, "l"], [40, "xl"], [10, "x"], [9, "ix"], [5, "v"], [4, "iv"], [1, "i"],
];

// roman is the number a roman numeral stands for, or 0.
export function roman(s: string): number {
  let total = 0;
  for (let i = 0; i < s.length; i++) {
    const v = values[s[i]];
    if (!v) return 0;
    total += (values[s[i + 1]] ?? 0) > v ? -v : v;
  }
  if (total <= 0) return 0;
  let n = total;
  let back = "";
  for (const [v, r] of parts) for (; n >= v; n -= v) back += r;
  return back === s ? total : 0;
}

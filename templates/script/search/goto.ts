import type { Text } from "./filter";
import { space } from "./query";
import type { Folder } from "./words";

// Ids are the paths and numbers of all clauses.
export interface Ids {
  paths: string[];
  numbers: number[];
}

export function readIds(data: string): Ids {
  const ids: Ids = { paths: [], numbers: [] };
  for (const line of data.split("\n")) {
    if (line === "") continue;
    const [path, number] = line.split("\t");
    ids.paths.push(path);
    ids.numbers.push(number === undefined ? Number(path.slice(path.lastIndexOf(".") + 1)) : parseInt(number, 36));
  }
  return ids;
}

// goTo finds the clauses that the whole query names, as index/goto.go does;
// ids are fetched only where it may name one.
export async function goTo(folder: Folder, query: string, texts: Text[], getIds: () => Promise<Ids>): Promise<number[]> {
  const s = trim(query).toLowerCase();
  const words = s.split(space).filter(Boolean);
  const last = (words[words.length - 1] ?? "").replace(/^[.,]+|[.,]+$/g, "");
  const number = /^[+-]?\d{1,15}$/.test(last) ? parseInt(last, 10) : roman(last);
  const numbered = words.length > 0 && words.length <= 4 && (number !== 0 || last.includes(".")) && (words.length > 1 || number >= 1);
  if (!numbered && !s.includes(":")) return [];
  const ids = await getIds();
  const colon = s.indexOf(":");
  for (const [i, t] of texts.entries()) {
    if (t.id !== s.slice(0, colon)) continue;
    const at = ids.paths.indexOf(s.slice(colon + 1), t.first);
    if (at >= 0 && at < (texts[i + 1]?.first ?? ids.paths.length)) return [at];
  }
  const found: number[] = [];
  if (!numbered) return found;
  const called = texts.map((t) => [t.id, ...t.names].join(" "));
  let text = 0;
  ids.paths.forEach((path, i) => {
    while (text + 1 < texts.length && texts[text + 1].first <= i) text++;
    if ((number === 0 || ids.numbers[i] !== number) && !("." + path).endsWith("." + last)) return;
    const named = words.slice(0, -1).every(
      (w) => called[text].includes(folder.fold("", w)) || path.startsWith(w) || w === "art" || w === "art." || w === "article",
    );
    if (named) found.push(i);
  });
  return found;
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

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
  const colon = s.indexOf(":");
  if (colon >= 0) {
    const path = s.slice(colon + 1);
    const hit = (await fetchIds(fileOf(ending(path), files))).find((d) => d.path === path && textOf(texts, d.clause).id === s.slice(0, colon));
    if (hit) return [hit.clause];
  }
  const { words, paragraph, ...at } = placed(folder, s);
  const number = paragraph ? 0 : /^[+-]?\d{1,15}$/.test(at.last) ? parseInt(at.last, 10) : roman(at.last);
  const last = paragraph ? "p" + at.last : at.last;
  if (at.last === "" || words.length > mostPlaces) return [];
  if (paragraph ? !/^[0-9]/.test(at.last) : (number === 0 && !last.includes(".")) || (words.length === 0 && number < 1)) return [];
  const where = new Set([fileOf(ending(last), files)]);
  if (number !== 0) where.add(fileOf(String(number), files));
  const found = new Set<number>();
  for (const d of (await Promise.all([...where].map(fetchIds))).flat()) {
    if ((number === 0 || d.number !== number) && !("." + d.path).endsWith("." + last)) continue;
    const text = textOf(texts, d.clause);
    const names = [text.id, ...text.names].join(" ");
    if (words.every((w) => names.includes(folder.fold("", w)) || under(folder, d.path, w))) found.add(d.clause);
  }
  return [...found].sort((a, b) => a - b);
}

const mostPlaces = 6;
const articles = ["art", "art.", "article", "¶"];
const joining = ["jeu", "du", "de", "des", "le", "la", "les", "l", "d"];

// placed is a query as a place in a text, as index/goto.go has it.
function placed(folder: Folder, s: string): { words: string[]; last: string; paragraph: boolean } {
  const parts = s.replaceAll("¶", " ¶ ").split(space).flatMap((w) => w.split(/[,;'’]/u)).filter(Boolean);
  const last = (parts.pop() ?? "").replace(/^\.+|\.+$/g, "");
  const words = parts.filter((w) => !articles.includes(w) && !joining.includes(w));
  const joined = words.length === 0 && parts.some((w) => joining.includes(w)); // "les 4"
  return { words, last: joined ? "" : last, paragraph: parts.at(-1) === "¶" };
}

// under reports whether a word names what a path lies in.
function under(folder: Folder, path: string, word: string): boolean {
  if (path.startsWith(word)) return true;
  const divisions = path.slice(0, Math.max(0, path.lastIndexOf("."))).split(/[.-]/).filter(Boolean);
  return word.split(".").filter(Boolean).map((w) => folder.fold("", w)).every((w) =>
    divisions.some((d) => d === w || (d.slice(1) === w && /^\d/.test(w)) || (w.length > 2 && d.startsWith(w)) || (lawful(d) && lawful(w))),
  );
}

const lawful = (w: string) => ["law", "loi", "regle", "lag"].some((law) => w.startsWith(law) && w.length < law.length + 3);

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

import type { Engine, Results } from "./engine";
import { marks } from "./excerpt";
import { space } from "./query";
import { before as inOrder } from "./tables";
import { joiner, type Folder } from "./words";

// The concordance of index/concordance.go: the same lines in the same order.

export interface Line {
  clause: string;
  lang: string;
  before: string;
  word: string;
  after: string;
  start: number; // byte of the clause's reading
}

export type Order = "" | "left" | "right";

const bytes = new TextEncoder();

// lines are all places where the words of a query stand, in the clauses that
// answer it, as in the texts.
export async function lines(e: Engine, r: Results, width: number): Promise<Line[]> {
  const inOrder = [...r.hits].sort((a, b) => a.n - b.n);
  const lists = await Promise.all(inOrder.map(async (h) => {
    const c = await e.whole(h, r.told);
    return marks(e.folder, c.lang, c.text, h.lit).map((m) => line(c.id, c.lang, c.text, m, width));
  }));
  return lists.flat();
}

// line is the place [start, end) of a text with width letters on both sides.
function line(clause: string, lang: string, text: string, [start, end]: [number, number], width: number): Line {
  const plain = (s: string) => s.replaceAll(joiner, "");
  const head = plain(text.slice(0, start));
  return {
    clause, lang,
    before: left(head, width),
    word: plain(text.slice(start, end)).split(new RegExp(space.source + "+", "u")).join(" "),
    after: right(plain(text.slice(end)), width),
    start: bytes.encode(head).length,
  };
}

function left(text: string, width: number): string {
  const letters = Array.from(oneLine(text.slice(-2 * width - 2)));
  if (letters.length <= width) return oneLine(text);
  const cut = letters.slice(-width).join("");
  return "…" + cut.slice(cut.indexOf(" ") + 1);
}

function right(text: string, width: number): string {
  const letters = Array.from(oneLine(text.slice(0, 2 * width + 2)));
  if (letters.length <= width) return oneLine(text);
  const cut = letters.slice(0, width).join("");
  const at = cut.lastIndexOf(" ");
  return (at < 0 ? cut : cut.slice(0, at)) + "…";
}

function oneLine(s: string): string {
  return s.replace(/[\n\t\v]/g, " ");
}

// sorted puts lines in order of the words before, the nearest first, or after.
export function sorted(folder: Folder, lines: Line[], order: Order): Line[] {
  if (order === "") return lines;
  const keyed = lines.map((l) => {
    const key = folder.words(l.lang, order === "left" ? l.before : l.after).map((w) => w.form);
    return { l, key: order === "left" ? key.reverse() : key };
  });
  keyed.sort((a, b) => {
    for (let i = 0; i < a.key.length && i < b.key.length; i++) {
      const c = inOrder(a.key[i], b.key[i]);
      if (c !== 0) return c;
    }
    return a.key.length - b.key.length;
  });
  return keyed.map((k) => k.l);
}

// spellings counts how the words are spelt, the most frequent first.
export function spellings(lines: Line[]): { spelling: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const l of lines) counts.set(l.word.toLowerCase(), (counts.get(l.word.toLowerCase()) ?? 0) + 1);
  return [...counts].map(([spelling, count]) => ({ spelling, count })).sort((a, b) => b.count - a.count || inOrder(a.spelling, b.spelling));
}

// asJSON and asCSV write what quinola concordance writes.
export function asJSON(query: string, lines: Line[]): string {
  return JSON.stringify({ query, total: lines.length, lines, spellings: spellings(lines) }) + "\n";
}

export function asCSV(lines: Line[]): string {
  const field = (s: string) => (/[",\r\n]|^\s/.test(s) ? `"${s.replaceAll('"', '""')}"` : s);
  const harmless = (s: string) => field(/^[=+\-@]/.test(s) ? "'" + s : s);
  const rows = lines.map((l) => [l.clause, l.lang, harmless(l.before), harmless(l.word), harmless(l.after), String(l.start)]);
  return [["clause", "language", "before", "word", "after", "start"], ...rows].map((r) => r.join(",") + "\n").join("");
}

import type { Clause } from "./engine";

// goTo finds the clauses that the whole query names, as index/goto.go does.
export function goTo(clauses: Clause[], query: string): number[] {
  const s = query.trim().toLowerCase();
  const exact = clauses.findIndex((c) => c.id === s);
  if (exact >= 0) return [exact];
  const words = s.split(/\s+/u).filter(Boolean);
  if (words.length === 0 || words.length > 4) return [];
  const last = words[words.length - 1].replace(/^[.,]+|[.,]+$/g, "");
  const number = /^[+-]?\d+$/.test(last) ? parseInt(last, 10) : roman(last);
  if (number === 0 && !last.includes(".")) return [];
  if (words.length === 1 && number < 1) return [];
  const found: number[] = [];
  clauses.forEach((c, i) => {
    const path = c.id.slice(c.id.indexOf(":") + 1);
    if (c.number !== number && !("." + path).endsWith("." + last)) return;
    const named = words.slice(0, -1).every(
      (w) => c.text.includes(w) || path.startsWith(w) || w === "art" || w === "art." || w === "article",
    );
    if (named) found.push(i);
  });
  return found;
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

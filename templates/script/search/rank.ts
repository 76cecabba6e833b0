import type { Tables } from "./tables";

// Found is what a clause has of a term.
export interface Found {
  length: number; // of the clause: a place in tables.length
  count: number;
  weight: number; // of the best occurrence
}

// points are those of a term in a clause: index/rank.go.
export function points(tables: Tables, f: Found, all: number, having: number): number {
  return f.weight * tables.saturation[Math.min(f.count, tables.saturation.length - 1)] * rarity(all, having);
}

function rarity(all: number, having: number): number {
  if (having === 0) return 0;
  let r = 4;
  for (let n = all; n >= 2 * having; n = Math.trunc(n / 2)) r += 4;
  return r;
}

import type { Tables } from "./tables";

// Costs weighs how a scan may have made one word of another: index/widen.go.
export class Costs {
  private pairs = new Map<string, number>();
  private groups = new Map<string, number>();
  private rows: Int32Array[] = [];

  constructor(private tables: Tables) {
    for (const [cost, list] of Object.entries(tables.scan.pairs)) {
      for (const p of list) {
        const [a, b] = Array.from(p);
        this.pairs.set(a + b, Number(cost)).set(b + a, Number(cost));
      }
    }
    for (const [cost, list] of Object.entries(tables.scan.groups)) {
      for (const g of list) {
        const [a, b] = g.split("=");
        this.groups.set(a + "=" + b, Number(cost)).set(b + "=" + a, Number(cost));
      }
    }
  }

  // allowed is the cost up to which a word of n letters is widened.
  allowed(n: number): number {
    const scan = this.tables.scan;
    return Math.min(scan.most, scan.start + Math.trunc((scan.perHalf * n) / 2));
  }

  // between is the least cost of turning a into b, or more than limit.
  between(a: string[], b: string, limit: number): number {
    const o = Array.from(b);
    const scan = this.tables.scan;
    const diff = a.length - o.length;
    if (Math.trunc((diff * scan.delete) / 2) > limit || Math.trunc((-diff * scan.insert) / 2) > limit) return limit + 1;
    const out = limit + 1;
    let above = out;
    for (let i = 0; i <= a.length; i++) {
      if (!this.rows[i] || this.rows[i].length <= o.length) this.rows[i] = new Int32Array(o.length + 8);
      const row = this.rows[i];
      let least = out;
      for (let j = 0; j <= o.length; j++) {
        let best = i === 0 && j === 0 ? 0 : out;
        if (i > 0) best = Math.min(best, this.rows[i - 1][j] + scan.delete);
        if (j > 0) best = Math.min(best, row[j - 1] + scan.insert);
        if (i > 0 && j > 0) {
          const c = a[i - 1] === o[j - 1] ? 0 : this.pairs.get(a[i - 1] + o[j - 1]) ?? scan.substitute;
          best = Math.min(best, this.rows[i - 1][j - 1] + c);
        }
        for (const [x, y] of [[2, 1], [1, 2], [2, 2]]) {
          if (i < x || j < y) continue;
          const c = this.groups.get(a.slice(i - x, i).join("") + "=" + o.slice(j - y, j).join(""));
          if (c !== undefined) best = Math.min(best, this.rows[i - x][j - y] + c);
        }
        row[j] = best;
        least = Math.min(least, best);
      }
      if (least > limit && above > limit && i > 1) return out;
      above = least;
    }
    return this.rows[a.length][o.length];
  }
}

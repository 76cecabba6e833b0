import type { Tables } from "./tables";
import type { Folder } from "./words";
import { readings, type Term } from "./query";
import { languages } from "./tables";

export interface Form {
  form: string;
  lang: string;
  count: number;
  spelling: number; // 0: alone in its group
  stem: number;
  known: boolean;
}

export interface Match {
  form: number;
  level: number;
  cost: number;
}

export const levels = { exact: 0, spelling: 1, stem: 2, scan: 3, prefix: 4 };

// Vocabulary is every form of the corpus; it widens a word of the query level
// by level, as index/widen.go explains.
export class Vocabulary {
  forms: Form[] = [];
  private spellings = new Map<number, number[]>();
  private stems = new Map<number, number[]>();
  private pairs = new Map<string, number>();
  private groups = new Map<string, number>();

  constructor(data: string, private tables: Tables, private folder: Folder) {
    let prev = "";
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    for (const line of data.split("\n")) {
      if (line === "") continue;
      const [head, flags, count, spelling, stem] = line.split("\t");
      const shared = parseInt(head[0], 36);
      // what is shared is counted in bytes
      const form = ascii(prev) ? prev.slice(0, shared) + head.slice(1)
        : decoder.decode(encoder.encode(prev).slice(0, shared)) + head.slice(1);
      prev = form;
      const f: Form = {
        form,
        lang: languages[Number(flags) % languages.length],
        count: parseInt(count, 36),
        spelling: spelling ? parseInt(spelling, 36) : 0,
        stem: stem ? parseInt(stem, 36) : 0,
        known: Number(flags) < languages.length,
      };
      const n = this.forms.push(f) - 1;
      if (f.spelling) put(this.spellings, f.spelling, n);
      if (f.stem) put(this.stems, f.stem, n);
    }
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

  // find gives the forms that are exactly form.
  private find(form: string): number[] {
    let lo = 0;
    let hi = this.forms.length;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (this.forms[mid].form < form) lo = mid + 1;
      else hi = mid;
    }
    const out = [];
    while (lo < this.forms.length && this.forms[lo].form === form) out.push(lo++);
    return out;
  }

  weight(m: Match): number {
    return Math.max(1, this.tables.levels[m.level].weight - 3 * m.cost);
  }

  widen(term: Term, i: number, off: Set<string>): Match[] {
    const seen = new Set<number>();
    const found: Match[] = [];
    const add = (form: number, level: number, cost: number) => {
      if (seen.has(form)) return;
      seen.add(form);
      found.push({ form, level, cost });
    };
    const on = (level: number) => !off.has(this.tables.levels[level].name);
    const own = readings(this.folder, this.tables, term, i);
    const exact: number[] = [];
    for (const r of own) {
      for (const f of this.find(r)) {
        exact.push(f);
        add(f, levels.exact, 0);
      }
    }
    const group = (groups: Map<number, number[]>, n: number, f: number) => (n ? groups.get(n)! : [f]);
    if (!term.quoted && on(levels.spelling)) {
      for (const f of exact) for (const g of group(this.spellings, this.forms[f].spelling, f)) add(g, levels.spelling, 0);
    }
    if (!term.quoted && on(levels.stem)) {
      for (const f of exact) for (const g of group(this.stems, this.forms[f].stem, f)) add(g, levels.stem, 0);
    }
    if (on(levels.scan) && !term.prefix) {
      const sources = new Set(own);
      for (const m of found) sources.add(this.forms[m.form].form);
      for (const [f, cost] of this.confusable(sources)) add(f, levels.scan, cost);
    }
    if (term.prefix && on(levels.prefix)) {
      for (const r of own) {
        for (let f = 0; f < this.forms.length; f++) {
          if (this.forms[f].form.startsWith(r)) add(f, levels.prefix, 0);
        }
      }
    }
    return found;
  }

  private confusable(sources: Set<string>): [number, number][] {
    const costs = new Map<number, number>();
    const scan = this.tables.scan;
    for (const s of sources) {
      const word = Array.from(s);
      if (word.length < scan.shortest) continue;
      const limit = Math.min(scan.most, scan.start + Math.trunc((scan.perHalf * word.length) / 2));
      for (let i = 0; i < this.forms.length; i++) {
        const f = this.forms[i];
        if (f.known || f.count === 0 || sources.has(f.form)) continue;
        const c = this.distance(word, f.form, limit);
        if (c <= limit && c < (costs.get(i) ?? limit + 1)) costs.set(i, c);
      }
    }
    return [...costs].sort((a, b) => a[0] - b[0]);
  }

  private rows: Int32Array[] = [];

  // distance is the least cost of turning a into b, or more than limit.
  private distance(a: string[], b: string, limit: number): number {
    const o = Array.from(b);
    const scan = this.tables.scan;
    const diff = a.length - o.length;
    if (Math.trunc((diff * scan.delete) / 2) > limit || Math.trunc((-diff * scan.insert) / 2) > limit) return limit + 1;
    const out = limit + 1;
    let before = out;
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
      if (least > limit && before > limit && i > 1) return out;
      before = least;
    }
    return this.rows[a.length][o.length];
  }
}

function put(map: Map<number, number[]>, key: number, value: number) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function ascii(s: string): boolean {
  return /^[\x00-\x7f]*$/.test(s);
}

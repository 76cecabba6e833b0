import type { Costs } from "./costs";
import type { Form } from "./forms";
import { readings, type Term } from "./query";
import type { Shelf } from "./shelf";
import { before, type Tables } from "./tables";
import type { Folder } from "./words";

export interface Match {
  form: Form;
  level: number;
  cost: number;
}

const levels = { exact: 0, spelling: 1, stem: 2, scan: 3, prefix: 4 };

export interface Wide {
  tables: Tables;
  folder: Folder;
  costs: Costs;
}

export function weight(tables: Tables, m: Match): number {
  return Math.max(1, tables.levels[m.level].weight - 3 * m.cost);
}

// widen finds the forms that answer the i-th word of a term, level by level, as
// index/widen.go explains.
export async function widen(w: Wide, shelf: Shelf, term: Term, i: number, off: Set<string>): Promise<Match[]> {
  const seen = new Set<Form>();
  const found: Match[] = [];
  const add = (form: Form, level: number, cost: number) => {
    if (seen.has(form)) return;
    seen.add(form);
    found.push({ form, level, cost });
  };
  const on = (level: number) => !off.has(w.tables.levels[level].name);
  const own = readings(w.folder, w.tables, term, i);
  const prefix = term.prefix && i === term.words.length - 1;
  const exact = (await Promise.all(own.map((r) => shelf.find(r)))).flat();
  for (const f of exact) add(f, levels.exact, 0);
  for (const [level, group] of [[levels.spelling, "spelling"], [levels.stem, "stem"]] as const) {
    if (term.quoted || !on(level)) continue;
    for (const f of exact) {
      for (const g of f.family.forms) if (f[group] && g[group] === f[group]) add(g, level, 0);
    }
  }
  if (on(levels.scan) && !prefix) {
    const sources = new Set([...own, ...found.map((m) => m.form.form)]);
    const strays = confusable(w, await shelf.strays.near(sources, own), sources);
    const entries = await Promise.all(strays.map(([f]) => (f.postings ? [f] : shelf.find(f.form))));
    strays.forEach(([f, cost], k) => {
      for (const e of entries[k]) if (e.lang === f.lang) add(e, levels.scan, cost);
    });
  }
  if (prefix && on(levels.prefix)) {
    for (const r of own) for (const f of (await shelf.beginning(r)).sort(inOrder)) add(f, levels.prefix, 0);
  }
  return found;
}

function inOrder(a: Form, b: Form): number {
  return before(a.form, b.form) || before(a.lang, b.lang);
}

// confusable gives the strays that the scan may have made of one of the
// sources, in order, each with its least cost.
function confusable(w: Wide, strays: Form[], sources: Set<string>): [Form, number][] {
  const least = new Map<Form, number>();
  for (const s of sources) {
    const word = Array.from(s);
    if (word.length < w.tables.scan.shortest) continue;
    const limit = w.costs.allowed(word.length);
    for (const f of strays) {
      if (sources.has(f.form)) continue;
      const c = w.costs.between(word, f.form, limit);
      if (c <= limit && c < (least.get(f) ?? limit + 1)) least.set(f, c);
    }
  }
  return [...least].sort((a, b) => inOrder(a[0], b[0]));
}

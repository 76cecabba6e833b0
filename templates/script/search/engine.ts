import { clausesInBlock, languages, postingShards, type Tables } from "./tables";
import { Folder } from "./words";
import { clip, parse, type Query, type Term } from "./query";
import { Vocabulary } from "./vocabulary";
import { goTo } from "./goto";

export interface Clause {
  id: string;
  text: string;
  lang: string;
  words: number;
  label: string;
  number: number;
  kind: string;
  game: string;
}

export interface Hit {
  clause: Clause;
  n: number;
  score: number;
  marks: Set<string>; // forms to light in the excerpt
}

export interface Widened {
  word: string;
  level: string;
  form: string;
  count: number;
}

export interface Results {
  total: number;
  hits: Hit[];
  widened: Widened[];
}

// labelScore ranks a clause named by its number above all others.
const labelScore = 1 << 30;

interface Slot {
  term: Term;
  forms: Map<string, number>; // form → weight
  postings: Map<number, { count: number; weight: number }>;
}

// Fetch gives the unpacked text of one file of the search.
export type Fetch = (name: string) => Promise<string>;

// Engine answers queries from the static files that index/shards.go writes.
export class Engine {
  private kept = new Map<string, Promise<string>>();

  private constructor(
    private fetchFile: Fetch,
    readonly tables: Tables,
    readonly folder: Folder,
    readonly vocabulary: Vocabulary,
    readonly clauses: Clause[],
  ) {}

  static async open(fetchFile: Fetch): Promise<Engine> {
    const [tableText, words, clauseText] = await Promise.all(
      ["tables.json", "words", "clauses"].map((name) => fetchFile(name)),
    );
    const tables = JSON.parse(tableText) as Tables;
    const folder = new Folder(tables);
    const clauses = clauseText.split("\n").filter(Boolean).map((line) => {
      const [id, lang, count, label, number, kind, game] = line.split("\t");
      return {
        id, label, kind, game,
        text: id.slice(0, id.indexOf(":")),
        lang: languages[Number(lang)],
        words: parseInt(count, 36),
        number: parseInt(number, 36),
      };
    });
    return new Engine(fetchFile, tables, folder, new Vocabulary(words, tables, folder), clauses);
  }

  private file(name: string): Promise<string> {
    let p = this.kept.get(name);
    if (!p) {
      p = this.fetchFile(name);
      p.catch(() => this.kept.delete(name)); // so that a later try may succeed
      this.kept.set(name, p);
    }
    return p;
  }

  // search finds the clauses that answer the query, best first.
  async search(input: string, off: Set<string> = new Set()): Promise<Results> {
    const q = parse(this.folder, input);
    const scores = new Map<number, number>();
    const marks = new Map<number, Set<string>>();
    const widened: Widened[] = [];
    if (q.terms.length > 0 && !q.gloss) await this.match(q, off, scores, marks, widened);
    for (const n of goTo(this.clauses, clip(input))) scores.set(n, Math.max(scores.get(n) ?? 0, labelScore));
    const order = [...scores.keys()].sort((a, b) => scores.get(b)! - scores.get(a)! || a - b);
    return {
      total: order.length,
      widened,
      hits: order.map((n) => ({ n, clause: this.clauses[n], score: scores.get(n)!, marks: marks.get(n) ?? new Set() })),
    };
  }

  private async match(
    q: Query, off: Set<string>,
    scores: Map<number, number>, marks: Map<number, Set<string>>, widened: Widened[],
  ) {
    const slots: Slot[] = [];
    for (const term of q.terms) {
      for (let w = 0; w < term.words.length; w++) {
        const slot = await this.slot(term, w, off, widened);
        if (slot.forms.size === 0) return;
        slots.push(slot);
      }
    }
    const out: Slot[][] = [];
    for (const term of q.not) {
      const words = await Promise.all(term.words.map((_, w) => this.slot(term, w, off, [])));
      if (words.every((s) => s.forms.size > 0)) out.push(words);
    }
    const found: number[] = [];
    const first = slots.reduce((a, b) => (a.postings.size <= b.postings.size ? a : b));
    for (const n of first.postings.keys()) {
      if (!slots.every((s) => s.postings.has(n)) || !passes(this.clauses[n], q.filters)) continue;
      if (!(await this.phrases(n, slots))) continue;
      let excluded = false;
      for (const words of out) {
        excluded ||= words.every((s) => s.postings.has(n)) && (await this.phrases(n, words));
      }
      if (!excluded) found.push(n);
    }
    const rarities = slots.map((s) => rarity(this.clauses.length, found.filter((n) => s.postings.has(n)).length));
    for (const n of found) {
      let score = 0;
      const lit = new Set<string>();
      slots.forEach((s, i) => {
        const p = s.postings.get(n)!;
        const sat = this.tables.saturation[Math.min(p.count, this.tables.saturation.length - 1)];
        score += p.weight * sat * rarities[i];
        for (const f of s.forms.keys()) lit.add(f);
      });
      const bits = 32 - Math.clz32(this.clauses[n].words);
      const divisor = this.tables.length[Math.min(bits, this.tables.length.length - 1)];
      scores.set(n, Math.max(1, Math.trunc(score / divisor)));
      marks.set(n, lit);
    }
  }

  // slot widens one word and reads the postings of its forms.
  private async slot(term: Term, w: number, off: Set<string>, widened: Widened[]): Promise<Slot> {
    const forms = new Map<string, number>();
    const numbers: number[] = [];
    for (const m of this.vocabulary.widen(term, w, off)) {
      const f = this.vocabulary.forms[m.form];
      if (f.count === 0) continue;
      if (!forms.has(f.form)) forms.set(f.form, this.vocabulary.weight(m));
      numbers.push(m.form);
      widened.push({ word: term.words[w], level: this.tables.levels[m.level].name, form: f.form, count: f.count });
    }
    // a form stands for all languages that have it
    const wanted = new Set<number>(numbers);
    for (const n of numbers) {
      const form = this.vocabulary.forms[n].form;
      for (let k = n - 1; k >= 0 && this.vocabulary.forms[k].form === form; k--) wanted.add(k);
      for (let k = n + 1; k < this.vocabulary.forms.length && this.vocabulary.forms[k].form === form; k++) wanted.add(k);
    }
    const shards = new Map<number, Set<number>>();
    for (const n of wanted) {
      const shard = this.shardOf(this.vocabulary.forms[n].form);
      if (!shards.has(shard)) shards.set(shard, new Set());
      shards.get(shard)!.add(n);
    }
    const postings = new Map<number, { count: number; weight: number }>();
    await Promise.all([...shards].map(async ([shard, inShard]) => {
      for (const line of (await this.file(`p/${shard}`)).split("\n")) {
        const tab = line.indexOf("\t");
        const n = parseInt(line.slice(0, tab), 36);
        if (tab < 0 || !inShard.has(n)) continue;
        const weight = forms.get(this.vocabulary.forms[n].form)!;
        let clause = 0;
        for (const item of line.slice(tab + 1).split(" ")) {
          const [delta, times] = item.split(".");
          clause += parseInt(delta, 36);
          const p = postings.get(clause) ?? { count: 0, weight: 0 };
          p.count += times ? parseInt(times, 36) : 1;
          p.weight = Math.max(p.weight, weight);
          postings.set(clause, p);
        }
      }
    }));
    return { term, forms, postings };
  }

  // phrases tells whether the words of each phrase stand side by side in clause n.
  private async phrases(n: number, slots: Slot[]): Promise<boolean> {
    let words: string[] | undefined;
    for (let i = 0; i < slots.length; ) {
      const length = slots[i].term.words.length;
      if (length > 1) {
        words ??= this.folder.words(this.clauses[n].lang, await this.reading(n)).map((w) => w.form);
        const phrase = slots.slice(i, i + length);
        if (!words.some((_, at) => phrase.every((s, k) => s.forms.has(words![at + k])))) return false;
      }
      i += length;
    }
    return true;
  }

  // reading is the reading of clause n.
  async reading(n: number): Promise<string> {
    const block = await this.file(`t/${Math.trunc(n / clausesInBlock)}`);
    return (block.split("\n")[n % clausesInBlock] ?? "").replaceAll("\v", "\n");
  }

  private shardOf(form: string): number {
    let skeleton = "";
    for (const letter of form) {
      const i = this.tables.skeleton.findLastIndex((c) => c.includes(letter));
      const c = i < 0 ? "0" : String.fromCharCode(97 + i);
      if (!skeleton.endsWith(c)) skeleton += c;
      if (skeleton.length === 3) break;
    }
    let h = 0;
    for (let i = 0; i < skeleton.length; i++) h = (h * 31 + skeleton.charCodeAt(i)) % postingShards;
    return h;
  }
}

function rarity(all: number, having: number): number {
  if (having === 0) return 0;
  let r = 4;
  for (let n = all; n >= 2 * having; n = Math.trunc(n / 2)) r += 4;
  return r;
}

function passes(c: Clause, filters: Record<string, string>): boolean {
  for (const [name, value] of Object.entries(filters)) {
    if (name === "text" && !c.text.startsWith(value)) return false;
    if (name === "lang" && c.lang !== value) return false;
    if (name === "kind" && c.kind !== value) return false;
    if (name === "game" && c.game !== value) return false;
    if (name === "rule") return false; // the page's files do not tell rules
  }
  return true;
}

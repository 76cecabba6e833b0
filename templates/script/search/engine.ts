import { besideQuestion } from "./asking";
import { inBook } from "./book";
import { Costs } from "./costs";
import { excerpt, inLang, light, type Lit, type Piece } from "./excerpt";
import type { Fetch } from "./fetch";
import { fewer, type Fewer } from "./fewer";
import { passing, readFacets, type Text } from "./filter";
import { postings, type Family, type Form, type Shown } from "./forms";
import { goTo, readIds } from "./goto";
import { longS, nearest, offers, readConcept, suggest, type Concept, type Offer } from "./offer";
import { parse, readings, typedWith, type Query, type Term } from "./query";
import { points, type Found } from "./rank";
import { Shelf, type Head } from "./shelf";
import type { Tables } from "./tables";
import { askedOf, fileOf, headingOf, mostInBook, mostTopics, readTitles, readTopics, topicsOf, type Names, type Title, type Topic } from "./topic";
import { weight, widen, type Wide } from "./widen";
import { inGame, readGame, type Game } from "./within";
import { Folder } from "./words";

export interface Clause {
  id: string;
  text: string;
  path: string;
  label: string;
  lang: string;
}

export interface Hit {
  n: number; // place of the clause in the corpus
  score: number;
  lit: Lit;
  shown: Shown[]; // excerpts that lie beside the words
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
  suggest: string[]; // where nothing is found: the query with its nearest words, if that finds anything
  nearest: string; // the query to look for less of: that with its nearest words, if none of these finds anything
  named: boolean; // the query is the number or label of the first clause
  offers: Offer[]; // other names of what the query names, never mixed in
  book: string; // the text that the query names, in which alone its other words were searched; or ""
  game: string; // the same of the game, folded
  left: string[]; // the words that only make the query a question, and were not searched
  read: string; // the query that was searched instead, where nothing is found as typed and an f in it is a long s; or ""
  told: string; // where what the editors say was searched, for readers of which language; "" of the texts
}

// english is the language that the editors write in.
const english = "en";

// labelScore ranks a clause named by its number above all others.
const labelScore = 1 << 30;

interface Slot {
  weights: Map<string, number>; // by form and language
  forms: Form[];
  levels: string[]; // of forms
}

interface Start extends Head {
  tables: Tables;
  clauses: number;
  texts: [string, string, number, string][] | null;
  concepts: string[][] | null;
  topics: number;
  games: string[] | null;
  ids: number;
  common: string[] | null;
  told: string[]; // the languages in which the editors say anything
}

// Engine answers queries from the static files that index/shards.go writes.
export class Engine {
  readonly tables: Tables;
  readonly folder: Folder;
  readonly lang: string; // in which the reader is told what the editors say
  private wide: Wide;
  private texts: Text[];
  private concepts: Concept[];
  private games: Game[];
  private shelf: Shelf;
  private names: Names;
  private kept = new Map<string, Promise<unknown>>();

  private constructor(private fetchFile: Fetch, private head: Start, strays: string[], reader: string) {
    this.tables = head.tables;
    this.folder = new Folder(head.tables);
    this.wide = { tables: head.tables, folder: this.folder, costs: new Costs(head.tables) };
    this.texts = (head.texts ?? []).map(([id, lang, first, names]) => ({ id, lang, first, names: names.split("|").filter(Boolean) }));
    this.concepts = (head.concepts ?? []).map(readConcept);
    this.games = (head.games ?? []).map(readGame);
    this.names = { topics: head.topics, common: new Set(head.common ?? []) };
    this.shelf = new Shelf(fetchFile, "", "", head.tables, head, strays);
    this.lang = head.told.includes(reader) ? reader : english;
  }

  static async open(fetchFile: Fetch, reader = english): Promise<Engine> {
    const [head, ...strays] = (await fetchFile("start")).split("\n");
    return new Engine(fetchFile, JSON.parse(head) as Start, strays, reader);
  }

  private once<T>(name: string, read: (text: string) => T): Promise<T> {
    let p = this.kept.get(name) as Promise<T> | undefined;
    if (!p) {
      p = this.fetchFile(name).then(read);
      p.catch(() => this.kept.delete(name)); // so that a later try may succeed
      this.kept.set(name, p);
    }
    return p;
  }

  private side(q: Query): Promise<Shelf> {
    return this.shelfOf(q.gloss ? this.lang : "");
  }

  // shelfOf is what the editors say, as it is told to readers of a language; of ""
  // it is the texts.
  private async shelfOf(told: string): Promise<Shelf> {
    if (!told) return this.shelf;
    const folder = `g/${told}/`;
    return this.once(folder + "start", (text) => {
      const [head, ...strays] = text.split("\n");
      return new Shelf(this.fetchFile, folder, told, this.tables, JSON.parse(head) as Head, strays);
    });
  }

  // search finds the clauses that answer the query, best first. Where the editors
  // say nothing of it in the reader's language, what they say in English is
  // searched. Where nothing answers, the nearest words are suggested if they are
  // wanted.
  async search(input: string, off: Set<string> = new Set(), wanted: () => Promise<boolean> = async () => true): Promise<Results> {
    const q = parse(this.folder, input);
    const shelf = await this.side(q);
    let found = { ...(await this.narrowly(q, shelf, off)), nearest: input };
    if (found.total > 0) return found;
    if (q.gloss && this.lang !== english) {
      const other = await this.narrowly(q, await this.shelfOf(english), off);
      if (other.total > 0) found = { ...other, nearest: input };
    }
    if (!(await wanted())) return found;
    const none = new Set<string>();
    const [asked, named] = this.besideBook(q, off);
    const near = await suggest(asked,
      async (t, i) => (await widen(this.wide, shelf, t, i, none)).some((m) => m.form.postings),
      async (t, i) => nearest(this.tables, await shelf.forms(), readings(this.folder, this.tables, t, i)));
    const said = near.map((words) => typedWith(q, [...parse(this.folder, words).terms, ...named]));
    const finds = await Promise.all(said.map(async (s) => (await this.narrowly(parse(this.folder, s), shelf, off)).total > 0));
    const suggested = said.filter((_, i) => finds[i]);
    const folded = (words: Query) => words.terms.flatMap((t) => t.words).join(" ");
    const phrase = q.terms.some((t) => t.quoted); // is only suggested: without its quotation marks more is found than was asked for
    if (found.total === 0 && !phrase && suggested.length > 0 && longS(folded(q), folded(parse(this.folder, suggested[0])))) {
      return { ...(await this.search(suggested[0], off, wanted)), read: suggested[0] };
    }
    return { ...found, suggest: suggested, nearest: (!finds.includes(true) && said[0]) || input };
  }

  // narrowings are what a query may mean, the narrowest first: within the book and
  // the game that it names, within one of them, and as it is.
  private narrowings(q: Query, off: Set<string>): { in: Query; book: string; game: string }[] {
    const [inside, book] = (!off.has("book") && inBook(this.texts, q)) || [q, ""];
    const either: [Query, string][] = book ? [[inside, book], [q, ""]] : [[q, ""]];
    return either.flatMap(([q, book]) => {
      const [inside, game] = (!off.has("game") && inGame(this.tables, this.games, q)) || [q, ""];
      return [...(game ? [{ in: inside, book, game }] : []), { in: q, book, game: "" }];
    });
  }

  // narrowly finds the clauses that answer the query on a shelf: in the book and the
  // game that it names, or else in all.
  private async narrowly(q: Query, shelf: Shelf, off: Set<string>): Promise<Results> {
    let found: Results | undefined;
    for (const { in: inside, book, game } of this.narrowings(q, off)) {
      found = { ...(await this.answer(inside, shelf, off)), book, game };
      if (found.total > 0) break;
    }
    return found!;
  }

  private async answer(q: Query, shelf: Shelf, off: Set<string>): Promise<Results> {
    const widened: Widened[] = [];
    const [words, left] = this.beside(q, off);
    // What stands above the clauses comes with the words, not a way and back after
    // them; a question is mostly answered by other things than clauses.
    if (left.length === 0) this.titles().catch(() => {});
    const hits = await this.match(words, shelf, off, widened);
    const passes = await this.passing(q);
    const ids = (n: number) => this.once(`i/${n}`, readIds);
    const named = (await goTo(this.folder, q.named, this.texts, this.head.ids, ids)).filter(passes);
    for (const n of named) {
      const h = hits.get(n) ?? { n, score: 0, lit: [], shown: [] };
      hits.set(n, { ...h, score: Math.max(h.score, labelScore) });
    }
    for (const { n, score } of hits.values()) {
      if (!(n < this.head.clauses) || !Number.isFinite(score)) throw new Error("A file of the search is spoilt.");
    }
    return {
      total: hits.size,
      hits: [...hits.values()].sort((a, b) => b.score - a.score || a.n - b.n),
      widened,
      named: named.length > 0,
      offers: offers(this.folder, this.concepts, q),
      suggest: [],
      nearest: "",
      book: "",
      game: "",
      left: left.flatMap((t) => t.raw),
      read: "",
      told: shelf.told,
    };
  }

  // nowhere lists the filters of a query that no clause passes, as they were typed.
  async nowhere(input: string): Promise<string[]> {
    const signs: string[] = [];
    for (const sign of parse(this.folder, input).signs) {
      const passes = await this.passing(parse(this.folder, sign));
      let any = false;
      for (let n = 0; n < this.head.clauses && !any; n++) any = passes(n);
      if (!any) signs.push(sign);
    }
    return signs;
  }

  // fewer is what a query finds with less of it, where nothing has all its words, but
  // for what is suggested.
  async fewer({ suggest, nearest }: Results, off: Set<string> = new Set()): Promise<Fewer[]> {
    return (await this.less(parse(this.folder, nearest), off)).filter((f) => f.game !== "" || !suggest.includes(f.words));
  }

  private async less(typed: Query, off: Set<string>): Promise<Fewer[]> {
    const [q, named] = this.besideBook(typed, off);
    const { terms } = q;
    const shelf = await this.side(q);
    const everywhere: Fewer[] = [];
    if (named.length > 0) {
      const clauses = (await this.match({ ...typed, terms }, shelf, off, [])).size;
      if (clauses > 0) everywhere.push({ words: typedWith(typed, terms), game: "", clauses });
    }
    if (terms.length < 2) return everywhere;
    const nowhere = new Set<Term>();
    for (const t of terms) if ((await this.slots(t, shelf, off)).some((s) => s.forms.length === 0)) nowhere.add(t);
    const count = async (kept: Term[], game: string) =>
      (await this.match({ ...q, terms: kept, filters: game ? { ...q.filters, game } : q.filters }, shelf, off, [])).size;
    const spelt = (kept: Term[]) => typedWith(typed, [...kept, ...named]);
    return [...everywhere, ...await fewer(terms, nowhere, q.filters.game === undefined ? this.games : [], this.tables, count, spelt)];
  }

  // besideBook is a query whose words are searched in the book that it names, and that name.
  private besideBook(typed: Query, off: Set<string>): [Query, Term[]] {
    const [q] = (!off.has("book") && inBook(this.texts, typed)) || [typed, ""];
    return [this.beside(q, off)[0], typed.terms.filter((t) => !q.terms.includes(t))];
  }

  // beside is the query whose words are searched in the clauses, and those of a
  // question that are not.
  private beside(q: Query, off: Set<string>): [Query, Term[]] {
    return off.has("asked") ? [q, []] : besideQuestion(this.tables, q);
  }

  private passing(q: Query): Promise<(n: number) => boolean> {
    return passing(q.filters, this.texts, this.games, this.head.clauses, () => this.once("facets", readFacets));
  }

  private async match(q: Query, shelf: Shelf, off: Set<string>, widened: Widened[]): Promise<Map<number, Hit>> {
    const hits = new Map<number, Hit>();
    if (q.terms.length === 0 && Object.keys(q.filters).length === 0) return hits;
    const [passes, asked, unwanted] = await Promise.all([
      this.passing(q),
      Promise.all(q.terms.map((t) => this.slots(t, shelf, off))),
      Promise.all(q.not.map((t) => this.slots(t, shelf, off))),
    ]);
    for (const [i, slots] of asked.entries()) {
      for (const [k, slot] of slots.entries()) {
        this.tell(q.terms[i].words[k], slot, widened);
        if (slot.forms.length === 0) return hits; // a word that is nowhere
      }
    }
    const found = (list: Slot[][]) => Promise.all(list.map((slots) => this.find(shelf, slots)));
    const not = await found(unwanted.filter((slots) => slots.every((s) => s.forms.length > 0)));
    const allowed = (n: number) => passes(n) && not.every((t) => !t.has(n));
    if (asked.length === 0) {
      for (let n = 0; n < this.head.clauses; n++) if (allowed(n)) hits.set(n, { n, score: 1, lit: [], shown: [] });
      return hits;
    }
    const terms = await found(asked);
    const lit = asked.map((slots) => slots.map((s) => new Set(s.weights.keys())));
    const families = new Set<Family>(asked.flat().flatMap((s) => s.forms.map((f) => f.family)));
    for (const [n, first] of terms[0]) {
      if (!allowed(n) || !terms.every((t) => t.has(n))) continue;
      const score = terms.reduce((sum, t) => sum + points(this.tables, t.get(n)!, this.head.clauses, t.size), 0);
      const shown = [...families].flatMap((f) => f.shown.get(n) ?? []);
      hits.set(n, { n, score: Math.max(1, Math.trunc(score / this.tables.length[first.length])), lit, shown });
    }
    return hits;
  }

  // slots widens the words of a term.
  private slots(t: Term, shelf: Shelf, off: Set<string>): Promise<Slot[]> {
    return Promise.all(t.words.map(async (_, i) => {
      const slot: Slot = { weights: new Map(), forms: [], levels: [] };
      for (const m of await widen(this.wide, shelf, t, i, off)) {
        if (m.form.postings === "") continue;
        slot.weights.set(inLang(m.form.lang, m.form.form), weight(this.tables, m));
        slot.forms.push(m.form);
        slot.levels.push(this.tables.levels[m.level].name);
      }
      return slot;
    }));
  }

  // tell adds the forms of a slot to what the query was widened to. A form that
  // several languages have at one level is told once.
  private tell(word: string, slot: Slot, widened: Widened[]): void {
    slot.forms.forEach(({ form }, i) => {
      const level = slot.levels[i];
      const count = postings(slot.forms[i]).reduce((sum, p) => sum + p.count, 0);
      const told = widened.find((w) => w.word === word && w.level === level && w.form === form);
      if (told) told.count += count;
      else widened.push({ word, level, form, count });
    });
  }

  // find gives the clauses that have a term, with its occurrences in each.
  private async find(shelf: Shelf, slots: Slot[]): Promise<Map<number, Found>> {
    const found = new Map<number, Found>();
    const put = (clause: number, length: number, count: number, weight: number) => {
      // The file is of another edition, or harmed.
      if (clause >= this.head.clauses || length >= this.tables.length.length) throw new Error(`The search has no clause ${clause}.`);
      const f = found.get(clause);
      found.set(clause, { length, count: count + (f?.count ?? 0), weight: Math.max(weight, f?.weight ?? 0) });
    };
    if (slots.length === 1) {
      for (const f of slots[0].forms) {
        for (const p of postings(f)) put(p.clause, p.length, p.count, slots[0].weights.get(inLang(f.lang, f.form))!);
      }
      return found;
    }
    const [first, ...rest] = await Promise.all(slots.map((s) => this.places(shelf, s)));
    for (const [clause, { length, at }] of first) {
      for (const [pos, own] of at) {
        let least = own;
        for (const [i, places] of rest.entries()) least = Math.min(least, places.get(clause)?.at.get(pos + i + 1) ?? 0);
        if (least > 0) put(clause, length, 1, least);
      }
    }
    return found;
  }

  // places gives the weight of a slot's form at each place of each clause.
  private async places(shelf: Shelf, slot: Slot): Promise<Map<number, { length: number; at: Map<number, number> }>> {
    const all = new Map<number, { length: number; at: Map<number, number> }>();
    await Promise.all(slot.forms.map(async (f) => {
      const places = await shelf.places(f);
      postings(f).forEach((p, k) => {
        if (!all.has(p.clause)) all.set(p.clause, { length: p.length, at: new Map() });
        for (const pos of places[k]) all.get(p.clause)!.at.set(pos, slot.weights.get(inLang(f.lang, f.form))!);
      });
    }));
    return all;
  }

  // named are the terms, games, questions and titles that answer a query: of
  // their files only those of its words are fetched. Where it names a book they
  // are terms and what is of that book, if there is any; where it names a game, terms
  // and the questions that are asked in it.
  async named(input: string, off: Set<string> = new Set()): Promise<Topic[]> {
    const q = parse(this.folder, input);
    let list: Topic[] = [];
    for (const { in: inside, book, game } of this.narrowings(q, off)) {
      const number = this.texts.findIndex((t) => t.id === book);
      const own = (t: Topic) => t.kind === "term" || (t.kind === "question" ? t.texts.includes(number) : t.n >= 0 && this.textOf(t.n).id === book);
      const asked = (t: Topic) => t.kind === "term" || t.games.includes(this.placeOf(game));
      const may = (t: Topic) => (!book || own(t)) && (!game || asked(t));
      list = await this.topics(this.beside({ ...inside, filters: q.filters }, off), may, book ? mostInBook : mostTopics);
      if (list.length > 0) break;
    }
    return list;
  }

  // placeOf is the place of a game among the games.
  private placeOf(game: string): number {
    return this.games.findIndex((g) => g.names[0] === game);
  }

  // bookOf is the text that a query names, or else the rule set that plays the game
  // that it names, where all questions among its topics are answered by it; or "".
  bookOf(input: string, off: Set<string>, list: Topic[]): string {
    const { book, game } = this.narrowings(parse(this.folder, input), off)[0];
    const number = this.texts.findIndex((t) => t.id === book);
    const place = this.placeOf(game);
    const all = (answers: (t: Topic) => boolean) => list.every((t) => t.kind !== "question" || answers(t));
    if (book && all((t) => t.texts.includes(number))) return book;
    return game && all((t) => t.games.includes(place)) ? this.games[place].rules : "";
  }

  private async topics([q, left]: [Query, Term[]], may: (t: Topic) => boolean, most: number): Promise<Topic[]> {
    const asked = askedOf(this.names, q, left.flatMap((t) => t.words));
    const files = new Set(asked[0].filter((w) => !this.names.common.has(w)).map(fileOf));
    const parts = await Promise.all([...files].map((file) => this.once(file, (text) => readTopics(this.folder, text))));
    const all = [...new Map(parts.flat())].sort(([a], [b]) => a - b);
    return topicsOf(this.names, all.map(([, t]) => t), asked, may, most);
  }

  // titles are those that stand above clauses.
  titles(): Promise<Title[]> {
    return this.once("titles", readTitles);
  }

  // heading is the titles above a clause.
  async heading(n: number): Promise<Title | undefined> {
    return headingOf(await this.titles(), n, this.textOf(n).first);
  }

  // textOf is the text that a clause stands in.
  textOf(n: number): Text {
    let i = 0;
    while (i + 1 < this.texts.length && this.texts[i + 1].first <= n) i++;
    return this.texts[i];
  }

  // show gives what the page shows of a hit: the clause, and an excerpt of the
  // text, or of what the editors say where that was searched (Results.told).
  async show(h: Hit, told: string): Promise<{ clause: Clause; pieces: Piece[] }> {
    const { id, lang } = this.textOf(h.n);
    const spoken = (s: Shown) => s.lang || told || lang;
    const clause = (s: Shown): Clause => ({ id: `${id}:${s.path}`, text: id, path: s.path, label: s.label, lang: spoken(s) });
    for (const s of h.shown) {
      const pieces = light(this.folder, spoken(s), s.text, h.lit);
      if (pieces.some((p) => p.lit)) return { clause: clause(s), pieces };
    }
    const s = await (await this.shelfOf(told)).text(h.n);
    return { clause: clause(s), pieces: excerpt(this.folder, spoken(s), s.text, h.lit) };
  }

  // whole is all that a clause says where it was found.
  async whole(h: Hit, told: string): Promise<{ id: string; lang: string; text: string }> {
    const { id, lang } = this.textOf(h.n);
    const s = await (await this.shelfOf(told)).text(h.n);
    return { id: `${id}:${s.path}`, lang: s.lang || told || lang, text: s.text };
  }
}

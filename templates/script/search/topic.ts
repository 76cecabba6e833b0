// What is found besides clauses: terms, games, questions and titles, as
// index/topic.go has them, and the titles above each clause.
import { same } from "./offer";
import type { Query } from "./query";
import type { Folder } from "./words";

export interface Topic {
  kind: "term" | "game" | "question" | "title";
  n: number; // the clause where it begins, -1 for none
  id: string;
  title: string;
  lang: string;
  says: string;
  name: string; // its title, folded
  words: string[]; // by which it is found
  texts: number[]; // that answer a question, by their places
  games: number[]; // whose books do
}

const order = ["term", "game", "question", "title"];
export const mostTopics = 6;
export const mostInBook = 12;
const enoughOf = 3;

// Names is what the topics' files need to be read by.
export interface Names {
  topics: number; // how many there are
  common: Set<string>; // the words by which none is found
}

const topicFiles = 1024;

// fileOf is the file of the topics that have a word like this one.
export function fileOf(word: string): string {
  let h = 0;
  for (const r of Array.from(word).slice(0, 4)) h = (h * 31 + r.codePointAt(0)!) % 65521;
  return "n/" + (h % topicFiles).toString(36);
}

// readTopics reads one file of topics, each with its place among all.
export function readTopics(folder: Folder, data: string): [number, Topic][] {
  const fold = (text: string) => folder.words("", text).map((w) => w.form);
  return data.split("\n").filter(Boolean).map((line) => {
    const [place, kind, at, id, title, lang, says, words, texts, games] = line.split("\t");
    const name = fold(title);
    const numbers = (list: string) => (list ? list.split(" ").map((n) => parseInt(n, 36)) : []);
    return [parseInt(place, 36), { kind: kind as Topic["kind"], n: at === "-" ? -1 : parseInt(at, 36), id, title, lang, says, name: name.join(" "), words: [...name, ...fold(words)], texts: numbers(texts), games: numbers(games) }];
  });
}

// Title is a title of a book and the clause where it begins.
export type Title = Pick<Topic, "n" | "lang" | "title">;

export function readTitles(data: string): Title[] {
  return data.split("\n").filter(Boolean).map((line) => {
    const [at, lang, title] = line.split("\t");
    return { n: parseInt(at, 36), lang, title };
  });
}

// wordsOf are the words of a query by which topics are found.
export function wordsOf(q: Query): string[] {
  return q.gloss || Object.keys(q.filters).length > 0 ? [] : q.terms.flatMap((t) => t.words);
}

// askedOf are those words, and what makes the query a question, whose first word
// decides between topics, unless there are no others by which one is found.
export function askedOf(names: Names, q: Query, left: string[]): [asked: string[], besides: string[]] {
  const asked = wordsOf(q);
  return asked.length > 0 && asked.every((w) => names.common.has(w)) ? [[...asked, ...left], []] : [asked, left];
}

const bits = (n: number) => (n < 1 ? 0 : 32 - Math.clz32(n));

// topicsOf are the topics that answer a query, best first, of those that have
// one of the words asked for: of those that may, and at most so many.
export function topicsOf(names: Names, topics: Topic[], [asked, besides]: [string[], string[]], may: (t: Topic) => boolean, most: number): Topic[] {
  const has = topics.map((t) => asked.map((w) => t.words.some((own) => !names.common.has(own) && same(own, w))));
  const weights = asked.map((w, k) => (names.common.has(w) ? 0 : bits(Math.trunc(names.topics / Math.max(1, has.reduce((sum, h) => sum + Number(h[k]), 0))))));
  const whole = weights.reduce((a, b) => a + b, 0);
  if (whole === 0) return [];
  const query = asked.join(" ");
  const found: { t: Topic; score: number; also: number }[] = [];
  const at = new Map<string, number>(); // of a question, among those found
  topics.forEach((t, i) => {
    const part = weights.reduce((sum, w, k) => sum + (has[i][k] ? w : 0), 0);
    if (part * 5 < whole * enoughOf || !may(t)) return;
    const score = part + (same(t.name, query) ? whole : 0);
    const one = { t, score, also: asked.filter((w) => names.common.has(w) && t.words.includes(w)).length + Number(besides.length > 0 && asks(t, besides[0])) };
    const k = t.kind === "question" ? at.get(t.id) : undefined;
    if (k !== undefined) {
      if ((score - found[k].score || one.also - found[k].also) > 0) found[k] = one; // in the language that answers best
      return;
    }
    if (t.kind === "question") at.set(t.id, found.length);
    found.push(one);
  });
  const length = (s: string) => Array.from(s).length;
  found.sort((a, b) => b.score - a.score || b.also - a.also || order.indexOf(a.t.kind) - order.indexOf(b.t.kind) || books(b.t) - books(a.t) || Number(b.t.name.startsWith(query)) - Number(a.t.name.startsWith(query)) || length(a.t.title) - length(b.t.title));
  return found.slice(0, most).map((f) => f.t);
}

// asks is whether a topic begins with a word that makes a query a question, or may.
function asks(t: Topic, word: string): boolean {
  return t.words[0] === word || t.words.indexOf(word, t.name.split(" ").length) >= 0;
}

// books is how many books answer a question, 0 of what is none.
function books(t: Topic): number {
  if (t.kind !== "question") return 0;
  return /^\d+$/.test(t.says) ? Number(t.says) : t.says.split("; ").length;
}

// headingOf is the titles above a clause of a text that begins at first.
export function headingOf(titles: Title[], n: number, first: number): Title | undefined {
  let title: Title | undefined;
  for (const t of titles) if (t.n >= first && t.n <= n && t.n >= (title?.n ?? 0)) title = t;
  return title;
}

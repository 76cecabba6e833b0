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
}

const order = ["term", "game", "question", "title"];
const mostTopics = 6;
const enoughOf = 3;

export function readTopics(folder: Folder, data: string): Topic[] {
  const fold = (text: string) => folder.words("", text).map((w) => w.form);
  return data.split("\n").filter(Boolean).map((line) => {
    const [kind, at, id, title, lang, says, words] = line.split("\t");
    const name = fold(title);
    return { kind: kind as Topic["kind"], n: at === "-" ? -1 : parseInt(at, 36), id, title, lang, says, name: name.join(" "), words: [...name, ...fold(words)] };
  });
}

const bits = (n: number) => (n < 1 ? 0 : 32 - Math.clz32(n));

// topicsOf are the topics that answer a query, best first.
export function topicsOf(topics: Topic[], q: Query): Topic[] {
  const asked = q.terms.flatMap((t) => t.words);
  if (asked.length === 0 || q.gloss || Object.keys(q.filters).length > 0) return [];
  const has = topics.map((t) => asked.map((w) => t.words.some((own) => same(own, w))));
  const weights = asked.map((_, k) => bits(Math.trunc(topics.length / Math.max(1, has.reduce((sum, h) => sum + Number(h[k]), 0)))));
  const whole = weights.reduce((a, b) => a + b, 0);
  const query = asked.join(" ");
  const found: { t: Topic; score: number }[] = [];
  topics.forEach((t, i) => {
    const score = weights.reduce((sum, w, k) => sum + (has[i][k] ? w : 0), 0);
    if (score * 5 >= whole * enoughOf) found.push({ t, score: score + (same(t.name, query) ? whole : 0) });
  });
  const length = (s: string) => Array.from(s).length;
  found.sort((a, b) => b.score - a.score || order.indexOf(a.t.kind) - order.indexOf(b.t.kind) || length(a.t.title) - length(b.t.title));
  return found.slice(0, mostTopics).map((f) => f.t);
}

// headingOf is the titles above a clause of a text that begins at first.
export function headingOf(topics: Topic[], n: number, first: number): Topic | undefined {
  let title: Topic | undefined;
  for (const t of topics) if (t.kind === "title" && t.n >= first && t.n <= n && t.n >= (title?.n ?? 0)) title = t;
  return title;
}

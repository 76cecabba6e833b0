// The words that only make a query a question are not searched, as
// index/asking.go has it.
import type { Query, Term } from "./query";
import type { Tables } from "./tables";

const plain = (t: Term) => !t.quoted && !t.prefix;

// besideQuestion is the query without those words, and the words.
export function besideQuestion(tables: Tables, q: Query): [Query, Term[]] {
  const first = q.terms[0];
  if (!first || !plain(first)) return [q, []];
  const a = tables.asking.find((a) => a.first.includes(first.words[0]));
  if (!a) return [q, []];
  const idle = (t: Term) => plain(t) && t.words.every((w) => a.first.includes(w) || a.fill.includes(w));
  const terms = q.terms.filter((t) => !idle(t));
  if (terms.length === 0) return [q, []];
  return [{ ...q, terms }, q.terms.filter(idle)];
}

// The words that only make a query a question are not searched, as
// index/asking.go has it.
import type { Query, Term } from "./query";
import type { Tables } from "./tables";

export const plain = (t: Term) => !t.quoted && !t.prefix;

// besideQuestion is the query without those words, and the words.
export function besideQuestion(tables: Tables, q: Query): [Query, Term[]] {
  const first = q.terms[0];
  if (!first || !plain(first)) return [q, []];
  const a = tables.asking.find((a) => a.first.includes(first.words[0]));
  if (!a) return [q, []];
  const asks = (w: string) => a.first.includes(w) || a.fill.includes(w);
  // "donne-t-on" asks about "donne"; nothing is taken out of a term that is not as typed.
  const parted = (t: Term, idle: boolean): Term => {
    const kept = t.words.map((w) => (plain(t) && asks(w)) === idle);
    if (kept.every(Boolean)) return t;
    return { ...t, words: t.words.filter((_, i) => kept[i]), raw: t.raw.filter((_, i) => kept[i]) };
  };
  const some = (t: Term) => t.words.length > 0;
  const terms = q.terms.map((t) => parted(t, false)).filter(some);
  if (terms.length === 0) return [q, []];
  return [{ ...q, terms }, q.terms.map((t) => parted(t, true)).filter(some)];
}

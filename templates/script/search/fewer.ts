// What a query finds with less of it, where no clause has all of its words: index/fewer.go.
import { termsOf } from "./book";
import type { Term } from "./query";
import type { Tables } from "./tables";
import type { Game } from "./within";

export interface Fewer {
  words: string; // to be asked for instead, with the query's own filters and what it leaves out
  game: string; // in which, folded as a filter has it; or ""
  clauses: number;
}

const most = 6;

// fewer tries the query within a game that it names; without the words that stand
// nowhere and those that only join others; then without any one word; and at last
// any two words alone. count is how many clauses have all of some terms, in a game.
export async function fewer(
  terms: Term[], nowhere: Set<Term>, games: Game[], tables: Tables,
  count: (terms: Term[], game: string) => Promise<number>, spelt: (terms: Term[]) => string,
): Promise<Fewer[]> {
  const found: Fewer[] = [];
  const tell = async (kept: Term[], game = "") => {
    const clauses = kept.length > 0 ? await count(kept, game) : 0;
    if (clauses > 0 && found.length < most) found.push({ words: spelt(kept), game, clauses });
  };
  const joins = (t: Term) => !t.quoted && !t.prefix && t.words.every((w) => tables.asking.some((a) => a.fill.includes(w)));
  const bearing = terms.filter((t) => !nowhere.has(t) && !joins(t));
  for (const { names: [game] } of games) {
    const at = terms.findIndex((_, i) => termsOf(terms.slice(i), game) > 0);
    const name = at < 0 ? [] : terms.slice(at, at + termsOf(terms.slice(at), game));
    if (name.length > 0) await tell(bearing.filter((t) => !name.includes(t)), game);
  }
  if (bearing.length < terms.length) await tell(bearing);
  if (found.length > 0) return found;
  for (const t of bearing) await tell(bearing.filter((o) => o !== t));
  if (found.length > 0 || bearing.length < 4) return found;
  for (const [i, t] of bearing.entries()) for (const other of bearing.slice(i + 1)) await tell([t, other]);
  return found;
}

// The name of a game after words that say that something happens in it is the wish
// to search that game, as index/within.go has it.
import { plain } from "./asking";
import type { Query, Term } from "./query";
import type { Tables } from "./tables";

// Game is a game as a query may name it.
export interface Game {
  rules: string; // the first of the rule sets that play it, or ""
  runs: [first: number, clauses: number][];
  names: string[]; // folded; the first is the one that the filter takes
}

export function readGame(line: string): Game {
  const [rules, runs, ...names] = line.split("|");
  const numbers = runs.split(" ").filter(Boolean).map((n) => parseInt(n, 36));
  return { rules, runs: numbers.flatMap((first, i) => (i % 2 ? [] : [[first, numbers[i + 1]]])), names };
}

// inGame is the query without the name of a game and within that game, or
// undefined where it names none.
export function inGame(tables: Tables, games: Game[], q: Query): [Query, string] | undefined {
  if (q.filters.game !== undefined) return undefined;
  for (let from = 0; from < q.terms.length; from++) {
    for (let to = q.terms.length; to > from; to--) {
      const game = playedIn(tables, games, q.terms.slice(from, to));
      if (!game || to - from === q.terms.length) continue;
      return [{ ...q, terms: q.terms.filter((_, i) => i < from || i >= to), filters: { ...q.filters, game } }, game];
    }
  }
  return undefined;
}

// playedIn is the game in which these terms say that something happens, or "".
function playedIn(tables: Tables, games: Game[], terms: Term[]): string {
  if (!terms.every(plain)) return "";
  const said = terms.flatMap((t) => t.words).join(" ");
  for (const before of tables.within) {
    const game = said.startsWith(before + " ") && games.find((g) => g.names.includes(said.slice(before.length + 1)));
    if (game) return game.names[0];
  }
  return "";
}

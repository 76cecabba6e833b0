// Filters: index/search.go asks Bleve for them.
import type { Game } from "./within";

export interface Text {
  id: string;
  lang: string;
  first: number; // clause
  names: string[]; // by which a query may name it, folded
}

interface Facets {
  kind: string[];
  game: string[];
  rules: string[];
  clauses: string[];
}

export function readFacets(data: string): Facets {
  const [kind, game, rules, ...clauses] = data.split("\n");
  return { kind: kind.split("\t"), game: game.split("\t"), rules: rules.split("\t"), clauses };
}

// passing tells which clauses pass all filters; facets are fetched only where
// the texts and the games do not tell.
export async function passing(
  filters: Record<string, string>, texts: Text[], games: Game[], all: number, facets: () => Promise<Facets>,
): Promise<(n: number) => boolean> {
  const tests: ((n: number) => boolean)[] = [];
  for (const [name, value] of Object.entries(filters)) {
    if (name === "text" || name === "lang") {
      const ranges = texts.map((t, i) => ({ t, end: texts[i + 1]?.first ?? all }))
        .filter(({ t }) => (name === "text" ? t.id.startsWith(value) : t.lang === value));
      tests.push((n) => ranges.some(({ t, end }) => n >= t.first && n < end));
      continue;
    }
    const game = name === "game" && games.find((g) => g.names[0] === value);
    if (game) {
      tests.push((n) => game.runs.some(([first, clauses]) => n >= first && n < first + clauses));
      continue;
    }
    const f = await facets();
    tests.push((n) => {
      const [kind, game, ...rules] = f.clauses[n].split(" ").map((x) => parseInt(x, 36));
      if (name === "kind") return f.kind[kind] === value;
      if (name === "game") return f.game[game] === value;
      return rules.some((r) => f.rules[r].startsWith(value));
    });
  }
  return (n) => tests.every((t) => t(n));
}

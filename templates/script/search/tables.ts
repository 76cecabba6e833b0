// The table of foldings, levels, costs and weights that the index is built
// with. Everything in this folder follows index/*.go step by step: a query
// finds the same clauses in the same order here and in the command.

export interface Tables {
  fold: Record<string, string>;
  letters: Record<string, string>;
  levels: { name: string; weight: number }[];
  scan: {
    shortest: number; start: number; perHalf: number; most: number;
    substitute: number; insert: number; delete: number;
    pairs: Record<string, string[]>;
    groups: Record<string, string[]>;
  };
  sounds: [string, string][];
  today: Record<string, string>;
  saturation: number[];
  length: number[];
  within: string[];
  asking: { first: string[]; fill: string[] }[];
}

// The code and the name of each language of corpus/lang, in its order: site/scripts.
declare const LANGUAGES: [string, string][];

export const languages = LANGUAGES.map(([code]) => code);
export const languageNames: Record<string, string> = Object.fromEntries(LANGUAGES);

// before orders strings as Go does where all letters are of the first plane.
export function before(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

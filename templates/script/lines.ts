// The concordance on the page of the search, fetched when it is first wanted.
import { address } from "./address";
import { asCSV, asJSON, lines, sorted, spellings, type Order } from "./search/concordance";
import type { Engine, Results } from "./search/engine";
import type { Names } from "./search/found";
import { button, node, old } from "./search/node";

// How many letters stand on either side of a word.
const width = 44;

// The most lines that are shown at once; the files have all.
const mostLines = 400;

export interface Table {
  places: number;
  nodes: HTMLElement[];
}

// table is the concordance of an answer: how the words are spelt, every place
// with what stands before and after it, and the same as files.
export async function table(e: Engine, r: Results, asked: string, order: Order, names: Names): Promise<Table> {
  const all = await lines(e, r, width);
  const body = node("tbody", "");
  const ordered = sorted(e.folder, all, order);
  for (const l of ordered.slice(0, mostLines)) {
    const colon = l.clause.indexOf(":");
    const link = node("a", "", old("", names.text(l.clause.slice(0, colon)) + " " + l.clause.slice(colon + 1)));
    link.href = address(l.clause);
    const [before, word, after] = [l.before, l.word, l.after].map((words) => words.replaceAll("'", "’"));
    const row = node("tr", "", node("td", "before", before), node("td", "word", node("mark", "", word)), node("td", "after", after), node("td", "where", link));
    for (const cell of Array.from(row.cells).slice(0, 3)) cell.lang = l.lang;
    body.append(row);
  }
  const scroll = node("div", "kwic", node("table", "", body));
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", "Every place");
  const spelt = node("p", "spelt", "Spelt", " ", old("", spellings(all).map((s) => `${s.spelling} ${s.count}`).join(", ")));
  const nodes: HTMLElement[] = [spelt, scroll];
  if (all.length > mostLines) nodes.push(node("p", "count", `The first ${mostLines} of ${all.length} places; the files have all.`));
  const save = (name: string, type: string, make: () => string) => button("save", `Save as ${name.toUpperCase()}`, () => {
    const url = URL.createObjectURL(new Blob([make()], { type }));
    const link = node("a", "");
    link.href = url;
    link.download = `concordance.${name}`;
    link.click();
    URL.revokeObjectURL(url);
  });
  nodes.push(node("p", "saves", save("csv", "text/csv", () => asCSV(ordered)), " ", save("json", "application/json", () => asJSON(asked, ordered))));
  return { places: all.length, nodes };
}

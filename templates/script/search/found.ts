// What the page of the search shows of an answer: chips that explain it, and
// the clauses text by text. Every place on a line of its own: script/lines.ts.
import { address, segment } from "../address";
import type { Engine, Hit, Results } from "./engine";
import type { Fewer } from "./fewer";
import { button, node, old } from "./node";
import { languageNames } from "./tables";
import type { Topic } from "./topic";

export interface Names {
  text(id: string): string; // what a text is called
  game(e: Engine, folded: string): string; // ... and a game
}

const levelNames: Record<string, string> = {
  exact: "As typed", spelling: "Other spellings", stem: "Other forms of the word", scan: "Misread by the machine", prefix: "Words that begin so",
};
const mostForms = 7;

// levels are a chip for the book and for the game that the query was taken to name, and
// one for each level that it was widened to, with its forms and how often they stand in
// the texts. All but the words as typed can be switched off and on again.
export function levels(e: Engine, r: Results, off: Set<string>, names: Names, change: () => void): HTMLElement[] {
  const row: HTMLElement[] = [];
  const toggle = (name: string, on: boolean, ...label: (Node | string)[]) => {
    const b = button("chip", "", () => {
      if (on) off.add(name);
      else off.delete(name);
      change();
    }, on);
    b.append(...label, node("span", "sign", on ? " ×" : " +"));
    row.push(b);
  };
  if (r.read) row.push(node("span", "chip fixed", node("span", "level", "With a long s for the f"), " ", old("", r.read)));
  if (r.book) toggle("book", true, node("span", "level", "In the book"), " ", node("span", "", names.text(r.book)));
  else if (off.has("book")) toggle("book", false, node("span", "level", "In the book that the words name"));
  if (r.game) toggle("game", true, node("span", "level", "In the game"), " ", old("", names.game(e, r.game)));
  else if (off.has("game")) toggle("game", false, node("span", "level", "In the game that the words name"));
  if (r.left.length > 0) toggle("asked", true, node("span", "level", "Not searched"), " ", old("", r.left.join(", ")));
  else if (off.has("asked")) toggle("asked", false, node("span", "level", "As a question"));
  for (const { name } of e.tables.levels) {
    const forms = r.widened.filter((w) => w.level === name);
    const on = !off.has(name);
    if (on && forms.length === 0) continue;
    const list = forms.slice(0, mostForms).map((w) => `${w.form} ${w.count}`).join(", ") + (forms.length > mostForms ? ", …" : "");
    const label = [node("span", "level", levelNames[name]), ...(list ? [" ", old("", list)] : [])];
    if (name === "exact") {
      row.push(node("span", "chip fixed", ...label));
      continue;
    }
    toggle(name, on, ...label);
  }
  if (r.widened.length > 0) row.push(node("span", "count", "Figures: how often each form stands in the texts"));
  return row;
}

// offers are the nearest words where nothing is found, and what else the thing
// is called. None is searched before it is asked for.
export function offers(r: Results, ask: (words: string) => void): HTMLElement[] {
  const quoted = (words: string) => (words.includes(" ") ? `"${words}"` : words);
  const rows: HTMLElement[] = [];
  const row = (label: string, ...list: Node[]) => {
    if (list.length > 0) rows.push(node("p", "offers", label, ...list.flatMap((n) => [" ", n])));
  };
  row("Did you mean", ...r.suggest.map((s) => node("span", "", button("link", "", () => ask(s), undefined, old("", s)))));
  const named = (related: boolean) => r.offers.filter((o) => o.related === related).map((o) =>
    node("span", "", button("link", "", () => ask(quoted(o.form)), undefined, old(o.lang, o.form)), " ", node("span", "tongue", languageNames[o.lang])));
  row("Also called", ...named(false));
  row("See also", ...named(true));
  return rows;
}

// less is what is found with less of the query, where no clause has all of it. In
// a game it is told which; in is asked for words in a game, "" for none.
export function less(e: Engine, list: Fewer[], names: Names, ask: (words: string, game: string) => void): HTMLElement[] {
  const row = (label: (Node | string)[], own: Fewer[]) => (own.length === 0 ? [] : [node("p", "offers", ...label,
    ...own.flatMap((f) => [" ", node("span", "", button("link", "", () => ask(f.words, f.game), undefined, old("", f.words)), " ", node("span", "tongue", String(f.clauses)))]))]);
  const games = [...new Set(list.map((f) => f.game).filter(Boolean))];
  return [
    ...games.flatMap((g) => row(["In the game", " ", old("", names.game(e, g)), ":"], list.filter((f) => f.game === g))),
    ...row(["With fewer words"], list.filter((f) => !f.game)),
  ];
}

const kinds: Record<Topic["kind"], string> = { term: "Term", game: "Game", question: "Question", title: "Title" };

// addressOf is where a topic is told; the page of a question opens at the book.
function addressOf(t: Topic, book: string): string {
  if (t.kind === "term" || t.kind === "question") {
    const root = document.documentElement.dataset.root ?? "";
    return encodeURI(`${root}${t.kind === "term" ? "term" : "rule"}/${t.id.split("/").map(segment).join("/")}/index.html`) + (t.kind === "question" && book ? "#" + encodeURIComponent(book) : "");
  }
  return address(t.id);
}

// saysOf is what is said of a topic: of a question who answers it, where it is
// not that book alone.
function saysOf(t: Topic, book: string): string {
  if (t.kind !== "question") return t.says.replaceAll("'", "’");
  if (book) return "";
  return /^\d+$/.test(t.says) ? `${t.says} books` : t.says.replaceAll("'", "’");
}

const mostFirst = 4;

// topics are what is found besides clauses, the definition of a term first. In
// a narrow window the first few stand before the clauses, the others folded.
export function topics(list: Topic[], book: string): HTMLElement[] {
  if (list.length === 0) return [];
  const items = list.map((t) => {
    const link = node("a", "");
    if (t.kind === "question" && t.lang === "en") link.textContent = t.title; // a phrase of the interface
    else link.append(old(t.lang, t.title.replaceAll("'", "’")));
    link.href = addressOf(t, book);
    const said = saysOf(t, book);
    const says = node("span", "says", said);
    return node("li", "topic", node("span", "level", kinds[t.kind]), " ", link, ...(said ? [" ", says] : []));
  });
  if (items.length <= mostFirst + 1 || !matchMedia("(max-width: 70rem)").matches) return [node("ul", "topics", ...items)];
  const rest = document.createElement("details");
  rest.append(node("summary", "", `${items.length - mostFirst} more`), node("ul", "topics", ...items.slice(mostFirst)));
  return [node("ul", "topics", ...items.slice(0, mostFirst)), rest];
}

// groups are the clauses shown, text by text, the text of the best clause
// first; below them the texts that have only clauses further down.
export async function groups(e: Engine, r: Results, shown: number, names: Names, only: (text: string) => void): Promise<HTMLElement[]> {
  const total = new Map<string, number>();
  for (const h of r.hits) total.set(e.textOf(h.n).id, (total.get(e.textOf(h.n).id) ?? 0) + 1);
  const lists = new Map<string, HTMLElement>();
  const list: HTMLElement[] = [];
  for (const item of await Promise.all(r.hits.slice(0, shown).map((h) => hit(e, h, r.told)))) {
    let under = lists.get(item.text);
    if (!under) {
      under = node("ol", "hits");
      lists.set(item.text, under);
      list.push(node("section", "of-text", heading(names.text(item.text), total.get(item.text)!), under));
    }
    item.link.setAttribute("aria-label", `${names.text(item.text)}, ${item.link.textContent}`); // as it is read out of the list
    under.append(item.node);
  }
  const rest = [...total].filter(([text]) => !lists.has(text));
  if (rest.length > 0) {
    list.push(node("p", "further", "Further down:", " ", ...rest.flatMap(([text, n]) => {
      const b = button("chip", "", () => only(text));
      b.append(node("span", "", names.text(text)), " ", node("span", "level", String(n)));
      return [b, " "];
    })));
  }
  return list;
}

function heading(text: string, n: number): HTMLElement {
  return node("h2", "", node("span", "", text), " ", node("span", "count", n === 1 ? "1 clause" : `${n} clauses`));
}

// paragraph is the number of a paragraph under the heading that stands beside it,
// as site/page/locator.go gives it.
function paragraph(path: string): string {
  const last = path.slice(path.lastIndexOf(".") + 1).replace(/^p(?=\d)/u, "");
  return /^\d/u.test(last) ? `¶\u202f${last}` : last;
}

async function hit(e: Engine, h: Hit, told: string): Promise<{ text: string; link: HTMLElement; node: HTMLElement }> {
  const { clause: c, pieces } = await e.show(h, told);
  const words = node("p", "excerpt");
  words.lang = c.lang;
  for (const piece of pieces) {
    const text = piece.text.replaceAll("'", "’");
    words.append(piece.lit ? node("mark", "", text) : text);
  }
  const link = node("a", "", old("", c.label || paragraph(c.path)));
  link.href = address(c.id);
  const above = await e.heading(h.n);
  const under = above ? [" ", node("span", "under", old(above.lang, above.title.replaceAll("'", "’")))] : [];
  return { text: c.text, link, node: node("li", "", link, ...under, words) };
}

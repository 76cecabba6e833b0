// What follows from the cards: the ledger, each line with its rule and the
// clauses behind it, and what the table says about the last card.
import type { Engine, Event, State } from "./engine";
import { told } from "./motion";
import { cardName, seatName, spoken } from "./names";
import { sentences, signs } from "./signs";

function link(href: string, text: string): HTMLAnchorElement {
  const a = document.createElement("a");
  a.href = href;
  a.textContent = text;
  return a;
}

// because is a reason in plain words: what the book answers to the rule.
function because(says: string): HTMLElement {
  const span = document.createElement("span");
  span.className = "because";
  span.textContent = says.replaceAll("'", "’");
  return span;
}

export class Ledger {
  text: string; // the id of the book's rules
  private shown: string[] | undefined;

  constructor(private root: HTMLElement, private line: HTMLElement) {
    this.text = root.dataset.text ?? "";
  }

  say(text: string | string[], refused = false): void {
    this.line.classList.toggle("refused", refused);
    this.line.replaceChildren(...sentences([text].flat()));
  }

  refuse(engine: Engine, seat: string, card: string, by: string[]): void {
    this.line.classList.add("refused");
    const reasons = by.map((id) => engine.answer(id, this.text)?.says).filter((says) => says !== undefined);
    this.line.replaceChildren(`${seatName(seat)} may not play the ${cardName(card)}: `, ...reasons.flatMap((says) => [because(says), " "]), ...this.behind(engine, by));
  }

  // plainly is a fault with the players' names, and what the book answers to the
  // rules that refuse in the place of their ids.
  plainly(engine: Engine, book: string, fault: string): string {
    const [, text, named] = /^(.*?)(?: \(by ([^)]+)\))?$/s.exec(fault)!;
    const says = (named?.split(", ") ?? []).map((id) => engine.answer(id, book)?.says).filter((s) => s !== undefined);
    return [says.length ? spoken(text).replace(/\.?$/, ".") : spoken(text), ...says].join(" ").replaceAll("'", "’");
  }

  // behind names rules and, after each, the clauses of the text behind it: of
  // many the first, and a way to the others.
  private behind(engine: Engine, by: string[]): (Node | string)[] {
    const out: (Node | string)[] = [];
    for (const id of by) {
      const rule = engine.rule(id);
      if (out.length) out.push("; ");
      if (!rule) {
        out.push(id);
        continue;
      }
      out.push(Object.assign(link(engine.address(rule.href), id.slice(id.indexOf("/") + 1)), { translate: false }));
      const { clauses = [], more } = engine.answer(id, this.text) ?? {};
      clauses.forEach(([name, href], i) => out.push(i ? ", " : " (", link(engine.address(href), name)));
      if (more) out.push(", ", link(engine.address(more.href), `and ${more.n} more`));
      if (clauses.length) out.push(")");
    }
    return out;
  }

  // rest lets the outcome take the room that it needs.
  rest(): void {
    this.root.style.minHeight = "";
    this.shown = undefined;
  }

  // hold keeps the room that the whole outcome takes, so that nothing under it
  // moves while it is told again.
  hold(): void {
    this.root.style.minHeight = `${this.root.getBoundingClientRect().height}px`;
  }

  // show tells what has followed so far: lines that stand stay, new ones come.
  show(engine: Engine, state: State, ended: boolean): void {
    const body = this.root.querySelector("tbody")!;
    const key = (e: Event) => `${e.trick} ${e.text}`;
    let same = 0;
    if (this.shown) while (same < this.shown.length && same < state.events.length && this.shown[same] === key(state.events[same])) same++;
    [...body.rows].slice(same).forEach((row) => row.remove());
    const news = state.events.slice(same).map((e) => this.row(engine, e));
    body.append(...news);
    news.forEach(told);
    this.shown = state.events.map(key);
    this.root.querySelector("table")!.hidden = body.rows.length === 0;
    const empty = this.root.querySelector<HTMLElement>(".empty")!;
    empty.hidden = body.rows.length > 0 || (ended && this.root.querySelector(".judged") !== null);
    empty.textContent = ended ? "Nothing is paid." : "Nothing has followed yet.";
  }

  private row(engine: Engine, e: Event): HTMLTableRowElement {
    const row = document.createElement("tr");
    const trick = row.insertCell();
    trick.className = "figures";
    trick.textContent = e.trick > 0 ? String(e.trick) : "";
    const text = row.insertCell();
    const said = document.createElement("span");
    said.className = "phrase";
    said.append(...signs(spoken(e.text)));
    text.append(said);
    this.reason(engine, text, e.rule);
    text.append(this.by(engine, e.by));
    return row;
  }

  // reason puts after what is told why, in plain words.
  private reason(engine: Engine, told: HTMLElement, id: string): void {
    const says = engine.answer(id, this.text)?.says;
    if (says) told.append(" ", because(says));
  }

  private by(engine: Engine, rules: string[]): HTMLElement {
    const by = document.createElement("span");
    by.className = "by";
    by.append(...this.behind(engine, rules));
    return by;
  }
}

// What follows from the cards: the ledger, each line with its rule and the
// clauses behind it, and what the table says about the last card.
import { tell } from "./aloud";
import type { Engine, Event, Judged, State } from "./engine";
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
  private counters: string; // what its counters are called, as annotate/answer has them
  private shown: string[] | undefined;

  constructor(private root: HTMLElement, private line: HTMLElement) {
    this.text = root.dataset.text ?? "";
    this.counters = root.dataset.counters ?? "";
  }

  // settledBy takes the rules of another book, which the editor of the hand offers.
  settledBy(book: string): void {
    this.text = book;
    const option = this.root.closest(".play")?.querySelector<HTMLElement>(`.editor option[value="${book}"]`);
    this.counters = option?.dataset.counters ?? this.root.dataset.counters ?? "";
  }

  // gains tells beside the heading what a changed hand comes to for each player.
  private gains(net: Record<string, number>): void {
    const summary = this.root.querySelector(".follows > summary");
    let all = summary?.querySelector(".gains.anew");
    if (summary && !all) {
      all = document.createElement("span");
      all.className = "gains anew";
      summary.append(all);
    }
    const span = (text: string) => Object.assign(document.createElement("span"), { textContent: text });
    all?.replaceChildren(...Object.entries(net).filter(([, n]) => n !== 0).flatMap(([seat, n], i) => [i ? " · " : " ", span(seatName(seat)), " ", span((n < 0 ? "−" : "+") + this.amount(Math.abs(n)))]));
  }

  private amount(n: number): string {
    const [one, several, worth, large, larger] = this.counters.split("|");
    const many = Number(worth) > 0 ? n / Number(worth) : 0;
    return `${n} ${n === 1 ? one : several}` + (many >= 1 && Number.isInteger(many) ? ` (${many} ${many === 1 ? large : larger})` : "");
  }

  // judge puts into a line of what an example asks of the rules, which has these
  // nodes, what they answer for another hand.
  judge(engine: Engine, line: HTMLElement, nodes: Node[], [refused, refusing, lifted]: Judged): void {
    const by = [...refusing, ...lifted];
    const was = line.className;
    line.className = refused ? "refused" : "allowed";
    line.replaceChildren(...nodes.filter((n) => !(n instanceof Element && n.matches(".because, .by"))));
    line.querySelector("b")!.replaceChildren(refused ? "Refused:" : "Allowed:");
    by.forEach((id) => this.reason(engine, line, id));
    if (by.length) line.append(this.by(engine, by));
    if (line.className !== was) line.append(" ", Object.assign(document.createElement("span"), { className: "count", textContent: "otherwise than in the example" }));
  }

  say(text: string | string[], refused = false): void {
    this.line.classList.toggle("refused", refused);
    tell(this.line, ...sentences([text].flat()));
  }

  refuse(engine: Engine, seat: string, card: string, by: string[]): void {
    this.line.classList.add("refused");
    const reasons = by.map((id) => engine.answer(id, this.text)?.says).filter((says) => says !== undefined);
    tell(this.line, `${seatName(seat)} may not play the ${cardName(card)}: `, ...reasons.flatMap((says) => [because(says), " "]), ...this.behind(engine, by));
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
      clauses.forEach(([name, href], i) => out.push(i ? "; " : " (", link(engine.address(href), name)));
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
    this.gains(ended ? state.net : {});
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

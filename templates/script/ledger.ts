// What follows from the cards: the ledger, each line with its rule and the
// clauses behind it, and what the table says about the last card.
import type { Engine, Event, State } from "./engine";
import { cardName, seatName } from "./names";

function link(href: string, text: string): HTMLAnchorElement {
  const a = document.createElement("a");
  a.href = href;
  a.textContent = text;
  return a;
}

const suits: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

// signs marks the cards in a line, as signs in site/joined.go does.
function signs(text: string): (Node | string)[] {
  return text.split(/([♠♥♦♣][A2-9JQK])/).map((part, i) => {
    if (i % 2 === 0) return part;
    const span = document.createElement("span");
    span.className = "♥♦".includes(part[0]) ? "sign red" : "sign";
    span.setAttribute("role", "img");
    span.setAttribute("aria-label", cardName(part[1] + suits[part[0]]));
    span.textContent = part;
    return span;
  });
}

export class Ledger {
  private text: string;

  constructor(private root: HTMLElement, private line: HTMLElement) {
    this.text = root.dataset.text ?? "";
  }

  say(text: string, refused = false): void {
    this.line.classList.toggle("refused", refused);
    this.line.textContent = text;
  }

  refuse(engine: Engine, seat: string, card: string, by: string[]): void {
    this.line.classList.add("refused");
    this.line.replaceChildren(`${seatName(seat)} may not play the ${cardName(card)}: `, ...this.because(engine, by));
  }

  // because names rules and, after each, the clauses of the text behind it.
  private because(engine: Engine, by: string[]): (Node | string)[] {
    const out: (Node | string)[] = [];
    for (const id of by) {
      const rule = engine.rule(id);
      if (out.length) out.push("; ");
      if (!rule) {
        out.push(id);
        continue;
      }
      out.push(link(engine.address(rule.href), id.slice(id.indexOf("/") + 1)));
      const clauses = rule.clauses[this.text] ?? [];
      clauses.forEach(([name, href], i) => out.push(i ? ", " : " (", link(engine.address(href), name)));
      if (clauses.length) out.push(")");
    }
    return out;
  }

  show(engine: Engine, state: State): void {
    const rows = state.events.map((e) => this.row(engine, e));
    const body = this.root.querySelector("tbody")!;
    body.replaceChildren(...rows);
    this.root.querySelector("table")!.hidden = rows.length === 0;
    const empty = this.root.querySelector<HTMLElement>(".empty");
    if (empty) empty.hidden = rows.length > 0 || this.root.querySelector(".judged") !== null;
  }

  private row(engine: Engine, e: Event): HTMLTableRowElement {
    const row = document.createElement("tr");
    const trick = row.insertCell();
    trick.className = "figures";
    trick.textContent = e.trick > 0 ? String(e.trick) : "";
    const text = row.insertCell();
    text.append(...signs(e.text));
    const by = document.createElement("span");
    by.className = "by";
    by.append(...this.because(engine, e.by));
    text.append(by);
    return row;
  }
}

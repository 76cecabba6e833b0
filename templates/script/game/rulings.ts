// What the books say: for every rule its clauses and their words, fetched for
// each book when it is first wanted.
import { spoken } from "../names";
import { signs } from "../signs";
import type { Event } from "./session";

interface Ruling {
  href: string;
  says?: string; // what the book answers
  clauses: [name: string, href: string, words: string][];
}

const root = document.documentElement.dataset.root ?? "";

function link(href: string, text: string): HTMLAnchorElement {
  const a = document.createElement("a");
  a.href = root + href;
  a.textContent = text.replaceAll("'", "’");
  return a;
}

export function el(name: string, className = "", ...children: (Node | string)[]): HTMLElement {
  const e = document.createElement(name);
  if (className) e.className = className;
  e.append(...children);
  return e;
}

const mostClauses = 3; // of a rule that are named at once

// more is the rest of a list, folded.
function more(n: number, rest: (Node | string)[]): HTMLElement {
  return el("details", "rest", el("summary", "", `and ${n} more`), ...rest);
}

export class Rulings {
  private constructor(
    private list: Record<string, Ruling>,
    readonly name: string,
    private lang: string,
  ) {}

  static async of(book: HTMLElement): Promise<Rulings> {
    const answer = await fetch(book.dataset.rulings!);
    if (!answer.ok) throw new Error(`The clauses of the book could not be fetched (${answer.status}).`);
    return new Rulings(await answer.json(), book.dataset.name!, book.dataset.lang!);
  }

  // behind names rules and, after each, its clauses; of a long chain the first
  // two, of many clauses the first three, and the rest when it is asked for.
  behind(by: string[]): HTMLElement {
    const out = el("span", "by");
    const name = (id: string) => {
      const ruling = this.list[id];
      const short = id.slice(id.indexOf("/") + 1);
      const parts: (Node | string)[] = [ruling ? Object.assign(link(ruling.href, short), { translate: false }) : short];
      const clauses = ruling?.clauses ?? [];
      const named = clauses.map(([text, href], k) => [k ? "; " : " (", link(href, text)]).flat();
      const most = clauses.length > mostClauses + 1 ? mostClauses : clauses.length;
      parts.push(...named.slice(0, 2 * most));
      if (most < clauses.length) parts.push(" ", more(clauses.length - most, named.slice(2 * most)));
      if (clauses.length) parts.push(")");
      return parts;
    };
    by.slice(0, 2).forEach((id, i) => out.append(i ? "; " : "", ...name(id)));
    if (by.length > 2) {
      out.append(" ", more(by.length - 2, by.slice(2).flatMap((id) => ["; ", ...name(id)])));
    }
    return out;
  }

  // because is what the book answers to some rules, in plain words.
  because(by: string[]): Node[] {
    return by.flatMap((id) => {
      const says = this.list[id]?.says;
      return says ? [el("span", "because", says), document.createTextNode(" ")] : [];
    });
  }

  // words is what the book says, in its own words, of the first of some rules
  // that it has words for.
  words(by: string[]): HTMLElement | undefined {
    for (const id of by) {
      const clauses = this.list[id]?.clauses ?? [];
      if (clauses.length === 0) continue;
      const words = clauses.find((c) => c[2])?.[2];
      if (!words) return undefined; // each of them is of one case, and perhaps of another
      const q = el("q", "", words);
      q.lang = this.lang;
      return el("span", "quoted", q);
    }
    return undefined;
  }

  // payment is an event that pays, and how often it came, with why it is so in plain words.
  payment(e: Event, times: number): HTMLElement {
    return el("li", "", el("span", "phrase", ...signs(spoken(e.text)), "."), times > 1 ? ` × ${times} ` : " ", ...this.because(e.by.slice(0, 1)));
  }

  // ruling is one event as a line, with why it is so in plain words, its rules, clauses
  // and words, unless these were told just before.
  ruling(text: string, by: string[], quoted = true): HTMLElement {
    const line = el("p", "ruling", el("span", "phrase", ...signs(spoken(text)), "."), " ", ...(quoted ? this.because(by.slice(0, 1)) : []), this.behind(by));
    const words = quoted && this.words(by);
    if (words) line.append(" ", words);
    return line;
  }
}

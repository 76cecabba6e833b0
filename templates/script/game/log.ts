// What has happened in a hand, the last trick first, every ruling with its
// rules, clauses and words; and the score.
import { cardName, seatName } from "../names";
import { signs } from "../signs";
import { el, type Rulings } from "./rulings";
import type { Event, Seat, Settled, View } from "./session";

const marks: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const sign = (card: string) => marks[card[1]] + card[0];
export const units = (unit: string) => (unit === "fish" ? unit : unit + "s");
export const who = (seat: Seat) => (seat === "S" ? "You" : seatName(seat));

export function log(list: HTMLElement, view: View, rulings: Rulings): void {
  const items: HTMLElement[] = [];
  const begin = el("li", "", el("h3", "", "Before the play"), ...rulingsOf(view.events.filter((e) => e.trick <= 0), rulings));
  if (view.out !== "-") begin.append(el("p", "", `You put out the ${cardName(view.out)}.`));
  if (view.took !== "-") begin.append(el("p", "", `You took the ${cardName(view.took)} from the talon.`));
  if (view.gave !== "-") begin.append(el("p", "", `You gave the ${cardName(view.gave)}` + (view.got === "-" ? "." : ` and received the ${cardName(view.got)}.`)));
  items.push(begin);
  const last = view.tricks.at(-1)?.no ?? 0;
  for (const t of view.tricks) {
    const cards = el("p", "fell");
    t.cards.forEach(([seat, card]) => cards.append(`${who(seat)} `, ...signs(sign(card)), "  "));
    const item = el("li", "", el("h3", "", `Trick ${t.no}`), cards);
    if (t.taker) cards.append(el("span", "count", t.taker === "S" ? "you take it" : `${seatName(t.taker)} takes it`));
    item.append(...rulingsOf(view.events.filter((e) => e.trick === t.no), rulings));
    items.push(item);
  }
  const after = view.events.filter((e) => e.trick > last);
  if (after.length) items.push(el("li", "", el("h3", "", "At the end"), ...rulingsOf(after, rulings)));
  list.replaceChildren(...items.reverse());
}

const rulingsOf = (events: Event[], rulings: Rulings) => events.map((e) => rulings.ruling(e.text, e.by));

export function score(body: HTMLElement, view: View): void {
  const figure = (n: number, signed = false) => el("td", "figures", signed && n > 0 ? `+${n}` : String(n).replace("-", "−"));
  body.replaceChildren(
    ...view.seats.map((seat) => {
      const name = el("th", "", who(seat));
      (name as HTMLTableCellElement).scope = "row";
      const row = el("tr", seat === view.turn ? "now" : "", name, figure(view.taken[seat]), figure(view.points[seat]), figure(view.net[seat], true), figure(view.total[seat], true));
      return row;
    }),
  );
}

// dealt shows all hands as they were dealt.
export function dealt(into: HTMLElement, view: View): void {
  const hand = (cards: string[]) => cards.map(sign).join(" ");
  into.replaceChildren(...view.seats.map((seat) => el("p", "", `${who(seat)}: `, ...signs(hand(view.dealt?.[seat] ?? [])))));
}

// compared shows what the same hand would have come to by another book, and
// which rulings make the difference.
export function compared(into: HTMLElement, view: View, mine: Rulings, other: Settled, theirs: Rulings): void {
  const head = el("tr", "", el("th", "", "Player"), el("th", "figures", mine.name), el("th", "figures", theirs.name));
  const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
  const rows = view.seats.map((seat) => el("tr", "", el("th", "", who(seat)), el("td", "figures", signed(view.net[seat])), el("td", "figures", other.net[seat] === undefined ? "" : signed(other.net[seat]))));
  const caption = el("caption", "", `Net, in ${units(view.unit)} and ${units(other.unit)}`);
  into.replaceChildren(el("table", "", caption, el("thead", "", head), el("tbody", "", ...rows)));
  const key = (e: Event) => `${e.trick} ${e.rule} ${e.text}`;
  const only = (a: Event[], b: Event[]) => {
    const there = new Set(b.map(key));
    return a.filter((e) => e.pays.length > 0 && !there.has(key(e)));
  };
  for (const [rulings, events] of [
    [mine, only(view.events, other.events)],
    [theirs, only(other.events, view.events)],
  ] as [Rulings, Event[]][]) {
    into.append(el("h3", "", `Only by ${rulings.name}`));
    into.append(...(events.length ? events.map((e) => rulings.ruling(e.trick > 0 ? `trick ${e.trick}: ${e.text}` : e.text, e.by)) : [el("p", "count", "Nothing.")]));
  }
}

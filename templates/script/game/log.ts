// What has happened in a hand, the last trick first, every ruling with its
// rules, clauses and words; and the score.
import { seatName, spoken } from "../names";
import { signs } from "../signs";
import { el, type Rulings } from "./rulings";
import type { Counts, Deed, Event, Seat, Settled, View } from "./session";

const marks: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const sign = (card: string) => marks[card[1]] + card[0];
export const units = (unit: string) => (unit === "fish" ? unit : unit + "s");
export const who = (seat: Seat) => (seat === "S" ? "You" : seatName(seat));

// laid is the cards of a deed that is no more than to play them, as they are printed.
export const laid = (deed: Deed): string | undefined => /^\S+ plays? ([♠♥♦♣].*)$/.exec(deed.text)?.[1];

// repeats reports whether a ruling says what was done, and with its reasons: that a player
// stands, or stands and plays.
export const repeats = (e: Event | undefined, d: Deed): boolean => e !== undefined && (e.text === d.text || e.text.startsWith(`${d.text},`));

// told is deeds, one a line, each after the rulings that came before it. Cards
// that somebody plays on end stand in one, and what somebody does several times
// on end is told once, with how often.
function told(deeds: Deed[], events: Event[], rulings: Rulings): HTMLElement[] {
  const lines: HTMLElement[] = [];
  let last: Deed | undefined; // of the last line, unless that is a ruling
  let times = 1; // that it was done
  let ruled = 0; // events that are told
  for (const d of deeds) {
    for (; events[ruled]?.clock <= d.clock; ruled++, last = undefined) lines.push(rulings.ruling(events[ruled].text, events[ruled].by));
    if (repeats(events[ruled], d)) continue;
    const cards = laid(d);
    const again = last?.seat === d.seat;
    times = again && last?.text === d.text ? times + 1 : 1;
    if (cards !== undefined && again && laid(last!) !== undefined) lines.at(-1)!.append(" ", ...signs(cards));
    else if (cards !== undefined) lines.push(el("p", "fell", `${who(d.seat)} `, ...signs(cards)));
    else if (times === 1) lines.push(el("p", "fell", el("span", "phrase", ...signs(spoken(d.text)))));
    else lines.at(-1)!.replaceChildren(lines.at(-1)!.firstElementChild!, ` × ${times}`);
    last = d;
  }
  return [...lines, ...rulingsOf(events.slice(ruled), rulings)];
}

export function log(list: HTMLElement, view: View, rulings: Rulings): void {
  const items: HTMLElement[] = [];
  const of = (trick: number) => view.deeds.filter((d) => d.trick === trick);
  const whole = view.tricks.length === 0 && (view.settled || view.lies.length > 0 || view.deeds.some((d) => d.phase === "stop"));
  const before = told(of(0), view.events.filter((e) => e.trick <= 0), rulings);
  if (before.length) items.push(el("li", "", el("h3", "", whole ? "The play" : "Before the play"), ...before));
  const last = view.tricks.at(-1)?.no ?? 0;
  for (const t of view.tricks) {
    const cards = el("p", "fell");
    t.cards.forEach(([seat, card]) => cards.append(`${who(seat)} `, ...signs(sign(card)), "  "));
    const item = el("li", "", el("h3", "", `Trick ${t.no}`), ...told(of(t.no), [], rulings), cards);
    if (t.taker) cards.append(el("span", "count", t.taker === "S" ? "you take it" : `${seatName(t.taker)} takes it`));
    item.append(...rulingsOf(view.events.filter((e) => e.trick === t.no), rulings));
    items.push(item);
  }
  const after = view.events.filter((e) => e.trick > last);
  if (after.length) items.push(el("li", "", el("h3", "", "At the end"), ...rulingsOf(after, rulings)));
  list.replaceChildren(...items.reverse());
}

// rulingsOf is events, each with its rules and words: these are not said again where the
// one before it rests on the same.
const rulingsOf = (events: Event[], rulings: Rulings) => events.map((e, i) => rulings.ruling(e.text, e.by, i === 0 || events[i - 1].by.join() !== e.by.join()));

// together is what a side has.
export const together = (counts: Counts, side: Seat[]) => side.reduce((sum, seat) => sum + counts[seat], 0);

// score is the table of the players, or of sides where these are marked together:
// of tricks, points and marks the columns that the game has. Points that are the gain of
// the hand, and marks that are that of the game, stand there once, as long as they are
// nothing else; own names the columns that have been something else before.
export function score(table: HTMLElement, view: View, own: Set<string>): void {
  const figure = (n: number, signed = false) => el("td", "figures", signed && n > 0 ? `+${n}` : String(n).replace("-", "−"));
  const any = (counts: Counts) => Object.values(counts).some((n) => n !== 0);
  const columns: [string, Counts, boolean][] = [];
  if (view.tricks.length) columns.push(["Tricks", view.taken, false]);
  const differ = (a: Counts, b: Counts, more: Counts = {}) => view.seats.some((seat) => a[seat] !== b[seat] + (more[seat] ?? 0));
  if (differ(view.points, view.net)) own.add("Points");
  if (differ(view.score, view.total, view.settled ? {} : view.net)) own.add("Marks");
  if (any(view.points) && own.has("Points")) columns.push(["Points", view.points, false]);
  if (any(view.score) && own.has("Marks")) columns.push(["Marks", view.score, false]);
  columns.push(["Hand", view.net, true], ["Game", view.total, true]);
  const head = (text: string, name = "") => Object.assign(el("th", name, text) as HTMLTableCellElement, { scope: "col" });
  table.querySelector("thead")!.replaceChildren(el("tr", "", head("Player"), ...columns.map(([text]) => head(text, "figures"))));
  table.querySelector("tbody")!.replaceChildren(
    ...view.scored.map((side) => {
      const name = Object.assign(el("th", "", ...listed(side.map((seat) => who(seat)))) as HTMLTableCellElement, { scope: "row" });
      return el("tr", side.includes(view.turn) ? "now" : "", name, ...columns.map(([, counts, signed]) => figure(together(counts, side), signed)));
    }),
  );
}

// listed is words each of which is a text of its own, which a reader of another
// language has said.
export const listed = (words: string[], between = ", ") => words.flatMap((word, i) => [i ? between : "", el("span", "", word)]);

// sheet is what is written down of a match besides the totals.
export function sheet(into: HTMLElement, view: View): void {
  const written = ([seat, n]: [Seat, string]) => el("span", "", ...(seat ? [el("span", "", who(seat)), n && " "] : []), n.replace("-", "−"));
  into.replaceChildren(...view.sheet.map(({ says, of }) => el("div", "", el("dt", "", `${says[0].toUpperCase()}${says.slice(1)}:`), " ", el("dd", "", ...of.flatMap((it, i) => [i ? ", " : "", written(it)])))));
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
  const caption = el("caption", "", view.unit === other.unit ? `Net, in ${units(view.unit)}` : `Net, in ${units(view.unit)} and ${units(other.unit)}`);
  into.replaceChildren(el("table", "", caption, el("thead", "", head), el("tbody", "", ...rows)));
  const last = view.tricks.at(-1)?.no ?? 0;
  const told = (e: Event) => (e.trick > last ? `at the end: ${e.text}` : e.trick > 0 ? `trick ${e.trick}: ${e.text}` : e.text);
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
    into.append(...(events.length ? events.map((e) => rulings.ruling(told(e), e.by)) : [el("p", "count", "Nothing.")]));
  }
}

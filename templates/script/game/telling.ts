// What the table says to the player: what has just happened, in friendly words,
// and how a hand has ended.
import { cardName, seatName, spoken } from "../names";
import { laid, together, units, who } from "./log";
import type { Deed, Event, Seat, View } from "./session";

// played is what a player has just done.
export function played(seat: Seat, card: string, led: boolean): string {
  const verb = led ? "lead" : "play";
  return `${who(seat)} ${seat === "S" ? verb : verb + "s"} the ${cardName(card)}.`;
}

// did is what a player has done besides, or cards that were played in no trick.
export function did(deed: Deed): string {
  const cards = laid(deed);
  if (cards === undefined) return `${spoken(deed.text)}.`;
  const code = cards[1] === "1" ? "T" : cards[1];
  return cards.includes(" ") ? `${who(deed.seat)}: ${cards}.` : played(deed.seat, code + suits[cards[0]], false);
}

const suits: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

// taken is who has taken a trick that is complete.
export function taken(seat: Seat): string {
  return seat === "S" ? "You take the trick." : `${seatName(seat)} takes the trick.`;
}

// happened is the most telling of what has followed: payments before facts.
export function happened(events: Event[]): string[] {
  const paid = events.filter((e) => e.pays.length > 0);
  return (paid.length ? paid : events).slice(0, 2).map((e) => spoken(e.text) + ".");
}

// since is the events of a view that one before it had not: two of them may be told in
// the same words, as of two sequences.
export function since(before: Event[], after: Event[]): Event[] {
  const key = (e: Event) => `${e.trick} ${e.text}`;
  const known = new Map<string, number>();
  for (const e of before) known.set(key(e), (known.get(key(e)) ?? 0) + 1);
  return after.filter((e) => {
    const left = known.get(key(e)) ?? 0;
    known.set(key(e), left - 1);
    return left < 1;
  });
}

// counted is lines as they are heard: what is done several times on end is told once.
export function counted(lines: string[]): string[] {
  const out: [line: string, times: number][] = [];
  for (const line of lines) {
    if (out.at(-1)?.[0] === line) out.at(-1)![1]++;
    else out.push([line, 1]);
  }
  return out.map(([line, n]) => (n === 1 ? line : `${line.replace(/\.$/, "")}, ${n} times.`));
}

// result is how the hand has ended. Of a match that is written down nothing is
// paid before its end; points that nobody pays are marked, not won, and what the
// others mark is told, too. That the player has won it or lost is told by how much, and who
// has played by who has won or lost.
export function result(view: View): string[] {
  const mine = view.scored.find((side) => side.includes("S"))!;
  const net = together(view.net, mine);
  const unit = (n: number) => (Math.abs(n) === 1 ? view.unit : units(view.unit));
  const marks = view.scored.map((side) => together(view.net, side));
  const verb = { point: "mark", mark: "wipe out" }[view.unit];
  const unpaid = marks.every((n) => n >= 0) && marks.some((n) => n > 0);
  const marked = verb && unpaid ? verb : "";
  const others = marked ? view.scored.flatMap((side, i) => (side === mine || side.length > 1 || marks[i] === 0 ? [] : [`${seatName(side[0])} ${marked.replace(/^\w+/, "$&s")} ${marks[i]} ${unit(marks[i])}.`])) : [];
  const outcomes = (view.outcomes ?? [])
    .map((o) => ({ what: o.what, seats: sharing(view, o.what, o.seats) }))
    .filter((o, _, all) => o.what !== "player" || !o.seats.every((seat) => all.some((p) => /^(winner|loser)$/.test(p.what) && p.seats.includes(seat))))
    .filter((o) => o.seats.length > 0 && !(o.seats.join() === "S" && o.what === (net > 0 ? "winner" : net < 0 ? "loser" : "")));
  return [yours(view, net, unit(net), marked, unpaid), ...others, ...outcomes.map((o) => outcome(view, o.what, o.seats))];
}

// sharing is the players of whom something has come about: who plays with the winner wins,
// too, and loses with the loser, unless that one pays alone.
function sharing(view: View, what: string, seats: Seat[]): Seat[] {
  const share = { winner: true, loser: view.helps.some((seat) => view.net[seat] < 0) }[what];
  return share && seats.some((seat) => view.plays.includes(seat)) ? [...seats, ...view.helps.filter((seat) => !seats.includes(seat))] : seats;
}

// yours is what the player has won or lost. Where others have won and nobody has paid
// for it, whoever has won nothing has lost the hand all the same.
function yours(view: View, net: number, unit: string, marked: string, unpaid: boolean): string {
  if (marked) return net > 0 ? `You ${marked} ${net} ${unit}.` : `You ${marked} nothing.`;
  if (view.unit === "mark" && net < 0) return `You have ${-net} ${unit} added.`;
  if (net !== 0) return net > 0 ? `You win ${net} ${unit}.` : `You lose ${-net} ${unit}.`;
  if (unpaid) return "You win nothing.";
  return view.sheet.length && !view.over ? "You win and lose nothing yet: the hand is written down." : "You neither win nor lose.";
}

// outcome is what has come about, and for whom: of a match who has won it.
function outcome(view: View, what: string, seats: Seat[]): string {
  const whom = sides(view, seats);
  if (what === "match" && whom.includes("S")) return "You win the match.";
  if (what === "match" && whom.length === 1) return `${seatName(whom[0])} wins the match.`;
  const several = whom.length > 1 && /^(player|winner|loser)$/.test(what) ? "s" : "";
  return `${what[0].toUpperCase()}${what.slice(1)}${several}: ${whom.map((seat) => who(seat).replace("The ", "the ")).join(", ")}.`;
}

// closing is how a match or a game stands after its last hand.
export function closing(view: View): string[] {
  const divided = view.shares && Object.values(view.shares).some((n) => n !== 0);
  if (divided) return ["What is left is divided, and the game is at an end."];
  if (view.ended) return ["The game is at an end."];
  if (!view.over) return [];
  if (view.full) return [...inAll(view), "No table has as many counters as lie there now: the game may be ended."];
  return [...inAll(view), view.pools.some((p) => p.amount !== 0) ? "The match is over: the game may be ended." : "The match is over: \u201cNew game\u201d begins another."];
}

// inAll is what the player has won or lost in a match that nobody wins as a whole: what
// the hands came to decides it.
function inAll(view: View): string[] {
  if (view.outcomes?.some((o) => o.what === "match")) return [];
  const n = together(view.total, view.scored.find((side) => side.includes("S"))!);
  const unit = Math.abs(n) === 1 ? view.unit : units(view.unit);
  return n > 0 ? [`In all you win ${n} ${unit}.`] : n < 0 ? [`In all you lose ${-n} ${unit}.`] : [];
}

// sides is players, and whoever has a line of the score with one of them.
const sides = (view: View, seats: Seat[]) => view.scored.filter((side) => side.some((seat) => seats.includes(seat))).flat();

// own is the payments of a hand to the player and by the player, each once, with how often.
export function own(view: View): [event: Event, times: number][] {
  const out: [Event, number][] = [];
  for (const e of view.events.filter((e) => e.pays.some((pair) => pair.includes("S")))) {
    const same = out.find(([other]) => other.text === e.text);
    if (same) same[1]++;
    else out.push([e, 1]);
  }
  return out;
}

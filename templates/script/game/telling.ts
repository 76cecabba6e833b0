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
  if (cards === undefined) return `${who(deed.seat)}: ${deed.text}.`;
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
// paid before its end; points that nobody pays are marked, not won.
export function result(view: View): string[] {
  const net = together(
    view.net,
    view.scored.find((side) => side.includes("S"))!,
  );
  const unit = (n: number) => (Math.abs(n) === 1 ? view.unit : units(view.unit));
  const marked = view.unit === "point" && view.scored.flat().every((seat) => (view.net[seat] ?? 0) >= 0);
  const yours = marked && net > 0 ? `You mark ${net} ${unit(net)}.` : net > 0 ? `You win ${net} ${unit(net)}.` : net < 0 ? `You lose ${-net} ${unit(net)}.` : view.sheet.length && !view.over ? "You win and lose nothing yet: the hand is written down." : "You neither win nor lose.";
  const outcomes = (view.outcomes ?? []).filter((o) => o.seats.length > 0);
  return [yours, ...outcomes.map((o) => `${o.what[0].toUpperCase()}${o.what.slice(1)}: ${sides(view, o.seats).map(who).join(", ")}.`)];
}

// sides is players, and whoever has a line of the score with one of them.
const sides = (view: View, seats: Seat[]) => view.scored.filter((side) => side.some((seat) => seats.includes(seat))).flat();

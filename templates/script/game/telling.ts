// What the table says to the player: whose turn it is, what he may do, and
// what has just happened, in friendly words.
import { aloud, cardName, seatName } from "../names";
import { units } from "./log";
import type { Event, Seat, View } from "./session";

const suitNames: Record<string, string> = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" };

// asks is what the player is to do now, and the rules that ask it.
export function asks(view: View): { text: string; rules: string[] } {
  switch (view.phase) {
    case "exchange":
      if (view.dealer === "S") return { text: "Your turn: you dealt and hold a card more. Put one out.", rules: ["reversis/exchange.dealer"] };
      return {
        text: view.keep ? "Your turn: put out one card and take one from the talon, or keep your hand." : "Your turn: put out one card. You take one from the talon in its place.",
        rules: view.keep ? ["reversis/exchange", "reversis/exchange.optional"] : ["reversis/exchange"],
      };
    case "swap":
      return { text: "Your turn: give one of your cards to North, who gives you one.", rules: ["reversis/swap"] };
    case "claim":
      return { text: "The play is over. What is yours must be asked for.", rules: view.claims.flatMap((c) => c.rules) };
    case "settled":
      return { text: "", rules: [] };
  }
  const led = view.table[0]?.[1][1];
  const all = Object.keys(view.taken).find((seat) => view.taken[seat] >= 5 && view.taken[seat] === view.trick - 1);
  if (all && !led && all === "S") return { text: "Your turn: every trick is yours so far. With all the rest you make the Reversis.", rules: ["reversis/reversis.made"] };
  if (!led) return { text: "Your turn: you lead.", rules: [view.trick === 1 ? "reversis/lead.first" : "reversis/lead.next"] };
  const barred = Object.values(view.refused).flat();
  if (barred.includes("reversis/follow-suit")) return { text: `Your turn: ${suitNames[led]} are led, and you must follow.`, rules: ["reversis/follow-suit"] };
  if (view.may.some((c) => c[1] === led)) return { text: `Your turn: ${suitNames[led]} are led.`, rules: [] };
  return { text: `Your turn: ${suitNames[led]} are led, and you have none. Throw what you like.`, rules: [] };
}

// played is what a player has just done.
export function played(seat: Seat, card: string, led: boolean): string {
  const who = seat === "S" ? "You" : seatName(seat);
  const verb = led ? "lead" : "play";
  return `${who} ${seat === "S" ? verb : verb + "s"} the ${cardName(card)}.`;
}

// taken is who has taken a trick that is complete.
export function taken(seat: Seat): string {
  return seat === "S" ? "You take the trick." : `${seatName(seat)} takes the trick.`;
}

// happened is the most telling of what has followed: payments before facts.
export function happened(events: Event[]): string[] {
  const paid = events.filter((e) => e.pays.length > 0);
  return (paid.length ? paid : events).slice(0, 2).map((e) => aloud(e.text) + ".");
}

// exchanged is what the player has got for what he put out; the dealer gets
// nothing.
export function exchanged(view: View): string {
  if (view.out !== "-" && view.took === "-") return `You put out the ${cardName(view.out)}.`;
  if (view.took !== "-") return `You take the ${cardName(view.took)}.`;
  return view.left !== "-" ? `You keep your hand; the card left in the talon is the ${cardName(view.left)}.` : "You keep your hand.";
}

// result is how the hand has ended.
export function result(view: View): string {
  const net = view.net.S;
  const unit = (n: number) => (Math.abs(n) === 1 ? view.unit : units(view.unit));
  const yours = net > 0 ? `You win ${net} ${unit(net)}.` : net < 0 ? `You lose ${-net} ${unit(net)}.` : "You neither win nor lose.";
  const name = (seat: Seat) => (seat === "S" ? "you" : seatName(seat));
  const party = view.winner && view.loser ? ` The party goes to ${name(view.winner)}, and ${name(view.loser)} ${view.loser === "S" ? "pay" : "pays"}.` : "";
  return yours + party;
}

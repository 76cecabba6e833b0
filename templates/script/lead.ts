// The cards of the record, which the page has: they fall while the engine is on
// its way, so that nobody waits for the first. What comes of them only the
// engine says.
import type { Lie } from "./felt";

interface Laid {
  trick: number;
  seat: string;
  card: string;
}

export class Lead {
  private readonly cards: Laid[] = [];
  laid = 0; // how many have fallen

  constructor(
    root: HTMLElement,
    private readonly hands: Record<string, string[]>,
  ) {
    const suits: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
    for (const [trick, line] of [...root.querySelectorAll(".tricks > li")].entries()) {
      for (const sign of line.querySelectorAll<HTMLElement>(".sign")) {
        const [suit, ...rank] = sign.dataset.sign ?? sign.textContent!; // whatever letters the page shows
        const card = rank.join("").replace("10", "T") + suits[suit];
        const seat = Object.keys(hands).find((s) => hands[s].includes(card));
        if (!seat) return; // it is drawn on the way
        this.cards.push({ trick, seat, card });
      }
    }
  }

  // next lays a card, and gives it; undefined where there is none left.
  next(): Laid | undefined {
    return this.cards[this.laid++] ?? (this.laid--, undefined);
  }

  // lie is how the cards lie now.
  lie(): Lie {
    const fallen = this.cards.slice(0, this.laid);
    const gone = new Set(fallen.map((c) => c.card));
    const trick = fallen.at(-1)?.trick ?? this.cards[0]?.trick ?? 0;
    return {
      hands: Object.fromEntries(Object.entries(this.hands).map(([seat, list]) => [seat, list.filter((c) => !gone.has(c))])),
      table: fallen.filter((c) => c.trick === trick).map((c) => [c.seat, c.card]),
      trick,
      seat: this.cards[this.laid]?.seat ?? "",
      pools: [],
    };
  }
}

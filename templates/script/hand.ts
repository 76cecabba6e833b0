// A play block as an editor changes it: its lines, of which some are set anew.
// What a hand may be the engine knows; here it is only written down.

const signs: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const suits: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const order = "AKQJT98765432";

export const seats = "SENWTUV";

// cardsOf reads cards of one suit as a block has them, "♠AKQ".
export const cardsOf = (text: string): string[] => [...text.slice(1)].map((rank) => rank + suits[text[0]]);

// What of a block is not the hand as it begins: what was played and expected, and
// what is asked of the rules.
const course = /^(play|expect|refuse|allow|\.\.\.|…|#)/;
const asks = /^(refuse|allow)\s/;

interface Line {
  word: string;
  rest: string;
}

export class Block {
  private lines: Line[];
  readonly hands = new Map<string, string[]>();
  readonly asks: string[]; // the lines that ask what the rules refuse and allow
  readonly whole: boolean; // dealt whole, so that who leads follows from the rules

  constructor(text: string) {
    const lines = text.split("\n").map((line) => line.trim());
    this.asks = lines.filter((line) => asks.test(line));
    this.lines = lines
      .filter((line) => line && !course.test(line))
      .map((line) => /^(\S+)\s*(.*)$/.exec(line)!)
      .map(([, word, rest]) => ({ word, rest }));
    const held = this.lines.find((l) => l.word === "hands" || l.word === "deal");
    this.whole = held?.word === "deal";
    let seat = "";
    for (const part of held?.rest.split(/\s+/) ?? []) {
      if (part.length === 1 && seats.includes(part)) {
        this.hands.set((seat = part), this.hands.get(part) ?? []);
        continue;
      }
      if (seat && part[0] in suits) this.hands.get(seat)!.push(...cardsOf(part));
    }
  }

  get(word: string): string | undefined {
    return this.lines.find((l) => l.word === word)?.rest;
  }

  set(word: string, rest: string): void {
    const line = this.lines.find((l) => l.word === word);
    if (line) line.rest = rest;
    else this.lines.push({ word, rest });
  }

  // pools are what lies in each pool, by its name; "" is that of the only one.
  get pools(): [string, number][] {
    const words = (this.get("pool") ?? "").split(/\s+/).filter(Boolean);
    if (words.length === 1) return [["", Number(words[0])]];
    return words.filter((_, i) => i % 2 === 0).map((name, i) => [name, Number(words[2 * i + 1])]);
  }

  pool(name: string, amount: number): void {
    this.set("pool", this.pools.map(([n, was]) => `${n} ${n === name ? amount : was}`.trim()).join(" "));
  }

  holder(card: string): string {
    for (const [seat, list] of this.hands) if (list.includes(card)) return seat;
    return "";
  }

  // give gives a card to a player; to "" it is put out of the hands.
  give(card: string, to: string): void {
    for (const [seat, list] of this.hands) {
      const i = list.indexOf(card);
      if (i >= 0) list.splice(i, 1);
      if (seat === to) list.push(card);
    }
  }

  // asking is the block with what it asks of the rules.
  asking(): string {
    return this.text(...this.asks);
  }

  // text is the block, with lines more.
  text(...more: string[]): string {
    const held = [...this.hands].map(([seat, list]) => `${seat} ${suited(list)}`.trim()).join("   ");
    const lines = this.lines.map(({ word, rest }) => (word === "hands" || word === "deal" ? `${word} ${held}` : `${word} ${rest}`));
    return [...lines, ...more].join("\n");
  }
}

// suited is cards as a block has them, ♠K2 ♥J.
function suited(list: string[]): string {
  return Object.keys(signs)
    .map((suit) => [suit, [...order].filter((rank) => list.includes(rank + suit)).join("")])
    .filter(([, ranks]) => ranks)
    .map(([suit, ranks]) => signs[suit] + ranks)
    .join(" ");
}

// What is changed of a hand fits into a link: what is set, and each hand.
const settable = ["rules", "dealer", "leader", "pool", "turned"];

// edits are how one block differs from another, as a link has it.
export function edits(from: Block, to: Block): string {
  const set = settable.filter((word) => from.get(word) !== to.get(word)).map((word) => `;${word}=${encodeURIComponent((to.get(word) ?? "").replace(/\s+/g, "_"))}`);
  const held = [...to.hands].filter(([seat, list]) => [...(from.hands.get(seat) ?? [])].sort().join() !== [...list].sort().join()).map(([seat, list]) => `;${seat}=${list.join("")}`);
  return set.join("") + held.join("");
}

// edited puts the edits of a link into a block; false where they are none.
export function edited(block: Block, said: string): boolean {
  for (const part of said.split(";").filter(Boolean)) {
    const [name, value] = part.split("=");
    if (value === undefined) return false;
    if (settable.includes(name)) {
      const rest = value.replace(/_/g, " ");
      if (!/^[\p{L}\p{N} .#♠♥♦♣-]*$/u.test(rest)) return false;
      block.set(name, rest);
      continue;
    }
    if (!block.hands.has(name) || !/^([2-9TJQKA][SHDC])*$/.test(value)) return false;
    for (const card of block.hands.get(name)!.slice()) block.give(card, "");
    for (const card of value.match(/../g) ?? []) block.give(card, name);
  }
  return true;
}

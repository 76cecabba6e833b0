// The cards on the felt. The page comes with every hand laid out; this moves
// the cards themselves to the middle, to the player who takes them, and back.
import { buttons, unbutton } from "./choose";
import type { State } from "./engine";
import { back, gone, moved, pulse } from "./motion";
import { cardName, seatName } from "./names";

// Lie is what of a state shows on the felt.
export type Lie = Pick<State, "hands" | "table" | "trick" | "seat" | "pools">;

// deals shows who deals.
export function deals(root: HTMLElement, dealer: string): void {
  for (const seat of root.querySelectorAll<HTMLElement>(".seat")) seat.querySelector<HTMLElement>(".deals")!.hidden = seat.dataset.seat !== dealer;
}

export class Felt {
  private middle: HTMLElement;
  private hands = new Map<string, HTMLElement>(); // by seat
  private items = new Map<string, HTMLElement>(); // by card
  private order = new Map<string, number>(); // of the cards as they were dealt
  private home = new Map<string, string>(); // the seat of a card
  private last: Lie | undefined;

  constructor(private root: HTMLElement) {
    this.middle = root.querySelector<HTMLElement>(".middle")!;
    for (const seat of root.querySelectorAll<HTMLElement>(".seat")) {
      const hand = seat.querySelector<HTMLElement>(".hand");
      if (!hand) continue;
      this.hands.set(seat.dataset.seat!, hand);
      for (const item of hand.querySelectorAll<HTMLElement>("li")) {
        const card = item.dataset.card!;
        this.order.set(card, this.items.size);
        this.items.set(card, item);
        this.home.set(card, seat.dataset.seat!);
      }
    }
  }

  // deal lays other hands out than the page came with.
  deal(hands: Record<string, string[]>, dealer: string): void {
    unbutton(this.root);
    const face = [...this.items.values()][0];
    for (const item of this.items.values()) item.remove();
    this.items.clear();
    this.order.clear();
    this.home.clear();
    deals(this.root, dealer);
    for (const seat of this.root.querySelectorAll<HTMLElement>(".seat")) {
      const letter = seat.dataset.seat!;
      let hand = this.hands.get(letter);
      if (!hand && hands[letter]?.length) {
        hand = document.createElement("ul");
        hand.className = "hand";
        seat.append(hand);
        this.hands.set(letter, hand);
      }
      for (const card of hands[letter] ?? []) {
        const item = face.cloneNode(true) as HTMLElement;
        const image = item.querySelector("img")!;
        item.className = "";
        item.dataset.card = card;
        image.src = image.src.replace(/[^/]*(?=\.svg)/, card);
        image.alt = cardName(card);
        image.loading = "eager";
        this.order.set(card, this.items.size);
        this.items.set(card, item);
        this.home.set(card, letter);
        hand!.append(item);
        hand!.style.minHeight = "";
      }
      seat.classList.toggle("many", Object.values(hands).some((list) => list.length > 5));
    }
    this.last = undefined;
  }

  // dealt are the hands as the page came with them.
  dealt(): Record<string, string[]> {
    const hands: Record<string, string[]> = {};
    for (const [card, seat] of this.home) (hands[seat] ??= []).push(card);
    return hands;
  }

  // seatOf is who was dealt a card.
  seatOf(card: string): string {
    return this.home.get(card) ?? "";
  }

  // hold keeps the felt as large as it is while cards leave the hands.
  private hold(): void {
    for (const hand of this.hands.values()) if (!hand.style.minHeight) hand.style.minHeight = `${hand.getBoundingClientRect().height}px`;
  }

  // show lays the cards as they are in a state; dealt, they come from the
  // dealer's place in the middle, one after another.
  show(state: Lie, dealt = false): void {
    if (!this.last) this.hold();
    const before = this.last;
    this.last = state;
    const forth = !before || state.trick >= before.trick;
    const taker = (forth ? state.table[0]?.[0] : before?.table[0]?.[0]) ?? "";
    const place = this.root.querySelector(`.seat[data-seat="${taker}"] .who`)?.getBoundingClientRect();
    const table = new Map(state.table.map(([seat, card]) => [card, seat]));
    const held = new Map<string, string>();
    for (const [seat, list] of Object.entries(state.hands)) for (const card of list) held.set(card, seat);

    const away = [...this.items].filter(([card, item]) => !table.has(card) && !held.has(card) && item.isConnected).map(([, item]) => item);
    gone(away, dealt ? undefined : place, this.root);
    for (const item of away) item.className = "";
    const middle = this.middle.getBoundingClientRect();
    if (dealt) this.items.forEach((item) => item.remove());
    moved(
      [...this.items.values()],
      () => {
        for (const [card, item] of this.items) {
          const laid = table.get(card);
          if (laid) this.lay(item, card, laid);
          else if (held.has(card)) this.give(item, card, held.get(card)!);
        }
        for (const card of table.keys()) this.middle.append(this.items.get(card)!);
      },
      dealt ? { from: () => middle, after: (_, n) => Math.min(n * 22, 480) } : { from: () => place },
    );
    for (const seat of this.root.querySelectorAll<HTMLElement>(".seat")) seat.classList.toggle("turn", seat.dataset.seat === state.seat);
    this.root.querySelectorAll<HTMLElement>(".pools b").forEach((amount, i) => {
      const now = String(state.pools[i] ?? amount.textContent);
      if (amount.textContent !== now && before && !dealt) pulse(amount);
      amount.textContent = now;
    });
  }

  private place(seat: string): string {
    return this.root.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`)?.dataset.place ?? "";
  }

  private lay(item: HTMLElement, card: string, seat: string): void {
    item.className = `laid ${this.place(seat)}`;
    item.querySelector("img")!.alt = `${seatName(seat)}: ${cardName(card)}`;
  }

  // give puts a card where it was in a hand.
  private give(item: HTMLElement, card: string, seat: string): void {
    const hand = this.hands.get(seat)!;
    if (item.parentElement === hand) return;
    item.className = "";
    item.querySelector("img")!.alt = cardName(card);
    const next = [...hand.children].find((c) => this.order.get((c as HTMLElement).dataset.card!)! > this.order.get(card)!);
    hand.insertBefore(item, next ?? null);
  }

  // offer makes the cards of a seat into buttons; "" makes none.
  offer(seat: string, choose: (card: string) => boolean, focus = false): void {
    unbutton(this.root);
    const hand = this.hands.get(seat);
    if (!hand) return;
    const items = [...hand.querySelectorAll<HTMLElement>("li")];
    const list = buttons(items, { middle: this.middle, choose, refuse: (item) => back(item, this.middle.getBoundingClientRect()) });
    if (focus) list[0]?.focus({ preventScroll: true });
  }
}

// The felt of a game: your hand open before you, the others' backs, the trick
// in the middle. Cards glide from where they were to where they are.
import { buttons, unbutton } from "../choose";
import { back, calm, gone, moved, pulse } from "../motion";
import { cardName, seatName } from "../names";
import { listed } from "./log";
import { signs, suitSign } from "../signs";
import { el } from "./rulings";
import type { Seat, View } from "./session";

const you = "S";

// Where the others sit, in the order of play from your right on, by how many
// they are; at a larger table they sit in a row.
const places: Record<number, string[]> = {
  1: ["N"],
  2: ["E", "W"],
  3: ["E", "N", "W"],
  4: ["E", "NE", "NW", "W"],
  5: ["E", "NE", "N", "NW", "W"],
  6: ["SE", "E", "NE", "NW", "W", "SW"],
  7: ["SE", "E", "NE", "N", "NW", "W", "SW"],
};
const root = document.documentElement.dataset.root ?? "";

const shown = 6; // cards of a run that lie in the middle
const widest = 12; // cards of a hand; more of them lean no further than so many
const abreast = 6; // cards of a hand in a narrow window (game.css)

// printed is a card as it is printed: in a pack of one colour the second of a
// pair is printed like the first.
export function printed(card: string, pack: string): string {
  const twins: Record<string, string> = pack === "black" ? { H: "S", D: "C" } : pack === "red" ? { S: "H", C: "D" } : {};
  return card[0] + (twins[card[1]] ?? card[1]);
}

export class Felt {
  private pack = "";
  private seats = new Map<Seat, HTMLElement>();
  private hands = new Map<Seat, HTMLElement>();
  private items = new Map<string, HTMLElement>(); // of the cards that are seen
  private places = new Map<Seat, string>();
  private middle: HTMLElement;
  private turned: HTMLElement;
  private pools: HTMLElement;
  private pooled = new Set<string>(); // the names of the pools in which something has lain
  private most = 0; // cards that the player has held in this hand

  constructor(private root: HTMLElement) {
    this.middle = root.querySelector<HTMLElement>(".middle")!;
    this.pools = root.querySelector<HTMLElement>(".pools")!;
    this.turned = root.querySelector<HTMLElement>(".turned-up")!;
  }

  // lay sets the places for so many players.
  private sit(seats: Seat[]): void {
    if (seats.every((s) => this.seats.has(s)) && seats.length === this.seats.size) return;
    this.clear();
    const mine = seats.indexOf(you);
    const others = [...seats.slice(mine + 1), ...seats.slice(0, mine)];
    this.places = new Map(others.map((seat, i) => [seat, places[others.length]?.[i] ?? "row"]));
    this.places.set(you, "S");
    for (const seat of [you, ...others]) {
      const hand = el("ul", seat === you ? "hand" : "backs");
      hand.setAttribute("aria-label", seat === you ? "Your hand" : `${seatName(seat)}'s cards`);
      const place = el("div", `seat ${this.places.get(seat)}`, el("p", "who", el("b", "", seat === you ? "You" : seatName(seat)), el("small", "")), hand);
      place.dataset.seat = seat;
      this.seats.set(seat, place);
      this.hands.set(seat, hand);
      this.root.append(place);
    }
    this.root.classList.toggle("five", seats.length > 4);
    this.root.classList.toggle("crowd", seats.length > 8);
  }

  clear(): void {
    this.seats.forEach((place) => place.remove());
    this.seats.clear();
    this.hands.clear();
    this.items.forEach((item) => item.remove());
    this.items.clear();
    this.pooled.clear();
  }

  // show lays everything as a player sees it; dealt, the cards come from the
  // dealer, one after another.
  show(view: View, dealt = false): void {
    this.sit(view.seats);
    if (dealt) {
      this.items.forEach((item) => item.remove());
      this.items.clear();
    }
    const held = new Set(view.cards);
    const run = view.deeds.filter((d) => d.phase === "stop" && d.cards.length === 1).slice(-shown);
    const trick: [Seat, string][] = view.lies.length ? view.lies.map((card) => ["", card]) : view.table.length ? view.table : view.tricks.length ? view.tricks.at(-1)!.cards : run.map((d) => [d.seat, d.cards[0]]);
    const laid = new Map(trick.filter(([, card]) => !held.has(card)).map(([seat, card]) => [card, seat]));
    this.middle.classList.toggle("run", run.length > 0 && !view.tricks.length);
    this.middle.classList.toggle("lies", view.lies.length > 0);
    this.pack = view.pack;
    const from = new Map<HTMLElement, DOMRect>();
    const home = (seat: Seat) => (this.hands.get(seat)?.lastElementChild ?? this.hands.get(seat) ?? this.middle).getBoundingClientRect();
    const centre = this.middle.getBoundingClientRect();

    const taker = laid.size === 1 ? trick[0][0] : "";
    const away: HTMLElement[] = [];
    for (const [card, item] of this.items) {
      if (laid.has(card) || held.has(card)) continue;
      away.push(item);
      this.items.delete(card);
    }
    gone(away, taker ? this.seats.get(taker)!.getBoundingClientRect() : centre, this.root);
    for (const card of [...laid.keys(), ...held]) {
      if (this.items.has(card)) continue;
      const item = this.card(card);
      this.items.set(card, item);
      const seat = laid.get(card);
      from.set(item, seat && seat !== you ? home(seat) : centre);
    }
    const backs = this.backs(view, dealt);
    const order = view.cards;
    moved(
      [...this.items.values(), ...backs],
      () => {
        for (const [card, seat] of laid) this.lay(this.items.get(card)!, card, seat);
        this.middle.append(...[...laid.keys()].map((card) => this.items.get(card)!));
        const hand = this.hands.get(you)!;
        const spread = Math.min(1, widest / order.length);
        order.forEach((card, i) => {
          const item = this.items.get(card)!;
          item.className = item.classList.contains("moving") ? "moving" : "";
          item.querySelector("img")!.alt = cardName(printed(card, this.pack));
          if (hand.children[i] !== item) hand.insertBefore(item, hand.children[i] ?? null);
          item.style.setProperty("--i", String((i - (order.length - 1) / 2) * spread));
        });
        for (const [seat, hand] of this.hands) {
          if (seat === you) continue;
          const n = view.held[seat] ?? 0;
          while (hand.children.length > n) hand.lastElementChild!.remove();
        }
      },
      dealt ? { from: () => centre, after: (_, n) => Math.min(n * 18, 620) } : { from: (item) => from.get(item) },
    );
    // In a narrow window the hand keeps the rows that it had, so that nothing jumps.
    this.most = Math.max(dealt ? 1 : this.most, view.cards.length);
    this.root.style.setProperty("--rows", String(Math.min(2, Math.ceil(this.most / abreast))));
    this.names(view);
    this.pool(view, dealt);
  }

  private card(card: string): HTMLElement {
    const img = el("img") as HTMLImageElement;
    Object.assign(img, { src: `${root}cards/${printed(card, this.pack)}.svg`, alt: cardName(printed(card, this.pack)), width: 120, height: 168 });
    const item = el("li", "", el("span", "card", img));
    item.dataset.card = card;
    return item;
  }

  // backs adds the backs of cards that others have come to hold. A hand that the player
  // sees lies open, and so do all when the hand is over.
  private backs(view: View, dealt: boolean): HTMLElement[] {
    const list: HTMLElement[] = [];
    for (const [seat, hand] of this.hands) {
      if (seat === you) continue;
      const faces = view.left?.[seat] ?? view.sees[seat];
      const open = faces.length > 0;
      if (dealt || hand.dataset.faces !== faces.join()) hand.replaceChildren(...faces.map((card) => this.card(card)));
      hand.dataset.faces = faces.join();
      hand.classList.toggle("open", open);
      while (hand.children.length < (view.held[seat] ?? 0)) {
        const img = el("img") as HTMLImageElement;
        Object.assign(img, { src: `${root}cards/back.svg`, alt: "", width: 120, height: 168 });
        const item = el("li", "", el("span", "card", img));
        item.setAttribute("aria-hidden", "true");
        hand.append(item);
        if (dealt) list.push(item);
      }
      hand.setAttribute("aria-label", `${seatName(seat)} holds ${view.held[seat]} cards`);
    }
    return list;
  }

  private lay(item: HTMLElement, card: string, seat: Seat): void {
    item.className = `laid ${this.places.get(seat) ?? ""}`;
    item.style.removeProperty("--i");
    const name = cardName(printed(card, this.pack));
    item.querySelector("img")!.alt = seat ? `${seat === you ? "You" : seatName(seat)}: ${name}` : name;
  }

  private names(view: View): void {
    const counted = Object.values(view.points).some((n) => n !== 0);
    for (const [seat, place] of this.seats) {
      place.classList.toggle("turn", seat === view.turn);
      const n = view.taken[seat] ?? 0;
      const tricks = n === 1 ? "1 trick" : `${n} tricks`;
      const says = [seat === you ? seatName(seat) : "", view.plays.includes(seat) ? (seat === you ? "you play" : "plays") : "", view.helps.includes(seat) && !view.partners.includes(seat) ? (seat === you ? "you help" : "helps") : "", view.contre.includes(seat) ? "contre" : "", view.partners.includes(seat) ? "partner" : "", view.idle.includes(seat) ? (seat === you ? "you sit out" : "sits out") : "", seat === view.dealer ? (seat === you ? "you deal" : "deals") : "", n ? (counted ? `${tricks}, ${view.points[seat] === 1 ? "1 point" : `${view.points[seat]} points`}` : tricks) : ""].filter(Boolean);
      const small = place.querySelector("small")!;
      if (small.dataset.says === says.join()) continue;
      small.dataset.says = says.join();
      small.replaceChildren(...listed(says, " · "));
    }
  }

  private pool(view: View, dealt: boolean): void {
    const { pool, poolIs, lang } = this.root.closest<HTMLElement>(".game")!.dataset;
    // What the book calls the pool stands after what the sentences call it.
    const told = pool === "pool" || (lang === document.documentElement.dataset.tongue && pool!.toLowerCase() === poolIs);
    for (const p of view.pools) if (p.amount !== 0) this.pooled.add(p.name); // before, a pool is not shown
    const before = new Map([...this.pools.querySelectorAll<HTMLElement>("span[data-pool]")].map((s) => [s.dataset.pool, s.lastElementChild!.textContent]));
    this.pools.replaceChildren(
      ...view.pools.filter((p) => this.pooled.has(p.name)).map((p) => {
        const text = p.name ? p.called : "pool";
        const book = el("i", "", pool!);
        book.lang = lang!;
        const shown = el("span", "", el("i", "", text[0].toUpperCase() + text.slice(1)), ...(p.name || told ? [] : [" (", book, ")"]), " ", el("b", "", String(p.amount)));
        shown.dataset.pool = p.name;
        return shown;
      }),
    );
    this.turned.replaceChildren(...(view.turned ? [this.card(view.turned)] : []));
    this.turned.setAttribute("aria-label", view.turned ? "Turned up" : "");
    const beside = (name: string, what: HTMLElement) => {
      const shown = el("span", "", el("i", "", name), " ", what);
      shown.dataset.pool = name;
      this.pools.append(shown);
    };
    if (view.talon) beside("Talon", el("b", "", String(view.talon)));
    if (view.trumps) beside("Trumps", suitSign(view.trumps));
    if (view.knows) beside("You have seen", el("b", "", ...signs(view.knows)));
    if (dealt) return;
    for (const b of this.pools.querySelectorAll("b")) {
      const was = before.get(b.parentElement!.dataset.pool);
      if (was !== undefined && was !== b.textContent) pulse(b);
    }
  }

  // pay lets a counter glide for each payment, from the player who pays to the one
  // who receives.
  pay(pays: [string, string][]): void {
    if (calm()) return;
    const origin = this.root.getBoundingClientRect();
    const centre = (account: string) => {
      const at = (this.seats.get(account)?.querySelector(".who") ?? this.pools).getBoundingClientRect();
      return { x: at.left + at.width / 2 - origin.left, y: at.top + at.height / 2 - origin.top };
    };
    pays.slice(0, 8).forEach(([from, to], i) => {
      const a = centre(from);
      const b = centre(to);
      const chip = el("span", "counter");
      chip.setAttribute("aria-hidden", "true");
      this.root.append(chip);
      const run = chip.animate(
        [
          { translate: `${a.x}px ${a.y}px`, scale: 0.4, opacity: 0 },
          { opacity: 1, scale: 1, offset: 0.2 },
          { opacity: 1, scale: 1, offset: 0.85 },
          { translate: `${b.x}px ${b.y}px`, scale: 0.6, opacity: 0 },
        ],
        { duration: 700, delay: 120 * i, easing: "ease-in-out", fill: "both" },
      );
      run.onfinish = run.oncancel = () => chip.remove();
    });
  }

  // choose makes the hand into buttons, and shows which cards may be chosen.
  choose(view: View, pick: (card: string) => boolean, focus: boolean): void {
    unbutton(this.root);
    const hand = this.hands.get(you)!;
    const items = [...hand.querySelectorAll<HTMLElement>("li")];
    const list = buttons(items, { middle: this.middle, choose: pick, refuse: (item) => back(item, this.middle.getBoundingClientRect()) });
    const may = new Set(view.may.filter((c) => c.card && !c.refused).map((c) => c.card));
    items.forEach((item) => item.classList.toggle("barred", view.may.some((c) => c.card) && !may.has(item.dataset.card!)));
    const first = list[items.findIndex((item) => !item.classList.contains("barred"))] ?? list[0];
    if (focus) first?.focus({ preventScroll: true });
    else if (first) list.forEach((b) => (b.tabIndex = b === first ? 0 : -1));
  }

  // rest makes the hand into pictures again, while others play.
  rest(): void {
    unbutton(this.root);
    this.root.querySelectorAll(".barred, .best").forEach((item) => item.classList.remove("barred", "best"));
  }

  // put lays a chosen card in the middle at once, before the engine has said
  // what comes of it.
  put(card: string): void {
    const item = this.items.get(card);
    if (!item) return;
    moved([...this.items.values()], () => {
      if (this.middle.querySelectorAll("li").length >= this.seats.size) this.middle.replaceChildren();
      this.lay(item, card, you);
      this.middle.append(item);
    });
  }

  best(card: string): void {
    this.root.querySelectorAll(".best").forEach((item) => item.classList.remove("best"));
    this.items.get(card)?.classList.add("best");
  }
}

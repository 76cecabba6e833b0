// The editor beside an example: cards are moved from hand to hand, and pool,
// dealer, leader, turned card and book set; each change is settled at once.
import { Block, cardsOf } from "./hand";
import { cardName, seatName } from "./names";

export class Editor {
  block: Block; // as it is edited
  private giving = ""; // to whom cards are given
  private cards = new Map<string, HTMLButtonElement>();
  private status: HTMLElement;

  constructor(
    private root: HTMLElement, // the details
    private original: () => string,
    private changed: (block: Block) => Promise<string>, // settles it, and says what came of it
  ) {
    this.block = new Block(original());
    this.status = root.querySelector<HTMLElement>("[role=status]")!;
    root.addEventListener("toggle", () => this.fill(), { once: true });
    root.addEventListener("change", (e) => {
      const field = e.target as HTMLInputElement | HTMLSelectElement;
      const what = field.dataset.set;
      if ("giving" in field.dataset) this.giving = field.value;
      if (!what) return;
      if (what === "pool") this.block.pool(field.dataset.pool ?? "", Math.max(0, Math.round(Number(field.value) || 0)));
      else this.block.set(what, field.value);
      this.settle();
    });
    root.querySelector("[data-do=undo-edits]")!.addEventListener("click", () => {
      this.block = new Block(this.original());
      this.show();
      this.settle();
    });
  }

  // fill makes the pack, when it is first looked at.
  private fill(): void {
    const place = this.root.querySelector<HTMLElement>(".pack")!;
    if (place.childElementCount) return;
    const cards = place.dataset.cards!.split(" ").flatMap(cardsOf);
    const suits = [..."SHDC"].map((suit) => cards.filter((card) => card[1] === suit)).filter((suit) => suit.length);
    const most = Math.max(...suits.map((suit) => suit.length));
    place.style.setProperty("--of-a-suit", `${most}`);
    place.style.setProperty("--in-a-row", `${most > 8 ? Math.ceil(most / 2) : most}`); // where there is no room for a suit
    for (const suit of suits) {
      const row = document.createElement("div");
      for (const card of suit) {
        const button = document.createElement("button");
        button.type = "button";
        button.addEventListener("click", () => {
          this.block.give(card, this.block.holder(card) === this.giving ? "" : this.giving);
          this.show();
          this.settle();
        });
        this.cards.set(card, button);
        row.append(button);
      }
      place.append(row);
    }
    this.giving = this.root.querySelector<HTMLInputElement>("[data-giving]:checked")?.value ?? "";
    this.show();
  }

  // take shows a block that came from elsewhere.
  take(block: Block): void {
    this.block = block;
    this.fill();
    this.show();
  }

  private show(): void {
    for (const [card, button] of this.cards) {
      const seat = this.block.holder(card);
      const sign = { S: "♠", H: "♥", D: "♦", C: "♣" }[card[1]]!;
      button.className = seat ? "held" : "";
      button.classList.toggle("red", card[1] === "H" || card[1] === "D");
      button.dataset.card = card;
      const [face, of, name] = [document.createElement("span"), document.createElement("small"), document.createElement("span")];
      face.textContent = sign + card[0].replace("T", "10");
      of.textContent = this.initial(seat);
      face.ariaHidden = of.ariaHidden = "true";
      face.translate = of.translate = false;
      name.className = "unseen";
      name.textContent = seat ? `${seatName(seat)}: ${cardName(card)}` : cardName(card);
      button.replaceChildren(face, of, name);
    }
    for (const field of this.root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-set]")) {
      const what = field.dataset.set!;
      if (what === "pool") field.value = String(this.block.pools.find(([name]) => name === (field.dataset.pool ?? ""))?.[1] ?? 0);
      else field.value = this.block.get(what) ?? field.value;
    }
  }

  // initial is a player of the four winds by the first letter of the name that the
  // page has for it, in the reader's language; others by the letter of a record.
  private initial(seat: string): string {
    if (!/^[SENW]$/.test(seat)) return seat;
    return this.root.querySelector<HTMLInputElement>(`[data-giving][value="${seat}"]`)?.labels?.[0]?.textContent?.trim()[0] ?? seat;
  }

  private settle(): void {
    this.changed(this.block).then(
      (said) => this.say(said),
      (e: Error) => this.say(e.message, true),
    );
  }

  private say(text: string, refused = false): void {
    this.status.classList.toggle("refused", refused);
    this.status.textContent = text;
  }
}

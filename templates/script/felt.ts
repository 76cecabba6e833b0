// The cards on the felt. The page comes with every hand laid out; this moves
// cards to the middle and back and, when a card is to be changed, makes the
// cards of one hand into buttons.
import type { State } from "./engine";
import { cardName, seatName } from "./names";

export class Felt {
  private middle: HTMLElement;

  constructor(private root: HTMLElement) {
    this.middle = root.querySelector<HTMLElement>(".middle")!;
  }

  show(state: State): void {
    for (const seat of this.root.querySelectorAll<HTMLElement>(".seat")) {
      const held = new Set(state.hands[seat.dataset.seat!] ?? []);
      seat.classList.toggle("turn", seat.dataset.seat === state.seat);
      for (const li of seat.querySelectorAll<HTMLElement>(".hand li")) li.classList.toggle("gone", !held.has(li.dataset.card!));
    }
    const before = new Set(Array.from(this.middle.querySelectorAll<HTMLElement>("li.laid"), (li) => li.dataset.card));
    const laid = state.table.map(([seat, card]) => {
      const li = document.createElement("li");
      li.className = `laid ${seat}`;
      li.dataset.card = card;
      const face = document.createElement("span");
      face.className = "card";
      face.append(this.picture(card, `${seatName(seat)}: ${cardName(card)}`));
      li.append(face);
      return li;
    });
    this.middle.querySelectorAll("li.laid").forEach((li) => li.remove());
    this.middle.append(...laid);
    this.middle.querySelectorAll(".pool b").forEach((amount, i) => {
      if (i < state.pools.length) amount.textContent = String(state.pools[i]);
    });
    for (const li of laid) if (!before.has(li.dataset.card)) this.glide(li);
  }

  // glide moves a card from its hand to the middle, if motion is welcome.
  private glide(li: HTMLElement): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = this.root.querySelector(`.hand li[data-card="${li.dataset.card}"]`)?.getBoundingClientRect();
    if (!from) return;
    const to = li.getBoundingClientRect();
    li.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: "none" }], { duration: 260, easing: "cubic-bezier(.2,.7,.2,1)" });
  }

  private picture(card: string, alt: string): HTMLImageElement {
    const known = this.root.querySelector<HTMLImageElement>(`.hand li[data-card="${card}"] img`)!;
    const img = document.createElement("img");
    img.src = known.src;
    img.alt = alt;
    img.width = 120;
    img.height = 168;
    return img;
  }

  // offer makes the cards of a seat into buttons; "" makes none.
  offer(seat: string, choose: (card: string) => void): void {
    const focused = this.root.contains(document.activeElement);
    for (const button of this.root.querySelectorAll<HTMLElement>("button.card")) {
      const face = document.createElement("span");
      face.className = "card";
      face.append(...button.childNodes);
      button.replaceWith(face);
    }
    if (!seat) return;
    const buttons: HTMLButtonElement[] = [];
    for (const li of this.root.querySelectorAll<HTMLElement>(`.seat[data-seat="${seat}"] .hand li:not(.gone)`)) {
      const face = li.querySelector(".card")!;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "card";
      button.append(...face.childNodes);
      face.replaceWith(button);
      button.addEventListener("click", () => choose(li.dataset.card!));
      buttons.push(button);
    }
    buttons.forEach((b, i) =>
      b.addEventListener("keydown", (e) => {
        const to = e.key === "ArrowRight" || e.key === "ArrowDown" ? i + 1 : e.key === "ArrowLeft" || e.key === "ArrowUp" ? i - 1 : -1;
        if (to < 0 || to >= buttons.length) return;
        e.preventDefault();
        buttons[to].focus();
      }),
    );
    if (focused || document.activeElement?.closest(".controls")) buttons[0]?.focus();
  }
}

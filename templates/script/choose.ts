// A hand from which a card is chosen: by a click or a tap, by carrying the
// card to the middle, or by the arrows and Enter.
import { calm } from "./motion";

const slack = 6; // pixels before a press becomes a carry

export interface Choice {
  middle: HTMLElement; // where a card is carried to
  choose(card: string): boolean; // false: it may not be played, and goes home
  refuse(item: HTMLElement): void;
}

// unbutton makes the cards of a table pictures again.
export function unbutton(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>("button.card")) {
    const face = document.createElement("span");
    face.className = "card";
    face.append(...button.childNodes);
    button.replaceWith(face);
  }
}

// buttons makes the cards of a hand into buttons, of which the tabulator
// reaches one; the arrows go from there.
export function buttons(items: HTMLElement[], choice: Choice): HTMLButtonElement[] {
  const list = items.map((item) => {
    const face = item.querySelector<HTMLElement>(".card")!;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "card";
    button.append(...face.childNodes);
    face.replaceWith(button);
    const pick = () => {
      if (!choice.choose(item.dataset.card!)) choice.refuse(item);
    };
    carry(button, item, choice, pick);
    return button;
  });
  list.forEach((b, i) => {
    b.tabIndex = i === 0 ? 0 : -1;
    b.addEventListener("focus", () => list.forEach((other) => (other.tabIndex = other === b ? 0 : -1)));
    b.addEventListener("keydown", (e) => {
      const to = { ArrowRight: i + 1, ArrowDown: i + 1, ArrowLeft: i - 1, ArrowUp: i - 1, Home: 0, End: list.length - 1 }[e.key];
      if (to === undefined || e.altKey || e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      list[Math.min(Math.max(to, 0), list.length - 1)].focus();
    });
  });
  return list;
}

// carry lets a card be picked up and put down; what is put down in its own
// hand again was not meant.
function carry(button: HTMLButtonElement, item: HTMLElement, choice: Choice, pick: () => void): void {
  let from: { x: number; y: number; id: number } | undefined;
  let carried = false;
  button.addEventListener("pointerdown", (e) => {
    if (e.button !== 0) return;
    from = { x: e.clientX, y: e.clientY, id: e.pointerId };
    carried = false;
    button.setPointerCapture(e.pointerId); // a quick hand is off the card at once
  });
  button.addEventListener("pointermove", (e) => {
    if (!from || e.pointerId !== from.id) return;
    const x = e.clientX - from.x;
    const y = e.clientY - from.y;
    if (!carried && Math.hypot(x, y) < slack) return;
    if (!carried) {
      carried = true;
      item.getAnimations().forEach((a) => a.cancel());
      item.classList.add("carried");
    }
    item.style.translate = `${x}px ${y}px`;
  });
  const drop = (e: PointerEvent, meant: boolean) => {
    if (!from || e.pointerId !== from.id) return;
    const start = from;
    from = undefined;
    if (!carried) return;
    item.classList.remove("carried");
    const goal = choice.middle.getBoundingClientRect();
    const margin = goal.height * 0.25;
    const inside = e.clientX > goal.left - margin && e.clientX < goal.right + margin && e.clientY > goal.top - margin && e.clientY < goal.bottom + margin;
    const stays = item.parentElement;
    if (meant && inside) choice.choose(item.dataset.card!);
    item.style.translate = "";
    if (item.parentElement === stays && !calm()) {
      item.animate([{ translate: `${e.clientX - start.x}px ${e.clientY - start.y}px` }, { translate: "0 0" }], { duration: 260, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  };
  button.addEventListener("pointerup", (e) => drop(e, true));
  button.addEventListener("pointercancel", (e) => drop(e, false));
  button.addEventListener("click", (e) => {
    if (carried && e.detail > 0) carried = false;
    else pick();
  });
  button.addEventListener("dragstart", (e) => e.preventDefault());
}

// How things move: each is measured where it was and where it is, and glides
// from the one place to the other. A reader who wants no motion gets none:
// everything is then at once where it belongs.
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const ease = "cubic-bezier(.2,.7,.2,1)";
const length = 260; // ms

export interface Way {
  from?: (el: HTMLElement) => DOMRect | undefined; // where one comes from that was nowhere
  after?: (el: HTMLElement, n: number) => number; // ms to wait before it sets out
}

// A card may be wider than the place it has in a fan: the card is measured.
const box = (el: HTMLElement) => (el.querySelector(".card") ?? el).getBoundingClientRect();

// moved makes a change and lets the elements glide from where they were. What
// is still gliding sets out from where it is seen, so that nothing jumps.
export function moved(list: HTMLElement[], change: () => void, way: Way = {}): void {
  if (calm()) return change();
  const before = new Map<HTMLElement, DOMRect>();
  for (const el of list) {
    if (el.isConnected && el.offsetParent) before.set(el, box(el));
    el.getAnimations().forEach((a) => a.cancel());
  }
  change();
  const steps: [HTMLElement, DOMRect, DOMRect][] = [];
  for (const el of list) {
    if (!el.isConnected) continue;
    const from = before.get(el) ?? way.from?.(el);
    if (from) steps.push([el, from, box(el)]);
  }
  let n = 0;
  for (const [el, from, to] of steps) {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) continue;
    const small = before.has(el) ? 1 : 0.86;
    const run = el.animate([{ translate: `${x}px ${y}px`, scale: small }, { translate: "0 0", scale: 1 }], {
      duration: length,
      delay: way.after?.(el, n++) ?? 0,
      easing: ease,
      fill: "backwards",
    });
    el.classList.add("moving");
    run.onfinish = run.oncancel = () => el.getAnimations().length || el.classList.remove("moving");
  }
}

// gone lets a picture of an element glide to a place and fade; the element
// itself is taken away at once.
export function gone(list: HTMLElement[], to: DOMRect | undefined, stage: HTMLElement): void {
  if (!calm() && to) {
    const origin = stage.getBoundingClientRect();
    for (const el of list) {
      const at = box(el);
      const ghost = el.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-card");
      ghost.className = "ghost";
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, { left: `${at.left - origin.left}px`, top: `${at.top - origin.top}px`, width: `${at.width}px` });
      stage.append(ghost);
      const x = to.left + to.width / 2 - at.left - at.width / 2;
      const y = to.top + to.height / 2 - at.top - at.height / 2;
      ghost.animate([{ translate: "0 0", scale: 1, opacity: 1 }, { opacity: 1, offset: 0.6 }, { translate: `${x}px ${y}px`, scale: 0.5, opacity: 0 }], { duration: length, easing: "ease-in" }).finished.then(
        () => ghost.remove(),
        () => ghost.remove(),
      );
    }
  }
  list.forEach((el) => el.remove());
}

// back shows that a card may not go where it was meant: it sets out and comes
// home, or, where a hand has carried it, comes home from there.
export function back(el: HTMLElement, towards: DOMRect): void {
  if (calm()) return;
  const at = box(el);
  const x = (towards.left + towards.width / 2 - at.left - at.width / 2) * 0.3;
  const y = (towards.top + towards.height / 2 - at.top - at.height / 2) * 0.3;
  el.animate([{ translate: "0 0" }, { translate: `${x}px ${y}px`, offset: 0.4 }, { translate: "0 0" }], { duration: 300, easing: "ease-in-out" });
}

// told draws the eye to something new.
export function told(el: HTMLElement): void {
  if (!calm()) el.animate([{ opacity: 0, translate: "0 -.3rem" }, { opacity: 1, translate: "0 0" }], { duration: 240, easing: ease });
}

export function pulse(el: HTMLElement): void {
  if (!calm()) el.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 300, easing: "ease-out" });
}

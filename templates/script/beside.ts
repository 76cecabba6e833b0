// The words and the table stand beside each other; the shorter of the two stays
// in view while the longer one is read. One that is higher than the window
// stays with its foot in view, so that none of it is out of reach.
const margin = 12; // px

export function beside(): void {
  const sides = document.querySelectorAll<HTMLElement>(".leafwork > .words, .leafwork > .tables");
  const stay = () => {
    for (const side of sides) side.style.setProperty("--stay", `${Math.min(margin, innerHeight - side.offsetHeight - margin)}px`);
  };
  const watch = new ResizeObserver(stay);
  sides.forEach((side) => watch.observe(side));
  addEventListener("resize", stay);
}

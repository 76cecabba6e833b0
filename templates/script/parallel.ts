// Two texts in parallel: each pane has a layer of its own, kept in the
// address: ?left=source&right=modern. Where the address says nothing both
// begin with the layer that the reader chose elsewhere.
import { inAddress, showLayer } from "./layers";
import { recall } from "./memory";

const names = ["source", "reading", "modern"];

export function parallel(): void {
  if (!document.querySelector("article.parallel")) return;
  const asked = new URLSearchParams(location.search);
  const kept = recall("layer");
  if (kept && names.includes(kept)) showLayer(kept);
  for (const side of ["left", "right"]) {
    for (const name of names) {
      const radio = document.getElementById(`${side}-${name}`) as HTMLInputElement | null;
      if (!radio) continue;
      if (asked.get(side) === name) radio.checked = true;
      radio.addEventListener("change", () => inAddress(side, name));
    }
  }
}

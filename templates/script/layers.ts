import { recall, remember } from "./memory";

// The layers are radio buttons and work without this; it keeps the choice
// from page to page. A link may choose one with ?layer=modern.
const names = ["source", "reading", "modern"];

function radio(name: string): HTMLInputElement | null {
  return document.getElementById("layer-" + name) as HTMLInputElement | null;
}

export function chooseLayer(name: string): boolean {
  const r = radio(name);
  if (!r) return false;
  if (!r.checked) {
    r.checked = true;
    remember("layer", name);
  }
  return true;
}

export function layers(): void {
  const kept = new URLSearchParams(location.search).get("layer") ?? recall("layer");
  if (kept && names.includes(kept)) chooseLayer(kept);
  for (const name of names) radio(name)?.addEventListener("change", () => remember("layer", name));

  const box = document.getElementById("differences") as HTMLInputElement | null;
  if (box) {
    box.checked = recall("differences") === "yes";
    box.addEventListener("change", () => remember("differences", box.checked ? "yes" : "no"));
  }
}

export function layerOfKey(key: string): string | undefined {
  return names[Number(key) - 1];
}

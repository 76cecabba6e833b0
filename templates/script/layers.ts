import { recall, remember } from "./memory";

// The layers are radio buttons and work without this; it keeps the choice
// from page to page and in the address, so that a link opens in its layer:
// ?layer=modern, ?beside=source.
const names = ["source", "reading", "modern"];

function radios(name: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[data-layer="${name}"]`)];
}

function box(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}

// showLayer shows a layer, in each pane if there are several; it reports
// whether the page has it.
export function showLayer(name: string): boolean {
  const list = radios(name);
  for (const r of list) r.checked = true;
  return list.length > 0;
}

export function chooseLayer(name: string): boolean {
  const list = radios(name);
  if (list.some((r) => !r.checked)) {
    showLayer(name);
    for (const r of list) r.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return list.length > 0;
}

export function layerOfKey(key: string): string | undefined {
  return names[Number(key) - 1];
}

// inAddress writes a choice into the address of the page; null takes it out.
export function inAddress(name: string, value: string | null): void {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    if (url.href !== location.href) history.replaceState(history.state, "", url);
  } catch {
    // A page in a folder may not change its address.
  }
}

// inPlace changes the layout and leaves what is read where it stands.
export function inPlace(change: () => void): void {
  const seen = [...document.querySelectorAll<HTMLElement>("main .layers")].find((l) => l.getBoundingClientRect().bottom > 0);
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}

// toggle turns a box on or off as a click would.
export function toggle(id: string): void {
  box(id)?.click();
}

function keptBox(id: string, asked: boolean | null, kept: (on: boolean) => void): void {
  const b = box(id);
  if (!b) return;
  b.checked = asked ?? recall(id) === "yes";
  kept(b.checked);
  b.addEventListener("click", (e) => {
    // The click has changed the layout already: undone, measured, done again.
    const on = b.checked;
    b.checked = !on;
    inPlace(() => (b.checked = on));
    remember(id, on ? "yes" : "no");
    kept(on);
  });
}

export function layers(): void {
  delete document.documentElement.dataset.layer; // from here on the radio buttons say it
  if (!document.getElementById("layer-reading")) return;
  const asked = new URLSearchParams(location.search);
  const kept = asked.get("layer") ?? recall("layer");
  if (kept && names.includes(kept) && showLayer(kept)) {
    remember("layer", kept);
    if (kept !== "reading") inAddress("layer", kept);
  }
  for (const name of names) {
    for (const r of radios(name)) {
      r.addEventListener("change", () => {
        remember("layer", name);
        inAddress("layer", name);
      });
    }
  }
  keptBox("differences", null, () => {});
  keptBox("beside", asked.has("beside") ? true : null, (on) => inAddress("beside", on ? "source" : null));
}

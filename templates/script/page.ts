// What every page does: theme, keys, layers, the apparatus.
import { apparatus } from "./apparatus";
import { chooseLayer, layerOfKey, layers } from "./layers";
import { recall, remember } from "./memory";
import { quotes } from "./quotes";

function theme(): void {
  const root = document.documentElement;
  document.getElementById("theme")?.addEventListener("click", () => {
    const dark = getComputedStyle(root).colorScheme === "dark" || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
    root.dataset.theme = dark ? "light" : "dark";
    remember("theme", root.dataset.theme);
  });
}

function keys(): void {
  const box = document.getElementById("keys") as HTMLInputElement | null;
  if (box) {
    box.checked = recall("keys") !== "off";
    box.addEventListener("change", () => remember("keys", box.checked ? "on" : "off"));
  }
  document.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (box && !box.checked)) return;
    const at = e.target as HTMLElement;
    if (at.isContentEditable || /^(TEXTAREA|SELECT)$/.test(at.tagName)) return;
    if (at instanceof HTMLInputElement && at.type !== "radio" && at.type !== "checkbox") return;
    if (e.key === "/") {
      e.preventDefault();
      (document.getElementById("query") ?? document.getElementById("find"))?.focus();
    } else {
      const layer = layerOfKey(e.key);
      if (layer && chooseLayer(layer)) e.preventDefault();
    }
  });
}

theme();
keys();
layers();
apparatus();
quotes();

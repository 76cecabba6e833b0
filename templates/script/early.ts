// Runs before the page is painted: the theme and the layer a reader chose, and
// the word that scripts are on, so that nothing flashes.
import { wanted } from "./wanted";

const root = document.documentElement;
root.classList.add("scripts");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const layer = new URLSearchParams(location.search).get("layer") ?? localStorage.getItem("layer");
  if (layer && !/^#w\d/.test(location.hash)) root.dataset.layer = layer;
} catch {
  // A reader who keeps no storage reads in the scheme of the system.
}

// The phrases of a language are asked for with the styles, not once the page's
// script has come. A page in a folder may not ask so.
const preload = (as: string, href: string) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as, href, crossOrigin: "anonymous" });
  document.head.append(link);
};
const files = (document.currentScript as HTMLScriptElement).dataset;
if (location.protocol !== "file:") {
  // The page's script may be at it already: this one waits for nothing, and may come second.
  const phrases = root.classList.contains("telling") ? "" : files[wanted(["en", ...Object.keys(files)])];
  for (const file of (phrases ?? "").split(" ").filter(Boolean)) preload("fetch", file);
  // Nobody reads the English and then sees it jump, unless the phrases are late.
  if (phrases) root.classList.add("untold");
}

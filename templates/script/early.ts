// Runs before the page is painted: the theme, the layer and the language a reader
// chose, and the word that scripts are on, so that nothing flashes. It is the one
// script that stands in the pages themselves: a file would come a way and back later.
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

// The typeface is asked for as soon as the page is there, so that on a slow line it
// has come when the first words are set, and these need not be set again; and so are
// the phrases of a language. A link in the page would make one in a folder, which may
// not ask so, write an error to the console.
const preload = (as: string, href: string) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as, href, crossOrigin: "anonymous" });
  document.head.append(link);
};
const { font, ...files } = (document.currentScript as HTMLScriptElement).dataset;
root.dataset.tongue = wanted(["en", ...Object.keys(files)]);
if (location.protocol !== "file:") {
  preload("font", font!);
  const phrases = files[root.dataset.tongue] ?? "";
  for (const file of phrases.split(" ").filter(Boolean)) preload("fetch", file);
  // Nobody reads the English and then sees it jump, unless the phrases are late.
  if (phrases) root.classList.add("untold");
}

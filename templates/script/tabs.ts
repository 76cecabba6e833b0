// One example at a time beside the words of a clause: the others wait behind
// their tabs, where the browser's own search still finds them. Without scripts
// they stand one under another.
type Panel = HTMLElement;

const panels = (): Panel[] => [...document.querySelectorAll<Panel>(".tabs ~ .play")];
const tabOf = (panel: Panel) => document.getElementById(panel.id + "-tab")!;

// showTab brings an example to the front; it reports whether the page has it.
export function showTab(id: string): boolean {
  const all = panels();
  const wanted = all.find((p) => p.id === id);
  if (!wanted) return false;
  const before = all.find((p) => !p.hidden);
  for (const p of all) {
    const chosen = p === wanted;
    if (chosen) p.removeAttribute("hidden");
    else p.setAttribute("hidden", "until-found");
    p.ariaHidden = chosen ? null : "true"; // or an empty panel is told of, by its name in all languages
    tabOf(p).setAttribute("aria-selected", String(chosen));
    tabOf(p).tabIndex = chosen ? 0 : -1;
  }
  if (before !== wanted) {
    before?.dispatchEvent(new Event("put-away"));
    wanted.dispatchEvent(new Event("brought"));
  }
  return true;
}

export function tabs(): void {
  const all = panels();
  if (all.length === 0) return;
  for (const p of all) {
    p.setAttribute("role", "tabpanel");
    p.addEventListener("beforematch", () => showTab(p.id));
  }
  showTab((all.find((p) => !p.classList.contains("later")) ?? all[0]).id);
  // The pictures behind the tabs are fetched when the page is there, so that
  // they lie there at once, and without a net.
  const fetchAll = () => all.forEach((p) => p.querySelectorAll<HTMLImageElement>("img[loading]").forEach((i) => (i.loading = "eager")));
  if (document.readyState === "complete") fetchAll();
  else addEventListener("load", fetchAll);
  const list = document.querySelector<HTMLElement>(".tabs")!;
  list.addEventListener("click", (e) => {
    const tab = (e.target as Element).closest<HTMLElement>("[role=tab]");
    if (tab) showTab(tab.getAttribute("aria-controls")!);
  });
  list.addEventListener("pointerover", (e) => {
    const tab = (e.target as Element).closest<HTMLElement>("[role=tab]");
    if (tab) tab.title = tab.innerText.replace(/^\S+\s*:\s*/u, ""); // in the reader's language
  });
  list.addEventListener("keydown", (e) => {
    const at = all.findIndex((p) => !p.hidden);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[e.key];
    if (to === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    const next = all[(to + all.length) % all.length];
    showTab(next.id);
    tabOf(next).focus();
  });
  // A link to an example, as the provisions have, brings it and keeps the
  // words in view.
  document.addEventListener("click", (e) => {
    const link = (e.target as Element).closest<HTMLAnchorElement>("a.proof");
    const id = link?.hash.slice(1);
    if (!id || !showTab(id)) return;
    e.preventDefault();
    history.replaceState(history.state, "", link!.hash);
    document.getElementById(id)!.scrollIntoView({ block: "nearest" });
    const wide = matchMedia("(min-width: 64rem)").matches;
    document.querySelector(wide ? ".leafwork" : "#" + id)?.scrollIntoView({ block: "start" });
    tabOf(document.getElementById(id)!).focus({ preventScroll: true });
  });
}

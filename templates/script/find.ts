// The page of the search: what is asked, its address, and the keyboard. What is
// shown is made in search/found.ts.
import { Engine, type Results } from "./search/engine";
import type { Order } from "./search/concordance";
import { gzipped } from "./search/fetch";
import { groups, less, levels, offers, topics } from "./search/found";
import { button, node } from "./search/node";
import type { Topic } from "./search/topic";

const step = 10;
const patience = 700; // milliseconds until who waits for files is told so
const besideAnswer = 4; // clauses, where the page of a question answers what is asked: each costs a file
const facets = ["text", "game", "lang", "kind"] as const;

const page = document.getElementById("search")!;
const input = document.getElementById("query") as HTMLInputElement;
const hits = document.getElementById("hits")!;
const tally = document.getElementById("tally")!;
const chips = document.getElementById("chips")!;
const others = document.getElementById("offers")!;
const found = document.getElementById("topics")!;
const starters = document.getElementById("starters")!;
const more = document.getElementById("more") as HTMLButtonElement;
const views = document.getElementById("views")!;
const order = document.getElementById("order") as HTMLSelectElement;
const select = (name: string) => document.getElementById("facet-" + name) as HTMLSelectElement;
const view = (name: string) => document.getElementById("view-" + name) as HTMLInputElement;

let engine: Promise<Engine> | undefined;
let off = new Set<string>();
let turn = 0; // only the last query asked may show its answer
let shown = step;
let settled = false; // the words are all typed: the last is not the beginning of another

const names = {
  text: (id: string) => select("text").querySelector<HTMLOptionElement>(`option[value="${CSS.escape(id)}"]`)?.textContent ?? id,
  game: (e: Engine, folded: string) => option(e, folded)?.textContent ?? folded,
};

// option is the choice of a game among the filters.
function option(e: Engine, folded: string): HTMLOptionElement | undefined {
  return Array.from(select("game").options).find((o) => e.folder.words("", o.value).map((w) => w.form).join(" ") === folded);
}

function open(): Promise<Engine> {
  engine ??= Engine.open(gzipped(new URL(page.dataset.shards!, location.href)), document.documentElement.dataset.tongue);
  engine.catch(() => (engine = undefined));
  return engine;
}

function concordance(): Promise<typeof import("./lines")> {
  return import(new URL(page.dataset.lines!, location.href).href);
}

function chosen(): string {
  return facets.filter((f) => select(f).value).map((f) => `${f}:"${select(f).value}" `).join("");
}

const query = () => (chosen() + input.value).trim();

// typed is a query without the filters that are chosen beside the field.
const typed = (query: string) => query.replace(chosen(), "");

// The address says everything that was asked; going back asks it again.
function write(entry: boolean): void {
  const url = new URL(location.href);
  const say = (name: string, value: string) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name));
  say("q", input.value);
  for (const f of facets) say(f, select(f).value);
  say("off", [...off].join(" "));
  say("view", view("lines").checked ? "lines" : "");
  say("order", view("lines").checked ? order.value : "");
  if (url.href === location.href) return;
  if (entry) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

function read(): void {
  const said = new URL(location.href).searchParams;
  const choose = (s: HTMLSelectElement, value: string) => (s.value = Array.from(s.options).some((o) => o.value === value) ? value : "");
  input.value = said.get("q") ?? "";
  for (const f of facets) choose(select(f), said.get(f) ?? "");
  off = new Set((said.get("off") ?? "").split(" ").filter(Boolean));
  view(said.get("view") === "lines" ? "lines" : "clauses").checked = true;
  choose(order, said.get("order") ?? "");
  shown = step;
  settled = true;
}

// answer searches; where the word being typed is none yet, for words that
// begin with it.
// Where the texts have nothing, nor a term, game or question answers, what the
// editors say is searched, and the nearest words are suggested: both take more
// files than an answer does.
async function answer(e: Engine, text: string, named: Promise<Topic[]>): Promise<[string, Results]> {
  const nothing = async () => (await named).length === 0;
  const r = await e.search(text, off, nothing);
  if (r.total > 0 || text.includes("in:gloss") || !(await nothing())) return [r.read || text, r];
  if (!settled && !off.has("prefix") && /[\p{L}\p{Nd}]{2}$/u.test(input.value)) {
    const begun = await e.search(text + "*", off);
    if (begun.total > 0) return [text + "*", begun];
  }
  const glossed = await e.search(text + " in:gloss", off);
  return glossed.total > 0 ? [text + " in:gloss", { ...glossed, suggest: r.suggest, offers: r.offers }] : [text, r];
}

async function ask(entry = false): Promise<Results | undefined> {
  const mine = ++turn;
  const text = query();
  write(entry);
  starters.hidden = text !== "";
  if (!text) {
    for (const part of [hits, chips, others, found, tally]) part.replaceChildren();
    more.hidden = views.hidden = true;
    return undefined;
  }
  const waits = setTimeout(() => {
    if (mine === turn) tally.textContent = "Searching …";
  }, patience);
  try {
    const e = await open();
    const answers = e.named(text, off);
    const [asked, r] = await answer(e, text, answers);
    const named = await (r.read ? e.named(r.read, off) : answers);
    const lines = view("lines").checked ? await (await concordance()).table(e, r, asked, order.value as Order, names) : undefined;
    const first = shown === step && r.left.length > 0 && named.some((t) => t.kind === "question") ? besideAnswer : shown;
    const parts = lines?.nodes ?? await groups(e, r, first, names, (t) => {
      select("text").value = t;
      void again(true);
    });
    if (mine !== turn) return undefined;
    hits.replaceChildren(...(r.total === 0 ? [] : parts));
    found.replaceChildren(...topics(named, e.bookOf(text, off, named)));
    chips.replaceChildren(...levels(e, r, off, names, () => void again(true)));
    others.replaceChildren(...offers({ ...r, suggest: r.suggest.map(typed) }, (words) => {
      input.value = words;
      off = new Set();
      void again(true);
      input.focus();
    }));
    let instead = none();
    // What is offered instead comes after the word that nothing is found.
    if (r.total === 0) tally.parentElement!.after(others);
    else tally.parentElement!.before(others);
    if (r.total === 0) {
      const fewer = await e.fewer(r, off);
      if (mine !== turn) return undefined;
      if (fewer.length > 0) instead = lacking();
      const nowhere = await e.nowhere(text);
      if (mine !== turn) return undefined;
      if (nowhere.length > 0) instead = `There is nothing under ${nowhere.join(", ")}.`;
      others.append(...less(e, fewer.map((f) => ({ ...f, words: typed(f.words) })), names, (words, game) => {
        input.value = words;
        if (game) select("game").value = option(e, game)?.value ?? "";
        off = new Set();
        void again(true);
        input.focus();
      }));
    }
    more.hidden = lines !== undefined || r.total <= first;
    views.hidden = r.total === 0;
    order.hidden = lines === undefined;
    tally.textContent = r.total === 0 ? instead : said(r.total, lines?.places);
    if (r.total === 0 && named.length > 0 && !asked.endsWith(" in:gloss")) {
      tally.textContent = lacking();
      others.append(node("p", "offers", button("link", "Search what the editors say", () => {
        input.value += " in:gloss";
        void again(true);
      })));
    }
    if (r.told && r.total > 0) tally.textContent = editors(r, asked === (r.read || text), e.lang) ?? tally.textContent;
    return r;
  } catch (err) {
    if (mine === turn) failed(err);
    return undefined;
  } finally {
    clearTimeout(waits);
  }
}

function said(clauses: number, places?: number): string {
  if (places === undefined) return clauses === 1 ? "1 clause" : `${clauses} clauses`;
  return places === 1 ? "1 place" : `${places} places`;
}

// editors tells of what the editors say, where it was not asked for or is not in the
// reader's language.
function editors(r: Results, asked: boolean, lang: string): string | undefined {
  if (r.told === lang) return asked ? undefined : `The texts have nothing of it. The editors speak of it: ${said(r.total)}`;
  return asked ? `The editors speak of it in English alone: ${said(r.total)}` : `The texts have nothing of it. The editors speak of it in English alone: ${said(r.total)}`;
}

// lacking is said where terms, games or questions answer, or fewer of the words do.
function lacking(): string {
  return /\s/.test(input.value.trim()) ? "No clause has all of these words." : "No clause has this word.";
}

function none(): string {
  if (facets.some((f) => select(f).value)) return "Nothing found. Try it in all texts, games, languages and kinds.";
  if (off.size > 0) return "Nothing found. Allow the widenings again.";
  return "Nothing found. Try fewer words, or only the beginning of one with a star: reversi*.";
}

// failed says what is wrong and offers another try; the rest of the page works on.
function failed(err: unknown): void {
  console.warn(err);
  hits.replaceChildren();
  others.replaceChildren();
  found.replaceChildren();
  more.hidden = views.hidden = true;
  if (location.protocol === "file:") {
    chips.replaceChildren();
    tally.textContent = "A page opened from a folder may not read the files of the search. Serve the folder, for instance with quinola serve, and search there.";
    return;
  }
  tally.textContent = navigator.onLine
    ? "A file of the search could not be fetched. The words asked for are kept."
    : "There is no connection, and a file of the search is not here yet. The words asked for are kept.";
  chips.replaceChildren(button("chip retry", "Try again", () => {
    tally.textContent = "Trying again …";
    void ask();
    input.focus();
  }));
}

function again(entry: boolean): Promise<Results | undefined> {
  shown = step;
  settled = true;
  return ask(entry);
}

let typing = 0;
input.addEventListener("input", () => {
  clearTimeout(typing);
  shown = step;
  settled = false;
  off = new Set();
  typing = window.setTimeout(() => void ask(), 90);
});
input.form!.addEventListener("submit", (e) => {
  e.preventDefault();
  clearTimeout(typing);
  // words are searched; a number or a label leads to its clause
  void ask(true).then((r) => r?.named && hits.querySelector<HTMLAnchorElement>("li a")?.click());
});
for (const f of facets) select(f).addEventListener("change", () => void again(true));
for (const v of ["clauses", "lines"]) view(v).addEventListener("change", () => void again(true));
order.addEventListener("change", () => void again(true));
more.addEventListener("click", () => {
  const before = hits.querySelectorAll("li a").length;
  shown += step;
  void ask().then(() => hits.querySelectorAll<HTMLAnchorElement>("li a")[before]?.focus());
});
window.addEventListener("popstate", () => {
  read();
  void ask();
});

page.addEventListener("keydown", (e) => {
  const links = Array.from(hits.querySelectorAll<HTMLAnchorElement>("li a, td a"));
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (e.key === "ArrowDown" && (at >= 0 || document.activeElement === input)) {
    links[Math.min(at + 1, links.length - 1)]?.focus();
  } else if (e.key === "ArrowUp" && at >= 0) {
    (links[at - 1] ?? input).focus();
  } else if (e.key === "Escape" && document.activeElement !== input) {
    input.focus();
  } else {
    return;
  }
  e.preventDefault();
});

// begin puts the reader into the box, as soon as the page is shown: before, in
// another language, it takes no focus.
const late = performance.now() + 2000;
function begin(): void {
  input.focus();
  if (document.activeElement === document.body && performance.now() < late) requestAnimationFrame(begin);
}

read();
begin();
// What is asked in the box at the head of another page leads straight to the
// clause where it is the label of one.
const go = new URL(location.href).searchParams.has("go");
if (go) {
  const url = new URL(location.href);
  url.searchParams.delete("go");
  history.replaceState(null, "", url);
}
void ask().then((r) => {
  const to = go && r?.named ? hits.querySelector<HTMLAnchorElement>("li:not(.topic) a") : null;
  if (to) location.replace(to.href);
});

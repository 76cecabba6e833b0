// The words of the interface in the reader's language. Pages are written in
// English; what the books and the editors say has its own lang or
// translate="no" and stays. The table is fetched only where it is wanted.
import { indices, lettered } from "./indices";
import { remember } from "./memory";
import { inWords, signs } from "./signs";
import { speaks, spoken } from "./speak";

interface Form {
  find: string;
  text: string;
}
interface Phrases {
  phrases: Record<string, string>;
  forms: Form[];
  joins?: Form[];
}
type Say = (text: string) => string | undefined;

const root = document.documentElement;
const kept = "[lang],[translate=no],script,style,pre,code,kbd,textarea";
const silent = "[translate=no],script,style,pre,code,kbd,textarea";
const marks = ".leaf[lang],.lacuna[lang]";
const named = ["aria-label", "title", "placeholder", "alt"];

// and joins to a part another that goes on of the same player: there Swedish sets no comma.
const and = ", and";

// wordy is what the table of a page may lack: words, not figures, nor the name of
// a clause (piquet.c1.p3).
const wordy = (text: string) => /\p{Ll}{3}/u.test(text) && !/^\S*[.\d]\S*$/u.test(text);

// third is what is told to the player as it is told of somebody, with "you" for the name:
// "you mark 5" is "you marks 5".
const thirds: Record<string, string> = { have: "has", are: "is", were: "was", do: "does", go: "goes", pass: "passes", may: "may", must: "must", could: "could" };
function third(text: string): string | undefined {
  const [, you, verb, rest] = /^([Yy]ou) (\w+)([ ,:].*|$)/u.exec(text) ?? [];
  if (!you || (verb !== "pass" && verb.endsWith("s"))) return undefined; // as it is told of somebody already
  return `${you} ${thirds[verb] ?? verb + "s"}${rest}`;
}

// A translator of one text: a phrase as it stands, or one with places, whose
// words are phrases in their turn, all of them where it is strict: a table that
// is a part may lack the phrase that says more of the text.
function translator(table: Phrases, strict = false): Say {
  const forms = table.forms.map((f) => ({ find: new RegExp(f.find, "u"), text: f.text }));
  const joins = (table.joins ?? []).map((j) => ({ find: new RegExp(j.find, "gu"), text: j.text }));
  // A text whose places are filled, each marked where it begins, as the language
  // writes it: "de ⟦Est" is "d’Est".
  const joined = (text: string) => joins.reduce((text, j) => text.replace(j.find, j.text), text).replaceAll("⟦", "");
  const word = (text: string): string | undefined => (Object.hasOwn(table.phrases, text) ? table.phrases[text] : undefined);
  const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  // A phrase with places, which may begin a sentence; its first words, too,
  // stand in the table as within one. Where a place would take in a comma, and
  // each part around that can be said, it is the parts.
  const formed = (text: string, whole = strict): string | undefined => {
    const begins = lowered(text);
    for (const f of forms) {
      const found = f.find.exec(text) ?? (begins === text ? null : f.find.exec(begins));
      if (!found) continue;
      if (found.slice(1).some((word) => word.includes(", "))) {
        const said = parted(text, ", ");
        if (said !== undefined) return said;
      }
      let capital = found.input !== text;
      let left = false;
      const filled = f.text.replace(/⟦(\d)⟧/gu, (_, n) => {
        const word = found[+n];
        const within = !capital && lowered(word) !== word && text.startsWith(word) && !named(word) ? say(lowered(word)) : undefined;
        capital ||= within !== undefined;
        const own = within ?? say(word);
        left ||= own === undefined && wordy(word);
        return "⟦" + (own ?? word);
      });
      const said = joined(filled);
      if (whole && left) return undefined;
      return capital ? raised(said) : said;
    }
    return undefined;
  };
  // Whether a text begins with a name, which has its capital within a sentence, too: North.
  const named = (text: string) => {
    const [first] = text.split(" ");
    return word(first) !== undefined && word(lowered(first)) === undefined;
  };
  const spaced = (marks: string) => marks.replace(/[;:]/gu, (m) => table.phrases[m + " "]?.trimEnd() ?? m);
  // With the apostrophe of the table or of the printer.
  const say = (text: string): string | undefined => {
    const plain = text.replaceAll("’", "'");
    const said = word(text) ?? spelt(plain);
    return plain === text ? said : said?.replaceAll("'", "’");
  };
  // Word for word; by a form with places, which might take in too much; without
  // the marks around it; or part by part.
  const spelt = (text: string): string | undefined => {
    const begun = word(lowered(text));
    const of = third(text); // what the table says of somebody it says to the player
    const said = word(text) ?? (begun === undefined ? undefined : raised(begun)) ?? (of && (formed(of, true) ?? formed(text, true))) ?? formed(text);
    if (said !== undefined) return said;
    const [, before, bare, after] = /^([ :;,.()—…→←]*)(.*?)([ :;,.()—…→←]*)$/su.exec(text)!;
    if (bare !== text) {
      if (!bare) return spaced(before + after) === text ? undefined : spaced(before + after); // marks alone
      const inner = say(bare);
      return inner === undefined ? undefined : spaced(before) + inner + spaced(after);
    }
    const mark = [". ", "; ", ": ", ", "].find((m) => text.includes(m));
    return mark && parted(text, mark);
  };
  const parted = (text: string, mark: string): string | undefined => {
    const parts = text.split(mark);
    const said = parts.map(say);
    if (said.includes(undefined)) return undefined;
    const own = table.phrases[and];
    return said.reduce((text, part, i) => text + (own !== undefined && (mark + parts[i]).startsWith(`${and} `) ? own + part!.replace(own.replace(/^[, ]+/, ""), "") : (table.phrases[mark] ?? mark) + part));
  };
  return say;
}

// free reports whether an element may be said in the reader's language.
const free = (e: Element | null) => (e?.closest(kept) ?? root) === root;

const done = new WeakMap<Node, string>(); // what was put, so that it is not taken for English again
const doneTo = new WeakMap<Element, Record<string, string>>(); // the same of attributes

// sentence says an element that is one text, though cards are marked in it.
function sentence(e: Element, say: Say): void {
  if (done.get(e) === e.textContent) return;
  const heard = e.closest(".unseen");
  const said = say(lettered(e).trim().replace(/\s+/gu, " "));
  if (said === undefined) return heard ? inWords(e, say) : undefined;
  e.replaceChildren(...signs(said));
  if (heard) inWords(e, say);
  else indices(e, root.lang, free);
  done.set(e, e.textContent!);
  const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  for (let n = walk.nextNode(); n; n = walk.nextNode()) done.set(n, (n as Text).data);
}

// own shows what the editors have put into several languages in the reader's,
// where it has that one.
function own(within: Element, tag: string): void {
  for (const e of within.querySelectorAll(".tongues")) {
    const all = [...e.children] as HTMLElement[];
    if (all.some((part) => part.lang === tag)) all.forEach((part) => (part.hidden = part.lang !== tag));
  }
}

function swap(within: Node, say: Say): void {
  // What is read of an element within a book's words is the interface's; within
  // what the editors say in English it stays so.
  const mark = (e: Element) => e.matches(marks);
  const told = (e: Element) => {
    const own = e.closest("[lang]") ?? root;
    return !e.closest(silent) && (own === root || own.getAttribute("lang") !== "en" || mark(e) || e.closest(".layers") !== null);
  };
  const text = (n: Text) => {
    if (done.get(n) === n.data) return;
    const words = n.data.trim().replace(/\s+/gu, (s) => (/[\u00a0\u202f]/u.test(s) ? s : " "));
    const said = words && say(words);
    if (!said) return;
    n.data = n.data.replace(/\S[^]*\S|\S/u, () => said);
    done.set(n, n.data);
  };
  const whole = (within: Element) => {
    const list = [...within.querySelectorAll(".phrase")];
    const around = within.closest(".phrase");
    for (const e of around ? [around, ...list] : list) if (free(e)) sentence(e, say);
  };
  const attributes = (e: Element) => {
    for (const name of named) {
      const own = e.getAttribute(name);
      if (!own || doneTo.get(e)?.[name] === own) continue;
      const said = say(own);
      if (!said) continue;
      e.setAttribute(name, said);
      if (mark(e)) e.setAttribute("lang", root.lang);
      doneTo.set(e, { ...doneTo.get(e), [name]: said });
    }
  };
  if (within instanceof Text) {
    if (free(within.parentElement)) text(within);
    return;
  }
  if (!(within instanceof Element)) return;
  own(within, root.lang);
  whole(within);
  indices(within, root.lang, free);
  if (told(within)) attributes(within);
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let n = walk.nextNode(); n; n = walk.nextNode()) {
    if (n instanceof Text) {
      if (free(n.parentElement)) text(n);
    } else if (told(n as Element)) {
      attributes(n as Element);
    }
  }
}

// tongue says the page in the reader's language, and shows it then.
export async function tongue(): Promise<void> {
  await told().finally(() => root.classList.remove("untold"));
}

async function told(): Promise<void> {
  const choice = document.getElementById("tongue") as HTMLSelectElement | null;
  if (!choice) return;
  const tag = root.dataset.tongue!;
  choice.value = tag;
  choice.addEventListener("change", () => {
    remember("tongue", choice.value);
    location.reload();
  });
  const { phrases, whole } = choice.selectedOptions[0]?.dataset ?? {};
  if (!phrases || !whole) return; // English, as the page is
  const table = async (file: string) => (await (await fetch(file)).json()) as Phrases;
  let part: Phrases;
  try {
    part = await table(phrases);
  } catch {
    choice.value = "en"; // a folder without a server: the page stays as it is written
    return;
  }
  let say = translator(part);
  root.lang = tag;
  document.title = document.title.split(" · ").map((part) => say(part) ?? part).join(" · ");
  swap(document.body, say);
  const editors = "main :is(p, div, span, dd, li)[lang=en]";
  const inEnglish = (e: Element) => !e.closest("[hidden], .layers, q, .leaf, .citation") && /\p{Ll}{3}/u.test(e.textContent!);
  if ([...document.querySelectorAll(editors)].some(inEnglish)) document.querySelector<HTMLElement>(".left-in-english")!.hidden = false;

  // What comes later may be more than the page's own table has. Then the whole
  // one is fetched, and what came meanwhile is said by that.
  const strict = translator(part, true);
  const own = new Set(Object.values(part.phrases));
  let waiting: Set<Node> | undefined;
  let all = false;
  let lacking = false;
  say = (text) => {
    const said = strict(text);
    // Scripts take words from the page, too, which are said already.
    if (said === undefined) lacking ||= text.split(", ").some((part) => wordy(part) && !own.has(part));
    return said;
  };
  const more = () => {
    if (waiting || all) return;
    waiting = new Set();
    void table(whole)
      .then((t) => (say = translator(t)))
      .catch(() => (say = strict))
      .finally(() => {
        all = true;
        waiting?.forEach((n) => n.isConnected && swap(n, say));
        waiting = undefined;
      });
  };
  if (spoken()) more();
  document.addEventListener(speaks, more);
  const later = (n: Node) => {
    if (n instanceof Element) indices(n, tag, free); // these are there at once
    if (!waiting) {
      swap(n, say);
      if (!lacking) return;
      lacking = false;
      more();
    }
    waiting?.add(n);
  };
  new MutationObserver((changes) => {
    for (const c of changes) {
      if (c.type === "childList") c.addedNodes.forEach(later);
      else later(c.target);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: named });
}

// The words of the interface in the reader's language. Pages are written in
// English; what the books and the editors say has its own lang or
// translate="no" and stays. The table is fetched only where it is wanted.
import { remember } from "./memory";
import { signs } from "./signs";
import { wanted } from "./wanted";

interface Form {
  find: string;
  text: string;
}
interface Phrases {
  phrases: Record<string, string>;
  forms: Form[];
}

const root = document.documentElement;
const kept = "[lang],[translate=no],script,style,pre,code,kbd,textarea";
const named = ["aria-label", "title", "placeholder", "alt"];

// A translator of one text: a phrase as it stands, or one with places, whose
// words are phrases in their turn.
function translator(table: Phrases): (text: string) => string | undefined {
  const forms = table.forms.map((f) => ({ find: new RegExp(f.find, "u"), text: f.text }));
  const word = (text: string): string | undefined => (Object.hasOwn(table.phrases, text) ? table.phrases[text] : undefined);
  const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  // A phrase with places, which may begin a sentence; its first words, too,
  // stand in the table as within one.
  const formed = (text: string): string | undefined => {
    const begins = lowered(text);
    for (const f of forms) {
      const found = f.find.exec(text) ?? (begins === text ? null : f.find.exec(begins));
      if (!found) continue;
      let capital = found.input !== text;
      const said = f.text.replace(/⟦(\d)⟧/gu, (_, n) => {
        const word = found[+n];
        const within = !capital && lowered(word) !== word && text.startsWith(word) ? say(lowered(word)) : undefined;
        capital ||= within !== undefined;
        return within ?? say(word) ?? word;
      });
      return capital ? raised(said) : said;
    }
    return undefined;
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
    const said = word(text) ?? (begun === undefined ? undefined : raised(begun)) ?? formed(text);
    if (said !== undefined) return said;
    const [, before, bare, after] = /^([ :;,.()—…→←]*)(.*?)([ :;,.()—…→←]*)$/su.exec(text)!;
    if (bare !== text) {
      const inner = bare ? say(bare) : undefined;
      return inner === undefined ? undefined : spaced(before) + inner + spaced(after);
    }
    const mark = [". ", "; ", ": ", ", "].find((m) => text.includes(m));
    if (!mark) return undefined;
    const parts = text.split(mark).map(say);
    return parts.includes(undefined) ? undefined : parts.join(table.phrases[mark] ?? mark);
  };
  return say;
}

const done = new WeakMap<Node, string>(); // what was put, so that it is not taken for English again

// sentence says an element that is one text, though cards are marked in it.
function sentence(e: Element, say: (text: string) => string | undefined): void {
  const text = e.textContent!;
  if (done.get(e) === text) return;
  const said = say(text.trim().replace(/\s+/gu, " "));
  if (said === undefined) return;
  done.set(e, said);
  e.replaceChildren(...signs(said));
}

// own shows what the editors have put into several languages in the reader's,
// where it has that one.
function own(within: Element, tag: string): void {
  for (const e of within.querySelectorAll(".tongues")) {
    const all = [...e.children] as HTMLElement[];
    if (all.some((part) => part.lang === tag)) all.forEach((part) => (part.hidden = part.lang !== tag));
  }
}

function swap(within: Node, say: (text: string) => string | undefined): void {
  const free = (e: Element | null) => (e?.closest(kept) ?? root) === root;
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
      const said = say(e.getAttribute(name) ?? "");
      if (said) e.setAttribute(name, said);
    }
  };
  if (within instanceof Text) {
    if (free(within.parentElement)) text(within);
    return;
  }
  if (!(within instanceof Element)) return;
  own(within, root.lang);
  whole(within);
  if (free(within)) attributes(within);
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let n = walk.nextNode(); n; n = walk.nextNode()) {
    if (n instanceof Text) {
      if (free(n.parentElement)) text(n);
    } else if (free(n as Element)) {
      attributes(n as Element);
    }
  }
}

export async function tongue(): Promise<void> {
  const choice = document.getElementById("tongue") as HTMLSelectElement | null;
  if (!choice) return;
  const tag = wanted(Array.from(choice.options, (o) => o.value));
  choice.value = tag;
  choice.addEventListener("change", () => {
    remember("tongue", choice.value);
    location.reload();
  });
  const { phrases, answers } = choice.selectedOptions[0]?.dataset ?? {};
  if (!phrases) return; // English, as the page is
  const table: Phrases = { phrases: {}, forms: [] };
  try {
    const [own, said] = await Promise.all([phrases, answers].map(async (file) => (file ? (await fetch(file)).json() : {})));
    table.phrases = { ...said, ...own.phrases };
    table.forms = own.forms;
  } catch {
    choice.value = "en"; // a folder without a server: the page stays as it is written
    return;
  }
  const say = translator(table);
  root.lang = tag;
  document.title = document.title.split(" · ").map((part) => say(part) ?? part).join(" · ");
  swap(document.body, say);
  new MutationObserver((changes) => {
    for (const c of changes) {
      if (c.type === "characterData") swap(c.target, say);
      else c.addedNodes.forEach((n) => swap(n, say));
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

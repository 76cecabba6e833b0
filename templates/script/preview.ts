// A link to a clause, a term or a rule shows what is there while it is pointed
// at or has the focus: in a card that may be pointed at itself, that stays
// until the pointer or the focus leaves both, and that Escape puts away. What
// it shows is taken from the linked page. A finger gets no card: it follows
// the link.
import { kindOf, linked } from "./linked";

const delay = 350; // ms before a card comes, and before it goes
const shown = 46; // words of a clause

let card: HTMLElement | null = null;
let of: HTMLAnchorElement | null = null;
let timer = 0;

function make(): HTMLElement {
  card = document.createElement("div");
  card.className = "preview";
  card.id = "preview";
  card.popover = "manual";
  card.setAttribute("role", "tooltip");
  card.addEventListener("pointerenter", () => clearTimeout(timer));
  card.addEventListener("pointerleave", () => later(hide));
  document.body.append(card);
  return card;
}

function later(what: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(what, delay);
}

function hide(): void {
  clearTimeout(timer);
  of?.removeAttribute("aria-describedby");
  of = null;
  if (card?.matches(":popover-open")) card.hidePopover();
}

// part is an element of another page with its text alone, in its language.
function part(from: Element | null, name: string, className: string, text = from?.textContent ?? ""): HTMLElement | null {
  if (!from || !text.trim()) return null;
  const el = document.createElement(name);
  el.className = className;
  el.textContent = text.trim().replace(/\s+/g, " ");
  const lang = from.closest("[lang]")?.getAttribute("lang");
  if (lang && lang !== document.documentElement.lang) el.lang = lang;
  return el;
}

// opening is the first words of a reading.
function opening(reading: Element | null): string {
  if (!reading) return "";
  const copy = reading.cloneNode(true) as Element;
  for (const leaf of copy.querySelectorAll(".leaf")) leaf.remove();
  for (const line of copy.querySelectorAll(".line, td, tr")) line.append(" ");
  const words = (copy.textContent ?? "").trim().split(/\s+/);
  return words.slice(0, shown).join(" ") + (words.length > shown ? " …" : "");
}

function parts(kind: string, page: Document): (HTMLElement | null)[] {
  const all = (selector: string) => page.querySelector(selector);
  const title = page.title.replace(/ · Quinola$/, "");
  switch (kind) {
    case "clause": {
      const reading = all(".words .reading");
      const head = part(all("#title"), "p", "preview-title", title);
      const status = part(all(".sense .status"), "span", all(".sense .status")?.className ?? "");
      if (head && status) head.append(" ", status);
      return [head, part(reading, "p", "preview-words", opening(reading)), part(all(`.gloss [lang=${document.documentElement.lang}] p`) ?? all(".gloss p"), "p", "preview-gloss")];
    }
    case "term":
      return [part(all("h1"), "p", "preview-title"), part(all(".lede"), "p", "preview-gloss")];
    default: {
      const texts = [...page.querySelectorAll(".answers h3, .answers dt")].map((h) => h.textContent?.trim()).join(" · ");
      return [part(all("h1"), "p", "preview-title"), part(all("h1"), "p", "preview-gloss", texts)];
    }
  }
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const page = await linked(link.href);
  if (!page || of !== link) return;
  const c = card ?? make();
  const here = link.matches(".number"); // its words stand beside it
  c.replaceChildren(...parts(kindOf(link), page).filter((p) => p !== null && !(here && p.className === "preview-words")));
  if (!c.childNodes.length) return;
  c.showPopover();
  const lines = link.getClientRects();
  const at = lines[0] ?? link.getBoundingClientRect();
  const last = lines[lines.length - 1] ?? at;
  const above = last.bottom + 6 + c.offsetHeight > innerHeight && at.top > c.offsetHeight + 6;
  c.style.left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - c.offsetWidth - 8)) + scrollX + "px";
  c.style.top = (above ? at.top - c.offsetHeight - 6 : last.bottom + 6) + scrollY + "px";
  const title = c.firstElementChild!; // all of it at each link that Tab comes to would be a sermon
  title.id = "preview-title";
  link.setAttribute("aria-describedby", title.id);
}

function ask(link: HTMLAnchorElement): void {
  if (link === of) {
    clearTimeout(timer);
    return;
  }
  later(() => {
    hide();
    of = link;
    void show(link);
  });
}

function linkAt(e: Event): HTMLAnchorElement | null {
  const link = (e.target as Element).closest?.<HTMLAnchorElement>("main a[href]");
  return link && !link.closest(".contents, .crumbs") && kindOf(link) ? link : null;
}

export function previews(): void {
  if (!("popover" in HTMLElement.prototype) || location.protocol === "file:") return;
  document.addEventListener("pointerover", (e) => {
    const link = e.pointerType === "mouse" ? linkAt(e) : null;
    if (link) ask(link);
  });
  document.addEventListener("pointerout", (e) => {
    const link = linkAt(e);
    if (link && !link.contains(e.relatedTarget as Node | null)) later(hide);
  });
  document.addEventListener("focusin", (e) => {
    const link = linkAt(e);
    if (link?.matches(":focus-visible:not(.number)")) ask(link);
    else if (of && !card?.contains(e.target as Node)) hide();
  });
  document.addEventListener("focusout", () => later(hide));
  document.addEventListener("keydown", (e) => {
    if (e.key !== "Escape") return;
    clearTimeout(timer); // nor does one that is awaited come
    if (!card?.matches(":popover-open")) return;
    e.preventDefault();
    hide();
  });
  addEventListener("pagehide", hide);
}

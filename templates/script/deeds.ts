// What is done in an example in which no card is played: bids, cards changed, put out
// or laid open, faults. The page comes with what is seen after each; Run, Step and Back
// show it, and no engine is needed.
import { recall } from "./memory";
import { calm, moved, pulse, told } from "./motion";
import { cardName, seatName } from "./names";
import { signs } from "./signs";
import { type Verdict, judge, unjudge } from "./quotes";

const pause = 1100; // ms between two deeds of a run: there is something to read

interface Seen {
  says: string; // what was done
  hands: Record<string, string[]> | undefined; // where they are others than before
  lies: string | undefined; // the cards that lie open, to be taken
  pools: string[];
  rows: number; // lines of the ledger
  fired: string[];
}

// said is what a line of the list tells, in a sentence.
function said(line: HTMLElement): string {
  const [who, what, cards] = [...line.children].map((part) => part.textContent!);
  return `${who}: ${what}${cards ? `, with ${cards}` : ""}.`;
}

class Deeds {
  private readonly seen: Seen[];
  private readonly rows: HTMLTableRowElement[];
  private readonly pictures = new Map<string, HTMLElement>();
  private at: number; // how many deeds are done; the page comes with all
  private running = 0;
  private going = false;

  constructor(private root: HTMLElement) {
    const list = root.querySelector<HTMLElement>(".deeds")!;
    this.seen = [list, ...list.querySelectorAll<HTMLElement>("li")].map((e) => ({
      says: e === list ? "" : said(e),
      hands: e.dataset.hands ? (JSON.parse(e.dataset.hands) as Record<string, string[]>) : undefined,
      lies: e.dataset.lies,
      pools: e.dataset.pools?.split(" ") ?? [],
      rows: Number(e.dataset.rows),
      fired: e.dataset.fired?.split(" ") ?? [],
    }));
    this.at = this.seen.length - 1;
    this.rows = [...root.querySelectorAll<HTMLTableRowElement>(".outcome tbody tr")];
    for (const item of root.querySelectorAll<HTMLElement>(".hand li")) this.pictures.set(item.dataset.card!, item);
    root.querySelector(".controls")!.addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("button")?.dataset.do;
      if (what) void this.do(what);
    });
    root.addEventListener("keydown", (e) => {
      const what = { p: "run", s: "step", z: "back", a: "again" }[e.key];
      if (!what || e.ctrlKey || e.metaKey || e.altKey || recall("keys") === "off") return;
      e.preventDefault();
      void this.do(what);
    });
    root.addEventListener("put-away", () => {
      this.rest();
      unjudge();
    });
    root.addEventListener("brought", () => {
      if (this.started()) this.light();
    });
  }

  private get ended(): boolean {
    return this.at === this.seen.length - 1;
  }

  private button(what: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`[data-do="${what}"]`)!;
  }

  private say(text: string): void {
    this.root.querySelector(".say")!.replaceChildren(...signs(text));
  }

  private go(on: boolean): void {
    this.going = on;
    this.button("run").textContent = on ? "Pause" : "Run";
  }

  private rest(): void {
    this.running++;
    this.go(false);
  }

  private async do(what: string): Promise<void> {
    if (what === "keys") return document.getElementById("list-keys")?.click();
    const run = what === "run" && !this.going;
    this.rest();
    const stop = this.running;
    switch (what) {
      case "again":
        return this.begin();
      case "back":
        return this.at > 0 && this.started() ? this.show(this.at - 1) : this.begin();
      case "step":
        return this.started() && !this.ended ? this.show(this.at + 1) : this.begin();
    }
    if (!run) return this.say("The play rests.");
    this.go(true);
    if (!this.started() || this.ended) this.begin();
    do {
      if (!calm()) await new Promise((r) => setTimeout(r, pause));
      if (stop !== this.running) return;
      this.show(this.at + 1);
    } while (!this.ended);
    this.go(false);
  }

  // started reports whether the table has been touched: until then all is shown.
  private started(): boolean {
    return this.root.hasAttribute("data-begun");
  }

  private begin(): void {
    this.root.setAttribute("data-begun", "");
    this.show(0);
    this.say("The cards are as the example begins.");
  }

  // show is the table after so many deeds.
  private show(n: number): void {
    const before = this.at;
    this.at = n;
    const now = this.seen[n];
    const hands = this.seen.slice(0, n + 1).findLast((s) => s.hands)?.hands;
    if (hands) this.lay(hands);
    if (now.lies) this.root.querySelector(".lies[data-lies] > :last-child")?.replaceChildren(...signs(now.lies));
    this.root.querySelectorAll<HTMLElement>(".pools b").forEach((amount, i) => {
      const text = now.pools[i] ?? amount.textContent;
      if (amount.textContent !== text && n > before) pulse(amount);
      amount.textContent = text;
    });
    this.rows.forEach((row, i) => {
      const fresh = row.hidden && i < now.rows;
      row.hidden = i >= now.rows;
      if (fresh && n > before) told(row);
    });
    const table = this.root.querySelector<HTMLTableElement>(".outcome table");
    if (table) table.hidden = now.rows === 0;
    this.root.querySelector<HTMLElement>(".judged")?.toggleAttribute("hidden", !this.ended);
    const empty = this.root.querySelector<HTMLElement>(".empty");
    if (empty) {
      empty.hidden = now.rows > 0 || (this.ended && this.root.querySelector(".judged") !== null);
      empty.textContent = this.ended ? "Nothing is paid." : "Nothing has followed yet.";
    }
    this.button("back").setAttribute("aria-disabled", String(n === 0));
    this.say(n > 0 ? now.says : "");
    this.light();
  }

  // light shows in the words of the clause what has become of each.
  private light(): void {
    const said = new Set(this.seen.slice(0, this.at + 1).flatMap((s) => s.fired));
    const verdict = (rule: string): Verdict => (said.has(rule) ? "true" : "open");
    judge([...document.querySelectorAll<HTMLElement>(".states > li[data-rule]")], verdict);
    judge([...this.root.querySelectorAll<HTMLElement>(".lights > li")], (rule) => (this.ended ? "true" : verdict(rule)));
  }

  // lay puts the cards into the hands in which they are.
  private lay(hands: Record<string, string[]>): void {
    const face = [...this.pictures.values()][0];
    if (!face) return;
    for (const card of Object.values(hands).flat()) {
      if (this.pictures.has(card)) continue;
      const item = face.cloneNode(true) as HTMLElement;
      const image = item.querySelector("img")!;
      item.dataset.card = card;
      image.src = image.src.replace(/[^/]*(?=\.svg)/, card);
      image.alt = cardName(card);
      this.pictures.set(card, item);
    }
    moved([...this.pictures.values()], () => {
      const held = new Set(Object.values(hands).flat());
      for (const [card, item] of this.pictures) if (!held.has(card)) item.remove();
      for (const seat of this.root.querySelectorAll<HTMLElement>(".seat")) {
        const letter = seat.dataset.seat!;
        let hand = seat.querySelector<HTMLElement>(".hand");
        if (!hand && hands[letter]?.length) {
          hand = document.createElement("ul");
          hand.className = "hand";
          hand.setAttribute("aria-label", `${seatName(letter)} holds`);
          seat.append(hand);
        }
        hand?.append(...(hands[letter] ?? []).map((card) => this.pictures.get(card)!));
      }
    });
  }
}

// deeds makes the examples of a page ready in which no card is played.
export function deeds(): void {
  for (const root of document.querySelectorAll<HTMLElement>(".play:has(.deeds)")) new Deeds(root);
}

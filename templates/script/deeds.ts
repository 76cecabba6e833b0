// What is done in an example in which no card is played: bids, cards changed, put out
// or laid open, faults. The page comes with what is seen after each; Run, Step and Back
// show it, and no engine is needed. It is where the hand is edited: then it tells what
// the same deeds come to, and what the rules answer to the same questions. An example
// that only asks what they refuse and allow has no deeds, and may be edited, too.
import { tell } from "./aloud";
import { Editor } from "./editor";
import { Engine, type State } from "./engine";
import { deals } from "./felt";
import { Block, edited, edits } from "./hand";
import { Ledger } from "./ledger";
import { recall } from "./memory";
import { calm, moved, pulse, told } from "./motion";
import { cardName, seatName } from "./names";
import { type Verdict, judge, unjudge } from "./quotes";
import { shared } from "./share";
import { sharing } from "./sharing";
import { sentences, signs } from "./signs";

const pause = 1100; // ms between two deeds of a run: there is something to read
const begins = "The cards are as the example begins.";

interface Seen {
  says: string; // what was done
  hands: Record<string, string[]> | undefined; // where they are others than before
  lies: string | undefined; // the cards that lie open, to be taken
  pools: string[];
  rows: number; // lines of the ledger
  fired: string[];
}

// Asked is a line of what an example asks of the rules, as the page comes with it.
interface Asked {
  line: HTMLElement;
  as: string;
  nodes: Node[];
  verdict: Node[]; // of its first word
}

// said is what a line of the list tells, in a sentence.
function said(line: HTMLElement): string {
  const [who, what, cards] = [...line.children].map((part) => part.textContent!);
  return `${who}: ${what}${cards ? `, with ${cards}` : ""}.`;
}

export class Deeds {
  private readonly seen: Seen[];
  private readonly rows: HTMLTableRowElement[];
  private readonly judged: Asked[];
  private readonly ledger: Ledger;
  private readonly record: string; // of the example
  private readonly as: { book: string; follows: boolean }; // as the page comes
  private editor: Editor | undefined;
  private changed: { state: State; edits: string } | undefined; // what a hand that was edited comes to
  private readonly pictures = new Map<string, HTMLElement>();
  private at: number; // how many deeds are done; the page comes with all
  private running = 0;
  private going = false;

  constructor(private root: HTMLElement) {
    const list = root.querySelector<HTMLElement>(".deeds");
    this.seen = (list ? [list, ...list.querySelectorAll<HTMLElement>("li")] : []).map((e) => ({
      says: e === list ? "" : said(e),
      hands: e.dataset.hands ? (JSON.parse(e.dataset.hands) as Record<string, string[]>) : undefined,
      lies: e.dataset.lies,
      pools: e.dataset.pools?.split(" ") ?? [],
      rows: Number(e.dataset.rows),
      fired: e.dataset.fired?.split(" ") ?? [],
    }));
    this.at = this.seen.length - 1;
    this.rows = [...root.querySelectorAll<HTMLTableRowElement>(".outcome tbody tr")];
    this.judged = [...root.querySelectorAll<HTMLElement>(".judged > li")].map((line) => ({ line, as: line.className, nodes: [...line.childNodes], verdict: [...line.querySelector("b")!.childNodes] }));
    this.ledger = new Ledger(this.part(".outcome"), this.part(".say"));
    this.record = this.part(".record").textContent ?? "";
    this.as = { book: this.ledger.text, follows: this.part(".follows").hidden };
    for (const item of root.querySelectorAll<HTMLElement>(".hand li")) this.pictures.set(item.dataset.card!, item);
    root.querySelector(".controls")?.addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("button")?.dataset.do;
      if (what) void this.do(what);
    });
    root.addEventListener("keydown", (e) => {
      const what = { p: "run", s: "step", z: "back", a: "again" }[e.key];
      if (!what || !list || e.ctrlKey || e.metaKey || e.altKey || recall("keys") === "off") return;
      e.preventDefault();
      void this.do(what);
    });
    root.addEventListener("put-away", () => {
      this.rest();
      unjudge();
    });
    root.addEventListener("brought", () => {
      if (this.changed || this.started()) this.light();
    });
    const edit = root.querySelector<HTMLElement>(".editor");
    if (!edit) return;
    this.editor = new Editor(edit, () => this.record, (block) => this.settle(block));
    edit.addEventListener("toggle", () => Engine.likely(root), { once: true });
    sharing(this.part(".sharing"), async () => {
      const { state, edits } = this.changed ?? { state: { done: true } as State, edits: "" };
      const block = edits ? this.editor!.block.text() : this.record;
      return shared({ id: root.id, block, json: this.part(".record").dataset.json!, played: [], states: [{ ...state, done: true }], whole: !edits, edits });
    });
  }

  private part(name: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(name)!;
  }

  // tell says what is wrong.
  tell(text: string): void {
    this.ledger.say(text, true);
  }

  // restore takes the hand that a link brings.
  async restore(_: string[], said: string): Promise<void> {
    const block = new Block(this.record);
    if (!said) return;
    if (!this.editor || !edited(block, said)) return this.tell("The link holds no hand that can be read: it may have been cut off.");
    this.editor.take(block);
    this.root.querySelector<HTMLDetailsElement>(".editor")!.open = true;
    await this.settle(block);
  }

  // settle does what the example does, with a hand that was edited, and says what
  // comes of it. The cards lie as it begins.
  private async settle(block: Block): Promise<string> {
    const engine = await Engine.open(this.root);
    this.rest();
    const said = edits(new Block(this.record), block);
    if (!said) {
      this.asItWas();
      return "This is the hand of the example.";
    }
    const book = block.get("rules") ?? this.as.book;
    let state: State;
    try {
      state = this.heard(engine, block);
    } catch (e) {
      throw new Error(`The record does not fit the changed hand: ${this.ledger.plainly(engine, book, (e as Error).message)}`);
    }
    this.changed = { state, edits: said };
    this.root.setAttribute("data-changed", "");
    this.ledger.settledBy(book);
    this.ledger.rest();
    this.lay(Object.fromEntries(block.hands));
    deals(this.root, block.get("dealer") ?? "");
    this.pools(block.pools.map(([, amount]) => String(amount)));
    this.ledger.show(engine, state, true);
    const { judged } = state;
    const asked = judged.length > 0 && judged.length === this.judged.length;
    const list = this.root.querySelector<HTMLElement>(".judged");
    list?.toggleAttribute("hidden", !asked);
    this.askedAsItWas();
    if (asked) this.judged.forEach(({ line, nodes }, i) => this.ledger.judge(engine, line, nodes, judged[i]));
    const follows = this.root.querySelector<HTMLDetailsElement>(".follows")!;
    follows.hidden = asked && state.events.length === 0;
    follows.open = true;
    this.part(".empty").hidden = state.events.length > 0;
    this.light();
    this.say("The hand is changed: what follows is told below.");
    if (this.judged.length && !asked) return "What the example asks of the rules cannot be asked of this hand.";
    if (!this.seen.length) return "What the example asks of the rules is asked of the changed hand.";
    return asked ? "What the example does is done with the changed hand, and what it asks of the rules is asked again." : "What the example does is done with the changed hand.";
  }

  // heard is what an edited hand comes to; what the example asks of the rules is asked
  // of it, unless it cannot be, as a bid that another book does not know.
  private heard(engine: Engine, block: Block): State {
    try {
      if (block.asks.length) return engine.play(block.asking(), []);
    } catch {
      // The hand itself may be at fault: that is told below.
    }
    return engine.play(block.text(), []);
  }

  // asItWas is the example again, as the page came with it.
  private asItWas(): void {
    this.changed = undefined;
    this.root.removeAttribute("data-changed");
    const block = new Block(this.record);
    this.ledger.settledBy(this.as.book);
    this.part(".outcome tbody").replaceChildren(...this.rows);
    this.askedAsItWas();
    this.part(".follows").hidden = this.as.follows;
    deals(this.root, block.get("dealer") ?? "");
    if (this.seen.length) {
      this.show(this.seen.length - 1);
      this.set(this.seen[0]);
    } else {
      this.lay(Object.fromEntries(block.hands));
      this.pools(block.pools.map(([, amount]) => String(amount)));
      this.root.querySelector(".judged")!.removeAttribute("hidden");
    }
    this.root.removeAttribute("data-begun");
    unjudge();
    this.say(begins);
  }

  private askedAsItWas(): void {
    for (const { line, as, nodes, verdict } of this.judged) {
      line.className = as;
      line.replaceChildren(...nodes);
      line.querySelector("b")!.replaceChildren(...verdict);
    }
  }

  private get ended(): boolean {
    return this.at === this.seen.length - 1;
  }

  private button(what: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`.controls [data-do="${what}"]`);
  }

  private say(text: string): void {
    tell(this.part(".say"), ...sentences([text]));
  }

  private go(on: boolean): void {
    this.going = on;
    const run = this.button("run"); // there is none where nothing is done
    if (run) run.textContent = on ? "Pause" : "Run";
  }

  private rest(): void {
    this.running++;
    this.go(false);
  }

  private async do(what: string): Promise<void> {
    if (what === "keys") return document.getElementById("list-keys")?.click();
    if (this.changed && what !== "again") return this.say("The hand is changed, and what follows is told below. Start again brings back the hand of the example.");
    if (this.changed) {
      this.editor!.take(new Block(this.record));
      this.asItWas();
    }
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
    this.say(begins);
  }

  // show is the table after so many deeds.
  private show(n: number): void {
    const before = this.at;
    this.at = n;
    const now = this.seen[n];
    const hands = this.seen.slice(0, n + 1).findLast((s) => s.hands)?.hands;
    this.set({ ...now, hands }, n > before);
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
    this.button("back")?.setAttribute("aria-disabled", String(n === 0));
    this.say(n > 0 ? now.says : "");
    this.light();
  }

  // set lays cards and pools as they are seen.
  private set(now: Seen, forth = false): void {
    if (now.hands) this.lay(now.hands);
    if (now.lies) this.root.querySelector(".lies[data-lies] > :last-child")?.replaceChildren(...signs(now.lies));
    this.pools(now.pools, forth);
  }

  private pools(amounts: string[], forth = false): void {
    this.root.querySelectorAll<HTMLElement>(".pools b").forEach((amount, i) => {
      const text = amounts[i] ?? amount.textContent;
      if (amount.textContent !== text && forth) pulse(amount);
      amount.textContent = text;
    });
  }

  // light shows in the words of the clause what has become of each.
  private light(): void {
    const items = [...document.querySelectorAll<HTMLElement>(".states > li[data-rule]")];
    const here = [...this.root.querySelectorAll<HTMLElement>(".lights > li")];
    if (this.changed) {
      const { fired: had, judged } = this.changed.state;
      const fired = new Set([...had, ...judged.flatMap(([, ...by]) => by.flat())]);
      return judge([...items, ...here], (rule) => (fired.has(rule) ? "true" : "false"));
    }
    const said = new Set(this.seen.slice(0, this.at + 1).flatMap((s) => s.fired));
    const verdict = (rule: string): Verdict => (said.has(rule) ? "true" : "open");
    judge(items, verdict);
    judge(here, (rule) => (this.ended ? "true" : verdict(rule)));
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

// deeds are the examples of a page in which no card is played and which can be run or
// edited, each with its anchor.
export function deeds(): [string, Deeds][] {
  return [...document.querySelectorAll<HTMLElement>(".play:is(:has(.deeds), :has(.editor)):not(:has(.tricks))")].map((root) => [root.id, new Deeds(root)]);
}

// The table beside a clause: Run, Step, Back and Change play the example by
// the engine of the edition, which is fetched when the pointer or the focus comes
// to a hand, or at once where a link brings one with it. Run does not wait for
// it: the cards of the record fall meanwhile.
import { beside } from "./beside";
import { Course } from "./course";
import { type Deeds, deeds } from "./deeds";
import { Editor } from "./editor";
import { Engine } from "./engine";
import { Felt } from "./felt";
import { Block, edited, edits } from "./hand";
import { Lead } from "./lead";
import { Ledger } from "./ledger";
import { recall } from "./memory";
import { calm } from "./motion";
import { cardName, seatName, spoken } from "./names";
import { type Verdict, judge, unjudge } from "./quotes";
import { type Hand, linked, shared } from "./share";
import { sharing } from "./sharing";
import { showTab, tabs } from "./tabs";

const pause = 620; // ms between two cards of a run
const dealing = 560; // ms that the cards take to be dealt
const brief = 150; // ms within which an engine that lies here is ready
const begins = "The cards are as the example begins.";
const awaited = "The engine is being fetched: it tells what follows.";

const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));

class Table {
  private felt: Felt;
  private ledger: Ledger;
  private record: HTMLElement;
  private engine!: Engine; // from the first touch on
  private course!: Course;
  private lead: Lead | undefined; // while the engine is on its way
  private played = ""; // the record that is played, where it is not the page's
  private editor: Editor | undefined;
  private changing = false;
  private running = 0;
  private going = false;

  // tell says what is wrong.
  tell(text: string): void {
    this.ledger.say(text, true);
  }

  constructor(private root: HTMLElement) {
    const part = (name: string) => root.querySelector<HTMLElement>(name)!;
    this.felt = new Felt(part(".felt"));
    this.ledger = new Ledger(part(".outcome"), part(".say"));
    this.record = part(".record");
    part(".controls").addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("button")?.dataset.do;
      if (what) this.act(what);
    });
    part(".felt").addEventListener("click", (e) => {
      const item = (e.target as Element).closest<HTMLElement>(".hand li[data-card]");
      if (item && !(e.target as Element).closest("button")) this.act("touch", item.dataset.card);
    });
    root.addEventListener("keydown", (e) => {
      const what = { p: "run", s: "step", z: "back", x: "change", a: "again" }[e.key];
      if (!what || e.ctrlKey || e.metaKey || e.altKey || recall("keys") === "off") return;
      e.preventDefault();
      this.act(what);
    });
    root.addEventListener("put-away", () => {
      this.running++;
      this.go(false);
      unjudge();
    });
    root.addEventListener("brought", () => {
      if (this.course?.played.length) this.relight();
    });
    const likely = () => Engine.likely(root);
    root.addEventListener("focusin", likely, { once: true });
    root.addEventListener("pointerenter", likely, { once: true });
    const edit = root.querySelector<HTMLElement>(".editor");
    if (edit) this.editor = new Editor(edit, () => this.record.textContent ?? "", (block) => this.settle(block));
    sharing(part(".sharing"), async () => {
      await this.ready();
      return shared(this.hand());
    });
  }

  private button(what: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`[data-do="${what}"]`)!;
  }

  // ready fetches the engine once, and finds what the record comes to.
  private async ready(): Promise<void> {
    this.engine = await Engine.open(this.root);
    if (this.course) return;
    this.course = new Course(this.engine, this.record.textContent ?? "");
    this.ledger.hold();
    const laid = this.lead?.laid ?? 0;
    this.lead = undefined;
    if (!laid) return;
    this.course.advance(laid);
    this.show();
    this.told(0);
  }

  // meanwhile says that the engine is on its way, where it takes long, and lets
  // the cards of the record fall until it is here, or until somebody touches the
  // table again. It reports whether it has laid any.
  private async meanwhile(here: Promise<void>, run: boolean, stop: number): Promise<boolean> {
    let waits = true;
    const over = () => !(waits = false);
    const ready = here.then(over, over);
    if (await Promise.race([ready, sleep(brief)])) return false;
    this.ledger.say(awaited);
    if (!run) return false;
    const lead = (this.lead ??= new Lead(this.root, this.felt.dealt()));
    this.felt.show(lead.lie(), lead.laid === 0);
    if (!calm()) await sleep(dealing);
    while (waits && stop === this.running) {
      const laid = lead.next();
      if (!laid) {
        this.ledger.say(awaited);
        break;
      }
      this.felt.show(lead.lie());
      this.ledger.say(`${seatName(laid.seat)} plays the ${cardName(laid.card)}.`);
      if (!calm()) await sleep(pause);
    }
    return lead.laid > 0;
  }

  // settle plays a hand that was edited, by the cards of the record as far as
  // they may be played, and says what comes of it. The cards lie as it begins.
  private async settle(block: Block): Promise<string> {
    await this.ready();
    this.running++;
    this.go(false);
    this.change(false);
    const same = edits(new Block(this.record.textContent ?? ""), block) === "";
    const book = block.get("rules") ?? this.ledger.text;
    let record: string, course: Course;
    try {
      record = same ? "" : this.begun(block);
      course = same ? new Course(this.engine, this.record.textContent ?? "") : new Course(this.engine, record, this.course.plan);
    } catch (e) {
      throw new Error(`The record does not fit the changed hand: ${this.ledger.plainly(this.engine, book, (e as Error).message)}`);
    }
    this.course = course;
    this.played = record;
    this.ledger.settledBy(book);
    this.ledger.rest();
    this.felt.deal(course.state.hands, block.get("dealer") ?? "");
    this.show();
    this.ledger.show(this.engine, course.whole, true);
    this.root.querySelector<HTMLDetailsElement>(".follows")!.open = true;
    this.root.querySelector<HTMLElement>(".judged")?.toggleAttribute("hidden", !same);
    this.judge(course.outcome());
    this.ledger.say(same ? begins : "The hand is changed: what follows is told below. Run plays it.");
    return same ? "This is the hand of the example." : course.whole.done ? "The hand is played to its end, by the cards of the example as far as they may be played." : "The cards are played as far as the hand has any.";
  }

  // begun is the record of an edited hand before its first card: a position
  // says who leads, and for a hand dealt whole a card is found that may be led.
  private begun(block: Block): string {
    const { plan, states } = this.course;
    if (!block.whole) return block.get("leader") ? block.text() : block.text(`leader ${states[0].seat}`);
    let refused: Error | undefined;
    for (const first of [plan[0], ...[...block.hands.values()].flat()]) {
      const seat = block.holder(first);
      const record = seat && block.text(`play ${seat} ${{ S: "♠", H: "♥", D: "♦", C: "♣" }[first[1]]}${first[0]}`);
      try {
        if (record && this.engine.play(record, [])) return record;
      } catch (e) {
        refused ??= e as Error;
      }
    }
    throw refused ?? new Error("Nobody holds a card.");
  }

  private act(what: string, card = ""): void {
    this.do(what, card).catch((e: Error) => {
      this.go(false);
      this.ledger.say(e.message, true);
    });
  }

  private async do(what: string, card: string): Promise<void> {
    if (what === "keys") return document.getElementById("list-keys")?.click();
    const run = what === "run" && !this.going;
    this.go(run);
    const stop = ++this.running;
    const here = this.ready();
    const led = !this.course && (await this.meanwhile(here, run, stop));
    await here;
    const { course } = this;
    switch (what) {
      case "again":
        this.change(false);
        this.begin();
        return this.ledger.say(begins);
      case "back":
        return this.undo();
      case "change":
        if (this.changing) return this.change(false);
        if (course.state.done) this.begin();
        return this.change(true);
      case "touch":
        return this.touch(card);
      case "step":
        if (course.ended) this.begin();
        else this.next();
        return this.changing ? this.offer(true) : undefined;
    }
    if (!run) return this.ledger.say("The play rests.");
    this.change(false);
    if (!led && (course.ended || course.played.length === 0)) {
      this.begin();
      if (!calm()) await sleep(dealing);
    }
    while (stop === this.running && !course.ended && this.next()) {
      if (!calm() && !course.ended) await sleep(pause);
    }
    if (stop === this.running) this.go(false);
  }

  // go shows whether the cards are being played.
  private go(on: boolean): void {
    this.going = on;
    this.button("run").textContent = on ? "Pause" : "Run";
  }

  // touch is a card picked where nobody was asked to choose.
  private touch(card: string): void {
    if (this.course.state.done) this.begin();
    const { seat } = this.course.state;
    if (!seat) return;
    this.change(true);
    if (this.felt.seatOf(card) !== seat) return this.ledger.say(`It is ${seatName(seat)}'s turn.`);
    if (this.play(card)) this.offer(true);
  }

  private next(): boolean {
    const card = this.course.next;
    return card !== undefined && this.play(card);
  }

  private play(card: string): boolean {
    const { course } = this;
    const { seat } = course.state;
    const by = course.refused(card);
    if (by) {
      this.ledger.refuse(this.engine, seat, card, by);
      return false;
    }
    course.play(card);
    this.show();
    this.told(course.played.length - 1, `${seatName(seat)} plays the ${cardName(card)}.`);
    return true;
  }

  // told tells what has followed since so many cards were played.
  private told(since: number, card = ""): void {
    const { course } = this;
    const before = course.states[since].events.length;
    const news = course.state.events.slice(before, before + 2).map((e) => spoken(e.text) + ".");
    const end = course.differs || this.played ? "The hand ends otherwise: this is what follows from the changed cards." : "The example ends: this is what follows.";
    this.ledger.say([card, ...(course.ended ? [end] : news)].filter(Boolean));
  }

  // undo takes the last card back.
  private undo(): void {
    const card = this.course.undo();
    if (!card) return this.ledger.say(begins);
    this.show();
    this.ledger.say(`${seatName(this.course.state.seat)} takes the ${cardName(card)} back.`);
    if (this.changing) this.offer(true);
  }

  // begin deals the cards as the record begins.
  private begin(): void {
    this.course.begin();
    this.show(true);
  }

  // restore plays the cards of a link.
  async restore(cards: string[], said: string): Promise<void> {
    await this.ready();
    if (said) {
      const block = new Block(this.record.textContent ?? "");
      if (!this.editor || !edited(block, said)) return this.tell("The link holds no hand that can be read: it may have been cut off.");
      this.editor.take(block);
      this.root.querySelector<HTMLDetailsElement>(".editor")!.open = true;
      await this.settle(block);
      if (!cards.length) return;
    }
    const { course } = this;
    course.begin();
    for (const card of cards) {
      const { state } = course;
      const may = !state.done && (state.legal.includes(card) || (state.refused[card] && !course.refused(card)));
      if (!may) {
        this.show();
        return this.ledger.say(`The link plays the ${cardName(card)}, which cannot be played here: it may come from another edition. The cards before it are played.`, true);
      }
      course.play(card);
    }
    this.show();
    this.ledger.say(course.ended ? "The hand that the link brings is played out: this is what follows." : "The hand is as the link brings it. Step or Change goes on from here.");
  }

  private show(dealt = false): void {
    const { course } = this;
    this.felt.show(course.state, dealt);
    this.ledger.show(this.engine, course.state, course.ended);
    this.root.toggleAttribute("data-changed", course.differs || this.played !== "");
    this.button("back").setAttribute("aria-disabled", String(course.played.length === 0));
    this.relight();
  }

  // relight shows in the words of the clause what has become of each.
  private relight(): void {
    this.judge(this.course.verdicts());
  }

  private judge(verdict: (rule: string) => Verdict): void {
    const here = this.root.querySelectorAll<HTMLElement>(".lights > li");
    judge([...document.querySelectorAll<HTMLElement>(".states > li[data-rule]"), ...here], verdict);
  }

  private hand(): Hand {
    const { plan, played, states, differs } = this.course;
    const changed = this.played ? edits(new Block(this.record.textContent ?? ""), this.editor!.block) : "";
    const block = changed ? this.editor!.block.text() : (this.record.textContent ?? "");
    return { id: this.root.id, block, json: this.record.dataset.json!, played, states, whole: played.length === plan.length && !differs, edits: changed };
  }

  private change(on: boolean): void {
    this.changing = on;
    this.button("change").setAttribute("aria-pressed", String(on));
    if (on) this.offer();
    else this.felt.offer("", () => false);
  }

  // offer lets the reader choose the card of the player whose turn it is; the
  // focus goes to the cards where they are first asked for, and stays with
  // them from card to card.
  private offer(asked = false, focus = !asked): void {
    const { done, seat } = this.course.state;
    if (done || !seat) {
      this.change(false);
      if (focus) this.button("again").focus({ preventScroll: true });
      return;
    }
    if (!asked) this.ledger.say(`Choose a card for ${seatName(seat)}.`);
    const choose = (card: string) => {
      const focused = document.activeElement?.matches("button.card") ?? false;
      const fits = this.play(card);
      if (fits) this.offer(true, focused);
      return fits;
    };
    this.felt.offer(seat, choose, focus);
  }
}

tabs();
beside();
const tables = new Map<string, Table | Deeds>(deeds());
for (const root of document.querySelectorAll<HTMLElement>(".play:has(.controls):not(:has(.deeds))")) tables.set(root.id, new Table(root));

// A link may bring a hand with it.
function arrive(): void {
  const hand = linked(location.hash);
  const table = hand && tables.get(hand.id);
  showTab(location.hash.slice(1));
  if (!table) {
    const meant = tables.get(/^#([\w-]+):/.exec(location.hash)?.[1] ?? "") ?? (location.hash.startsWith("#%") ? tables.values().next().value : undefined);
    meant?.tell("The link holds no hand that can be read: it may have been cut off.");
    return;
  }
  const root = document.getElementById(hand.id)!;
  showTab(hand.id);
  (root.closest(".leafwork") ?? root).scrollIntoView({ block: "start" });
  table.restore(hand.played, hand.edits).catch((e: Error) => table.tell(e.message));
}
addEventListener("hashchange", arrive);
arrive();

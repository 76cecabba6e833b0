// The table beside a clause: Run, Step and Change play the example by the
// engine of the edition, which is fetched when one of them is first touched.
import { Engine, type State } from "./engine";
import { Felt } from "./felt";
import { Ledger } from "./ledger";
import { light } from "./quotes";
import { cardName, seatName } from "./names";

const pause = 480; // ms between two cards of a run

class Table {
  private felt: Felt;
  private ledger: Ledger;
  private record: string;
  private plan: string[] = []; // the cards of the record, in order
  private played: string[] = [];
  private state: State | undefined;
  private changing = false;
  private running = 0;
  private engine: Promise<Engine> | undefined;

  constructor(private root: HTMLElement) {
    this.felt = new Felt(root.querySelector<HTMLElement>(".felt")!);
    this.ledger = new Ledger(root.querySelector<HTMLElement>(".outcome")!, root.querySelector<HTMLElement>(".say")!);
    this.record = root.querySelector(".record")!.textContent ?? "";
    root.querySelector(".controls")!.addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("button")?.dataset.do;
      if (what) this.act(what).catch((e: Error) => this.ledger.say(e.message, true));
    });
  }

  // ready fetches the engine once and lays the cards out as the record begins.
  private async ready(): Promise<Engine> {
    this.engine ??= Engine.open();
    const engine = await this.engine;
    if (!this.state) {
      this.state = engine.play(this.record, []);
      this.plan = this.state.plan;
    }
    return engine;
  }

  private async act(what: string): Promise<void> {
    const stop = ++this.running;
    let engine: Engine;
    try {
      engine = await this.ready();
    } catch (e) {
      this.engine = undefined;
      this.ledger.say((e as Error).message, true);
      return;
    }
    if (what === "again") {
      this.played = [];
      this.change(false);
      this.show(engine, []);
      this.ledger.say("The cards are as the example begins.");
    } else if (what === "change") {
      if (this.changing) this.change(false);
      else {
        if (this.ended()) this.show(engine, (this.played = []));
        this.change(true);
        this.offer(engine);
      }
    } else if (what === "step") {
      if (this.ended()) this.show(engine, (this.played = []));
      this.next(engine);
      if (this.changing) this.offer(engine);
    } else if (what === "run") {
      this.change(false);
      if (this.ended()) this.show(engine, (this.played = []));
      while (!this.ended() && stop === this.running) {
        if (!this.next(engine)) break;
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) await new Promise((r) => setTimeout(r, pause));
      }
    }
  }

  // next plays the card of the record, or, where a change has made that
  // impossible, the first that may be played.
  private next(engine: Engine): boolean {
    const { legal, done } = this.state!;
    if (done) return false;
    const planned = this.plan[this.played.length];
    // A planned card may be one that is refused: the record has it as a revoke.
    const card = !this.differs() && planned ? planned : legal.includes(planned) ? planned : legal[0];
    return card ? this.play(engine, card) : false;
  }

  // ended reports whether as many cards have been played as the record has, or
  // no more can be.
  private ended(): boolean {
    return this.state!.done || this.played.length >= this.plan.length;
  }

  // differs reports whether what was played is no longer what the record has.
  private differs(): boolean {
    return this.played.some((c, i) => c !== this.plan[i]);
  }

  private play(engine: Engine, card: string): boolean {
    const { seat, refused } = this.state!;
    const planned = !this.differs() && card === this.plan[this.played.length];
    if (refused[card] && !planned) {
      this.ledger.refuse(engine, seat, card, refused[card]);
      return false;
    }
    const after = engine.play(this.record, [...this.played, card]);
    this.played.push(card);
    this.put(engine, after);
    if (!this.ended()) this.ledger.say(`${seatName(seat)} plays the ${cardName(card)}.`);
    return true;
  }

  private show(engine: Engine, played: string[]): void {
    this.put(engine, engine.play(this.record, played));
  }

  private put(engine: Engine, state: State): void {
    this.state = state;
    this.felt.show(state);
    this.ledger.show(engine, state);
    if (this.ended()) this.ledger.say(this.differs() ? "The example ends otherwise: this is what follows from the changed cards." : "The example ends: this is what follows.");
    this.lit(state);
  }

  // lit lights the words whose rules have fired so far.
  private lit(state: State): void {
    const fired = new Set(state.fired);
    for (const item of document.querySelectorAll<HTMLElement>(".states > li[data-rule]")) {
      const on = fired.has(item.dataset.rule!);
      item.classList.toggle("fired", on);
      light(new Set((item.dataset.quotes ?? "").split(" ")), on);
    }
  }

  private change(on: boolean): void {
    this.changing = on;
    this.root.querySelector('[data-do="change"]')!.setAttribute("aria-pressed", String(on));
    if (!on) this.felt.offer("", () => {});
  }

  // offer lets the reader choose the card of the player whose turn it is.
  private offer(engine: Engine): void {
    const state = this.state!;
    if (state.done || !state.seat) {
      this.change(false);
      return;
    }
    this.ledger.say(`Choose a card for ${seatName(state.seat)}.`);
    this.felt.offer(state.seat, (card) => {
      if (this.play(engine, card)) this.offer(engine);
    });
  }
}

for (const root of document.querySelectorAll<HTMLElement>(".play:has(.controls)")) new Table(root);

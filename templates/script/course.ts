// The course of an example: the cards played so far, the state after each, and
// what has become of the rules.
import type { Engine, State } from "./engine";
import type { Verdict } from "./quotes";

export class Course {
  readonly plan: string[] = []; // the cards of the record, in order
  readonly played: string[] = [];
  readonly states: State[]; // states[n] is that after n cards
  private proves = new Set<string>(); // the rules that the record comes to

  constructor(
    private engine: Engine,
    private record: string,
    meant?: string[], // where the record itself has no cards played: those to play as far as they may be
  ) {
    this.states = [engine.play(record, [])];
    if (!meant) this.plan.push(...this.state.plan);
    for (let n = 0; n <= this.plan.length; n++) {
      this.states[n] ??= engine.play(record, this.plan.slice(0, n));
      spoke(this.states[n]).forEach((rule) => this.proves.add(rule));
      const { done, legal } = this.states[n];
      if (meant && !done && legal.length) this.plan.push(legal.includes(meant[n]) ? meant[n] : (legal.find((c) => !meant.includes(c)) ?? legal[0]));
    }
  }

  // whole is the state when all of the record is played.
  get whole(): State {
    return this.states[this.plan.length];
  }

  get state(): State {
    return this.states[this.played.length];
  }

  // ended reports whether as many cards have been played as the record has, or
  // no more can be.
  get ended(): boolean {
    return this.state.done || this.played.length >= this.plan.length;
  }

  // differs reports whether what was played is no longer what the record has.
  get differs(): boolean {
    return this.played.some((c, i) => c !== this.plan[i]);
  }

  // refused are the rules that refuse a card now; the record itself may have
  // one that is refused, as a revoke.
  refused(card: string): string[] | undefined {
    return !this.differs && card === this.plan[this.played.length] ? undefined : this.state.refused[card];
  }

  // next is the card of the record, or, where a change has made that
  // impossible, the first that may be played.
  get next(): string | undefined {
    const { legal, done } = this.state;
    const planned = this.plan[this.played.length];
    if (done) return undefined;
    return planned && (!this.differs || legal.includes(planned)) ? planned : legal[0];
  }

  play(card: string): void {
    const state = this.engine.play(this.record, [...this.played, card]);
    this.played.push(card);
    this.states[this.played.length] = state;
  }

  // advance plays cards of the record that lie on the table already.
  advance(cards: number): void {
    this.played.push(...this.plan.slice(0, cards));
  }

  undo(): string | undefined {
    return this.played.pop();
  }

  begin(): void {
    this.played.length = 0;
  }

  // outcome says what comes true when all of the record is played.
  outcome(): (rule: string) => Verdict {
    const undone = new Set(this.whole.undone);
    return (rule) => (this.proves.has(rule) && !undone.has(rule) ? "true" : "false");
  }

  // verdicts say what has come true so far. False is what the record comes to
  // and the changed hand has not when it ends, and what was paid and taken
  // back.
  verdicts(): (rule: string) => Verdict {
    const said = new Set(this.states.slice(0, this.played.length + 1).flatMap(spoke));
    const undone = new Set(this.state.undone);
    const over = this.ended;
    return (rule) => (undone.has(rule) ? "false" : said.has(rule) ? "true" : over && this.proves.has(rule) ? "false" : "open");
  }
}

// spoke are the rules that have had their say: by what they did, or by what
// they forbid to the player whose turn it is.
function spoke(state: State): string[] {
  return [...state.fired, ...Object.values(state.refused).flat()];
}

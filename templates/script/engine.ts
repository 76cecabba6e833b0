// The engine of the edition in WebAssembly, a module for each family of games,
// and what the page says of its rules. Both are fetched once, when a hand is
// likely to be touched.
import { answer, started, type Module } from "./module";
import { speak } from "./speak";
import { unpacked } from "./unpack";

export interface Event {
  trick: number;
  rule: string;
  by: string[];
  text: string;
}

// Judged is whether the rules refuse an act, those that do, and those that lift others
// to allow it.
export type Judged = [refused: boolean, by: string[], lifted: string[]];

// State is what engine/stage writes.
export interface State {
  error?: string;
  plan: string[];
  seat: string; // whose turn it is, "" when the record is played out
  trick: number;
  done: boolean;
  hands: Record<string, string[]>;
  table: [string, string][];
  legal: string[];
  refused: Record<string, string[]>; // cards that may not be played, and the rules that refuse them
  pools: number[];
  net: Record<string, number>; // what each has gained or lost
  judged: Judged[]; // what is asked of the rules
  events: Event[];
  fired: string[];
  undone: string[]; // rules all of whose payments were taken back
}

// RuleInfo is what the page says of a rule: the question it answers, and what the
// rulesets answer.
export interface RuleInfo {
  asks: string;
  href: string;
  answers: AnswerInfo[];
}

// AnswerInfo is what some rulesets answer alike, and the first clauses behind it,
// as [name, address], with the number of the others and where they stand.
export interface AnswerInfo {
  of: string[];
  says?: string;
  clauses?: [string, string][];
  more?: { n: number; href: string };
}

const root = () => document.documentElement.dataset.root ?? "";

function script(src: string): Promise<void> {
  return new Promise((done, fail) => {
    const s = document.createElement("script");
    s.src = src;
    s.onload = () => done();
    s.onerror = () => fail(new Error(src));
    document.head.append(s);
  });
}

// glue is the script of the toolchain, which every module needs.
let glue: Promise<void> | undefined;

export class Engine {
  private constructor(
    private table: Module,
    readonly rules: Record<string, RuleInfo>,
  ) {}

  private static opened = new Map<string, Promise<Engine>>();

  // open is the engine that plays an example. One that could not be fetched is
  // fetched again when it is asked for again.
  static open(example: HTMLElement): Promise<Engine> {
    const name = example.dataset.engine!;
    let opened = Engine.opened.get(name);
    if (!opened) {
      opened = Engine.fetched(name, example.dataset.rules!);
      Engine.opened.set(name, opened);
      opened.catch(() => Engine.opened.delete(name));
    }
    return opened;
  }

  private static async fetched(name: string, rulesAt: string): Promise<Engine> {
    speak();
    try {
      const engine = document.querySelector<HTMLElement>("[data-glue]")!.dataset;
      glue ??= script(engine.glue!);
      const [wasm, rules] = await Promise.all([unpacked(name), fetch(rulesAt).then((r) => r.json() as Promise<Record<string, RuleInfo>>), glue]);
      return new Engine(await started(wasm, engine.books ?? ""), rules);
    } catch (e) {
      glue = undefined;
      throw new Error(
        location.protocol === "file:"
          ? "A page opened from a folder may not start the engine. Serve the folder, for instance with quinola serve, and run the example there."
          : `The engine could not be fetched (${(e as Error).message}). Try again.`,
      );
    }
  }

  // likely fetches it beforehand, where a reader pays nothing for what he may not
  // use.
  static likely(example: HTMLElement): void {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    Engine.open(example).catch(() => {}); // told when it is asked for
  }

  // play is the position after the record's beginning and these cards.
  play(record: string, cards: string[]): State {
    const length = new TextEncoder().encode(record).length;
    const state = JSON.parse(answer(this.table, record + cards.join(" "), length)) as State;
    if (state.error) throw new Error(state.error);
    const flat = state.judged as unknown as Judged[number][]; // as it comes: three values for each
    state.judged = flat.flatMap((_, i) => (i % 3 ? [] : [flat.slice(i, i + 3) as Judged]));
    return state;
  }

  rule(id: string): RuleInfo | undefined {
    return this.rules[id];
  }

  // answer is what a ruleset answers to a rule.
  answer(id: string, ruleset: string): AnswerInfo | undefined {
    return this.rules[id]?.answers.find((a) => a.of.includes(ruleset));
  }

  address(path: string): string {
    return root() + path;
  }
}

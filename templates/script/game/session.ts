// A game with bots: commands to the worker, and what a player sees.
export type Seat = string; // "S", "E", "N", "W" or "T"
export type Counts = Record<Seat, number>;

export interface Event {
  trick: number;
  rule: string;
  by: string[];
  pays: [from: string, to: string][]; // seats, or the names of pools
  text: string;
}

export interface Trick {
  no: number;
  taker: Seat; // "" while it is played
  cards: [Seat, string][];
}

// View is what cmd/game writes.
export interface View {
  rules: string;
  unit: string;
  hand: number;
  phase: "exchange" | "swap" | "play" | "claim" | "settled";
  dealer: Seat;
  turn: Seat;
  seats: Seat[];
  trick: number;
  cards: string[];
  may: string[];
  keep: boolean;
  refused: Record<string, string[]>; // "-" is keeping the hand
  held: Counts;
  taken: Counts;
  exchanged: Seat[];
  kept: Seat[];
  out: string; // "-" for none
  took: string;
  left: string;
  gave: string;
  got: string;
  table: [Seat, string][];
  tricks: Trick[];
  pools: { name: string; amount: number }[];
  points: Counts;
  net: Counts;
  total: Counts;
  claims: { what: string; amount: number; rules: string[] }[];
  events: Event[];
  over: boolean;
  ended: boolean;
  winner?: Seat;
  loser?: Seat;
  dealt?: Record<Seat, string[]>;
  shares?: Counts;
}

export interface Hint {
  card: string;
  mean: number; // tenths of the smallest counter
  tried: number;
  text: string;
  rules: string[];
}

export interface Settled {
  unit: string;
  net: Counts;
  events: Event[];
}

export interface Saved {
  save: string;
  block: string;
  json: string;
}

// Refused is a command that the engine cannot carry out.
export class Refused extends Error {}

export class Session {
  private worker: Worker | undefined;
  private waiting = new Map<number, { done: (answer: string) => void; fail: (e: Error) => void }>();
  private count = 0;

  constructor(private at: { wasm: string; glue: string; worker: string }) {}

  private start(): Worker {
    if (location.protocol === "file:") throw new Error("A page opened from a folder may not start the engine. Serve the folder, for instance with quinola serve, and play there.");
    const worker = new Worker(this.at.worker);
    worker.onmessage = ({ data }) => {
      const call = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.fault) call?.fail(new Error(`The engine could not be fetched (${data.fault}). Try again.`));
      else call?.done(data.answer);
    };
    worker.onerror = () => {
      this.waiting.forEach((call) => call.fail(new Error("The engine could not be started. Try again.")));
      this.waiting.clear();
      this.worker = undefined;
    };
    return worker;
  }

  // ask sends a command and gives its answer; an error in it is thrown.
  async ask<T>(command: string): Promise<T> {
    this.worker ??= this.start();
    const id = ++this.count;
    const wasm = new URL(this.at.wasm, location.href).href;
    const glue = new URL(this.at.glue, location.href).href;
    const text = await new Promise<string>((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker!.postMessage({ id, command, wasm, glue });
    });
    const answer = JSON.parse(text);
    if (answer.error) throw new Refused(answer.error);
    return answer as T;
  }
}

// A game with bots: commands to the worker, and what a player sees.
import { speak } from "../speak";

export type Seat = string; // "S", "E", "N", "W", "T" ...
export type Counts = Record<Seat, number>;

export interface Event {
  trick: number;
  clock: number; // the moment of the hand
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

// Choice is what the player may try, named by its place in the list.
export interface Choice {
  act: string; // its word, "" for a card that is played
  card: string; // of the player's hand, or ""
  label: string; // what it is called on a button
  refused?: string[]; // the rules that refuse it
}

// Deed is what somebody did besides playing to a trick.
export interface Deed {
  trick: number; // 0 before the first
  clock: number; // the moment before it
  seat: Seat;
  text: string; // who did what: "E raises 3", "You pass", "E: forty-seven"
  phase: string;
  cards: string[];
}

// View is what cmd/game writes.
export interface View {
  rules: string;
  unit: string;
  agreed: Record<string, number>; // by the ids of the figures, where it is not as the book has it
  hand: number;
  phase: string; // the word of what is to be done now, "" when the hand is over
  settled: boolean;
  dealer: Seat;
  turn: Seat;
  seats: Seat[];
  pack: "" | "black" | "red"; // of that colour every card comes twice
  cards: string[];
  asks?: string; // what the player is to do
  may: Choice[];
  held: Counts;
  taken: Counts;
  turned: string; // the card that lies turned up, or ""
  trumps: string; // the sign of the suit, "" where none is or the card turned up makes it
  plays: Seat[]; // who has undertaken the game
  helps: Seat[]; // who plays with whoever has, as far as you know
  contre: Seat[]; // who plays against whoever has
  talon: number;
  table: [Seat, string][];
  lies: string[]; // cards that lie open, to be taken
  sees: Record<Seat, string[]>; // the hands that the player may look into, or has seen whole
  knows: string; // the signs of the cards besides that the player has seen, though they do not lie open
  tricks: Trick[];
  deeds: Deed[];
  pools: { name: string; called: string; amount: number }[]; // called what people call it
  points: Counts;
  net: Counts;
  total: Counts;
  score: Counts;
  partners: Seat[]; // who plays with the player
  idle: Seat[]; // who sits this hand out
  scored: Seat[][]; // who has a line of the score: a side, or each alone
  sheet: { says: string; of: [Seat, string][] }[]; // what is written down besides: of "" what is nobody's
  events: Event[];
  over: boolean;
  full: boolean; // it is over because more lies there than can lie on a table
  ended: boolean;
  outcomes?: { what: string; seats: Seat[] }[];
  dealt?: Record<Seat, string[]>;
  left?: Record<Seat, string[]>; // what each holds when the hand is over
  shares?: Counts;
}

export interface Hint {
  act: number; // its place in what the player may do
  label: string;
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
  hand: string; // this hand alone
  block: string;
  json: string;
}

// Refused is a command that the engine cannot carry out.
export class Refused extends Error {}

export class Session {
  private worker: Worker | undefined;
  private waiting = new Map<number, { done: (answer: string) => void; fail: (e: Error) => void }>();
  private count = 0;

  constructor(private at: { wasm: string; glue: string; worker: string; books: string }) {}

  private start(): Worker {
    if (location.protocol === "file:") throw new Error("A page opened from a folder may not start the engine. Serve the folder, for instance with quinola serve, and play there.");
    speak();
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
      this.worker!.postMessage({ id, command, wasm, glue, books: this.at.books });
    });
    const answer = JSON.parse(text);
    if (answer.error) throw new Refused(answer.error);
    return answer as T;
  }
}

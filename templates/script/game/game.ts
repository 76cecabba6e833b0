// A game against bots, by one book: the page leads a session that runs in a
// worker, and shows what comes of it.
import { aloud } from "../aloud";
import { calm } from "../motion";
import { recall, remember } from "../memory";
import { cardName, withNames } from "../names";
import { sentences, signs } from "../signs";
import { sharing } from "../sharing";
import { advise } from "./advice";
import { Agreement } from "./agreement";
import { Felt, printed } from "./felt";
import { compared, dealt, laid, log, repeats, score, sheet } from "./log";
import { el, Rulings } from "./rulings";
import { type Choice, type Hint, Refused, type Saved, Session, type Settled, type View } from "./session";
import { shared, unpackHand } from "./share";
import { closing, counted, did, happened, own, played, result, since, taken } from "./telling";

const beat = 560; // ms between two cards of the bots
const rest = 1150; // ms that a whole trick lies there
const recent = 4; // deeds of others that are still told when the player is asked

const mark = "#hand=";
const brought = () => location.hash.startsWith(mark);

const wait = (ms: number) => new Promise((done) => setTimeout(done, calm() ? ms / 3 : ms));

class Game {
  private felt: Felt;
  private session: Session;
  private agreement: Agreement;
  private rulings!: Rulings;
  private view: View | undefined;
  private busy = 0; // things that are under way
  private last: Promise<void> = Promise.resolve();
  private keyboard = false; // how the player last acted
  private said: string[] = []; // since he last acted
  private done: string[] = []; // of that what others have done besides playing a card
  private linked = false; // a link brought the game
  private columns = new Set<string>(); // of the score, that say something of their own

  constructor(private root: HTMLElement) {
    const { wasm, glue, worker, books } = root.dataset as Record<string, string>;
    this.felt = new Felt(this.part(".felt"));
    this.session = new Session({ wasm, glue, worker, books: books ?? "" });
    root.addEventListener("click", (e) => {
      if (!e.detail) this.keyboard = true; // a key, or what reads the screen to him
      const what = (e.target as Element).closest<HTMLElement>("[data-do]")?.dataset.do;
      if (what) this.act(what);
    });
    root.addEventListener("pointerdown", () => (this.keyboard = false));
    root.addEventListener("keydown", () => (this.keyboard = true), true);
    document.addEventListener("keydown", (e) => {
      const at = e.target as HTMLElement;
      const choice = this.root.querySelectorAll<HTMLElement>(".choices button")[Number(e.key) - 1];
      const what = { h: "hint", z: "undo", n: "next", g: "deal" }[e.key];
      if ((!what && !choice) || e.ctrlKey || e.metaKey || e.altKey || recall("keys") === "off" || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) || document.querySelector("dialog[open]")) return;
      if (!choice && this.button(what!).hidden) return;
      e.preventDefault();
      this.keyboard = true;
      if (choice) choice.click();
      else this.act(what!);
    });
    this.agreement = new Agreement(this.root.querySelector(".agreed"));
    this.agreement.at(this.table());
    this.root.querySelector('[name="table"]')?.addEventListener("change", () => this.agreement.at(this.table()));
    this.root.querySelector(".other")?.addEventListener("change", (e) => this.run(() => this.compare((e.target as HTMLSelectElement).value)));
    sharing(this.part(".sharing"), async () => shared(await this.session.ask<Saved>("save"), this.view!));
    const own = recall(this.kept(false));
    this.part('[data-do="resume"]').hidden = !own;
    this.part('[data-do="rejoin"]').hidden = !recall(this.kept(true));
    if (brought()) {
      // The reader's own game is not left without a word from him.
      this.part('[data-do="bring"]').hidden = !own;
      if (own) this.tell(["This link brings a hand: your own game stays as it is."]);
      else this.run(() => this.bring());
    }
    addEventListener("hashchange", () => brought() && location.reload());
  }

  private part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.root.querySelector<T>(name)!;
  }

  // kept is under what name a game is kept: the reader's own, or the one that a
  // link brought last.
  private kept(linked: boolean): string {
    return `game ${this.root.dataset.rules}${linked ? " linked" : ""}`;
  }

  private value(name: string): string {
    return this.root.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
  }

  private table(): string {
    return this.value("table") || this.root.dataset.rules!;
  }

  // run does one thing after another, and says what is wrong if one fails.
  private run(what: () => Promise<void>): void {
    this.busy++;
    this.last = this.last
      .then(what)
      .catch((e: Error) => this.tell([e.message], true))
      .finally(() => this.busy--);
  }

  private act(what: string): void {
    switch (what) {
      case "deal":
        return this.run(() => this.begin(["new", this.table(), crypto.getRandomValues(new Uint32Array(1))[0], this.value("bots"), "asked", ...this.agreement.words(this.table())].join(" ")));
      case "resume":
        return this.run(() => this.begin(`resume ${recall(this.kept(false))}`));
      case "rejoin":
        return this.run(() => this.begin(`resume ${recall(this.kept(true))}`, true));
      case "bring":
        return this.run(() => this.bring());
      case "undo":
        return this.run(() => this.undo());
      case "hint":
        return this.run(() => this.hint());
      case "next":
        return this.run(() => this.next());
      case "end":
        return this.run(() => this.end());
      case "keys":
        document.getElementById("list-keys")?.click();
    }
  }

  private async begin(command: string, linked = false): Promise<void> {
    this.tell(["The cards are shuffled …"]);
    this.part(".welcome").hidden = true;
    try {
      const id = this.root.dataset.rules!;
      this.rulings ??= await Rulings.of(this.root.querySelector<HTMLElement>(`.book[data-id="${id}"]`)!);
      const view = await this.session.ask<View>(command);
      this.linked = linked;
      this.columns.clear();
      this.felt.clear();
      await this.dealt(view);
    } catch (e) {
      this.part(".welcome").hidden = this.view !== undefined;
      throw e;
    }
  }

  // bring opens the hand that a link holds.
  private async bring(): Promise<void> {
    const hand = await unpackHand(location.hash.slice(mark.length)).catch(() => "");
    try {
      await this.begin(`resume ${hand}`, true);
    } catch (e) {
      throw e instanceof Refused ? new Error("The link holds no hand that can be read: it may have been cut off.") : e;
    }
  }

  private async dealt(view: View): Promise<void> {
    [this.said, this.done] = [[], []];
    const table = this.root.querySelector<HTMLSelectElement>('[name="table"]');
    if (table) table.value = view.rules;
    this.agreement.show(view.rules, view.agreed);
    this.show(view, true);
    const { top } = this.part(".felt").getBoundingClientRect();
    if (top < 0 || below(this.part(".controls"))) this.part(".felt").scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
    await wait(700);
    await this.play();
  }

  // play lets the bots act until it is the player's turn.
  private async play(): Promise<void> {
    for (let view = this.view!; view.turn !== "S" && !view.settled; view = this.view!) {
      const before = view;
      const after = await this.session.ask<View>("bot");
      this.news(before, after);
      this.show(after);
      await wait(this.whole(before, after) ? rest : beat);
    }
    this.turn();
  }

  // whole reports whether a trick has just been completed.
  private whole(before: View, after: View): boolean {
    const done = (v: View) => v.tricks.filter((t) => t.taker).length;
    return done(after) > done(before);
  }

  // news tells what has happened between two views.
  private news(before: View, after: View): void {
    const lines: string[] = [];
    const cards = (v: View) => v.tricks.flatMap((t) => t.cards);
    const open = (v: View) => (v.table.length && !v.tricks.some((t) => t.cards.some(([, c]) => c === v.table[0][1])) ? v.table : []);
    const seen = new Set([...cards(before), ...open(before)].map(([, c]) => c));
    const now = [...cards(after), ...open(after)];
    for (const [seat, card] of now) if (!seen.has(card)) lines.push(played(seat, printed(card, after.pack), after.table[0]?.[1] === card || after.tricks.at(-1)?.cards[0][1] === card));
    const fresh = since(before.events, after.events);
    const deeds = after.deeds.slice(before.deeds.length).filter((d) => !fresh.some((e) => repeats(e, d)));
    lines.push(...deeds.map(did));
    this.done.push(...deeds.filter((d) => laid(d) === undefined).map(did));
    lines.push(...happened(fresh));
    this.felt.pay(fresh.flatMap((e) => e.pays));
    const done = after.tricks.filter((t) => t.taker).at(-1);
    if (done && this.whole(before, after)) lines.push(taken(done.taker));
    this.said.push(...lines);
    if (!lines.length) return;
    this.part(".told").classList.remove("refused"); // nothing that is told of the others is
    this.part(".told").replaceChildren(...sentences(lines));
  }

  // tell says something to those who see and to those who hear; of the rules
  // behind it these hear only why they may not.
  private tell(lines: string[], refused = false, ...more: Node[]): void {
    this.tellAfter([], lines, refused, ...more);
  }

  // tellAfter says it to those who see after what they have seen before.
  private tellAfter(before: string[], lines: string[], refused: boolean, ...more: Node[]): void {
    const line = this.part(".told");
    line.classList.toggle("refused", refused);
    line.replaceChildren(...sentences([...before, ...lines]), " ", ...more);
    const heard = counted(this.said).filter((news) => !lines.includes(news));
    const reasons = refused ? more.filter((n) => n instanceof HTMLElement && n.className === "because").flatMap((n) => [" ", n.cloneNode(true)]) : [];
    aloud(this.heard, ...sentences([...heard, ...lines]), ...reasons);
    this.said = [];
  }

  // heard is what those hear who do not see the table.
  private get heard(): HTMLElement {
    return this.part(".board > [role=status]");
  }

  private show(view: View, dealt = false): void {
    this.view = view;
    this.felt.rest();
    this.felt.show(view, dealt);
    score(this.part(".score"), view, this.columns);
    sheet(this.part(".written"), view);
    log(this.part(".log"), view, this.rulings);
    this.part(".counsel").hidden = true;
    // What stands below them stays where it is until the player is asked again.
    const choices = this.part(".choices");
    choices.style.minBlockSize = `${choices.offsetHeight}px`;
    choices.replaceChildren();
    for (const part of [this.part(".after"), this.button("next"), this.button("end")]) part.hidden = true;
    this.button("hint").setAttribute("aria-disabled", String(view.turn !== "S"));
    this.button("undo").setAttribute("aria-disabled", "false");
  }

  private button(what: string): HTMLElement {
    return this.part(`.controls [data-do="${what}"]`);
  }

  // turn asks the player for what he is to do now.
  private turn(): void {
    const view = this.view!;
    const kept = this.kept(this.linked);
    void this.session.ask<Saved>("save").then((s) => remember(kept, s.save));
    if (view.settled) return this.settled(view);
    const barred = [...new Set(view.may.flatMap((c) => c.refused ?? []))];
    const why = barred.length ? [...this.rulings.because(barred), this.rulings.behind(barred)] : [];
    const last = counted(this.said).slice(-1);
    this.tellAfter(counted(this.done).filter((deed) => !last.includes(deed)).slice(-recent), [...last, `${view.asks}.`], false, ...why);
    this.offer(view);
    this.felt.choose(view, (card) => this.pick(card), this.keyboard);
    if (this.keyboard && !view.may.some((c) => c.card)) this.root.querySelector<HTMLElement>(".choices button:not([aria-disabled])")?.focus({ preventScroll: true });
  }

  // offer makes buttons of what may be chosen besides a card.
  private offer(view: View): void {
    const items = view.may.flatMap((choice, i) => {
      if (single(view, choice)) return [];
      const button = el("button", "", el("span", "phrase", ...signs(withNames(choice.label)))) as HTMLButtonElement;
      button.type = "button";
      button.dataset.act = String(i);
      if (choice.refused) button.setAttribute("aria-disabled", "true");
      button.addEventListener("click", () => this.take(i));
      return [button];
    });
    items.forEach((b, i) => i < 9 && b.setAttribute("aria-keyshortcuts", String(i + 1)));
    const choices = this.part(".choices");
    choices.style.minBlockSize = "";
    choices.replaceChildren(...items);
    choices.classList.toggle("many", items.length > roomy);
    if (items.length && below(choices)) this.rise(choices);
  }

  // rise scrolls to the end of what may be chosen, as far as the player's own cards stay in
  // the window.
  private rise(choices: HTMLElement): void {
    const wanted = choices.getBoundingClientRect().bottom - innerHeight;
    const top = Math.min(wanted, this.part(".seat.S").getBoundingClientRect().top);
    if (top > 0) scrollBy({ top: Math.ceil(top), behavior: calm() ? "auto" : "smooth" });
  }

  // pick is a card that the player has chosen: it lies on the table at once.
  private pick(card: string): boolean {
    const view = this.view!;
    return this.take(
      view.may.findIndex((c) => c.card === card),
      card,
    );
  }

  // take is what the player has chosen: it is refused with its reasons, or done.
  private take(i: number, card = ""): boolean {
    const choice = this.view!.may[i];
    if (!choice) {
      this.tell(["No card is asked for now.", `${this.view!.asks}.`], true);
      return false;
    }
    if (choice.refused) {
      const words = this.rulings.words(choice.refused);
      const what = card ? `You may not ${verb(this.view!.phase)} the ${cardName(printed(card, this.view!.pack))}.` : "This may not be done.";
      this.tell([what], true, ...this.rulings.because(choice.refused), this.rulings.behind(choice.refused), ...(words ? [document.createTextNode(" "), words] : []));
      return false;
    }
    if (this.busy) return false;
    if (card && this.view!.phase !== "draw" && this.view!.phase !== "exchange") this.felt.put(card);
    this.run(() => this.go(`do ${i}`));
    return true;
  }

  // go carries out what the player chose, and lets the others go on.
  private async go(command: string): Promise<void> {
    const before = this.view!;
    const after = await this.session.ask<View>(command);
    [this.said, this.done] = [[], []];
    this.news(before, after);
    this.show(after);
    await wait(this.whole(before, after) ? rest : beat); // what ends the hand is seen, too
    await this.play();
  }

  private async undo(): Promise<void> {
    if (!this.view) return;
    this.show(await this.session.ask<View>("undo"));
    [this.said, this.done] = [["Your last choice is taken back."], []];
    await this.play();
  }

  private async hint(): Promise<void> {
    const view = this.view;
    if (!view || view.turn !== "S") return;
    const advice = this.part(".counsel");
    advice.hidden = false;
    advice.replaceChildren("Thinking …");
    const { hints } = await this.session.ask<{ hints: Hint[] }>("hint");
    const best = view.may[hints[0].act];
    if (best?.card) this.felt.best(best.card);
    this.root.querySelectorAll<HTMLElement>(".choices button").forEach((b) => b.classList.toggle("best", b.dataset.act === String(hints[0].act)));
    aloud(this.heard, ...sentences(advise(advice, hints[0], this.rulings)));
  }

  private settled(view: View): void {
    this.part(".after").hidden = false;
    this.part(".choices").style.minBlockSize = "";
    this.button("next").hidden = view.over;
    this.button("end").hidden = view.ended || (view.over && !view.pools.some((p) => p.amount !== 0)); // nothing is left to divide
    this.part(".compared").replaceChildren();
    dealt(this.part(".dealt"), view);
    const payments = own(view);
    this.part(".payments").hidden = !payments.length;
    this.part(".payments ul").replaceChildren(...payments.map(([e, times]) => this.rulings.payment(e, times)));
    const other = this.root.querySelector<HTMLSelectElement>(".other");
    if (other) other.value = "";
    this.tell([...result(view), ...closing(view)]);
    // The sheet lies beside the table, where nobody who listens is at the time.
    const said = (part: Element) => [" ", el("span", "", ...Array.from(part.childNodes, (n) => n.cloneNode(true)))];
    for (const line of this.part(".written").children) this.heard.append(...Array.from(line.children).flatMap(said), ".");
    if (this.keyboard) (this.button("next").hidden ? this.part(".after") : this.button("next")).focus({ preventScroll: true });
  }

  private async next(): Promise<void> {
    await this.dealt(await this.session.ask<View>("next"));
  }

  private async end(): Promise<void> {
    this.show(await this.session.ask<View>("end"));
    this.turn();
  }

  private async compare(id: string): Promise<void> {
    const into = this.part(".compared");
    into.replaceChildren();
    if (!id) return;
    const theirs = await Rulings.of(this.root.querySelector<HTMLElement>(`.book[data-id="${id}"]`)!);
    try {
      compared(into, this.view!, this.rulings, await this.session.ask<Settled>(`under ${id}`), theirs);
    } catch (e) {
      into.replaceChildren(`By ${theirs.name} this hand cannot be: ${(e as Error).message}.`);
    }
  }
}

// single reports whether a choice is made by its card alone.
const single = (view: View, choice: Choice) => choice.card !== "" && view.may.filter((c) => c.card === choice.card).length === 1;

// roomy is how many choices stand in buttons of the usual size; more are small.
const roomy = 12;

// below reports whether a part of the page ends below the window.
const below = (part: HTMLElement) => part.getBoundingClientRect().bottom > innerHeight;

const verb = (phase: string) => ({ exchange: "put out", draw: "put out", swap: "give" })[phase] ?? "play";

const root = document.querySelector<HTMLElement>(".game[data-rules]");
if (root) new Game(root);

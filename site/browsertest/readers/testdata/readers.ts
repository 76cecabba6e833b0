// What the page reads that may come from anywhere: links to hands, and the
// files of the search as some host or cache has them. Each property is tried
// many times; what breaks it comes back as text, the shortest of its kind.
import { packHand, unpackHand } from "../../../../templates/script/game/share";
import { Block, cardsOf, edited, edits, seats } from "../../../../templates/script/hand";
import { Engine, type Results } from "../../../../templates/script/search/engine";
import { linked } from "../../../../templates/script/share";
import { lines, sorted } from "../../../../templates/script/search/concordance";
import { Chance } from "./chance";

const pack = ["♠", "♥", "♦", "♣"].flatMap((suit) => cardsOf(suit + "AKQJT98765432"));

type Try = (c: Chance) => string | undefined | Promise<string | undefined>;

// broken tries a property so many times, and gives the shortest of what broke it.
async function broken(times: number, seed: number, attempt: Try): Promise<string> {
  let worst = "";
  for (let i = 0; i < times; i++) {
    let said: string | undefined;
    try {
      said = await attempt(new Chance(seed * 1_000_003 + i));
    } catch (e) {
      said = String((e as Error).stack ?? e);
    }
    if (said && (!worst || said.length < worst.length)) worst = `try ${i}: ${said}`;
  }
  return worst;
}

const show = (s: string) => JSON.stringify(s.length > 300 ? s.slice(0, 300) + "…" : s);
const code = /^[2-9TJQKA][SHDC]$/;

// links: a fragment is a hand that can be played, or nothing; and what is one
// comes back as it was written.
export function links(times: number, seed: number): Promise<string> {
  return broken(times, seed, (c) => {
    const id = c.of(["example-1", "x", "play-2_b"]);
    const said = c.some(3, () => `;${c.of(["rules", "dealer", ...seats])}=${encodeURIComponent(c.of(["hague-1785", "S", "4♠", "AS2H"]))}`).join("");
    const played = c.some(20, () => c.of(pack));
    const link = `#${id}${said}:${played.join("")}`;
    const back = linked(link);
    if (!back || back.id !== id || back.played.join() !== played.join() || back.edits !== decodeURIComponent(said)) return `${show(link)} is read as ${JSON.stringify(back)}`;
    const harmed = c.harmed(link);
    const read = linked(harmed);
    if (read && (!/^[\w-]+$/.test(read.id) || !read.played.every((card) => code.test(card)))) return `${show(harmed)} is read as ${JSON.stringify(read)}`;
    return undefined;
  });
}

// hands: what was changed of a hand comes back from its link; whatever a link
// says instead is put into the block or refused, no card is there twice, and
// no line is added but those that a link may set.
export function hands(blocks: string[], times: number, seed: number): Promise<string> {
  return broken(times, seed, (c) => {
    const text = c.of(blocks);
    const from = new Block(text);
    const to = new Block(text);
    const at = [...to.hands.keys()];
    for (let n = c.below(4); n > 0 && at.length > 0; n--) to.give(c.of(pack), c.of(["", ...at]));
    if (c.below(2)) to.set("dealer", c.of([...seats]));
    if (c.below(3) === 0) to.pool(c.of(to.pools)?.[0] ?? "", c.below(500));
    const said = edits(from, to);
    const back = linked(`#x${said}:`);
    const put = new Block(text);
    if (!back || !edited(put, back.edits) || edits(put, to) !== "") return `${show(text)} and ${show(said)} are ${show(put.text())}, not ${show(to.text())}`;
    const harmed = c.harmed(said || ";S=AS2H;rules=hague-1785");
    const other = new Block(text);
    edited(other, harmed);
    const held = [...other.hands.values()].flat();
    const before = [...from.hands.values()].flat();
    if (new Set(held).size !== held.length && new Set(before).size === before.length) return `${show(harmed)} deals a card twice: ${held}`;
    if ([...other.hands.keys()].join() !== at.join()) return `${show(harmed)} makes other players of ${at}`;
    if (held.some((card) => !pack.includes(card) && !before.includes(card))) return `${show(harmed)} makes ${held}`;
    const lines = other.text().split("\n");
    if (lines.length > from.text().split("\n").length + 5) return `${show(harmed)} writes lines: ${show(other.text())}`;
    return undefined;
  });
}

const most = 1 << 20; // letters of a hand that a link may hold

// packs: a text comes back from a link; whatever else stands there ends in a
// text of no more than a hand has, or in an error.
export function packs(times: number, seed: number): Promise<string> {
  return broken(times, seed, async (c) => {
    const text = c.harmed(c.of(["game hague-1785\nhand 3\nseed 5\n", "", "♠A ♥K ", "0".repeat(c.below(20000))]));
    const whole = text.toWellFormed(); // half a letter cannot be written in UTF-8
    const link = await packHand(text);
    if (/[^\w-]/.test(link)) return `${show(text)} becomes ${show(link)}, which does not stand in an address as it is`;
    const back = await unpackHand(link);
    if (back !== whole && back !== whole.replace(/^\ufeff/, "")) return `${show(text)} comes back as ${show(back)}`;
    const harmed = c.harmed(link);
    const read = await unpackHand(harmed).catch((e: unknown) => e);
    if (typeof read === "string" ? read.length > most : !(read instanceof Error)) return `${show(harmed)} becomes ${show(String(read))}`;
    return undefined;
  });
}

// A link of a thousand letters may unpack to a million times as many.
export async function bomb(): Promise<string> {
  const link = await packHand("0".repeat(8 * most));
  const read = await unpackHand(link).catch((e: unknown) => e);
  return read instanceof Error ? "" : `a link of ${link.length} letters becomes ${String(read).length}`;
}

// shards: whatever a file of the search holds, a query is answered with clauses
// that there are, or fails with an error; and where a file could not be
// fetched, the next try answers as if nothing had been.
export function shards(files: Record<string, string>, queries: string[], times: number, seed: number): Promise<string> {
  const names = Object.keys(files).sort();
  const fetching = (harm: Record<string, string | undefined>) => async (name: string) => {
    const text = name in harm ? harm[name] : files[name];
    if (text === undefined) throw new Error(`${name}: 404`);
    return text;
  };
  const clauses = JSON.parse(files.start.split("\n")[0]).clauses as number;
  const all = async (engine: Engine, query: string) => {
    const r = await engine.search(query);
    const shown = await Promise.all(r.hits.slice(0, 3).map((h) => engine.show(h, r.told)));
    const told = sorted(engine.folder, await lines(engine, { ...r, hits: r.hits.slice(0, 5) }, 30), "left");
    const topics = await engine.named(query);
    const headings = await Promise.all(r.hits.slice(0, 3).map((h) => engine.heading(h.n)));
    return { r, shown, told, topics, headings };
  };
  const wrong = (r: Results) => r.hits.find((h) => !Number.isInteger(h.n) || h.n < 0 || h.n >= clauses || !Number.isFinite(h.score));
  return broken(times, seed, async (c) => {
    const query = c.of(queries);
    const reader = c.of(["en", "fr", "sv"]);
    const touched = new Set<string>();
    const sound = fetching({});
    await all(await Engine.open(async (name) => (touched.add(name), sound(name)), reader), query);
    // Mostly it is one of the files that the query needs.
    const name = c.below(10) ? c.of([...touched].sort()) : c.of(names);
    const harm: Record<string, string | undefined> = { [name]: c.below(6) ? c.harmedLines(files[name] ?? "") : c.of([undefined, "", "<!doctype html><title>Not found</title>", files[c.of(names)]]) };
    const gone = harm[name] === undefined;
    let engine: Engine | undefined;
    try {
      engine = await Engine.open(fetching(harm), reader);
      const { r } = await all(engine, query);
      const h = wrong(r);
      if (h) return `${name} as ${show(harm[name] ?? "")}: ${query} finds ${JSON.stringify([h.n, h.score])}`;
    } catch (e) {
      if (!(e instanceof Error)) return `${name}: ${query} fails with ${String(e)}`;
    }
    if (!gone || !engine) return undefined;
    delete harm[name];
    const again = JSON.stringify(await all(engine, query), plain);
    const first = JSON.stringify(await all(await Engine.open(sound, reader), query), plain);
    return again === first ? undefined : `${query}: after ${name} could not be fetched, ${again.slice(0, 200)}, and not ${first.slice(0, 200)}`;
  });
}

// plain lets sets and maps be compared as text.
function plain(_: string, value: unknown): unknown {
  return value instanceof Set || value instanceof Map ? [...value] : value;
}

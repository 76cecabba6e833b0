// An example as it has been played so far, to be carried elsewhere.
import type { State } from "./engine";
import type { Shared } from "./sharing";

// Hand is an example as it has been played so far.
export interface Hand {
  id: string; // the anchor of the example
  block: string; // its record
  json: string; // the same in the other notation
  played: string[];
  states: State[]; // states[n] is that after n cards
  whole: boolean; // played as the record has it, to its end
  edits: string; // what was changed of the hand before it was played, as a link has it
}

const pattern = /^#([\w-]+)((?:;\w+=[^;:]*)*):((?:[2-9TJQKA][SHDC])*)$/;

// link is the address of the page with the cards played in its fragment, two
// letters a card: no server hears of them.
function link(hand: Hand): string {
  return location.href.replace(/#.*$/, "") + `#${hand.id}${hand.edits}:${hand.played.join("")}`;
}

// linked is what such a fragment holds; nothing, if it is none of ours or was
// cut off.
export function linked(fragment: string): { id: string; edits: string; played: string[] } | undefined {
  let said: string;
  try {
    said = decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
  const found = pattern.exec(said);
  return found ? { id: found[1], edits: found[2], played: found[3].match(/../g) ?? [] } : undefined;
}

// tricks are the cards played, each trick with its leader and its cards.
function tricks(hand: Hand): { leader: string; cards: string[] }[] {
  const list: { leader: string; cards: string[] }[] = [];
  hand.played.forEach((card, i) => {
    const { seat, trick } = hand.states[i];
    const next = i === 0 || trick !== hand.states[i - 1].trick;
    if (next) list.push({ leader: seat, cards: [card] });
    else list[list.length - 1].cards.push(card);
  });
  return list;
}

const signs: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

// block is the hand as a play block: the record's own lines, but for what was
// played otherwise and what was expected of it.
function block(hand: Hand): string {
  if (hand.whole && !hand.edits) return hand.block.trim();
  const kept = hand.block.trim().split("\n").filter((line) => !/^\s*(play|expect|refuse|allow|\.\.\.|#)/.test(line) && line.trim());
  for (const t of tricks(hand)) kept.push("play     " + t.leader + " " + t.cards.map((c) => signs[c[1]] + c[0]).join("   "));
  return kept.join("\n");
}

// json is the same as replay reads it.
function json(hand: Hand): string {
  const record = JSON.parse(hand.json) as Record<string, unknown>;
  if (!hand.whole) {
    delete record.expect;
    delete record.open;
    record.play = tricks(hand).map((t) => t.cards.map((c, i) => (i ? c : `${t.leader}:${c}`)));
  }
  return JSON.stringify(record, undefined, 1);
}

// shared is the hand for the panel. One that was dealt whole must be played to
// its end before replay reads it.
export function shared(hand: Hand): Shared {
  const open = /^\s*deal\s/m.test(hand.block) && !hand.states[hand.played.length].done;
  const clause = document.querySelector<HTMLElement>("[data-clause]")?.dataset.clause?.replace(/[^\w.-]/g, "-") ?? "quinola";
  return {
    link: () => {
      history.replaceState(history.state, "", link(hand));
      return link(hand);
    },
    block: block(hand),
    json: json(hand),
    name: `${clause}-${hand.id}.json`,
    unfit: hand.edits ? "A hand that was changed is taken along as a link or as a play block." : open ? "A hand that was dealt whole is replayed when it has been played to its end." : undefined,
  };
}

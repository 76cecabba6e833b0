// What cards and seats are called; a reader who does not see them hears this.
const ranks: Record<string, string> = { "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", T: "ten", J: "knave", Q: "queen", K: "king", A: "ace" };
const suits: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const seats: Record<string, string> = { S: "South", E: "East", N: "North", W: "West" };

// The seats beyond the four winds, in their order: engine/cards/seat.go.
const further = "TUVXYZABCDFGHILM";
const places = ["fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"];

export function cardName(card: string): string {
  return `${ranks[card[0]] ?? "?"} of ${suits[card[1]] ?? "?"}`;
}

// suitName is a suit by itself.
export function suitName(letter: string): string {
  const name = suits[letter];
  return name[0].toUpperCase() + name.slice(1);
}

export function seatName(seat: string): string {
  const place = places[further.indexOf(seat)];
  return seats[seat] ?? (place ? `The ${place}` : seat);
}

// A and I are seats, too, where no sentence begins with the article: "to A", "A puts".
const letters = /(?<![♠♥♦♣])\b(?:[SENWTUVXYZBCDFGHLM]|(?<=[a-z,] )[AI]|[AI](?=:| (?:has|is|puts|pays|takes|draws|gives|receives|deals|wins|loses|lives|stays|holds|raises|plays|passes|keeps|changes|asks|lays|refuses|stands)\b))\b/g;

// withNames is a text with the players' names for their letters.
export const withNames = (text: string): string => text.replace(letters, (seat) => seats[seat] ?? `the ${places[further.indexOf(seat)]}`);

// spoken is a line of the ledger with the players' names for their letters.
export function spoken(text: string): string {
  const named = withNames(text);
  return named[0].toUpperCase() + named.slice(1);
}

package romestecq

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Hands that a reader settled from the clauses, before looking at the engine: several
// faults in one hand, and faults of whoever counts when the last trick is taken. South
// leads spades alone and takes every trick. What is left is the marks wiped out by
// South's side and by North's, and what they owe besides those of the match.
func TestHandsSettledFromTheClauses(t *testing.T) {
	const deal = "\ndeal S ♠T9876  E ♥JT876  N ♦T9876  W ♣T9876\ntalon ♥9 ♠J ♠Q ♠K ♠A ♥Q ♥K ♥A ♦J ♦Q ♦K ♦A ♣J ♣Q ♣K ♣A"
	tricks := [...]string{"S ♠6 E ♥6 N ♦6 W ♣6", "S ♠7 E ♥7 N ♦7 W ♣7", "S ♠8 E ♥8 N ♦8 W ♣8", "S ♠9 E ♥T N ♦9 W ♣9", "S ♠T E ♥J N ♦T W ♣T"}
	for _, c := range []struct {
		clauses, score, acts string
		tricks               int
		south, north         int32 // marks wiped out, less what is owed
		wins                 string
	}{
		{"loix.1, 3: a card of South turned up, and dealt otherwise", "S 0", "act deal W exposed ♠T\nact deal W repacket\n", 5, 1, -6, ""},
		{"loix.1: one of South and one of the partner", "S 0", "act deal W exposed ♠T\nact deal W exposed ♦T\n", 5, 1, -3, ""},
		{"loix.1, 5: one of two sides owes", "N 1", "act deal W exposed ♠T\nact 1 N early ♦T\n", 5, 1, -5, ""},
		{"loix.5: both sides in one trick", "S 6 N 6", "act 1 N early ♦T\nact 1 E early ♥J\n", 5, 4, 3, ""},
		{"loix.5, p15: the stecq would have won", "S 20 N 6", "act 5 E early ♥J\n", 5, 18, 6, ""},
		{"loix.4, 8: six cards dealt, and played with", "S 5 N 9", "act deal W six-cards\nact 1 S excess\n", 0, 5, 6, "N"},
		{"loix.5, 6: out of turn, and then a revoke", "S 5 N 7", "act 1 E early ♥6\nact 1.1 E revoke\nplay S ♠6\n", 0, 2, 7, "N"},
		{"loix.5, p15b: the side that was fined wins", "S 5 N 9", "act 1 E early ♥J\nact 3 N not-named\n", 2, 2, 9, "S"},
		{"loix.9: too many wiped out for the stecq", "S 20 N 9", "act end S unmark\n", 5, 20, 9, "N"},
		{"loix.7: the other side counts falsely then", "S 20 N 9", "act end N boast\n", 5, 20, 9, "S"},
		{"loix.7, 10: who is first to do so loses", "S 5 N 9", "act end S overclaim\nact end N boast\n", 5, 5, 9, "N"},
	} {
		hand := "rules romestecq\ndealer W\nstate score " + c.score + deal + "\n" + c.acts
		for _, trick := range tricks[:c.tricks] {
			hand += "play " + trick + "\n"
		}
		st := agree.Settle(t, agree.Law(t, Romestecq(), "romestecq"), hand)
		left, wins := map[cards.Seat]int32{}, ""
		for _, it := range st.State {
			switch it.Name {
			case "score":
				left[it.Seat] += it.N
			case "debt":
				left[it.Seat] -= it.N
			}
		}
		if o := st.Outcome(game.MatchWon); o != nil {
			wins = o.Seats[0].String()
		}
		if left[cards.South] != c.south || left[cards.North] != c.north || wins != c.wins {
			t.Errorf("%s: South's side has %d and North's %d, %q wins; want %d, %d, %q", c.clauses, left[cards.South], left[cards.North], wins, c.south, c.north, c.wins)
		}
	}
}

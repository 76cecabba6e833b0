package hombre

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// Hands that a reader settled from the clauses, before looking at the engine: what is
// done amiss in a hand that is won, lost or void, and what two acts come to together.
// Each is the last trick, which East wins or loses, but for those that say otherwise.
func TestHandsSettledFromTheClauses(t *testing.T) {
	for _, c := range []struct {
		clause      string
		game        func() *table.Game
		rules, hand string
		s, e, third int32 // what South, East and the third player win: North at four, West at three
	}{
		{"loix.47: an adversary is no friend", Quadrille, "quadrille", "rules quadrille\npool devant 10 betes 0 made 0 odd 0\n" + last4("S 1  E 5  N 1  W 2", "sans-prendre", "♣6", "act 10 S dissuade\n"), -8, 34, -8},
		{"c2.p41b: a friend is held back who has led to the seventh trick: no bête", Quadrille, "quadrille", "rules quadrille\n" + `dealer S
pool devant 10 betes 0 made 0 odd 0
trick 6
taken E 3  N 2
hands S ♦K ♦Q ♦J ♦7 ♦6  E ♣K ♣5 ♣6 ♣7 ♥3  N ♥K ♠A ♥Q ♥J ♥4  W ♦2 ♦3 ♦4 ♦5 ♦A
leader E
bid E ask
choose E clubs  E call ♥K
act 7.1 N dissuade
play E ♣K  N ♥K  W ♦2  S ♦6
play E ♣5  N ♠A  W ♦3  S ♦7
play N ♥Q  W ♦4  S ♦J  E ♥3
play N ♥J  W ♦5  S ♦Q  E ♣6
play E ♣7  N ♥4  W ♦A  S ♦K
...`, -13, 18, 18},
		{"loix.21, 22, 28: two bêtes of one hand, and two halves", Quadrille, "quadrille", "rules quadrille\npool devant 10 betes 0 made 0 odd 0\n" + last4("S 3  E 4  N 1  W 1", "sans-prendre", "♥5", "act 10 E revoke\nact 10 S look N\n"), 4, -52, 4},
		{"c2.p20: the codille is made, and a hand shown", Quadrille, "quadrille", "rules quadrille\npool devant 10 betes 0 made 0 odd 0\n" + last4("S 4  E 2  N 2  W 1", "sans-prendre", "♥5", "act 10 S show\n"), -3, -38, 11},
		{"loix.27: the player alone may show it", Quadrille, "quadrille", "rules quadrille\npool devant 10 betes 0 made 0 odd 0\n" + last4("S 1  E 5  N 1  W 2", "sans-prendre", "♣6", "act 10 E show\n"), -8, 34, -8},
		{"s3.c2.p4b: only one of the own party is held back", Mediateur, "mediateur", "rules mediateur\npool devant 20 betes 0 made 0 odd 0 poulans 0\nstate favourite 2\n" + last4("S 1  E 5  N 1  W 2", "sans-prendre", "♣6", "act 10 W dissuade\n"), -26, 98, -26},

		{"lombre.19: seen too many, and the entrée won", Lomber, "lombre", "rules lombre\nstate favourite 2\n" + last3("al 144", "S 2  E 4  W 2", "entree", "♣4", "act 9 E overdraw 1\n"), 0, -112, 0},
		{"lombre.19: seen too few, and solo lost", Lomber, "lombre", "rules lombre\nstate favourite 2\n" + last3("al 144", "S 1  E 4  W 3", "solo", "♥7", "act 9 E underdraw 1\n"), 4, -120, 4},
		{"lombre.23: out of turn, and the game is paid", Lomber, "lombre", "rules lombre\nstate favourite 2\n" + last3("al 144", "S 2  E 4  W 2", "solo", "♣4", "act 9 E early ♣4\n"), -6, 4, -6},
		{"lombre.27: it counts for nothing", Lomber, "lombre", "rules lombre\nstate favourite 2\n" + last3("al 144", "S 2  E 4  W 2", "entree", "♣4", "act 9 S revoke\nact end W false-pack\n"), 0, 0, 0},

		{"loix.14, 41: South has the codille, and shows", Hombre, "hombre", "rules hombre\n" + last3("tours 27", "S 5  E 2  W 1", "ask", "♣4", "act 9 S show\n"), 27, -27, 0},
		{"loix.14, 41: West shows then", Hombre, "hombre", "rules hombre\n" + last3("tours 27", "S 5  E 2  W 1", "ask", "♣4", "act 9 W show\n"), 27, -27, 0},
		{"loix.41: before that it is a bête, of whoever plays alone, too", Hombre, "hombre", "rules hombre\n" + last3("tours 27", "S 3  E 3  W 2", "sans-prendre", "♣4", "act 9 E show\n"), -12, 23, -12},
		{"loix.35: the odd counter of half a bête", Hombre, "hombre", "rules hombre\n" + last3("tours 27", "S 2  E 4  W 2", "ask", "♣4", "act 9 S look W\n"), -14, 26, -13},
		{"donner.p9: ten cards, of which nothing is said, and two bids: one bête", Hombre, "hombre", "rules hombre\n" + goesBefore("act deal S deal-ten E\n"), -12, 23, -12},
		{"sans-prendre.p8, donner.p13: West must play sans prendre, and East, who has asked, goes before", Hombre, "hombre", "rules hombre\n" + goesBefore("act deal S deal-ten W\nact bid.1 W own\nact bid.1 W pulled\n"), -12, 50, -12},
		{"sans-prendre.p8: so it is where West has named a suit", Hombre, "hombre", "rules hombre\n" + goesBefore("act bid.1 W name\n"), -12, 50, -12},
		{"bete.p5: two revokes more, seen at the end, after one that was noticed", Hombre, "hombre", "rules hombre\n" + `dealer S
pool tours 27 betes 0 made 0
trick 7
taken S 1  E 4  W 1
hands S ♦K ♥Q ♥K  E ♣5 ♣6 ♣7  W ♦2 ♦3 ♦4
leader W
bid E ask  W pass  S pass
choose E clubs
act 7 S revoke
act 8 S revoke 1
act 9 S revoke 1
play W ♦2  S ♥Q  E ♣5
play E ♣6  W ♦3  S ♦K
play E ♣7  W ♦4  S ♥K
...`, -54, 26, 0},
		{"jouer.p8: said to be a remise, and played for codille", Hombre, "hombre", "rules hombre\n" + last3("tours 27", "S 2  E 4  W 2", "ask", "♣4", "act 9 E concede W\n"), 0, -27, -27},
	} {
		st := agree.Settle(t, agree.Law(t, c.game(), c.rules), c.hand)
		third := cards.West
		if len(st.Seats) == 4 {
			third = cards.North
		}
		if got, want := [3]int32{st.Net[cards.South], st.Net[cards.East], st.Net[third]}, [3]int32{c.s, c.e, c.third}; got != want {
			t.Errorf("%s, %s: South, East and %v win %v, want %v", c.rules, c.clause, third, got, want)
		}
	}
}

// last4 is the last trick of le Quadrille or le Médiateur: East, who plays in clubs, wins
// it with a club and no other card.
func last4(taken, bid, east, acts string) string {
	return `dealer S
trick 10
taken ` + taken + `
hands S ♦K  E ` + east + `  N ♥K  W ♦2
leader W
bid E ` + bid + `
choose E clubs
` + acts + `play W ♦2  S ♦K  E ` + east + `  N ♥K
...`
}

// last3 is the last trick of a game of three: East, who plays in clubs, wins it with a club
// and no other card.
func last3(pool, taken, bid, east, acts string) string {
	return `dealer S
pool ` + pool + ` betes 0 made 0
trick 9
taken ` + taken + `
hands S ♦3  E ` + east + `  W ♥J
leader W
bid E ` + bid + `  W pass  S pass
choose E clubs
` + acts + `play W ♥J  S ♦3  E ` + east + `
...`
}

// goesBefore is last3 of East, who has asked, and plays sans prendre before West, who would.
func goesBefore(acts string) string {
	return strings.Replace(last3("tours 27", "S 2  E 4  W 2", "sans-prendre", "♣4", acts),
		"E sans-prendre  W pass  S pass", "E ask  W sans-prendre  S pass  E sans-prendre  W pass", 1)
}

package hombre

import (
	"strings"
	"testing"

	"quinola/engine/agree"
)

func TestRandomHandsOfThree(t *testing.T) { agree.Random(t, Hombre(), nil) }

// Rules that need two things amiss in one hand, or an agreement, the notes prove.
func TestMutantsOfThree(t *testing.T) {
	agree.Mutants(t, Hombre(), 20_000, "hombre/bete.together", "hombre/revoke.several", "hombre/revoke.mixed", "hombre/trump.kept", "hombre/claim.hasty",
		"hombre/exposed.several", "hombre/exposed.rejected", "hombre/exposed.talon.several", "hombre/exposed.dealer", "hombre/dealt.pulled", "hombre/spadille.hidden", "hombre/rest.others", "hombre/vole.confer")
}

func BenchmarkHombre(b *testing.B) { agree.Bench(b, Hombre(), "hombre") }

// whole is a hand in which South asks, exchanges, and wins with six tricks, with
// what is done in it besides.
func whole(extra string) string {
	return `rules    hombre
dealer   W
pool     tours 0   betes 0   made 0   odd 0
deal     S ♠A273 ♥K4 ♦6 ♣65   E ♥QJA ♦K2 ♣K32 ♠4   W ♠KQ ♣A ♥23 ♦QJ5 ♣4
talon    ♠J65 ♥567 ♦A347 ♣QJ7
` + extra + `bid      S ask  E pass  W pass
choose   S spades
draw     S ♥4 ♦6 ♣65  E ♠4 ♣32 ♦2  W ♥23 ♣4
play     S ♠A   E ♥A  W ♠Q
play     S ♠2   E ♥6  W ♠K
play     S ♠J   E ♥7  W ♦4
play     S ♠7   E ♥J  W ♣A
play     W ♦7   S ♠3  E ♦3
play     S ♠6   E ♦A  W ♦5
act      7 S lay
`
}

// Laws that random hands do not show: what each act comes to for the bete, and
// for whether the hand is void.
func TestLawsOfThree(t *testing.T) {
	law := agree.Law(t, Hombre(), "hombre")
	for _, o := range [...]struct {
		name, acts string
		bete       int32 // what is made
		void       bool
		until      string // the hand is over there
	}{
		{name: "nothing is amiss"},
		{name: "loix.2: a black ace turned up", acts: "act deal W exposed ♣A\n", void: true, until: "bid "},
		{name: "donner.p5: another card", acts: "act deal W exposed ♥3\n"},
		{name: "loix.3: two cards", acts: "act deal W exposed ♥3\nact deal W exposed ♥Q\n", void: true, until: "bid "},
		{name: "donner.p5: the card is rejected", acts: "act deal W exposed ♥Q\nact deal E reject\n", void: true, until: "bid "},
		{name: "loix.4: a card of the talon, at once", acts: "act deal W exposed ♠J\n", void: true, until: "bid "},
		{name: "donner.p7: when somebody plays", acts: "act bid.1 W exposed ♠J\nact bid.1 W exposed ♠6\n"},
		{name: "donner.p7: three of them", acts: "act bid.1 W exposed ♠J\nact bid.1 W exposed ♠6\nact bid.1 W exposed ♥5\n", void: true, until: "  E pass"},
		{name: "loix.6: ten cards, and nothing said", acts: "act deal W deal-ten S\n", bete: 27},
		{name: "loix.6: ten cards, and it is said", acts: "act deal W deal-ten S\nact bid S own\n"},
		{name: "loix.11: passing with ten costs nothing", acts: "act deal W deal-eight E\n"},
		{name: "loix.25: a card of the talon is turned", acts: "act bid.1 W turn\n", bete: 27},
		{name: "loix.26: the last looks at the rest", acts: "act 1 E look-rest\n", bete: 27},
		{name: "loix.26: W draws last", acts: "act 1 W look-rest\nact 1 E look-rest\n"},
		{name: "ecarter.p11: too late", acts: "act 2 W look-rest\n", bete: 27},
		{name: "loix.27: too many drawn, not seen", acts: "act exchange E overdraw\n"},
		{name: "loix.28: and seen", acts: "act exchange E overdraw 1\n", bete: 27},
		{name: "loix.29: too few, before the play", acts: "act exchange E underdraw\n"},
		{name: "loix.29: after it has begun", acts: "act 2 E underdraw\n", bete: 27},
		{name: "loix.10: a wrong number of cards", acts: "act 2 E miscount\n", bete: 27},
		{name: "codille.p4: the player asks for gano", acts: "act 2 S gano\n", bete: 27},
		{name: "jouer.3: another does", acts: "act 2 E gano\n"},
		{name: "jouer.p8: the player says that it is a remise", acts: "act 2 S concede\n", bete: 27},
		{name: "jouer.p10: a lie about the king", acts: "act 2 E lie\n", bete: 27},
		{name: "loix.31: out of turn", acts: "act 2 W early\n"},
		{name: "loix.32: out of turn, and it harms", acts: "act 2 W early ♦Q 1\n", bete: 27},
		{name: "loix.33: a card is shown that cannot be played", acts: "act 2 W show ♦Q 2\n", bete: 27},
		{name: "loix.41: a hand is shown", acts: "act 2 E show\n", bete: 27},
		{name: "loix.35: another's hand is turned up", acts: "act 2 E look W\n", bete: 27},
		{name: "jouer.p4b: the player leaves the hand", acts: "act 2 S abandon\n", bete: 54, until: "play     S ♠2"},
	} {
		hand := whole(o.acts)
		if o.until != "" {
			hand, _, _ = strings.Cut(hand, o.until)
		}
		st := agree.Settle(t, law, hand)
		var bete int32
		for _, item := range st.State {
			if item.Name == "waiting" {
				bete += item.N
			}
		}
		if bete != o.bete || st.Void != o.void {
			t.Errorf("%s: a bete of %d, void %v; want %d, %v", o.name, bete, st.Void, o.bete, o.void)
		}
	}
}

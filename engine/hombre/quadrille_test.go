package hombre

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// No rule is idle: every mutant comes apart from the rule in some random hand,
// but for rules that need two things amiss in one hand, a hand sure of five
// tricks that is shown, or an agreement. The notes prove them.
func TestMutants(t *testing.T) {
	agree.Mutants(t, Quadrille(), 30_000, "hombre/bete.void", "hombre/early.vole", "hombre/claim.hasty",
		"hombre/bete.together", "hombre/vole.open", "hombre/vole.dictated",
		"hombre/revoke.several", "hombre/revoke.mixed", "hombre/revoke.same", "hombre/trump.kept", "hombre/last.forced", "hombre/bid.contre", "hombre/contre.vole", "hombre/contre.missed", "parts/purse",
		"hombre/quit.excused", "hombre/quit.consent")
}

func TestMutantsOfFive(t *testing.T) {
	agree.Mutants(t, Quintille(), 20_000, "hombre/bete.void", "parts/purse")
}

// roi-rendu.1, 3 and 4: North returns the king for the five of hearts, and East
// plays alone: what is paid is paid to East, or by East, alone.
func TestKingReturned(t *testing.T) {
	const hand = `rules    quadrille.roi-rendu
dealer   S
pool     devant 10   betes 0   made 0   odd 0
trick    9
taken    S 1  E 5  N 1  W 1
hands    S ♥2 ♠3   E ♥5 ♣6   N ♥K ♦4   W ♦2 ♦3
leader   E
bid      E ask
choose   E clubs  E call ♥K  N return
trade    E give ♥5
play     E ♥K   N ♥5   W ♦2   S ♥2
play     E ♣6   N ♦4   W ♦3   S ♠3`
	st := agree.Settle(t, agree.Law(t, Quadrille(), "quadrille.roi-rendu"), hand)
	if want := int32(3*3 + 10); st.Net[cards.East] != want || st.Net[cards.North] != -3 {
		t.Errorf("East wins %d and North %d, want %d and -3", st.Net[cards.East], st.Net[cards.North], want)
	}
	without := agree.Law(t, Quadrille(), "quadrille.roi-rendu", game.Change{Rule: "hombre/return.alone", Off: true})
	if st := agree.Settle(t, without, hand); st.Net[cards.North] < 0 {
		t.Errorf("without the rule North loses %d", st.Net[cards.North])
	}
}

// Where a position leaves out the king called nobody can tell who the friend is: it
// is refused, and not settled as though East played alone. A king that was bought
// makes no friend.
func TestTheFriendIsKnownOfAPosition(t *testing.T) {
	const hand = `rules    mediateur
dealer   S
pool     devant 20   betes 0   made 0   odd 0   poulans 0
state    favourite 2
trick    10
taken    S 2  E 5  N 1  W 1
hands    S ♠Q   E ♦7   N ♦4   W ♠5
leader   S
bid      E ask
choose   E diamonds  E call ♥K
play     S ♠Q   E ♦7   N ♦4   W ♠5`
	law := agree.Law(t, Mediateur(), "mediateur")
	settle := func(text string) error {
		_, err := law.Settle(agree.Parse(t, text))
		return err
	}
	if err := settle(hand); err == nil || !strings.Contains(err.Error(), "nobody holds ♥K in this position") {
		t.Errorf("a position without the king called: %v", err)
	}
	for _, known := range []string{strings.ReplaceAll(hand, "N ♦4", "N ♥K"), strings.Replace(hand, "E ask", "E mediator", 1)} {
		if err := settle(known); err != nil {
			t.Errorf("%s\n%v", known, err)
		}
	}
}

// A player who has played nothing has nothing to take back of a trick that is not folded.
func TestNoCardIsTakenBackByAPlayerWhoHasPlayedNone(t *testing.T) {
	const hand = `rules    quadrille
dealer   S
pool     devant 10   betes 0   made 0   odd 0
trick    9
taken    S 1  E 5  N 1  W 1
hands    S ♦K ♦Q   E ♣5 ♣6   N ♥K ♥Q   W ♦2 ♦3
leader   W
bid      E sans-prendre
choose   E clubs
act      9 S back 1
play     W ♦2
...`
	const want = "at 9: S may not back (by hombre/revoke.done)"
	if _, err := agree.Law(t, Quadrille(), "quadrille").Settle(agree.Parse(t, hand)); err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

package auvergne

import (
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/triomphe/naive"
)

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Auvergne(), 20_000) }

// The engine agrees with a settlement that was written from the clauses alone.
func TestAuvergneAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Auvergne().Rulesets()[0], naive.Auvergne)
}

// What a player loses who had it before this hand rests on nothing that another has
// marked in it.
func TestALossIsNobodyElsesMark(t *testing.T) {
	l := agree.Law(t, Auvergne(), "auvergne")
	st, err := l.Settle(agree.Parse(t, `rules auvergne
dealer W
state score S 2
deal S ♠7 ♥KQ7 ♦8 E ♠KQJ ♥8 ♦A N ♠9 ♥T9 ♦T9 W ♠8 ♦QJ ♥A ♣8
talon ♠TA ♥J ♦K7 ♣KQJAT97
bid S play
play S ♥K E ♥8 N ♥9 W ♥A
play S ♥Q E ♠K N ♥T W ♠8
play E ♠Q N ♠9 W ♣8 S ♠7
play E ♠J N ♦9 W ♦J S ♦8
play E ♦A N ♦T W ♦Q S ♥7`))
	if err != nil {
		t.Fatal(err)
	}
	lost := false
	for _, e := range st.Events {
		if e.Rule == "auvergne/loss.own" {
			lost = true
			if slices.Contains(e.By, "auvergne/king.held") {
				t.Errorf("%s: by %q, and the king is East's", e.Text, e.By)
			}
		}
	}
	if !lost {
		t.Error("South loses nothing")
	}
}

// So it does by whatever the players agree on.
func TestAuvergneAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Auvergne().Rulesets()[0], nil, naive.Auvergne)
}

package piquet

import (
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/piquet/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestPiquetAgreesWithTheSecondSettlement(t *testing.T) {
	rs := *Piquet().Rulesets()[0]
	rs.Variants = nil // à écrire counts a hand as this does, and writes it otherwise
	agree.Test(t, &rs, naive.Settle)
}

// It agrees to the last trick of every hand, too: in a match to a thousand, which
// no hand wins.
func TestPiquetIsCountedToTheEnd(t *testing.T) {
	rs := *Piquet().Rulesets()[0]
	rs.Variants, rs.Answers = nil, slices.Clone(rs.Answers)
	for i := range rs.Answers {
		if a := &rs.Answers[i]; a.Rule == targetID {
			a.Figures = game.Figures{{"score", 1000}}
		}
	}
	agree.Test(t, &rs, naive.Count)
}

// And so it does where a match is written, in all its manners.
func TestPiquetAEcrireAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Piquet().Rulesets()[1], naive.Write)
}

// So it does where several things are amiss in one hand.
func TestPiquetAgreesWhereTwoAreAmiss(t *testing.T) {
	match, written := Piquet().Rulesets()[0], Piquet().Rulesets()[1]
	agree.Amiss(t, match, naive.Settle)
	for _, rs := range append([]*game.Ruleset{written}, written.Variants...) {
		agree.Amiss(t, rs, naive.Write)
	}
}

// So it does by whatever the players agree on.
func TestPiquetAgreesOnWhatIsAgreed(t *testing.T) {
	rs := *Piquet().Rulesets()[0]
	rs.Variants = nil
	agree.Agreed(t, &rs, nil, naive.Settle)
}

// So does Piquet à écrire.
func TestPiquetAEcrireAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Piquet().Rulesets()[1], nil, naive.Write)
}

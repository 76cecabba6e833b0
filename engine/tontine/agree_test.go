package tontine

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/tontine/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestTontineAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Tontine().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through whole matches, until one player alone has a
// counter.
func TestTontineMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Tontine().Rulesets()[0], naive.May, naive.Settle)
}

// And by whatever the players agree on.
func TestTontineAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Tontine().Rulesets()[0], naive.May, naive.Settle)
}

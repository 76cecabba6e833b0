package loterie

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/loterie/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestLoterieAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Loterie().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through whole matches, until the fund is drawn, and at
// each step as much may be set by either.
func TestLoterieMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Loterie().Rulesets()[0], naive.May, naive.Settle)
}

// And by whatever the players agree on.
func TestLoterieAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Loterie().Rulesets()[0], naive.May, naive.Settle)
}

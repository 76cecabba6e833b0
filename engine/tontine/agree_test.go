package tontine

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/tontine/naive"
)

// prises is with how much the players sit down: as they usually do, or as they
// have agreed.
var prises = []naive.Prise{12, 20}

// purseOf is the change by which they agree on it.
func purseOf(p naive.Prise) game.Change {
	return game.Change{Rule: "parts/purse", Part: "amount", Value: int32(p)}
}

// The engine agrees with a settlement that was written from the clauses alone.
func TestTontineAgreesWithTheSecondSettlement(t *testing.T) {
	for _, p := range prises {
		agree.Test(t, Tontine().Rulesets()[0], p.Settle, purseOf(p))
	}
}

// So it does hand by hand through whole matches, until one player alone has a
// counter.
func TestTontineMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, p := range prises {
		agree.Matches(t, Tontine().Rulesets()[0], naive.May, p.Settle, purseOf(p))
	}
}

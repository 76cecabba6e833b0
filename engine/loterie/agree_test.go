package loterie

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/loterie/naive"
)

// agreed is what the players agree on: what the ruling says, or more counters and
// two tickets, or four, of which the pack has not enough for more than thirteen.
var agreed = []naive.Agreed{{Prise: 12, Tickets: 1}, {Prise: 30, Tickets: 2}, {Prise: 5, Tickets: 4}}

// changes is how they say so.
func changes(a naive.Agreed) []game.Change {
	return []game.Change{{Rule: "parts/purse", Part: "amount", Value: int32(a.Prise)}, {Rule: "loterie/tickets", Part: "each", Value: int32(a.Tickets)}}
}

// The engine agrees with a settlement that was written from the clauses alone.
func TestLoterieAgreesWithTheSecondSettlement(t *testing.T) {
	for _, a := range agreed {
		agree.Test(t, Loterie().Rulesets()[0], a.Settle, changes(a)...)
	}
}

// So it does hand by hand through whole matches, until the fund is drawn, and at
// each step as much may be set by either.
func TestLoterieMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, a := range agreed {
		agree.Matches(t, Loterie().Rulesets()[0], a.May, a.Settle, changes(a)...)
	}
}

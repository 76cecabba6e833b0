package loterie

import (
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/loterie/naive"
)

// agreed is what the players agree on: what the ruling says, or more counters and
// two tickets; or four, which the pack has for thirteen players at most.
var agreed = []naive.Agreed{{Prise: 12, Tickets: 1}, {Prise: 30, Tickets: 2}, {Prise: 5, Tickets: 4}}

// tables is the book for those numbers of players for whom the pack has so many
// tickets: for more it lets nobody agree on them.
func tables(a naive.Agreed) *game.Ruleset {
	book := *Loterie().Rulesets()[0]
	book.Variants = slices.DeleteFunc(slices.Clone(book.Variants), func(rs *game.Ruleset) bool { return rs.Seats*a.Tickets > 52 })
	return &book
}

// changes is how they say so.
func changes(a naive.Agreed) []game.Change {
	return []game.Change{{Rule: "parts/purse", Part: "amount", Value: int32(a.Prise)}, {Rule: "loterie/tickets", Part: "each", Value: int32(a.Tickets)}}
}

// The engine agrees with a settlement that was written from the clauses alone.
func TestLoterieAgreesWithTheSecondSettlement(t *testing.T) {
	for _, a := range agreed {
		agree.Test(t, tables(a), a.Settle, changes(a)...)
	}
}

// So it does hand by hand through whole matches, until the fund is drawn, and at
// each step as much may be set by either.
func TestLoterieMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, a := range agreed {
		agree.Matches(t, tables(a), a.May, a.Settle, changes(a)...)
	}
}

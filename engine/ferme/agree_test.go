package ferme

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/ferme/naive"
	"quinola/engine/game"
)

// figures is the changes by which players agree on figures of the family.
func figures(of map[string]map[string]int32) (list []game.Change) {
	for rule, parts := range of {
		for part, value := range parts {
			list = append(list, game.Change{Rule: family + "/" + rule, Part: part, Value: value})
		}
	}
	return list
}

// alone is a ruleset without its variants.
func alone(rs *game.Ruleset) *game.Ruleset {
	one := *rs
	one.Variants = nil
	return &one
}

// belleAgreed is la Belle as it is usually played, and by other figures.
var belleAgreed = []struct {
	rs      *game.Ruleset
	terms   naive.Terms
	figures map[string]map[string]int32
}{
	{Belle().Rulesets()[0], naive.Usual, nil},
	{alone(Belle().Rulesets()[0]), naive.Terms{Each: 2, Raised: 3, Hands: 7}, map[string]map[string]int32{
		"stake.belle": {"each": 2}, "stake.flux": {"each": 2}, "stake.number": {"each": 2}, "flux.none": {"more": 3}, "match.hands": {"hands": 7}}},
}

// The engine agrees with a settlement that was written from the clauses alone.
func TestBelleAgreesWithTheSecondSettlement(t *testing.T) {
	for _, a := range belleAgreed {
		agree.Test(t, a.rs, a.terms.Belle, figures(a.figures)...)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestBelleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, a := range belleAgreed {
		agree.Matches(t, a.rs, naive.MayBelle, a.terms.Belle, figures(a.figures)...)
	}
}

// fermeAgreed is la Ferme in both its manners, and the first with another price
// and other farmers.
var fermeAgreed = []struct {
	rs      *game.Ruleset
	lease   naive.Lease
	figures map[string]map[string]int32
}{
	{Ferme().Rulesets()[0], naive.Lease{Price: 10}, nil},
	{Ferme().Rulesets()[1], naive.Lease{}, nil},
	{alone(Ferme().Rulesets()[0]), naive.Lease{Price: 15, Next: naive.Always}, map[string]map[string]int32{"farm.price": {"price": 15}, "farm.next": {"way": 2}}},
	{alone(Ferme().Rulesets()[0]), naive.Lease{Price: 20, Next: naive.InTurn}, map[string]map[string]int32{"farm.price": {"price": 20}, "farm.next": {"way": 3}}},
}

func TestFermeAgreesWithTheSecondSettlement(t *testing.T) {
	for _, a := range fermeAgreed {
		agree.Test(t, a.rs, a.lease.Settle, figures(a.figures)...)
	}
}

func TestFermeMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, a := range fermeAgreed {
		agree.Matches(t, a.rs, a.lease.May, a.lease.Settle, figures(a.figures)...)
	}
}

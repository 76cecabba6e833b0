package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of l'Hombre at three, in its four markings, and
// at two, that was written from the clauses alone. Contre is agreed on there, and in the
// matches it is not.
func TestHombreAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Test(t, rs, naive.Hombre, contreAgreed)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestHombreMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Matches(t, rs, naive.MayHombre, naive.Hombre)
	}
}

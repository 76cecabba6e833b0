package culbas

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/culbas/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestCulBasAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, CulBas().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through matches, what nobody has won lying there for the
// next, and at each step the same may be done by either.
func TestCulBasMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, CulBas().Rulesets()[0], naive.May, naive.Settle)
}

// So it does by whatever the players agree on.
func TestCulBasAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, CulBas().Rulesets()[0], naive.May, naive.Settle)
}

// And so it does where chance hardly comes: four of a kind are given out for four of
// a kind, and of eight players two have such, for one of whom the talon suffices.
func TestCulBasAgreesWhereChanceHardlyComes(t *testing.T) {
	for _, block := range []string{
		`rules cul-bas
dealer S
deal S ♠23 ♥2 ♦5 ♣6  E ♠KQ ♥K ♦K ♣K  N ♥3 ♦23 ♣5 ♥6  W ♣23 ♠5 ♦6 ♥5  T ♠46 ♥4 ♦7 ♣4
talon ♠A ♥A ♦A ♣A ♦4 ♠7 ♥7 ♣7 ♠8 ♥8 ♦8 ♣8 ♠9 ♥9 ♦9 ♣9 ♠T ♥T ♦T ♣T ♠J ♥J ♦J ♣J ♥Q ♦Q ♣Q`,
		`rules cul-bas.8
dealer S
deal S ♠24 ♥2 ♦2 ♣2  E ♠3 ♥3 ♦3 ♣34  N ♠56 ♥5 ♦7 ♣8  W ♠78 ♥6 ♦5 ♣9  T ♠9T ♥7 ♦6 ♣5  U ♥89 ♦8 ♣67  V ♥4T ♦4 ♣JQ  X ♠JQ ♥J ♦9 ♣T
talon ♠A ♥A ♦A ♣A ♦T ♦J ♥Q ♦Q ♠K ♥K ♦K ♣K`,
	} {
		r := agree.Parse(t, block)
		agree.From(t, agree.Law(t, CulBas(), r.Rules), naive.May, naive.Settle, block)
	}
}

// Le Papillon, too, agrees with a settlement by the clauses.
func TestPapillonAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Papillon().Rulesets()[0], naive.SettlePapillon)
}

// So it does hand by hand through matches, what nobody has won lying there for the
// next, and at each step the same may be done by either.
func TestPapillonMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Papillon().Rulesets()[0], naive.MayPapillon, naive.SettlePapillon)
}

// So it does by whatever the players agree on.
func TestPapillonAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Papillon().Rulesets()[0], naive.MayPapillon, naive.SettlePapillon)
}

// And so it does where chance hardly comes: four aces lie there for a four, three of
// a kind are held for the fourth, and a haneton waits.
func TestPapillonAgreesWhereChanceHardlyComes(t *testing.T) {
	for _, block := range []string{
		`rules papillon
dealer S
deal S ♦9 ♣T ♥J  E ♠4 ♠3 ♥2  W ♥K ♦K ♣K
talon ♠A ♥A ♦A ♣A ♠K ♥9 ♣J ♥8 ♥5 ♠9 ♦7 ♥3 ♣4 ♥7 ♥Q ♠5 ♦Q ♦6 ♦T ♣3 ♥4 ♠7 ♠8 ♥6 ♣6 ♣2 ♣7 ♦J ♠T ♠J ♦2 ♣8 ♣Q ♠2 ♦4 ♠6 ♦3 ♦5 ♣5 ♦8 ♠Q ♣9 ♥T`,
		`rules papillon
dealer S
deal S ♥7 ♦7 ♣7  E ♠A ♥A ♦A  W ♥8 ♠9 ♦2
talon ♣A ♠7 ♠8 ♦8 ♣8 ♥3 ♣3 ♥T ♥5 ♠T ♦9 ♥2 ♣5 ♥9 ♥Q ♠3 ♦K ♦6 ♦J ♣4 ♥4 ♠5 ♠6 ♥6 ♣9 ♣2 ♣T ♦Q ♠J ♠Q ♥K ♣J ♣K ♠2 ♦4 ♠4 ♦3 ♦5 ♣6 ♦T ♠K ♣Q ♥J`,
	} {
		r := agree.Parse(t, block)
		agree.From(t, agree.Law(t, Papillon(), r.Rules), naive.MayPapillon, naive.SettlePapillon, block)
	}
}

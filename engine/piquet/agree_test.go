package piquet

import (
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
	agree.Test(t, toTheEnd(), naive.Count)
}

// toTheEnd returns the rules of a match to a thousand.
func toTheEnd() *game.Ruleset {
	rs := agree.Answering(Piquet().Rulesets()[0], targetID, game.Figures{{"score", 1000}})
	rs.Variants = nil
	return rs
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

// loix.2, loix.3: a dealer of thirteen who takes too early what is left of the talon has in
// the end no card more than is due, and counts.
func TestACardTooManyWhereTheTalonGivesOut(t *testing.T) {
	agree.Same(t, agree.Law(t, Piquet(), "piquet.deux"), naive.Write, `rules   piquet.deux
dealer  N
pool    0
state   waits S 1 W 2
deal    E ♠KJ97 ♥KQ8 ♦T9 ♣KJ7   N ♠AQT8 ♥9 ♦KJ87 ♣AQ8
talon   ♥7 ♥J ♣9 ♣T ♦Q ♥T ♥A ♦A
draw    E out ♣K ♥J ♠7 ♥K  N out ♣Q ♣A ♦J
bid     E point ♣J ♣T ♣9 ♣7 36  N bad  E set ♥T ♦T ♣T 103  N bad
meld    N set ♠A ♥A ♦A 13  N point ♦A ♦K ♦8 ♦7 36
play    E ♥T  N ♥7
play    E ♣J  N ♣8
play    E ♦9  N ♦A
play    N ♠Q  E ♠K
play    E ♣7  N ♦K
play    E ♥Q  N ♥A
play    N ♠T  E ♠9
play    N ♦7  E ♦Q
play    E ♣T  N ♠A
play    E ♥8  N ♥9
play    N ♦8  E ♦T
play    E ♠J  N ♠8
act     deal N misdeal N 13
act     exchange.1 E over
act     exchange.6 N over`)
}

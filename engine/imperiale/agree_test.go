package imperiale_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/imperiale"
	"quinola/engine/imperiale/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestImperialeAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, imperiale.Imperiale().Rulesets()[0], naive.Imperiale)
}

// So it does by whatever the players agree on.
func TestImperialeAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, imperiale.Imperiale().Rulesets()[0], nil, naive.Imperiale)
}

// Of two who would both win by what a fault costs, the first in hand does, though the
// match was won before in the hand that is void.
func TestOneWinsByAFault(t *testing.T) {
	l := agree.Law(t, imperiale.Imperiale(), "imperiale.3", game.Change{Rule: "imperiale/match", Part: "imperials", Value: 1})
	agree.Same(t, l, naive.Imperiale, `rules imperiale.3
set imperiale/match#imperials 1
dealer W
state points S 16 E 12 W 20
deal S ♠A987 ♥J6 ♦QJ987 ♣7   E ♠T6 ♥AKQ98 ♦AKT6 ♣K   W ♠KQJ ♥T7 ♣AQJT986
turned ♣J
act deal W misdeal
`)
}

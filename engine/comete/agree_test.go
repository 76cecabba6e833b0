package comete_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/comete"
	"quinola/engine/comete/naive"
)

// The engine agrees with settlements that were written from the clauses alone.
func TestManilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Manille().Rulesets()[0], naive.Manille)
}

// So it does by whatever the players agree on.
func TestManilleAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, comete.Manille().Rulesets()[0], nil, naive.Manille)
}

func TestPoqueAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, comete.Poque().Rulesets()[0], naive.PoqueMay, naive.Poque)
}

func TestEmpruntAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, comete.Emprunt().Rulesets()[0], naive.EmpruntMay, naive.Emprunt)
}

func TestPoqueAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Poque().Rulesets()[0], naive.Poque)
}

// Hand by hand through matches, what is left in the boxes lying there for the next,
// the same may be done by either at each step.
func TestPoqueMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Poque().Rulesets()[0], naive.PoqueMay, naive.Poque)
}

func TestEmpruntAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Emprunt().Rulesets()[0], naive.Emprunt)
}

// At each step of l'Emprunt the same may be done by either.
func TestEmpruntMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Emprunt().Rulesets()[0], naive.EmpruntMay, naive.Emprunt)
}

// And so it does at le Poque where chance hardly comes: among poques of as many
// cards, equal ones, and one of the kind turned up.
func TestPoqueAgreesWhereChanceHardlyComes(t *testing.T) {
	l := agree.Law(t, comete.Poque(), "poque")
	for _, deal := range []string{
		"deal S ♠7 ♥7 ♦8 ♠K ♣T  E ♠8 ♥8 ♠9 ♥9 ♣A  N ♦9 ♣9 ♠A ♥A ♥K  W ♠Q ♥Q ♦Q ♣7 ♦A\ntalon ♣8 ♦7 ♠T ♥T ♦T ♠J ♥J ♦J ♣J ♣Q ♦K ♣K",
		"deal S ♠7 ♥7 ♦7 ♣7 ♣T  E ♠8 ♥8 ♦8 ♠9 ♥9  N ♦9 ♣9 ♠A ♥A ♦A  W ♠Q ♥Q ♦Q ♣Q ♣A\ntalon ♣8 ♠T ♥T ♦T ♠J ♥J ♦J ♣J ♠K ♥K ♦K ♣K",
		"deal S ♠7 ♥7 ♠9 ♠K ♥T  E ♦7 ♣7 ♦9 ♣9 ♣A  N ♦8 ♣8 ♠A ♥A ♥K  W ♠8 ♥8 ♣Q ♦A ♦K\ntalon ♥9 ♠T ♦T ♣T ♠J ♥J ♦J ♣J ♠Q ♥Q ♦Q ♣K",
	} {
		agree.From(t, l, naive.PoqueMay, naive.Poque, "rules poque\ndealer S\npool ace 1 king 2 queen 3 knave 4 ten 5 poque 6\n"+deal)
	}
}

func TestHocAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Hoc().Rulesets()[0], naive.Hoc)
}

// Hand by hand through matches, double games with them, the same may be done by
// either at each step of le Hoc.
func TestHocMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Hoc().Rulesets()[0], naive.HocMay, naive.Hoc)
}

// So it does by whatever the players agree on.
func TestHocAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, comete.Hoc().Rulesets()[0], naive.HocMay, naive.Hoc)
}

func TestCometeAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Comete().Rulesets()[0], naive.Comete)
}

// Hand by hand through matches, written or paid at once, the same may be done by either
// at each step of the Comète.
func TestCometeMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Comete().Rulesets()[0], naive.CometeMay, naive.Comete)
}

// So it does by whatever the players agree on.
func TestCometeAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, comete.Comete().Rulesets()[0], naive.CometeMay, naive.Comete)
}

// And so it does where a wrong deal stands, and one of the two plays with nineteen cards:
// the wrong deal is noted before the cards.
func TestCometeAgreesWhereAWrongDealStands(t *testing.T) {
	l := agree.Law(t, comete.Comete(), "comete")
	for _, hand := range []string{
		"act draw N misdeal S 19\ndeal S ♠23456789TJQK ♥2345678  N ♥9TJQK ♣23456789TJQK ♦K\ntalon ♦23456789TJQ\n" +
			"stop S ♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8",
		"act draw N misdeal N 19\ndeal S ♠234567 ♦23456789TJQK  N ♠89TJQK ♥23456789TJQK ♣K\ntalon ♣23456789TJQ\n" +
			"stop S ♦2 ♦3 ♦4 ♦5 ♦6 ♦7 ♦8  S pass  N ♠9 ♠T ♠J ♠Q ♠K ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥T ♥J ♥Q ♥K ♣K ♠8",
		// The first player has played on: it is too late to have the hand dealt again.
		"act draw N misdeal S 19\ndeal S ♠23456789TJQK ♥2345678  N ♥9TJQK ♣23456789TJQK ♦K\ntalon ♦23456789TJQ\nact stop.1 S again\n" +
			"stop S ♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8",
		// It is found when that player has played, and the hand is dealt again.
		"deal S ♠23456789TJQK ♥234567  N ♥89TJQK ♣23456789TJQK\ntalon ♦23456789TJQK\nact stop.1 N misdeal N 19\nact stop.1 S again\nstop S ♠2",
	} {
		agree.Same(t, l, naive.Comete, "rules comete\ndealer N\n"+hand)
	}
}

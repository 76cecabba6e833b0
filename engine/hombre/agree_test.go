package hombre

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/hombre/naive"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// contreAgreed is that the players have agreed on contre.
var contreAgreed = game.Change{Rule: "hombre/bid.contre", Part: "agreed", Value: 1}

// The engine agrees with a settlement that was written from the clauses alone. Contre
// is agreed on there, and in the matches it is not.
func TestQuadrilleAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Test(t, rs, naive.Quadrille, contreAgreed)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestQuadrilleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Matches(t, rs, naive.May, naive.Quadrille)
	}
}

// A random hand has one irregular act at most; the laws meet where there are
// several, as where what is asked for late was cut in haste. Here they are made up one by
// one; where two players are amiss, two random hands give an act each.
func TestQuadrilleAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Quadrille(), naive.Quadrille)
}

func TestQuintilleAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Quintille(), naive.Quintille)
}

func TestMediateurAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Mediateur(), naive.Mediateur)
}

func TestSolitaireAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Solitaire(), naive.Solitaire)
	severalAmiss(t, Piquemedrille(), naive.Piquemedrille)
}

func TestHombreAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Hombre(), naive.Hombre)
}

func TestLomberAgreesWhereSeveralThingsAreAmiss(t *testing.T) {
	severalAmiss(t, Lomber(), naive.Lomber)
}

func severalAmiss(t *testing.T, g game.Game, second agree.Second) {
	for _, rs := range g.Rulesets() {
		l := agree.Law(t, g, rs.ID)
		dice := rand.New(rand.NewPCG(2, 2))
		seated := [...][]cards.Seat{2: {cards.South, cards.North}, 3: {cards.South, cards.East, cards.West}, 4: {cards.South, cards.East, cards.North, cards.West}, 5: {cards.South, cards.East, cards.North, cards.West, cards.Fifth}}[rs.Seats]
		settled, refused := 0, 0
		for seed := range agree.Hands(t) {
			r := play.Random(l, game.Plain, seed)
			for range 2 + dice.IntN(2) {
				a := amissBy(dice, seated, max(1, len(r.Plays)/len(seated)))
				if played := len(r.Plays) > 0 || a.At == record.AtEnd; played && slices.Contains(rs.Irregular, a.Act) {
					r.Acts = append(r.Acts, a)
				}
			}
			ours, err := l.Settle(r)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", rs.ID, seed, err, r.Block())
			}
			var seats []string
			for _, s := range ours.Seats {
				seats = append(seats, s.String())
			}
			theirs, err := second(r.AppendJSON(nil), seats)
			if err != nil {
				t.Fatalf("%s, seed %d: the second settlement: %v\n%s", rs.ID, seed, err, r.Block())
			}
			if theirs.Refused {
				refused++
				continue
			}
			settled++
			if why := agree.Apart(ours, theirs); why != "" {
				t.Fatalf("%s, seed %d: %s\n%s", rs.ID, seed, why, r.Block())
			}
		}
		t.Logf("%s: %d hands agree, %d refused", rs.ID, settled, refused)
	}
}

// amissBy is an irregular act before one of so many tricks, or after the last.
func amissBy(dice *rand.Rand, seats []cards.Seat, tricks int) record.Act {
	at := dice.IntN(len(seats))
	a := record.Act{At: 1 + dice.IntN(tricks), Seat: seats[at], To: cards.NoSeat}
	if dice.IntN(2) == 0 {
		a.At = record.AtEnd
		a.Act = [...]string{"late", "mistaken", "hasty", "false-pack"}[dice.IntN(4)]
		switch a.Act {
		case "late":
			a.N = []int{1 + dice.IntN(6)}
		case "hasty":
			if dice.IntN(2) == 0 {
				a.N = []int{1}
			}
		}
		return a
	}
	a.Act = [...]string{"encourage", "dissuade", "show", "look", "false-trump", "miscount", "look-rest", "look-discard", "overdraw", "underdraw"}[dice.IntN(10)]
	switch a.Act {
	case "look":
		a.To = seats[(at+1+dice.IntN(len(seats)-1))%len(seats)]
	case "overdraw", "underdraw":
		if dice.IntN(2) == 0 {
			a.N = []int{1}
		}
	}
	return a
}

// Le Médiateur agrees with a settlement that was written from its clauses.
func TestMediateurAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Mediateur().Rulesets()[0], naive.Mediateur)
}

// Its matches do, too.
func TestMediateurMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Mediateur().Rulesets()[0], naive.MayMediateur, naive.Mediateur)
}

// They agree by whatever the players agree on, in le Médiateur and le Quadrille.
func TestQuadrilleAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Agreed(t, rs, naive.May, naive.Quadrille)
	}
}

func TestMediateurAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Mediateur().Rulesets()[0], naive.MayMediateur, naive.Mediateur)
}

// They agree where two players do what is amiss in one hand.
func TestTheyAgreeWhereTwoAreAmiss(t *testing.T) {
	for _, x := range []struct {
		game   *table.Game
		second agree.Second
	}{{Quadrille(), naive.Quadrille}, {Quintille(), naive.Quintille}, {Mediateur(), naive.Mediateur}, {Solitaire(), naive.Solitaire},
		{Piquemedrille(), naive.Piquemedrille}, {Hombre(), naive.Hombre}, {Lomber(), naive.Lomber}} {
		for _, rs := range x.game.Rulesets() {
			agree.Amiss(t, rs, x.second)
		}
	}
}

package games_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// At every moment of random hands a player can do what is offered, or what a phase leaves
// open beside it (other amounts), and nothing else: acts of the phase with other cards, or
// with none, are tried at random.
func TestOnlyWhatIsOfferedCanBeDone(t *testing.T) {
	hands := uint64(12)
	if testing.Short() {
		hands = 2
	}
	everyLaw(t, func(t *testing.T, rs *game.Ruleset, law game.Law) {
		dice := rand.New(rand.NewPCG(7, uint64(rs.Seats)))
		for seed := range hands {
			onlyOffered(t, law.(*table.Law), seed, dice)
		}
	})
}

// onlyOffered plays a hand by chance, and tries at every moment some acts that are not
// offered.
func onlyOffered(t *testing.T, law *table.Law, seed uint64, dice *rand.Rand) {
	t.Helper()
	round := cards.Round(law.Book().Seats)
	hand, err := play.Sit(law, &record.Record{Rules: law.Book().ID, Dealer: round[seed%uint64(len(round))]}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for hand.Turn() != cards.NoSeat {
		offered := map[string]bool{}
		var open []record.Step
		for _, o := range hand.May() {
			if offered[told(o.Step)] = true; !o.Refused {
				open = append(open, o.Step)
			}
		}
		word := hand.View(hand.Turn()).Phase
		kinds := done(law, word)
		for range min(12, 12*len(kinds)) {
			st := besides(law, hand, word, kinds[dice.IntN(len(kinds))], dice)
			if !offered[told(st)] && hand.Do(st) == nil {
				t.Fatalf("%v could do %s, which was not offered; it was %v\n%s", st.Seat, told(st), offered, hand.Record().Block())
			}
		}
		if err := hand.Do(open[dice.IntN(len(open))]); err != nil {
			t.Fatal(err)
		}
	}
}

// done returns the kinds of act that are done in phases and choices of a word, and all of which
// are offered.
func done(law *table.Law, word string) (kinds []engine.ActKind) {
	for _, p := range law.Game().Phases {
		for kind := range engine.ActKind(engine.MaxActs) {
			if p.Word == word && p.Acts.Has(kind) && !p.Open.Has(kind) {
				kinds = append(kinds, kind)
			}
		}
	}
	for _, c := range law.Game().Choices {
		if c.Word == word {
			kinds = append(kinds, c.Acts...)
		}
	}
	return kinds
}

// besides returns an act of a kind, with a card that is held or not, with two, or with none.
func besides(law *table.Law, hand game.Hand, word string, kind engine.ActKind, dice *rand.Rand) record.Step {
	a := engine.NewAct(kind, hand.Turn())
	held, pack := hand.View(a.Seat).Hand.Append(nil), law.Pack().Append(nil)
	switch held := append(held, pack[0]); dice.IntN(5) {
	case 0, 1:
		a.Card = held[dice.IntN(len(held))]
	case 2:
		a.Card = pack[dice.IntN(len(pack))]
	case 3:
		a.Cards = held[0].Bit() | held[dice.IntN(len(held))].Bit()
	}
	return law.AsStep(word, &a)
}

// told returns what an act is, without its numbers.
func told(st record.Step) string {
	var words []string
	for _, c := range st.Cards {
		words = append(words, c.String())
	}
	slices.Sort(words)
	return strings.Join(append(words, st.Act), " ")
}

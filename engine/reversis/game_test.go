package reversis

import (
	"testing"

	"quinola/engine/play"
	"quinola/engine/table"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// A game of many hands conserves the counters from hand to hand, goes round
// the table, and ends when its rounds are played.
func TestGame(t *testing.T) {
	every(t, 0, func(t *testing.T, l *table.Law, _ uint64) {
		m := game.NewMatch(l, &record.Record{}).(*match)
		nets := int32(0)
		for seed := uint64(0); m.hands < 6*m.round(); seed++ {
			r := play.Random(l, game.Plain, seed)
			next := m.Begin()
			if r.Dealer != next.Dealer {
				continue // the hand was dealt by another
			}
			r.Pools, r.Beasts, r.Unclaimed = next.Pools, next.Beasts, nil
			after, st, err := m.After(r)
			if err != nil {
				continue // what one may put out depends on the pools: another hand, then
			}
			m = after.(*match)
			for _, n := range st.Net {
				nets += n
			}
			if sum := nets + m.lies(); sum != 0 {
				t.Fatalf("hand %d: counters are not conserved: %d", m.hands, sum)
			}
		}
		if m.Round() != 7 {
			t.Errorf("round %d after six", m.Round())
		}
		if !l.Has("reversis/game.division") {
			return
		}
		for _, n := range m.Divide() {
			nets += n
		}
		if nets != 0 {
			t.Errorf("the division loses %d", nets)
		}
	})
}

// Of bêtes made hand after hand one goes in when the one before is drawn: Upsala, Cap. II,
// 40 and 41, the oldest first, and that at once; the Académie, p10, the greatest first, and
// none before the pool is won.
func TestOneBeteStandsAtATime(t *testing.T) {
	const forced, placed = "hands S ♥3 E ♥K N ♥9 W ♥J\nplay N ♥9 W ♥J S ♥3 E ♥K", "hands S ♠3 E ♠K N ♠9 W ♥J\nplay N ♠9 W ♥J S ♠3 E ♠K"
	for _, book := range []struct {
		of   *game.Ruleset
		lies []int32 // after each hand; before it the dealer puts in ten
	}{
		{Reglor1809, []int32{80, 90, 100, 90, 100, 0}},
		{Academie, []int32{40, 50, 60, 60, 50, 40}},
	} {
		law, err := book.of.Compile()
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(law, &record.Record{Dealer: cards.South, Pools: []record.Pool{{Amount: 30}}})
		for i, hand := range []string{forced, forced, forced, placed, placed, placed} {
			r, err := record.ParsePlay("rules " + book.of.ID + "\ndealer S\ntrick 5\n" + hand)
			if err != nil {
				t.Fatal(err)
			}
			r.Pools = []record.Pool{{Amount: m.Begin().Pools[0].Amount + 10}}
			if m, _, err = m.After(r); err != nil {
				t.Fatal(err)
			}
			if lies := m.Begin().Pools[0].Amount; lies != book.lies[i] {
				t.Errorf("%s, hand %d: %d lie there, want %d", book.of.ID, i+1, lies, book.lies[i])
			}
		}
	}
}

// A bête that is drawn with the pool in the hand in which it is made does not wait: who
// leads the Quinola and makes the Reversis of the Académie draws it, and the one that
// waited goes in.
func TestABeteDrawnInItsOwnHandIsGone(t *testing.T) {
	law, err := Academie.Compile()
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(law, &record.Record{Dealer: cards.South, Pools: []record.Pool{{Amount: 14}}})
	for i, hand := range []struct {
		play string
		lies int32 // after it
	}{
		{"trick 5\nhands S ♥3 E ♥K N ♥9 W ♥J\nplay N ♥9 W ♥J S ♥3 E ♥K", 14}, // West's waits
		{"trick 10\ntaken S 9 (50)\nhands S ♥J ♠K E ♥2 ♠4 N ♥4 ♠5 W ♥3 ♠3\nleader S\n" +
			"play S ♥J E ♥2 N ♥4 W ♥3\nplay S ♠K E ♠4 N ♠5 W ♠3", 14}, // South draws 28, West's goes in
		{"trick 5\nhands S ♠3 E ♠K N ♠9 W ♥J\nplay N ♠9 W ♥J S ♠3 E ♠K", 0}, // and nothing waits
	} {
		r, err := record.ParsePlay("rules academie\ndealer S\n" + hand.play)
		if err != nil {
			t.Fatal(err)
		}
		r.Pools = []record.Pool{{Amount: m.Begin().Pools[0].Amount}}
		if m, _, err = m.After(r); err != nil {
			t.Fatal(err)
		}
		if lies := m.Begin().Pools[0].Amount; lies != hand.lies {
			t.Errorf("hand %d: %d lie there, want %d", i+1, lies, hand.lies)
		}
	}
}

// A round is of as many hands as the text says, whoever plays: of four with three players,
// too, by section 12 of the Salon; where it says nothing, each player deals once.
func TestRoundsHaveTheHandsOfTheBook(t *testing.T) {
	five := Academie.Variants[0]
	for _, c := range []struct {
		of           *game.Ruleset
		hands, round int
		over         bool
	}{
		{Salon, 3, 1, false}, {Salon, 4, 2, false}, {Salon, 31, 8, false}, {Salon, 32, 9, true},
		{Salon3, 3, 1, false}, {Salon3, 4, 2, false}, {Salon3, 31, 8, false}, {Salon3, 32, 9, true},
		{five, 4, 1, false}, {five, 5, 2, false},
	} {
		law, err := c.of.Compile()
		if err != nil {
			t.Fatal(err)
		}
		m := match{law: law.(*table.Law), hands: c.hands}
		if m.Round() != c.round || m.Over() != c.over {
			t.Errorf("%s after %d hands: round %d, over %v", c.of.ID, c.hands, m.Round(), m.Over())
		}
	}
}

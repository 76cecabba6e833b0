package agree

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Agreed holds the same as Test and Matches by what the players agree on: one to three of
// the figures that the book leaves to them, each at its least, its greatest or near what
// the book has. The hand says what they agree on. Where may is nil no match is played.
// Nothing is agreed on of the figures that the second settlement is said not to know.
func Agreed(t *testing.T, rs *game.Ruleset, may May, second Second, unknown ...string) {
	for i, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		if len(rs.Settings) == 0 {
			continue
		}
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			dice := rand.New(rand.NewPCG(2, uint64(rs.Seats)))
			tries := Share(Hands(t)) / 15
			if i > 0 {
				tries = Share(tries)
			}
			for try := range tries {
				set := Settings(rs, dice, unknown...)
				if set == nil {
					continue
				}
				changes, err := game.Agreed(set)
				if err != nil {
					t.Fatal(err)
				}
				l := compiled(t, rs, changes...)
				for seed := range uint64(5) {
					r := play.Random(l, game.Mixed, 5*try+seed)
					r.Settings = set
					if _, why := apart(l, r, second); why != "" {
						t.Fatalf("seed %d: %s\n%s", seed, why, r.Block())
					}
				}
				if may == nil {
					continue
				}
				w := newWalk(t, l, dice, may.Reader())
				m := game.NewMatch(l, &record.Record{Rules: rs.ID, Dealer: cards.South})
				for hand := uint64(0); hand < 5 && !m.Over(); hand++ {
					begin := m.Begin()
					begin.Settings = set
					r, _ := w.hand(begin, 5*try+hand)
					theirs, why := both(l, r, second)
					if why != "" {
						t.Fatalf("hand %d: %s\n%s", hand, why, r.Block())
					}
					if m, _, err = m.After(r); err != nil {
						t.Fatal(err)
					}
					if why := ends(m, theirs); why != "" {
						t.Fatalf("hand %d: %s\n%s", hand, why, r.Block())
					}
				}
			}
		})
	}
}

// Settings returns what players may agree on, by chance, with the figures that go with
// it: one to three of the figures that the book leaves to them, each at its least, its
// greatest or near what the book has, but those that are left out. It is nil where these
// cannot be together.
func Settings(rs *game.Ruleset, dice *rand.Rand, without ...string) []record.Setting {
	list := slices.DeleteFunc(rs.Agreeable(), func(s game.Setting) bool { return slices.Contains(without, s.Figure) })
	var set []record.Setting
	for _, i := range dice.Perm(len(list))[:min(len(list), 1+dice.IntN(3))] {
		s := &list[i]
		least, most := s.Bounds()
		standing, _ := rs.Standing(s.Figure)
		values := append([]int32{least, least + s.Step, standing + s.Step, most - (most-least)%s.Step}, s.Of...)
		if value := values[dice.IntN(len(values))]; s.Takes(value) {
			set = append(set, record.Setting{Figure: s.Figure, Value: value})
		}
	}
	all, err := rs.Agreeing(set)
	if err != nil {
		return nil
	}
	out := map[int32]bool{}
	for _, s := range all {
		if strings.HasPrefix(s.Figure, table.PackID) && out[s.Value] {
			return nil // a card that is taken out twice
		}
		out[s.Value] = out[s.Value] || strings.HasPrefix(s.Figure, table.PackID)
	}
	return all
}

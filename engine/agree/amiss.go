package agree

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Together gives random hands in which several things are amiss: what was done in one hand
// is added to another, by whomever, where it can be done there. A random hand by itself has
// one irregular act at most, and laws meet where there are several.
func Together(t testing.TB, l game.Law, hands uint64, each func(*record.Record, *game.Settlement)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(4, 4))
	var done [][]record.Act // in the last hands
	for seed := range hands {
		r := play.Random(l, game.Faulty, seed)
		own := slices.DeleteFunc(slices.Clone(r.Acts), func(a record.Act) bool { return !slices.Contains(l.Book().Irregular, a.Act) })
		// These end a hand, and leave nothing to another law.
		if len(own) == 0 || slices.Contains([]string{"quit", "misdeal"}, own[0].Act) {
			continue
		}
		alone := len(r.Acts)
		for range 1 + dice.IntN(2) {
			if len(done) > 0 {
				for _, a := range done[dice.IntN(len(done))] {
					if held := r.Hands[a.Seat]; a.Card != cards.None && held != 0 {
						a.Card = held.Nth(dice.IntN(held.Len()))
					}
					if !slices.ContainsFunc(r.Acts, func(b record.Act) bool { // by whom, what and when: done once
						return a.Seat == b.Seat && a.Act == b.Act && a.At == b.At && a.After == b.After && a.Phase == b.Phase
					}) {
						r.Acts = append(r.Acts, a)
					}
				}
			}
		}
		if own[0].At != record.AtDeal { // a hand that was dealt wrongly twice is two hands
			done = append(done, own)
		}
		if len(done) > 50 {
			done = done[1:]
		}
		if st, err := l.Settle(r); err == nil && len(r.Acts) > alone {
			each(r, st)
		}
	}
}

// Amiss holds the same as Test where several things are amiss in one hand.
func Amiss(t *testing.T, rs *game.Ruleset, second Second, changes ...game.Change) {
	t.Run(rs.ID, func(t *testing.T) {
		t.Parallel()
		l, settled := compiled(t, rs, changes...), 0
		Together(t, l, Share(Hands(t)), func(r *record.Record, _ *game.Settlement) {
			refused, why := apart(l, r, second)
			if why != "" {
				t.Fatalf("%s\n%s", why, r.Block())
			}
			if !refused {
				settled++
			}
		})
		t.Logf("%d hands agree", settled)
		if settled == 0 {
			t.Error("the second settlement knows no hand in which several things are amiss")
		}
	})
}

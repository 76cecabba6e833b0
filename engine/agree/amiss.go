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

// Together gives random hands in which two players have done what is amiss: what one did in
// a hand is added to another, where it can be done there. A random hand by itself has one
// irregular act at most, and laws meet where there are several.
func Together(t testing.TB, l game.Law, hands uint64, each func(*record.Record, *game.Settlement)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(4, 4))
	last := []string{"quit", "false-pack", "misdeal"} // end a hand, and leave nothing to another law
	var done [][]record.Act                           // of the last hands
	for seed := range hands {
		r := play.Random(l, game.Mixed, seed)
		if len(r.Acts) == 0 || slices.Contains(last, r.Acts[0].Act) {
			continue
		}
		own := slices.Clone(r.Acts)
		if len(done) > 0 {
			for _, a := range done[dice.IntN(len(done))] {
				if !slices.ContainsFunc(own, func(b record.Act) bool { return a.Seat == b.Seat }) {
					r.Acts = append(r.Acts, a)
				}
			}
		}
		// A hand that was dealt wrongly twice is two hands, and a card that was shown is in no
		// other hand.
		if own[0].At != record.AtDeal && !slices.Contains(last, own[0].Act) && own[0].Card == cards.None {
			done = append(done, own)
		}
		if len(done) > 50 {
			done = done[1:]
		}
		if st, err := l.Settle(r); err == nil && len(r.Acts) > len(own) {
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

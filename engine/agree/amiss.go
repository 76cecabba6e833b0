package agree

import (
	"slices"
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Together gives random hands in which things are amiss, mostly several, done by whomever:
// laws meet where there are several. Every hand has come about act by act, so the engine
// may refuse none; and it must not be that one fault always leaves no room for another.
func Together(t testing.TB, l game.Law, hands uint64, each func(*record.Record, *game.Settlement)) {
	t.Helper()
	several := uint64(0)
	for seed := range hands {
		r := play.Random(l, game.Several, seed)
		wrong := slices.DeleteFunc(slices.Clone(r.Acts), func(a record.Act) bool { return !slices.Contains(l.Book().Irregular, a.Act) })
		if len(wrong) == 0 {
			continue
		}
		st, err := l.Settle(r)
		if err != nil {
			t.Fatalf("seed %d: a hand that has come about is refused: %v\n%s", seed, err, r.Block())
		}
		if len(wrong) > 1 {
			several++
		}
		each(r, st)
	}
	if several < hands/40 {
		t.Errorf("%s: in %d of %d hands several things are amiss: there is nothing to be learned from them", l.Book().ID, several, hands)
	}
}

// Amiss holds the same as Test where several things are amiss in one hand.
func Amiss(t *testing.T, rs *game.Ruleset, second Second, changes ...game.Change) {
	t.Run(rs.ID, func(t *testing.T) {
		t.Parallel()
		l, tried, settled := compiled(t, rs, changes...), 0, 0
		Together(t, l, Share(Hands(t)), func(r *record.Record, _ *game.Settlement) {
			refused, why := apart(l, r, second)
			if why != "" {
				t.Fatalf("%s\n%s", why, r.Block())
			}
			if tried++; !refused {
				settled++
			}
		})
		t.Logf("%d of %d hands agree", settled, tried)
		if settled < tried/2 {
			t.Errorf("the second settlement knows %d of %d hands only in which something is amiss", settled, tried)
		}
	})
}

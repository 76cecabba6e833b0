package annotate

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"quinola/annotate/schema"
	"quinola/corpus/cores"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/record"
)

// DealCheck is the result of random hands of one ruleset.
type DealCheck struct {
	Ruleset string `json:"ruleset"`
	Hands   int    `json:"hands"`
	Broken  string `json:"broken,omitempty"` // the invariant that the first bad hand breaks
	Hand    string `json:"hand,omitempty"`   // that hand
}

// deal tests on n random hands of every ruleset and variant what must hold whatever the
// book says.
func (r *Report) deal(ctx context.Context, n int) error {
	var all []*game.Ruleset
	for _, rs := range games.Rulesets() {
		all = append(append(all, rs), rs.Variants...)
	}
	for _, rs := range all {
		l, err := rs.Compile()
		if err != nil {
			return err
		}
		var grounded func(rule string) bool
		if r.annotations.complete(rs) {
			grounded = r.annotations.grounded(rs.ID)
		}
		const batch = 256
		bad := make([]DealCheck, (n+batch-1)/batch)
		err = cores.Until(ctx, len(bad), func(i int) {
			for j := i * batch; j < min((i+1)*batch, n) && bad[i].Broken == ""; j++ {
				hand := play.Random(l, game.Mixed, seed+uint64(j))
				if broken := invariant(l, hand, grounded); broken != "" {
					bad[i] = DealCheck{Broken: broken, Hand: hand.Block()}
				}
			}
		})
		if err != nil {
			return err
		}
		found := DealCheck{Ruleset: rs.ID, Hands: n}
		for _, b := range bad {
			if b.Broken != "" {
				found.Broken, found.Hand = b.Broken, b.Hand
				break
			}
		}
		r.Deals = append(r.Deals, found)
	}
	return nil
}

// invariant returns the invariant that a hand breaks, "" if none. Once a text is
// annotated, every event must rest on a clause of it or on a named silence: on a rule
// that is grounded.
func invariant(l game.Law, hand *record.Record, grounded func(rule string) bool) string {
	st, err := l.Settle(hand)
	if err != nil {
		return "a random hand cannot be settled: " + err.Error()
	}
	if len(st.Ties) > 0 {
		return "only the order of the seats decides " + st.Ties[0]
	}
	if sum := st.Drift(hand); sum != 0 {
		return fmt.Sprintf("the counters do not come out: %+d", sum)
	}
	for i := range st.Events {
		e := &st.Events[i]
		if e.Rule == "" {
			return fmt.Sprintf("an event has no rule: %s", e.Text)
		}
		if grounded != nil && !slices.ContainsFunc(e.By, grounded) {
			return fmt.Sprintf("no clause states %s, and no silence names it: %s", e.Rule, e.Text)
		}
	}
	again, err := l.Settle(hand)
	if err != nil || string(schema.Append(nil, again, nil)) != string(schema.Append(nil, st, nil)) {
		return "the hand settles otherwise when it is settled again"
	}
	return ""
}

// grounded reports whether a clause or a silence stands behind a rule of a ruleset. Each
// rule is looked up once for all hands.
func (a *Annotations) grounded(ruleset string) func(rule string) bool {
	var known sync.Map
	return func(rule string) bool {
		is, ok := known.Load(rule)
		if !ok {
			is = len(a.Behind(ruleset, rule)) > 0 || a.Ruled(ruleset, rule) != nil
			known.Store(rule, is)
		}
		return is.(bool)
	}
}

package agree

import (
	"fmt"
	"slices"
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Law compiles a ruleset or a variant of a game.
func Law(t testing.TB, g game.Game, id string, changes ...game.Change) game.Law {
	t.Helper()
	for _, rs := range every(g) {
		if rs.ID == id {
			return compiled(t, rs, changes...)
		}
	}
	t.Fatalf("no ruleset %s", id)
	return nil
}

// Answering returns a ruleset, and its variants, with other figures for a rule: a match, say,
// that no hand ends.
func Answering(rs *game.Ruleset, rule string, figures game.Figures) *game.Ruleset {
	other := *rs
	other.Answers = slices.DeleteFunc(slices.Clone(rs.Answers), func(a game.Answer) bool { return a.Rule == rule })
	other.Answers, other.Variants = append(other.Answers, game.Answer{Rule: rule, Figures: figures}), nil
	for _, v := range rs.Variants {
		other.Variants = append(other.Variants, Answering(v, rule, figures))
	}
	return &other
}

// Bench plays random hands of every ruleset of a game with everything recorded.
func Bench(b *testing.B, g game.Game) {
	for _, rs := range every(g) {
		b.Run(rs.ID, func(b *testing.B) {
			l := compiled(b, rs)
			b.ReportAllocs()
			play.Bench(l, game.Plain, b.N, 1)
		})
	}
}

// every returns the rulesets of a game, each with its variants.
func every(g game.Game) []*game.Ruleset {
	var list []*game.Ruleset
	for _, rs := range g.Rulesets() {
		list = append(append(list, rs), rs.Variants...)
	}
	return list
}

func compiled(t testing.TB, rs *game.Ruleset, changes ...game.Change) game.Law {
	t.Helper()
	l, err := rs.Compile(changes...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Parse reads a play block, and ends the test where it cannot be read.
func Parse(t testing.TB, block string) *record.Record {
	t.Helper()
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Settle settles a play block, and ends the test where it cannot be.
func Settle(t testing.TB, l game.Law, block string) *game.Settlement {
	t.Helper()
	st, err := l.Settle(Parse(t, block))
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// Random holds random hands of every ruleset of a game against themselves: the block of a
// hand settles as the hand does, and no counter comes or goes.
func Random(t *testing.T, g game.Game) {
	random(t, g, func(l game.Law, r *record.Record, st *game.Settlement) string {
		again, err := l.Settle(Parse(t, r.Block()))
		switch drift := st.Drift(r); {
		case err != nil:
			return "by its block: " + err.Error()
		case again.Net != st.Net || again.Points != st.Points:
			return fmt.Sprint("by its block it comes to ", again)
		case drift != 0:
			return fmt.Sprintf("the counters become %+d: %+v", drift, st.Events)
		}
		return ""
	})
}

// Holds has a game tell what else is wrong with random hands of its rulesets: "" where
// nothing is.
func Holds(t *testing.T, g game.Game, wrong func(*record.Record, *game.Settlement) string) {
	random(t, g, func(_ game.Law, r *record.Record, st *game.Settlement) string { return wrong(r, st) })
}

// random settles random hands of every ruleset of a game, and asks of each what is wrong.
func random(t *testing.T, g game.Game, wrong func(game.Law, *record.Record, *game.Settlement) string) {
	n := uint64(2000)
	if testing.Short() {
		n = 200
	}
	bases := g.Rulesets()
	for _, rs := range every(g) {
		l := compiled(t, rs)
		n := n
		if !slices.Contains(bases, rs) {
			n = Share(n)
		}
		for seed := range n {
			r := play.Random(l, game.Mixed, seed)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", rs.ID, seed, err, r.Block())
			}
			if what := wrong(l, r, st); what != "" {
				t.Fatalf("%s, seed %d: %s\n%s", rs.ID, seed, what, r.Block())
			}
		}
	}
}

// Mutants holds that every mutant of a game's rulesets comes apart from the rule
// in one of so many hands: no rule is idle, and no figure is of no matter. What a
// ruleset answers as its base or the first does is varied there alone; byNotes is the rules
// that no random hand brings about, and examples of the notes prove.
func Mutants(t *testing.T, g interface {
	game.Game
	game.Lore
}, hands int, byNotes ...string) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	first := g.Rulesets()[0]
	for _, rs := range every(g) {
		l := compiled(t, rs)
		for _, m := range game.Mutants(g, rs) {
			if of, _ := rs.Base(m.Change.Rule); of != nil || rs != first && same(rs.Answer(m.Change.Rule), first.Answer(m.Change.Rule)) || m.Why(g, rs) != "" || slices.Contains(byNotes, m.Change.Rule) {
				continue
			}
			r := play.Apart(l, compiled(t, rs, m.Change), hands, 1)
			if r == nil {
				t.Errorf("%s: %s (%s) cannot be told from the rule: have random hands reach it (Weigh, Star, Carry, Irregular), "+
					"put the act that it judges to both laws (Trials), say in Game.Equal why no hand can, or name it here if a note proves it", rs.ID, m.ID, m.What)
				continue
			}
			if _, err := l.Settle(r); err != nil {
				t.Errorf("%s: %s (%s): the hand that tells them apart cannot be: %v\n%s", rs.ID, m.ID, m.What, err, r.Block())
			}
		}
	}
}

// same reports whether two rulesets answer a question alike.
func same(a, b *game.Answer) bool { return a != nil && b != nil && a.Equal(b) }

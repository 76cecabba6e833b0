package main

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"quinola/annotate/schema"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// idle returns, for every hand of a run, the acts without which it is settled alike.
// Cards drawn for the places are left out.
func (r *replayer) idle(rec *record.Record, id string, list []*game.Settlement) []schema.Idle {
	told := func(list []*game.Settlement) []byte { return schema.AppendRun(nil, list, nil, nil) }
	all, want := make([]schema.Idle, len(list)), told(list)
	for hand, played := range rec.Run() {
		gone := 0
		for i := range played.Acts {
			a := &played.Acts[i]
			if a.At == record.AtDraw {
				continue
			}
			less := without(rec, hand, i-gone)
			if again, err := r.settle(less, id); err != nil || !bytes.Equal(told(again), want) {
				continue
			}
			rec, gone = less, gone+1
			act := a.Moment() + " " + a.Did()
			all[hand].Acts = append(all[hand].Acts, act)
			if !r.speaks(games.Find(list[hand].Rules), a.Act) {
				all[hand].Unsaid = append(all[hand].Unsaid, act)
			}
		}
	}
	return all
}

// without returns a run without one of the acts of one of its hands.
func without(rec *record.Record, hand, act int) *record.Record {
	less := *rec
	if hand > 0 {
		less.Then = without(rec.Then, hand-1, act)
		return &less
	}
	less.Acts = slices.Delete(slices.Clone(rec.Acts), act, act+1)
	return &less
}

// speaks reports whether a book speaks of a kind of act in one of its games: it has a
// law on it, or an example, which proves one.
func (r *replayer) speaks(rs *game.Ruleset, kind string) bool {
	same := func(of *game.Ruleset) bool {
		return of != nil && of.Game == rs.Game && cmp.Or(of.Text, of.ID) == cmp.Or(rs.Text, rs.ID)
	}
	for _, of := range games.Rulesets() {
		if same(of) && slices.Contains(of.Irregular, kind) {
			return true
		}
	}
	for _, n := range r.ann.Notes() {
		for _, ex := range n.Examples {
			if !same(games.Find(ex.Record.Rules)) {
				continue
			}
			for _, hand := range ex.Record.Run() {
				if slices.ContainsFunc(hand.Acts, func(a record.Act) bool { return a.Act == kind }) ||
					slices.ContainsFunc(hand.Expects, func(e record.Expect) bool { return e.Act.Act == kind }) {
					return true
				}
			}
		}
	}
	return false
}

// idle says which acts have changed nothing.
func (p printer) idle(i schema.Idle) {
	if said := slices.DeleteFunc(slices.Clone(i.Acts), func(act string) bool { return slices.Contains(i.Unsaid, act) }); len(said) > 0 {
		p.line("%s  %s", p.bold("the same without"), strings.Join(said, " · "))
	}
	if len(i.Unsaid) > 0 {
		p.line("%s  %s", p.bold("of which the book says nothing"), strings.Join(i.Unsaid, " · "))
	}
}

package annotate

import (
	"context"
	"errors"
	"fmt"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// Survivor is a mutant that no example can tell from the law.
type Survivor struct {
	Ruleset string `json:"ruleset"`
	Rule    string `json:"rule"`              // the rule, or its figure or role after #
	Change  string `json:"change"`            // "off", "6 for 5", "leader for taker"
	Tried   int    `json:"tried"`             // the number of random hands tried
	Block   string `json:"example,omitempty"` // the missing example, as a play block
	Silent  bool   `json:"silent,omitempty"`  // no expectation can name what the hand differs in, or it cannot be played by the mutant
	Why     string `json:"why,omitempty"`     // why no hand can tell it from the rule, if that is known
}

// String returns the survivor in one line.
func (s Survivor) String() string {
	return fmt.Sprintf("%s: %s, %s, survives", s.Ruleset, s.Rule, s.Change)
}

// mutant is one change of one ruleset.
type mutant struct {
	game.Mutant
	ruleset *game.Ruleset
}

// figure returns the figure or role that is changed, "" where the rule is off.
func (m *mutant) figure() string { return m.Change.Part }

// mutate tries every mutant of the rules to which the clauses are linked, and of all
// rules of a text that is checked as a whole and has all its notes, except those for
// which it is only played as another book.
func (r *Report) mutate(ctx context.Context, clauses []*corpus.Clause, p *prover, o Options) error {
	a := r.annotations
	checked := map[*corpus.Clause]bool{}
	for _, c := range clauses {
		checked[c] = true
	}
	var list []mutant
	for _, t := range a.Corpus.Texts {
		for _, rs := range rulesets(t.ID) {
			noted, whole := a.checks(rs, t, checked)
			if !noted {
				continue
			}
			all := whole && a.complete(rs)
			for _, m := range lore.Mutants(rs) {
				if (all && rs.As(m.Change.Rule) == nil || r.linksTo(&m, rs)) && !shared(rs, m.Change.Rule) {
					list = append(list, mutant{m, rs})
				}
			}
		}
	}
	killed := make([]bool, len(list))
	if err := cores.Until(ctx, len(list), func(i int) { killed[i] = a.killed(&list[i], p) }); err != nil {
		return err
	}
	found := make([]Survivor, len(list))
	errs := make([]error, len(list))
	err := cores.Until(ctx, len(list), func(i int) {
		if !killed[i] {
			found[i], errs[i] = seek(&list[i], p, o.Tries)
		}
	})
	if err = errors.Join(append(errs, err)...); err != nil {
		return err
	}
	r.Mutants = len(list)
	for i := range list {
		switch {
		case killed[i]:
			r.Killed++
		case found[i].Block == "":
			found[i].Why = lore.Alike(list[i].ruleset, &list[i].Mutant)
			r.Indistinguishable = append(r.Indistinguishable, found[i])
		default:
			r.Survivors = append(r.Survivors, found[i])
			r.unprove(&list[i])
		}
	}
	return nil
}

// checks reports whether any checked clause of a ruleset has a note, and whether all
// clauses of the ruleset are checked.
func (a *Annotations) checks(rs *game.Ruleset, t *corpus.Text, checked map[*corpus.Clause]bool) (noted, whole bool) {
	whole = true
	for _, c := range t.Clauses {
		if holds(rs, c) {
			noted = noted || checked[c] && a.notes[c.ID] != nil
			whole = whole && (checked[c] || !tells(rs, c))
		}
	}
	return noted, whole
}

// shared reports whether a ruleset for other players (salon-3) takes its answer to a
// question from the first ruleset of its place, or one game of a book (pamphile) from
// another. What it shares is varied in that one.
func shared(rs *game.Ruleset, rule string) bool {
	if base, _ := rs.Base(rule); base != nil && base.TextID() == rs.TextID() {
		return true
	}
	main := games.At(rs.TextID(), rs.Division)[0]
	if main == rs {
		return false
	}
	ours, theirs := rs.Answer(rule), main.Answer(rule)
	return ours != nil && theirs != nil && ours.Equal(theirs)
}

// linksTo reports whether a checked clause is linked to what the mutant changes.
func (r *Report) linksTo(m *game.Mutant, rs *game.Ruleset) bool {
	figure := m.Change.Part
	for _, l := range r.annotations.rules[m.Change.Rule] {
		ours := r.Standings[l.Note.Clause.ID] != nil && holds(rs, l.Note.Clause)
		if ours && (l.Figure == "" || figure == "" || l.Figure == figure) {
			return true
		}
	}
	return false
}

// killed reports whether an example tells the mutant from the law. It must be an
// example of a clause that is linked to the rule or the figure. If no clause of the
// text is, because the answer is a ruling, any example of the text will do.
func (a *Annotations) killed(m *mutant, p *prover) bool {
	for _, e := range a.witnesses(m) {
		if r := p.run(e); r.Passed {
			if yes, _ := p.kills(e, m.Change); yes {
				return true
			}
		}
	}
	return false
}

// witnesses returns the examples that may kill a mutant.
func (a *Annotations) witnesses(m *mutant) []*Example {
	var list []*Example
	seen := map[*Note]bool{}
	take := func(n *Note) {
		if seen[n] {
			return
		}
		seen[n] = true
		for _, e := range n.Examples {
			if e.Record.Rules == m.ruleset.ID {
				list = append(list, e)
			}
		}
	}
	for _, l := range a.rules[m.Change.Rule] {
		ours := l.How != Contradicts && l.Dead == "" && holds(m.ruleset, l.Note.Clause)
		if ours && (l.Figure == "" || m.figure() == "" || l.Figure == m.figure()) {
			take(l.Note)
		}
	}
	answer := m.ruleset.Answer(m.Change.Rule)
	if len(seen) == 0 && answer != nil && answer.Ruling != "" {
		for _, c := range a.Corpus.Text(m.ruleset.TextID()).Clauses {
			if n := a.notes[c.ID]; n != nil && holds(m.ruleset, c) {
				take(n)
			}
		}
	}
	return list
}

// unprove takes back the proof of the clauses that are linked to a figure
// whose mutant survives.
func (r *Report) unprove(m *mutant) {
	if m.figure() == "" {
		return
	}
	for _, l := range r.annotations.rules[m.Change.Rule] {
		s := r.Standings[l.Note.Clause.ID]
		if s == nil || l.Figure != m.figure() || !holds(m.ruleset, l.Note.Clause) || l.How == Contradicts {
			continue
		}
		s.hole(Survives, l.Note, l.Line, "%s, %s, survives: no example tells it from the rule", m.ID, m.What)
		if s.Status == Proved {
			s.Status = Linked
		}
		for i := range s.Links {
			if s.Links[i].Link == l {
				s.Links[i].Proved = false
			}
		}
	}
}

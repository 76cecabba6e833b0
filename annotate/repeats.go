package annotate

import (
	"fmt"
	"slices"

	"quinola/annotate/quote"
	"quinola/corpus/lang"
	"quinola/engine/game"
	"quinola/engine/games"
)

// A repetition proves nothing itself: it rests on what it repeats. So it is checked
// against that. The repeated words must be linked to the rule and proved, the book of
// the repeating clause must answer the rule as the book that proves them does, and no
// number may stand in one that is not in the other.

// disagrees says how a repetition differs from what it repeats, or "". If the books
// differ, the words are no repetition: the editor must link them to the rule, as a
// contradiction or as a case of their own.
func (a *Annotations) disagrees(x *Aside, p *prover) string {
	links := a.repeated(x)
	switch {
	case len(links) == 0 && x.Rule != "":
		return fmt.Sprintf("repeats %q, which is not linked to %s", x.Of, x.Rule)
	case len(links) == 0:
		return fmt.Sprintf("repeats %q, which no link states", x.Of)
	}
	language := lang.Of(x.Note.Clause.Text.Meta.Lang)
	var known []int
	if x.Rule == "" {
		known = language.Numbers(x.Of)
	}
	for _, l := range links {
		var runs []*Run
		for _, e := range l.Note.Examples {
			runs = append(runs, p.run(e))
		}
		by, why := p.prove(l, runs)
		switch {
		case l.How == Contradicts:
			return fmt.Sprintf("repeats words that contradict %s; link them as those are", l.ID())
		case l.State() != Fresh || by == nil:
			return fmt.Sprintf("repeats words of %s whose link to %s is not proved: %s", l.Note.Clause.ID, l.ID(), why)
		}
		answer := games.Find(by.Record.Rules).Answer(l.Rule)
		for _, rs := range x.books() {
			if !sameAnswer(rs.Answer(l.Rule), answer) {
				return fmt.Sprintf("repeats words of %s, but %s answers %s otherwise than %s, by which they are proved; link the words with an example of their own, as a case or as what contradicts", l.Note.Clause.ID, rs.ID, l.Rule, by.Record.Rules)
			}
		}
		known = append(known, language.Numbers(l.Quote)...)
		for _, f := range answer.Figures {
			known = append(known, int(f.Value))
		}
	}
	for _, n := range language.Numbers(x.Quote) {
		if !slices.Contains(known, n) && !x.computed(n) {
			return fmt.Sprintf("says %d, which stands neither in what it repeats nor in a figure of its rule; link the words, or hold the number to a sum by a claim", n)
		}
	}
	return ""
}

// repeated returns the links whose words a repetition repeats: those of the clause and
// the rule that it names, or those of the words of its own clause.
func (a *Annotations) repeated(x *Aside) (links []*Link) {
	n, within := x.Note, func(l *Link) bool { return false }
	if c := a.Corpus.Clause(x.Of); c != nil {
		n, within = a.notes[c.ID], func(l *Link) bool { return l.ID() == x.Rule }
	} else if spans, err := quote.Of(n.Clause.Tokens()).Find(x.Of); err == nil {
		within = func(l *Link) bool {
			return slices.ContainsFunc(l.Spans, func(s quote.Span) bool { return s.Start < spans[0].End && spans[0].Start < s.End })
		}
	}
	if n == nil {
		return nil
	}
	for _, l := range n.Links {
		if within(l) {
			links = append(links, l)
		}
	}
	return links
}

// books returns the rulesets that a repetition of another clause concerns: the one that
// it names, or those of the examples of its clause.
func (x *Aside) books() (list []*game.Ruleset) {
	switch {
	case x.Book != "":
		return []*game.Ruleset{games.Find(x.Book)}
	case x.Rule == "":
		return nil
	}
	for _, e := range x.Note.Examples {
		list = append(list, games.Find(e.Record.Rules))
	}
	return list
}

// computed reports whether a claim on the repetition's words, with the verdict "right",
// has the number as its result or in its sum.
func (x *Aside) computed(n int) bool {
	return slices.ContainsFunc(x.Note.Claims, func(c *Claim) bool {
		return c.Verdict != BookError && (c.Says == fmt.Sprint(n) || slices.Contains(figuresIn(c.Sum), fmt.Sprint(n))) && slices.ContainsFunc(c.Spans, func(s quote.Span) bool {
			return slices.ContainsFunc(x.Spans, func(o quote.Span) bool { return s.Start < o.End && o.Start < s.End })
		})
	})
}

// sameAnswer reports whether two books answer a question with the same figures and
// roles, whatever each rests on.
func sameAnswer(a, b *game.Answer) bool {
	return a != nil && b != nil && slices.Equal(a.Figures, b.Figures) && slices.Equal(a.Roles, b.Roles)
}

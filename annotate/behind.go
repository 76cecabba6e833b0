package annotate

import (
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// Holding tells the clauses that hold the rules of some rulesets, of their variants, and
// of those that they take over: all that can stand behind a rule of theirs.
func Holding(rulesets ...*game.Ruleset) func(*corpus.Clause) bool {
	var all []*game.Ruleset
	var add func(rs *game.Ruleset)
	add = func(rs *game.Ruleset) {
		if rs == nil || slices.Contains(all, rs) {
			return
		}
		all = append(all, rs)
		for _, v := range rs.Variants {
			add(v)
		}
		for _, b := range rs.Bases {
			add(b.Of)
		}
	}
	for _, rs := range rulesets {
		add(rs)
	}
	return func(c *corpus.Clause) bool {
		return slices.ContainsFunc(all, func(rs *game.Ruleset) bool { return holds(rs, c) })
	}
}

// Clauses returns the ids of the clauses of a ruleset's text that state or imply a
// rule, in the order of the book: the clauses behind an event of that rule. A link
// whose words are no longer in their clause does not count.
func (a *Annotations) Clauses(ruleset, rule string) []string {
	rs := games.Find(ruleset)
	if rs == nil {
		return nil
	}
	return a.clauses(rs, rule)
}

func (a *Annotations) clauses(rs *game.Ruleset, rule string) []string {
	ids := a.stating(rs, rule)
	said := len(ids) > 0
	for base, clause := restsOn(rs, rule); base != nil; base, clause = restsOn(base, rule) {
		if id := rs.TextID() + ":" + clause; clause != "" && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
		before := len(ids)
		for _, id := range a.stating(base, rule) {
			if _, path, _ := strings.Cut(id, ":"); !rs.Leaves(base, path) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
		said = said || len(ids) > before
		rs = base
	}
	if !said { // a clause that says "as there" states nothing if nothing is said there
		return nil
	}
	return ids
}

// restsOn returns the ruleset from which a ruleset takes over its answer to a question,
// and the path of the clause that says so, as Ruleset.Base does. It also finds it if
// the answer is the ruleset's own and has only some of the other's figures: le
// Solitaire pays what le Médiateur pays, except for asking, which nobody does there.
func restsOn(rs *game.Ruleset, rule string) (*game.Ruleset, string) {
	if base, clause := rs.Base(rule); base != nil {
		return base, clause
	}
	unanswered := *rs
	unanswered.Answers = nil
	base, clause := unanswered.Base(rule)
	if base == nil || !lessens(rs.Answer(rule), base.Answer(rule)) {
		return nil, ""
	}
	return base, clause
}

// answers reports whether a ruleset answers a question itself.
func answers(rs *game.Ruleset, rule string) bool {
	base, _ := rs.Base(rule)
	return base == nil
}

// lessens reports whether an answer has some of the figures of another, and no others.
func lessens(answer, of *game.Answer) bool {
	return answer != nil && answer.Ruling == of.Ruling && len(answer.Figures) > 0 && len(answer.Figures) < len(of.Figures) &&
		!slices.ContainsFunc(answer.Figures, func(f game.Figure) bool { return !slices.Contains(of.Figures, f) })
}

// stating returns the clauses of the links behind a rule, each once.
func (a *Annotations) stating(rs *game.Ruleset, rule string) (ids []string) {
	for _, l := range a.behind(rs, rule) {
		if id := l.Note.Clause.ID; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Behind returns the links to a rule from the clauses of a ruleset, except those that
// contradict it and those that are dead.
func (a *Annotations) Behind(ruleset, rule string) []*Link {
	rs := games.Find(ruleset)
	if rs == nil {
		return nil
	}
	return a.behind(rs, rule)
}

func (a *Annotations) behind(rs *game.Ruleset, rule string) []*Link {
	var list []*Link
	own := false
	for _, l := range a.rules[rule] {
		if l.How != Contradicts && l.Dead == "" && Speaks(rs, l) {
			list = append(list, l)
			own = own || tells(rs, l.Note.Clause)
		}
	}
	if base, _ := restsOn(rs, rule); base != nil && (!own || answers(rs, rule)) {
		all := slices.DeleteFunc(slices.Clone(a.behind(base, rule)), func(l *Link) bool { return rs.Leaves(base, l.Note.Clause.Path()) })
		for _, l := range list {
			if !slices.Contains(all, l) {
				all = append(all, l)
			}
		}
		return all
	}
	return list
}

// Linked returns all links to a rule, figures of it included, of all texts in the
// order of the corpus.
func (a *Annotations) Linked(rule string) []*Link { return a.rules[rule] }

// Ruled returns the silence on which a ruleset's answer rests, or else a silence that
// concerns it, or nil.
func (a *Annotations) Ruled(ruleset, rule string) *game.Silence {
	rs := games.Find(ruleset)
	if rs == nil {
		return nil
	}
	silences := lore.Silences(rs)
	if answer := rs.Answer(rule); answer != nil && answer.Ruling != "" {
		for i := range silences {
			if silences[i].Name == answer.Ruling {
				return &silences[i]
			}
		}
	}
	for i := range silences {
		if slices.ContainsFunc(silences[i].Rules, func(id string) bool { return ruleOf(rs.Full(id)) == rule }) {
			return &silences[i]
		}
	}
	return nil
}

// Meeting compares what the texts say on one question: which answer it, in which words,
// and which do not.
type Meeting struct {
	Question *game.Question
	Answers  []TextAnswer
}

// TextAnswer is one ruleset's answer to a question.
type TextAnswer struct {
	Ruleset *game.Ruleset
	Answer  *game.Answer // nil if the ruleset has none
	Links   []*Link      // of its text, contradicting ones included
	Silence *game.Silence
}

// Meetings compares the rulesets question by question: for each question, those of the
// games that ask it.
func (a *Annotations) Meetings() []Meeting {
	var list []Meeting
	for _, q := range lore.Questions() {
		m := Meeting{Question: q}
		for _, rs := range games.Rulesets() {
			if !lore.Asks(rs.Game, q.ID) {
				continue
			}
			t := TextAnswer{Ruleset: rs, Answer: rs.Answer(q.ID), Silence: a.Ruled(rs.ID, q.ID)}
			for _, l := range a.rules[q.ID] {
				if Speaks(rs, l) {
					t.Links = append(t.Links, l)
				}
			}
			m.Answers = append(m.Answers, t)
		}
		list = append(list, m)
	}
	return list
}

// Silence is something that a text leaves open, with the clauses that come near it.
type Silence struct {
	*game.Silence
	Ruleset *game.Ruleset
	Clauses []*corpus.Clause
	Links   []*Link // to the rules it concerns, from clauses of the text
}

// Silences returns what the texts leave open, by ruleset.
func (a *Annotations) Silences() []Silence {
	var list []Silence
	for _, rs := range games.Rulesets() {
		for _, silence := range lore.Silences(rs) {
			s := Silence{Silence: &silence, Ruleset: rs}
			for _, path := range s.Silence.Clauses {
				if c := a.Corpus.Clause(rs.TextID() + ":" + path); c != nil {
					s.Clauses = append(s.Clauses, c)
				}
			}
			for _, rule := range s.Rules {
				s.Links = append(s.Links, a.behind(rs, rs.Full(rule))...)
			}
			list = append(list, s)
		}
	}
	return list
}

// ruleOf returns the rule that an id names, without its figure.
func ruleOf(id string) string {
	rule, _, _ := strings.Cut(id, "#")
	return rule
}

// Conflict is a clause whose words contradict what the engine does, with the clauses
// that the engine follows instead.
type Conflict struct {
	Against *Link
	For     []*Link
	Silence *game.Silence // the ruling, if the engine names one
}

// Conflicts returns the contradictions within each text.
func (a *Annotations) Conflicts() []Conflict {
	var list []Conflict
	for _, n := range a.Notes() {
		for _, l := range n.Links {
			if l.How != Contradicts {
				continue
			}
			c := Conflict{Against: l}
			for _, rs := range games.At(n.Clause.Text.ID, n.Clause.Path()) {
				if c.For == nil {
					c.For = followed(l, a.behind(rs, l.Rule))
				}
				if c.Silence == nil {
					c.Silence = a.ruling(rs, l)
				}
			}
			list = append(list, c)
		}
	}
	return list
}

// followed returns the links that the engine follows instead of one that contradicts
// them: those to the same figure, if another clause states it, else those to the rule,
// one for each clause.
func followed(against *Link, links []*Link) []*Link {
	var same, all []*Link
	seen := map[*Note]bool{against.Note: true}
	for _, l := range links {
		if l.Note != against.Note && l.Figure == against.Figure {
			same = append(same, l)
		}
		if !seen[l.Note] {
			seen[l.Note] = true
			all = append(all, l)
		}
	}
	if against.Figure != "" && same != nil {
		return same
	}
	return all
}

// ruling returns the silence about a contradiction: one about the rule that names the
// clause, or else any about the rule.
func (a *Annotations) ruling(rs *game.Ruleset, against *Link) *game.Silence {
	path := against.Note.Clause.Path()
	silences := lore.Silences(rs)
	var own *game.Silence
	for i := range silences {
		s := &silences[i]
		names := slices.Contains(s.Clauses, path)
		about := slices.ContainsFunc(s.Rules, func(id string) bool { return ruleOf(rs.Full(id)) == against.Rule })
		if names && about && (own == nil || slices.Index(s.Clauses, path) < slices.Index(own.Clauses, path)) {
			own = s
		}
	}
	if own != nil {
		return own
	}
	return a.Ruled(rs.ID, against.Rule)
}

// Claims returns all claims of the notes, in the order of the corpus.
func (a *Annotations) Claims() []*Claim {
	var list []*Claim
	for _, n := range a.Notes() {
		list = append(list, n.Claims...)
	}
	return list
}

// Lit says which tokens of the clause each link's words cover: lit[i] are the
// links at token i.
func (n *Note) Lit() [][]*Link {
	lit := make([][]*Link, len(n.Clause.Tokens()))
	for _, l := range n.Links {
		for _, s := range l.Spans {
			for i := s.First; i < s.Last && i < len(lit); i++ {
				lit[i] = append(lit[i], l)
			}
		}
	}
	return lit
}

// Defining returns the terms that a clause defines.
func (a *Annotations) Defining(clause string) []*Term {
	var list []*Term
	for _, t := range a.Terms {
		if slices.Contains(t.Defined, clause) {
			list = append(list, t)
		}
	}
	return list
}

// Agreement returns the links to the rule of a figure that a ruleset leaves to the
// players' agreement: the links of a case that an example shows with the figure set
// otherwise; or else those of clauses that have such an example; or else those that
// name the figure; or else all.
func (a *Annotations) Agreement(rs *game.Ruleset, figure string) []*Link {
	rule, name, _ := strings.Cut(figure, "#")
	all := a.behind(rs, rule)
	for _, tells := range []func(*Link) bool{
		func(l *Link) bool { return l.Figure == name && l.Case != "" && l.Note.sets(figure, l.Case) },
		func(l *Link) bool { return l.Figure == name && l.Note.sets(figure, "") },
		func(l *Link) bool { return l.Note.sets(figure, "") },
		func(l *Link) bool { return l.Figure == name },
	} {
		if i := slices.IndexFunc(all, tells); i >= 0 {
			return slices.DeleteFunc(slices.Clone(all), func(l *Link) bool { return !tells(l) })
		}
	}
	return all
}

// sets reports whether players agree on a figure in an example of the note, or in an
// example for the case if one is named.
func (n *Note) sets(figure, forCase string) bool {
	return slices.ContainsFunc(n.Examples, func(x *Example) bool {
		return (forCase == "" || slices.Contains(x.Cases, forCase)) &&
			slices.ContainsFunc(x.Record.Settings, func(s record.Setting) bool { return s.Figure == figure })
	})
}

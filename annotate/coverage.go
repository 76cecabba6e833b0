package annotate

import (
	"slices"
	"sort"
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
)

// Count counts provisions, words and clauses.
type Count struct {
	Provisions Provisions `json:"provisions"`
	Words      int        `json:"words"`     // the words of clauses with a note, without exclusions and function words
	Accounted  int        `json:"accounted"` // those of them in a link or an aside

	Clauses  int `json:"clauses"`
	Rule     int `json:"rule"` // the clauses that a note says state a rule: proved, linked, or meant to be
	Proved   int `json:"proved"`
	Linked   int `json:"linked"`
	Open     int `json:"open"` // clauses, of which Noted have a note
	Noted    int `json:"noted"`
	Excluded int `json:"excluded"`
	Unread   int `json:"unread"` // rules, definitions, tables and verse without a note: nobody has linked what they state
}

func (c *Count) add(s *Standing, noted bool) {
	c.Clauses++
	c.Provisions.Add(s.Provisions())
	if noted && s.Status != Excluded {
		c.Words += s.Words.Words
		c.Accounted += s.Words.Accounted
	}
	if !noted && MayState(s.Clause.Kind) {
		c.Unread++
	}
	switch s.Status {
	case Proved:
		c.Proved++
	case Linked:
		c.Linked++
	case Excluded:
		c.Excluded++
	case Open:
		c.Open++
		if noted {
			c.Noted++
		}
	}
	c.Rule = c.Proved + c.Linked + c.Noted
}

// MayState reports whether clauses of a kind may state a rule.
func MayState(k corpus.Kind) bool {
	switch k {
	case corpus.KindAdvice, corpus.KindNarrative, corpus.KindHeading:
		return false
	}
	return true
}

func (c *Count) addAll(o Count) {
	c.Provisions.Add(o.Provisions)
	c.Words += o.Words
	c.Accounted += o.Accounted
	c.Unread += o.Unread
	c.Clauses += o.Clauses
	c.Rule += o.Rule
	c.Proved += o.Proved
	c.Linked += o.Linked
	c.Open += o.Open
	c.Noted += o.Noted
	c.Excluded += o.Excluded
}

// CountOf counts what a check found of some clauses.
func (r *Report) CountOf(clauses []*corpus.Clause) (n Count) {
	for _, c := range clauses {
		if s := r.Standings[c.ID]; s != nil {
			n.add(s, r.annotations.notes[c.ID] != nil)
		}
	}
	return n
}

// Percent returns the share of clauses that are settled: proved or excluded. It is
// rounded down, so that 100 means all.
func (c Count) Percent() int { return percent(c.Proved+c.Excluded, c.Clauses) }

// PercentProved returns the share that is proved of all clauses that are not
// excluded. One that has no note yet may state a rule, and counts as if it did.
func (c Count) PercentProved() int { return percent(c.Proved, c.Clauses-c.Excluded) }

func percent(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return part * 100 / whole
}

// Coverage is how far a corpus is proved. The command and the pages show the same
// counts.
type Coverage struct {
	All   Count          `json:"all"`
	Texts []TextCoverage `json:"texts"`
	Holes []Hole         `json:"holes"` // ranked: failing examples first, texts nobody has begun last
}

// TextCoverage is how far one text is proved.
type TextCoverage struct {
	Text      string             `json:"text"`
	Count     Count              `json:"count"`
	Percent   int                `json:"percent"`
	Divisions []DivisionCoverage `json:"divisions"`
}

// DivisionCoverage is how far one division of a text is proved.
type DivisionCoverage struct {
	Division []string `json:"division"`
	Count    Count    `json:"count"`
	Percent  int      `json:"percent"`
}

// Coverage counts what a check found.
func (r *Report) Coverage() *Coverage {
	cov := &Coverage{Holes: []Hole{}}
	for _, t := range r.annotations.Corpus.Texts {
		tc := TextCoverage{Text: t.ID}
		begun := r.annotations.begun(t.ID)
		for _, c := range t.Clauses {
			s := r.Standings[c.ID]
			if s == nil {
				continue
			}
			tc.division(c).Count.add(s, r.annotations.notes[c.ID] != nil)
			for _, h := range s.Holes {
				if h.Weight == Unannotated && !begun {
					h.Weight = Elsewhere
				}
				cov.Holes = append(cov.Holes, h)
			}
		}
		for i := range tc.Divisions {
			d := &tc.Divisions[i]
			d.Percent = d.Count.Percent()
			tc.Count.addAll(d.Count)
		}
		tc.Percent = tc.Count.Percent()
		cov.All.addAll(tc.Count)
		cov.Texts = append(cov.Texts, tc)
	}
	sort.SliceStable(cov.Holes, func(i, j int) bool { return cov.Holes[i].Weight < cov.Holes[j].Weight })
	return cov
}

// division returns the coverage of the clause's division, begun if need be. A
// division is named by its whole path: two may share a heading.
func (tc *TextCoverage) division(c *corpus.Clause) *DivisionCoverage {
	name := strings.Join(c.Division, "\x00")
	for i := len(tc.Divisions) - 1; i >= 0; i-- {
		if strings.Join(tc.Divisions[i].Division, "\x00") == name {
			return &tc.Divisions[i]
		}
	}
	tc.Divisions = append(tc.Divisions, DivisionCoverage{Division: c.Division})
	return &tc.Divisions[len(tc.Divisions)-1]
}

// begun reports whether a text has notes.
func (a *Annotations) begun(text string) bool {
	t := a.Corpus.Text(text)
	return t != nil && slices.ContainsFunc(t.Clauses, func(c *corpus.Clause) bool { return a.notes[c.ID] != nil })
}

// complete reports whether every clause of a ruleset has a note, except headings, and
// also the clauses of a dictionary that explains its game. Only then is a rule that no
// clause states a hole in the notes, and not merely work still to be done.
func (a *Annotations) complete(rs *game.Ruleset) bool {
	t := a.Corpus.Text(rs.TextID())
	if t == nil {
		return false
	}
	begun := false
	for _, c := range t.Clauses {
		switch {
		case !tells(rs, c):
		case a.notes[c.ID] != nil:
			begun = true
		case c.Kind != corpus.KindHeading:
			return false
		}
	}
	return begun
}

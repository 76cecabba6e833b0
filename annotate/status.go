package annotate

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/corpus"
)

// Status says how far a clause is shown to be what the program does.
type Status string

// The statuses of a clause.
const (
	Proved   Status = "proved"   // every word is accounted for, and every provision is shown by an example that fails without it
	Linked   Status = "linked"   // it is linked to a rule, but something of it is not proved
	Open     Status = "open"     // nothing is linked yet
	Excluded Status = "excluded" // it states no rule, for a reason
)

// Standing is the status of a clause, and what keeps it from a better one.
type Standing struct {
	Clause *corpus.Clause
	Status Status
	Reason string // why it is excluded
	Holes  []Hole
	Links  []LinkStanding // in the order of the note
	Runs   []*Run         // of its examples, in the order of the note
	Words  Account
}

// Provisions counts what clauses state, each link that does not contradict one.
type Provisions struct {
	Stated int `json:"stated"`
	Proved int `json:"proved"`
}

// Add adds other counts.
func (p *Provisions) Add(o Provisions) {
	p.Stated += o.Stated
	p.Proved += o.Proved
}

// Provisions returns those of the clause.
func (s *Standing) Provisions() Provisions {
	var p Provisions
	for _, l := range s.Links {
		if l.Link.How == Contradicts {
			continue
		}
		p.Stated++
		if l.Proved {
			p.Proved++
		}
	}
	return p
}

// LinkStanding is the status of a link.
type LinkStanding struct {
	Link   *Link
	Proved bool
	By     *Example // that proves it
}

// Weight ranks holes: the heavier, the sooner an editor should look.
type Weight int

// The kinds of holes, heaviest first.
const (
	FailingExample Weight = iota
	DeadLink
	Survives
	StaleLink
	UnprovedLink
	SameTwice
	IdleExample
	OpenWords
	Unlinked
	Unannotated
	Elsewhere // in a text or division that nobody has begun to annotate
)

var weightNames = [...]string{"failing example", "dead link", "survivor", "stale link", "unproved link", "same provision twice", "idle example", "open words", "no link", "no note", "not begun"}

// String names the kind of hole.
func (w Weight) String() string { return weightNames[w] }

// Hole is something missing from the proof of a clause.
type Hole struct {
	Weight Weight
	Clause *corpus.Clause
	File   string // where it can be fixed, or ""
	Line   int
	Text   string
}

// String returns the hole in one line.
func (h Hole) String() string {
	text := h.Clause.ID + ": " + h.Text
	if h.File == "" {
		return text
	}
	return fmt.Sprintf("%s:%d: %s", h.File, h.Line, text)
}

// MarshalJSON writes the hole as coverage -json prints it.
func (h Hole) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Kind   string `json:"kind"`
		Clause string `json:"clause"`
		File   string `json:"file,omitempty"`
		Line   int    `json:"line,omitempty"`
		Text   string `json:"text"`
	}{h.Weight.String(), h.Clause.ID, h.File, h.Line, h.Text})
}

func (s *Standing) hole(w Weight, n *Note, line int, format string, args ...any) {
	h := Hole{Weight: w, Clause: s.Clause, Line: line, Text: fmt.Sprintf(format, args...)}
	if n != nil {
		h.File = n.File
	}
	s.Holes = append(s.Holes, h)
}

// heading is the reason why a heading is excluded without a note.
const heading = "a heading"

// Failure reports whether a hole is in a clause that somebody has annotated. Such holes
// make a check fail; the others are work to be done.
func (w Weight) Failure() bool { return w < Unannotated }

// stand judges a clause by its links, its words and the runs of its examples.
func (a *Annotations) stand(c *corpus.Clause, p *prover) *Standing {
	s := &Standing{Clause: c, Status: Open, Words: a.AccountOf(c)}
	n := a.notes[c.ID]
	switch {
	case n == nil && c.Kind == corpus.KindHeading:
		s.Status, s.Reason = Excluded, heading
		return s
	case n == nil:
		s.hole(Unannotated, nil, 0, "has no note")
		return s
	}
	for _, e := range n.Examples {
		r := p.run(e)
		s.Runs = append(s.Runs, r)
		if !r.Passed {
			s.hole(FailingExample, n, r.FileLine(), "the example %q fails: %s", e.Title, r.Why)
		}
	}
	if n.Excluded {
		s.Status, s.Reason = Excluded, n.Reason
		if !n.Fresh() {
			s.hole(StaleLink, n, 1, "excluded, but %s; read the reason against them and run quinola check -review %s", n.unread(), c.ID)
		}
		return s
	}
	if len(n.Links) == 0 {
		s.hole(Unlinked, n, 1, "is linked to no rule; link it, or exclude it with a reason")
		return s
	}
	s.Status = Linked
	s.standLinks(n, p)
	s.standExamples(n, p)
	for _, x := range n.Asides {
		switch {
		case x.Dead != "":
			s.hole(DeadLink, n, x.Line, "%s", x.Dead)
		case x.Why == Repeats:
			if why := a.disagrees(x, p); why != "" {
				s.hole(UnprovedLink, n, x.Line, "%s", why)
			}
		}
	}
	for _, w := range s.Words.Open {
		s.hole(OpenWords, n, 1, "no link and no aside accounts for the words %q", clipped(w.Text, 80))
	}
	if len(s.Holes) == 0 {
		s.Status = Proved
	}
	return s
}

// standLinks judges the links of a clause.
func (s *Standing) standLinks(n *Note, p *prover) {
	stated := 0
	for i, l := range n.Links {
		ls := LinkStanding{Link: l}
		switch l.State() {
		case Dead:
			s.hole(DeadLink, n, l.Line, "%s", l.Dead)
		case Stale:
			s.hole(StaleLink, n, l.Line, "%s; read the note against them and run quinola check -review %s", n.unread(), s.Clause.ID)
		}
		if l.How != Contradicts {
			stated++
			if l.Dead == "" {
				var why string
				if ls.By, why = p.prove(l, s.Runs); ls.By == nil {
					s.hole(UnprovedLink, n, l.Line, "%s is not proved: %s", l.ID(), why)
				}
				ls.Proved = ls.By != nil && l.State() == Fresh
			}
			for _, other := range n.Links[:i] {
				if other.ID() == l.ID() && other.Case == l.Case && other.How != Contradicts {
					s.hole(SameTwice, n, l.Line, "two quotations state %s; give each its case, or set the one aside that repeats the other", l.ID())
					break
				}
			}
		}
		s.Links = append(s.Links, ls)
	}
	if stated == 0 {
		s.hole(UnprovedLink, n, n.Links[0].Line, "only contradicts rules: nothing shows what it states")
	}
}

// standExamples judges whether each example shows anything.
func (s *Standing) standExamples(n *Note, p *prover) {
	for _, r := range s.Runs {
		e := r.Example
		if !r.Passed {
			continue
		}
		proves := slices.ContainsFunc(s.Links, func(l LinkStanding) bool { return l.By == e })
		switch shows := proves || p.shows(e, n.Links); {
		case e.Shows && !shows:
			s.hole(IdleExample, n, e.Line-1, "the example %q shows no rule that the note links: it passes whatever is changed; mark it {contrast} or take it out", e.Title)
		case !e.Shows && shows:
			s.hole(IdleExample, n, e.Line-1, "the example %q is no contrast: it fails when a rule is changed; take the mark away", e.Title)
		}
	}
}

// clipped returns a text of at most n letters.
func clipped(s string, n int) string {
	letters := []rune(s)
	if len(letters) <= n {
		return s
	}
	return string(letters[:n-1]) + "…"
}

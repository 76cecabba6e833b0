package annotate

import (
	"encoding/json"
	"fmt"

	"quinola/corpus"
)

// Status says how far a clause is shown to be what the program does.
type Status string

// The statuses of a clause.
const (
	Proved   Status = "proved"   // every rule it states fires in an example that passes, and fails without the rule
	Linked   Status = "linked"   // it is linked to a rule, but not proved
	Open     Status = "open"     // nothing is linked yet
	Excluded Status = "excluded" // it states no rule, for a reason
)

// Standing is where a clause stands, and why it does not stand higher.
type Standing struct {
	Clause *corpus.Clause
	Status Status
	Reason string // why it is excluded
	Holes  []Hole
	Links  []LinkStanding // in the order of the note
	Runs   []*Run         // of its examples, in the order of the note
}

// LinkStanding is where a link stands.
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
	Unlinked
	Unannotated
	Elsewhere // in a text or division that nobody has begun to annotate
)

var weightNames = [...]string{"failing example", "dead link", "survivor", "stale link", "unproved link", "no link", "no note", "not begun"}

// String names the kind of hole.
func (w Weight) String() string { return weightNames[w] }

// Hole is something missing from the proof of a clause.
type Hole struct {
	Weight Weight
	Clause *corpus.Clause
	File   string // where it can be mended, or ""
	Line   int
	Text   string
}

// String is the hole in one line.
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

// stand judges a clause by its links and the runs of its examples.
func (a *Annotations) stand(c *corpus.Clause, p *prover) *Standing {
	s := &Standing{Clause: c, Status: Open}
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
			s.hole(StaleLink, n, 1, "excluded, but not reviewed since its words changed; read the reason against them and run quinola check -review %s", c.ID)
		}
		return s
	}
	proved, stated := true, 0
	for _, l := range n.Links {
		ls := LinkStanding{Link: l}
		switch l.State() {
		case Dead:
			s.hole(DeadLink, n, l.Line, "%s", l.Dead)
		case Stale:
			s.hole(StaleLink, n, l.Line, "not reviewed since its words changed; read the note against them and run quinola check -review %s", c.ID)
		}
		if l.How != Contradicts && l.Dead == "" {
			var why string
			if ls.By, why = p.prove(l, s.Runs); ls.By == nil {
				s.hole(UnprovedLink, n, l.Line, "%s is not proved: %s", l.ID(), why)
			}
			ls.Proved = ls.By != nil && l.State() == Fresh
		}
		if l.How != Contradicts {
			stated++
			proved = proved && ls.Proved
		} else if l.State() != Fresh {
			proved = false
		}
		s.Links = append(s.Links, ls)
	}
	switch {
	case len(n.Links) == 0:
		s.hole(Unlinked, n, 1, "is linked to no rule; link it, or exclude it with a reason")
	case proved && stated > 0:
		s.Status = Proved
	default:
		s.Status = Linked
		if stated == 0 {
			s.hole(UnprovedLink, n, n.Links[0].Line, "only contradicts rules: nothing shows what it states")
		}
	}
	return s
}

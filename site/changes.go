package site

import (
	"quinola/annotate/digest"
	"quinola/site/page"
)

// ChangesPage shows what each edition changed since the one before it.
type ChangesPage struct {
	Now      page.EditionLine
	Clauses  int
	Pending  *Edited // what has changed since the last edition that was recorded
	Recorded []Edited
	Download string
}

// Edited is an edition and what it changed.
type Edited struct {
	Version, Date string
	Since         string // the edition before; "" for the first
	Clauses       int
	Added         ChangedClauses
	Gone          ChangedClauses
	Reread        ChangedClauses
	Linked        ChangedClauses
}

// ChangedClauses are clauses with the same kind of change: those that a page can hold,
// and how many more there are.
type ChangedClauses struct {
	Count int
	Texts []ChangedIn
	More  int
}

// ChangedIn holds those of one text, by their names in it. Clauses that the edition no
// longer has have no text, and their ids for names.
type ChangedIn struct {
	Name    string
	Clauses []page.Link
}

// mostChanged is how many clauses with the same kind of change the page names.
const mostChanged = 150

func (e *builder) changesPages() []page.Page {
	return []page.Page{{Path: "changes/", Frame: &page.Frame{Title: "What changed", Description: "What each edition added, read otherwise or linked otherwise."}, Body: func(at page.Place) (any, error) {
		now := digest.Of(e.Corpus, e.Notes)
		v := ChangesPage{Now: e.Line, Clauses: len(now.Clauses), Download: at.To("about/") + "#take"}
		for i, d := range e.editions {
			x := Edited{Version: d.Version, Date: d.Date, Clauses: len(d.Clauses)}
			if i > 0 {
				e.fill(at, &x, e.editions[i-1], d)
			}
			v.Recorded = append([]Edited{x}, v.Recorded...)
		}
		if n := len(e.editions); n > 0 {
			last := e.editions[n-1]
			if last.Version != now.Version || !digest.Compare(last, now).None() {
				v.Pending = &Edited{Version: now.Version, Date: now.Date, Clauses: len(now.Clauses)}
				e.fill(at, v.Pending, last, now)
			}
		}
		return v, nil
	}}}
}

// fill adds the differences between two editions.
func (e *builder) fill(at page.Place, x *Edited, older, newer *digest.Digest) {
	c := digest.Compare(older, newer)
	x.Since = older.Version
	x.Added, x.Gone, x.Reread, x.Linked = e.changed(at, c.Added), e.changed(at, c.Gone), e.changed(at, c.Reread), e.changed(at, c.Linked)
}

func (e *builder) changed(at page.Place, ids []string) ChangedClauses {
	list := ChangedClauses{Count: len(ids), More: max(0, len(ids)-mostChanged)}
	for _, id := range ids[:len(ids)-list.More] {
		name, l := "", page.Link{Text: id}
		if c := e.Corpus.Clause(id); c != nil {
			name, l = c.Text.Meta.Short, page.BesideText(at, c)
		}
		if n := len(list.Texts); n == 0 || list.Texts[n-1].Name != name {
			list.Texts = append(list.Texts, ChangedIn{Name: name})
		}
		in := &list.Texts[len(list.Texts)-1]
		in.Clauses = append(in.Clauses, l)
	}
	return list
}

package annotate

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/cores"
)

// Options say what a check does.
type Options struct {
	Mutate bool     // change every figure and role, too, and search for what survives
	IDs    []string // the ids of the clauses, divisions or texts to check; all if empty
	Deals  int      // random hands of each ruleset on which to test the invariants
	Tries  int      // random hands to search for each survivor; 0 for 100,000
}

// Report is what a check found. As JSON it is what check -json prints.
type Report struct {
	Examples          int         `json:"examples"`
	Passed            int         `json:"passed"`
	Failed            []Failure   `json:"failed"`
	Clauses           ClauseCount `json:"clauses"`
	Provisions        Provisions  `json:"provisions"`
	Holes             []Hole      `json:"holes"` // of the clauses that have a note
	Mutants           int         `json:"mutants"`
	Killed            int         `json:"killed"`
	Survivors         []Survivor  `json:"survivors"`
	Indistinguishable []Survivor  `json:"indistinguishable"`
	Deals             []DealCheck `json:"deals,omitempty"`
	Faults            Problems    `json:"-"` // links, claims, spellings and translations whose words are not in their text: bad input

	Standings   map[string]*Standing `json:"-"` // by clause, of those that were checked
	annotations *Annotations
}

// ClauseCount is the clauses that were checked.
type ClauseCount struct {
	Rule     int `json:"rule"` // the clauses that state a rule, by their notes
	Proved   int `json:"proved"`
	Excluded int `json:"excluded"`
	Open     int `json:"open"` // without a note
}

// Failure is an example that does not pass.
type Failure struct {
	Example string `json:"example"`
	Title   string `json:"title"`
	File    string `json:"file"`
	Line    int    `json:"line"`
	Why     string `json:"why"`
}

// String returns the failure in one line.
func (f Failure) String() string {
	return fmt.Sprintf("%s:%d: %q fails: %s", f.File, f.Line, f.Title, f.Why)
}

// OK reports whether every example passed, no mutant survived, every hand kept the
// invariants, and every clause that has a note is fully proved.
func (r *Report) OK() bool {
	for _, d := range r.Deals {
		if d.Broken != "" {
			return false
		}
	}
	return len(r.Failed) == 0 && len(r.Survivors) == 0 && len(r.Faults) == 0 && len(r.Holes) == 0
}

// Err returns what the check found wrong in the notes themselves, as one error: of type
// Problems, or nil. The command treats it as bad input.
func (r *Report) Err() error { return r.Faults.err() }

// Check runs the examples of the notes and judges every clause by them. The error
// concerns the options or the context; what the notes lack stands in the report.
func (a *Annotations) Check(ctx context.Context, o Options) (*Report, error) {
	clauses, err := a.pick(o.IDs)
	if err != nil {
		return nil, err
	}
	r := &Report{Failed: []Failure{}, Holes: []Hole{}, Survivors: []Survivor{}, Indistinguishable: []Survivor{},
		Standings: make(map[string]*Standing, len(clauses)), annotations: a}
	p := newProver()
	standings := make([]*Standing, len(clauses))
	err = cores.Until(ctx, len(clauses), func(i int) { standings[i] = a.stand(clauses[i], p) })
	if err != nil {
		return nil, err
	}
	for _, s := range standings {
		r.Standings[s.Clause.ID] = s
	}
	if o.Mutate {
		if err := r.mutate(ctx, clauses, p, o); err != nil {
			return nil, err
		}
	}
	if o.Deals > 0 {
		if err := r.deal(ctx, o.Deals); err != nil {
			return nil, err
		}
	}
	for _, s := range standings {
		r.count(s)
	}
	for _, s := range standings {
		if n := a.notes[s.Clause.ID]; n != nil {
			r.Faults = append(r.Faults, n.dead()...)
		}
	}
	if len(o.IDs) == 0 {
		r.Faults = append(r.Faults, a.UnseenSpellings()...)
		r.Faults = append(r.Faults, a.StaleTranslations()...)
	}
	return r, nil
}

func (r *Report) count(s *Standing) {
	for _, run := range s.Runs {
		r.Examples++
		if run.Passed {
			r.Passed++
			continue
		}
		e := run.Example
		r.Failed = append(r.Failed, Failure{e.ID, e.Title, e.Note.File, run.FileLine(), run.Why})
	}
	r.Provisions.Add(s.Provisions())
	for _, h := range s.Holes {
		if h.Weight.Failure() {
			r.Holes = append(r.Holes, h)
		}
	}
	switch {
	case s.Status == Excluded:
		r.Clauses.Excluded++
	case r.annotations.notes[s.Clause.ID] == nil:
		r.Clauses.Open++
	default:
		r.Clauses.Rule++
		if s.Status == Proved {
			r.Clauses.Proved++
		}
	}
}

// Named tells the clauses that one of some ids names: a clause, a text, or the beginning
// of the paths of several clauses (reglor-1809:reversy.2).
func Named(ids ...string) func(*corpus.Clause) bool {
	return func(c *corpus.Clause) bool {
		return slices.ContainsFunc(ids, func(id string) bool {
			return c.ID == id || c.Text.ID == id || strings.HasPrefix(c.ID, id+".")
		})
	}
}

// pick returns the clauses that ids name, or all.
func (a *Annotations) pick(ids []string) ([]*corpus.Clause, error) {
	var list []*corpus.Clause
	seen := map[string]bool{}
	take := func(c *corpus.Clause) {
		if !seen[c.ID] {
			seen[c.ID] = true
			list = append(list, c)
		}
	}
	for _, t := range a.Corpus.Texts {
		for _, c := range t.Clauses {
			if len(ids) == 0 {
				take(c)
			}
		}
	}
	for _, id := range ids {
		before := len(list)
		known, named := false, Named(id)
		for _, t := range a.Corpus.Texts {
			for _, c := range t.Clauses {
				if named(c) {
					known = true
					take(c)
				}
			}
		}
		if len(list) == before && !known {
			var all []string
			for _, t := range a.Corpus.Texts {
				all = append(all, t.ID)
				for _, c := range t.Clauses {
					all = append(all, c.ID)
				}
			}
			near := nearest(id, all)
			if near == "" {
				near = "; quinola clauses lists them"
			}
			return nil, fmt.Errorf("there is no clause or text %q%s", id, near)
		}
	}
	return list, nil
}

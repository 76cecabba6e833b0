package annotate

import (
	"sync"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

// published opens the edition's own corpus and notes, once for all tests.
var published = sync.OnceValues(func() (*Annotations, error) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return nil, err
	}
	return Read(BuiltIn(), c)
})

// TestNotes reports all that is wrong in the edition's own notes and terms.
func TestNotes(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Error(err)
	}
	if a == nil {
		return
	}
	for _, p := range append(a.DeadLinks(), a.UnseenSpellings()...) {
		t.Error(p)
	}
	for _, term := range a.Terms { // which in a smaller corpus would be no fault
		for _, n := range term.Names {
			if n.Text != "" && a.Corpus.Text(n.Text) == nil {
				t.Errorf("%s: there is no text %q", term.File, n.Text)
			}
		}
		for _, id := range term.Defined {
			if a.Corpus.Clause(id) == nil {
				t.Errorf("%s: there is no clause %q", term.File, id)
			}
		}
	}
	t.Logf("%d notes, %d terms", len(a.Notes()), len(a.Terms))
}

// TestExamples runs every example of the edition. What is not proved yet is
// told with -v.
func TestExamples(t *testing.T) {
	a, _ := published()
	if a == nil {
		t.Fatal("the corpus cannot be opened")
	}
	r, err := a.Check(t.Context(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Failed {
		t.Error(f)
	}
	stale := 0
	for _, h := range r.Coverage().Holes {
		switch h.Weight {
		case StaleLink:
			stale++
		case Survives, UnprovedLink, Unlinked:
			t.Logf("%s: %s", h.Weight, h)
		}
	}
	t.Logf("%d links and exclusions wait for quinola check -review", stale)
	t.Logf("%d of %d examples pass; of %d clauses that state a rule %d are proved, %d are excluded, %d have no note",
		r.Passed, r.Examples, r.Clauses.Rule, r.Clauses.Proved, r.Clauses.Excluded, r.Clauses.Open)
}

// TestMutants tells, with -v, every mutant that survives the examples of the
// edition, and the hand that is missing. Whether the editors have reviewed
// the links lately is another matter: here all are taken as they are.
func TestMutants(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := Read(BuiltIn(), c)
	for _, n := range a.Notes() {
		n.Reviewed = n.Hash
	}
	r, err := a.Check(t.Context(), Options{Mutate: true, Tries: 3_000, Deals: 300})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range r.Survivors {
		t.Logf("%s\n%s", s, s.Block)
	}
	for _, s := range r.Indistinguishable {
		t.Logf("%s in %d random hands", s, s.Tried)
	}
	for _, d := range r.Deals {
		if d.Broken != "" {
			t.Errorf("%s: %s\n%s", d.Ruleset, d.Broken, d.Hand)
		}
	}
	t.Logf("%d mutants, %d killed, %d survive, %d could not be told apart", r.Mutants, r.Killed, len(r.Survivors), len(r.Indistinguishable))
}

// TestSilencesNameWhatThereIs holds the engine's register of silences, which
// knows no text, to the clauses and rules that it names.
func TestSilencesNameWhatThereIs(t *testing.T) {
	a, err := published()
	if a == nil {
		t.Fatal(err)
	}
	for _, s := range a.Silences() {
		text := a.textOf(s.Ruleset.ID)
		if text == "" {
			t.Errorf("the ruleset %s belongs to no text", s.Ruleset.ID)
		}
		for _, path := range s.Silence.Clauses {
			if a.Corpus.Clause(text+":"+path) == nil {
				t.Errorf("%s: the silence %s names the clause %q, which %s does not have", s.Ruleset.ID, s.Name, path, text)
			}
		}
		for _, rule := range s.Rules {
			if fault := RuleFault(fullID(rule)); fault != "" {
				t.Errorf("%s: the silence %s: %s", s.Ruleset.ID, s.Name, fault)
			}
		}
		if s.Setting != "" {
			if fault := RuleFault(fullID(s.Setting)); fault != "" {
				t.Errorf("%s: the silence %s: its setting: %s", s.Ruleset.ID, s.Name, fault)
			}
		}
	}
	t.Logf("%d silences, %d conflicts, %d claims", len(a.Silences()), len(a.Conflicts()), len(a.Claims()))
}

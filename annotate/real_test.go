package annotate

import (
	"os"
	"runtime/debug"
	"sync"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

func TestMain(m *testing.M) {
	debug.SetGCPercent(400) // the edition stays, and of a hand little: collecting took a quarter of the time
	os.Exit(m.Run())
}

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

// TestProof holds the edition to what it says of itself: every example passes,
// no note is stale, no link or exclusion dead, missing or unproved, no word of
// a clause that has a note is open, and no example shows nothing.
func TestProof(t *testing.T) {
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
	for _, h := range r.Holes {
		t.Errorf("%s: %s", h.Weight, h)
	}
	t.Logf("%d of %d examples pass; %d of %d provisions are proved; of %d clauses that state a rule %d are proved, %d are excluded, %d have no note",
		r.Passed, r.Examples, r.Provisions.Proved, r.Provisions.Stated, r.Clauses.Rule, r.Clauses.Proved, r.Clauses.Excluded, r.Clauses.Open)
}

// TestMutants changes every figure and role of every ruleset, and switches
// every rule off: some example must notice each.
func TestMutants(t *testing.T) {
	a, _ := published()
	if a == nil {
		t.Fatal("the corpus cannot be opened")
	}
	r, err := a.Check(t.Context(), Options{Mutate: true, Tries: 3_000, Deals: 300})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range r.Survivors {
		t.Errorf("%s; the hand that is missing:\n%s", s, s.Block)
	}
	for _, s := range r.Indistinguishable {
		if s.Why == "" {
			t.Errorf("%s in %d random hands, and nothing says why", s, s.Tried)
		}
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
		text := s.Ruleset.TextID()
		if a.Corpus.Text(text) == nil {
			t.Errorf("the ruleset %s belongs to no text", s.Ruleset.ID)
		}
		for _, path := range s.Silence.Clauses {
			if a.Corpus.Clause(text+":"+path) == nil {
				t.Errorf("%s: the silence %s names the clause %q, which %s does not have", s.Ruleset.ID, s.Name, path, text)
			}
		}
		for _, rule := range s.Rules {
			if fault := RuleFault(s.Ruleset.Full(rule)); fault != "" {
				t.Errorf("%s: the silence %s: %s", s.Ruleset.ID, s.Name, fault)
			}
		}
		if s.Setting != "" {
			if fault := RuleFault(s.Ruleset.Full(s.Setting)); fault != "" {
				t.Errorf("%s: the silence %s: its setting: %s", s.Ruleset.ID, s.Name, fault)
			}
		}
	}
	t.Logf("%d silences, %d conflicts, %d claims", len(a.Silences()), len(a.Conflicts()), len(a.Claims()))
}

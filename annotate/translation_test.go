package annotate

import (
	"strings"
	"testing"
	"testing/fstest"

	"quinola/corpus"
)

// TestReversisIsGlossedInThreeLanguages: a reader of French or Swedish finds
// every clause of Reversis glossed, and by what its gloss says now, with the
// titles of its examples and the cases of its provisions.
func TestReversisIsGlossedInThreeLanguages(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	glossed := 0
	for _, n := range a.Notes() {
		if !ofReversis(n.Clause) {
			continue
		}
		glossed++
		got := map[string]string{}
		for _, in := range a.Translations(n.Clause.Text.ID, n.Gloss) {
			got[in.Lang] = in.Text
		}
		for _, lang := range []string{"fr", "sv"} {
			if got[lang] == "" || got[lang] == n.Gloss {
				t.Errorf("%s: its gloss is not put into %q; add a line to translations.tsv beside it that begins with the gloss", n.Clause.ID, lang)
			}
			if marks := strings.Count(n.Gloss, "*"); strings.Count(got[lang], "*") != marks {
				t.Errorf("%s: the gloss in %q sets other words in italics than the English: %s", n.Clause.ID, lang, got[lang])
			}
		}
	}
	for _, n := range a.Notes() {
		if !ofReversis(n.Clause) {
			continue
		}
		var said []string
		for _, x := range n.Examples {
			said = append(said, x.Title)
		}
		for _, l := range n.Links {
			if l.Case != "" {
				said = append(said, l.Case)
			}
		}
		for _, english := range said {
			if len(a.Translations(n.Clause.Text.ID, english)) == 0 {
				t.Errorf("%s: %q is in English alone; add a line to translations.tsv that begins so", n.Clause.ID, english)
			}
		}
	}
	if glossed < 250 {
		t.Errorf("%d clauses of Reversis have a gloss; that cannot be all", glossed)
	}
	for _, p := range a.StaleTranslations() {
		t.Error(p)
	}
}

// ofReversis reports whether a clause is of one of the five texts of Reversis.
func ofReversis(c *corpus.Clause) bool {
	switch c.Text.ID {
	case "academie", "reglor-1809":
		return strings.HasPrefix(c.Path(), "revers")
	}
	return true
}

func TestReadTranslations(t *testing.T) {
	for _, c := range []struct{ name, file, problem string }{
		{"as it should be", "en\tfr\nWho wins\tQui gagne ?\n\n", ""},
		{"other languages", "fr\ten\n", "translations.tsv:1: the first line names the languages"},
		{"an unknown language", "en\tqq\n", "translations.tsv:1: the first line names the languages"},
		{"a cell too few", "en\tfr\nWho wins\n", "translations.tsv:2: the line has not one text for each of en, fr"},
		{"an empty cell", "en\tfr\nWho wins\t \n", "translations.tsv:2: the line has not"},
		{"a line that stands twice", "en\tfr\nWho wins\tA\nWho wins\tB\n", "translations.tsv:3: \"Who wins\" stands in line 2 already"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys := fstest.MapFS{"notes/book/translations.tsv": &fstest.MapFile{Data: []byte(c.file)}}
			a := &Annotations{source: Source{fsys, "x"}, translations: map[string]*translations{}}
			var all Problems
			a.readTranslations("notes/book", "book", &all)
			if c.problem == "" {
				got := a.Translations("book", "Who wins")
				if len(all) > 0 || len(got) != 1 || got[0] != (Translation{"fr", "Qui gagne\u202f?"}) {
					t.Errorf("%v, %v", got, all)
				}
				return
			}
			if len(all) != 1 || !strings.Contains(all[0].String(), c.problem) {
				t.Errorf("the problems are %v; want one that says %q", all, c.problem)
			}
		})
	}
}

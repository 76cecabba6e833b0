package phrases

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"
)

func TestRead(t *testing.T) {
	for row, want := range map[string]string{
		"Run\tJouer":                         "phrases.tsv:1: 2 columns",
		"Run\tJouer\tSpela\nRun\tX\tY":       "phrases.tsv:2: \"Run\" stands in line 1 already",
		"%d of %s\t%s de\t%d av %s":          "phrases.tsv:1: \"%s de\" has not",
		"%d of %s\t%[2]s de %[1]d\t%d av %s": "",
		"# a comment\n\nRun\tJouer\tSpela":   "",
	} {
		_, err := read(row)
		switch {
		case want == "" && err != nil:
			t.Errorf("%q: %v", row, err)
		case want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)):
			t.Errorf("%q: %v, want %s", row, err, want)
		}
	}
}

func TestPrinter(t *testing.T) {
	for tag, want := range map[string]string{"en": "leaf 3", "fr": "feuillet 3", "sv": "blad 3", "de": "leaf 3"} {
		if got := Printer(language.MustParse(tag)).Sprintf("leaf %d", 3); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

func TestBest(t *testing.T) {
	for wanted, want := range map[string]string{"fr_CH.UTF-8": "fr", "sv-FI": "sv", "C": "en", "": "en", "de_DE": "en"} {
		if got := Best(wanted).String(); got != want {
			t.Errorf("%q: %s, want %s", wanted, got, want)
		}
	}
}

func TestKnown(t *testing.T) {
	for text, want := range map[string]bool{"Texts": true, "leaf 3": true, "1\u202f908 clauses": true, "Textes": false, "leaf": false, "; leaf 3 (": true, "Texts; leaf 3.": true, "Texts; more": false, "the party: N pays E 3, S pays E 4": true} {
		if Known(text) != want {
			t.Errorf("%q: known %v, want %v", text, !want, want)
		}
	}
}

// TestSay reads the cases that the page's script is held to as well.
func TestSay(t *testing.T) {
	data, err := os.ReadFile("testdata/said.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		c := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		got, ok := Say(language.MustParse(c[0]), c[1])
		if got != c[2] || ok != (c[2] != "") {
			t.Errorf("%s: %q is %q, %v; want %q", c[0], c[1], got, ok, c[2])
		}
	}
}

func TestHas(t *testing.T) {
	if !Has("leaf %d") || Has("leaf 3") {
		t.Error("a key is a row as it is written")
	}
}

// TestName: what a thing is called is said alone, before a comma, and in a list.
func TestName(t *testing.T) {
	page, err := For("fr")
	if err != nil {
		t.Fatal(err)
	}
	page.Name("Book + one", "Livre un")
	said := newTranslator(page)
	for english, want := range map[string]string{
		"Book + one":             "Livre un",
		"Book + one, XVIII":      "Livre un, XVIII",
		"Book + one, Book + one": "Livre un, Livre un",
	} {
		if got, ok := said.say(english); !ok || got != want {
			t.Errorf("%q is %q, %v; want %q", english, got, ok, want)
		}
	}
}

// What stands around the places of a phrase is found in its expression: a form that
// a page has read has no other.
func TestAround(t *testing.T) {
	for _, row := range rows() {
		want := verb.Split(row.english, -1)
		if len(want) == 1 {
			continue // nothing is filled in
		}
		if got := around(find(row.english)); !slices.Equal(got, want) {
			t.Errorf("around the places of %q stands %q, not %q", row.english, got, want)
		}
	}
}

package cite

import (
	"fmt"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

func ids(cs []*corpus.Clause) string {
	var out []string
	for _, c := range cs {
		out = append(out, c.Path())
	}
	return strings.Join(out, " ")
}

// The citations of the books, as printed, with what they cite.
func TestCitations(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		from, words, target, meant string
	}{
		{"hague-1785:1", "Article ESPAGNOLETTE", "34", ""},
		{"hague-1785:16", "Chapitre suivant", "17", ""},
		{"hague-1785:18", "Art. 1", "1", ""},
		{"hague-1785:23", "Art. 19, 20, 21. & 22", "19 20 21 22", "19 20 21 22"},
		{"hague-1785:42", "Art. 32", "32", "33"},
		{"hague-1785:43", "Art. 19, 20, 21, 22 & 23", "19 20 21 22 23", ""},
		{"reglor-1809:reversy.2.21", "Cap. 4", "reversy.4.1", ""},
		{"reglor-1809:reversy.3.4", "Se 16. Cap. 2", "reversy.2.16", ""},
	} {
		from := c.Clause(tt.from)
		if from == nil {
			t.Errorf("no clause %s", tt.from)
			continue
		}
		found := false
		for _, got := range In(from) {
			if !strings.Contains(letters(got.Words), letters(tt.words)) {
				continue
			}
			found = true
			if ids(got.Target) != tt.target || ids(got.Meant) != tt.meant {
				t.Errorf("%s: %q cites [%s], meaning [%s]; want [%s], [%s]", tt.from, got.Words, ids(got.Target), ids(got.Meant), tt.target, tt.meant)
			}
			if got.Span.Start < from.Span.Start || got.Span.End > from.Span.End || got.Span.Len() == 0 {
				t.Errorf("%s: %q is said to lie at %v of %v", tt.from, got.Words, got.Span, from.Span)
			}
		}
		if !found {
			t.Errorf("%s: %q is not found in %q; found %v", tt.from, tt.words, from.Reading(), fmt.Sprint(In(from)))
		}
	}
}

func TestValue(t *testing.T) {
	for s, want := range map[string]int{"i": 1, "IV": 4, "XLII": 42, "32": 32, "LVII": 57, "abc": 0, "": 0} {
		if got := value(s); got != want {
			t.Errorf("value(%q) = %d, want %d", s, got, want)
		}
	}
}

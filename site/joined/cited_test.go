package joined

import (
	"regexp"
	"testing"

	"quinola/site/page"
	"quinola/site/sitetest"
)

// What the editors say of a ruling names clauses as the pages do, in every language: no
// reader is to meet the end of an id.
func TestRulingsNameTheirClauses(t *testing.T) {
	whole := sitetest.Edited(t)
	c, notes := whole.Corpus, whole.Notes
	e := &Edition{Corpus: c, Notes: notes}
	tags, id := regexp.MustCompile(`<[^>]*>`), regexp.MustCompile(`\b(?:[a-z0-9-]+\.)*p[0-9]+[a-z]?\b`)
	named := 0
	for _, s := range notes.Silences() {
		said := e.Cited(page.Place{Path: "coverage/"}, s.Clauses, e.Says(s.Ruleset.TextID(), s.From))
		for _, in := range append(said.Also, ToldIn{"en", said.English}) {
			if left := id.FindString(tags.ReplaceAllString(string(in.Text), "")); left != "" {
				t.Errorf("%s, %s: %q names %s, near %v", s.Ruleset.ID, in.Lang, s.From, left, s.Silence.Clauses)
			}
			named += len(tags.FindAllString(string(in.Text), -1))
		}
	}
	if named == 0 {
		t.Error("no clause is named")
	}
}

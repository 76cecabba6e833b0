package textpages

import (
	"testing"

	"quinola/site/page"
)

// What other books say stands under what they answer, the answer of the clause's own book
// first: that is where they agree, and what comes after is where they differ.
func TestOtherBooksStandUnderTheirAnswers(t *testing.T) {
	e, whole := ofEdition(t)
	c := whole.Corpus.Clause("hague-1785:18")
	agree, differ := 0, 0
	for _, s := range e.same(page.Place{Path: page.ClausePath(c)}, e.Note(c)) {
		said := map[string]bool{}
		for i, a := range s.Answers {
			if said[a.Says] || len(a.Others) == 0 {
				t.Errorf("%s: %q stands twice, or nobody says it", s.Asks, a.Says)
			}
			said[a.Says] = true
			switch {
			case a.Here && i > 0:
				t.Errorf("%s: what The Hague answers stands after %q", s.Asks, s.Answers[0].Says)
			case a.Here:
				agree += len(a.Others)
			default:
				differ += len(a.Others)
			}
		}
	}
	if agree == 0 || differ == 0 {
		t.Errorf("%d clauses agree with The Hague, %d do not", agree, differ)
	}
}

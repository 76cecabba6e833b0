package webanno

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/sitetest"
)

// TestAnnotations: every link of the edition is there, and its words stand
// where the annotation says that they do.
func TestAnnotations(t *testing.T) {
	whole := sitetest.Edited(t)
	c, notes := whole.Corpus, whole.Notes
	report, err := notes.Check(t.Context(), annotate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	at := Addresses{
		Self: func(text string) string { return "https://example.org/annotations/" + text + ".jsonld" },
		Clause: func(c *corpus.Clause) string {
			return "https://example.org/" + c.Text.ID + "/" + c.Path() + "/"
		},
		Rule:    func(id string) string { return "https://example.org/rule/" + id + "/" },
		Reading: func(text string) string { return "https://example.org/readings/" + text + ".txt" },
	}
	for _, text := range c.Texts {
		data := Of(export.Contents{Corpus: c, Notes: notes, Report: report}, text, at)
		var got Collection
		if err := json.Unmarshal(data, &got); err != nil {
			t.Fatal(err)
		}
		links, proved := 0, 0
		quoted := map[string]string{} // by the number of the link
		for _, n := range notes.Notes() {
			if n.Clause.Text == text {
				links += len(n.Links)
				words := ""
				for _, t := range n.Clause.Tokens() {
					words += t.Reading
				}
				for i, l := range n.Links {
					for _, s := range l.Spans {
						quoted[fmt.Sprintf("%s#%s-%d", at.Self(text.ID), n.Clause.Path(), i+1)] += words[s.Start:s.End]
					}
				}
				proved += report.Standings[n.Clause.ID].Provisions().Proved
			}
		}
		reading, _ := export.Reading(text)
		letters := []rune(string(reading))
		for _, a := range got.First.Items {
			if a.Proved {
				proved--
			}
			told := ""
			for _, x := range a.Target {
				if len(x.Selector) != 2 {
					t.Errorf("%s: a target without its place", a.ID)
				}
				for _, s := range x.Selector {
					if s.Type != "TextPositionSelector" {
						continue
					}
					q := x.Selector[0]
					before, after := letters[max(0, *s.Start-len(q.Prefix)):*s.Start], letters[*s.End:min(len(letters), *s.End+len(q.Suffix))]
					if here := string(letters[*s.Start:*s.End]); here != q.Exact || !strings.HasSuffix(string(before), q.Prefix) || !strings.HasPrefix(string(after), q.Suffix) {
						t.Errorf("%s: at %d to %d stands %q, not %q", a.ID, *s.Start, *s.End, here, q.Exact)
					}
					told += q.Exact
				}
			}
			// A table reads in another order than its source, so only which letters there are is compared.
			if got, want := sortedLetters(told), sortedLetters(quoted[a.ID]); got != want {
				t.Errorf("%s: the letters of its targets are %q, of its quotation %q", a.ID, got, want)
			}
		}
		if got.Total != links || len(got.First.Items) != links || proved != 0 {
			t.Errorf("%s: %d annotations of %d links, %d proved too few", text.ID, len(got.First.Items), links, proved)
		}
	}
}

// sortedLetters are the letters of a text, sorted, white space apart.
func sortedLetters(s string) string {
	letters := []rune(strings.Join(strings.Fields(s), ""))
	slices.Sort(letters)
	return string(letters)
}

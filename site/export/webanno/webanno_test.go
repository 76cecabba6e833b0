package webanno

import (
	"encoding/json"
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/export"
)

// TestAnnotations: every link of the edition is there, and its words stand
// where the annotation says that they do.
func TestAnnotations(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil {
		t.Fatal(err)
	}
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
		links, proved, places := 0, 0, 0
		for _, n := range notes.Notes() {
			if n.Clause.Text == text {
				links += len(n.Links)
				if n.Clause.Layout == nil { // of a table that the editors set only the words are told
					for _, l := range n.Links {
						places += len(l.Spans)
					}
				}
				proved += report.Standings[n.Clause.ID].Provisions().Proved
			}
		}
		reading, _ := export.Reading(text)
		letters := []rune(string(reading))
		placed := 0
		for _, a := range got.First.Items {
			if a.Proved {
				proved--
			}
			for _, x := range a.Target {
				for _, s := range x.Selector {
					if s.Type != "TextPositionSelector" {
						continue
					}
					placed++
					q := x.Selector[0]
					before, after := letters[max(0, *s.Start-len(q.Prefix)):*s.Start], letters[*s.End:min(len(letters), *s.End+len(q.Suffix))]
					if here := string(letters[*s.Start:*s.End]); here != q.Exact || !strings.HasSuffix(string(before), q.Prefix) || !strings.HasPrefix(string(after), q.Suffix) {
						t.Errorf("%s: at %d to %d stands %q, not %q", a.ID, *s.Start, *s.End, here, q.Exact)
					}
				}
			}
		}
		if got.Total != links || len(got.First.Items) != links || proved != 0 || placed != places {
			t.Errorf("%s: %d annotations of %d links, %d places of %d, %d proved too few", text.ID, len(got.First.Items), links, placed, places, proved)
		}
	}
}

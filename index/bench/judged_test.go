package main

import (
	"context"
	"path/filepath"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/index"
)

// TestJudgedTermsAreFound holds the search to its promise on both sets of
// judged terms: 99 of 100 occurrences found, 95 of 100 clauses right.
func TestJudgedTermsAreFound(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil && notes == nil {
		t.Fatal(err)
	}
	contents := index.Read(c, notes, index.Tell{})
	dir := filepath.Join(t.TempDir(), "index")
	if err := index.Build(dir, contents, index.Restorer{}); err != nil {
		t.Fatal(err)
	}
	x, err := index.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for _, set := range []string{"judged.tsv", "fresh.tsv"} {
		t.Run(set, func(t *testing.T) {
			terms, err := judge(set, index.Docs(c, nil, index.Tell{}))
			if err != nil {
				t.Fatal(err)
			}
			var sum tally
			for _, j := range terms {
				if j.all == 0 {
					t.Errorf("%s occurs nowhere", j.query)
				}
				res, err := x.Search(context.Background(), j.query, index.Options{})
				if err != nil {
					t.Fatal(err)
				}
				var ids []string
				for _, h := range res.Hits {
					ids = append(ids, h.ID)
				}
				sum.add(j, ids)
			}
			t.Logf("%d terms, %d occurrences: recall %.2f %%, precision %.2f %%", len(terms), sum.occurrences, sum.recall(), sum.precision())
			for _, w := range sum.worst {
				t.Log(w)
			}
			if sum.recall() < 99 || sum.precision() < 95 || len(terms) < 40 {
				t.Error("the figures of the search are not reached")
			}
		})
	}
}

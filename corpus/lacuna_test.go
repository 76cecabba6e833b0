package corpus_test

import (
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

// What the scans lack is told and never filled.
func TestLacunae(t *testing.T) {
	text, err := edition.OpenText(corpus.FS, "academie")
	if err != nil {
		t.Fatal(err)
	}
	all := text.Lacunae()
	if len(all) < 4 {
		t.Fatalf("%d lacunae", len(all))
	}
	leaves := false
	for i, l := range all {
		if l.Extent == "" || l.Evidence == "" {
			t.Errorf("leaf %d: a lacuna without extent or evidence: %+v", l.After, l)
		}
		if i > 0 && l.At < all[i-1].At {
			t.Errorf("leaf %d: out of order", l.After)
		}
		leaves = leaves || l.After == 43 && l.At == text.Leaves[43].Start
	}
	if !leaves {
		t.Error("the leaf lost after leaf 43 is not told")
	}
}

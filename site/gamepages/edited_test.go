package gamepages

import (
	"context"
	"sync"
	"testing"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/sitetest"
)

// edited is the pages of the edition, joined once for all tests.
func edited(t *testing.T) *Pages {
	t.Helper()
	p, err := editedOnce()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

var editedOnce = sync.OnceValues(func() (*Pages, error) {
	e, err := sitetest.Read()
	if err != nil {
		return nil, err
	}
	edition, err := joined.Join(context.Background(), joined.Sources{Corpus: e.Corpus, Notes: e.Notes})
	return &Pages{Table: &felt.Table{Edition: edition}}, err
})

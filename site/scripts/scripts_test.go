package scripts

import (
	"strings"
	"testing"

	"quinola/index"
)

// The page numbers the languages as the files of the search do, and names each.
func TestThePageHasTheLanguages(t *testing.T) {
	code, err := Bundle("script/find.ts", false, nil)
	if err != nil {
		t.Fatal(err)
	}
	at := -1
	for _, l := range index.Languages {
		i := strings.Index(string(code), `["`+l+`","`)
		if i <= at {
			t.Errorf("%s stands at %d, the one before it at %d", l, i, at)
		}
		at = i
	}
}

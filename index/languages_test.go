package index

import (
	"os"
	"strings"
	"testing"
)

// The page numbers the languages as the files of the search do.
func TestThePageHasTheLanguages(t *testing.T) {
	src, err := os.ReadFile("../templates/script/search/tables.ts")
	if err != nil {
		t.Fatal(err)
	}
	if want := `languages = ["` + strings.Join(Languages, `", "`) + `"];`; !strings.Contains(string(src), want) {
		t.Errorf("tables.ts has not\n%s", want)
	}
}

package restore

import (
	"strings"
	"testing"
)

// What stands on a page is told by the page: a scan set in the same lines has the
// same furniture in each language.
func TestFurnitureInEachLanguage(t *testing.T) {
	const scan = "%W inten-\n\n850\n\n850a\n\ntion %W.\n\n%W %W %W %W %W %W hvil\n\nhvilken %W %W.\n"
	for code, word := range map[string]string{"fr": "pour", "en": "with", "sv": "med"} {
		got := Reading(Tokens([]byte(strings.ReplaceAll(scan, "%W", word)), code, nil))
		if strings.Contains(got, "850") || !strings.Contains(got, "intention") {
			t.Errorf("%s: %q", code, got)
		}
	}
}

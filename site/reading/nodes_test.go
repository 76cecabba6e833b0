package reading

import (
	"html/template"
	"testing"
)

func TestActed(t *testing.T) {
	for words, want := range map[string]template.HTMLAttr{
		"♥6":             "",                // a card is of no language
		"♥6 ♠10":         "",                //
		"take back ♥6":   ` class="phrase"`, // one text
		"exposed ♥6":     "",                // said beside its card
		"hullabaloo ♥6":  ` lang="en"`,
		"exposed ♥6 wow": ` lang="en"`,
		"that is enough": ` class="phrase"`,
	} {
		if got := Acted(words); got != want {
			t.Errorf("%q has %q, want %q", words, got, want)
		}
	}
}

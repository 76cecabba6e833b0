package reading

import (
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/sitetest"
)

func TestItalicsAreSetAsPrinted(t *testing.T) {
	text := sitetest.Mint(corpus.Text{ID: "reglor", Meta: corpus.Meta{Lang: "sv"}}, `1 1 {*||italic}Basta{*||italic} och {*||italic}Ponto trumf{*||italic} .`)
	got := string(ReadingHTML(Of(text, text.Clauses[0].Tokens(), Setting{}), "%d"))
	if want := "<em>Basta</em> och <em>Ponto trumf</em> ."; strings.TrimSpace(got) != want {
		t.Errorf("set as %q, want %q", got, want)
	}
}

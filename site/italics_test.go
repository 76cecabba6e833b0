package site

import (
	"strings"
	"testing"

	"quinola/site/sitetest"

	"quinola/corpus"
)

func TestItalicsAreSetAsPrinted(t *testing.T) {
	text := sitetest.Mint(corpus.Text{ID: "reglor", Meta: corpus.Meta{Lang: "sv"}}, `1 1 {*||italic}Basta{*||italic} och {*||italic}Ponto trumf{*||italic} .`)
	got := string(readingLayer(layersOf(text, text.Clauses[0].Tokens(), setting{}), "%d"))
	if want := "<em>Basta</em> och <em>Ponto trumf</em> ."; strings.TrimSpace(got) != want {
		t.Errorf("set as %q, want %q", got, want)
	}
}

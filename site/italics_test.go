package site

import (
	"strings"
	"testing"

	"quinola/corpus"
)

func TestItalicsAreSetAsPrinted(t *testing.T) {
	text := mint(corpus.Text{ID: "reglor", Meta: corpus.Meta{Lang: "sv"}}, `1 1 {*||italic}Basta{*||italic} och {*||italic}Ponto trumf{*||italic} .`)
	e := &edition{}
	got := string(readingLayer(e.layersOf(text, text.Clauses[0].Tokens(), setting{}), "%d"))
	if want := "<em>Basta</em> och <em>Ponto trumf</em> ."; strings.TrimSpace(got) != want {
		t.Errorf("set as %q, want %q", got, want)
	}
}

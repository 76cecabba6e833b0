package site

import (
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
)

// TestScanned finds in the scan what a word of the reading was read from.
func TestScanned(t *testing.T) {
	const source = "\n le Quinóla, & le Va-\nlet"
	text := &corpus.Text{Source: []byte(source)}
	for _, tok := range []struct{ scan, reading string }{
		{"\n ", "\n "}, {"le", "le"}, {" ", " "}, {"Quinóla", "Quinola"}, {", & le ", ", & le "}, {"Va-", "Valet"}, {"\nlet", ""},
	} {
		start, why := 0, corpus.Why("")
		if tok.reading == "" {
			why = corpus.Join
		}
		tokens := text.Tokens()
		if n := len(tokens); n > 0 {
			start = tokens[n-1].End
		}
		text.SetTokens(append(tokens, corpus.Token{Span: corpus.Span{Start: start, End: start + len(tok.scan)}, Reading: tok.reading, Why: why}))
	}
	c := &corpus.Clause{Text: text, Span: corpus.Span{End: len(source)}}
	for word, want := range map[string]string{"Quinola": "Quinóla", "le": "le", "Valet": "Va- let"} {
		line := annotate.Line{Clause: c, Word: word, Start: strings.Index(c.Reading(), word)}
		if got := scanned(line); got != want {
			t.Errorf("%s is scanned as %q, want %q", word, got, want)
		}
	}
}

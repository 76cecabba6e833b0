package textpages

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

// TestRareSpellings: letters that stand apart are one word, and of spellings that
// stand there once the first are told, with what follows behind them.
func TestRareSpellings(t *testing.T) {
	for form, want := range map[string]string{"E f p a d i l le": "Efpadille", "Va- let": "Va- let", "de l'as": "de l'as"} {
		if got := unspaced(form, "Espadille"); got != want {
			t.Errorf("%s is told as %q, want %q", form, got, want)
		}
	}
	if form := "v a l e t d e c œ u r"; unspaced(form, "valet de cœur") != form {
		t.Errorf("of several words %q is made one", form)
	}
	s := Spelt{Forms: make([]SpeltForm, mostForms+3)}
	for i := range s.Forms {
		s.Forms[i].Count = 1
	}
	for i := range mostForms + 1 {
		s.Forms[i].Count = 2
	}
	if len(s.Shown()) != mostForms+1 || len(s.Rare()) != 2 {
		t.Errorf("%d spellings are told at once and %d behind them", len(s.Shown()), len(s.Rare()))
	}
	if s.Forms = s.Forms[:3]; len(s.Shown()) != 3 || len(s.Rare()) != 0 {
		t.Errorf("of three spellings %d are told at once", len(s.Shown()))
	}
}

package site

import (
	"strings"

	"quinola/corpus"
	"quinola/corpus/restore/modern"
)

// ModernPassage is a stretch of the modern layer that is quoted by the same
// links, or by none.
type ModernPassage struct {
	Lit  string
	Runs []ModernRun
}

// ModernRun is a stretch of the modern layer: a word that is spelt otherwise
// today, or all that stands before the next one.
type ModernRun struct {
	Text string
	Why  string // of a word spelt otherwise
	N    int    // the spelling that explains it, where the page lists them
}

// Spelling is a word of the reading in the spelling of today.
type Spelling struct {
	N                    int
	Reading, Modern, Why string
}

// modernise spells the tokens as today. Where listed is true each word that
// changes is listed once, however often it occurs.
func (l *Layers) modernise(tokens []corpus.Token, quotes []quoted, listed bool) {
	if l.Same {
		return
	}
	numbers := map[[2]string]int{}
	at, before := 0, ""
	for _, tok := range tokens {
		if tok.Reading == "" {
			continue
		}
		run := ModernRun{Text: tok.Reading}
		switch {
		case hasLetter(tok.Reading):
			run.Text, run.Why = modern.After(l.Lang, before, tok.Reading)
			before = tok.Reading
		case strings.TrimSpace(tok.Reading) != "":
			before = "" // a mark parts the words
		}
		if run.Why != "" && listed {
			pair := [2]string{tok.Reading, run.Text}
			if numbers[pair] == 0 {
				numbers[pair] = len(l.Spelt) + 1
				l.Spelt = append(l.Spelt, Spelling{len(l.Spelt) + 1, tok.Reading, run.Text, run.Why})
			}
			run.N = numbers[pair]
		}
		l.addModern(run, lit(quotes, at, at+len(tok.Reading)))
		at += len(tok.Reading)
	}
}

// addModern appends a run, joining what is spelt as it was.
func (l *Layers) addModern(r ModernRun, lit string) {
	if len(l.Modern) == 0 || l.Modern[len(l.Modern)-1].Lit != lit {
		l.Modern = append(l.Modern, ModernPassage{Lit: lit})
	}
	p := &l.Modern[len(l.Modern)-1]
	if n := len(p.Runs); n > 0 && r.Why == "" && p.Runs[n-1].Why == "" {
		p.Runs[n-1].Text += r.Text
		return
	}
	p.Runs = append(p.Runs, r)
}

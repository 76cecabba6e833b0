package reading

import (
	"strings"

	"quinola/corpus"
	"quinola/corpus/restore/modern"
	"quinola/site/page"
)

// ModernPassage is a Passage of the modern layer.
type ModernPassage struct {
	Manner
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

// modernise spells a token as today. With an apparatus each word that changes
// is listed once, however often it occurs.
func (c *cutter) modernise(tok corpus.Token, m Manner) {
	if tok.Reading == "" || c.Setting.Kind == corpus.KindTable && tok.Reading == stroke {
		return
	}
	run := ModernRun{Text: tok.Reading}
	switch {
	case page.HasLetter(tok.Reading):
		run.Text, run.Why = modern.After(c.Lang, c.before, tok.Reading)
		c.before = tok.Reading
	case strings.TrimSpace(tok.Reading) != "":
		c.before = "" // a mark parts the words
	}
	if run.Why != "" && c.Apparatus {
		pair := [2]string{tok.Reading, run.Text}
		if c.spellings[pair] == 0 {
			c.spellings[pair] = len(c.Spelt) + 1
			c.Spelt = append(c.Spelt, Spelling{len(c.Spelt) + 1, tok.Reading, run.Text, run.Why})
		}
		run.N = c.spellings[pair]
	}
	c.addModern(run, m)
}

// addModern appends a run, joining what is spelt as it was.
func (l *Layers) addModern(r ModernRun, m Manner) {
	if n := len(l.Modern); n == 0 || l.Modern[n-1].Manner != m {
		l.Modern = append(l.Modern, ModernPassage{Manner: m})
	}
	p := &l.Modern[len(l.Modern)-1]
	if n := len(p.Runs); n > 0 && r.Why == "" && p.Runs[n-1].Why == "" {
		p.Runs[n-1].Text += r.Text
		return
	}
	p.Runs = append(p.Runs, r)
}

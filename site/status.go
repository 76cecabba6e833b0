package site

import (
	"unicode"

	"quinola/annotate"
	"quinola/corpus"
)

// standing is where a clause stands.
func (e *edition) standing(c *corpus.Clause) *annotate.Standing {
	if e.report != nil {
		if s := e.report.Standings[c.ID]; s != nil {
			return s
		}
	}
	return &annotate.Standing{Clause: c, Status: annotate.Open}
}

// status is the same as the pages show it.
func (e *edition) status(c *corpus.Clause) (Status, string) {
	s := e.standing(c)
	return statuses[string(s.Status)], s.Reason
}

func hasLetter(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return true
		}
	}
	return false
}

// textOf is the text of a ruleset, variants of its name included.
func (e *edition) textOf(rules string) *corpus.Text {
	for _, t := range e.corpus.Texts {
		if isOf(rules, t.ID) {
			return t
		}
	}
	return nil
}

// isOf reports whether a ruleset is that of a text, or a variant: salon-3 of salon.
func isOf(rules, text string) bool {
	return rules == text || len(rules) > len(text) && rules[:len(text)] == text && rules[len(text)] == '-'
}

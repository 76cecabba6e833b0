package joined

import (
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/page"
)

// Status is how far a clause is shown to say what the links say.
type Status struct{ Name, Sign, Means string }

var statuses = map[string]Status{
	"proved":   {"proved", "●", "every word is accounted for, and each provision has an example that passes, and fails without it"},
	"linked":   {"linked", "◐", "linked to its rules, but something of it is not proved yet"},
	"open":     {"open", "○", "nobody has linked it to rules yet"},
	"excluded": {"excluded", "–", "states no rule that the record of a hand can show"},
}

// Claim is what the book says of itself, held to what is so.
type Claim struct {
	Words, Says, Truth, Sum, Verdict string

	Remark *Told

	Meant page.Link // the clause that a reference means
}

// KindOf returns the kind of a clause, by its note where that says so.
func (e *Edition) KindOf(c *corpus.Clause) corpus.Kind {
	if e.Notes == nil {
		return c.Kind
	}
	return e.Notes.KindOf(c)
}

// sumWords puts a sum as people write it.
var sumWords = strings.NewReplacer("*", "×", " / ", " ÷ ")

// ClaimOf returns a claim as people read it: a clause by its name, not by its id.
func (e *Edition) ClaimOf(at page.Place, c *annotate.Claim) Claim {
	claim := Claim{Words: Quotation(c.Note.Clause, c.Words, c.Spans), Says: c.Says, Truth: c.Truth, Sum: sumWords.Replace(c.Worked()), Verdict: string(c.Verdict)}
	if c.Remark != "" {
		remark := e.Tells(c.Note, c.Remark)
		claim.Remark = &remark
	}
	if to := e.Corpus.Clause(c.Truth); c.Reference() && to != nil {
		claim.Meant = page.ClauseLink(at, to)
	}
	return claim
}

// Answers returns a ruleset's answer to a question, in a sentence.
func Answers(rs *game.Ruleset, rule string) string {
	if rs == nil {
		return ""
	}
	return page.Printed(answer.Of(rs, rule))
}

// KindSays is what a clause of a kind is, where nobody has linked it to rules.
var KindSays = map[corpus.Kind]string{
	corpus.KindRule:       "By its kind it states a rule. Nobody has linked it to one yet.",
	corpus.KindDefinition: "By its kind it explains a word. Nobody has linked it to a rule yet.",
	corpus.KindAdvice:     "It is advice on playing well; nothing in it is held to a hand.",
	corpus.KindNarrative:  "It tells or explains; nothing in it is held to a hand.",
	corpus.KindTable:      "It is a table. Nobody has linked it to rules yet.",
	corpus.KindVerse:      "It is verse. Nobody has linked it to rules yet.",
	corpus.KindHeading:    "It is a heading.",
}

// AnswersIn returns what the books of some games answer, by the English sentence, and
// by the sentences that together answer a question of many games.
func AnswersIn(tag language.Tag, played []game.Game) map[string]string {
	list := map[string]string{}
	for _, g := range played {
		for _, rs := range g.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				for _, q := range lore.Of(g).Questions() {
					if said := answer.Of(v, q.ID); said != "" {
						list[said] = answer.In(tag, v, q.ID)
					}
				}
				for _, s := range v.Agreeable() {
					for _, n := range s.Of {
						list[answer.Agreed(language.English, v, &s, n)] = answer.Agreed(tag, v, &s, n)
					}
				}
				for _, s := range lore.SharedQuestions() {
					if said, own := Together(tag, s, v); said != "" {
						list[said] = own
					}
				}
			}
		}
	}
	return list
}

package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// reasonJSON is one link of the chain behind a payment or a refusal.
type reasonJSON struct {
	Rule    string       `json:"rule"`
	Asks    string       `json:"asks"`           // the question that the rule answers
	Says    string       `json:"says,omitempty"` // what the book answers
	Clauses []clauseSays `json:"clauses"`
	Silence string       `json:"silence,omitempty"` // the ruling, where no clause says so
}

// clauseSays is a clause and its words.
type clauseSays struct {
	ID    string `json:"id"`
	Quote string `json:"quote"`
}

// whyJSON is what happened, and why.
type whyJSON struct {
	Rules   string       `json:"rules"`
	Trick   int          `json:"trick"`
	Text    string       `json:"text"`
	Refused bool         `json:"refused,omitempty"`
	Because []reasonJSON `json:"because"`
}

func whyCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "settle by the rule set `ID` (default: the one that the hand names)")
	trick := c.flags.Int("trick", 0, "explain only what happened in trick `N` (default: all tricks)")
	return func() error {
		if *trick < 0 {
			return c.usage("-trick must be 1 or more, or 0 for all tricks")
		}
		name, data, err := c.input()
		if err != nil {
			return err
		}
		rec, err := readHand(name, data)
		if err != nil {
			return err
		}
		id := rec.Rules
		if *rules != "" {
			id = *rules
		}
		ann, err := c.annotationsBehind(id)
		if err != nil {
			return err
		}
		r := replayer{ann: ann, laws: map[string]game.Law{}}
		law, err := r.lawFor(rec, id)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		rec.Rules = id
		list := []whyJSON{}
		st, err := law.Settle(rec)
		if err != nil {
			refusing := r.named(err)
			if len(refusing) == 0 {
				return fmt.Errorf("%s: %w", name, err)
			}
			list = append(list, whyJSON{Rules: id, Text: err.Error(), Refused: true, Because: r.because(language.English, id, refusing)})
		} else {
			switch last := lastOf(st); {
			case *trick > 0 && last == 0:
				return fmt.Errorf("%s: nothing in this hand belongs to a trick; leave -trick out", name)
			case *trick > last:
				return fmt.Errorf("%s: there is no trick %d; the last in which anything happens is %d", name, *trick, last)
			}
			for _, e := range st.Events {
				if len(e.Pays) > 0 && (*trick == 0 || e.Trick == *trick) {
					list = append(list, whyJSON{Rules: id, Trick: e.Trick, Text: e.Text, Because: r.because(language.English, id, e.By)})
				}
			}
		}
		if c.json {
			return printJSON(c.stdout, list)
		}
		p := printer{c.stdout, newStyle(c.stdout)}.in(language.English)
		if len(list) == 0 {
			p.line("nothing was paid")
		}
		for _, w := range list {
			p.why(w)
		}
		return nil
	}
}

// lastOf returns the last trick of a hand in which anything happens: what is settled when
// the play is over comes after the last that was played.
func lastOf(st *game.Settlement) (last int) {
	for _, t := range st.Tricks {
		last = max(last, t.No)
	}
	for _, e := range st.Events {
		last = max(last, e.Trick)
	}
	return last
}

// named returns the rules that an error names.
func (r *replayer) named(err error) []string {
	var rules []string
	for _, word := range strings.FieldsFunc(err.Error(), func(c rune) bool { return strings.ContainsRune(" ,;:()", c) }) {
		if word = strings.TrimRight(word, "."); lore.Question(word) != nil {
			rules = append(rules, word)
		}
	}
	return rules
}

// because tells, for each rule, what the text answers and the words that it rests on.
func (r *replayer) because(tag language.Tag, ruleset string, rules []string) []reasonJSON {
	return r.resting(tag, ruleset, rules, r.ann.Behind)
}

// resting is because with such of the links behind a rule as are asked for.
func (r *replayer) resting(tag language.Tag, ruleset string, rules []string, links func(ruleset, rule string) []*annotate.Link) []reasonJSON {
	var list []reasonJSON
	rs := games.Find(ruleset)
	for _, rule := range rules {
		j := reasonJSON{Rule: rule, Clauses: []clauseSays{}, Says: answer.In(tag, rs, rule)}
		if q := lore.Question(rule); q != nil {
			j.Asks = q.Asks
		}
		for _, l := range links(ruleset, rule) {
			says := clauseSays{l.Note.Clause.ID, l.Quote}
			if !slices.Contains(j.Clauses, says) {
				j.Clauses = append(j.Clauses, says)
			}
		}
		if s := r.ann.Ruled(ruleset, rule); s != nil && len(j.Clauses) == 0 {
			j.Silence = r.saying(tag, rs, s.Ruling) + " (" + r.saying(tag, rs, s.From) + ")"
		}
		list = append(list, j)
	}
	return list
}

// saying returns what the editors say of a ruleset in a language, or in English if
// nobody has translated it.
func (r *replayer) saying(tag language.Tag, rs *game.Ruleset, english string) string {
	of, _ := tag.Base()
	for _, t := range r.ann.Translations(rs.TextID(), english) {
		if t.Lang == of.String() {
			return t.Text
		}
	}
	return english
}

func (t tongue) why(w whyJSON) {
	head := t.said(w.Text)
	if w.Trick > 0 {
		head = t.tr("trick %d: %s", w.Trick, head)
	}
	t.line("%s", t.bold(head))
	t.reasons(w.Because, "  ")
	t.line("")
}

// reasons prints what the book answers to rules, with all the words behind each.
func (t tongue) reasons(list []reasonJSON, indent string) {
	for _, b := range list {
		t.line("%s", wrap(cmp.Or(b.Says, t.said(b.Asks))+" "+t.faint(b.Rule), 76, indent))
		for _, c := range quotedByClause(b.Clauses) {
			text := c.id
			for _, words := range c.quotes {
				text += " " + t.tr("“%s”", words)
			}
			t.line("%s", wrap(text, 72, indent+"    "))
		}
		if b.Silence != "" {
			t.line("%s", wrap(t.tr("the book is silent: %s", b.Silence), 72, indent+"    "))
		}
	}
}

// clauseQuotes is a clause and all of its words that state a rule.
type clauseQuotes struct {
	id     string
	quotes []string
}

// quotedByClause gathers what is quoted of each clause, without words that stand within
// others that are quoted of it.
func quotedByClause(list []clauseSays) (out []clauseQuotes) {
	for _, s := range list {
		within := func(o clauseSays) bool {
			return o.ID == s.ID && o.Quote != s.Quote && strings.Contains(o.Quote, s.Quote)
		}
		if slices.ContainsFunc(list, within) {
			continue
		}
		at := slices.IndexFunc(out, func(c clauseQuotes) bool { return c.id == s.ID })
		if at < 0 {
			at = len(out)
			out = append(out, clauseQuotes{id: s.ID})
		}
		out[at].quotes = append(out[at].quotes, s.Quote)
	}
	return out
}

package annotate

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/games"
	"quinola/engine/record"
)

// readExample reads the play block i of a note.
func (a *Annotations) readExample(n *Note, i int, p markup.Play, r report) *Example {
	before := len(*r.list)
	title, marks := marks(p.Title)
	rec, err := record.ParseBlock(title, p.Text)
	if err != nil {
		line, text := p.Line, err.Error()
		var e *record.Error
		if errors.As(err, &e) {
			text = e.Text
			if e.Line > 0 {
				line += e.Line - 1
			}
		}
		r.at(line, "%s", text)
		return nil
	}
	e := &Example{Note: n, ID: fmt.Sprintf("%s#%d", n.Clause.ID, i+1), Title: title, Shows: true, Text: p.Text, Line: p.Line, Record: rec}
	n.mark(e, marks, r)
	switch {
	case rec.Rules == "":
		r.at(p.Line, "the example names no ruleset; begin it with: rules %s", ownRules(n.Clause))
	case games.Find(rec.Rules) == nil:
		r.at(p.Line, "there is no ruleset %q%s", rec.Rules, meant(rec.Rules, rulesetIDs(), rulesetsListed))
	case len(rulesets(n.Clause.Text.ID)) == 0:
		r.at(p.Line, "no ruleset is of %s yet, so none of its clauses can be played; quinola new rules makes one of another book's, and docs/adding-a-game.md tells how a new game is written", n.Clause.Text.ID)
	case !holds(games.Find(rec.Rules), n.Clause):
		r.at(p.Line, "the example of a clause of %s is played by its own rules, not by %s", n.Clause.Text.ID, rec.Rules)
	}
	if len(rec.Expects) == 0 {
		r.at(p.Line, "the example expects nothing; add expect, refuse or allow lines")
	}
	for _, x := range rec.Expects {
		for _, id := range x.By {
			if fault := RuleFault(id); fault != "" {
				r.at(p.Line+max(x.Line-1, 0), "%s", fault)
			} else if strings.Contains(id, "#") {
				r.at(p.Line+max(x.Line-1, 0), "an expectation names the rule, without the figure #%s", id[strings.IndexByte(id, '#')+1:])
			}
		}
	}
	for _, other := range n.Examples {
		if other.Title == e.Title && e.Title != "" {
			r.at(p.Line-1, "two examples of the note have the title %q; name what each shows", e.Title)
		}
	}
	if len(*r.list) > before {
		return nil
	}
	return e
}

// contrast marks an example that shows the other side: what a rule does not cover. It
// kills no mutant and proves nothing.
const contrast = "contrast"

// marks splits off the marks in braces with which a title may begin: "{first trick,
// contrast} East places the Quinola".
func marks(title string) (rest string, marks []string) {
	inside, rest, ok := strings.Cut(title, "}")
	if !ok || !strings.HasPrefix(title, "{") {
		return title, nil
	}
	for mark := range strings.SplitSeq(inside[1:], ",") {
		marks = append(marks, strings.Join(strings.Fields(mark), " "))
	}
	return strings.TrimSpace(rest), marks
}

// mark records what an example is for.
func (n *Note) mark(e *Example, marks []string, r report) {
	cases := []string{contrast}
	for _, l := range n.Links {
		if l.Case != "" {
			cases = append(cases, l.Case)
		}
	}
	for _, mark := range marks {
		switch {
		case mark == contrast:
			e.Shows = false
		case slices.Contains(cases, mark):
			e.Cases = append(e.Cases, mark)
		default:
			r.at(e.Line-1, "no link of the note has the case %q%s; an example is marked with cases or with {contrast}", mark, nearest(mark, cases))
		}
	}
	if strings.HasPrefix(e.Title, "{") {
		r.at(e.Line-1, "the cases of an example stand in one pair of braces: ```play {%s, …}", strings.Join(marks, ", "))
	}
	if e.Title == "" && len(marks) > 0 {
		r.at(e.Line-1, "a play block needs a title that says what it shows: ```play {%s} East places the Quinola", strings.Join(marks, ", "))
	}
}

// ownRules returns the id of the ruleset by which the examples of a clause are played,
// or a substitute if its game has no rules yet.
func ownRules(c *corpus.Clause) string {
	if list := games.At(c.Text.ID, c.Path()); len(list) > 0 {
		return list[0].ID
	}
	return "ID"
}

// ownFamily returns the prefix of the rules of a clause's game.
func ownFamily(c *corpus.Clause) string {
	if list := games.At(c.Text.ID, c.Path()); len(list) > 0 {
		return list[0].Game.Family()
	}
	return "FAMILY"
}

package annotate

import (
	"errors"
	"fmt"
	"strings"

	"quinola/annotate/markup"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// readExample reads the play block i of a note.
func (a *Annotations) readExample(n *Note, i int, p markup.Play, r report) *Example {
	before := len(*r.list)
	rec, err := record.ParseBlock(p.Title, p.Text)
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
	e := &Example{Note: n, ID: fmt.Sprintf("%s#%d", n.Clause.ID, i+1), Title: p.Title, Text: p.Text, Line: p.Line, Record: rec}
	switch {
	case rec.Rules == "":
		r.at(p.Line, "the example names no ruleset; begin it with: rules %s", n.Clause.Text.ID)
	case reversis.Find(rec.Rules) == nil:
		r.at(p.Line, "there is no ruleset %q%s", rec.Rules, nearest(rec.Rules, rulesetIDs()))
	case !ofText(rec.Rules, n.Clause.Text.ID):
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

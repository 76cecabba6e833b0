package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/export"
)

func clausesCommand(c *call) func() error {
	return func() error {
		if len(c.args) > 1 {
			return c.usage("one text at a time, not %d", len(c.args))
		}
		ann, err := c.annotationsOf(asked(c.args))
		if err != nil {
			return err
		}
		texts := ann.Corpus.Texts
		if len(c.args) == 1 {
			t := ann.Corpus.Text(c.args[0])
			if t == nil {
				return c.noText(ann.Corpus, c.args[0])
			}
			texts = []*corpus.Text{t}
		}
		report, err := ann.Check(c.ctx, annotate.Options{IDs: c.args})
		if err != nil {
			return err
		}
		if c.json {
			out := []export.Clause{}
			for _, t := range texts {
				for _, cl := range t.Clauses {
					out = append(out, export.NewClause(ann, report, cl))
				}
			}
			return printJSON(c.stdout, out)
		}
		last := ""
		for _, t := range texts {
			ids, labels := 0, 0 // the widths of their columns
			for _, cl := range t.Clauses {
				ids, labels = max(ids, utf8.RuneCountInString(cl.ID)), max(labels, utf8.RuneCountInString(cl.Label))
			}
			for _, cl := range t.Clauses {
				if d := t.ID + ": " + strings.Join(cl.Division, " › "); d != last {
					last = d
					fmt.Fprintf(c.stdout, "\n%s\n", d)
				}
				fmt.Fprintf(c.stdout, "  %-*s %-*s %-8s %s\n", ids, cl.ID, labels, cl.Label, report.Standings[cl.ID].Status, clipped(cl.Reading(), 70))
			}
		}
		if c.corpus != "" && len(texts) == 1 {
			var next strings.Builder
			id := texts[0].ID
			nextSteps(&next, [][2]string{
				{"$EDITOR " + filepath.Join(c.corpus, "texts", id, "text.toml"), "a heading that is none, a slug, paragraphs of their own"},
				{"quinola pin -corpus " + c.corpus + " " + id, "once you are content: from then on ids stay"},
			})
			fmt.Fprint(c.stderr, next.String())
		}
		return nil
	}
}

// noText says which texts there are.
func (c *call) noText(corp *corpus.Corpus, id string) error {
	var ids []string
	for _, t := range corp.Texts {
		ids = append(ids, t.ID)
	}
	return c.usage("there is no text %q%s; there are %s", id, nearest(id, ids), strings.Join(ids, ", "))
}

package main

import (
	"fmt"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/restore/modern"
)

// clauseJSON is a clause as clauses -json prints it.
type clauseJSON struct {
	ID       string     `json:"id"`
	Text     string     `json:"text"`
	Lang     string     `json:"lang"`
	Label    string     `json:"label"`
	Number   *int       `json:"number"`
	Division []string   `json:"division"`
	Kind     string     `json:"kind"`
	Leaf     *int       `json:"leaf"`
	Source   spanJSON   `json:"source"`
	Raw      string     `json:"raw"`
	Reading  string     `json:"reading"`
	Modern   string     `json:"modern"`
	Links    []linkJSON `json:"links"`
	Examples int        `json:"examples"`
	Status   string     `json:"status"`
	Reason   string     `json:"reason"`
}

type spanJSON struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

type linkJSON struct {
	Rule  string `json:"rule"`
	Quote string `json:"quote"`
	State string `json:"state"`
	How   string `json:"how"`
}

func clausesCommand(c *call) func() error {
	return func() error {
		if len(c.args) > 1 {
			return c.usage("one text at a time, not %d", len(c.args))
		}
		ann, err := c.annotations()
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
			out := []clauseJSON{}
			for _, t := range texts {
				for _, cl := range t.Clauses {
					out = append(out, newClauseJSON(ann, report, cl))
				}
			}
			return printJSON(c.stdout, out)
		}
		last := ""
		for _, t := range texts {
			for _, cl := range t.Clauses {
				if d := t.ID + ": " + strings.Join(cl.Division, " › "); d != last {
					last = d
					fmt.Fprintf(c.stdout, "\n%s\n", d)
				}
				fmt.Fprintf(c.stdout, "  %-28s %-8s %-8s %s\n", cl.ID, cl.Label, report.Standings[cl.ID].Status, clipped(cl.Reading(), 70))
			}
		}
		return nil
	}
}

func newClauseJSON(ann *annotate.Annotations, report *annotate.Report, cl *corpus.Clause) clauseJSON {
	j := clauseJSON{
		ID: cl.ID, Text: cl.Text.ID, Lang: cl.Text.Meta.Lang, Label: cl.Label, Number: number(cl.Number),
		Division: none(cl.Division), Kind: string(ann.KindOf(cl)), Leaf: number(cl.Leaf),
		Source: spanJSON{cl.Span.Start, cl.Span.End}, Raw: cl.Raw(), Reading: cl.Reading(), Links: []linkJSON{},
	}
	j.Modern = modernReading(cl)
	if n := ann.Note(cl.ID); n != nil {
		j.Examples = len(n.Examples)
		for _, l := range n.Links {
			j.Links = append(j.Links, linkJSON{l.ID(), l.Quote, string(l.State()), string(l.How)})
		}
	}
	if s := report.Standings[cl.ID]; s != nil {
		j.Status, j.Reason = string(s.Status), s.Reason
	}
	return j
}

// modernReading is the reading of a clause in modern spelling.
func modernReading(cl *corpus.Clause) string {
	var b strings.Builder
	before := ""
	for _, t := range cl.Tokens() {
		word, _ := modern.After(cl.Text.Meta.Lang, before, t.Reading)
		b.WriteString(word)
		if strings.TrimSpace(t.Reading) != "" {
			before = t.Reading
		}
	}
	return strings.TrimSpace(b.String())
}

// noText says which texts there are.
func (c *call) noText(corp *corpus.Corpus, id string) error {
	var ids []string
	for _, t := range corp.Texts {
		ids = append(ids, t.ID)
	}
	return c.usage("there is no text %q; there are %s", id, strings.Join(ids, ", "))
}

package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/index"
	"quinola/site/export"
)

func showCommand(c *call) func() error {
	return func() error {
		if len(c.args) == 0 {
			return c.usage("say which clause, as in quinola show hague-1785:35")
		}
		corp, err := c.load()
		if err != nil {
			return err
		}
		cl, err := c.clause(corp, strings.Join(c.args, " "))
		if err != nil {
			return err
		}
		ann, err := c.annotationsOf(func(other *corpus.Clause) bool { return other == cl })
		if err != nil {
			return err
		}
		report, err := ann.Check(c.ctx, annotate.Options{IDs: []string{cl.ID}})
		if err != nil {
			return err
		}
		if c.json {
			return printJSON(c.stdout, export.NewClause(ann, report, cl))
		}
		p := printer{c.stdout, newStyle(c.stdout)}
		p.clause(ann, report.Standings[cl.ID])
		return nil
	}
}

// clause finds the clause that a reader means: an id, or a text's name and a
// number.
func (c *call) clause(corp *corpus.Corpus, name string) (*corpus.Clause, error) {
	if cl := corp.Clause(name); cl != nil {
		return cl, nil
	}
	text, path, _ := strings.Cut(strings.Replace(name, ":", " ", 1), " ")
	path = strings.TrimSpace(path)
	if n := index.Roman(path); n > 0 {
		path = fmt.Sprint(n)
	}
	var found []*corpus.Clause
	for _, t := range corp.Texts {
		if !strings.Contains(t.ID, text) {
			continue
		}
		for _, cl := range t.Clauses {
			if cl.Path() == path || strings.HasSuffix(cl.Path(), "."+path) {
				found = append(found, cl)
			}
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		var ids []string
		for _, f := range found[:min(len(found), 6)] {
			ids = append(ids, f.ID)
		}
		return nil, c.usage("%q may be any of %d clauses: %s …", name, len(found), strings.Join(ids, ", "))
	}
	if t := corp.Text(text); t != nil && len(t.Clauses) > 0 {
		return nil, c.usage("there is no clause %q; the first of %s is %s and the last %s", name, t.ID, t.Clauses[0].ID, t.Clauses[len(t.Clauses)-1].ID)
	}
	return nil, c.usage("there is no clause %q; quinola clauses lists them", name)
}

// printer writes for people.
type printer struct {
	w io.Writer
	style
}

func (p printer) line(format string, args ...any) { fmt.Fprintf(p.w, format+"\n", args...) }

// clause prints all that is known of a clause.
func (p printer) clause(ann *annotate.Annotations, s *annotate.Standing) {
	cl := s.Clause
	where := title(cl.Text)
	if cl.Leaf > 0 {
		where += fmt.Sprintf(", leaf %d", cl.Leaf)
	}
	p.line("%s  %s", p.bold(cl.ID), p.faint(where))
	if len(cl.Division) > 0 {
		p.line("%s", p.faint(strings.Join(cl.Division, " › ")))
	}
	status := string(s.Status)
	if s.Reason != "" {
		status += ": " + strings.TrimSpace(markup.Parse([]byte(s.Reason), 1).Text())
	}
	p.line("%s\n", p.faint(status))
	n := ann.Note(cl.ID)
	head := ""
	if cl.Label != "" {
		head = p.bold(cl.Label+".") + " "
	}
	if cl.Layout != nil {
		p.line("%s\n", columns(cl))
	} else {
		p.line("%s\n", wrap(head+p.reading(cl, n), 78, ""))
	}
	if n != nil && n.Gloss != "" {
		p.line("%s\n", wrap(n.Gloss, 74, "    "))
	}
	if !cl.Text.Restated {
		p.line("%s", p.faint("the scan"))
		p.line("%s\n", wrap(strings.Join(strings.Fields(cl.Raw()), " "), 74, "    "))
	}
	if n == nil {
		return
	}
	if len(s.Links) > 0 {
		p.line("%s", p.faint("rules"))
	}
	for _, l := range s.Links {
		mark := "proved by " + shortID(l.By)
		if !l.Proved {
			mark = "not proved"
		}
		if l.Link.How == annotate.Contradicts {
			mark = "contradicts"
		}
		p.line("    %s (%s)\n        “%s”", p.bold(l.Link.ID()), mark, l.Link.Quote)
	}
	for _, cm := range n.Claims {
		p.line("    “%s”: %s (%s)", cm.Words, claimWords(cm), cm.Verdict)
	}
	if body := strings.TrimSpace(n.Body.Text()); body != "" {
		p.line("\n%s", wrap(body, 78, ""))
	}
	for _, run := range s.Runs {
		verdict := "passes"
		if !run.Passed {
			verdict = "FAILS: " + run.Why
		}
		p.line("\n%s %s", p.bold(run.Example.Title), p.faint("("+verdict+")"))
		for line := range strings.Lines(run.Example.Text) {
			fmt.Fprintf(p.w, "    %s", line)
		}
	}
}

func shortID(e *annotate.Example) string {
	if e == nil {
		return "none"
	}
	return "“" + e.Title + "”"
}

// claimWords says what a claim comes to.
func claimWords(c *annotate.Claim) string {
	if c.Reference() {
		return "means " + c.Truth
	}
	return c.Sum + " = " + c.Truth
}

// reading returns the reading with the words of its links lit.
func (p printer) reading(cl *corpus.Clause, n *annotate.Note) string {
	tokens := cl.Tokens()
	var spans []quote.Span
	if n != nil {
		for _, l := range n.Links {
			spans = append(spans, l.Spans...)
		}
	}
	lit := func(i int) bool {
		return slices.ContainsFunc(spans, func(s quote.Span) bool { return s.First <= i && i <= s.Last })
	}
	var b strings.Builder
	for i := 0; i < len(tokens); {
		j := i
		var run strings.Builder
		for j < len(tokens) && lit(j) == lit(i) {
			run.WriteString(tokens[j].Reading)
			j++
		}
		if lit(i) {
			b.WriteString(p.underline(run.String()))
		} else {
			b.WriteString(run.String())
		}
		i = j
	}
	return strings.TrimSpace(b.String())
}

// columns sets the cells of a table below each other.
func columns(cl *corpus.Clause) string {
	caption, rows := cl.Layout.Cells(cl.Tokens(), func(t corpus.Token) string { return t.Reading })
	var b strings.Builder
	if caption != "" {
		b.WriteString(caption + "\n")
	}
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.DiscardEmptyColumns)
	for _, row := range rows {
		fmt.Fprintln(w, strings.Join(row, "\t")+"\t")
	}
	w.Flush() // a Builder takes all
	return b.String() + wrap("Set by the editors: "+cl.Layout.Note, 74, "    ")
}

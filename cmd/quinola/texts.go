package main

import (
	"fmt"
	"text/tabwriter"

	"quinola/annotate"
	"quinola/corpus"
)

// textJSON is a text as texts -json prints it.
type textJSON struct {
	ID        string          `json:"id"`
	Title     string          `json:"title"`
	Lang      string          `json:"lang"`
	Year      string          `json:"year"`
	Certainty string          `json:"certainty"`
	Place     string          `json:"place"`
	Printer   string          `json:"printer"`
	Scan      string          `json:"scan"`
	Rights    string          `json:"rights"`
	Restated  bool            `json:"restated"`
	Bytes     int             `json:"bytes"`
	Leaves    int             `json:"leaves"`
	Clauses   int             `json:"clauses"`
	Emended   int             `json:"emendations"`
	Coverage  *annotate.Count `json:"coverage"`
}

func textsCommand(c *call) func() error {
	return func() error {
		if len(c.args) > 0 {
			return c.usage("it takes no arguments; quinola clauses %s lists the clauses of a text", c.args[0])
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		report, err := ann.Check(c.ctx, annotate.Options{})
		if err != nil {
			return err
		}
		counts := map[string]*annotate.Count{}
		cov := report.Coverage()
		for i := range cov.Texts {
			counts[cov.Texts[i].Text] = &cov.Texts[i].Count
		}
		if c.json {
			out := []textJSON{}
			for _, t := range ann.Corpus.Texts {
				m := t.Meta
				out = append(out, textJSON{t.ID, m.Title, m.Lang, m.Year, m.Certainty, m.Place, m.Printer, m.Scan, m.Rights, t.Restated,
					len(t.Source), len(t.Leaves), len(t.Clauses), len(t.Emendations), counts[t.ID]})
			}
			return printJSON(c.stdout, out)
		}
		w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', 0)
		fmt.Fprintln(w, "TEXT\tLANG\tYEAR\tLEAVES\tCLAUSES\tPROVED\tTITLE")
		for _, t := range ann.Corpus.Texts {
			n := counts[t.ID]
			fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\t%s\t%s\n", t.ID, t.Meta.Lang, t.Meta.Year, len(t.Leaves), len(t.Clauses), provedOf(n), clipped(title(t), 60))
		}
		return w.Flush()
	}
}

// provedOf tells how many of the clauses that state a rule are proved.
func provedOf(n *annotate.Count) string {
	if n == nil || n.Rule == 0 {
		return "–"
	}
	return fmt.Sprintf("%d of %d", n.Proved, n.Rule)
}

func title(t *corpus.Text) string {
	if t.Meta.Short != "" {
		return t.Meta.Short
	}
	return t.Meta.Title
}

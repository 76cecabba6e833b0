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
	Games     []gameJSON      `json:"games"`
}

// gameJSON is a game of a text. What the text does not say is "".
type gameJSON struct {
	Division string   `json:"division"`
	Name     string   `json:"name"`
	Modern   string   `json:"modern"`
	Players  string   `json:"players"`
	Pack     string   `json:"pack"`
	Says     []string `json:"says"`
	First    string   `json:"first"`
	Leaf     *int     `json:"leaf"`
	Clauses  int      `json:"clauses"`
}

func gamesJSON(t *corpus.Text) []gameJSON {
	out := []gameJSON{}
	for _, g := range t.Games() {
		j := gameJSON{g.Division, g.Name, g.Modern, g.Players, g.Pack, []string{}, "", number(g.Leaf), len(g.Clauses)}
		for _, c := range g.Says {
			j.Says = append(j.Says, c.ID)
		}
		if c := g.First(); c != nil {
			j.First = c.ID
		}
		out = append(out, j)
	}
	return out
}

func textsCommand(c *call) func() error {
	rules := c.flags.Bool("rules", false, "list the rule sets, each with its game, its book and the numbers of its players")
	return func() error {
		if *rules {
			if err := c.noMore(); err != nil {
				return err
			}
			return c.ruleSetList()
		}
		if len(c.args) > 1 {
			return c.usage("one text at a time, not %d", len(c.args))
		}
		corp, err := c.load()
		if err != nil {
			return err
		}
		if len(c.args) == 1 && !c.json {
			return c.games(corp)
		}
		if c.json {
			return c.textsJSON(corp)
		}
		w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', 0)
		fmt.Fprintln(w, "TEXT\tLANG\tYEAR\tLEAVES\tCLAUSES\tTITLE")
		for _, t := range corp.Texts {
			fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\t%s\n", t.ID, t.Meta.Lang, t.Meta.Year, len(t.Leaves), len(t.Clauses), clipped(title(t), 60))
		}
		return w.Flush()
	}
}

// textsJSON prints the texts, and how far each is proved, which takes as long as coverage.
func (c *call) textsJSON(corp *corpus.Corpus) error {
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
	out := []textJSON{}
	for _, t := range corp.Texts {
		m := t.Meta
		out = append(out, textJSON{t.ID, m.Title, m.Lang, m.Year, m.Certainty, m.Place, m.Printer, m.Scan, m.Rights, t.Restated,
			len(t.Source), len(t.Leaves), len(t.Clauses), len(t.Emendations), counts[t.ID], gamesJSON(t)})
	}
	return printJSON(c.stdout, out)
}

// games lists the games of one text: who plays them, with what, and where
// they begin.
func (c *call) games(corp *corpus.Corpus) error {
	t := corp.Text(c.args[0])
	if t == nil {
		return c.noText(corp, c.args[0])
	}
	w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', 0)
	fmt.Fprintln(w, "GAME\tPLAYERS\tPACK\tLEAF\tCLAUSES\tBEGINS AT")
	said := func(s string) string {
		if s == "" {
			return "not said"
		}
		return clipped(s, 40)
	}
	for _, g := range t.Games() {
		begins := "–"
		if first := g.First(); first != nil {
			begins = first.ID
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\t%s\n", g.Modern, said(g.Players), said(g.Pack), g.Leaf, len(g.Clauses), begins)
	}
	return w.Flush()
}

func title(t *corpus.Text) string {
	if t.Meta.Short != "" {
		return t.Meta.Short
	}
	return t.Meta.Title
}

package main

import (
	"fmt"
	"strings"

	"quinola/annotate"
)

// silenceJSON is something a text leaves open.
type silenceJSON struct {
	Rules    string   `json:"rules"` // the rule set
	Name     string   `json:"name"`
	Question string   `json:"question"`
	Ruling   string   `json:"ruling"`
	From     string   `json:"from"`
	Concerns []string `json:"concerns"` // ids of rules
	Clauses  []string `json:"clauses"`  // that come near it
	Setting  string   `json:"setting,omitempty"`
	Others   string   `json:"alternatives,omitempty"`
}

func silencesCommand(c *call) func() error {
	return func() error {
		if len(c.args) > 1 {
			return c.usage("one text at a time, not %d", len(c.args))
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		list := []silenceJSON{}
		for _, s := range ann.Silences() {
			if len(c.args) > 0 && c.args[0] != s.Ruleset.TextID() && c.args[0] != s.Ruleset.ID {
				continue
			}
			j := silenceJSON{s.Ruleset.ID, s.Name, s.Question, s.Ruling, s.From, none(s.Rules), []string{}, s.Setting, s.Others}
			for _, cl := range s.Clauses {
				j.Clauses = append(j.Clauses, cl.ID)
			}
			list = append(list, j)
		}
		if len(c.args) > 0 && len(list) == 0 && ann.Corpus.Text(c.args[0]) == nil {
			return c.noText(ann.Corpus, c.args[0])
		}
		if c.json {
			return printJSON(c.stdout, list)
		}
		p := printer{c.stdout, newStyle(c.stdout)}
		last := ""
		for _, s := range list {
			if s.Rules != last {
				last = s.Rules
				p.line("\n%s", p.bold(s.Rules))
			}
			p.line("  %s", s.Question)
			p.line("%s", wrap(s.Ruling+" From: "+s.From+".", 72, "      "))
			if s.Others != "" {
				p.line("%s", wrap("Otherwise: "+s.Others, 72, "      "))
			}
			if len(s.Clauses) > 0 {
				p.line("      %s", p.faint(strings.Join(s.Clauses, ", ")))
			}
		}
		return nil
	}
}

// conflictJSON is a clause that goes against what the engine does.
type conflictJSON struct {
	Rule    string     `json:"rule"`
	Against clauseSays `json:"against"`
	Follows []string   `json:"follows"` // the clauses followed instead
	Ruling  string     `json:"ruling,omitempty"`
}

func conflictsCommand(c *call) func() error {
	return func() error {
		if err := c.noMore(); err != nil {
			return err
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		list := []conflictJSON{}
		for _, x := range ann.Conflicts() {
			j := conflictJSON{Rule: x.Against.ID(), Against: clauseSays{x.Against.Note.Clause.ID, x.Against.Quote}, Follows: []string{}}
			for _, l := range x.For {
				j.Follows = append(j.Follows, l.Note.Clause.ID)
			}
			if x.Silence != nil {
				j.Ruling = x.Silence.Ruling
			}
			list = append(list, j)
		}
		if c.json {
			return printJSON(c.stdout, list)
		}
		p := printer{c.stdout, newStyle(c.stdout)}
		for _, x := range list {
			p.line("%s %s", p.bold(x.Against.ID), p.faint(x.Rule))
			p.line("%s", wrap("“"+x.Against.Quote+"”", 72, "    "))
			if len(x.Follows) > 0 {
				p.line("    followed instead: %s", strings.Join(x.Follows, ", "))
			}
			if x.Ruling != "" {
				p.line("%s", wrap("ruling: "+x.Ruling, 72, "    "))
			}
		}
		if len(list) == 0 {
			p.line("no clause contradicts another")
		}
		return nil
	}
}

// claimJSON is a sum or a reference of a book, and what comes of it.
type claimJSON struct {
	Clause  string `json:"clause"`
	Words   string `json:"words"`
	Says    string `json:"says"`
	Sum     string `json:"sum,omitempty"`
	Truth   string `json:"truth"`
	Scan    string `json:"scan,omitempty"`
	Verdict string `json:"verdict"`
	Remark  string `json:"remark,omitempty"`
}

func claimsCommand(c *call) func() error {
	return func() error {
		if err := c.noMore(); err != nil {
			return err
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		list := []claimJSON{}
		count := map[annotate.Verdict]int{}
		for _, x := range ann.Claims() {
			count[x.Verdict]++
			list = append(list, claimJSON{x.Note.Clause.ID, x.Words, x.Says, x.Sum, x.Truth, x.Scan, string(x.Verdict), x.Remark})
		}
		if c.json {
			return printJSON(c.stdout, list)
		}
		p := printer{c.stdout, newStyle(c.stdout)}
		for _, x := range list {
			what := "means " + x.Truth
			if x.Sum != "" {
				what = x.Sum + " = " + x.Truth
			}
			if x.Scan != "" {
				what += ", read by the machine as “" + x.Scan + "”"
			}
			p.line("%-28s %-12s “%s”: %s", x.Clause, x.Verdict, clipped(x.Words, 60), what)
		}
		fmt.Fprintf(c.stdout, "%d right, %d misread by the machine, %d the book's own error\n", count[annotate.Right], count[annotate.Misread], count[annotate.BookError])
		return nil
	}
}

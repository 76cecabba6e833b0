package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"quinola/annotate"
	"quinola/corpus"
)

func checkCommand(c *call) func() error {
	mutate := c.flags.Bool("mutate", false, "also change every figure and role, and search for mutants that survive")
	review := c.flags.String("review", "", "record that you have read the note of clause `ID` against its words, and check nothing")
	deals := c.flags.Int("deals", 0, "also test the invariants on `N` random hands of every rule set")
	tries := c.flags.Int("tries", 0, "with -mutate: for each survivor search `N` random hands (default 100000)")
	return func() error {
		if *deals < 0 || *tries < 0 {
			return c.usage("-deals and -tries count hands and cannot be less than 0")
		}
		clauses := asked(c.args)
		if *mutate || *deals > 0 || *review != "" {
			clauses = asked(nil)
		}
		ann, err := c.annotationsOf(clauses)
		if err != nil {
			return err
		}
		if *review != "" {
			return c.review(ann, *review)
		}
		report, err := ann.Check(c.ctx, annotate.Options{Mutate: *mutate, IDs: c.args, Deals: *deals, Tries: *tries})
		if err != nil {
			return err
		}
		if c.json {
			err = printJSON(c.stdout, report)
		} else {
			for _, id := range c.args {
				if cl := ann.Corpus.Clause(id); cl != nil && ann.Note(id) == nil {
					fmt.Fprintf(c.stdout, "%s: it has no note; begin one, %s, with a gloss and a link\n", id, c.noteOf(cl))
				}
			}
			printReport(printer{c.stdout, newStyle(c.stdout)}, report, *mutate)
		}
		if err := errors.Join(err, report.Err()); err != nil {
			return err
		}
		if !report.OK() {
			return errFailed
		}
		return nil
	}
}

// noteOf names the file of the note of a clause, which may not be there yet.
func (c *call) noteOf(cl *corpus.Clause) string {
	return filepath.Join(cmp.Or(c.corpus, "annotate"), "notes", cl.Text.ID, cl.Path()+".md")
}

// review marks the note of a clause as read against its words.
func (c *call) review(ann *annotate.Annotations, id string) error {
	cl, err := c.clause(ann.Corpus, id)
	if err != nil {
		return err
	}
	dir := c.corpus
	if dir == "" {
		dir = "annotate"
		if _, err := os.Stat(filepath.Join(dir, "notes")); err != nil {
			return c.usage("the built-in notes cannot be changed: run it at the top of a clone, or name a folder with -corpus")
		}
	}
	var file string
	err = c.whole(func() (err error) {
		file, err = annotate.Review(dir, cl)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(c.stdout, "%s: reviewed\n", file)
	return nil
}

func printReport(p printer, r *annotate.Report, mutated bool) {
	for _, h := range r.Holes {
		p.line("%s", h)
	}
	if len(r.Holes) == 0 { // a failing example is a hole, too, unless its clause is excluded
		for _, f := range r.Failed {
			p.line("%s", f)
		}
	}
	for _, d := range r.Deals {
		if d.Broken != "" {
			p.line("%s: a random hand breaks an invariant: %s\n%s", d.Ruleset, d.Broken, d.Hand)
		} else {
			p.line("%s: %d random hands keep the invariants", d.Ruleset, d.Hands)
		}
	}
	for _, s := range r.Survivors {
		p.line("%s", s)
		if s.Block != "" {
			p.line("  an example that would kill it:\n%s", s.Block)
		}
	}
	if n := len(r.Indistinguishable); n > 0 {
		p.line("%s", p.faint("no random hand tells these from the rule as it is:"))
		for _, s := range r.Indistinguishable {
			p.line("  %s: %s, %s (%d hands tried)", s.Ruleset, s.Rule, s.Change, s.Tried)
			if s.Why != "" {
				p.line("%s", wrap(s.Why, 72, "      "))
			}
		}
	}
	p.line("%d of %d examples pass", r.Passed, r.Examples)
	p.line("%s provisions are proved, %d still to be shown", p.bold(fmt.Sprintf("%d of %d", r.Provisions.Proved, r.Provisions.Stated)), r.Provisions.Stated-r.Provisions.Proved)
	p.line("%s annotated clauses that state a rule are proved whole; %d %s excluded with a reason, %d not annotated",
		p.bold(fmt.Sprintf("%d of %d", r.Clauses.Proved, r.Clauses.Rule)), r.Clauses.Excluded, plural(r.Clauses.Excluded, "is", "are"), r.Clauses.Open)
	if mutated {
		p.line("%d mutants, %d killed, %s, %d indistinguishable", r.Mutants, r.Killed,
			p.bold(fmt.Sprintf("%d %s", len(r.Survivors), plural(len(r.Survivors), "survivor", "survivors"))), len(r.Indistinguishable))
	}
}

func coverageCommand(c *call) func() error {
	most := c.flags.Int("n", 20, "list the first `N` open places")
	return func() error {
		if *most < 0 {
			return c.usage("-n must be 0 or more")
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		report, err := ann.Check(c.ctx, annotate.Options{IDs: c.args})
		if err != nil {
			return err
		}
		cov := report.Coverage()
		if c.json {
			return printJSON(c.stdout, cov)
		}
		w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintln(w, "provisions\tproved\twords\topen\tclauses\tproved\tlinked\texcluded\tunread\t  settled\t")
		row := func(name string, n annotate.Count, percent int) {
			fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t  %d %%\t  %s\n", n.Provisions.Stated, n.Provisions.Proved, n.Words, n.Words-n.Accounted,
				n.Clauses, n.Proved, n.Linked, n.Excluded, n.Open-n.Noted, percent, name)
		}
		for _, t := range cov.Texts {
			row(t.Text, t.Count, t.Percent)
			for _, d := range t.Divisions {
				if d.Count.Rule+d.Count.Excluded > 0 {
					row("  "+clipped(strings.Join(d.Division, " › "), 50), d.Count, d.Percent)
				}
			}
		}
		row("all", cov.All, cov.All.Percent())
		if err := w.Flush(); err != nil {
			return err
		}
		if list := holes(cov, *most); len(list) > 0 {
			fmt.Fprintf(c.stdout, "\nholes, %d of %d:\n", len(list), len(cov.Holes))
			for _, h := range list {
				fmt.Fprintf(c.stdout, "  %s\n", h)
			}
		}
		return nil
	}
}

func holes(cov *annotate.Coverage, most int) []string {
	list := []string{}
	for _, h := range cov.Holes[:min(most, len(cov.Holes))] {
		list = append(list, h.String())
	}
	return list
}

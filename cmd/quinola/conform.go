package main

import (
	"strings"

	"quinola/annotate"
	"quinola/annotate/conform"
)

func conformCommand(c *call) func() error {
	suite := c.flags.Bool("suite", false, "print the cases, one a line, and run nothing")
	only := c.flags.String("only", "", "take only the cases of the texts, clauses or rule sets `ID[,ID...]`")
	return func() error {
		if *suite == (len(c.args) > 0) {
			return c.usage("name the program to be held to the suite, or say -suite to print it")
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		var ids []string
		for id := range strings.SplitSeq(*only, ",") {
			if id = strings.TrimSpace(id); id != "" {
				ids = append(ids, id)
			}
		}
		clauses := conform.Clauses(ann, ids)
		if len(clauses) == 0 {
			return c.usage("no example answers to -only %q; it takes ids of texts, clauses or rule sets", *only)
		}
		if len(ids) == 0 {
			clauses = nil // all of them
		}
		report, err := ann.Check(c.ctx, annotate.Options{IDs: clauses})
		if err != nil {
			return err
		}
		cases, err := conform.Suite(ann, report, ids)
		if err != nil {
			return err
		}
		if *suite {
			for i := range cases {
				line, err := cases[i].JSON()
				if err == nil {
					_, err = c.stdout.Write(line)
				}
				if err != nil {
					return err
				}
			}
			return nil
		}
		r, err := conform.Run(c.ctx, cases, c.args, c.stderr)
		if err != nil {
			return err
		}
		if c.json {
			err = printJSON(c.stdout, r)
		} else {
			c.conformed(r)
		}
		if err == nil && r.Passed < r.Cases {
			err = errFailed
		}
		return err
	}
}

// conformed tells how a program stood the suite.
func (c *call) conformed(r *conform.Result) {
	p := printer{c.stdout, newStyle(c.stdout)}
	for _, f := range r.Failures {
		p.line("%s: %s", p.bold(f.Case), f.Why)
		p.line("    %s; %s", f.Title, strings.Join(f.Rules, ", "))
	}
	p.line("%d of %d cases", r.Passed, r.Cases)
	if list := r.Clauses(); len(list) > 0 {
		p.line("%s", wrap("clauses that the program breaks: "+strings.Join(list, ", "), 76, "    "))
	}
}

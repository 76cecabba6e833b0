package main

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"strings"
	"text/tabwriter"

	"quinola/engine/reversis"
	"quinola/site"
)

// handKinds are the kinds of random hands by name.
var handKinds = map[string]reversis.Kind{
	"plain": reversis.Plain, "quinolas": reversis.Quinolas, "reversing": reversis.Reversing,
	"espagnolettes": reversis.Privileged, "irregular": reversis.Irregular, "mixed": reversis.Mixed,
}

// rateJSON is how often a rule mattered.
type rateJSON struct {
	Rule    string  `json:"rule"`
	Fired   int     `json:"fired"`
	Changed int     `json:"changed"`
	Hands   int     `json:"hands"`
	Share   float64 `json:"share"` // fired of all hands, in per cent
}

func ratesCommand(c *call) func() error {
	rules := c.flags.String("rules", "hague-1785", "the rule set, `ID`")
	n := c.flags.Int("n", 20000, "how many random hands")
	seed := c.flags.Uint64("seed", 1785, "where the random numbers begin: the same seed gives the same figures")
	kind := c.flags.String("kind", "plain", "`plain, quinolas, reversing, espagnolettes, irregular or mixed` hands")
	pin := c.flags.String("pin", "", "write the table of all rule sets that the pages are built from to `FILE`, site/rates.tsv")
	return func() error {
		if *pin != "" {
			return pinRates(*pin)
		}
		k, ok := handKinds[*kind]
		if !ok {
			return c.usage("there is no kind %q of hands", *kind)
		}
		if *n < 1 || *n > 10_000_000 {
			return c.usage("-n must be between 1 and 10,000,000")
		}
		law, err := (&replayer{laws: map[string]*reversis.Law{}}).law(*rules)
		if err != nil {
			return err
		}
		list := []rateJSON{}
		for _, r := range law.Rates(k, *n, *seed, runtime.GOMAXPROCS(0)) {
			list = append(list, rateJSON{r.Rule, r.Fired, r.Changed, *n, 100 * float64(r.Fired) / float64(*n)})
		}
		if c.json {
			return printJSON(c.stdout, map[string]any{"rules": *rules, "hands": *n, "seed": *seed, "kind": *kind, "rates": list})
		}
		w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintf(w, "fires\tdecides\t \n")
		for _, r := range list {
			fmt.Fprintf(w, "%.2f %%\t%.2f %%\t  %s\n", r.Share, 100*float64(r.Changed)/float64(*n), strings.TrimPrefix(r.Rule, reversis.Prefix))
		}
		if err := w.Flush(); err != nil {
			return err
		}
		fmt.Fprintf(c.stdout, "of %d %s hands of %s, seed %d\n", *n, *kind, *rules, *seed)
		return nil
	}
}

// pinRates writes the rates of all rule sets, as a whole or not at all.
func pinRates(file string) error {
	var b bytes.Buffer
	if err := site.WriteRates(&b); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

func witnessCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "the rule set, `ID`; of a clause, its text's")
	n := c.flags.Int("n", 100000, "how many random hands to search")
	seed := c.flags.Uint64("seed", 1785, "where the random numbers begin")
	return func() error {
		if len(c.args) != 1 {
			return c.usage("say which rule or clause, as in quinola witness hague-1785:18")
		}
		wanted, ruleset := []string{c.args[0]}, *rules
		if reversis.QuestionOf(c.args[0]) == nil && reversis.QuestionOf(reversis.Prefix+c.args[0]) != nil {
			wanted[0] = reversis.Prefix + c.args[0]
		} else if reversis.QuestionOf(c.args[0]) == nil {
			ann, err := c.annotations()
			if err != nil {
				return err
			}
			cl, err := c.clause(ann.Corpus, c.args[0])
			if err != nil {
				return err
			}
			note := ann.Note(cl.ID)
			if note == nil || len(note.Links) == 0 {
				return c.usage("%s is linked to no rule", cl.ID)
			}
			wanted = nil
			for _, l := range note.Links {
				wanted = append(wanted, l.Rule)
			}
			if ruleset == "" {
				ruleset = cl.Text.ID
			}
		}
		if ruleset == "" {
			ruleset = "hague-1785"
		}
		law, err := (&replayer{laws: map[string]*reversis.Law{}}).law(ruleset)
		if err != nil {
			return err
		}
		found := map[string]string{}
		seen := map[string]bool{}
		for _, rule := range wanted {
			if seen[rule] {
				continue
			}
			seen[rule] = true
			if !law.Has(rule) {
				return c.usage("%s has no rule %s", ruleset, rule)
			}
			rec, err := law.Witness(rule, *n, *seed)
			if err != nil {
				return err
			}
			if rec != nil {
				found[rule] = rec.Block()
			}
			switch {
			case c.json:
			case rec == nil:
				fmt.Fprintf(c.stdout, "%s: none of %d random hands shows it\n", rule, *n)
			default:
				fmt.Fprintf(c.stdout, "```play What %s decides\n%s```\n\n", rule, strings.TrimPrefix(rec.Block(), "\n"))
			}
		}
		if c.json {
			return printJSON(c.stdout, map[string]any{"rules": ruleset, "hands": *n, "seed": *seed, "witnesses": found})
		}
		return nil
	}
}

package main

import (
	"fmt"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

func witnessCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "search hands of the rule set `ID` (default: that of the clause's text, or the first that has the rule)")
	n := c.flags.Int("n", 100000, "search `N` random hands")
	seed := c.flags.Uint64("seed", 1785, "begin the random numbers at `S`")
	return func() error {
		if len(c.args) != 1 {
			return c.usage("say which rule or clause, as in quinola witness hague-1785:18")
		}
		if *n < 1 || *n > 100_000_000 {
			return c.usage("-n must be between 1 and 100,000,000")
		}
		wanted, ruleset, err := c.witnessed(c.args[0])
		if err != nil {
			return err
		}
		if *rules != "" {
			ruleset = *rules
		}
		if ruleset == "" {
			return c.usage("no rule set plays %s; name one with -rules", c.args[0])
		}
		law, err := (&replayer{laws: map[string]game.Law{}}).law(ruleset)
		if err != nil {
			return err
		}
		found := map[string]string{}
		for _, rule := range wanted {
			if !law.Has(rule) {
				return c.usage("%s has no rule %s", ruleset, rule)
			}
			off, err := law.Book().Compile(append(law.Made(), game.Change{Rule: rule, Off: true})...)
			if err != nil {
				return err
			}
			rec, _ := annotate.Telling(law, off, *n, *seed)
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

// witnessed returns the rule of that name, or the rules that the clause of that name
// is linked to, and the rule set that has them: "" where only variants do.
func (c *call) witnessed(name string) (rules []string, ruleset string, err error) {
	if q := lore.Named(name); q != nil {
		for _, rs := range games.Rulesets() {
			if rs.Answer(q.ID) != nil {
				return []string{q.ID}, rs.ID, nil
			}
		}
		return []string{q.ID}, "", nil
	}
	if strings.Contains(name, "/") {
		return nil, "", c.usage("there is no rule %q; quinola rates -rules ID lists those of a rule set", name)
	}
	corp, err := c.load()
	if err != nil {
		return nil, "", err
	}
	cl, err := c.clause(corp, name)
	if err != nil {
		return nil, "", err
	}
	ann, err := c.annotationsOf(func(other *corpus.Clause) bool { return other == cl })
	if err != nil {
		return nil, "", err
	}
	note := ann.Note(cl.ID)
	if note == nil || len(note.Links) == 0 {
		return nil, "", c.usage("%s is linked to no rule; link one in %s, or name a rule", cl.ID, c.noteOf(cl))
	}
	for _, l := range note.Links {
		if !slices.Contains(rules, l.Rule) {
			rules = append(rules, l.Rule)
		}
	}
	if list := games.At(cl.Text.ID, cl.Path()); len(list) > 0 {
		ruleset = list[0].ID
	}
	return rules, ruleset, nil
}

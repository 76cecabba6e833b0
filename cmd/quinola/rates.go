package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/play"
	"quinola/site/rates"
	"quinola/site/smallest"
)

// mixOf returns the kind of random hands of that name that a game has.
func mixOf(g game.Game, name string) (game.Mix, bool) {
	for _, m := range lore.Of(g).Mixes() {
		if m.ID == name {
			return m, true
		}
	}
	return game.Mix{}, false
}

// mixNames returns the names of the kinds of random hands that a game has.
func mixNames(g game.Game) (names []string) {
	for _, m := range lore.Of(g).Mixes() {
		names = append(names, m.ID)
	}
	return names
}

// rateJSON is how often a rule mattered.
type rateJSON struct {
	Rule    string  `json:"rule"`
	Fired   int     `json:"fired"`
	Changed int     `json:"changed"`
	Hands   int     `json:"hands"`
	Share   float64 `json:"share"` // fired of all hands, in per cent
}

// mixJSON is the rates over one mix of hands.
type mixJSON struct {
	Kind  string     `json:"kind"`
	Says  string     `json:"mix"`
	Hands int        `json:"hands"`
	Seed  uint64     `json:"seed"`
	Rates []rateJSON `json:"rates"`
}

// ratesJSON is the rates over the mix asked for, and beside plain hands, where
// the text has laws, those over hands in which something irregular is done.
type ratesJSON struct {
	Rules string `json:"rules"`
	mixJSON
	Faulty *mixJSON `json:"faulty,omitempty"`
}

func ratesCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "count the rule sets `ID[,ID...]` (default hague-1785; with -pin, all)")
	n := c.flags.Int("n", 20000, "play `N` random hands")
	seed := c.flags.Uint64("seed", 1785, "begin the random numbers at `S`: the same seed gives the same figures")
	kind := c.flags.String("kind", "", "play hands of this `KIND`, such as plain, mixed, faulty or several (default: plain, and beside them faulty ones)")
	pin := c.flags.String("pin", "", "write the rates of all rule sets to `FILE`; the pages read site/rates/rates.tsv")
	hands := c.flags.String("smallest", "", "let the bots play the smallest hands, and write the results to `FILE`; the pages read site/smallest/smallestplayed.tsv")
	return func() error {
		if err := c.rules(); err != nil {
			return err
		}
		if err := c.noMore(); err != nil {
			return err
		}
		for file, by := range map[string]string{*hands: "rates -smallest", *pin: "rates -pin"} {
			if err := place(file); err != nil {
				return err
			}
			if err := written(file, by); err != nil {
				return err
			}
		}
		if *hands != "" {
			var b bytes.Buffer
			if err := smallest.Write(&b); err != nil {
				return err
			}
			return c.whole(func() error { return keep(*hands, b.String()) })
		}
		ids, err := c.ruleSets(*rules)
		if err != nil {
			return err
		}
		if *pin != "" {
			return c.pinRates(*pin, ids)
		}
		if len(ids) == 0 {
			ids = []string{"hague-1785"}
		}
		if *n < 1 || *n > 10_000_000 {
			return c.usage("-n must be between 1 and 10,000,000")
		}
		return c.tellRates(ids, *kind, *n, *seed)
	}
}

// tellRates counts the hands of each rule set, which are told one after another: as
// JSON one value, a list where there are several.
func (c *call) tellRates(ids []string, kind string, n int, seed uint64) error {
	name := cmp.Or(kind, game.Plain)
	r := replayer{laws: map[string]game.Law{}}
	mixes := make([]game.Mix, len(ids))
	for i, id := range ids {
		law, err := r.law(id)
		if err != nil {
			return err
		}
		var ok bool
		if mixes[i], ok = mixOf(law.Book().Game, name); !ok {
			return c.usage("there is no kind %q of hands; %s has %s", kind, law.Book().Game.Name(), strings.Join(mixNames(law.Book().Game), ", "))
		}
	}
	var list []ratesJSON
	for i, id := range ids {
		law := r.laws[id]
		told := ratesJSON{Rules: id, mixJSON: count(law, mixes[i], n, seed)}
		if kind == "" && len(law.Book().Irregular) > 0 {
			// Other seeds: the second count is not of the same deals.
			faulty, _ := mixOf(law.Book().Game, game.Faulty)
			second := count(law, faulty, n, seed+uint64(n))
			told.Faulty = &second
		}
		if list = append(list, told); c.json {
			continue
		}
		if i > 0 {
			fmt.Fprintln(c.stdout)
		}
		if err := told.print(c.stdout); err != nil {
			return err
		}
	}
	switch {
	case !c.json:
		return nil
	case len(list) == 1:
		return printJSON(c.stdout, list[0])
	}
	return printJSON(c.stdout, list)
}

// count plays the hands of a mix, on all cores.
func count(law game.Law, m game.Mix, n int, seed uint64) mixJSON {
	told := mixJSON{m.ID, m.Means, n, seed, []rateJSON{}}
	for _, r := range play.Rates(law, m.ID, n, seed, runtime.GOMAXPROCS(0)) {
		told.Rates = append(told.Rates, rateJSON{r.Rule, r.Fired, r.Changed, n, 100 * float64(r.Fired) / float64(n)})
	}
	return told
}

// print writes a line for each rule: the share of hands in which it fires, and
// of those that it decides.
func (r *ratesJSON) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 4, 2, ' ', tabwriter.AlignRight)
	over := []*mixJSON{&r.mixJSON}
	if r.Faulty != nil {
		over = append(over, r.Faulty)
		fmt.Fprint(w, "plain\thands\tfaulty\thands\t\n")
	}
	for range over {
		fmt.Fprint(w, "fires\tdecides\t")
	}
	fmt.Fprintln(w)
	for i := range r.Rates {
		for _, m := range over {
			fmt.Fprintf(w, "%.2f %%\t%.2f %%\t", m.Rates[i].Share, 100*float64(m.Rates[i].Changed)/float64(m.Hands))
		}
		fmt.Fprintf(w, "  %s\n", shortRule(r.Rules, r.Rates[i].Rule))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, m := range over {
		fmt.Fprintf(out, "%s: %d hands of %s, seed %d; %s\n", m.Kind, m.Hands, r.Rules, m.Seed, m.Says)
	}
	return nil
}

// pinRates writes the rates of all rule sets, as a whole or not at all; where
// some are named those of the others stay as the file has them.
func (c *call) pinRates(file string, only []string) error {
	var before []byte
	for _, id := range only {
		if !slices.ContainsFunc(games.Rulesets(), func(rs *game.Ruleset) bool { return rs.ID == id }) {
			return fmt.Errorf("quinola rates: %w", noRuleset(id))
		}
	}
	if len(only) > 0 {
		var err error
		if before, err = os.ReadFile(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fileError(err)
		}
	}
	var b bytes.Buffer
	if err := rates.Write(&b, string(before), only...); err != nil {
		return err
	}
	return c.whole(func() error { return keep(file, b.String()) })
}

// shortRule returns a rule's id without the family of the ruleset before it.
func shortRule(ruleset, rule string) string {
	if rs := games.Find(ruleset); rs != nil {
		return rs.Short(rule)
	}
	return rule
}

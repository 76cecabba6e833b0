// Package rates holds how often each rule fires and decides in random hands. The
// figures were counted once and are pinned in rates.tsv.
package rates

import (
	"bufio"
	_ "embed"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/site/page"
)

// Pinned is what Write wrote: quinola rates -pin site/rates/rates.tsv. It
// is pinned because counting takes longer than building all pages.
//
//go:embed rates.tsv
var Pinned string

// Mixes are the hands that the rates on the pages rest on: plain ones, and
// for the laws the like in which something irregular is done.
var Mixes = []struct {
	name  string
	kind  string
	Hands int
	Seed  uint64
}{{"plain", game.Plain, 20000, 1785}, {"faulty", game.Faulty, 20000, 21785}}

// Write counts in random hands how often each rule of each ruleset fires
// and decides, and writes the table from which the pages are built. Where only
// some rulesets are named, the rows of the others stay as they were in a table
// written before; those that it has not are counted, too. Of a variant there are
// the rules that its ruleset does not have.
func Write(w io.Writer, before string, only ...string) error {
	was, first := map[string][]string{}, map[string]string{}
	for _, rs := range games.Rulesets() {
		for _, x := range rated(rs) {
			first[x.ID] = rs.ID
		}
	}
	for row := range strings.Lines(before) {
		id, _, ok := strings.Cut(row, "\t")
		id = first[id]
		if ok && len(only) > 0 && !slices.Contains(only, id) {
			was[id] = append(was[id], row)
		}
	}
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "# How often each rule fires, and how often it decides something, in random hands: plain ones, whose cards\n"+
		"# are played as the rules allow and no better, and faulty ones, the like in each of which something irregular is\n"+
		"# done that the text has a law for, where it has any: quinola rates -pin FILE writes it.\n# ruleset, rule, mix, hands, seed, fired, changed\n")
	for _, rs := range games.Rulesets() {
		if rows := was[rs.ID]; rows != nil {
			b.WriteString(strings.Join(rows, ""))
			continue
		}
		for _, x := range rated(rs) {
			law, err := x.Compile()
			if err != nil {
				return err
			}
			for _, m := range Mixes {
				if m.kind == game.Faulty && len(x.Irregular) == 0 {
					continue
				}
				for _, r := range play.Rates(law, m.kind, m.Hands, m.Seed, runtime.GOMAXPROCS(0)) {
					if x.own[r.Rule] {
						fmt.Fprintf(b, "%s\t%s\t%s\t%d\t%d\t%d\t%d\n", x.ID, r.Rule, m.name, m.Hands, m.Seed, r.Fired, r.Changed)
					}
				}
			}
		}
	}
	return b.Flush()
}

// ratedRules is a ruleset, or a variant, and the rules that are counted in its
// hands.
type ratedRules struct {
	*game.Ruleset
	own map[string]bool
}

// rated returns a ruleset with all its rules, and each of its variants that has rules
// which those before it do not have, with these.
func rated(rs *game.Ruleset) (list []ratedRules) {
	seen := map[string]bool{}
	for _, x := range append([]*game.Ruleset{rs}, rs.Variants...) {
		own := map[string]bool{}
		for _, a := range x.All() {
			if id := x.Full(a.Rule); !seen[id] {
				seen[id], own[id] = true, true
			}
		}
		if len(own) > 0 {
			list = append(list, ratedRules{x, own})
		}
	}
	return list
}

// Rate is how often a rule of a text mattered in random hands, in per cent
// and in words.
type Rate struct {
	Fires, Decides float64
	Says           string
	Hands, Seed    string
	Faulty         *Rate // the same in hands with something irregular, where plain hands say nothing of it
}

// Read reads a table of rates: by ruleset and rule.
func Read(table string) (map[[2]string]Rate, error) {
	rates := map[[2]string]Rate{}
	line := 0
	for row := range strings.Lines(table) {
		line++
		row = strings.TrimSpace(row)
		if row == "" || row[0] == '#' {
			continue
		}
		f := strings.Split(row, "\t")
		if len(f) != 7 || f[2] != "plain" && f[2] != "faulty" {
			return nil, fmt.Errorf("site/rates/rates.tsv:%d: %q is not a rule's rate in plain or faulty hands; write it anew with quinola rates -pin site/rates/rates.tsv", line, row)
		}
		var n [4]float64
		for i := range n {
			v, err := strconv.Atoi(f[3+i])
			if err != nil || v < 0 || i == 0 && v == 0 {
				return nil, fmt.Errorf("site/rates/rates.tsv:%d: %q is no count; write it anew with quinola rates -pin site/rates/rates.tsv", line, f[3+i])
			}
			n[i] = float64(v)
		}
		r := Rate{Fires: 100 * n[2] / n[0], Decides: 100 * n[3] / n[0], Hands: page.Figure(int(n[0])), Seed: f[4]}
		switch {
		case n[2] == 0:
			r.Says = "has no say in any of these hands"
		case n[3] == 0:
			r.Says = "has a say in " + Share(r.Fires) + " of the hands, decides none"
		default:
			r.Says = "has a say in " + Share(r.Fires) + " of the hands, decides " + Share(r.Decides)
		}
		rule := [2]string{f[0], f[1]}
		if f[2] == "plain" {
			rates[rule] = r
		} else if plain := rates[rule]; plain.Fires == 0 && r.Fires > 0 {
			plain.Faulty = &r
			rates[rule] = plain
		}
	}
	return rates, nil
}

// Share puts a percentage as exactly as a reader needs it.
func Share(p float64) string {
	if p >= 10 || p == 0 {
		return fmt.Sprintf("%.0f %%", p)
	}
	return fmt.Sprintf("%.2g %%", p)
}

package site

import (
	"bufio"
	_ "embed"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"

	"quinola/engine/reversis"
)

// pinnedRates is what WriteRates wrote: quinola rates -pin site/rates.tsv. It
// is pinned because counting takes longer than building all pages.
//
//go:embed rates.tsv
var pinnedRates string

// ratesSeed and ratesHands are what the rates on the pages rest on.
const (
	ratesSeed  = 1785
	ratesHands = 20000
)

// WriteRates counts in random hands how often each rule of each ruleset fires
// and decides, and writes the table from which the pages are built.
func WriteRates(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "# How often each rule fires, and how often it changes the settlement, in random hands\n# whose cards are played as the rules allow and no better: quinola rates -pin FILE writes it.\n# ruleset, rule, hands, seed, fired, changed\n")
	for _, rs := range reversis.Rulesets {
		law, err := rs.Compile()
		if err != nil {
			return err
		}
		for _, r := range law.Rates(reversis.Plain, ratesHands, ratesSeed, runtime.GOMAXPROCS(0)) {
			fmt.Fprintf(b, "%s\t%s\t%d\t%d\t%d\t%d\n", rs.ID, r.Rule, ratesHands, uint64(ratesSeed), r.Fired, r.Changed)
		}
	}
	return b.Flush()
}

// Rate is how often a rule of a text mattered in random hands, in per cent
// and in words.
type Rate struct {
	Fires, Decides float64
	Says           string
	Hands, Seed    string
}

// ratesOf reads a table of rates: by ruleset and rule.
func ratesOf(table string) (map[[2]string]Rate, error) {
	rates := map[[2]string]Rate{}
	line := 0
	for row := range strings.Lines(table) {
		line++
		row = strings.TrimSpace(row)
		if row == "" || row[0] == '#' {
			continue
		}
		f := strings.Split(row, "\t")
		if len(f) != 6 {
			return nil, fmt.Errorf("site/rates.tsv:%d: %d columns, not 6; write it anew with quinola rates -pin site/rates.tsv", line, len(f))
		}
		var n [4]float64
		for i := range n {
			v, err := strconv.Atoi(f[2+i])
			if err != nil || v < 0 || i == 0 && v == 0 {
				return nil, fmt.Errorf("site/rates.tsv:%d: %q is no count; write it anew with quinola rates -pin site/rates.tsv", line, f[2+i])
			}
			n[i] = float64(v)
		}
		r := Rate{Fires: 100 * n[2] / n[0], Decides: 100 * n[3] / n[0], Hands: figure(int(n[0])), Seed: f[3]}
		switch {
		case n[2] == 0:
			r.Says = "fires in none of these hands"
		case n[3] == 0:
			r.Says = "fires in " + share(r.Fires) + " of the hands, decides none"
		default:
			r.Says = "fires in " + share(r.Fires) + " of the hands, decides " + share(r.Decides)
		}
		rates[[2]string{f[0], f[1]}] = r
	}
	return rates, nil
}

// share puts a percentage as exactly as a reader needs it.
func share(p float64) string {
	if p >= 10 || p == 0 {
		return fmt.Sprintf("%.0f %%", p)
	}
	return fmt.Sprintf("%.2g %%", p)
}

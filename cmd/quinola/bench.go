package main

import (
	"fmt"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
	"time"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/page"
	"quinola/corpus/restore"
	"quinola/corpus/split"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/sitting"
	"quinola/index"
	"quinola/site"
	"quinola/site/modules"
	"quinola/site/output"
)

// figure is one measured figure.
type figure struct {
	What  string  `json:"what"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
	How   string  `json:"how"`
}

func benchCommand(c *call) func() error {
	hands := c.flags.Int("n", 200000, "play `N` random hands of each rule set")
	scans := c.flags.String("scans", "", "measure only how well restore does, on the `PAIRS` of scans and transcriptions in a folder (NAME.txt, NAME.gold.txt) or a file of lines {\"id\",\"lang\",\"raw\",\"gold\"}")
	code := c.flags.String("lang", "", "the `CODE` of the language of the scans in a folder: "+langs)
	return func() error {
		if err := c.rules(); err != nil {
			return err
		}
		if *scans != "" {
			if err := c.noMore(); err != nil {
				return err
			}
			return c.benchScans(*scans, *code)
		}
		var sets []*game.Ruleset
		for _, id := range c.args {
			rs := games.Find(id)
			if rs == nil {
				return fmt.Errorf("quinola bench: %w", noRuleset(id))
			}
			sets = append(sets, rs)
		}
		if *hands < 1 {
			return c.usage("-n must be 1 or more")
		}
		var list []figure
		say := func(f figure) {
			list = append(list, f)
			if !c.json {
				fmt.Fprintf(c.stdout, "%14.0f %-14s %s (%s)\n", f.Value, f.Unit, f.What, f.How)
			}
		}
		benches := []func(func(figure)) error{func(say func(figure)) error { return benchEngine(sets, *hands, say) }}
		if sets == nil {
			sets = games.Rulesets()
			benches = append(benches, benchRestore, c.benchSearch, func(say func(figure)) error {
				return c.whole(func() error { return c.benchSite(say) })
			})
		}
		for _, bench := range benches {
			if err := c.ctx.Err(); err != nil {
				return err
			}
			if err := bench(say); err != nil {
				return err
			}
		}
		if c.json {
			return printJSON(c.stdout, map[string]any{"cores": runtime.GOMAXPROCS(0), "go": runtime.Version(), "figures": list})
		}
		fmt.Fprintf(c.stdout, "%s on %d cores\n", runtime.Version(), runtime.GOMAXPROCS(0))
		return nil
	}
}

// benchEngine deals, plays and settles random hands of some rule sets on one core.
func benchEngine(sets []*game.Ruleset, hands int, say func(figure)) error {
	for _, rs := range sets {
		law, err := rs.Compile()
		if err != nil {
			return err
		}
		for _, k := range []string{"plain", "mixed"} {
			play.Bench(law, k, 2000, 1)
			start := time.Now()
			play.Bench(law, k, hands, 1)
			say(figure{rs.ID + ", " + k + " hands", float64(hands) / time.Since(start).Seconds(), "hands/s",
				"dealt, exchanged, played and settled on one core, ledger and fired rules recorded"})
		}
		n := max(hands/20, 1)
		start := time.Now()
		if err := sitting.Bench(rs, n, 1); err != nil {
			return err
		}
		say(figure{rs.ID + ", hands of the policy", float64(n) / time.Since(start).Seconds(), "hands/s",
			"the same, every card chosen by the policy of the bots"})
	}
	return nil
}

// benchRestore restores and splits every scan from its source.
func benchRestore(say func(figure)) error {
	corp, err := edition.Open(corpus.FS)
	if err != nil {
		return err
	}
	var all time.Duration
	leaves := 0
	for _, t := range corp.Texts {
		if t.Restated {
			continue
		}
		start := time.Now()
		parts := page.Leaves(t.Source)
		tokens := restore.Tokens(t.Source, t.Meta.Lang, parts)
		split.Split(t.Source, t.Meta.Lang, tokens, parts)
		all += time.Since(start)
		leaves += len(parts)
	}
	say(figure{"all scans restored and split", float64(all.Milliseconds()), "ms", fmt.Sprintf("%d leaves from source.txt", leaves)})
	say(figure{"leaves restored and split", float64(leaves) / all.Seconds(), "leaves/s", "all scans"})
	for _, t := range corp.Texts {
		if t.Restated {
			continue
		}
		all, err := edition.Measure(t)
		if err != nil {
			return err
		}
		var sum edition.Accuracy
		for _, l := range all {
			sum.Add(l.Accuracy)
		}
		say(figure{t.ID + ", read without emendations", 1e6 * float64(sum.Wrong) / float64(max(1, sum.Letters)), "per million", "letters that differ from the edited reading, accents apart; the model has learned from that reading"})
	}
	return nil
}

// benchSearch times queries on an open index.
func (c *call) benchSearch(say func(figure)) error {
	x, err := c.index()
	if err != nil {
		return err
	}
	defer x.Close()
	words := []string{"quinola", "espagnolette", "remise", "hvar", "carreau", "fait la bête", "étoit", "pool", "renonce", "matadors"}
	var times []time.Duration
	for range 5 {
		for _, w := range words {
			start := time.Now()
			if _, err := x.Search(c.ctx, w, index.Options{Limit: 10}); err != nil {
				return err
			}
			times = append(times, time.Since(start))
		}
	}
	sort.Slice(times, func(i, j int) bool { return times[i] < times[j] })
	say(figure{"a query, in the median", float64(times[len(times)/2].Microseconds()), "µs", fmt.Sprintf("%d words, 10 hits with excerpts, index open", len(words))})
	return nil
}

// benchSite builds the whole site from pinned texts.
func (c *call) benchSite(say func(figure)) error {
	dir, remove, err := output.Temp("quinola-bench")
	if err != nil {
		return err
	}
	defer remove()
	table, err := modules.Find(c.ctx, "")
	if err != nil {
		return err
	}
	made, err := table.All(c.ctx, nil)
	if err != nil {
		return err
	}
	start := time.Now()
	o, err := c.siteOptions(filepath.Join(dir, "site"))
	if err != nil {
		return err
	}
	o.Progress, o.Table = nil, modules.Given(made, table.Glue)
	if err := site.Build(c.ctx, o); err != nil {
		return err
	}
	say(figure{"the whole site from pinned texts", float64(time.Since(start).Milliseconds()), "ms", "corpus, notes and proofs read, every page written; the engine for the page built before"})
	for _, name := range slices.Sorted(maps.Keys(made)) {
		say(figure{"the page's module " + name, float64(len(made[name])), "bytes gzip", "the engine as WebAssembly"})
	}
	return nil
}

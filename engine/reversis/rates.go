package reversis

import (
	"quinola/engine"
	"quinola/engine/game"
)

// Rates plays n random hands of a mix and counts how often each rule fired
// and how often it changed the settlement. The work is shared among so many
// workers; the figures depend on the seed alone.
func (l *Law) Rates(mix string, n int, seed uint64, workers int) []game.Rate {
	kind := mixOf(mix)
	compile := func(changes ...Change) (*Law, error) { return Compile(l.Ruleset, changes...) }
	return game.CountRates(l, n, workers, compile, func() (func(int) engine.RuleSet, func(*Law) bool) {
		d, h, s := newDealer(l), &hand{}, &State{}
		play := func(i int) engine.RuleSet {
			d.make(kind, seed+uint64(i), h)
			return d.s.Fired
		}
		return play, func(off *Law) bool { return s.run(off, h) || s.again.apart > 0 || differ(&d.s, s) }
	})
}

// Bench plays n random hands of a mix, ledger and fired rules recorded, and
// returns a sum over their settlements, so that nothing of it can be left out.
func (l *Law) Bench(mix string, n int, seed uint64) (sum int64) {
	kind := mixOf(mix)
	d := newDealer(l)
	var h hand
	for i := range n {
		d.make(kind, seed+uint64(i), &h)
		for _, b := range d.s.Balance {
			sum = sum*31 + int64(b)
		}
	}
	return sum
}

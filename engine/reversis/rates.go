package reversis

import (
	"sync"

	"quinola/engine"
)

// Rate is how often a rule mattered in random hands.
type Rate struct {
	Rule    string
	Fired   int // hands in which it fired
	Changed int // hands that would have been settled otherwise without it
}

// Rates plays n random hands of a kind and counts how often each rule fired
// and how often it changed the settlement. The work is shared among so many
// workers; the figures depend on the seed alone.
func (l *Law) Rates(kind Kind, n int, seed uint64, workers int) []Rate {
	ids := l.Rules()
	without := make([]*Law, len(ids))
	for i, id := range ids {
		off, err := l.Compile(append(append([]Change{}, l.Changes...), Change{Rule: id, Off: true})...)
		if err == nil {
			without[i] = off
		}
	}
	workers = max(workers, 1)
	parts := make([][]Rate, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			rates := make([]Rate, len(ids))
			d := newDealer(l)
			var h hand
			var s State
			for i := w; i < n; i += workers {
				d.make(kind, seed+uint64(i), &h)
				d.s.Fired.Each(func(no engine.RuleNo) {
					rates[no].Fired++
					if off := without[no]; off != nil && (s.run(off, &h, nil) || differ(&d.s, &s)) {
						rates[no].Changed++
					}
				})
			}
			parts[w] = rates
		})
	}
	wg.Wait()
	total := make([]Rate, len(ids))
	for i, id := range ids {
		total[i].Rule = id
		for _, part := range parts {
			total[i].Fired += part[i].Fired
			total[i].Changed += part[i].Changed
		}
	}
	return total
}

// Bench plays n random hands of a kind, ledger and fired rules recorded, and
// returns a sum over their settlements, so that nothing of it can be left out.
func (l *Law) Bench(kind Kind, n int, seed uint64) (sum int64) {
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

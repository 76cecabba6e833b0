package play

import (
	"quinola/engine"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Rates plays n random hands of a mix on a number of workers. It counts how often each
// rule fired, and how often it changed the hand: how often the hand goes otherwise with
// the rule switched off. The counts depend on the seed alone.
func Rates(l game.Law, mix string, n int, seed uint64, workers int) []game.Rate {
	law, rules := lawOf(l), l.Rules()
	without := make([]*table.Law, len(rules)) // nil if there is no law without the rule
	for i, id := range rules {
		if off, err := l.Book().Compile(law.With(game.Change{Rule: id, Off: true})...); err == nil {
			without[i] = lawOf(off)
		}
	}
	workers = max(workers, 1)
	parts := make(chan []game.Rate, workers)
	for w := range workers {
		go func() {
			rates := make([]game.Rate, len(rules))
			d, c, again := newDealer(law), &table.Course{}, &table.Driver{}
			for i := w; i < n; i += workers {
				d.make(mix, seed+uint64(i), c)
				fired := d.s.Fired
				for no := fired.Next(engine.NoRule); no >= 0; no = fired.Next(no) {
					rates[no].Fired++
					if without[no] == nil {
						continue
					}
					if how := again.Replay(without[no], c); how.Broken || how.Apart >= 0 || differ(&d.s.State, &again.State) {
						rates[no].Changed++
					}
				}
			}
			parts <- rates
		}()
	}
	total := make([]game.Rate, len(rules))
	for i, id := range rules {
		total[i].Rule = id
	}
	for range workers {
		for i, r := range <-parts {
			total[i].Fired += r.Fired
			total[i].Changed += r.Changed
		}
	}
	return total
}

// Bench plays n random hands with everything recorded, and returns a sum over their
// results, so that the compiler cannot leave anything out.
func Bench(l game.Law, mix string, n int, seed uint64) (sum int64) {
	d := newDealer(lawOf(l))
	var c table.Course
	for i := range n {
		d.make(mix, seed+uint64(i), &c)
		for _, b := range d.s.Balance {
			sum = sum*31 + int64(b)
		}
	}
	return sum
}

package game

import "quinola/engine"

// CountRates plays n random hands, shared among so many workers, and counts how
// often each rule fired and how often it changed the hand. Each worker begins
// with hands of its own: play plays the hand with a number and gives the rules
// that fired, and changed says whether that hand goes otherwise without one of
// them.
func CountRates(rules []string, n, workers int, begin func() (play func(i int) engine.RuleSet, changed func(engine.RuleNo) bool)) []Rate {
	workers = max(workers, 1)
	parts := make(chan []Rate, workers)
	for w := range workers {
		go func() {
			rates := make([]Rate, len(rules))
			play, changed := begin()
			for i := w; i < n; i += workers {
				fired := play(i)
				for no := fired.Next(engine.NoRule); no >= 0; no = fired.Next(no) {
					rates[no].Fired++
					if changed(no) {
						rates[no].Changed++
					}
				}
			}
			parts <- rates
		}()
	}
	total := make([]Rate, len(rules))
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

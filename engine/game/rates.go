package game

import "quinola/engine"

// CountRates plays n random hands, shared among so many workers, and counts how
// often each rule of a law fired and how often it changed the hand: that it goes
// otherwise by the law with the rule off, as compile makes it. Each worker
// begins with hands of its own: play plays the hand with a number and gives the
// rules that fired, and apart says whether that hand goes otherwise by another
// law.
func CountRates[L Law](l L, n, workers int, compile func(...Change) (L, error), begin func() (play func(i int) engine.RuleSet, apart func(L) bool)) []Rate {
	rules := l.Rules()
	without := make([]L, len(rules))
	broken := make([]bool, len(rules)) // it is no law without the rule
	for i, id := range rules {
		off, err := compile(append(append([]Change{}, l.Made()...), Change{Rule: id, Off: true})...)
		without[i], broken[i] = off, err != nil
	}
	workers = max(workers, 1)
	parts := make(chan []Rate, workers)
	for w := range workers {
		go func() {
			rates := make([]Rate, len(rules))
			play, apart := begin()
			for i := w; i < n; i += workers {
				fired := play(i)
				for no := fired.Next(engine.NoRule); no >= 0; no = fired.Next(no) {
					rates[no].Fired++
					if !broken[no] && apart(without[no]) {
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

package main

import "quinola/corpus/lang"

// discount leaves out of each word as many as a machine may have made of the commonest
// word that differs from it in one letter: of a hundred times pour, five are pout.
func (c *counts) discount(l *lang.Language) {
	letters := "abcdefghijklmnopqrstuvwxyz" + l.Letters
	made := map[string]int{}
	for w, n := range c.words {
		most := int(c.slips * float64(n))
		if most == 0 {
			continue
		}
		for v := range oneLetterOff(w, letters) {
			if _, ok := c.words[v]; ok {
				made[v] = max(made[v], most)
			}
		}
	}
	for w, n := range made {
		c.words[w] = max(c.words[w]-n, 0)
		c.caps[w] = min(c.caps[w], c.words[w])
	}
}

// oneLetterOff yields the words that have one letter of w changed to one of some
// letters, lost or more, some of them twice.
func oneLetterOff(w, letters string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		rs := []rune(w)
		for i := range len(rs) + 1 {
			head, tail := string(rs[:i]), string(rs[i:])
			if i < len(rs) && !yield(head+string(rs[i+1:])) {
				return
			}
			for _, r := range letters {
				if !yield(head+string(r)+tail) || i < len(rs) && r != rs[i] && !yield(head+string(r)+string(rs[i+1:])) {
					return
				}
			}
		}
	}
}

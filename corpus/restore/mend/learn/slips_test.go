package main

import (
	"testing"

	"quinola/corpus/lang"
)

// TestDiscount leaves out what a machine may have made of commoner words.
func TestDiscount(t *testing.T) {
	c := counts{words: map[string]int{"pour": 1000, "pout": 40, "jour": 300, "x": 9}, caps: map[string]int{"pout": 3, "x": 2}, slips: 0.05}
	c.discount(lang.Of("fr"))
	for w, want := range map[string]int{"pour": 985, "pout": 0, "jour": 250, "x": 9} {
		if c.words[w] != want {
			t.Errorf("%s counts %d, not %d", w, c.words[w], want)
		}
	}
	if c.caps["pout"] != 0 || c.caps["x"] != 2 {
		t.Errorf("capitals: %v", c.caps)
	}
}

package site

import "testing"

func TestSpoken(t *testing.T) {
	for line, want := range map[string]string{
		"E takes 60 from the pool":                     "East takes 60 from the pool",
		"S names trumps":                               "South names trumps",
		"♥J placed draws the pool: S takes 62":         "♥J placed draws the pool: South takes 62",
		"N, E and T put 5 into the devant":             "North, East and the fifth put 5 into the devant",
		"the hand is lost by ♠T: W puts 9 into the al": "The hand is lost by ♠T: West puts 9 into the al",
	} {
		if got := spoken(line); got != want {
			t.Errorf("%q is spoken %q, want %q", line, got, want)
		}
	}
}

package felt

import (
	"testing"
)

func TestSpoken(t *testing.T) {
	for line, want := range map[string]string{
		"E takes 60 from the pool":                              "East takes 60 from the pool",
		"S names trumps":                                        "South names trumps",
		"♥J placed draws the pool: S takes 62":                  "♥J placed draws the pool: South takes 62",
		"N, E and T put 5 into the devant":                      "North, East and the fifth put 5 into the devant",
		"Z puts 3 into the pool, A puts 3 into the pool, and I": "The tenth puts 3 into the pool, the eleventh puts 3 into the pool, and the eighteenth",
		"A deals next":                                          "The eleventh deals next",
		"E has a gé, ♠A ♥A":                                     "East has a gé, ♠A ♥A",
		"A gé is two cards of a face":                           "A gé is two cards of a face",
		"the hand is lost by ♠T: W puts 9 into the al":          "The hand is lost by ♠T: West puts 9 into the al",
	} {
		if got := Spoken(line); got != want {
			t.Errorf("%q is spoken %q, want %q", line, got, want)
		}
	}
}

func TestSaidBy(t *testing.T) {
	for _, c := range []struct{ act, who, what string }{
		{"S players 12", "", "12 players"},
		{"S players 1", "", "1 player"},
		{"W pack 52", "", "a pack of 52 cards"},
		{"S end 7", "", "the end after 7"},
		{"E packets 2 4 5", "East", "packets of 2+4+5"},
		{"E out ♠4 ♠J", "East", "put out ♠4 ♠J"},
		{"E done", "East", "that is enough"},
		{"N done ♣2", "North", "done ♣2"},
		{"E ask-party", "East", "ask party"},
	} {
		if who, what := saidBy(c.act); who != c.who || what != c.what {
			t.Errorf("%q is said by %q: %q, want %q: %q", c.act, who, what, c.who, c.what)
		}
	}
}

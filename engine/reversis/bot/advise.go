package bot

import (
	"quinola/engine/cards"
	"quinola/engine/chance"
)

// Option is something that may be chosen, and what it comes to.
type Option struct {
	Card   cards.Card // None to keep the hand
	Mean   float64    // the net of the hand, on the average of the deals tried
	Error  float64    // its standard error
	Tried  int        // the deals
	Reason Reason
}

// Advise returns what the player of a view may choose, the best first, by so many
// deals that fit what the player knows; by none it is the policy's choice alone.
// The same view and seed lead to the same advice.
func Advise(v *View, deals int, seed uint64) []Option {
	if deals <= 0 {
		pick := choose(v)
		return []Option{{Card: pick, Reason: Why(v, pick)}}
	}
	src := chance.Source(seed)
	s := &sampler{v: v, src: &src}
	s.begin()
	s.try(deals)
	return s.options()
}

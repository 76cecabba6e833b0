package bot

import (
	"quinola/engine/cards"
	"quinola/engine/chance"
)

// Option is a choice, and what it comes to.
type Option struct {
	Card   cards.Card // None for keeping the hand
	Mean   float64    // the average net of the hand over the deals tried
	Tried  int        // the number of deals tried
	Reason Reason
}

// Advise returns the choices of the player of a view, the best first, tried on so
// many deals that fit what the player knows; with 0 deals, only the policy's
// choice. The same view and seed give the same advice.
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

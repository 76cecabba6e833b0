// Package chance makes random numbers from a seed. The same seed gives the same cards
// on every machine.
package chance

import "quinola/engine/cards"

// Source is a small generator of random numbers.
type Source uint64

// Next returns the next number.
func (r *Source) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below returns a number from 0 up to but not including n.
func (r *Source) Below(n int) int { return int(uint64(uint32(r.Next())) * uint64(n) >> 32) }

// One reports true once in n times.
func (r *Source) One(n int) bool { return r.Below(n) == 0 }

// Pick returns any card of a set, None of an empty one.
func (r *Source) Pick(set cards.Set) cards.Card { return set.Nth(r.Below(max(set.Len(), 1))) }

// Shuffle brings a pack into disorder.
func (r *Source) Shuffle(pack []cards.Card) {
	src := *r
	for i := len(pack) - 1; i > 0; i-- {
		j := src.Below(i + 1)
		pack[i], pack[j] = pack[j], pack[i]
	}
	*r = src
}

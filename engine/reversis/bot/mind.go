package bot

import (
	"quinola/engine/cards"
	"quinola/engine/reversis"
)

// Kind is how a bot chooses.
type Kind uint8

// The kinds of bot.
const (
	Random  Kind = iota // any act that is allowed
	Policy              // by the figures of the ruleset
	Sampler             // by playing out deals that fit what it knows
)

var kindNames = [...]string{"random", "policy", "sampler"}

// String is the kind as a command names it.
func (k Kind) String() string { return kindNames[k] }

// KindOf is the kind of that name.
func KindOf(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return Random, false
}

// Deals is how many deals a sampler tries before each choice, unless it is
// told otherwise.
const Deals = 60

// Mind makes up a bot's mind, a little at a time, so that a page is never
// frozen: Begin, then Think until it reports that it is done, then Choice.
type Mind struct {
	Kind  Kind
	Deals int // that a sampler tries; 0 for Deals

	view View
	src  reversis.Source
	pick cards.Card
	tree sampler
}

// Begin sets a mind to the choice that a view asks for. The same view and seed
// lead to the same choice.
func (m *Mind) Begin(v View, seed uint64) {
	m.view, m.src = v, reversis.Source(seed)
	switch m.Kind {
	case Random:
		m.pick = chance(&m.view, &m.src)
	case Policy:
		m.pick = choose(&m.view)
	case Sampler:
		deals := m.Deals
		if deals == 0 {
			deals = Deals
		}
		m.tree.begin(&m.view, &m.src, deals)
	}
}

// Think tries so many deals more, and reports whether the mind is made up.
func (m *Mind) Think(deals int) bool {
	return m.Kind != Sampler || m.tree.think(deals)
}

// Choice is the card chosen, None to keep the hand.
func (m *Mind) Choice() cards.Card {
	if m.Kind == Sampler {
		return m.tree.best()
	}
	return m.pick
}

// Option is something that may be chosen, and what it comes to.
type Option struct {
	Card   cards.Card // None to keep the hand
	Mean   float64    // the net of the hand, on the average of the deals tried
	Error  float64    // its standard error
	Tried  int        // the deals
	Reason Reason
}

// Options are what may be chosen, the best first. A mind that tries no deals
// has only its choice to show.
func (m *Mind) Options() []Option {
	if m.Kind != Sampler {
		return []Option{{Card: m.pick, Reason: Why(&m.view, m.pick)}}
	}
	return m.tree.options()
}

// chance is any act that is allowed.
func chance(v *View, src *reversis.Source) cards.Card {
	n := v.May.Len()
	if v.Keep {
		n++
	}
	if i := src.Below(n); i < v.May.Len() {
		return v.May.Nth(i)
	}
	return cards.None
}

package gillet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// ways is how the game is played by chance and by bots.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: policy, Star: star, Carry: carry}
}

// weigh has players raise and hold now and then, and show as they must.
func weigh(s *State, a *engine.Act, _ *table.Source) int {
	switch a.Kind {
	case table.ActMeld:
		return 36
	case table.ActRaise:
		return 2
	}
	return 6
}

// star returns three of a face, or two aces and a card that counts ten.
func star(s *State, src *table.Source) cards.Set {
	if src.One(2) {
		return cards.Face(uint8(7 + src.Below(7))).Without()
	}
	return cards.Of(cards.Spades, cards.Ace).Bit() | cards.Of(cards.Hearts, cards.Ace).Bit()
}

// carry lays in the boxes what was not drawn.
func carry(s *State, src *table.Source) { parts.Undrawn(s, src, 3, 3) }

// policy returns what a player does who knows the game: stays, raises or gives up by
// what must be put in, what lies there and how likely the others have less.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	v, box, chance := &vieGe, boxGe, geChance
	switch s.PhaseNo() {
	case 1:
		v, box, chance = &viePoint, boxPoint, pointChance
	case 2:
		return o.Acts[0], true
	}
	level, in, _ := v.Bets(s)
	good := int32(100)
	for others := in &^ o.Seat.Bit(); others != 0; others &= others - 1 {
		good = good * chance(s, s.Hand[o.Seat]) / 100
	}
	need := level - v.Staked(s, o.Seat)
	want := table.ActFold
	switch {
	case good > 60 && level < v.Most:
		want = table.ActRaise
	case level == 0:
		want = table.ActPass
	case good*(s.Pool(box)+need) >= 70*need:
		want = table.ActHold
	}
	for i := range o.N {
		if act := &o.Acts[i]; act.Kind == want && o.Allowed(i) { // of several raises the last offered, the greatest
			a, ok = *act, true
		}
	}
	return a, ok
}

// geChance returns how likely another hand has no better gé, in hundredths: one in four
// has a gé or a tricon.
func geChance(s *State, hand cards.Set) int32 {
	switch n, height, _ := alike(s, hand); n {
	case 3:
		return 99
	case 2:
		top := int(s.Height(cards.Of(cards.Spades, cards.Ace)))
		return int32(99 - 3*(top-height))
	}
	return 72
}

// pointChance returns how likely another hand has no better point, in hundredths.
func pointChance(_ *State, hand cards.Set) int32 {
	switch n := point(hand, 23, 20, 41); {
	case n > 50:
		return 98
	case n > 40:
		return 88
	case n > 34:
		return 65
	case n > 28:
		return 45
	}
	return 25
}

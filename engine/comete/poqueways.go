package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// poqueWays says how random hands are made, and how bots play.
type poqueWays struct{}

// Ways returns what package play needs.
func (poqueWays) Ways() table.Ways {
	return table.Ways{Weigh: weighPoque, Policy: policyPoque, Star: starPoque, Carry: carryPoque}
}

// weighPoque makes players bet and hold at times.
func weighPoque(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActMeld:
		return 12
	case table.ActDone:
		return 36
	case actPoque:
		return 2
	}
	return 6
}

// starPoque returns three of a kind.
func starPoque(s *State, src *table.Source) cards.Set {
	return cards.Face(uint8(7 + src.Below(7))).Without()
}

// carryPoque sets up boxes that were not drawn.
func carryPoque(s *State, src *table.Source) { parts.Undrawn(s, src, 3, 3) }

// policyPoque returns the act of an experienced player: bet a pair of high cards, or of
// the kind turned up; raise three alike; lead an ace first, which keeps the lead (p9b),
// then the longest run, then the lowest card (p9).
func policyPoque(s *State, o *table.Options) (a engine.Act, ok bool) {
	if s.Phase().Word == "bet" {
		return betPoque(s, o)
	}
	if o.Open() == 0 {
		for i := range o.N {
			if o.Allowed(i) && (!ok || o.Acts[i].Kind == table.ActDone) { // what need not be shown is not shown
				a, ok = o.Acts[i], true
			}
		}
		return a, ok
	}
	best := -1
	for set := o.Open(); set != 0; set = set.Without() {
		c := set.First()
		worth := 64 * runOf(s, s.Hand[o.Seat], c)
		if above(s, c.Face()) == 0 {
			worth = 1 << 10
		}
		if worth += 16 - int(s.Height(c)); worth > best {
			best, a = worth, o.With(c)
		}
	}
	return a, true
}

// betPoque returns what such a player bets, from the cost, what lies there and how likely
// the others have less.
func betPoque(s *State, o *table.Options) (a engine.Act, ok bool) {
	level, in, _ := vie.Bets(s)
	chance := int32(0)
	if set := poqueOf(s, s.Hand[o.Seat]); set != 0 {
		chance = chanceOf(s, set, in&^o.Seat.Bit())
	}
	need := level - vie.Staked(s, o.Seat)
	want, most := table.ActFold, int16(1)
	switch {
	case level == 0 && chance < 25:
		want = table.ActPass
	case level == 0, chance > 75 && level < 6:
		if want = actPoque; chance > 50 {
			most = 2
		}
	case chance*(s.Pool(boxPoque)+need) >= 100*need && chance > 0:
		want = table.ActHold
	}
	for i := range o.N {
		if act := &o.Acts[i]; act.Kind == want && o.Allowed(i) && act.N[0] <= most {
			a, ok = *act, true
		}
	}
	return a, ok
}

// chanceOf returns roughly how likely, in hundredths, a poque beats those of some
// others: seven hands in ten have one.
func chanceOf(s *State, set cards.Set, others cards.SeatSet) int32 {
	better := int32(5 + 10*(int(s.Height(cards.Of(cards.Spades, cards.Ace)))-int(s.Height(set.First()))))
	switch {
	case set.Len() > 2:
		better = 4
	case turned(s, set) > 0:
		better = 10
	}
	chance := int32(100)
	bet := s.SaidBy(actPoque) | s.SaidBy(table.ActHold)
	for _, seat := range s.Round {
		switch {
		case bet.Has(seat) && others.Has(seat):
			chance = chance * (100 - better) / 100
		case others.Has(seat):
			chance = chance * (100 - better*7/10) / 100
		}
	}
	return chance
}

// runOf returns how many cards of a hand follow each other from a card on, in its suit.
func runOf(s *State, hand cards.Set, c cards.Card) int {
	n := 0
	for hand.Has(c) {
		n++
		face := above(s, c.Face())
		if face == 0 {
			break
		}
		c = cards.Of(c.Suit(), face)
	}
	return n
}

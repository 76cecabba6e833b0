package ambigu

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
	return table.Ways{Weigh: weigh, Policy: policy, Star: star, Carry: carry, Trials: trials, Amiss: amiss}
}

// weigh has players raise and hold now and then.
func weigh(s *State, a *engine.Act, _ *table.Source) int {
	switch a.Kind {
	case table.ActMeld:
		return 12
	case actBaste, table.ActPass, table.ActHold:
		return 6
	case table.ActRaise:
		return 1
	}
	return 3
}

// star returns a pair, or two cards that follow each other.
func star(s *State, src *table.Source) cards.Set {
	suit, face := cards.Suit(src.Below(4)), uint8(1+src.Below(9))
	if src.One(2) {
		return cards.Of(suit, face).Bit() | cards.Of(suit, face+1).Bit()
	}
	return cards.Of(suit, face).Bit() | cards.Of(cards.Suit((int(suit)+1)&3), face).Bit()
}

// carry has a random hand be one of a match that has gone on for a while, every
// other time at its end, with boxes that have stayed and players who have little
// left.
func carry(s *State, src *table.Source) {
	if src.One(3) {
		return
	}
	parts.Undrawn(s, src, 3, 3)
	if hands := int(agreed(s)); hands > 0 {
		parts.CarryHands(s, src, hands)
	}
	if _, ok := s.Law().Terms(parts.Purse.ID); !ok {
		return
	}
	for _, seat := range s.Round {
		if src.One(2) {
			s.Carries(namePurse, seat, int32(1+src.Below(2*int(parts.SitsWith(s)))))
		}
		if src.One(3) {
			s.Carries(nameTaken, seat, int32(1+src.Below(int(parts.SitsWith(s)))))
		}
	}
}

// amiss returns what an irregular act of random hands is about: it is the dealer who does
// not shuffle.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case actUnshuffled:
		a.Seat = s.Dealer
	case actCave:
		a.N[0] = int16(1 + src.Below(10))
		return !s.RefusesAct(*a)
	case actApart:
		return s.PhaseNo() <= phaseDraw && s.Out[a.Seat] != 0
	case actAccuse, actThrow:
		return s.PhaseNo() == phaseShow
	}
	return true
}

// trials returns the acts that are put to two laws besides.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	for n := int16(1); kind == actVa && n <= 21; n++ {
		for _, seat := range s.Round {
			list = append(list, engine.NewAct(kind, seat).WithN(n))
		}
	}
	return list
}

package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// hocWays says how random hands are made, and how bots play.
type hocWays struct{}

// Ways returns what package play needs.
func (hocWays) Ways() table.Ways {
	return table.Ways{Weigh: weighHoc, Star: starHoc, Carry: carryHoc, Amiss: amissHoc, Shuns: shunsHoc}
}

// weighHoc makes players pass often enough that at times nobody wins anything.
func weighHoc(s *State, a *engine.Act, src *table.Source) int {
	switch {
	case a.Kind == table.ActMeld:
		return 1 + a.Cards.Len()*a.Cards.Len()
	case a.Kind == table.ActRaise && a.N[0] > 4:
		return 1
	case a.Kind == table.ActRaise:
		return 3
	case a.Kind == table.ActPass && !running(s):
		return 18
	}
	return 10
}

// shunsHoc keeps bots from raising upon each other without end: from twelve counters on,
// as at le Poque, they hold or give up.
func shunsHoc(s *State, a *engine.Act) bool {
	c := contestNow(s)
	if c == nil || a.Kind != table.ActRaise {
		return false
	}
	level, _, _ := c.vie.Bets(s)
	return level >= vie.Most
}

// starHoc returns cards without a court card, a long sequence from the king down, or four
// of a kind.
func starHoc(s *State, src *table.Source) (set cards.Set) {
	low := cards.Full &^ cards.Courts
	switch src.Below(3) {
	case 0:
		for set.Len() < s.Law().Each() {
			set |= src.Pick(low).Bit()
		}
	case 1:
		suit := cards.Suit(src.Below(4))
		for face := uint8(cards.King); face > 4+uint8(src.Below(6)); face-- {
			set |= cards.Of(suit, face).Bit()
		}
	default:
		set = cards.Face(uint8(1 + src.Below(13)))
		if src.One(2) {
			set |= cards.Face(uint8(1 + src.Below(13))).Without()
		}
	}
	return set
}

// carryHoc sets up what random hands find: boxes that nobody has won, and a double game.
func carryHoc(s *State, src *table.Source) {
	double := src.One(4)
	for box := range contests {
		if double || src.One(3) {
			s.Put(box, int32(s.N*(1+src.Below(3))))
		}
	}
	if double {
		s.Carries(nameDouble, cards.NoSeat, 1)
	}
}

// amissHoc reports whether a player can wrongly say that a card is missing: its holder.
func amissHoc(s *State, a *engine.Act, _ *table.Source) bool {
	a.Seat = s.Turn()
	return a.Seat != cards.NoSeat && s.Phase().Word == "stop" && running(s) && holdsNext(s, a.Seat)
}

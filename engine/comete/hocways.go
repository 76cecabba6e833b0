package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// hocWays is how le Hoc is played by chance and by bots.
type hocWays struct{}

// Ways gives it to package play.
func (hocWays) Ways() table.Ways {
	return table.Ways{Weigh: weighHoc, Policy: policyHoc, Star: starHoc, Carry: carryHoc, Amiss: amissHoc, Trials: trialsHoc}
}

// weighHoc has players pass often enough that now and then nobody wins anything.
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

// starHoc is cards without a court card, a long sequence from the king down, or four
// of a kind.
func starHoc(s *State, src *table.Source) (set cards.Set) {
	low := cards.Full &^ (cards.Face(cards.King) | cards.Face(cards.Queen) | cards.Face(cards.Knave))
	switch src.Below(3) {
	case 0:
		for set.Len() < s.Law().Each() {
			set |= low.Nth(src.Below(low.Len())).Bit()
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

// carryHoc lays in the boxes what nobody has won, and has the game be double.
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

// amissHoc lets a player call a card as missing only who holds it.
func amissHoc(s *State, a *engine.Act, _ *table.Source) bool {
	a.Seat = s.Turn()
	return a.Seat != cards.NoSeat && s.Phase().Word == "stop" && running(s) && holdsNext(s, a.Seat)
}

// trialsHoc is packs, and raises about the most that may be.
func trialsHoc(s *State, kind engine.ActKind) []engine.Act {
	if kind != table.ActRaise || s.Turn() == cards.NoSeat {
		return parts.PacketTrials(s, kind)
	}
	var list []engine.Act
	for n := int16(19); n <= 21; n++ {
		list = append(list, engine.Act{Kind: kind, Seat: s.Turn(), To: cards.NoSeat, N: [4]int16{n}})
	}
	return list
}

// policyHoc is what a player does who knows the game: whoever has something declares
// it, and raises or holds where the others likely have less; a hoc is played whenever
// it may be, for it brings a jetton of each and the lead; at a lead the longest run is
// begun, and of several the lowest card (p21).
func policyHoc(s *State, o *table.Options) (a engine.Act, ok bool) {
	switch s.Phase().Word {
	case "bet":
		return betHoc(s, o)
	case "meld":
		return bestOf(o, func(act *engine.Act) int {
			sum := 64 * act.Cards.Len()
			for set := act.Cards; set != 0; set = set.Without() {
				sum += min(int(set.First().Face()), 10)
			}
			return sum
		})
	}
	best := -1
	for set := o.Open(); set != 0; set = set.Without() {
		c := set.First()
		worth := 16 * upFrom(s.Hand[o.Seat], c.Face())
		if wilds(s).Has(c) {
			worth = 16
			if running(s) {
				worth = 8
			}
		}
		if worth += 14 - int(c.Face()); worth > best {
			best, a, ok = worth, engine.Act{Kind: table.ActPlay, Seat: o.Seat, To: cards.NoSeat, Card: c}, true
		}
	}
	if !ok {
		return bestOf(o, func(*engine.Act) int { return 0 })
	}
	return a, true
}

// bestOf is the act that is worth the most of those that may be done.
func bestOf(o *table.Options, worth func(*engine.Act) int) (a engine.Act, ok bool) {
	most := -1
	for i := range o.N {
		if act := &o.Acts[i]; o.Refused>>i&1 == 0 && worth(act) > most {
			most, a, ok = worth(act), *act, true
		}
	}
	return a, ok
}

// upFrom is how many cards of a hand follow each other from a face on, whatever their
// suits.
func upFrom(hand cards.Set, face uint8) (n int) {
	for ; face <= cards.King && hand&cards.Face(face) != 0; face++ {
		n++
	}
	return n
}

// betHoc is what such a player says of what is played for: whether to stay is
// reckoned from what must be put in, what lies there and how likely the others have
// less.
func betHoc(s *State, o *table.Options) (a engine.Act, ok bool) {
	c := contestNow(s)
	level, in, _ := c.vie.Bets(s)
	good, less := int32(100), hocChance(s, c, o.Seat)
	for others := in &^ o.Seat.Bit(); others != 0; others &= others - 1 {
		good = good * less / 100
	}
	need := level - c.vie.Staked(s, o.Seat)
	return bestOf(o, func(act *engine.Act) int {
		switch {
		case act.Kind == table.ActRaise && act.N[0] == 4:
			return int(good) * 3 * b2i(good > 70 && level < 12)
		case act.Kind == actDeclare:
			return int(good)
		case act.Kind == table.ActHold:
			return int(good) * b2i(good*(s.Pool(c.no)+need) >= 100*need)
		case act.Kind == table.ActPass, act.Kind == table.ActFold:
			return 0
		}
		return -1
	})
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// hocChance is about how likely another player has less for a contest, in hundredths.
func hocChance(s *State, c *contest, seat cards.Seat) int32 {
	var set cards.Set
	if c.no == hocPoint {
		for suit := cards.Spades; suit <= cards.Clubs; suit++ {
			if of := s.Hand[seat] & cards.Lane(suit); of.Len() > set.Len() {
				set = of
			}
		}
		return [...]int32{5, 30, 60, 85, 96}[min(max(set.Len()-s.Law().Each()/3, 0), 4)]
	}
	if set = c.best(s, seat); set == 0 {
		return 0
	}
	high := int32(s.Height(s.Highest(set)))
	switch more := set.Len() - 3; {
	case c.no == hocTricon && more > 0, more > 1:
		return 97
	case more > 0:
		return 85 + high
	}
	return 60 + 3*high
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The kinds of random hand that only Reversis has.
const (
	quinolas   = "quinolas"
	reversing  = "reversing"
	privileged = "espagnolettes"
	contested  = "contested"
	irregular  = "irregular"
)

// mixes lists the kinds of random hand; those before the mixture are in it.
var mixes = [...]game.Mix{
	{ID: game.Plain, Means: "cards dealt and played at random, as the rules allow and no better"},
	{ID: quinolas, Telling: true, Means: "players who keep out of tricks, and place their aces and Quinolas"},
	{ID: reversing, Means: "one player holds a hand for the Reversis and tries it"},
	{ID: privileged, Means: "one player holds an Espagnolette and uses it"},
	{ID: contested, Means: "one player tries the Reversis against an Espagnolette"},
	{ID: irregular, Means: "something irregular is done, and many hands are good for the Reversis"},
	{ID: game.Mixed, Means: "a sixth each of those above"},
	{ID: game.Faulty, Means: "as plain, and in each something irregular is done that the text has a law for"},
}

// manner is how a seat plays in a random hand.
type manner uint8

const (
	careless manner = iota // any card
	low                    // gives low cards, throws off high ones
	high                   // wants every trick
	thrower                // throws off suit whenever allowed
)

const tops = aces | cards.Set(0x3800_3800_3800_3800)

// dealFate shuffles and deals, and gives the star the cards of the kind of hand.
func dealFate(f *Fate, sheet bool) {
	n := f.Law.Book().Seats
	round := cards.Round(n)
	f.Dealer = round[f.Src.Below(n)]
	for i := range 2 {
		f.Start[i] = int32(f.Src.Below(40) * (1 + f.Src.Below(4)))
		if f.Src.Below(3) == 0 {
			f.Start[i] = edges[f.Src.Below(len(edges))]
		}
	}
	if sheet && f.Src.Below(2) == 0 {
		for i := 0; i < 1+f.Src.Below(2); i++ {
			name := waits
			if i == 0 {
				name = stands
			}
			f.Carry(name, round[f.Src.Below(n)], int32(20+20*i))
		}
	}
	pack := f.Pack[:f.N]
	f.Src.Shuffle(pack)
	eldest := cards.Right(n, f.Dealer)
	f.Star = round[f.Src.Below(n)]
	if f.Mix == reversing {
		f.Star = eldest
		if f.Src.Below(4) == 0 {
			f.Star = round[f.Src.Below(n)]
		}
	}
	rival := eldest
	wants, wants2 := wanted(f, eldest)
	if f.Mix == contested {
		if f.Star == eldest {
			f.Star = cards.Right(n, eldest)
		}
		wants2 = strong(f, 9+f.Src.Below(2), wants)
	}
	f.Hands[f.Star] = wants
	if wants2 != 0 {
		f.Hands[rival] = wants2
	}
	taken := wants | wants2
	at := 0
	for _, seat := range round {
		held := f.Hands[seat]
		for want := f.Law.Book().Tricks + engine.Int(seat == f.Dealer) - held.Len(); want > 0; at++ {
			if c := pack[at]; !taken.Has(c) {
				held |= c.Bit()
				want--
			}
		}
		f.Hands[seat] = held
	}
	for _, c := range pack[at:] {
		if !taken.Has(c) {
			f.Talon[f.Left] = c
			f.Left++
		}
	}
}

// wanted returns the cards that the star, and a rival, must have.
func wanted(f *Fate, eldest cards.Seat) (wants, rival cards.Set) {
	switch f.Mix {
	case irregular:
		switch f.Src.Below(3) {
		case 0:
			f.Star = eldest
			wants = strong(f, 9+f.Src.Below(2), 0)
		case 1:
			if f.Star != eldest {
				rival = strong(f, 9+f.Src.Below(2), 0)
			}
		}
	case reversing:
		wants = strong(f, 8+f.Src.Below(3), 0)
	case privileged, contested:
		wants = aces
		if f.Src.Below(8) == 0 {
			wants = aces &^ cards.Of(cards.Suit(f.Src.Below(4)), cards.Ace).Bit()
			if f.Src.Below(2) == 0 {
				wants = wants.Without() | cards.Of(cards.Hearts, cards.Knave).Bit()
			}
			if f.Src.Below(2) == 0 {
				wants |= cards.Of(cards.Hearts, cards.Queen).Bit()
			}
		} else if f.Src.Below(2) == 0 {
			wants = aces&^cards.Of(cards.Suit(f.Src.Below(4)), cards.Ace).Bit() | cards.Of(cards.Hearts, cards.Knave).Bit()
		} else if f.Src.Below(3) == 0 {
			wants |= cards.Of(cards.Hearts, cards.Knave).Bit()
		}
		wants &= f.Law.Pack()
	}
	return wants, rival
}

// edges lists amounts of a pool at which rules begin or cease to apply.
var edges = [...]int32{0, 1, 12, 13, 14, 25, 26, 27, 44, 45, 46, 48, 49, 50, 97, 98, 99, 100}

// strong returns n cards from the top of three suits, without those in not.
func strong(f *Fate, n int, not cards.Set) cards.Set {
	var set cards.Set
	n = min(n, f.Law.Book().Tricks)
	from := cards.Suit(f.Src.Below(4))
	for _, face := range [...]uint8{1, 13, 12, 11, 9, 8, 7, 6, 5} {
		for k := range 3 - f.Src.Below(2) {
			c := cards.Of((from+cards.Suit(k))&3, face)
			if set.Len() < n && f.Law.Pack().Has(c) && !not.Has(c) {
				set |= c.Bit()
			}
		}
	}
	return set
}

// irregularFate plans an irregular act on which the ruleset has a law.
func irregularFate(f *Fate) {
	kinds := f.Law.Book().Irregular
	if len(kinds) == 0 {
		return
	}
	k, ok := f.Law.Game().ActOf(kinds[f.Src.Below(len(kinds))])
	if !ok {
		return
	}
	at, seat, to, card := int8(1+f.Src.Below(f.Law.Book().Tricks)), f.Star, cards.NoSeat, cards.None
	next := func(seat cards.Seat) cards.Seat { return cards.Right(f.Law.Book().Seats, seat) }
	bought := false // the dealer keeps the deal
	switch k {
	case table.ActMisdeal:
		seat, at = f.Dealer, int8(record.AtDeal+f.Src.Below(2))
		bought = at == record.AtDeal && f.Src.Below(2) == 0 && f.Law.Has("reversis/deal.buyback")
	case actGather:
		if f.Src.Below(2) == 0 {
			f.plan(at, f.Dealer, actWarn)
		}
	case table.ActExposed:
		seat, at = f.Dealer, record.AtDeal
		if f.Src.Below(2) == 0 {
			f.plan(at, cards.NoSeat, actAgree)
		}
	case actPeek, actTwelve, actTwo:
		at = record.AtExchange
		if f.Star == f.Dealer {
			seat = next(f.Dealer)
		}
	case actUnstaked, actTwice:
		at = record.AtDeal
	case actGrab, actHide, actRetake:
		at = record.AtExchange
	case actThrow:
		if f.Src.Below(3) == 0 {
			f.plan(at, next(seat), actRecall)
		}
	case actClaim:
		if f.Src.Below(2) == 0 {
			card = (aces | cards.Face(cards.Knave)&cards.Lane(cards.Hearts)).Nth(f.Src.Below(5))
		}
	case actSee:
		at, to = record.AtExchange, next(seat)
	}
	a := f.plan(at, seat, k)
	a.To, a.Card = to, card
	if bought {
		f.plan(record.AtDeal, f.Dealer, actRedeal)
	}
}

// plan plans an act of a player for a moment, and returns it.
func (f *Fate) plan(at int8, seat cards.Seat, kind engine.ActKind) *engine.Act {
	p := &f.Plans[f.Plan]
	*p = table.Plan{At: at, Act: engine.Act{Kind: kind, Seat: seat, To: cards.NoSeat}}
	f.Plan++
	return &p.Act
}

// fate decides what is decided by chance before a hand is played. With sheet,
// the book notes beasts on a sheet.
func fate(f *Fate, sheet bool) {
	dealFate(f, sheet)
	eldest := cards.Right(f.Law.Book().Seats, f.Dealer)
	allLow := func() {
		for i := range f.Manner {
			f.Manner[i] = low
		}
	}
	switch f.Mix {
	case quinolas:
		allLow()
	case reversing:
		allLow()
		f.Manner[f.Star] = high
	case privileged:
		allLow()
		f.Manner[f.Star] = thrower
	case contested:
		allLow()
		f.Manner[f.Star], f.Manner[eldest] = thrower, high
	case game.Faulty:
		irregularFate(f)
	case irregular:
		if f.Src.Below(2) == 0 {
			allLow()
		}
		for _, seat := range cards.Round(f.Law.Book().Seats) {
			if (f.Hands[seat] & tops).Len() >= 7 {
				allLow()
				f.Manner[seat] = high
			}
		}
		irregularFate(f)
	}
	for i := range f.Plans[:f.Plan] {
		if a := &f.Plans[i].Act; a.Kind == actUnstaked {
			f.Carry(unstaked, a.Seat, 1)
			f.Carry(noStakes, cards.NoSeat, 1)
		}
	}
	for i := 1; i < f.Plan; i++ { // acts that change another's meaning come first
		if a, b := &f.Plans[i-1], &f.Plans[i]; a.At == b.At && changing.Has(b.Act.Kind) && !changing.Has(a.Act.Kind) {
			*a, *b = *b, *a
		}
	}
	if f.Src.Below(8) != 0 {
		return
	}
	set := aces & cards.Set(f.Src.Next())
	lapse := f.Src.Below(2) == 0
	if f.Src.Below(2) == 0 {
		set |= cards.Of(cards.Hearts, cards.Knave).Bit() | cards.Of(cards.Hearts, cards.Queen).Bit()
	}
	carryUnasked(f.Carry, set)
	if lapse {
		f.Carry(lapses+"party", cards.NoSeat, 1)
		f.Carry(lapses+"pool", cards.NoSeat, 1)
	}
}

// act fills in what the player whose turn it is does before the first trick. It returns
// false if the rules allow nothing.
func act(s *State, f *Fate, a *engine.Act) (does bool) {
	seat := s.Turn()
	a.Kind, a.Seat, a.To = table.ActPlay, seat, cards.NoSeat
	if s.Phase().Word == swaps {
		a.Kind, a.To = actSwap, cards.Opposite(s.N, seat)
		a.Card = s.Hand[seat].Nth(f.Src.Below(s.Hand[seat].Len()))
		if f.Manner[seat] >= high && f.Src.Below(8) != 0 {
			a.Card = lowest(s, s.Hand[seat])
		}
		return true
	}
	if f.Planned(seat, actTwelve) != nil {
		a.Kind = actTwelve
		return true
	}
	if does = putOut(s, f, a); a.Kind != actPutOut {
		return does
	}
	if two := f.Planned(seat, actTwo); two != nil {
		s.Hand[seat] &^= a.Card.Bit()
		for hold := s.Hand[seat]; ; hold &^= two.Act.Card.Bit() {
			two.Act.Card = hold.Nth(f.Src.Below(hold.Len()))
			if !s.RefusesAct(engine.Act{Kind: actPutOut, Seat: seat, Card: two.Act.Card}) {
				break
			}
		}
		s.Hand[seat] |= a.Card.Bit()
		a.Cards, a.Card = a.Card.Bit()|two.Act.Card.Bit(), cards.None
	}
	return does
}

// putOut picks a card to put out, or keeps the hand.
func putOut(s *State, f *Fate, a *engine.Act) (does bool) {
	seat := a.Seat
	a.Kind = actPutOut
	may := func(c cards.Card) bool {
		a.Card = c
		return !s.RefusesAct(engine.Act{Kind: actPutOut, Seat: seat, Card: c})
	}
	if seat != s.Dealer && (Offered(s, seat) == cards.None || f.Src.Below(4) == 0) && f.Planned(seat, actTwo) == nil && f.Planned(seat, actPeek) == nil &&
		!s.RefusesAct(engine.Act{Kind: actKeep, Seat: seat}) {
		a.Kind = actKeep
		return true
	}
	hold := s.Hand[seat]
	if f.Manner[seat] >= high {
		for range 12 {
			c := lowest(s, hold)
			if may(c) {
				return true
			}
			if hold &^= c.Bit(); hold == 0 {
				break
			}
		}
		hold = s.Hand[seat]
	}
	for hold != 0 {
		c := hold.Nth(f.Src.Below(hold.Len()))
		if may(c) {
			return true
		}
		hold &^= c.Bit()
	}
	return false
}

// choose picks a card that may be played.
func choose(s *State, f *Fate, may cards.Set) cards.Card {
	if may&(may-1) == 0 {
		return may.First()
	}
	seat := s.Table.Turn
	will := f.Manner[seat]
	if will != careless && f.Src.Below(6) == 0 {
		will = careless
	}
	switch will {
	case careless:
		return may.Nth(f.Src.Below(may.Len()))
	case high:
		return highest(may)
	case thrower:
		if s.Table.N > 0 {
			if off := may &^ cards.Lane(s.Table.Led.Suit()); off != 0 {
				if special := off & s.Watched(); special != 0 && f.Src.Below(3) > 0 {
					return special.First()
				}
				return off.Nth(f.Src.Below(off.Len()))
			}
		}
	}
	return lowest(s, may)
}

// lowest returns a card that avoids the trick: a low one or, if it cannot
// take, the most dangerous one.
func lowest(s *State, may cards.Set) cards.Card {
	off := s.Table.N > 0 && may&cards.Lane(s.Table.Led.Suit()) == 0
	best := may.First()
	for set := may; set != 0; set = set.Without() {
		c := set.First()
		a, b := height(c), height(best)
		if off && s.Watched().Has(c) {
			a = 20
		}
		if off && s.Watched().Has(best) {
			b = 20
		}
		if (a < b) != off && a != b {
			best = c
		}
	}
	return best
}

func highest(may cards.Set) cards.Card {
	best := may.First()
	for set := may; set != 0; set = set.Without() {
		if c := set.First(); height(c) > height(best) {
			best = c
		}
	}
	return best
}

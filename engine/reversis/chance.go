package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
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
	{ID: game.Several, Means: "as irregular, and two such things are done"},
}

// manner is how a seat plays in a random hand.
type manner uint8

const (
	careless manner = iota // any card
	low                    // gives low cards, throws off high ones
	high                   // wants every trick
	thrower                // throws off suit whenever allowed
)

const tops = aces | cards.Courts

// deal shuffles and deals, and gives the star the cards of the kind of hand.
func (d *dealer) deal() {
	n := d.law.Book().Seats
	round := cards.Round(n)
	d.c.Dealer = round[d.src.Below(n)]
	for i := range 2 {
		d.c.Start[i] = int32(d.src.Below(40) * (1 + d.src.Below(4)))
		if d.src.Below(3) == 0 {
			d.c.Start[i] = edges[d.src.Below(len(edges))]
		}
	}
	if d.sheet && d.src.Below(2) == 0 {
		for i := 0; i < 1+d.src.Below(2); i++ {
			name := waits
			if i == 0 {
				name = stands
			}
			d.c.Carry(name, round[d.src.Below(n)], int32(20+20*i))
		}
	}
	var shuffled [64]cards.Card // the same seed deals the same hand, whatever was dealt before
	pack := shuffled[:copy(shuffled[:], d.pack)]
	d.src.Shuffle(pack)
	eldest := cards.Right(n, d.c.Dealer)
	d.star = round[d.src.Below(n)]
	if d.mix == reversing {
		d.star = eldest
		if d.src.Below(4) == 0 {
			d.star = round[d.src.Below(n)]
		}
	}
	rival := eldest
	wants, wants2 := d.wanted(eldest)
	if d.mix == contested {
		if d.star == eldest {
			d.star = cards.Right(n, eldest)
		}
		wants2 = d.strong(9+d.src.Below(2), wants)
	}
	d.c.Hands[d.star] = wants
	if wants2 != 0 {
		d.c.Hands[rival] = wants2
	}
	d.c.Deal(pack, round, func(seat cards.Seat) int { return d.law.Book().Tricks + engine.Int(seat == d.c.Dealer) })
}

// wanted returns the cards that the star, and a rival, must have.
func (d *dealer) wanted(eldest cards.Seat) (wants, rival cards.Set) {
	switch d.mix {
	case irregular, game.Several:
		switch d.src.Below(3) {
		case 0:
			d.star = eldest
			wants = d.strong(9+d.src.Below(2), 0)
		case 1:
			if d.star != eldest {
				rival = d.strong(9+d.src.Below(2), 0)
			}
		}
	case reversing:
		wants = d.strong(8+d.src.Below(3), 0)
	case privileged, contested:
		wants = aces
		if d.src.Below(8) == 0 {
			wants = aces &^ cards.Of(cards.Suit(d.src.Below(4)), cards.Ace).Bit()
			if d.src.Below(2) == 0 {
				wants = wants.Without() | cards.Of(cards.Hearts, cards.Knave).Bit()
			}
			if d.src.Below(2) == 0 {
				wants |= cards.Of(cards.Hearts, cards.Queen).Bit()
			}
		} else if d.src.Below(2) == 0 {
			wants = aces&^cards.Of(cards.Suit(d.src.Below(4)), cards.Ace).Bit() | cards.Of(cards.Hearts, cards.Knave).Bit()
		} else if d.src.Below(3) == 0 {
			wants |= cards.Of(cards.Hearts, cards.Knave).Bit()
		}
		wants &= d.law.Pack()
	}
	return wants, rival
}

// edges lists amounts of a pool at which rules begin or cease to apply.
var edges = [...]int32{0, 1, 12, 13, 14, 25, 26, 27, 44, 45, 46, 48, 49, 50, 97, 98, 99, 100}

// strong returns n cards from the top of three suits, without those in not.
func (d *dealer) strong(n int, not cards.Set) cards.Set {
	var set cards.Set
	n = min(n, d.law.Book().Tricks)
	from := cards.Suit(d.src.Below(4))
	for _, face := range [...]uint8{1, 13, 12, 11, 9, 8, 7, 6, 5} {
		for k := range 3 - d.src.Below(2) {
			c := cards.Of((from+cards.Suit(k))&3, face)
			if set.Len() < n && d.law.Pack().Has(c) && !not.Has(c) {
				set |= c.Bit()
			}
		}
	}
	return set
}

// amiss plans an irregular act on which the ruleset has a law.
func (d *dealer) amiss() {
	kinds := d.law.Book().Irregular
	if len(kinds) == 0 {
		return
	}
	k, ok := d.law.Game().ActOf(kinds[d.src.Below(len(kinds))])
	if !ok {
		return
	}
	at, seat, to, card := int8(1+d.src.Below(d.law.Book().Tricks)), d.star, cards.NoSeat, cards.None
	next := func(seat cards.Seat) cards.Seat { return cards.Right(d.law.Book().Seats, seat) }
	bought := false // the dealer keeps the deal
	switch k {
	case table.ActMisdeal, table.ActFalsePack:
		seat = d.c.Dealer
		if n := d.src.Below(3); n < 2 {
			at = int8(record.AtDeal + n)
		}
		bought = at == record.AtDeal && d.src.Below(2) == 0 && d.law.Has("reversis/deal.buyback")
	case actGather:
		if d.src.Below(2) == 0 {
			d.plan(at, d.c.Dealer, actWarn)
		}
	case table.ActExposed:
		seat, at = d.c.Dealer, record.AtDeal
		if d.src.Below(2) == 0 {
			d.plan(at, cards.NoSeat, actAgree)
		}
	case actPeek, actTwelve, actTwo:
		at = record.AtExchange
		if d.star == d.c.Dealer {
			seat = next(d.c.Dealer)
		}
	case actUnstaked:
		at = record.AtDeal
	case actTwice:
		seat, at = d.c.Dealer, record.AtDeal
	case actGrab, actHide, actRetake:
		at = record.AtExchange
	case actThrow:
		if d.src.Below(3) == 0 {
			d.plan(at, next(seat), actRecall)
		}
	case actClaim:
		if d.src.Below(2) == 0 {
			card = (aces | cards.Face(cards.Knave)&cards.Lane(cards.Hearts)).Nth(d.src.Below(5))
		}
	case actSee:
		at, to = record.AtExchange, next(seat)
	}
	a := d.plan(at, seat, k)
	a.To, a.Card = to, card
	if bought {
		d.plan(record.AtDeal, d.c.Dealer, actRedeal)
	}
}

// another plans a second irregular act, by whomever, where both can be done.
func (d *dealer) another() {
	before := d.c.Plan
	d.star = cards.Round(d.law.Book().Seats)[d.src.Below(d.law.Book().Seats)]
	d.amiss()
	for _, a := range d.c.Plans[:before] {
		for _, b := range d.c.Plans[before:d.c.Plan] {
			same, ends := a.Act.Kind == b.Act.Kind, a.At > 0 && (stopping.Has(a.Act.Kind) || stopping.Has(b.Act.Kind))
			switch {
			case a.At == b.At && same && (a.Act.Seat == b.Act.Seat || b.Act.Kind == actGather), // done once
				a.At == b.At && ends, // after it nothing is done in the trick
				wronglyDealt.Has(a.Act.Kind) && wronglyDealt.Has(b.Act.Kind),          // a hand that is dealt wrongly twice is two hands
				a.Act.Seat == b.Act.Seat && a.At == record.AtExchange && b.At == a.At: // one exchange
				d.c.Plan = before
				return
			}
		}
	}
}

// stopping is the acts that end the play of a trick.
var stopping = engine.Acts(actThrow, table.ActMisdeal, table.ActFalsePack)

// wronglyDealt is the acts by which a hand is dealt wrongly.
var wronglyDealt = engine.Acts(table.ActMisdeal, table.ActExposed)

// plan plans an act of a player for a moment, and returns it.
func (d *dealer) plan(at int8, seat cards.Seat, kind engine.ActKind) *engine.Act {
	p := &d.c.Plans[d.c.Plan]
	*p = table.Plan{At: at, Act: engine.NewAct(kind, seat)}
	d.c.Plan++
	return &p.Act
}

// decide decides what is decided by chance before a hand is played.
func (d *dealer) decide() {
	d.deal()
	eldest := cards.Right(d.law.Book().Seats, d.c.Dealer)
	allLow := func() {
		for i := range d.manner {
			d.manner[i] = low
		}
	}
	switch d.mix {
	case quinolas:
		allLow()
	case reversing:
		allLow()
		d.manner[d.star] = high
	case privileged:
		allLow()
		d.manner[d.star] = thrower
	case contested:
		allLow()
		d.manner[d.star], d.manner[eldest] = thrower, high
	case game.Faulty:
		d.amiss()
	case irregular, game.Several:
		if d.src.Below(2) == 0 {
			allLow()
		}
		for _, seat := range cards.Round(d.law.Book().Seats) {
			if (d.c.Hands[seat] & tops).Len() >= 7 {
				allLow()
				d.manner[seat] = high
			}
		}
		d.amiss()
		if d.mix == game.Several {
			d.another()
		}
	}
	for i := range d.c.Plans[:d.c.Plan] {
		if a := &d.c.Plans[i].Act; a.Kind == actUnstaked {
			d.c.Carry(unstaked, a.Seat, 1)
			d.c.Carry(noStakes, cards.NoSeat, 1)
		}
	}
	for i := 1; i < d.c.Plan; i++ { // acts that change another's meaning come first
		if a, b := &d.c.Plans[i-1], &d.c.Plans[i]; a.At == b.At && changing.Has(b.Act.Kind) && !changing.Has(a.Act.Kind) {
			*a, *b = *b, *a
		}
	}
	if d.src.Below(8) != 0 {
		return
	}
	set := aces & cards.Set(d.src.Next())
	lapse := d.src.Below(2) == 0
	if d.src.Below(2) == 0 {
		set |= cards.Of(cards.Hearts, cards.Knave).Bit() | cards.Of(cards.Hearts, cards.Queen).Bit()
	}
	carryUnasked(d.c.Carry, set)
	if lapse {
		d.c.Carry(lapses+"party", cards.NoSeat, 1)
		d.c.Carry(lapses+"pool", cards.NoSeat, 1)
	}
}

// does fills in what the player whose turn it is does before the first trick. It returns
// false if the rules allow nothing.
func (d *dealer) does(a *engine.Act) (does bool) {
	seat := d.Turn()
	a.Kind, a.Seat, a.To = table.ActPlay, seat, cards.NoSeat
	if d.Phase().Word == swaps {
		a.Kind, a.To = actSwap, cards.Opposite(d.N, seat)
		a.Card = d.src.Pick(d.Hand[seat])
		if d.manner[seat] >= high && d.src.Below(8) != 0 {
			a.Card = lowest(&d.State, d.Hand[seat])
		}
		return true
	}
	if d.planned(seat, actTwelve) != nil {
		a.Kind = actTwelve
		return true
	}
	if does = d.putsOut(a); a.Kind != actPutOut {
		return does
	}
	if two := d.planned(seat, actTwo); two != nil {
		d.Hand[seat] &^= a.Card.Bit()
		for hold := d.Hand[seat]; ; hold &^= two.Act.Card.Bit() {
			two.Act.Card = d.src.Pick(hold)
			if !d.RefusesAct(engine.Act{Kind: actPutOut, Seat: seat, Card: two.Act.Card}) {
				break
			}
		}
		d.Hand[seat] |= a.Card.Bit()
		a.Cards, a.Card = a.Card.Bit()|two.Act.Card.Bit(), cards.None
	}
	return does
}

// putsOut picks a card to put out, or keeps the hand.
func (d *dealer) putsOut(a *engine.Act) (does bool) {
	seat := a.Seat
	a.Kind = actPutOut
	may := func(c cards.Card) bool {
		a.Card = c
		return !d.RefusesAct(engine.Act{Kind: actPutOut, Seat: seat, Card: c})
	}
	if seat != d.Dealer && (Offered(&d.State, seat) == cards.None || d.src.Below(4) == 0) && d.planned(seat, actTwo) == nil && d.planned(seat, actPeek) == nil &&
		!d.RefusesAct(engine.Act{Kind: actKeep, Seat: seat}) {
		a.Kind = actKeep
		return true
	}
	hold := d.Hand[seat]
	if d.manner[seat] >= high {
		for range 12 {
			c := lowest(&d.State, hold)
			if may(c) {
				return true
			}
			if hold &^= c.Bit(); hold == 0 {
				break
			}
		}
		hold = d.Hand[seat]
	}
	for hold != 0 {
		c := d.src.Pick(hold)
		if may(c) {
			return true
		}
		hold &^= c.Bit()
	}
	return false
}

// choose picks a card that may be played.
func (d *dealer) choose(may cards.Set) cards.Card {
	if may&(may-1) == 0 {
		return may.First()
	}
	s := &d.State
	will := d.manner[s.Table.Turn]
	if will != careless && d.src.Below(6) == 0 {
		will = careless
	}
	switch will {
	case careless:
		return d.src.Pick(may)
	case high:
		return highest(may)
	case thrower:
		if s.Table.N > 0 {
			if off := may &^ cards.Lane(s.Table.Led.Suit()); off != 0 {
				if special := off & s.Watched(); special != 0 && d.src.Below(3) > 0 {
					return special.First()
				}
				return d.src.Pick(off)
			}
		}
	}
	return lowest(s, may)
}

// lowest returns a card that avoids the trick: a low one or, if it cannot
// take, the most dangerous one.
func lowest(s *State, may cards.Set) cards.Card {
	off := s.Table.N > 0 && may&cards.Lane(s.Table.Led.Suit()) == 0
	return parts.Least(may, func(c cards.Card) int {
		switch {
		case off && s.Watched().Has(c):
			return -20
		case off:
			return -height(c)
		}
		return height(c)
	})
}

// highest returns the highest card of a set, whatever its suit.
func highest(set cards.Set) cards.Card {
	return parts.Least(set, func(c cards.Card) int { return -height(c) })
}

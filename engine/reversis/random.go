package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Random hands: dealt from a seed, played legally by a law, irregular now and
// then. The same law, kind and seed give the same hand.

// mixNo is what a random hand is biased towards.
type mixNo uint8

// The kinds of random hand, in the order of mixes.
const (
	plain mixNo = iota
	quinolas
	reversing
	privileged
	contested
	irregular
	mixed
	faulty
	kinds = mixed
)

// mixes are the kinds of random hand, as they are named.
var mixes = [...]game.Mix{
	plain:      {ID: game.Plain, Means: "cards dealt and played at random, as the rules allow and no better"},
	quinolas:   {ID: "quinolas", Telling: true, Means: "players who keep out of tricks, and place their aces and Quinolas"},
	reversing:  {ID: "reversing", Means: "one player holds a hand for the Reversis and tries it"},
	privileged: {ID: "espagnolettes", Means: "one player holds an Espagnolette and uses it"},
	contested:  {ID: "contested", Means: "one player tries the Reversis against an Espagnolette"},
	irregular:  {ID: "irregular", Means: "something irregular is done, and many hands are good for the Reversis"},
	mixed:      {ID: game.Mixed, Means: "a sixth each of those above"},
	faulty:     {ID: game.Faulty, Means: "as plain, and in each something irregular is done that the text has a law for"},
}

// mixOf is the kind of hand of that name; one that there is not is plain.
func mixOf(mix string) mixNo {
	for i := range mixes {
		if mixes[i].ID == mix {
			return mixNo(i)
		}
	}
	return plain
}

// Source is where chance comes from.
type Source = chance.Source

// hand is a hand of cards in a form that is played again without allocating.
type hand struct {
	dealer    cards.Seat
	pools     [2]int32
	dealt     [cards.Seats]cards.Set
	talon     [8]cards.Card
	talons    int
	out       [cards.Seats]cards.Card // None: kept
	swap      [cards.Seats]cards.Card
	plays     [64]cards.Card
	n         int
	bars      [64]cards.Set // what was barred at each play
	holds     [64]cards.Set // and what was held
	acts      [3]note
	noted     int
	void      bool // it ended before the play
	unclaimed cards.Set
	party     bool // the party and the pool were not asked for
	beasts    [2]beast
	owed      int
}

// clear empties a hand; what lies beyond its counts is not looked at.
func (h *hand) clear() {
	h.dealt, h.out, h.swap = [cards.Seats]cards.Set{}, [cards.Seats]cards.Card{}, [cards.Seats]cards.Card{}
	h.talon = [8]cards.Card{}
	h.talons, h.n, h.noted, h.owed = 0, 0, 0, 0
	h.void, h.party, h.unclaimed = false, false, 0
}

// note is an irregular act of a random hand.
type note struct {
	at   int8
	seat cards.Seat
	kind engine.ActKind
	card cards.Card
	to   cards.Seat
}

// manner is how a seat plays in a random hand.
type manner uint8

const (
	careless manner = iota // any card
	low                    // gives low cards, throws high ones
	high                   // wants every trick
	thrower                // throws off suit whenever he may
)

// dealer makes random hands for one law.
type dealer struct {
	law   *Law
	s     State
	h     *hand // the one now made
	src   Source
	pack  [52]cards.Card
	n     int
	each  int
	will  [cards.Seats]manner
	star  cards.Seat // of whom the kind of the hand speaks
	tops  cards.Set  // the high cards
	stuck bool
}

func newDealer(l *Law) *dealer {
	d := &dealer{law: l, each: l.Tricks, tops: aces | cards.Face(cards.King) | cards.Face(cards.Queen) | cards.Face(cards.Knave)}
	for set := l.pack; set != 0; set = set.Without() {
		d.pack[d.n] = set.First()
		d.n++
	}
	return d
}

// Random is a random hand under the law, whole and legal, as a record.
func (l *Law) Random(mix string, seed uint64) *record.Record {
	var h hand
	newDealer(l).make(mixOf(mix), seed, &h)
	return l.record(&h)
}

// make deals a hand of that kind and plays it, noting it in h.
func (d *dealer) make(kind mixNo, seed uint64, h *hand) {
	d.src = Source(seed * 0x632be59bd9b4e019)
	if kind == mixed {
		kind = mixNo(d.src.Below(int(kinds)))
	}
	for d.stuck = true; d.stuck; {
		d.stuck = false
		d.once(kind, h)
	}
}

// once deals and plays one hand; d is stuck where a player could put out no
// card that the rules let him, and the cards are to be dealt again.
func (d *dealer) once(kind mixNo, h *hand) {
	h.clear()
	d.deal(kind, h)
	d.will = [cards.Seats]manner{}
	switch kind {
	case quinolas:
		d.all(low)
	case reversing:
		d.all(low)
		d.will[d.star] = high
	case privileged:
		d.all(low)
		d.will[d.star] = thrower
	case contested:
		d.all(low)
		d.will[d.star] = thrower
		d.will[cards.Right(d.law.Seats, h.dealer)] = high
	case faulty:
		d.irregular(h)
	case irregular:
		if d.src.Below(2) == 0 {
			d.all(low)
		}
		for _, seat := range cards.Round(d.law.Seats) {
			if (h.dealt[seat] & d.tops).Len() >= 7 {
				d.all(low)
				d.will[seat] = high
			}
		}
		d.irregular(h)
	}
	if d.src.Below(8) == 0 {
		h.unclaimed = aces & cards.Set(d.src.Next())
		h.party = d.src.Below(2) == 0
		if d.src.Below(2) == 0 {
			h.unclaimed |= cards.Of(cards.Hearts, cards.Knave).Bit() | cards.Of(cards.Hearts, cards.Queen).Bit()
		}
	}
	d.h = h
	d.s.begin(d.law, h)
	d.s.lead(d)
	h.void = d.s.phase != atPlay
	for i := range h.acts[:h.noted] {
		if h.acts[i].kind == actRevoke && !d.s.happened(actRevoke) {
			h.noted--
			h.acts[i] = h.acts[h.noted]
			break
		}
	}
}

// happened reports whether something irregular was told, whoever did it.
func (s *State) happened(act engine.ActKind) bool {
	for i := s.From(factAct); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == factAct && f.N == int32(act) {
			return true
		}
	}
	return false
}

func (d *dealer) all(m manner) {
	for i := range d.will {
		d.will[i] = m
	}
}

// deal shuffles and deals, with a hand for the star of the kind.
func (d *dealer) deal(kind mixNo, h *hand) {
	n := d.law.Seats
	round := cards.Round(n)
	h.dealer = round[d.src.Below(n)]
	for i := range h.pools {
		h.pools[i] = int32(d.src.Below(40) * (1 + d.src.Below(4)))
		if d.src.Below(3) == 0 {
			h.pools[i] = edges[d.src.Below(len(edges))]
		}
	}
	if d.law.Sheet && d.src.Below(2) == 0 {
		for i := 0; i < 1+d.src.Below(2); i++ {
			h.beasts[i] = beast{round[d.src.Below(n)], int32(20 + 20*i), i == 0}
			h.owed = i + 1
		}
	}
	shuffled := d.pack // the same seed deals the same hand, whatever was dealt before
	pack := shuffled[:d.n]
	d.src.Shuffle(pack)
	eldest := cards.Right(n, h.dealer)
	d.star = round[d.src.Below(n)]
	if kind == reversing {
		d.star = eldest
		if d.src.Below(4) == 0 {
			d.star = round[d.src.Below(n)]
		}
	}
	var wants cards.Set
	var wants2 cards.Set
	rival := eldest
	switch kind {
	case irregular:
		switch d.src.Below(3) {
		case 0:
			d.star = eldest
			wants = d.strong(9+d.src.Below(2), 0)
		case 1:
			if d.star != eldest {
				wants2 = d.strong(9+d.src.Below(2), 0)
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
		wants &= d.law.pack
	}
	if kind == contested {
		if d.star == eldest {
			d.star = cards.Right(n, eldest)
		}
		wants2 = d.strong(9+d.src.Below(2), wants)
	}
	h.dealt[d.star] = wants
	if wants2 != 0 {
		h.dealt[rival] = wants2
	}
	taken := wants | wants2
	at := 0
	for _, seat := range round {
		held := h.dealt[seat]
		for want := d.each + b2i(seat == h.dealer) - held.Len(); want > 0; at++ {
			if c := pack[at]; !taken.Has(c) {
				held |= c.Bit()
				want--
			}
		}
		h.dealt[seat] = held
	}
	for _, c := range pack[at:] {
		if !taken.Has(c) {
			h.talon[h.talons] = c
			h.talons++
		}
	}
}

// edges is pools at which rules begin or cease to speak.
var edges = [...]int32{0, 1, 12, 13, 14, 25, 26, 27, 44, 45, 46, 48, 49, 50, 97, 98, 99, 100}

// strong is n cards from the top of three suits, less some.
func (d *dealer) strong(n int, not cards.Set) cards.Set {
	var set cards.Set
	n = min(n, d.each)
	from := cards.Suit(d.src.Below(4))
	for _, face := range [...]uint8{1, 13, 12, 11, 9, 8, 7, 6, 5} {
		for k := range 3 - d.src.Below(2) {
			c := cards.Of((from+cards.Suit(k))&3, face)
			if set.Len() < n && d.law.pack.Has(c) && !not.Has(c) {
				set |= c.Bit()
			}
		}
	}
	return set
}

// irregular notes something irregular that the ruleset has a law for.
func (d *dealer) irregular(h *hand) {
	kinds := d.law.Irregular
	if len(kinds) == 0 {
		return
	}
	k, ok := actOf(kinds[d.src.Below(len(kinds))])
	if !ok {
		return
	}
	a := note{seat: d.star, kind: k, at: int8(1 + d.src.Below(d.law.Tricks)), to: cards.NoSeat}
	switch k {
	case actMisdeal:
		a.seat, a.at = h.dealer, int8(record.AtDeal+d.src.Below(2))
		if a.at == record.AtDeal && d.src.Below(2) == 0 && d.law.Has("reversis/deal.buyback") {
			h.acts[1] = note{seat: h.dealer, kind: actRedeal, at: record.AtDeal, to: cards.NoSeat}
			h.acts[0] = a
			h.noted = 2
			return
		}
	case actGather:
		if d.src.Below(2) == 0 {
			h.acts[h.noted] = note{seat: h.dealer, kind: actWarn, at: a.at, to: cards.NoSeat}
			h.noted++
		}
	case actExposed:
		a.seat, a.at = h.dealer, record.AtDeal
		if d.src.Below(2) == 0 {
			h.acts[h.noted] = note{seat: cards.NoSeat, kind: actAgree, at: record.AtDeal, to: cards.NoSeat}
			h.noted++
		}
	case actPeek, actTwelve, actTwo:
		a.at = record.AtExchange
		if d.star == h.dealer {
			a.seat = cards.Right(d.law.Seats, h.dealer)
		}
	case actUnstaked, actTwice:
		a.at = record.AtDeal
	case actGrab, actHide, actRetake:
		a.at = record.AtExchange
	case actThrow:
		if d.src.Below(3) == 0 {
			h.acts[h.noted] = note{seat: cards.Right(d.law.Seats, a.seat), kind: actRecall, at: a.at, to: cards.NoSeat}
			h.noted++
		}
	case actClaim:
		if d.src.Below(2) == 0 {
			a.card = (aces | cards.Face(cards.Knave)&cards.Lane(cards.Hearts)).Nth(d.src.Below(5))
		}
	case actSee:
		a.at, a.to = record.AtExchange, cards.Right(d.law.Seats, a.seat)
	}
	h.acts[h.noted] = a
	h.noted++
}

// choose picks a card that may be played.
func (d *dealer) choose(s *State, may cards.Set) cards.Card {
	if may&(may-1) == 0 {
		return may.First()
	}
	seat := s.table.Turn
	will := d.will[seat]
	if will != careless && d.src.Below(6) == 0 {
		will = careless
	}
	switch will {
	case careless:
		return may.Nth(d.src.Below(may.Len()))
	case high:
		return highest(s, may)
	case thrower:
		if s.table.N > 0 {
			if off := may &^ cards.Lane(s.table.Led.Suit()); off != 0 {
				if special := off & s.watch; special != 0 && d.src.Below(3) > 0 {
					return special.First()
				}
				return off.Nth(d.src.Below(off.Len()))
			}
		}
	}
	return lowest(s, may)
}

func height(c cards.Card) int {
	if c.Face() == cards.Ace {
		return 14
	}
	return int(c.Face())
}

// lowest keeps out of tricks: a low card, but the most dangerous one where it
// cannot take.
func lowest(s *State, may cards.Set) cards.Card {
	off := s.table.N > 0 && may&cards.Lane(s.table.Led.Suit()) == 0
	best := may.First()
	for set := may; set != 0; set = set.Without() {
		c := set.First()
		a, b := height(c), height(best)
		if off && s.watch.Has(c) {
			a = 20
		}
		if off && s.watch.Has(best) {
			b = 20
		}
		if (a < b) != off && a != b {
			best = c
		}
	}
	return best
}

func highest(s *State, may cards.Set) cards.Card {
	best := may.First()
	for set := may; set != 0; set = set.Without() {
		if c := set.First(); height(c) > height(best) {
			best = c
		}
	}
	return best
}

// Package play runs hands that nobody has recorded: dealt from a seed and played at
// random, or act by act by people and bots. It also learns from many random hands:
// where two laws differ, how often a rule matters, which act promises most. It needs
// laws of package table, as all are here.
package play

import (
	"math/bits"
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Random returns a random hand of a mix, whole and legal but for what the mix makes
// irregular. The same law, mix and seed give the same hand.
func Random(l game.Law, mix string, seed uint64) *record.Record {
	var c table.Course
	law := lawOf(l)
	newDealer(law).make(mix, seed, &c)
	return law.Record(&c)
}

// lawOf returns a law as the table has it.
func lawOf(l game.Law) *table.Law { return l.(*table.Law) }

// dealer makes random hands for one law.
type dealer struct {
	law     *table.Law
	game    *table.Game
	ways    table.Ways
	s       table.Driver
	src     chance.Source
	pack    [64]cards.Card
	n       int
	sure    uint32           // the seats that play carefully
	star    cards.Seat       // who holds a strong hand
	fault   engine.ActKind   // what is done wrong
	wait    int              // ... after so many acts; -1 for never
	rest    []engine.ActKind // what is done wrong after that
	stuck   bool
	weights [len(table.Options{}.Acts)]int32 // how likely each of what may be done is chosen
	chance  *Chance                          // where the game has its own ways
	knows   bool                             // players do what the game's policy says
}

// chancer is a game that makes its random hands in ways of its own. It is asked,
// and has no field for it, so that a program without random hands carries none.
type chancer interface{ Chance(l *table.Law) *Chance }

// Chance is how the random hands of such a game are made.
type Chance struct {
	Mixes []game.Mix

	// Play deals a hand of a mix, plays it and notes it in c. It reports false
	// where a player could do nothing that the rules let.
	Play func(s *table.Driver, l *table.Law, mix string, src *chance.Source, pack []cards.Card, c *table.Course) bool
}

// mixed returns how many kinds of hand the mixture is of: those above it.
func (c *Chance) mixed() (n int) {
	for c.Mixes[n].ID != game.Mixed {
		n++
	}
	return n
}

func newDealer(l *table.Law) *dealer {
	d := &dealer{law: l, game: l.Game(), ways: l.Game().Played()}
	if g, ok := l.Book().Game.(chancer); ok {
		d.chance = g.Chance(l)
	}
	d.n = len(l.Pack().Append(d.pack[:0]))
	return d
}

// make deals a hand of a mix and plays it, noting it in c.
func (d *dealer) make(mix string, seed uint64, c *table.Course) {
	d.src = chance.Source(seed * 0x632be59bd9b4e019)
	if own := d.chance; own != nil {
		if mix == game.Mixed {
			mix = own.Mixes[d.src.Below(own.mixed())].ID
		}
		for !own.Play(&d.s, d.law, mix, &d.src, d.pack[:d.n], c) {
		}
		return
	}
	if mix == game.Mixed {
		mix = [...]string{game.Plain, table.Careful, game.Faulty, table.Strong}[d.src.Below(4)]
	}
	for d.stuck = true; d.stuck; {
		d.stuck = false
		d.once(mix, c)
	}
}

// once deals and plays one hand; d is stuck where a player could do nothing
// that the rules let, and the cards are to be dealt again.
func (d *dealer) once(mix string, c *table.Course) {
	s := &d.s
	c.Clear()
	everybody := cards.Round(d.law.Book().Seats)
	s.Sit(d.law, everybody[d.src.Below(len(everybody))])
	if d.ways.Carry != nil {
		d.ways.Carry(&s.State, &d.src)
	}
	s.Gather()
	c.Begins(&s.State)
	d.sure, d.star, d.wait, d.rest = 0, cards.NoSeat, -1, d.rest[:0]
	switch mix {
	case table.Careful:
		d.sure = 1<<cards.Seats - 1
	case table.Strong:
		d.sure, d.star = 1<<cards.Seats-1, s.Round[d.src.Below(len(s.Round))]
	case game.Faulty:
		d.plan(c)
	case game.Several:
		d.planSeveral(c)
	}
	d.deal(c)
	s.Stake()
	s.Give(c)
	if d.wait == 0 {
		d.wrong(c)
	}
	s.Advance()
	for !s.Closed() && !d.stuck {
		d.step(c)
	}
}

// plan chooses what is done wrong in a faulty hand, and when.
func (d *dealer) plan(c *table.Course) {
	list := d.law.Book().Irregular
	if len(list) == 0 {
		return
	}
	kind, ok := d.game.ActOf(list[d.src.Below(len(list))])
	if !ok {
		return
	}
	d.fault, d.wait = kind, 1+d.src.Below(len(d.s.Round)*3)
	switch {
	case kind == table.ActMisdeal, kind == table.ActFalsePack:
		d.wait = 0
	case kind == table.ActExposed && !d.src.One(4), d.game.Deals.Has(kind) && d.src.One(2):
		d.wait = 0 // what is done so later was not done in dealing
	}
	if d.game.Late.Has(kind) && (d.wait > 0 || d.wait == 0 && d.src.One(2)) {
		d.atEnd(c)
	}
}

// planSeveral chooses two or three things that are done wrong in one hand: one of them at
// the deal at most, for a hand that is dealt wrongly twice is two hands; and a pack is found
// false then, for at the end another fault may have ended the hand before.
func (d *dealer) planSeveral(c *table.Course) {
	first, dealt := d.fault, false
	for range 2 + d.src.Below(2) {
		switch d.plan(c); {
		case d.wait > 0:
			d.rest = append(d.rest, d.fault)
		case d.wait == 0:
			first, dealt = d.fault, true
		case d.fault == table.ActFalsePack:
			c.Late = c.Late[:len(c.Late)-1]
		}
	}
	if d.wait = -1; dealt {
		d.fault, d.wait = first, 0
	}
}

// again has the next of several things be done wrong, at once or later.
func (d *dealer) again() {
	d.fault, d.rest, d.wait = d.rest[0], d.rest[1:], 1
	if !d.src.One(3) {
		d.wait += d.src.Below(len(d.s.Round) * 3)
	}
}

// atEnd has what is planned be done wrong after the last card, unless the game has it
// done earlier.
func (d *dealer) atEnd(c *table.Course) {
	a := engine.NewAct(d.fault, d.s.Round[d.src.Below(len(d.s.Round))])
	if d.ways.Amiss == nil || d.ways.Amiss(&d.s.State, &a, &d.src) {
		c.Late, d.wait = append(c.Late, a), -1
	}
}

// wrong does what is planned to be done wrong.
func (d *dealer) wrong(c *table.Course) {
	s := &d.s
	a := engine.NewAct(d.fault, s.Round[d.src.Below(len(s.Round))])
	if d.wait == 0 {
		a.Seat = s.Dealer
	}
	if turn := s.Turn(); d.game.WithCard(d.fault) {
		a.Seat = turn
	} else if d.fault == table.ActEarly && a.Seat == turn {
		a.Seat = s.Right(turn)
	}
	if d.ways.Amiss != nil && !d.ways.Amiss(&s.State, &a, &d.src) {
		d.wait = max(d.wait, 1)
		return
	}
	d.wait = -1
	s.Irregular(c, a)
	if d.ways.Upon != nil && !s.Closed() && d.ways.Upon(&s.State, &a, &d.src) {
		s.Irregular(c, a)
	}
}

// deal shuffles and deals, with a good hand for the star.
func (d *dealer) deal(c *table.Course) {
	shuffled := d.pack // the same seed deals the same hand, whatever was dealt before
	pack := shuffled[:d.n]
	d.src.Shuffle(pack)
	c.Hands = [cards.Seats]cards.Set{}
	each := d.law.Each()
	if d.star != cards.NoSeat && d.ways.Star != nil {
		wants := d.ways.Star(&d.s.State, &d.src) & d.law.Pack()
		for wants.Len() > each {
			wants = wants.Without()
		}
		c.Hands[d.star] = wants
	}
	c.Deal(pack, d.s.Round, func(cards.Seat) int { return each })
	if d.law.Book().Apart {
		c.Talon, c.Left = d.pack, d.n
		d.src.Shuffle(c.Talon[:d.n])
	}
	own := c.Hands[c.Dealer]
	c.Turned = d.src.Pick(own)
	switch {
	case d.game.Second:
		c.Turned = d.pack[d.src.Below(d.n)]
	case c.Left > 1 || !d.law.Turns():
		c.Turned = cards.None
	}
}

// step has the player whose turn it is do something, and notes it in c.
func (d *dealer) step(c *table.Course) {
	s := &d.s
	if len(d.rest) > 0 && d.wait < 0 && !slices.ContainsFunc(s.Round, s.Errs) { // a card played wrongly comes before what is done wrong next
		d.again()
	}
	if d.wait > 0 {
		d.wait--
		if d.wait == 0 {
			if d.game.WithCard(d.fault) && !d.may(s.May()) {
				d.wait = 1
			} else {
				d.wait = 1
				if d.wrong(c); d.wait < 0 {
					return
				}
			}
		}
	}
	o := s.May()
	st := s.Next(c)
	if !(d.knows && d.sensible(o, &st.Act)) && !d.choose(o, &st.Act) {
		c.Steps = c.Steps[:len(c.Steps)-1]
		d.stuck = true
		return
	}
	st.Cards, st.Barred, st.Refused, st.N = o.Cards, o.Barred, o.Refused, int16(o.N)
	s.Do(&st.Act)
}

// sensible returns what the game's policy does, where players have one.
func (d *dealer) sensible(o *table.Options, a *engine.Act) (ok bool) {
	if d.ways.Policy != nil {
		*a, ok = d.ways.Policy(&d.s.State, o)
	}
	return ok
}

// may reports whether a fault can be done with the next card.
func (d *dealer) may(o *table.Options) bool {
	return o.Kind == table.ActPlay && d.s.Table.N > 0 && d.s.Wrong(d.fault, o.Barred) != 0
}

// choose picks one of the options, if there is any.
func (d *dealer) choose(o *table.Options, a *engine.Act) bool {
	s := &d.s
	open := o.Open()
	if s.Errs(o.Seat) && o.Barred != 0 {
		open = s.Wrong(d.fault, o.Barred)
	}
	if o.N > 0 {
		allowed := o.AllowedActs()
		sum := d.weigh(o, allowed)
		cardsToo := 0
		if open != 0 {
			cardsToo = 12
		}
		at := -1 // the first act that is allowed, where no weight says which
		if sum+cardsToo > 0 {
			at = d.src.Below(sum + cardsToo)
		}
		for ; allowed != 0; allowed &= allowed - 1 {
			i := bits.TrailingZeros64(allowed)
			if at -= int(d.weights[i]); at < 0 {
				*a = o.Acts[i]
				return true
			}
		}
	}
	if open == 0 {
		return false
	}
	a.Kind, a.Seat, a.To, a.Card = o.Kind, o.Seat, cards.NoSeat, d.card(o, open)
	return true
}

// weigh finds how likely a player chooses each of some acts, and returns the sum.
func (d *dealer) weigh(o *table.Options, allowed uint64) (sum int) {
	for ; allowed != 0; allowed &= allowed - 1 {
		i := bits.TrailingZeros64(allowed)
		w := 1
		if d.ways.Weigh != nil {
			w = d.ways.Weigh(&d.s.State, &o.Acts[i], &d.src)
			if o.Seat == d.star && o.Acts[i].Kind != table.ActPass {
				w *= 20
			}
		}
		d.weights[i] = int32(w)
		sum += w
	}
	return sum
}

// card picks one of some cards: any, or the cheapest that takes the trick, or
// the least.
func (d *dealer) card(o *table.Options, open cards.Set) cards.Card {
	if open&(open-1) == 0 {
		return open.First()
	}
	s := &d.s
	if o.Kind == table.ActOut && d.sure>>uint(o.Seat)&1 != 0 && d.ways.Sheds != nil {
		return d.ways.Sheds(&s.State, o.Seat, open)
	}
	if o.Kind != table.ActPlay || d.sure>>uint(o.Seat)&1 == 0 || d.src.One(5) {
		return d.src.Pick(open)
	}
	if s.Table.N == 0 {
		return s.Highest(open)
	}
	best := s.Best()
	least, takes := open.First(), cards.None
	for set := open; set != 0; set = set.Without() {
		c := set.First()
		if s.Beats(c, best) && (takes == cards.None || s.Height(c) > s.Height(takes)) {
			takes = c
		}
		if s.Height(c) < s.Height(least) {
			least = c
		}
	}
	if takes != cards.None {
		return takes
	}
	return least
}

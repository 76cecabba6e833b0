package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
)

// Random hands: dealt from a seed, and played as the law lets, irregular now
// and then. The same law, mix and seed give the same hand.

// The kinds of random hand that the table knows besides those of every game.
const (
	careful = "careful" // players who take what they can and throw away what is worth least
	strong  = "strong"  // one player holds a hand to play on
)

// Source is where chance comes from.
type Source = chance.Source

// hand is a random hand in a form that is played again without allocating:
// what lay there, the deal, and the acts in order.
type hand struct {
	dealer cards.Seat
	start  [engine.MaxPools]int32
	marks  [cards.Seats]int32 // of the match
	points [cards.Seats]int32 // that are marked from hand to hand
	queue  []int32
	known  []item
	dealt  [cards.Seats]cards.Set
	talon  [64]cards.Card
	left   int
	turned cards.Card
	steps  []step
	late   []engine.Act // what is done wrong after the last card
	plans  [3]Plan      // what was planned, of a game that has its own chance
	plan   int
}

// step is an act of a random hand, and what else might have been done.
type step struct {
	act     engine.Act
	phase   int8 // -1 where no phase asked for it
	trick   int8
	after   int16
	word    string    // of the phase or choice
	cards   cards.Set // those that might be tried
	barred  cards.Set
	refused uint64
	n       int
}

// dealer makes random hands for one law.
type dealer struct {
	law     *Law
	s       State
	src     Source
	pack    [64]cards.Card
	n       int
	sure    uint32         // the seats that play carefully
	star    cards.Seat     // who holds a strong hand
	fault   engine.ActKind // what is done wrong
	wait    int            // ... after so many acts; -1 for never
	stuck   bool
	chance  *Chance // where the game has its own ways
	fate    Fate
	closing []engine.Act
	knows   bool // players do what the game's policy says
}

func newDealer(l *Law) *dealer {
	d := &dealer{law: l}
	if g, ok := l.rs.Game.(chancer); ok {
		d.chance = g.Chance(l)
	}
	for set := l.pack; set != 0; set = set.Without() {
		d.pack[d.n] = set.First()
		d.n++
	}
	return d
}

// make deals a hand of a mix and plays it, noting it in h.
func (d *dealer) make(mix string, seed uint64, h *hand) {
	d.src = Source(seed * 0x632be59bd9b4e019)
	if c := d.chance; c != nil {
		if mix == game.Mixed {
			mix = c.Mixes[d.src.Below(c.mixed())].ID
		}
		for d.stuck = true; d.stuck; {
			d.stuck = false
			d.fated(mix, h)
		}
		return
	}
	if mix == game.Mixed {
		mix = [...]string{game.Plain, careful, game.Faulty, strong}[d.src.Below(4)]
	}
	for d.stuck = true; d.stuck; {
		d.stuck = false
		d.once(mix, h)
	}
}

// once deals and plays one hand; d is stuck where a player could do nothing
// that the rules let, and the cards are to be dealt again.
func (d *dealer) once(mix string, h *hand) {
	s, l := &d.s, d.law
	h.steps, h.late = h.steps[:0], h.late[:0]
	h.dealer = l.round[d.src.Below(len(l.round))]
	s.sit(l, h.dealer)
	if l.game.Carry != nil {
		l.game.Carry(s, &d.src)
	}
	s.gather()
	h.start = s.start
	for _, seat := range l.round {
		h.marks[seat], h.points[seat] = s.Tally(Score, seat), s.Tally(Points, seat)
	}
	h.queue, h.known = append(h.queue[:0], s.queue...), append(h.known[:0], s.known...)
	d.sure, d.star, d.wait = 0, cards.NoSeat, -1
	switch mix {
	case careful:
		d.sure = 1<<cards.Seats - 1
	case strong:
		d.sure, d.star = 1<<cards.Seats-1, s.Round[d.src.Below(len(s.Round))]
	case game.Faulty:
		d.plan()
	}
	if d.law.game.Late.Has(d.fault) && (d.wait > 0 || d.wait == 0 && d.src.One(2)) {
		d.atEnd(h)
	}
	d.deal(h)
	s.stake()
	s.deal(&h.dealt, h.talon[:h.left], h.turned)
	if d.wait == 0 {
		d.wrong(h)
	}
	s.advance()
	for !s.closed && !d.stuck {
		d.step(h)
	}
}

// plan chooses what is done wrong in a faulty hand, and when.
func (d *dealer) plan() {
	list := d.law.rs.Irregular
	if len(list) == 0 {
		return
	}
	kind, ok := d.law.game.ActOf(list[d.src.Below(len(list))])
	if !ok {
		return
	}
	d.fault, d.wait = kind, 1+d.src.Below(len(d.s.Round)*3)
	if kind == ActMisdeal || kind == ActExposed || kind == ActFalsePack {
		d.wait = 0
	}
}

// atEnd has what is planned be done wrong after the last card.
func (d *dealer) atEnd(h *hand) {
	a := engine.Act{Kind: d.fault, Seat: d.s.Round[d.src.Below(len(d.s.Round))], To: cards.NoSeat}
	if d.law.game.Amiss == nil || d.law.game.Amiss(&d.s, &a, &d.src) {
		h.late = append(h.late, a)
	}
	d.wait, d.s.late = -1, h.late
}

// wrong does what is planned to be done wrong.
func (d *dealer) wrong(h *hand) {
	s := &d.s
	a := engine.Act{Kind: d.fault, Seat: s.Round[d.src.Below(len(s.Round))], To: cards.NoSeat}
	if d.wait == 0 {
		a.Seat = s.Dealer
	}
	if turn := s.Turn(); d.law.game.withCard(d.fault) {
		a.Seat = turn
	} else if d.fault == ActEarly && a.Seat == turn {
		a.Seat = s.Right(turn)
	}
	if d.law.game.Amiss != nil && !d.law.game.Amiss(s, &a, &d.src) {
		d.wait = max(d.wait, 1)
		return
	}
	d.wait = -1
	st := step{act: a, phase: -1, after: s.steps}
	if p := s.Phase(); p != nil && s.begun {
		if st.word = p.Word; p.After != nil {
			st.trick, st.after = s.Trick, int16(s.Table.N)
		}
	}
	h.steps = append(h.steps, st)
	s.Irregular(&h.steps[len(h.steps)-1].act)
}

// deal shuffles and deals, with a good hand for the star.
func (d *dealer) deal(h *hand) {
	l := d.law
	shuffled := d.pack // the same seed deals the same hand, whatever was dealt before
	pack := shuffled[:d.n]
	d.src.Shuffle(pack)
	h.dealt = [cards.Seats]cards.Set{}
	var wants cards.Set
	if d.star != cards.NoSeat && l.game.Star != nil {
		wants = l.game.Star(&d.s, &d.src) & l.pack
		for wants.Len() > l.each {
			wants = wants.Without()
		}
		h.dealt[d.star] = wants
	}
	at := 0
	next := func() cards.Card {
		for wants.Has(pack[at]) {
			at++
		}
		at++
		return pack[at-1]
	}
	for _, seat := range d.s.Round {
		held := h.dealt[seat]
		for want := l.each - held.Len(); want > 0; want-- {
			held |= next().Bit()
		}
		h.dealt[seat] = held
	}
	h.left = 0
	for ; at < len(pack); at++ {
		if !wants.Has(pack[at]) {
			h.talon[h.left] = pack[at]
			h.left++
		}
	}
	own := h.dealt[h.dealer]
	h.turned = own.Nth(d.src.Below(max(own.Len(), 1)))
	if h.left > 1 || !l.turns {
		h.turned = cards.None
	}
}

// step has the player whose turn it is do something, and notes it in h.
func (d *dealer) step(h *hand) {
	s := &d.s
	if d.wait > 0 {
		d.wait--
		if d.wait == 0 {
			if d.law.game.withCard(d.fault) && !d.may(s.May()) {
				d.wait = 1
			} else {
				d.wait = 1
				if d.wrong(h); d.wait < 0 {
					return
				}
			}
		}
	}
	o := s.May()
	st := s.next(h)
	if !d.sensible(o, &st.act) && !d.choose(o, &st.act) {
		h.steps = h.steps[:len(h.steps)-1]
		d.stuck = true
		return
	}
	st.cards, st.barred, st.refused, st.n = o.Cards, o.Barred, o.Refused, o.N
	s.Do(&st.act)
}

// sensible is what the game's policy does, where players have one.
func (d *dealer) sensible(o *Options, a *engine.Act) (ok bool) {
	if d.knows && d.law.game.Policy != nil {
		*a, ok = d.law.game.Policy(&d.s, o)
	}
	return ok
}

// next adds a step to a hand, with its place: what is done there is written
// into it.
func (s *State) next(h *hand) *step {
	n := len(h.steps)
	if n < cap(h.steps) {
		h.steps = h.steps[:n+1]
	} else {
		h.steps = append(h.steps, step{})
	}
	st := &h.steps[n]
	*st = step{}
	st.phase, st.after = s.phase, s.steps
	if f := s.pending(); f != nil {
		st.word = s.law.game.Choices[f.N].Word
	} else if p := s.Phase(); p != nil {
		if st.word = p.Word; p.After != nil {
			st.trick, st.after = s.Trick, int16(s.Table.N)
		}
	}
	return st
}

// may reports whether a fault can be done with the next card.
func (d *dealer) may(o *Options) bool {
	return o.Kind == ActPlay && o.Barred != 0 && d.s.Table.N > 0
}

// choose picks one of the options, if there is any.
func (d *dealer) choose(o *Options, a *engine.Act) bool {
	s := &d.s
	open := o.Open()
	if s.fault.Has(o.Seat) && o.Barred != 0 {
		open = o.Barred
	}
	if o.N > 0 {
		var weights [len(o.Acts)]int
		sum := 0
		for i := range o.N {
			if o.Refused>>i&1 == 0 {
				weights[i] = d.weigh(&o.Acts[i])
				sum += weights[i]
			}
		}
		cardsToo := 0
		if open != 0 {
			cardsToo = 12
		}
		if sum+cardsToo > 0 {
			at := d.src.Below(sum + cardsToo)
			for i := range o.N {
				if at -= weights[i]; at < 0 {
					*a = o.Acts[i]
					return true
				}
			}
		} else {
			for i := range o.N {
				if o.Refused>>i&1 == 0 {
					*a = o.Acts[i]
					return true
				}
			}
		}
	}
	if open == 0 {
		return false
	}
	a.Kind, a.Seat, a.To, a.Card = o.Kind, o.Seat, cards.NoSeat, d.card(o, open)
	return true
}

// weigh is how likely a player chooses an act.
func (d *dealer) weigh(a *engine.Act) int {
	if d.law.game.Weigh == nil {
		return 1
	}
	w := d.law.game.Weigh(&d.s, a, &d.src)
	if a.Seat == d.star && a.Kind != ActPass && w > 0 {
		w *= 20
	}
	return w
}

// card picks one of some cards: any, or the cheapest that takes the trick, or
// the least.
func (d *dealer) card(o *Options, open cards.Set) cards.Card {
	if open&(open-1) == 0 {
		return open.First()
	}
	s := &d.s
	if o.Kind != ActPlay || d.sure>>uint(o.Seat)&1 == 0 || d.src.One(5) {
		return open.Nth(d.src.Below(open.Len()))
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

// run plays a hand again by a law. What the law has no place for lapses. It is
// how far both went together: the first step at which other acts were refused,
// or -1; and whether the hand could not be played to its end.
func (s *State) run(l *Law, h *hand) (apart int, broken bool) {
	s.sit(l, h.dealer)
	s.start, s.late = h.start, h.late
	for i := range h.plans[:h.plan] {
		if p := &h.plans[i]; p.At == 0 {
			s.closing = append(s.closing, p.Act)
		}
	}
	for _, seat := range l.round {
		s.Mark(seat, h.marks[seat])
		s.Count(Points, seat, h.points[seat])
	}
	s.queue, s.known = append(s.queue, h.queue...), append(s.known, h.known...)
	s.gather()
	s.stake()
	s.deal(&h.dealt, h.talon[:h.left], h.turned)
	i := 0
	for ; i < len(h.steps) && h.steps[i].phase < 0 && h.steps[i].word == ""; i++ {
		s.happens(&h.steps[i].act) // what is done at the deal is told together
	}
	s.advance()
	apart = -1
	for ; i < len(h.steps); i++ {
		st := &h.steps[i]
		s.ran = i
		if s.closed {
			return apart, false
		}
		if st.phase < 0 {
			if s.happens(&st.act); i+1 == len(h.steps) || h.steps[i+1].phase >= 0 && !l.game.withCard(st.act.Kind) {
				s.advance()
			}
			continue
		}
		if s.phase > st.phase {
			continue // lapsed
		}
		if s.phase < st.phase || s.Turn() != st.act.Seat {
			return apart, true
		}
		if st.n == 0 && st.cards == 0 { // nobody asked what else there was to do
			if s.refusesAny(&st.act) {
				return i, true
			}
			s.Do(&st.act)
			continue
		}
		o := s.May()
		if apart < 0 && (o.Barred != st.barred || o.Refused != st.refused) && o.Cards == st.cards && o.N == st.n {
			apart = i
		}
		listed := st.act.Card != cards.None && o.lists(&st.act)
		if st.act.Card != cards.None && st.act.Kind == o.Kind && !o.Cards.Has(st.act.Card) && !listed {
			return apart, true
		}
		if st.act.Card != cards.None && o.Barred.Has(st.act.Card) && !s.fault.Has(st.act.Seat) {
			return i, true
		}
		if (listed || st.act.Card == cards.None) && s.refuses(&st.act) {
			return i, true
		}
		s.Do(&st.act)
	}
	s.ran = i
	if p := s.Phase(); p != nil && p.Leaves != nil && s.Table.N == 0 && p.Leaves(s) {
		s.leave(p)
		s.advance()
	}
	if l.game.Exchanges && s.Table.N%s.N == 0 {
		s.Finish() // a hand that was broken off by a rule is settled as it lies without it
	}
	return apart, !s.closed
}

// refusesAny reports whether the rules refuse an act with any of its cards.
func (s *State) refusesAny(a *engine.Act) bool {
	if a.Kind != ActOut || a.Cards == 0 {
		return s.refuses(a)
	}
	for set := a.Cards; set != 0; set = set.Without() {
		one := *a
		if one.Card = set.First(); s.RefusesAct(one) {
			return true
		}
	}
	return false
}

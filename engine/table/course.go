package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Course is how a hand went: what lay on the table, the deal, and the acts in order. It
// can be played again without allocating.
type Course struct {
	Dealer cards.Seat
	Start  [engine.MaxPools]int32 // what the pools held
	marks  [cards.Seats]int32     // of the match
	points [cards.Seats]int32     // that are marked from hand to hand
	queue  []int32                // the betes that waited
	known  []record.Item          // what else was carried from the hand before
	Hands  [cards.Seats]cards.Set // as they were dealt
	Talon  [64]cards.Card
	Left   int // the cards of the talon
	Turned cards.Card
	Steps  []Step
	Late   []engine.Act // what is done wrong after the last card
	Plans  [4]Plan      // what was planned to be done wrong, of a game that has its own chance
	Plan   int          // how many there are
}

// Plan is a fault to be done at a moment, counted as records do.
type Plan struct {
	At  int8
	Act engine.Act
	Did bool // the fault was done with a card
}

// Step is an act of a hand, with the acts that might have been done instead.
type Step struct {
	Act     engine.Act
	Phase   int8 // the place of the phase in the game; -1 before any has begun
	Choice  int8 // the number of the choice that it answers, plus one; 0 for none
	Trick   int8
	Unasked bool      // no phase asked for it
	After   int16     // how much was done before it in the phase, or in the trick
	N       int16     // how many acts might be tried instead
	Refused uint64    // which of them the rules refuse
	Cards   cards.Set // the cards that might be tried
	Barred  cards.Set // which of them the rules refuse
}

// WordOf returns the word of the phase or choice in which a step is done, "" before the
// first phase.
func (l *Law) WordOf(st *Step) string {
	switch {
	case st.Choice > 0:
		return l.game.Choices[st.Choice-1].Word
	case st.Phase >= 0:
		return l.game.Phases[st.Phase].Word
	}
	return ""
}

// Clear empties the course and keeps its memory.
func (c *Course) Clear() {
	*c = Course{queue: c.queue[:0], known: c.known[:0], Steps: c.Steps[:0], Late: c.Late[:0]}
}

// Carry records what is carried from the hand before.
func (c *Course) Carry(name string, seat cards.Seat, n int32) {
	c.known = append(c.known, record.Item{Name: name, Seat: seat, N: n})
}

// Deal deals a shuffled pack: it fills up the hands, which may have some cards already, to
// as many as each is dealt, and lays the rest as the talon.
func (c *Course) Deal(pack []cards.Card, round []cards.Seat, each func(cards.Seat) int) {
	var taken cards.Set
	for _, hand := range c.Hands {
		taken |= hand
	}
	at := 0
	for _, seat := range round {
		held := c.Hands[seat]
		for want := each(seat) - held.Len(); want > 0; at++ {
			if card := pack[at]; !taken.Has(card) {
				held |= card.Bit()
				want--
			}
		}
		c.Hands[seat] = held
	}
	c.Left = 0
	for _, card := range pack[at:] {
		if !taken.Has(card) {
			c.Talon[c.Left] = card
			c.Left++
		}
	}
}

// Upto returns the course of the same hand up to a number of steps.
func (c *Course) Upto(steps int) *Course {
	short := *c
	short.Steps = c.Steps[:steps]
	return &short
}

// Begins records what lies on the table before a hand.
func (c *Course) Begins(s *State) {
	c.Dealer, c.Start = s.Dealer, s.start
	for _, seat := range s.Seats() {
		c.marks[seat], c.points[seat] = s.Tally(Score, seat), s.Tally(Points, seat)
	}
	c.queue, c.known = append(c.queue[:0], s.queue...), append(c.known[:0], s.known...)
}

// Open begins a hand as the course began, up to the deal.
func (d *Driver) Open(l *Law, c *Course) {
	d.Sit(l, c.Dealer)
	d.start = c.Start
	for _, seat := range l.round {
		d.Mark(seat, c.marks[seat])
		d.Count(Points, seat, c.points[seat])
	}
	d.queue, d.known = append(d.queue, c.queue...), append(d.known, c.known...)
	d.Gather()
	d.Stake()
	d.Give(c)
}

// Give deals the cards of a course. Faults that come after the last card are kept until
// then.
func (d *Driver) Give(c *Course) {
	d.late = c.Late
	d.deal(&c.Hands, c.Talon[:c.Left], c.Turned)
}

// Replayed is how a hand went when it was played again.
type Replayed struct {
	Ran    int  // the steps that were played
	Apart  int  // the first step at which other acts were refused, or -1
	Broken bool // the hand could not be played to its end
}

// Replay plays a hand again by a law. Acts for which the law has no place lapse.
func (d *Driver) Replay(l *Law, c *Course) Replayed {
	d.Open(l, c)
	for i := range c.Plans[:c.Plan] {
		if p := &c.Plans[i]; p.At == 0 {
			d.closing = append(d.closing, p.Act)
		}
	}
	did := Replayed{Apart: -1}
	i := 0
	for ; i < len(c.Steps) && c.Steps[i].Unasked && c.Steps[i].Phase < 0; i++ {
		d.happens(&c.Steps[i].Act) // what is done at the deal is told together
	}
	d.advance()
	for ; i < len(c.Steps); i++ {
		st := &c.Steps[i]
		did.Ran = i
		if d.closed {
			return did
		}
		if st.Unasked {
			if d.happens(&st.Act); i+1 == len(c.Steps) || !c.Steps[i+1].Unasked && !l.game.WithCard(st.Act.Kind) {
				d.advance()
			}
			continue
		}
		if d.phase > st.Phase {
			continue // lapsed
		}
		did.Broken = d.phase < st.Phase || d.Turn() != st.Act.Seat || !d.again(st, &did)
		if did.Broken {
			return did
		}
		d.Do(&st.Act)
	}
	did.Ran = i
	if p := d.Phase(); p != nil && p.Leaves != nil && d.Table.N == 0 && p.Leaves(&d.State) {
		d.Leave()
	}
	if l.game.Exchanges && d.Table.N%d.N == 0 {
		d.Finish() // a hand that was broken off by a rule is settled as it lies without it
	}
	did.Broken = !d.closed
	return did
}

// again reports whether a step can be done, and notes where it is the first at
// which other acts are refused than before.
func (d *Driver) again(st *Step, did *Replayed) bool {
	if st.N == 0 && st.Cards == 0 { // nobody asked what else there was to do
		if d.refusesAny(&st.Act) {
			did.Apart = did.Ran
			return false
		}
		return true
	}
	o := d.May()
	if did.Apart < 0 && (o.Barred != st.Barred || o.Refused != st.Refused) && o.Cards == st.Cards && o.N == int(st.N) {
		did.Apart = did.Ran
	}
	listed := st.Act.Card != cards.None && o.lists(&st.Act)
	if st.Act.Card != cards.None && st.Act.Kind == o.Kind && !o.Cards.Has(st.Act.Card) && !listed {
		return false
	}
	if st.Act.Card != cards.None && o.Barred.Has(st.Act.Card) && !d.fault.Has(st.Act.Seat) ||
		(listed || st.Act.Card == cards.None) && d.refuses(&st.Act) {
		did.Apart = did.Ran
		return false
	}
	return true
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

// Next adds a step to a course, with its place. The caller writes the act into it.
func (d *Driver) Next(c *Course) *Step {
	n := len(c.Steps)
	if n < cap(c.Steps) {
		c.Steps = c.Steps[:n+1]
	} else {
		c.Steps = append(c.Steps, Step{})
	}
	st := &c.Steps[n]
	*st = Step{Phase: d.phase, After: d.steps}
	if f := d.pending(); f != nil {
		st.Choice = int8(f.N) + 1
	} else if p := d.at; p != nil && p.After != nil {
		st.Trick, st.After = d.Trick, int16(d.Table.N)
	}
	return st
}

// Irregular adds to a course an act that no phase asks for, does it, and advances the
// hand.
func (d *Driver) Irregular(c *Course, a engine.Act) {
	st := Step{Act: a, Phase: -1, Unasked: true, After: d.steps}
	if p := d.Phase(); p != nil && d.begun {
		if st.Phase = d.phase; p.After != nil {
			st.Trick, st.After = d.Trick, int16(d.Table.N)
		}
	}
	c.Steps = append(c.Steps, st)
	d.happens(&c.Steps[len(c.Steps)-1].Act)
	d.advance()
}

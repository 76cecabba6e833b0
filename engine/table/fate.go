package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// chancer is a game that makes its random hands in ways of its own. It is asked,
// and has no field for it, so that a program without random hands carries none.
type chancer interface{ Chance(l *Law) *Chance }

// Chance is how the random hands of a game are made that has ways of its own.
type Chance struct {
	Mixes []game.Mix
	Begin func(f *Fate)                                          // who deals, what lies there, the cards, how each plays, what is done wrong and when
	Do    func(s *State, f *Fate, a *engine.Act) (does, on bool) // what the player whose turn it is does; false where nothing can be done, and whether the hand goes on
}

// mixed is how many kinds of hand the mixture is of: those above it.
func (c *Chance) mixed() (n int) {
	for c.Mixes[n].ID != game.Mixed {
		n++
	}
	return n
}

// Fate is what chance has decided before a hand is played.
type Fate struct {
	Law    *Law
	Mix    string
	Src    Source
	Dealer cards.Seat
	Start  [engine.MaxPools]int32
	Hands  [cards.Seats]cards.Set
	Talon  [64]cards.Card
	Left   int
	Pack   [64]cards.Card // in their order, of N
	N      int
	Star   cards.Seat         // of whom the mix speaks
	Manner [cards.Seats]uint8 // how each plays
	Plans  [3]Plan            // what is done wrong
	Plan   int
	known  []item
}

// Plan is something that is done wrong at a moment, as a record counts them.
type Plan struct {
	At  int8
	Act engine.Act
	did bool
}

// Carry has something be carried from the hand before.
func (f *Fate) Carry(name string, seat cards.Seat, n int32) {
	f.known = append(f.known, item{name, seat, n})
}

// Planned is the act of a kind that a player is to do, or nil.
func (f *Fate) Planned(seat cards.Seat, kind engine.ActKind) *Plan {
	for i := range f.Plans[:f.Plan] {
		if p := &f.Plans[i]; p.Act.Seat == seat && p.Act.Kind == kind {
			return p
		}
	}
	return nil
}

// Cards is the cards that the player whose turn it is holds, and what of them
// the rules bar: May says of every rule that lifts a bar that it spoke, and this
// does not, for a card that nobody plays.
func (s *State) Cards() *Options {
	o := s.options
	o.Seat, o.Kind, o.N, o.Refused = s.Turn(), ActPlay, 0, 0
	o.Cards = s.Hand[o.Seat]
	o.act = engine.Act{Kind: ActPlay, Seat: o.Seat}
	o.Barred = o.Cards & s.law.rules.Barred(s, &s.Trace, &o.act, o.Cards, nil)
	return o
}

// RefusesAct reports whether the rules refuse an act, and notes which spoke.
func (s *State) RefusesAct(a engine.Act) bool {
	s.options.act = a
	return s.refuses(&s.options.act)
}

// fated deals and plays one hand as the game has it.
func (d *dealer) fated(mix string, h *hand) {
	s, l, f := &d.s, d.law, &d.fate
	*f = Fate{Law: l, Mix: mix, Src: d.src, Pack: d.pack, N: d.n, known: f.known[:0]}
	d.chance.Begin(f)
	h.steps, h.late, h.queue = h.steps[:0], h.late[:0], h.queue[:0]
	h.dealer, h.start, h.known = f.Dealer, f.Start, append(h.known[:0], f.known...)
	h.dealt, h.talon, h.left, h.turned = f.Hands, f.Talon, f.Left, cards.None
	h.marks, h.points = [cards.Seats]int32{}, [cards.Seats]int32{}
	s.sit(l, f.Dealer)
	s.start, s.known = f.Start, append(s.known, f.known...)
	s.stake()
	s.deal(&h.dealt, h.talon[:h.left], h.turned)
	d.planned(h, atDeal)
	s.advance()
	for !s.closed && !d.stuck {
		if f.Plan > 0 && s.Phase().After != nil && s.Table.N == 0 && d.planned(h, int8(s.Trick)) {
			s.advance()
			continue
		}
		st := s.next(h)
		does, on := d.chance.Do(s, f, &st.act)
		if f.Plan > 0 {
			d.atClosing()
		}
		if !on || !does {
			h.steps = h.steps[:len(h.steps)-1]
		}
		if !on {
			s.leave(s.Phase())
			s.advance()
			continue
		}
		if !does {
			d.stuck = true
			break
		}
		if f.Plan > 0 {
			st = d.withFault(h, st)
		}
		if o := s.options; st.trick > 0 {
			st.cards, st.barred, st.refused, st.n = o.Cards, o.Barred, o.Refused, o.N
		}
		s.Do(&st.act)
	}
	h.plan = 0
	for i := range f.Plans[:f.Plan] {
		if p := &f.Plans[i]; p.did || !l.game.withCard(p.Act.Kind) {
			h.plans[h.plan] = *p
			h.plan++
		}
	}
	d.src = f.Src
}

// withFault puts the fault that is planned with a card before the step that
// plays it, which is the last of the hand.
func (d *dealer) withFault(h *hand, st *step) *step {
	s := &d.s
	p := d.fate.Planned(st.act.Seat, d.law.game.faultNow(s))
	if p == nil || p.At != s.Trick || s.Table.N == 0 || !s.options.Barred.Has(st.act.Card) {
		return st
	}
	play := *st
	*st = step{act: p.Act, phase: -1, trick: s.Trick}
	p.did, p.Act.Card = true, play.act.Card
	s.happens(&p.Act)
	s.Conclude()
	h.steps = append(h.steps, play)
	return &h.steps[len(h.steps)-1]
}

// atClosing has what is planned for the exchange be done when it ends.
func (d *dealer) atClosing() {
	d.closing = d.closing[:0]
	for i := range d.fate.Plans[:d.fate.Plan] {
		if p := &d.fate.Plans[i]; p.At == 0 {
			d.closing = append(d.closing, p.Act)
		}
	}
	if d.s.Phase() != nil && d.s.Phase().After == nil && len(d.closing) > 0 {
		d.s.closing = d.closing
	}
}

// faultNow is the fault that goes with the card that is played next.
func (g *Game) faultNow(s *State) engine.ActKind {
	if p := s.Phase(); p == nil || p.After == nil {
		return engine.MaxActs - 1
	}
	return ActRevoke
}

// atDeal is the moment of the deal.
const atDeal = -1

// planned does what is planned for a moment, and reports whether there was any.
func (d *dealer) planned(h *hand, at int8) (any bool) {
	s, f := &d.s, &d.fate
	for i := range f.Plans[:f.Plan] {
		p := &f.Plans[i]
		if p.did || p.At != at || s.law.game.withCard(p.Act.Kind) {
			continue
		}
		p.did, any = true, true
		h.steps = append(h.steps, step{act: p.Act, phase: -1, trick: s.Trick})
		s.happens(&p.Act)
	}
	return any
}

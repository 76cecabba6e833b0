package play

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/table"
)

// chancer is a game that makes its random hands in ways of its own. It is asked,
// and has no field for it, so that a program without random hands carries none.
type chancer interface{ Chance(l *table.Law) *Chance }

// Chance is how the random hands of a game are made that has ways of its own.
type Chance struct {
	Mixes []game.Mix
	Begin func(f *Fate)                                                // who deals, what lies there, the cards, how each plays, what is done wrong and when
	Do    func(s *table.State, f *Fate, a *engine.Act) (does, on bool) // what the player whose turn it is does; false where nothing can be done, and whether the hand goes on
}

// mixed is how many kinds of hand the mixture is of: those above it.
func (c *Chance) mixed() (n int) {
	for c.Mixes[n].ID != game.Mixed {
		n++
	}
	return n
}

// Fate is what chance has decided before a hand is played: how it begins, and what
// is planned to be done wrong.
type Fate struct {
	*table.Course
	Law    *table.Law
	Mix    string
	Src    chance.Source
	Pack   [64]cards.Card // in their order, of N
	N      int
	Star   cards.Seat         // of whom the mix speaks
	Manner [cards.Seats]uint8 // how each plays
}

// Planned is the act of a kind that a player is to do, or nil.
func (f *Fate) Planned(seat cards.Seat, kind engine.ActKind) *table.Plan {
	for i := range f.Plans[:f.Plan] {
		if p := &f.Plans[i]; p.Act.Seat == seat && p.Act.Kind == kind {
			return p
		}
	}
	return nil
}

// fated deals and plays one hand as the game has it.
func (d *dealer) fated(mix string, c *table.Course) {
	s, f := &d.s, &d.fate
	c.Clear()
	*f = Fate{Course: c, Law: d.law, Mix: mix, Src: d.src, Pack: d.pack, N: d.n}
	d.chance.Begin(f)
	s.Open(d.law, c)
	d.planned(c, atDeal)
	s.Advance()
	for !s.Closed() && !d.stuck {
		if f.Plan > 0 && s.Phase().After != nil && s.Table.N == 0 && d.planned(c, int8(s.Trick)) {
			s.Advance()
			continue
		}
		st := s.Next(c)
		does, on := d.chance.Do(&s.State, f, &st.Act)
		if f.Plan > 0 {
			d.atClosing()
		}
		if !on || !does {
			c.Steps = c.Steps[:len(c.Steps)-1]
		}
		if !on {
			s.Leave()
			continue
		}
		if !does {
			d.stuck = true
			break
		}
		if f.Plan > 0 {
			st = d.withFault(c, st)
		}
		if o := s.Options(); st.Trick > 0 {
			st.Cards, st.Barred, st.Refused, st.N = o.Cards, o.Barred, o.Refused, o.N
		}
		s.Do(&st.Act)
	}
	n := 0
	for i := range c.Plans[:c.Plan] {
		if p := &c.Plans[i]; p.Did || !d.game.WithCard(p.Act.Kind) {
			c.Plans[n] = *p
			n++
		}
	}
	c.Plan = n
	d.src = f.Src
}

// withFault puts the fault that is planned with a card before the step that
// plays it, which is the last of the hand.
func (d *dealer) withFault(c *table.Course, st *table.Step) *table.Step {
	s := &d.s
	p := d.fate.Planned(st.Act.Seat, faultNow(s))
	if p == nil || p.At != s.Trick || s.Table.N == 0 || !s.Options().Barred.Has(st.Act.Card) {
		return st
	}
	play := *st
	*st = table.Step{Act: p.Act, Phase: -1, Trick: s.Trick}
	p.Did, p.Act.Card = true, play.Act.Card
	s.Happens(&p.Act)
	s.Conclude()
	c.Steps = append(c.Steps, play)
	return &c.Steps[len(c.Steps)-1]
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
		d.s.AtClosing(d.closing)
	}
}

// faultNow is the fault that goes with the card that is played next.
func faultNow(s *table.Driver) engine.ActKind {
	if p := s.Phase(); p == nil || p.After == nil {
		return engine.MaxActs - 1
	}
	return table.ActRevoke
}

// atDeal is the moment of the deal.
const atDeal = -1

// planned does what is planned for a moment, and reports whether there was any.
func (d *dealer) planned(c *table.Course, at int8) (any bool) {
	s, f := &d.s, &d.fate
	for i := range f.Plans[:f.Plan] {
		p := &f.Plans[i]
		if p.Did || p.At != at || d.game.WithCard(p.Act.Kind) {
			continue
		}
		p.Did, any = true, true
		c.Steps = append(c.Steps, table.Step{Act: p.Act, Phase: -1, Trick: s.Trick})
		s.Happens(&p.Act)
	}
	return any
}

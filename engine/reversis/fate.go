package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/play"
	"quinola/engine/table"
)

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
	for i := range f.Plan {
		if p := &f.Plans[i]; p.Act.Seat == seat && p.Act.Kind == kind {
			return p
		}
	}
	return nil
}

// Chance is how random hands are made: what is done wrong is planned before.
func (Reversis) Chance(l *table.Law) *play.Chance {
	d := &dealer{sheet: hasSheet(l.Book())}
	return &play.Chance{Mixes: mixes[:], Play: d.play}
}

// dealer makes random hands; it is kept from one to the next for its room.
type dealer struct {
	*table.Driver
	fate    Fate
	sheet   bool // beasts are noted on one
	closing []engine.Act
}

// play deals and plays one hand; it is not whole where a player could do nothing
// that the rules let.
func (d *dealer) play(s *table.Driver, l *table.Law, mix string, src *chance.Source, pack []cards.Card, c *table.Course) (whole bool) {
	f := &d.fate
	c.Clear()
	*f = Fate{Course: c, Law: l, Mix: mix, Src: *src, N: len(pack)}
	copy(f.Pack[:], pack)
	d.Driver = s
	fate(f, d.sheet)
	s.Open(l, c)
	d.planned(atDeal)
	s.Advance()
	for !s.Closed() {
		if s.Phase().After != nil {
			d.tricks()
			continue
		}
		st := s.Next(c)
		does := act(&s.State, f, &st.Act)
		if f.Plan > 0 {
			d.atClosing()
		}
		if !does {
			c.Steps = c.Steps[:len(c.Steps)-1]
			break
		}
		s.Do(&st.Act)
	}
	n := 0
	for i := range c.Plans[:c.Plan] {
		if p := &c.Plans[i]; p.Did || !l.Game().WithCard(p.Act.Kind) {
			c.Plans[n] = *p
			n++
		}
	}
	c.Plan = n
	*src = f.Src
	return s.Closed()
}

// tricks does what is next while tricks are played: a card is played, but for what
// is planned before a trick, and where players leave a hand that is decided.
func (d *dealer) tricks() {
	f := &d.fate
	if d.Table.N == 0 {
		if f.Plan > 0 && d.planned(d.Trick) {
			d.Advance()
			return
		}
		if d.Seen(factPlayOver) != nil && f.Src.Below(2) == 0 {
			d.Leave()
			return
		}
	}
	st, o := d.Next(f.Course), d.Cards()
	may := o.Open()
	var fault *table.Plan
	if f.Plan > 0 && d.Table.N > 0 && o.Barred != 0 {
		if fault = f.Planned(o.Seat, actRevoke); fault != nil && fault.At == d.Trick {
			may = o.Barred
		}
	}
	a := &st.Act
	a.Kind, a.Seat, a.To, a.Card = table.ActPlay, o.Seat, cards.NoSeat, choose(&d.State, f, may)
	if fault != nil && fault.At == d.Trick {
		st = d.withFault(fault, st)
	}
	st.Cards, st.Barred = o.Cards, o.Barred
	d.Do(&st.Act)
}

// withFault puts a fault that is planned with a card before the step that plays it,
// which is the last of the hand.
func (d *dealer) withFault(p *table.Plan, st *table.Step) *table.Step {
	card := *st
	*st = table.Step{Act: p.Act, Phase: -1, Trick: d.Trick}
	p.Did, p.Act.Card = true, card.Act.Card
	d.Happens(&p.Act)
	d.Conclude()
	steps := &d.fate.Steps
	*steps = append(*steps, card)
	return &(*steps)[len(*steps)-1]
}

// atClosing has what is planned for the exchange be done when it ends.
func (d *dealer) atClosing() {
	d.closing = d.closing[:0]
	for i := range d.fate.Plans[:d.fate.Plan] {
		if p := &d.fate.Plans[i]; p.At == 0 {
			d.closing = append(d.closing, p.Act)
		}
	}
	if len(d.closing) > 0 {
		d.AtClosing(d.closing)
	}
}

// atDeal is the moment of the deal.
const atDeal = -1

// planned does what is planned for a moment, and reports whether there was any.
func (d *dealer) planned(at int8) (any bool) {
	f := &d.fate
	for i := range f.Plans[:f.Plan] {
		p := &f.Plans[i]
		if p.Did || p.At != at || f.Law.Game().WithCard(p.Act.Kind) {
			continue
		}
		p.Did, any = true, true
		f.Steps = append(f.Steps, table.Step{Act: p.Act, Phase: -1, Trick: d.Trick})
		d.Happens(&p.Act)
	}
	return any
}

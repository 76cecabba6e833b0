package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/play"
	"quinola/engine/table"
)

// Fate is what chance decides before a hand is played: how it begins, and which
// irregular acts are planned.
type Fate struct {
	*table.Course
	Law    *table.Law
	Mix    string
	Src    chance.Source
	Pack   [64]cards.Card // in order; N of them count
	N      int
	Star   cards.Seat          // the player for whom the mix is made
	Manner [cards.Seats]manner // how each player plays
}

// Planned returns the planned act of a kind by a player, or nil.
func (f *Fate) Planned(seat cards.Seat, kind engine.ActKind) *table.Plan {
	for i := range f.Plan {
		if p := &f.Plans[i]; p.Act.Seat == seat && p.Act.Kind == kind {
			return p
		}
	}
	return nil
}

// Chance returns how random hands are made. Irregular acts are planned before the hand.
func (Reversis) Chance(l *table.Law) *play.Chance {
	d := &dealer{sheet: hasSheet(l.Book())}
	return &play.Chance{Mixes: mixes[:], Play: d.play}
}

// dealer makes random hands. It is reused, to save allocations.
type dealer struct {
	*table.Driver
	fate    Fate
	sheet   bool // beasts are noted on a sheet
	closing []engine.Act
}

// play deals and plays one hand. It returns false if the hand had to be left
// because the rules allowed a player nothing.
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

// tricks does the next step while tricks are played: a card, before it the acts
// planned for a trick, and players leaving a decided hand.
func (d *dealer) tricks() {
	f := &d.fate
	if d.Table.N == 0 {
		if f.Plan > 0 && d.planned(d.Trick) {
			d.Advance()
			return
		}
		if d.Told(factPlayOver) && f.Src.Below(2) == 0 {
			d.Leave()
			return
		}
	}
	st := d.Next(f.Course)
	st.Cards, st.Barred = d.Cards()
	may := st.Cards &^ st.Barred
	var fault *table.Plan
	if f.Plan > 0 && d.Table.N > 0 && st.Barred != 0 {
		if fault = f.Planned(d.Turn(), table.ActRevoke); fault != nil && fault.At == d.Trick {
			may = st.Barred
		}
	}
	a := &st.Act
	a.Kind, a.Seat, a.To, a.Card = table.ActPlay, d.Turn(), cards.NoSeat, choose(&d.State, f, may)
	if fault != nil && fault.At == d.Trick {
		st = d.withFault(fault, st)
	}
	d.Do(&st.Act)
}

// withFault puts a planned fault with a card before the step that plays the card,
// the last of the hand.
func (d *dealer) withFault(p *table.Plan, st *table.Step) *table.Step {
	card := *st
	*st = table.Step{Act: p.Act, Phase: -1, Unasked: true, Trick: d.Trick}
	p.Did, p.Act.Card = true, card.Act.Card
	d.Happens(&p.Act)
	d.Conclude()
	steps := &d.fate.Steps
	*steps = append(*steps, card)
	return &(*steps)[len(*steps)-1]
}

// atClosing does what is planned for the exchange when it ends.
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

// atDeal is the moment of the deal, before the exchange and the tricks.
const atDeal = -1

// planned does the acts planned for a moment, and reports whether there were any.
func (d *dealer) planned(at int8) (any bool) {
	f := &d.fate
	for i := range f.Plans[:f.Plan] {
		p := &f.Plans[i]
		if p.Did || p.At != at || f.Law.Game().WithCard(p.Act.Kind) {
			continue
		}
		p.Did, any = true, true
		f.Steps = append(f.Steps, table.Step{Act: p.Act, Phase: -1, Unasked: true, Trick: d.Trick})
		d.Happens(&p.Act)
	}
	return any
}

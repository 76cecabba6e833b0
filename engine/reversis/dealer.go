package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Chance returns how random hands are made. Irregular acts are planned before the hand.
func (Reversis) Chance(l *table.Law) *play.Chance {
	d := &dealer{sheet: hasSheet(l.Book())}
	return &play.Chance{Mixes: mixes[:], Play: d.play}
}

// dealer makes random hands. It is reused, to save allocations.
type dealer struct {
	*table.Driver
	c       *table.Course // what chance decides before a hand is played, and how it went
	law     *table.Law
	sheet   bool // beasts are noted on a sheet
	mix     string
	src     *chance.Source
	pack    []cards.Card
	star    cards.Seat          // the player for whom the mix is made
	manner  [cards.Seats]manner // how each player plays
	closing []engine.Act
}

// planned returns the planned act of a kind by a player, or nil.
func (d *dealer) planned(seat cards.Seat, kind engine.ActKind) *table.Plan {
	for i := range d.c.Plan {
		if p := &d.c.Plans[i]; p.Act.Seat == seat && p.Act.Kind == kind {
			return p
		}
	}
	return nil
}

// play deals and plays one hand. It returns false if the hand had to be left
// because the rules allowed a player nothing.
func (d *dealer) play(s *table.Driver, l *table.Law, mix string, src *chance.Source, pack []cards.Card, c *table.Course) (whole bool) {
	c.Clear()
	d.Driver, d.c, d.law, d.mix, d.src, d.pack = s, c, l, mix, src, pack
	d.manner = [cards.Seats]manner{}
	d.decide()
	d.Open(l, c)
	d.happen(record.AtDeal)
	d.Advance()
	for !d.Closed() {
		if d.Phase().After != nil {
			d.tricks()
			continue
		}
		st := d.Next(c)
		does := d.does(&st.Act)
		if c.Plan > 0 {
			d.atClosing()
		}
		if !does {
			c.Steps = c.Steps[:len(c.Steps)-1]
			break
		}
		d.Do(&st.Act)
	}
	n := 0
	for _, p := range c.Plans[:c.Plan] {
		if p.Did {
			c.Plans[n] = p
			n++
		}
	}
	c.Plan = n
	return d.Closed()
}

// tricks does the next step while tricks are played: a card, before it the acts
// planned for a trick, and players leaving a decided hand.
func (d *dealer) tricks() {
	if d.Table.N == 0 {
		if d.c.Plan > 0 && d.happen(d.Trick) {
			d.Advance()
			return
		}
		if d.Told(factPlayOver) && d.src.Below(2) == 0 {
			d.Leave()
			return
		}
	}
	st := d.Next(d.c)
	st.Cards, st.Barred = d.Cards()
	may := st.Cards &^ st.Barred
	var fault *table.Plan
	if d.c.Plan > 0 && d.Table.N > 0 && st.Barred != 0 {
		if fault = d.planned(d.Turn(), table.ActRevoke); fault != nil && fault.At == d.Trick {
			may = st.Barred
		}
	}
	a := &st.Act
	a.Kind, a.Seat, a.To, a.Card = table.ActPlay, d.Turn(), cards.NoSeat, d.choose(may)
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
	d.c.Steps = append(d.c.Steps, card)
	return &d.c.Steps[len(d.c.Steps)-1]
}

// atClosing does what is planned for the exchange when it ends.
func (d *dealer) atClosing() {
	d.closing = d.closing[:0]
	for i := range d.c.Plans[:d.c.Plan] {
		if p := &d.c.Plans[i]; p.At == 0 {
			p.Did = true
			d.closing = append(d.closing, p.Act)
		}
	}
	if len(d.closing) > 0 {
		d.AtClosing(d.closing)
	}
}

// happen does the acts planned for a moment, and reports whether there were any.
func (d *dealer) happen(at int8) (any bool) {
	for i := range d.c.Plans[:d.c.Plan] {
		p := &d.c.Plans[i]
		if p.Did || p.At != at || d.law.Game().WithCard(p.Act.Kind) {
			continue
		}
		p.Did, any = true, true
		d.c.Steps = append(d.c.Steps, table.Step{Act: p.Act, Phase: -1, Unasked: true, Trick: d.Trick})
		d.Happens(&p.Act)
	}
	return any
}

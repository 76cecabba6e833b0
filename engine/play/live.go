package play

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// seater is implemented by a game that plays hands act by act in its own way. It is an
// interface and not a field, so that only programs that play link it.
type seater interface {
	Seated(l *table.Law, r *record.Record, seed uint64) (game.Hand, error)
}

// live is a hand that is played act by act.
type live struct {
	s     *table.Driver
	c     table.Course
	since []int16 // the moment before each step of the course
	d     *dealer
	world table.Driver // the hand as it may be, and
	past  table.Course // ... its course, while advice is sought
}

// Sit begins a hand as a record says: who deals, what lies there and, if it has them,
// the cards; otherwise the seed deals them. If the record is impossible, it returns an
// error of one line.
func Sit(law game.Law, r *record.Record, seed uint64) (game.Hand, error) {
	l, rs := lawOf(law), law.Book()
	if r.Dealer == cards.NoSeat || cards.Right(rs.Seats, r.Dealer) == cards.NoSeat {
		return nil, game.Fault("the record does not say who of the players deals: dealer S")
	}
	if g, ok := rs.Game.(seater); ok {
		return g.Seated(l, r, seed)
	}
	d := newDealer(l)
	v := &live{d: d}
	d.src, d.star = chance.Source(seed*0x632be59bd9b4e019), cards.NoSeat
	if err := d.s.Lay(l, r); err != nil {
		return nil, err
	}
	v.c.Begins(&d.s.State)
	d.deal(&v.c)
	if r.Players > 0 {
		v.c.Hands, v.c.Left, v.c.Turned = r.Hands, copy(v.c.Talon[:], r.Talon), r.Turned
	}
	check := *r
	check.Hands, check.Players, check.Talon, check.Turned = v.c.Hands, len(d.s.Round), v.c.Talon[:v.c.Left], v.c.Turned
	check.Plays, check.Steps, check.Acts, check.Expects = nil, nil, nil, nil
	if check.Pack = ""; l.Twice() {
		check.Pack = record.Black
	}
	var err error
	v.s, err = l.Begun(&check)
	if err != nil {
		return nil, err
	}
	return v, nil
}

// Turn returns the player whose turn it is, or NoSeat when the hand is over.
func (v *live) Turn() cards.Seat { return v.s.Turn() }

// May returns what the player whose turn it is may try.
func (v *live) May() []game.Option {
	if v.s.Turn() == cards.NoSeat {
		return nil
	}
	may := v.s.May()
	list := make([]game.Option, 0, may.N+may.Cards.Len())
	for a, refused := range may.Each {
		list = append(list, game.Option{Step: v.step(&a), Refused: refused})
	}
	return list
}

// step returns an act of the current phase or choice, as a record has it.
func (v *live) step(a *engine.Act) record.Step { return v.s.Law().AsStep(v.s.Word(), a) }

// Why returns the rules that refuse an act, and the rules that lift others which would
// refuse it.
func (v *live) Why(st record.Step) (refused, lifted []string) {
	a, err := v.s.Read(&st)
	if err != nil {
		return nil, nil
	}
	r, lift, _ := v.s.Refusals(&a)
	return v.s.Law().IDs(r), v.s.Law().IDs(lift)
}

// Do does an act of the player whose turn it is.
func (v *live) Do(st record.Step) error {
	a, err := v.s.Read(&st)
	if err != nil {
		return err
	}
	if by, _, refused := v.s.Refusals(&a); refused {
		return game.Fault("this may not be done" + v.s.Law().Cite(by))
	}
	v.since = append(v.since, v.s.Now())
	next := v.s.Next(&v.c)
	next.Act = a
	v.s.Do(&next.Act)
	return nil
}

// View returns what a player sees.
func (v *live) View(seat cards.Seat) game.View {
	s := v.s
	view := game.View{Seat: seat, Phase: s.Word(), For: s.For(), Hand: s.Hand[seat], Talon: s.Left(), Unseen: s.Unseen(seat), So: v.Settlement(), Deeds: v.deeds(seat)}
	if f := s.Seen(table.FactTurned); f != nil {
		view.Turned = f.Card
	}
	// A card that is turned up may only tell of two suits that one is preferred.
	if f := s.Seen(table.FactTrump); f != nil && (f.Card == cards.None || f.Card != view.Turned) {
		suit, _ := s.Trump()
		view.Trumps = suit.Sign()
	}
	view.Lies, _ = table.Lies(&s.State)
	view.Sees, view.Knows = s.Shown(seat)
	for _, other := range s.Round {
		switch {
		case s.Is(table.FactUndertakes, other):
			view.Plays = append(view.Plays, other)
		case s.Told(table.FactUndertakes) && (s.Side(s.Who(table.FactUndertakes)).Has(other) || other == seat && table.Allied(&s.State, seat)):
			view.Helps = append(view.Helps, other)
		}
		if s.Is(table.FactCounters, other) {
			view.Contre = append(view.Contre, other)
		}
		view.Holds[other] = int8(s.Hand[other].Len())
	}
	at := s.Table.Leader
	for range s.Round {
		if at != cards.NoSeat && s.Table.Cards[at] != cards.None {
			view.Trick = append(view.Trick, record.Play{Trick: int(s.Trick), Seat: at, Card: s.Table.Cards[at]})
		}
		at = s.Right(at)
	}
	return view
}

// deeds returns what was done, as a player may know it: what others put out lies
// face down, of what is spoken in secret the numbers alone are heard, and what two players
// change with each other only those two see.
func (v *live) deeds(seat cards.Seat) []game.Deed {
	var list []game.Deed
	trick, lie := 0, 0
	for i := range v.c.Steps {
		st := &v.c.Steps[i]
		if int(st.Trick) > trick {
			trick, lie = int(st.Trick), 0
		}
		if st.Act.Kind == table.ActPlay && st.Trick > 0 {
			lie++
			continue
		}
		d := game.Deed{Trick: trick, After: lie, Clock: v.since[i], Step: v.s.Law().AsStep(v.s.Law().WordOf(st), &st.Act)}
		hidden := st.Act.Kind == table.ActOut || !st.Unasked && v.s.Law().Game().Phases[st.Phase].Secret
		if hidden && st.Act.Seat != seat && !v.received(seat, &st.Act, v.since[i]) {
			d.Cards = nil
		}
		list = append(list, d)
	}
	return list
}

// received reports whether a player was given the card of an act that was done after a
// moment. The same card may have been given before, and be given again, to others.
func (v *live) received(seat cards.Seat, a *engine.Act, since int16) bool {
	for i := v.s.From(table.FactGiven); i < len(v.s.Facts); i++ {
		if f := &v.s.Facts[i]; f.Kind == table.FactGiven && f.Clock > since && f.Seat == a.Seat && f.Card == a.Card {
			return f.Taker == seat
		}
	}
	return false
}

// Settlement returns what has followed so far.
func (v *live) Settlement() *game.Settlement { return v.s.Settlement() }

// Record returns what was done so far.
func (v *live) Record() *record.Record { return v.s.Law().Record(&v.c) }

package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Driver is a hand in the power of whoever leads it: chance, bots, people, a law
// under which it is played again. Rules and phases see the State alone.
type Driver struct{ State }

// Sit begins a hand that a player deals: what the driver held is forgotten, but
// not what it has room for. What is carried from the hand before may then be laid
// down; until Gather nobody is known to wait.
func (d *Driver) Sit(l *Law, dealer cards.Seat) { d.copyFrom(l.seated[dealer]) }

// Gather has those play the hand who do not wait, by what was carried.
func (d *Driver) Gather() {
	if d.law.rs.Hands == 0 {
		return
	}
	d.Idle = d.law.game.Waits(&d.State)
	d.All &^= d.Idle
	n := 0
	for _, seat := range d.law.round {
		if d.All.Has(seat) {
			d.sat[n] = seat
			n++
		}
	}
	d.Round = d.sat[:n]
	d.arrange()
	d.Eldest = d.Right(d.Dealer)
}

// Lay begins a hand on what lies there by a record.
func (d *Driver) Lay(l *Law, r *record.Record) error {
	if l.game.Reads != nil {
		read, err := l.game.Reads(l, r)
		if err != nil {
			return err
		}
		r = read
	}
	d.Sit(l, r.Dealer)
	pb := playback{Driver: d, r: r}
	if err := pb.lay(); err != nil {
		return err
	}
	d.Gather()
	return nil
}

// Stake has the stakes paid.
func (d *Driver) Stake() {
	d.whole = true
	d.Note(&engine.Fact{Kind: FactStakes, Seat: d.Dealer})
}

// Deal gives out the cards, and brings the hand to the first choice.
func (d *Driver) Deal(hands *[cards.Seats]cards.Set, talon []cards.Card) {
	d.deal(hands, talon, cards.None)
	d.advance()
}

// Advance brings the hand to the next point at which somebody has a choice, or
// to its end.
func (d *Driver) Advance() { d.advance() }

// Happens does what no phase asks for; the hand is not brought on.
func (d *Driver) Happens(a *engine.Act) { d.happens(a) }

// AtClosing has acts be done when the phases before the tricks have ended.
func (d *Driver) AtClosing(acts []engine.Act) { d.closing = acts }

// Leave ends the phase that is played.
func (d *Driver) Leave() {
	d.leave(d.Phase())
	d.advance()
}

// Finish ends the phase that is played, and the hand.
func (d *Driver) Finish() {
	for !d.closed {
		d.Leave()
	}
}

// BeginPhase goes on to a phase as though what comes before had been done.
func (d *Driver) BeginPhase(no int) {
	d.enter(int8(no))
	d.advance()
}

// Set makes d a copy of another hand.
func (d *Driver) Set(o *Driver) { d.copyFrom(&o.State) }

// Closed reports whether the hand is over and everything is paid.
func (s *State) Closed() bool { return s.closed }

// Errs reports whether a player commits a fault with the next card.
func (s *State) Errs(seat cards.Seat) bool { return s.fault.Has(seat) }

// mistaken is the fault that a card is which rules bar, where it is none of the kind
// as which it is told and the book tells them apart; else ActPlay.
func (s *State) mistaken(kind engine.ActKind, refused engine.RuleSet) (is engine.ActKind) {
	if !faults.Has(kind) || !slices.Contains(s.law.rs.Irregular, words[ActSpare]) {
		return ActPlay
	}
	for no := refused.Next(engine.NoRule); no >= 0; no = refused.Next(no) {
		switch fault := s.law.Code.List[no].Fault; fault {
		case kind:
			return ActPlay
		case ActPlay:
		default:
			is = fault
		}
	}
	return is
}

// Wrong is those of some cards that the rules bar with which the player whose turn it
// is commits a fault of a kind.
func (s *State) Wrong(kind engine.ActKind, barred cards.Set) cards.Set {
	for set := barred; set != 0; set = set.Without() {
		a := engine.Act{Kind: ActPlay, Seat: s.Turn(), To: cards.NoSeat, Card: set.First()}
		refused, _, _ := s.Refusals(&a)
		if s.mistaken(kind, refused) != ActPlay {
			barred &^= a.Card.Bit()
		}
	}
	return barred
}

// Staked reports whether the hand began with the stakes.
func (s *State) Staked() bool { return s.whole }

// Word is the word of the phase or choice that is now, "" when the hand is over.
func (s *State) Word() string {
	if f := s.pending(); f != nil {
		return s.law.game.Choices[f.N].Word
	}
	if p := s.Phase(); p != nil {
		return p.Word
	}
	return ""
}

// Begun is the hand of a record, as far as it is told: the record need not go on.
func (l *Law) Begun(r *record.Record) (*Driver, error) {
	d := &Driver{}
	pb := &playback{Driver: d, r: r, st: &game.Settlement{First: cards.NoSeat}, live: true}
	if err := pb.run(l); err != nil {
		return nil, err
	}
	return d, nil
}

// Read is the act that a step of a record names, of the player whose turn it is.
// What cannot be is an error of one line; whether the rules refuse it is not
// asked.
func (d *Driver) Read(st *record.Step) (engine.Act, error) {
	if turn := d.Turn(); turn == cards.NoSeat {
		return engine.Act{}, game.Fault("the hand is over")
	} else if st.Seat != turn {
		return engine.Act{}, game.Fault("it is " + turn.String() + "'s turn")
	}
	pb := &playback{Driver: d, r: &record.Record{}}
	asked := d.pending()
	var kinds engine.ActKinds
	if asked != nil {
		kinds = engine.Acts(d.law.game.Choices[asked.N].Acts...)
	} else {
		kinds = d.Phase().Acts
	}
	a, ok := pb.act(st, kinds)
	if !ok {
		return a, game.Fault(d.law.game.nothing(st.Act, kinds))
	}
	if a.Card != cards.None && a.Kind != ActMeld {
		if a.Cards = 0; !d.Hand[a.Seat].Has(a.Card) && asked == nil && (a.Kind == ActPlay || a.Kind == ActOut) {
			return a, game.Fault(a.Seat.String() + " does not hold " + a.Card.Sign())
		}
	}
	if wrong := d.unfit(&a); wrong != "" {
		return a, game.Fault(wrong)
	}
	return a, nil
}

// Settlement is what has followed so far.
func (s *State) Settlement() *game.Settlement {
	st := &game.Settlement{First: cards.NoSeat}
	s.settle(st)
	return st
}

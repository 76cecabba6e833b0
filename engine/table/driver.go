package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Driver is a hand with the methods by which it is begun, dealt and advanced. Whoever plays
// it uses them: the maker of random hands, bots, people, a replay. Rules and phases get
// only the State.
type Driver struct{ State }

// Sit begins a hand that a player deals; the hand before is forgotten and its memory kept.
// The caller may then set what is carried from the hand before, and must call Gather.
func (d *Driver) Sit(l *Law, dealer cards.Seat) { d.copyFrom(l.seated[dealer]) }

// Gather finds who plays the hand and who waits, from what was carried.
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

// Lay begins a hand with what a record says is carried from the hand before. What cannot
// be is an error of one line.
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

// Stake has the players pay their stakes.
func (d *Driver) Stake() {
	d.whole = true
	d.Note(FactStakes, d.Dealer)
}

// Deal deals the cards, and advances the hand to the first point at which a player has to
// act.
func (d *Driver) Deal(hands *[cards.Seats]cards.Set, talon []cards.Card) {
	d.deal(hands, talon, cards.None)
	d.advance()
}

// Advance brings the hand to the next point at which a player has to act, or to its end.
func (d *Driver) Advance() { d.advance() }

// Happens does an act that no phase asks for. The hand is not advanced.
func (d *Driver) Happens(a *engine.Act) { d.happens(a) }

// AtClosing sets the acts that are done when the phases before the tricks have ended.
func (d *Driver) AtClosing(acts []engine.Act) { d.closing = acts }

// Leave ends the current phase and advances the hand.
func (d *Driver) Leave() {
	d.leave(d.Phase())
	d.advance()
}

// Finish ends the current phase and all that follow, and so the hand.
func (d *Driver) Finish() {
	for !d.closed {
		d.Leave()
	}
}

// BeginPhase goes to the phase with that number as though those before it were over, and
// advances the hand.
func (d *Driver) BeginPhase(no int) {
	d.enter(int8(no))
	d.advance()
}

// Set makes d a copy of another hand.
func (d *Driver) Set(o *Driver) { d.copyFrom(&o.State) }

// Closed reports whether the hand is over and everything is paid.
func (s *State) Closed() bool { return s.closed }

// Errs reports whether a player is to commit a fault with the next card.
func (s *State) Errs(seat cards.Seat) bool { return s.fault.Has(seat) }

// mistaken returns the kind of fault that it is to play a card which these rules bar, if
// it is another than the kind given and the book tells the two apart; otherwise ActPlay.
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

// Wrong returns, of some cards that the rules bar, those with which the player whose turn
// it is would commit a fault of that kind.
func (s *State) Wrong(kind engine.ActKind, barred cards.Set) cards.Set {
	for set := barred; set != 0; set = set.Without() {
		a := engine.NewAct(ActPlay, s.Turn()).WithCard(set.First())
		refused, _, _ := s.Refusals(&a)
		if s.mistaken(kind, refused) != ActPlay {
			barred &^= a.Card.Bit()
		}
	}
	return barred
}

// Staked reports whether the hand began with the stakes.
func (s *State) Staked() bool { return s.whole }

// Word returns the word of the current choice or phase, "" when the hand is over.
func (s *State) Word() string {
	if f := s.pending(); f != nil {
		return s.law.game.Choices[f.N].Word
	}
	if p := s.Phase(); p != nil {
		return p.Word
	}
	return ""
}

// For returns what the players bet for now, where a hand has several bets; else "".
func (s *State) For() string {
	if p := s.Phase(); p != nil && s.pending() == nil {
		return p.For
	}
	return ""
}

// Begun returns the hand of a record as far as the record goes; it may end anywhere. A
// record that is impossible is an error of one line.
func (l *Law) Begun(r *record.Record) (*Driver, error) {
	d := &Driver{}
	pb := &playback{Driver: d, r: r, st: &game.Settlement{First: cards.NoSeat}, live: true}
	if err := pb.run(l); err != nil {
		return nil, err
	}
	return d, nil
}

// Read returns the act that a step of a record names. It must be one of the player whose
// turn it is. An impossible act is an error of one line; whether the rules refuse it is not
// asked.
func (d *Driver) Read(st *record.Step) (engine.Act, error) {
	if turn := d.Turn(); turn == cards.NoSeat {
		return engine.Act{}, game.Fault("the hand is over")
	} else if st.Seat != turn {
		return engine.Act{}, game.Fault("it is " + turn.String() + "'s turn")
	}
	pb := &playback{Driver: d, r: &record.Record{}}
	kinds := d.acting()
	a, ok := pb.act(st, kinds)
	if !ok {
		return a, game.Fault(d.law.game.nothing(st.Act, kinds))
	}
	o := d.listed()
	if a.Card != cards.None && o.takes(a.Kind) {
		a.Card = cards.None
	} else if a.Card != cards.None && a.Kind != ActMeld {
		a.Cards = 0
	}
	wrong := d.unfit(&a)
	if wrong == "" {
		wrong = d.unoffered(&a, o)
	}
	if wrong != "" {
		return a, game.Fault(wrong)
	}
	return a, nil
}

// Settlement returns what the hand has come to so far.
func (s *State) Settlement() *game.Settlement {
	st := &game.Settlement{First: cards.NoSeat}
	s.settle(st)
	return st
}

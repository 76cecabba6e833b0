package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Settle plays a record by the law and returns its settlement. A record that is
// impossible under the law is an error that names the place, the act and the rules that
// refuse it. Under a law that was varied, acts for which it has no place are left out, so
// that a rule that opens a phase can be switched off.
func (l *Law) Settle(r *record.Record) (*game.Settlement, error) {
	_, st, err := l.Hear(r)
	return st, err
}

// Hear is Settle, and returns also the hand as it stands at the end.
func (l *Law) Hear(r *record.Record) (*State, *game.Settlement, error) {
	d, st := &Driver{}, &game.Settlement{First: cards.NoSeat}
	d.makeRoom()
	if err := d.hear(l, r, st); err != nil {
		return nil, nil, err
	}
	d.settle(st)
	return &d.State, st, nil
}

// Judge returns what a law says of the acts about which a record asks, and who deals
// first by it: the Judged and the First of its settlement, and nothing else of it. The
// hand before is forgotten and its memory kept.
func (d *Driver) Judge(l *Law, r *record.Record) (judged []game.Judgement, first cards.Seat, err error) {
	st := game.Settlement{First: cards.NoSeat}
	err = d.hear(l, r, &st)
	return st.Judged, st.First, err
}

// hear plays a record back, and puts into a settlement what is found on the way.
func (d *Driver) hear(l *Law, r *record.Record, st *game.Settlement) error {
	pb := &playback{Driver: d, r: r, st: st, lapses: l.variedFrom(r)}
	if err := pb.run(l); err != nil || !pb.partial || pb.lapses {
		return err
	}
	for i, name := range l.rs.PoolNames() {
		if n := pb.Pool(i); n < 0 {
			return game.Fault("more is drawn from the " + ascii.Trim(name+" pool") + " than lies there: at the end it would hold " + ascii.Itoa(int(n)) + "; say in pool what lay there")
		}
	}
	return nil
}

// playback is the state of playing a record back on the table: what of the record is done
// and what is still to do.
type playback struct {
	*Driver
	r       *record.Record
	st      *game.Settlement
	lapses  bool         // acts for which the law has no place are left out and are no error
	live    bool         // the record is of a hand still being played: it may end anywhere
	through bool         // the hand is advanced as far as possible, even where the record has no more acts
	used    []bool       // which steps of the record are done
	told    []bool       // which acts of the record are done
	play    int          // the index of the next play of the record
	moment  func()       // is called at each moment of the play, before anything is done; nil for nothing
	ready   []engine.Act // the acts still to be done of a step that comprises several
}

// read has the record read as the game writes it, and checks that it is of the law.
func (pb *playback) read(l *Law) (err error) {
	if l.game.Reads != nil {
		if pb.r, err = l.game.Reads(l, pb.r); err != nil {
			return err
		}
	} else if line := pb.r.Exchanged(); line != "" {
		return game.Fault("the record has a line \"" + line + "\", for which " + l.rs.ID + " has no place: is it of another game?")
	}
	switch r := pb.r; {
	case l.twice && r.Pack == "" && r.Players > 0:
		return game.Fault("the record does not say which pack is dealt: pack black, or pack red")
	case !l.twice && r.Pack != "" && r.Players > 0:
		return game.Fault("the pack of " + l.rs.ID + " has no card twice; leave the line pack out")
	case r.Dealer == cards.NoSeat && r.Players+len(r.Plays)+len(r.Steps) > 0:
		return game.Fault("the record does not say who deals: dealer S")
	case r.Dealer != cards.NoSeat && cards.Right(l.rs.Seats, r.Dealer) == cards.NoSeat:
		return l.rs.Nobody(r.Dealer)
	}
	return nil
}

func (pb *playback) run(l *Law) error {
	if err := pb.read(l); err != nil {
		return err
	}
	r := pb.r
	pb.used, pb.told = make([]bool, len(r.Steps)), make([]bool, len(r.Acts))
	dealer, drawn := r.Dealer, r.Dealer == cards.NoSeat
	if drawn {
		dealer = l.round[0]
	}
	pb.Sit(l, dealer)
	pb.book = r.Rules
	if err := pb.seated(); err != nil {
		return err
	}
	if err := pb.worded(); err != nil {
		return err
	}
	if err := pb.lay(); err != nil {
		return err
	}
	if err := pb.acts(func(a *record.Act) bool { return a.At == record.AtDraw }); err != nil {
		return err
	}
	if drawn {
		pb.st.First = pb.Ask(AskDealer, pb.All, engine.Fact{Kind: FactDealer})
		pb.Conclude()
		if err := pb.leftOver(); err != nil {
			return err
		}
		pb.judge()
		return nil
	}
	shown := r.Players > 0 || r.Position
	if shown {
		if err := pb.after(); err != nil {
			return err
		}
	}
	pb.Gather()
	if l.game.Exchanges && !pb.through && !pb.live {
		pb.holds = pb.beyond
	}
	if err := pb.given(); err != nil {
		return err
	}
	if err := pb.acts(func(a *record.Act) bool { return a.At == record.AtDeal && a.Phase == "" }); err != nil {
		return err
	}
	if !shown {
		if err := pb.leftOver(); err != nil {
			return err
		}
		pb.judge()
		pb.close()
		return nil
	}
	pb.advance()
	return pb.drive()
}

// given puts the cards of the record on the table, those of a whole hand after the
// stakes.
func (pb *playback) given() error {
	if pb.r.Position {
		return pb.position()
	}
	pb.Stake()
	switch {
	case pb.r.Players > 0:
		return pb.dealt()
	case len(pb.r.Plays) > 0 || len(pb.r.Steps) > 0:
		return game.Fault("cards are played, and no hand is dealt; say in deal, or in hands of a position, who holds what")
	}
	return nil
}

// position lays out the cards that matter, as they lie at some moment.
func (pb *playback) position() error {
	r := pb.r
	if err := pb.distinct(); err != nil {
		return err
	}
	if err := r.Possible(&pb.law.possible); err != nil {
		return game.Fault(err.Error())
	}
	for _, seat := range pb.law.round {
		if pb.Idle.Has(seat) && r.Hands[seat] != 0 {
			return game.Fault(seat.String() + " waits while others play, and holds no cards")
		}
	}
	pb.Hand, pb.Dealt = r.Hands, r.Hands
	pb.partial = true
	pb.Heap = cards.SetOf(r.Discards)
	pb.Heaped = r.Discards != nil
	pb.first, pb.leads = int8(max(r.Trick, 1)), r.Leader
	if len(r.Plays) > 0 && pb.leads == cards.NoSeat && r.Trick > 1 {
		pb.leads = r.Plays[0].Seat
	}
	pb.Bottom = copy(pb.Talon[:], r.Talon)
	pb.Turned = r.Turned
	for _, seat := range pb.Round {
		t := r.Taken[seat]
		pb.Count(Tricks, seat, int32(t.Tricks))
		pb.Count(Points, seat, int32(t.Points))
	}
	if err := pb.fit("taken"); err != nil {
		return err
	}
	pb.Note(FactDealt, pb.Dealer)
	return nil
}

// drive plays what the record has left.
func (pb *playback) drive() error {
	for !pb.closed {
		if pb.halted {
			return pb.hold()
		}
		now := len(pb.Facts)
		if err := pb.acts(pb.due); err != nil {
			return err
		}
		if len(pb.Facts) != now {
			continue
		}
		if pb.moment != nil {
			pb.moment()
		}
		a, where, found, err := pb.next()
		if err != nil {
			return err
		}
		if !found {
			if pb.Phase().After != nil {
				if err := pb.acts(func(a *record.Act) bool { return pb.law.game.Exchanges && pb.unplayed(a) }); err != nil {
					return err
				}
				if pb.closed || pb.Turn() == cards.NoSeat {
					continue
				}
			}
			p := pb.Phase()
			leaves := p.Leaves != nil && p.Leaves(&pb.State) && !pb.live && (p.After == nil || !pb.through)
			if leaves || pb.pending() == nil && pb.partial && pb.later() {
				pb.Leave()
				continue
			}
			return pb.stop(where)
		}
		if err := pb.check(&a, where); err != nil {
			return err
		}
		pb.Do(&a)
	}
	if err := pb.leftOver(); err != nil {
		return err
	}
	pb.judge()
	return nil
}

// check reports an act that cannot be, or that the rules refuse.
func (pb *playback) check(a *engine.Act, where string) error {
	wrong := pb.unfit(a)
	if wrong == "" && !pb.lapses {
		wrong = pb.unoffered(a, pb.listed())
	}
	if wrong != "" {
		return game.Fault(where + ": " + wrong)
	}
	refused, lifted, any := pb.Refusals(a)
	if any && !(a.Kind == ActPlay && pb.fault.Has(a.Seat) && pb.Table.N > 0) {
		return game.Fault(where + ": this may not be done" + pb.law.Cite(refused))
	}
	if !any && a.Kind == ActPlay && pb.fault.Has(a.Seat) && !pb.partial && !pb.lapses {
		return game.Fault(where + ": this is recorded as a fault, and it is none")
	}
	if any && a.Kind == ActPlay && pb.fault.Has(a.Seat) && !pb.lapses {
		f := pb.Last(FactAct)
		for f.Seat != a.Seat || !pb.law.game.WithCard(engine.ActKind(f.N)) {
			f = pb.Prior(f)
		}
		if is := pb.mistaken(engine.ActKind(f.N), refused); is != ActPlay {
			return game.Fault(where + ": this is recorded as " + words[f.N] + "; say " + words[is] + pb.law.Cite(refused))
		}
	}
	pb.Fired.Union(refused)
	pb.Fired.Union(lifted)
	return nil
}

// unfit returns why an act cannot be, whatever the rules say, or "".
func (s *State) unfit(a *engine.Act) string {
	if s.Full() {
		return tooMany
	}
	if ofHand.Has(a.Kind) {
		switch named := about(a); {
		case named == 0:
			return "it is not said which card " + a.Seat.String() + " means"
		case named&^s.Hand[a.Seat] != 0:
			return a.Seat.String() + " does not hold " + (named &^ s.Hand[a.Seat]).First().Sign()
		}
	}
	if p := s.at; p != nil && p.Fits != nil && s.pending() == nil {
		return p.Fits(s, a)
	}
	return ""
}

// ofHand is the acts that are done with cards of the player's hand, in any game.
var ofHand = engine.Acts(ActPlay, ActOut, ActGive)

// tooMany is said of a hand in which more is done than the trace tells apart: it
// is not settled wrongly.
const tooMany = "no hand has so many acts: end it before this one"

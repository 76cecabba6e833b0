package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Phase is a part of a hand in which players do one kind of thing: speak,
// exchange, play tricks.
type Phase struct {
	Word  string                                       // of its lines in a record: "bid", "play"
	Acts  engine.ActKinds                              // what is done in it
	Of    func(rs *game.Ruleset) bool                  // whether a ruleset has it, whatever is changed; nil for all
	Opens func(s *State) bool                          // whether it is played; nil for always
	Begin func(s *State)                               // nil where there is nothing to prepare
	Turn  func(s *State) cards.Seat                    // who is to do something, NoSeat when it is over
	May   func(s *State, seat cards.Seat, o *Options)  // what that player may try
	Do    func(s *State, a *engine.Act)                // what follows on the table; nil where that player has then spoken
	End   func(s *State)                               // nil where nothing follows
	Fits  func(s *State, a *engine.Act) (wrong string) // why an act cannot be, whatever the rules say; nil where May lists them all
	After func(s *State) int                           // of a phase of tricks: the number of the trick; nil elsewhere
	Quiet bool                                         // that a player has done is not noted: whoever has no more lines has

	Leaves func(s *State) bool // whether players may leave it here, though it is not over; nil for never

	Secret bool // what cards an act is about is not seen by the others
}

// Choice is what a rule may let a player choose in the midst of a phase that is
// another's: it says FactAsked with the number of the choice.
type Choice struct {
	Word string // of its lines in a record
	Acts []engine.ActKind
}

// Options is what the player whose turn it is may try, and what of it the rules
// refuse.
type Options struct {
	Seat    cards.Seat
	Kind    engine.ActKind // what is done with one of the cards
	Cards   cards.Set
	Barred  cards.Set // those that the rules refuse
	Acts    [64]engine.Act
	N       int
	Refused uint64     // of the acts, a bit each
	alike   bool       // the rules judge one of the cards as every other, and one act as every other of its kind
	act     engine.Act // the one now judged
	play    engine.Act // that a card is played, whichever it is
	other   engine.Act // one that a rule asks about while another is judged
}

// Add adds an act that may be tried. Acts beyond the sixty-fourth are left out:
// a phase that offers amounts offers those near its bounds.
func (o *Options) Add(kind engine.ActKind, n ...int16) {
	if o.N == len(o.Acts) {
		return
	}
	a := &o.Acts[o.N]
	*a = engine.Act{}
	a.Kind, a.Seat, a.To = kind, o.Seat, cards.NoSeat
	copy(a.N[:], n)
	o.N++
}

// AddCards adds an act with several cards.
func (o *Options) AddCards(kind engine.ActKind, set cards.Set, n int16) {
	if o.N < len(o.Acts) {
		o.Add(kind, n)
		o.Acts[o.N-1].Cards = set
	}
}

// AddCard adds an act with one card: what is done with it is more than Offer
// can say.
func (o *Options) AddCard(kind engine.ActKind, c cards.Card, n ...int16) {
	if o.N < len(o.Acts) {
		o.Add(kind, n...)
		o.Acts[o.N-1].Card = c
	}
}

// lists reports whether an act is one of those added.
func (o *Options) lists(a *engine.Act) bool {
	for i := range o.N {
		if x := &o.Acts[i]; x.Kind == a.Kind && x.Card == a.Card && x.N == a.N {
			return true
		}
	}
	return false
}

// Offer lets the player do something with one card of a set.
func (o *Options) Offer(kind engine.ActKind, set cards.Set) { o.Kind, o.Cards = kind, set }

// OfferAlike lets the player do something with one card of a set, of which the
// rules judge one as every other: how many there may be is for them to say, not
// which. Only one is judged, for all; and so of the acts of a kind that
// are added, but for those that are done to somebody.
func (o *Options) OfferAlike(kind engine.ActKind, set cards.Set) {
	o.Kind, o.Cards, o.alike = kind, set, true
}

// Open is the cards that the rules do not refuse.
func (o *Options) Open() cards.Set { return o.Cards &^ o.Barred }

// Allowed reports whether the rules do not refuse the act that was added as the
// ith, from 0.
func (o *Options) Allowed(i int) bool { return o.Refused>>(i&63)&1 == 0 }

// Each gives every act that may be tried, those with one of the cards last, and
// whether the rules refuse it.
func (o *Options) Each(yield func(a engine.Act, refused bool) bool) {
	for i := range o.N {
		if !yield(o.Acts[i], !o.Allowed(i)) {
			return
		}
	}
	for set := o.Cards; set != 0; set = set.Without() {
		c := set.First()
		if !yield(engine.Act{Kind: o.Kind, Seat: o.Seat, To: cards.NoSeat, Card: c}, o.Barred.Has(c)) {
			return
		}
	}
}

// Conclude lets the rules speak, where there is anything that they have not
// heard, and ranks the cards as they say.
func (s *State) Conclude() {
	if s.Unheard() {
		s.law.Code.Conclude(s, &s.Trace)
	}
	if s.Moved {
		s.Moved = false
		s.rank()
	}
}

// Note tells a fact of the mechanics and lets the rules answer it.
func (s *State) Note(f *engine.Fact) {
	s.Say(f)
	s.Conclude()
}

// pending is the choice that waits for an answer, or nil.
func (s *State) pending() *engine.Fact {
	if !s.Told(FactAsked) {
		return nil
	}
	return s.unanswered()
}

// unanswered is the first choice that was not answered, or nil.
func (s *State) unanswered() *engine.Fact {
	left := -s.asked
	for f := s.Last(FactAsked); f != nil; f = s.Prior(f) {
		left++
	}
	if left <= 0 {
		return nil
	}
	f := s.Last(FactAsked)
	for ; left > 1; left-- {
		f = s.Prior(f)
	}
	return f
}

// stopped reports whether the hand is void or the play need not go on.
func (s *State) stopped() bool {
	return s.Told(FactVoid) || s.Told(FactOver)
}

// advance brings the hand to the next point at which somebody has a choice, or
// to its end.
func (s *State) advance() {
	if s.begun && s.looked == len(s.Facts) { // nothing was said since: the phase goes on
		if s.turn = s.at.Turn(s); s.turn != cards.NoSeat {
			return
		}
	}
	s.turn = cards.NoSeat
	s.Conclude()
	for !s.closed {
		if f := s.pending(); f != nil {
			s.turn = f.Seat
			return
		}
		if s.Seen(FactVoid) != nil {
			s.close()
			return
		}
		p := s.at
		if p == nil && len(s.late) > 0 && !s.stopped() {
			s.belated()
			s.Conclude()
			continue
		}
		if p == nil || s.Seen(FactOver) != nil {
			s.done = true
			s.close()
			return
		}
		if !s.begun {
			if p.Opens != nil && !p.Opens(s) && !(s.partial && p.After != nil) {
				s.enter(s.phase + 1)
				continue
			}
			if p.After != nil && s.closing != nil {
				for i := range s.closing {
					s.happens(&s.closing[i])
				}
				s.closing = nil
				continue
			}
			if s.holds != nil && s.holds(p) {
				s.halted = true
				return
			}
			s.begin(p)
			continue
		}
		if s.turn = p.Turn(s); s.turn != cards.NoSeat {
			s.looked = len(s.Facts)
			return
		}
		s.leave(p)
	}
}

// enter goes to a phase; past the last there is none.
func (s *State) enter(no int8) {
	s.phase, s.at, s.begun, s.steps = no, nil, false, 0
	if phases := s.law.phases; int(no) < len(phases) {
		s.at = phases[no]
	}
}

func (s *State) begin(p *Phase) {
	s.begun, s.steps = true, 0
	s.Spoken, s.Speaker, s.Said = 0, s.Eldest, engine.Act{Kind: ActPass, Seat: cards.NoSeat}
	s.Giver, s.Given, s.Gifts, s.Served = cards.NoSeat, cards.None, [cards.Seats]cards.Card{}, 0
	if p.Begin != nil {
		p.Begin(s)
		s.Conclude()
	}
}

func (s *State) leave(p *Phase) {
	if p.After != nil || int(s.phase) == len(s.law.phases)-1 {
		s.belated()
	}
	if p.End != nil && !s.stopped() {
		p.End(s)
		s.Conclude()
	}
	s.enter(s.phase + 1)
}

// belated is what is done wrong after the last card, or, where nobody plays, when
// that is known.
func (s *State) belated() {
	if s.stopped() {
		return
	}
	for i := range s.late {
		s.happens(&s.late[i])
	}
	s.late = nil
}

// close asks who deals next, when everything is paid.
func (s *State) close() {
	if s.closed {
		return
	}
	s.closed, s.at = true, nil
	s.Note(&engine.Fact{Kind: FactClosing, Seat: s.Dealer})
}

// Phase is the phase now played, or nil when the hand is over.
func (s *State) Phase() *Phase { return s.at }

// Turn is who is to do something, or NoSeat when the hand is over.
func (s *State) Turn() cards.Seat {
	if s.closed {
		return cards.NoSeat
	}
	return s.turn
}

// May is what the player whose turn it is may try, and what of it the rules
// refuse. It is valid until the next act.
func (s *State) May() *Options {
	o := s.options
	o.Seat, o.Kind, o.Cards, o.Barred, o.N, o.Refused, o.alike = s.Turn(), ActPlay, 0, 0, 0, 0, false
	if f := s.pending(); f != nil {
		for _, kind := range s.law.game.Choices[f.N].Acts {
			o.Add(kind)
		}
	} else if o.Seat != cards.NoSeat {
		s.Phase().May(s, o.Seat, o)
	}
	if o.Cards != 0 && o.Kind == ActPlay {
		o.Barred = s.barred(o, &s.Fired)
	} else {
		for set, judged := o.Cards, cards.Set(0); set != 0; set &^= judged {
			c := set.First()
			if judged = set; !o.alike {
				judged = c.Bit()
			}
			o.act = engine.Act{Kind: o.Kind, Seat: o.Seat, Card: c}
			if s.refuses(&o.act) {
				o.Barred |= judged
			}
		}
	}
	for i := range o.N {
		a := &o.Acts[i]
		if o.alike && i > 0 && a.Kind == o.Acts[i-1].Kind && a.To == cards.NoSeat {
			o.Refused |= o.Refused << 1 & (1 << i)
		} else if s.refuses(a) {
			o.Refused |= 1 << i
		}
	}
	return o
}

// Cards is the cards that the player whose turn it is holds, and what of them
// the rules bar: May says of every rule that lifts a bar that it spoke, and this
// does not, for a card that nobody plays.
func (s *State) Cards() *Options {
	o := s.options
	o.Seat, o.Kind, o.N, o.Refused = s.Turn(), ActPlay, 0, 0
	o.Cards = s.Hand[o.Seat]
	o.Barred = s.barred(o, nil)
	return o
}

// barred is those of the cards that the rules bar; what lifts a bar is added to
// lifted.
func (s *State) barred(o *Options, lifted *engine.RuleSet) cards.Set {
	o.play.Seat = o.Seat
	return s.law.Code.Barred(s, &s.Trace, &o.play, o.Cards, &s.Fired, lifted)
}

// Allows reports whether the rules let a player do what is of a kind, as things
// stand: rules and phases may ask it.
func (s *State) Allows(kind engine.ActKind, seat cards.Seat) bool {
	a := &s.options.other
	*a = engine.Act{Kind: kind, Seat: seat, To: cards.NoSeat}
	_, _, refused := s.Refusals(a)
	return !refused
}

// refusedBy reports whether the rules refuse an act, and adds those that do, and
// those that lift one which would, to two sets.
func (s *State) refusedBy(a *engine.Act, refused, lifted *engine.RuleSet) bool {
	any := s.law.Code.Refuses(s, &s.Trace, a, refused, lifted)
	if a.Kind == ActPlay && a.Card != cards.None && a.Seat >= 0 {
		any = s.law.Code.Barred(s, &s.Trace, a, s.Hand[a.Seat], refused, lifted) != 0 || any
	}
	return any
}

// refuses reports whether the rules refuse an act, and notes which spoke.
func (s *State) refuses(a *engine.Act) bool { return s.refusedBy(a, &s.Fired, &s.Fired) }

// Refuses reports whether the rules refuse a player an act of a kind, and notes
// which spoke.
func (s *State) Refuses(kind engine.ActKind, seat cards.Seat) bool {
	s.options.act = engine.Act{Kind: kind, Seat: seat, To: cards.NoSeat}
	return s.refuses(&s.options.act)
}

// RefusesAct reports whether the rules refuse an act, and notes which spoke.
func (s *State) RefusesAct(a engine.Act) bool {
	s.options.act = a
	return s.refuses(&s.options.act)
}

// Refusals is the rules that refuse an act, those that lift such rules, and
// whether any refuses it.
func (s *State) Refusals(a *engine.Act) (refused, lifted engine.RuleSet, any bool) {
	any = s.refusedBy(a, &refused, &lifted)
	return refused, lifted, any
}

// Do does what the player whose turn it is does, and brings the hand on.
func (s *State) Do(a *engine.Act) {
	if f := s.pending(); f != nil {
		s.asked++
		s.Note(&engine.Fact{Kind: FactChose, Seat: a.Seat, Leader: f.Seat, N: int32(a.Kind), Card: a.Card})
		s.advance()
		return
	}
	s.steps++
	if a.Kind != ActPlay && a.Card == cards.None {
		s.Said = *a
		s.said[a.Kind] |= a.Seat.Bit()
		f := s.Tell(FactSaid, a.Seat)
		f.N, f.Leader, f.Cards, f.Amount = int32(a.Kind), a.To, a.Cards, int32(a.N[0])
		s.Conclude()
	}
	if do := s.at.Do; do != nil {
		do(s, a)
	} else {
		s.Spoke(a.Seat)
	}
	if a.Kind == ActPlay {
		s.fault &^= a.Seat.Bit()
	}
	s.advance()
}

// happens notes what a player does that no phase asks for, and what it moves.
func (s *State) happens(a *engine.Act) {
	if s.law.game.WithCard(a.Kind) {
		s.fault |= a.Seat.Bit()
	}
	if s.law.game.Happens != nil {
		s.law.game.Happens(s, a)
	}
	s.Note(&engine.Fact{Kind: FactAct, Seat: a.Seat, Leader: a.To, Card: a.Card, Cards: a.Cards, N: int32(a.Kind), Amount: int32(a.N[0])})
}

// Speak is the turn of a phase in which each speaks once, from eldest hand on.
func (s *State) Speak(who cards.SeatSet) cards.Seat {
	seat := s.Speaker
	for range s.N {
		if who.Has(seat) && !s.Spoken.Has(seat) {
			s.Speaker = seat
			return seat
		}
		seat = s.Right(seat)
	}
	return cards.NoSeat
}

// Spoke notes that a player has spoken: the next to the right follows.
func (s *State) Spoke(seat cards.Seat) {
	s.Spoken |= seat.Bit()
	s.Speaker = s.Right(seat)
}

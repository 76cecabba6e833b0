package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Phase is a part of a hand in which players do one kind of thing: bid, exchange, play
// tricks. Functions that are nil do nothing unless stated otherwise.
type Phase struct {
	Word  string                                       // the first word of its lines in a record: "bid", "play"
	Acts  engine.ActKinds                              // the kinds of act that are done in it
	Of    func(rs *game.Ruleset) bool                  // whether a ruleset has the phase, whatever changes are made to it; nil for always
	Opens func(s *State) bool                          // whether it is played in this hand; nil for always
	Begin func(s *State)                               // is called when the phase begins
	Turn  func(s *State) cards.Seat                    // returns the player who acts next, NoSeat when the phase is over
	May   func(s *State, seat cards.Seat, o *Options)  // adds to o what this player may try
	Do    func(s *State, a *engine.Act)                // applies an act to the table; if it is nil, the player has spoken
	End   func(s *State)                               // is called when the phase is over, unless the hand is
	Fits  func(s *State, a *engine.Act) (wrong string) // returns why an act is impossible whatever the rules say, "" if it is possible; nil if May lists all possible acts
	After func(s *State) int                           // returns the number of the trick; nil in a phase without tricks
	Quiet bool                                         // records do not state that a player has finished: a player without further lines has

	Leaves func(s *State) bool // whether players may end the phase now, before it is over; nil for never

	Secret bool // the other players do not see which cards an act is about
}

// Choice is a decision that a rule gives to a player during a phase, whoever's turn it
// is. The rule says FactAsked with the index of the choice among those of the game.
type Choice struct {
	Word string // the first word of its lines in a record
	Acts []engine.ActKind
}

// Options is what the player whose turn it is may try, and which of it the rules refuse.
type Options struct {
	Seat    cards.Seat
	Kind    engine.ActKind // the kind of act done with one of Cards
	Cards   cards.Set
	Barred  cards.Set      // the cards of Cards that the rules refuse
	Acts    [64]engine.Act // the other acts, of which there are N
	N       int
	Refused uint64     // the acts of Acts that the rules refuse, a bit each
	alike   bool       // the rules judge all of Cards alike, and all acts of a kind
	lays    bool       // cards are played by some of Acts
	act     engine.Act // the act that is being judged
	play    engine.Act // the playing of a card that is not named
	other   engine.Act // an act that a rule asks about while act is being judged
}

// Add adds an act that may be tried, with up to four numbers, and returns it, so that the
// caller can set its other fields. Acts beyond the sixty-fourth are dropped, so a phase with
// many amounts offers those near the bounds.
func (o *Options) Add(kind engine.ActKind, n ...int16) *engine.Act {
	a := &o.act
	if o.N < len(o.Acts) {
		a = &o.Acts[o.N]
		o.N++
	}
	*a = engine.Act{}
	a.Kind, a.Seat, a.To = kind, o.Seat, cards.NoSeat
	if len(n) > 0 { // most acts have none
		copy(a.N[:], n)
	}
	return a
}

// AddEach adds an act without cards and numbers of each of some kinds.
func (o *Options) AddEach(kinds []engine.ActKind) {
	kinds = kinds[:min(len(kinds), len(o.Acts)-o.N)]
	for i, kind := range kinds {
		o.Acts[o.N+i] = engine.NewAct(kind, o.Seat)
	}
	o.N += len(kinds)
}

// AddCards adds an act with several cards and a number.
func (o *Options) AddCards(kind engine.ActKind, set cards.Set, n int16) { o.Add(kind, n).Cards = set }

// AddCard adds an act with one card and up to four numbers, and returns it. Offer is for
// acts that consist of a card alone.
func (o *Options) AddCard(kind engine.ActKind, c cards.Card, n ...int16) *engine.Act {
	a := o.Add(kind, n...)
	a.Card, o.lays = c, o.lays || kind == ActPlay
	return a
}

// drop takes the acts of some kinds out of Acts.
func (o *Options) drop(kinds engine.ActKinds) {
	n := 0
	for _, a := range o.Acts[:o.N] {
		if !kinds.Has(a.Kind) {
			o.Acts[n] = a
			n++
		}
	}
	o.N = n
}

// lists reports whether Acts has an act of this kind with the same card and numbers.
func (o *Options) lists(a *engine.Act) bool {
	for i := range o.N {
		if x := &o.Acts[i]; x.Kind == a.Kind && x.Card == a.Card && x.N == a.N {
			return true
		}
	}
	return false
}

// Offer lets the player do an act of a kind with any one card of a set.
func (o *Options) Offer(kind engine.ActKind, set cards.Set) { o.Kind, o.Cards = kind, set }

// OfferAlike is Offer where the rules judge all the cards alike, since they limit how
// many may be taken and not which. One card is then judged for all of them. Successive
// acts of a kind in Acts are judged once as well, except acts done to another player.
func (o *Options) OfferAlike(kind engine.ActKind, set cards.Set) {
	o.Kind, o.Cards, o.alike = kind, set, true
}

// Open returns the cards that the rules do not refuse.
func (o *Options) Open() cards.Set { return o.Cards &^ o.Barred }

// AllowedActs returns the acts of Acts that the rules do not refuse, a bit each.
func (o *Options) AllowedActs() uint64 { return ^o.Refused & (1<<o.N - 1) }

// Allowed reports whether the rules do not refuse the act Acts[i].
func (o *Options) Allowed(i int) bool { return o.Refused>>(i&63)&1 == 0 }

// With returns the act that is done with one of Cards.
func (o *Options) With(c cards.Card) engine.Act {
	return engine.NewAct(o.Kind, o.Seat).WithCard(c)
}

// Chosen returns the first act of Acts that is of a kind and that the rules allow, and
// whether there is one.
func (o *Options) Chosen(kind engine.ActKind) (engine.Act, bool) {
	for i := range o.N {
		if o.Acts[i].Kind == kind && o.Allowed(i) {
			return o.Acts[i], true
		}
	}
	return engine.Act{}, false
}

// Each yields every act that may be tried, and whether the rules refuse it: first Acts,
// then those with one of Cards.
func (o *Options) Each(yield func(a engine.Act, refused bool) bool) {
	for i := range o.N {
		if !yield(o.Acts[i], !o.Allowed(i)) {
			return
		}
	}
	for set := o.Cards; set != 0; set = set.Without() {
		c := set.First()
		if !yield(o.With(c), o.Barred.Has(c)) {
			return
		}
	}
}

// Conclude has the rules answer all facts that they have not heard yet, and then applies
// to the table what facts have said of the cards.
func (s *State) Conclude() {
	if s.Unheard() {
		s.conclude()
	}
}

func (s *State) conclude() {
	s.law.Code.Conclude(s, &s.Trace)
	if s.Moved {
		s.Moved = false
		s.rank()
	}
}

// Note notes a fact about a seat and has the rules answer it.
func (s *State) Note(kind engine.FactKind, seat cards.Seat) {
	s.Tell(kind, seat)
	s.Conclude()
}

// pending returns the fact of the choice that waits for an answer, or nil.
func (s *State) pending() *engine.Fact {
	if !s.Told(FactAsked) {
		return nil
	}
	return s.unanswered()
}

// unanswered returns the fact of the first choice that was not answered, or nil.
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

// stopped reports whether a rule has declared the hand void or over.
func (s *State) stopped() bool {
	return s.Told(FactVoid) || s.Told(FactOver)
}

// advance brings the hand to the next point at which a player has to act, or to its end.
func (s *State) advance() {
	s.turn = cards.NoSeat
	s.Conclude()
	for !s.closed {
		if f := s.pending(); f != nil {
			s.turn = f.Seat
			return
		}
		if s.Told(FactVoid) {
			s.close()
			return
		}
		p := s.at
		if p == nil && len(s.late) > 0 && !s.stopped() {
			s.belated()
			s.Conclude()
			continue
		}
		if p == nil || s.Told(FactOver) {
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
				s.allHappen(&s.closing)
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

// enter goes to the phase with that number; past the last the hand has no phase.
func (s *State) enter(no int8) {
	s.phase, s.at, s.begun, s.steps = no, nil, false, 0
	if phases := s.law.phases; int(no) < len(phases) {
		s.at = phases[no]
	}
}

// begin begins the phase that was entered.
func (s *State) begin(p *Phase) {
	s.begun, s.steps = true, s.stepped[s.law.lists[s.phase]] // the record has what is said in phases of one word in one list
	s.Spoken, s.Speaker, s.Said = 0, s.Eldest, engine.Act{Kind: ActPass, Seat: cards.NoSeat}
	s.Giver, s.Given, s.Gifts, s.Served = cards.NoSeat, cards.None, [cards.Seats]cards.Card{}, 0
	if p.Begin != nil {
		p.Begin(s)
		s.Conclude()
	}
}

// leave ends the phase and enters the next.
func (s *State) leave(p *Phase) {
	rest := s.law.phases[s.phase+1:]
	if len(rest) == 0 || p.After != nil && !slices.ContainsFunc(rest, func(p *Phase) bool { return p.After != nil }) {
		s.belated()
	}
	if p.End != nil && !s.stopped() {
		p.End(s)
		s.Conclude()
	}
	at := &s.stepped[s.law.lists[s.phase]]
	*at = max(*at, s.steps)
	s.enter(s.phase + 1)
}

// belated does the irregular acts that come after the last card or, if no cards are
// played, after the last phase.
func (s *State) belated() {
	if !s.stopped() {
		s.allHappen(&s.late)
	}
}

// allHappen does the acts of a list that no phase asks for, and empties the list.
func (s *State) allHappen(acts *[]engine.Act) {
	for i := range *acts {
		s.happens(&(*acts)[i])
	}
	*acts = nil
}

// close ends the hand, once, and has the rules say who deals next.
func (s *State) close() {
	if s.closed {
		return
	}
	s.closed, s.at = true, nil
	s.Note(FactClosing, s.Dealer)
}

// Phase returns the current phase, or nil when the hand is over.
func (s *State) Phase() *Phase { return s.at }

// Turn returns the player who acts next, or NoSeat when the hand is over.
func (s *State) Turn() cards.Seat {
	if s.closed {
		return cards.NoSeat
	}
	return s.turn
}

// May returns what the player whose turn it is may try, and which of it the rules refuse.
// The rules that refuse, and those that lift them, count as fired. The result is valid
// until the next act.
func (s *State) May() *Options {
	o := s.options
	o.Seat, o.Kind, o.Cards, o.Barred, o.N, o.Refused, o.alike, o.lays = s.Turn(), ActPlay, 0, 0, 0, 0, false, false
	if f := s.pending(); f != nil {
		o.AddEach(s.law.game.Choices[f.N].Acts)
	} else if o.Seat != cards.NoSeat {
		s.Phase().May(s, o.Seat, o)
		if s.law.lacks != (engine.ActKinds{}) {
			o.drop(s.law.lacks)
		}
	}
	if o.Cards != 0 && o.Kind == ActPlay {
		o.play.Seat = o.Seat
		o.Barred = s.law.Code.Barred(s, &s.Trace, &o.play, o.Cards, &s.Fired, &s.Fired)
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
	switch {
	case o.N == 0:
		return o
	case !o.alike && !o.lays:
		o.Refused = s.law.Code.RefusesOf(s, &s.Trace, o.Acts[:o.N])
		return o
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

// Cards returns the cards that the player whose turn it is holds, and which of them the
// rules bar. Unlike May it does not count a rule as fired that lifts a bar, since the card
// may not be played.
func (s *State) Cards() (hand, barred cards.Set) {
	seat := s.Turn()
	hand, s.options.play.Seat = s.Hand[seat], seat
	return hand, s.law.Code.Barred(s, &s.Trace, &s.options.play, hand, &s.Fired, nil)
}

// Allows reports whether the rules do not refuse a player an act of a kind without cards
// or numbers. No rule counts as fired.
func (s *State) Allows(kind engine.ActKind, seat cards.Seat) bool {
	a := &s.options.other
	*a = engine.NewAct(kind, seat)
	_, _, refused := s.Refusals(a)
	return !refused
}

// refusedBy reports whether the rules refuse an act. The rules that do are added to
// refused, those that lift others to lifted.
func (s *State) refusedBy(a *engine.Act, refused, lifted *engine.RuleSet) bool {
	any := s.law.Code.Refuses(s, &s.Trace, a, refused, lifted)
	if a.Kind == ActPlay && a.Card != cards.None && a.Seat >= 0 {
		any = s.law.Code.Barred(s, &s.Trace, a, s.Hand[a.Seat], refused, lifted) != 0 || any
	}
	return any
}

// refuses reports whether the rules refuse an act. The rules that refuse it, and those
// that lift others, count as fired.
func (s *State) refuses(a *engine.Act) bool { return s.refusedBy(a, &s.Fired, &s.Fired) }

// Refuses reports whether the rules refuse a player an act of a kind without cards or
// numbers. The rules that judge it count as fired.
func (s *State) Refuses(kind engine.ActKind, seat cards.Seat) bool {
	return s.RefusesAct(engine.NewAct(kind, seat))
}

// RefusesAct reports whether the rules refuse an act. The rules that judge it count as
// fired.
func (s *State) RefusesAct(a engine.Act) bool {
	s.options.act = a
	return s.refuses(&s.options.act)
}

// Refusals returns the rules that refuse an act, the rules that lift others which would,
// and whether any refuses it. No rule counts as fired.
func (s *State) Refusals(a *engine.Act) (refused, lifted engine.RuleSet, any bool) {
	any = s.refusedBy(a, &refused, &lifted)
	return refused, lifted, any
}

// Do does an act of the player whose turn it is, or that player's answer to a choice, and
// advances the hand. Whether the act is allowed is not checked.
func (s *State) Do(a *engine.Act) {
	if f := s.pending(); f != nil {
		s.asked++
		said := s.Tell(FactChose, a.Seat)
		said.Leader, said.N, said.Card = f.Seat, int32(a.Kind), a.Card
		s.Conclude()
		s.advance()
		return
	}
	s.steps++
	if a.Kind != ActPlay && a.Card == cards.None {
		s.Said = *a
		s.said[a.Kind] |= a.Seat.Bit()
		s.saids = s.saids.With(a.Kind.Bit())
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
	if s.looked == len(s.Facts) { // nothing was said since: the phase goes on
		if s.turn = s.at.Turn(s); s.turn != cards.NoSeat {
			return
		}
	}
	s.advance()
}

// happens does an act that no phase asks for: it moves the cards and has the rules answer.
func (s *State) happens(a *engine.Act) {
	if s.law.game.WithCard(a.Kind) {
		s.fault |= a.Seat.Bit()
	}
	if s.law.game.Happens != nil {
		s.law.game.Happens(s, a)
	}
	said := s.Tell(FactAct, a.Seat)
	said.Leader, said.Card, said.Cards, said.N, said.Amount = a.To, a.Card, a.Cards, int32(a.Kind), int32(a.N[0])
	s.Conclude()
}

// Speak returns whose turn it is in a phase in which each of some players speaks once, in
// order from eldest hand on; NoSeat when all have spoken.
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

// Spoke notes that a player has spoken; the next in order follows.
func (s *State) Spoke(seat cards.Seat) {
	s.Spoken |= seat.Bit()
	s.Speaker = s.Right(seat)
}

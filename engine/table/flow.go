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
	For   string                                       // what the players bet for in it, where a hand has several bets: "the point"
	Acts  engine.ActKinds                              // the kinds of act that are done in it
	Of    func(rs *game.Ruleset) bool                  // whether a ruleset has the phase, whatever changes are made to it; nil for always
	Opens func(s *State) bool                          // whether it is played in this hand; nil for always
	Begin func(s *State)                               // is called when the phase begins
	Turn  func(s *State) cards.Seat                    // returns the player who acts next, NoSeat when the phase is over
	May   func(s *State, seat cards.Seat, o *Options)  // adds to o what this player may try
	Do    func(s *State, a *engine.Act)                // applies an act to the table; if it is nil, the player has spoken
	End   func(s *State)                               // is called when the phase is over, unless the hand is
	Fits  func(s *State, a *engine.Act) (wrong string) // returns why an act is impossible whatever the rules say, "" if it is possible: of the kinds in Open, and of what must not be done even where a rule is switched off and May is not asked
	Open  engine.ActKinds                              // the kinds of act of which May lists only some: others may be done with other numbers, say, or with fewer cards, and Fits tells which
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

// progress is where a hand is in its phases, and what is to come in them.
type progress struct {
	phase   int8                // the place of the phase in the game, past the end when the hand is over
	at      *Phase              // that phase, nil when the hand is over
	begun   bool                // whether that phase was begun
	turn    cards.Seat          // who is to do something, since the hand was last brought on
	looked  int                 // the facts by which it was last found that it goes on
	steps   int16               // what was done in it and in those before of the same word, or in the trick
	stepped [16]int16           // the same of phases that are over, by the first phase of their word
	asked   int16               // the choices that were answered
	closing []engine.Act        // what is done at the end of the exchange that no phase asks for
	late    []engine.Act        // what is done after the last card that no phase asks for
	fault   cards.SeatSet       // who commits a fault with the next card
	holds   func(p *Phase) bool // whether the hand stops before a phase; nil for never
	halted  bool                // it did
	partial bool                // the record is a position: not all is known
	first   int8                // the first trick to be played
	leads   cards.Seat          // who leads to it in a position; NoSeat where the rules say
	done    bool                // the hand was played to its end
	closed  bool                // and everything is paid
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

// acting returns the kinds of act that are done in the current choice or phase.
func (s *State) acting() (kinds engine.ActKinds) {
	if f := s.pending(); f != nil {
		kinds = engine.Acts(s.law.game.Choices[f.N].Acts...)
	} else if s.at != nil {
		kinds = s.at.Acts
	}
	return kinds
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
	if a.Kind == ActPackets {
		said.Amount = InPackets(a)
	}
	s.Conclude()
}

// InPackets returns the packets that an act is about, a digit for each.
func InPackets(a *engine.Act) (as int32) {
	for _, n := range a.N {
		if n > 0 {
			as = as*10 + int32(n)
		}
	}
	return as
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

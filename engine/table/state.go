// Package table is the card table on which every game is played: hands, talon, tricks,
// pools, whose turn it is to speak or to play. A game is a list of phases and a list of
// rules. Records, chance, bots, people and the page all drive a hand by the same three
// calls: whose turn it is, what that player may do, and that it is done. Start at Game,
// Phase and State.
//
// What rules conclude is in the trace alone. The rest of the State is a table of cards,
// so all games have the same State and can share rules.
package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Rule is a rule of a game at the table, ready to be compiled.
type Rule = engine.Rule[State]

// State is a hand in play. Its parts that are no cards stand with the methods that keep
// them: where the hand is in its phases (flow.go), who sits beside whom (sides.go), what
// lay there before it (carried.go), the order of the cards (order.go) and what was
// reckoned of hands once (memo.go).
type State struct {
	engine.Trace
	progress
	seating
	carried
	ranking
	memo
	law     *Law
	options *Options         // room for what may be done
	open    engine.Questions // those that stayed undecided

	N      int           // the players
	Round  []cards.Seat  // who of them play this hand, in the order of play, from South
	All    cards.SeatSet // the same as a set
	Idle   cards.SeatSet // who wait meanwhile
	Dealer cards.Seat
	Eldest cards.Seat

	Hand   [cards.Seats]cards.Set
	Dealt  [cards.Seats]cards.Set
	Won    [cards.Seats]cards.Set // the cards of the tricks that each has taken
	Out    [cards.Seats]cards.Set // the cards that each has put out
	Laid   [cards.Seats]cards.Set // the cards that each has played to tricks
	Heap   cards.Set              // what was put out, nobody knows by whom: the discard of a position
	Heaped bool                   // whether it is known what was put out
	Talon  [64]cards.Card         // from the top to the bottom
	Top    int                    // the next card of the talon
	Bottom int                    // the cards of the talon, with those already taken
	Turned cards.Card             // the card that lies turned up, or was
	under  bool                   // it was passed over, and is still in the talon
	Table  Trick
	plays  []play                  // the cards that were played to tricks, in order, where no fact tells each
	drew   [cards.Seats]cards.Card // the card that each drew last

	Spoken  cards.SeatSet                 // who has spoken in this phase
	Speaker cards.Seat                    // who speaks next in it
	Said    engine.Act                    // what was last said in it, ActPass where nothing was
	said    [engine.MaxActs]cards.SeatSet // who has said what is of each kind, in this phase or before
	saids   engine.ActKinds               // the kinds of which something was said
	Giver   cards.Seat                    // who has given another player a card and is to be given one back, or NoSeat
	Given   cards.Card                    // that card
	Gifts   [cards.Seats]cards.Card       // what each gives to another, until all have given
	Served  int8                          // how many were given a card of the talon; -1 while they are asked whether they agree, 0 where none is given
}

// play is a card that was played to a trick.
type play struct {
	trick int8
	seat  cards.Seat
	card  cards.Card
}

// Law returns the law by which the hand is played.
func (s *State) Law() *Law { return s.law }

// Varied reports whether the law is varied from that of the book with what the players
// agreed on: what an earlier hand left is then by another law.
func (s *State) Varied() bool { return s.varied }

// Most returns a figure of a rule that bounds what earlier hands may have left: by a
// varied law that of the book, if it is more. It is 0 if the book has no such rule.
func (s *State) Most(rule, figure string) int32 {
	by, _ := s.law.Terms(rule)
	most := by.N(figure)
	if a := s.law.rs.Answer(rule); a != nil && s.varied {
		book := a.Terms()
		most = max(most, book.N(figure))
	}
	return most
}

// Named returns what the record of the hand calls its ruleset, "" where there is none.
func (s *State) Named() string { return s.book }

// InPosition reports whether the hand began in the midst: not all is known.
func (s *State) InPosition() bool { return s.partial }

// Who returns the seat of the fact of a kind, or NoSeat.
//
//go:noinline
func (s *State) Who(kind engine.FactKind) cards.Seat {
	if f := s.Seen(kind); f != nil {
		return f.Seat
	}
	return cards.NoSeat
}

// Is reports whether a fact was said of a player.
//
//go:noinline
func (s *State) Is(kind engine.FactKind, seat cards.Seat) bool {
	f := s.Last(kind)
	for f != nil && f.Seat != seat {
		f = s.Prior(f)
	}
	return f != nil && seat >= 0
}

// Did returns the first act of a kind by a player that no phase asked for, or nil; of
// NoSeat, by anybody.
func (s *State) Did(kind engine.ActKind, seat cards.Seat) *engine.Fact {
	return s.SeenWith(FactAct, seat, int32(kind))
}

// LastDid returns the last such act, or nil.
func (s *State) LastDid(kind engine.ActKind, seat cards.Seat) *engine.Fact {
	return s.LastWith(FactAct, seat, int32(kind))
}

// SaidBy returns who has done what is of a kind when a phase asked for it.
func (s *State) SaidBy(kind engine.ActKind) cards.SeatSet { return s.said[kind&(engine.MaxActs-1)] }

// WasSaid reports whether anything of some kinds was done when a phase asked for it.
func (s *State) WasSaid(kinds engine.ActKinds) bool { return s.saids.Meets(kinds) }

// LastSaid returns what was last done of some kinds when a phase asked for it, and by
// whom; NoSeat if nothing was.
func (s *State) LastSaid(kinds engine.ActKinds) (cards.Seat, engine.ActKind) {
	if s.WasSaid(kinds) {
		for f := s.Last(FactSaid); f != nil; f = s.Prior(f) {
			if kind := engine.ActKind(f.N); kinds.Has(kind) {
				return f.Seat, kind
			}
		}
	}
	return cards.NoSeat, ActPass
}

// Account returns the account of a seat.
func Account(seat cards.Seat) engine.Account { return engine.Account(seat) }

// Fact returns the fact a due rests on, or nil.
//
//go:noinline
func (s *State) Fact(d *engine.Due) *engine.Fact {
	if d.Fact < 0 {
		return nil
	}
	return &s.Facts[d.Fact]
}

// PhaseNo returns the number of the phase now played.
func (s *State) PhaseNo() int { return int(s.phase) }

// Playing reports whether cards are being played.
func (s *State) Playing() bool { return s.Told(FactPlaying) }

// WorthOf returns what a card counts, as was said before the deal.
func (s *State) WorthOf(c cards.Card) int32 { return s.counts[c.Face()] }

// Watched returns the cards that careful players keep or fear, as they were known
// before the deal.
func (s *State) Watched() cards.Set { return s.watch }

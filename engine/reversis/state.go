package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/trick"
)

// State is a hand in play. Its fields are the mechanics of the game: who
// holds what, whose turn it is, who has taken how many tricks. What rules
// conclude is in the trace alone.
type State struct {
	engine.Trace
	law   *Law
	n     int
	round []cards.Seat // from South

	dealer cards.Seat
	start  [2]int32 // what the pools held before the hand
	whole  bool     // the hand began with the stakes
	phase  phase
	done   bool // the hand has been played to its end

	hand  [cards.Seats]cards.Set // what each holds now
	begun [cards.Seats]cards.Set // what he held when play began
	out   [cards.Seats]cards.Card
	talon [8]cards.Card
	heap  cards.Set // what lies under the pool
	known bool      // whether it is known what lies there

	act    engine.Act // the act now judged
	table  trick.Trick
	last   int8 // the last trick of the hand
	tricks [cards.Seats]int8
	points [cards.Seats]int32
	worth  [16]int32 // of each face, in tricks
	watch  cards.Set // the aces and the Quinolas

	kept           uint8 // the seats that kept the hand they were dealt
	unstaked       uint8 // the seats that put no stake in
	owned          uint8 // of these, who remembered it
	unclaimed      cards.Set
	partyUnclaimed bool
	poolUnclaimed  bool
	beasts         [sheetLines]beast

	again again // a random hand that is played again
	owed  int   // the number of beasts on the sheet
}

// phase is how far a hand has come.
type phase uint8

const (
	atDraw phase = iota
	atDeal
	atExchange
	atPlay
)

// sheetLines is how many beasts a sheet can hold.
const sheetLines = 40

// beast is a debt on the sheet.
type beast struct {
	by     cards.Seat
	amount int32
	inPlay bool
}

const aces = cards.Set(0x0002_0002_0002_0002)

// who is the seat of the first fact of a kind, or NoSeat.
//
//go:noinline
func (s *State) who(kind engine.FactKind) cards.Seat {
	if f := s.Seen(kind); f != nil {
		return f.Seat
	}
	return cards.NoSeat
}

// undertaker is who undertook or made the Reversis, or NoSeat.
//
//go:noinline
func (s *State) undertaker() cards.Seat {
	if f := s.Seen(factUndertaken); f != nil {
		return f.Seat
	}
	return s.who(factMade)
}

// quinola is the pool that the card is attached to, or -1.
//
//go:noinline
func (s *State) quinola(c cards.Card) int {
	if c.Face() == cards.Ace || !s.watch.Has(c) {
		return -1
	}
	if f := s.Seen(factQuinola); f != nil && f.Card == c {
		return 0
	}
	if f := s.Seen(factLittle); f != nil && f.Card == c {
		return 1
	}
	return -1
}

// named is the kind of the fact that names a card a Quinola, if one does.
func (s *State) named(c cards.Card) engine.FactKinds {
	if i := s.quinola(c); i >= 0 {
		return (factQuinola + engine.FactKind(i)).Bit()
	}
	return engine.FactKinds{}
}

// pool is what a pool holds now.
//
//go:noinline
func (s *State) pool(i int) int32 { return s.start[i] + s.Balance[int(engine.Pool)+i] }

// pot is the account of a pool.
func pot(i int) engine.Account { return engine.Pool + engine.Account(i) }

// account is the account of a seat.
func account(seat cards.Seat) engine.Account { return engine.Account(seat) }

// placing is how far a player sits from the best place; -1 where no rule says
// which place is best.
//
//go:noinline
func (s *State) placing(seat cards.Seat) int {
	best := s.Seen(factBest)
	if best == nil {
		return -1
	}
	for i, at := 0, best.Seat; i < s.n; i++ {
		if at == seat {
			return i
		}
		if best.N > 0 {
			at = cards.Right(s.n, at)
		} else {
			at = cards.Left(s.n, at)
		}
	}
	return -1
}

// fact is the fact a due rests on.
//
//go:noinline
func (s *State) fact(d *engine.Due) *engine.Fact {
	if d.Fact < 0 {
		return nil
	}
	return &s.Facts[d.Fact]
}

// card is the card a due is for, or None.
func (s *State) card(d *engine.Due) cards.Card {
	if f := s.fact(d); f != nil {
		return f.Card
	}
	return cards.None
}

// fell is the trick in which the card fell for which a due is owed; else the
// trick in which the due was owed.
func (s *State) fell(d *engine.Due) int8 {
	if f := s.fact(d); f != nil && f.Trick != 0 {
		return f.Trick
	}
	return d.Trick
}

// say notes of a player what a rule concludes.
func (s *State) say(kind engine.FactKind, seat cards.Seat) {
	s.Say(&engine.Fact{Kind: kind, Seat: seat})
}

// refusals is the rules that refuse an act, those that lift such rules, and
// whether any refuses it; hand is what the player holds.
func (s *State) refusals(a *engine.Act, hand cards.Set) (refused, lifted engine.RuleSet, any bool) {
	any = s.law.rules.Refusals(s, &s.Trace, a, actPlay, hand, &refused, &lifted)
	return refused, lifted, any
}

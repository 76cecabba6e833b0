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
	"quinola/engine/record"
)

// Rule is a rule of a game at the table, ready to be compiled.
type Rule = engine.Rule[State]

// State is a hand in play.
type State struct {
	engine.Trace
	law   *Law
	N     int                     // the players
	Round []cards.Seat            // who of them play this hand, in the order of play, from South
	All   cards.SeatSet           // the same as a set
	Idle  cards.SeatSet           // who wait meanwhile
	sat   [cards.Seats]cards.Seat // room for Round, where not all play

	Dealer cards.Seat
	Eldest cards.Seat
	left   bool                    // the deal and the play go round to the left
	next   [cards.Seats]cards.Seat // who of those that do not wait plays after each
	prior  [cards.Seats]cards.Seat // and before
	start  [engine.MaxPools]int32  // what the pools held before the hand
	queue  []int32                 // the betes that waited before the hand
	queued []int32                 // room for those that wait now
	known  []record.Item           // what else was carried from the hand before
	whole  bool                    // the hand began with the stakes
	book   string                  // what a record calls the ruleset
	varied bool                    // the law is varied from what the players agreed on
	Heap   cards.Set               // what was put out, nobody knows by whom: the discard of a position
	Heaped bool                    // whether it is known what was put out

	Hand   [cards.Seats]cards.Set
	Dealt  [cards.Seats]cards.Set
	Won    [cards.Seats]cards.Set // the cards of the tricks that each has taken
	Out    [cards.Seats]cards.Set // the cards that each has put out
	Laid   [cards.Seats]cards.Set // the cards that each has played to tricks
	Talon  [64]cards.Card         // from the top to the bottom
	Top    int                    // the next card of the talon
	Bottom int                    // the cards of the talon, with those already taken
	Turned cards.Card             // the card that lies turned up, or was
	Table  Trick
	under  bool // the card that lies turned up was passed over, and is still in the talon

	Spoken  cards.SeatSet                 // who has spoken in this phase
	Speaker cards.Seat                    // who speaks next in it
	Said    engine.Act                    // what was last said in it, ActPass where nothing was
	said    [engine.MaxActs]cards.SeatSet // who has said what is of each kind, in this phase or before
	saids   engine.ActKinds               // the kinds of which something was said
	Giver   cards.Seat                    // who has given another player a card and is to be given one back, or NoSeat
	Given   cards.Card                    // that card
	Gifts   [cards.Seats]cards.Card       // what each gives to another, until all have given
	Served  int8                          // how many were given a card of the talon; -1 while they are asked whether they agree, 0 where none is given

	valued cards.Set // the hand of which values tells
	values Values

	phase   int8          // the place of the phase in the game, past the end when the hand is over
	at      *Phase        // that phase, nil when the hand is over
	begun   bool          // whether that phase was begun
	turn    cards.Seat    // who is to do something, since the hand was last brought on
	looked  int           // the facts by which it was last found that it goes on
	steps   int16         // what was done in it and in those before of the same word, or in the trick
	stepped [16]int16     // the same of phases that are over, by the first phase of their word
	asked   int16         // the choices that were answered
	done    bool          // the hand was played to its end
	closed  bool          // and everything is paid
	plays   []play        // the cards that were played to tricks, in order, where no fact tells each
	fault   cards.SeatSet // who commits a fault with the next card
	late    []engine.Act  // what is done after the last card that no phase asks for
	closing []engine.Act  // what is done at the end of the exchange that no phase asks for
	options *Options
	Melds   []Meld              // room for those that a player is found to have
	found   [2]found            // what the hands last looked through were found to hold
	open    engine.Questions    // those that stayed undecided
	partial bool                // the record is a position: not all is known
	holds   func(p *Phase) bool // whether the hand stops before a phase; nil for never
	halted  bool                // it did
	first   int8                // the first trick to be played
	leads   cards.Seat          // who leads to it in a position; NoSeat where the rules say

	order  [16]uint8      // of each face, its place in a suit; 0 is the highest
	height [64]uint8      // of each card, in its lane: greater takes
	lane   [64]cards.Suit // the suit that each card must be followed in
	trumps cards.Set
	raised cards.Set  // the trumps that rules raise, in places of their own
	counts [16]int32  // what the cards of each face count, as was said before the deal
	watch  cards.Set  // the cards that careful players keep or fear, as they were then
	ranked int        // the facts from which order and lane were made
	best   cards.Card // the card that takes the trick of the cards bestOf, None where that was not asked
	bestOf cards.Set
	drew   [cards.Seats]cards.Card // the card that each drew last
}

// play is a card that was played to a trick.
type play struct {
	trick int8
	seat  cards.Seat
	card  cards.Card
}

// Meld is a combination of cards in a hand.
type Meld struct {
	Act   engine.ActKind // by which it is declared
	Kind  int32          // the game's number for what it is
	Rank  int32          // how good it is among those of its kind, where the game ranks them
	Cards cards.Set
}

// found is what a hand was found to hold.
type found struct {
	hand  cards.Set
	melds []Meld
}

// Found returns what a hand holds, as find adds it to a list. The hands of two players
// are looked through once: what is found depends on the cards alone, and stays as
// long as a third hand is not looked through.
func (s *State) Found(hand cards.Set, find func(s *State, hand cards.Set, list []Meld) []Meld) []Meld {
	if hand == s.found[0].hand {
		return s.found[0].melds
	}
	if hand != s.found[1].hand {
		s.found[1] = found{hand, find(s, hand, s.found[1].melds[:0])}
	}
	s.found[0], s.found[1] = s.found[1], s.found[0]
	return s.found[0].melds
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

// Pool returns what a pool holds now.
//
//go:noinline
func (s *State) Pool(i int) int32 { return s.start[i] + s.Balance[int(engine.Pool)+i] }

// PoolAt returns what a pool held before the first fact of a kind, or holds now where
// nothing of the kind was said.
func (s *State) PoolAt(i int, kind engine.FactKind) int32 {
	f := s.Seen(kind)
	if f == nil {
		return s.Pool(i)
	}
	held, box := s.start[i], engine.Box(i)
	for k := range s.Dues {
		d := &s.Dues[k]
		if d.Clock > f.Clock || !d.Stands() {
			continue
		}
		if d.To == box {
			held += d.Amount
		}
		if d.From == box {
			held -= d.Amount
		}
	}
	return held
}

// Waiting returns what the bêtes that wait come to now.
func (s *State) Waiting() int32 {
	sum := s.Balance[engine.Waiting]
	for _, n := range s.queue {
		sum += n
	}
	return sum
}

// Queue returns the bêtes that wait now, in the order in which they were made. It is
// valid until the queue is asked for again.
func (s *State) Queue() []int32 { return s.queueAt(engine.Forever) }

// QueueAt returns the bêtes that waited before the first fact of a kind.
func (s *State) QueueAt(kind engine.FactKind) []int32 {
	if f := s.Seen(kind); f != nil {
		return s.queueAt(f.Clock)
	}
	return s.Queue()
}

func (s *State) queueAt(clock int16) []int32 {
	if len(s.queue) == 0 && s.Balance[engine.Waiting] == 0 {
		return nil
	}
	s.queued = append(s.queued[:0], s.queue...)
	queue := s.queued
	for i := range s.Dues {
		d := &s.Dues[i]
		if !d.Stands() || d.Amount == 0 || d.Clock > clock {
			continue
		}
		if d.To == engine.Waiting {
			queue = append(queue, d.Amount)
		}
		if d.From == engine.Waiting {
			for k, n := range queue {
				if n == d.Amount {
					queue = append(queue[:k], queue[k+1:]...)
					break
				}
			}
		}
	}
	return queue
}

// Score returns the score of a player in the match, this hand included.
func (s *State) Score(seat cards.Seat) int32 { return s.Tally(Score, seat) }

// Carried returns what was carried from the hand before by that name, of a seat or
// of nobody, 0 where nothing was.
func (s *State) Carried(name string, seat cards.Seat) int32 {
	for i := range s.known {
		if it := &s.known[i]; it.Name == name && it.Seat == seat {
			return it.N
		}
	}
	return 0
}

// Account returns the account of a seat.
func Account(seat cards.Seat) engine.Account { return engine.Account(seat) }

// Seats returns everybody at the table, in the order of play, from South.
func (s *State) Seats() []cards.Seat { return s.law.round }

// Right returns the neighbour who plays next: the one on the right, or where a rule
// has the game go round to the left (FactLeftward) the one on the left.
func (s *State) Right(seat cards.Seat) cards.Seat { return s.next[seat] }

// Before returns the neighbour who plays before.
func (s *State) Before(seat cards.Seat) cards.Seat { return s.prior[seat] }

// OnRight returns the neighbour on the right, whichever way the game goes round.
func (s *State) OnRight(seat cards.Seat) cards.Seat { return s.beside(seat, false) }

// OnLeft returns the neighbour on the left, whichever way the game goes round.
func (s *State) OnLeft(seat cards.Seat) cards.Seat { return s.beside(seat, true) }

// arrange finds who plays next to whom, when it is known who waits and which way
// the game goes round.
func (s *State) arrange() {
	for _, seat := range s.law.round {
		s.next[seat], s.prior[seat] = s.beside(seat, s.left), s.beside(seat, !s.left)
	}
}

// beside returns the next player on one side who does not wait.
func (s *State) beside(seat cards.Seat, left bool) cards.Seat {
	for {
		if left {
			seat = cards.Left(s.N, seat)
		} else {
			seat = cards.Right(s.N, seat)
		}
		if !s.Idle.Has(seat) {
			return seat
		}
	}
}

// Places returns how many places a player sits from the dealer, 1 for eldest hand:
// of equals the one with the fewest comes first.
func (s *State) Places(seat cards.Seat) int {
	n := 1
	for at := s.Eldest; at != seat && n < s.N; at = s.Right(at) {
		n++
	}
	return n
}

// Side returns the players who play together with one, that player among them.
func (s *State) Side(seat cards.Seat) cards.SeatSet {
	for i := s.From(FactSide); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == FactSide && f.Seats.Has(seat) {
			return f.Seats
		}
	}
	return seat.Bit()
}

// Those returns the players of this hand of whom something is so.
func (s *State) Those(is func(cards.Seat) bool) (set cards.SeatSet) {
	for _, seat := range s.Round {
		if is(seat) {
			set |= seat.Bit()
		}
	}
	return set
}

// Rivals returns the players who play against one.
func (s *State) Rivals(seat cards.Seat) cards.SeatSet {
	return s.All &^ s.Side(seat)
}

// FirstOf returns the first of some players in the order of play, from the eldest on,
// or NoSeat.
func (s *State) FirstOf(set cards.SeatSet) cards.Seat {
	seat := s.Eldest
	for range s.N {
		if set.Has(seat) {
			return seat
		}
		seat = s.Right(seat)
	}
	return cards.NoSeat
}

// Values is what a game makes of a hand: what it promises in each suit, and what else
// there is to weigh.
type Values [6]int16

// Valued returns what a hand is worth by a game's own reckoning, which looks at nothing
// but the cards and the law; it is reckoned once for all that a player may choose
// among.
func (s *State) Valued(hand cards.Set, reckon func(*State, cards.Set) Values) *Values {
	if s.valued != hand {
		s.values, s.valued = reckon(s, hand), hand
	}
	return &s.values
}

// Friend returns the first of those who are on a player's side besides, or NoSeat.
func (s *State) Friend(seat cards.Seat) cards.Seat { return s.FirstOf(s.Side(seat) &^ seat.Bit()) }

// Scorer returns the first player of a side in the order of the seats, who has the
// side's score.
func (s *State) Scorer(seat cards.Seat) cards.Seat {
	if side := s.Side(seat) & s.All; side != 0 {
		return side.First()
	}
	return seat
}

// SideTricks returns the tricks of a player and those who play with that player.
func (s *State) SideTricks(seat cards.Seat) int32 { return s.SideTally(Tricks, seat) }

// SideTally returns what a tally counts for a player and those who play with that player.
func (s *State) SideTally(y engine.Tally, seat cards.Seat) (sum int32) {
	side := s.Side(seat)
	for _, other := range s.Round {
		if side.Has(other) {
			sum += s.Tally(y, other)
		}
	}
	return sum
}

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

// Unseen returns the cards that a player has not seen: neither in that player's own
// hand, nor on the table, nor by what the facts say the player knows.
func (s *State) Unseen(seat cards.Seat) cards.Set {
	open, known := s.seen(seat)
	return s.law.pack &^ s.Hand[seat] &^ s.Out[seat] &^ open &^ known
}

// Shown returns the hands of others that a player has seen whole and what else that
// does not lie open the player has seen.
func (s *State) Shown(seat cards.Seat) (hands [cards.Seats]cards.Set, rest cards.Set) {
	open, known := s.seen(seat)
	known &^= s.Hand[seat]
	rest = known &^ s.Out[seat] &^ open
	for _, other := range s.Round {
		if hand := s.Hand[other]; hand&^known == 0 && other != seat {
			hands[other], rest = hand, rest&^hand
		}
	}
	return hands, rest
}

// seen returns the cards that everybody has seen, played, taken, laid open or turned up,
// and those that a player has seen though they do not lie open.
func (s *State) seen(seat cards.Seat) (open, known cards.Set) {
	open = s.Table.All
	for _, other := range s.Round {
		open |= s.Won[other]
	}
	for i := range s.plays {
		open |= s.plays[i].card.Bit()
	}
	for i := range s.Facts {
		switch f := &s.Facts[i]; f.Kind {
		case FactPlayed:
			open |= f.Card.Bit() | f.Cards
		case FactTurned:
			if !s.law.game.Second {
				open |= f.Card.Bit()
			}
		case FactMeld:
			open |= f.Cards
		case FactKnows:
			if f.Seat == seat || f.Seats.Has(seat) {
				known |= f.Cards
			}
		case FactSees:
			if f.Seat == seat {
				known |= s.Hand[f.Taker]
			}
		}
	}
	return open, known
}

// Drew returns the card that a player drew last of the talon after a trick, or None.
func (s *State) Drew(seat cards.Seat) cards.Card { return s.drew[seat] }

// WorthOf returns what a card counts, as was said before the deal.
func (s *State) WorthOf(c cards.Card) int32 { return s.counts[c.Face()] }

// Watched returns the cards that careful players keep or fear, as they were known
// before the deal.
func (s *State) Watched() cards.Set { return s.watch }

// Known returns what was carried from the hand before, in the order of the record.
func (s *State) Known() []record.Item { return s.known }

// Put lays something into a pool before the hand.
func (s *State) Put(i int, n int32) { s.start[i] = n }

// Wait has a bête wait from a hand before.
func (s *State) Wait(n int32) { s.queue = append(s.queue, n) }

// Carries notes what is carried from the hand before.
func (s *State) Carries(name string, seat cards.Seat, n int32) {
	s.known = append(s.known, record.Item{Name: name, Seat: seat, N: n})
}

// Mark gives a player a score before the hand.
func (s *State) Mark(seat cards.Seat, n int32) { s.Count(Score, seat, n) }

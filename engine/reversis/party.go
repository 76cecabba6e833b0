package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Points, and the party that they decide.

// points says what the cards count in tricks.
func points(t *Terms) *Rule {
	worth := worths(t)
	return &Rule{Hears: 1 << factTable, On: func(s *State, f *engine.Fact) {
		for _, face := range counting {
			s.Say(&engine.Fact{Kind: factFace, Seat: cards.NoSeat, Card: cards.Of(cards.Spades, face), N: worth[face]})
		}
	}}
}

// counting are the faces that count in tricks.
var counting = [...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave}

// worths is what each face counts in tricks.
func worths(t *Terms) (worth [16]int32) {
	for i, figure := range [len(counting)]string{"ace", "king", "queen", "knave"} {
		worth[counting[i]] = t.N(figure)
	}
	return worth
}

// partyValue says what the party is worth: the points of the discard, in which
// some cards count otherwise than in tricks, and a fixed number besides.
func partyValue(t *Terms) *Rule {
	fixed, diamonds, quinola := t.N("fixed"), t.Or("diamonds", -1), t.Or("quinola", -1)
	return &Rule{Hears: 1 << factHeap, On: func(s *State, f *engine.Fact) {
		if f.N != int32(s.n) && s.heapCounts() == nil {
			return
		}
		value := fixed
		for set := s.heap; set != 0; set = set.Without() {
			switch c := set.First(); {
			case diamonds >= 0 && c == cards.Of(cards.Diamonds, cards.Ace):
				value += diamonds
			case quinola >= 0 && s.quinola(c) == 0:
				value += quinola
			default:
				value += s.worth[c.Face()]
			}
		}
		s.Say(&engine.Fact{Kind: factWorth, Seat: cards.NoSeat, N: value, Rests: 1<<factFace | 1<<factQuinola | 1<<factCounts | 1<<factLeft})
	}}
}

// partyHeap has all the cards that lie under the pool count for the party,
// though there be one too many or too few.
var partyHeap = Rule{Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
	if s.known && s.heap.Len() != s.n {
		s.Say(&engine.Fact{Kind: factCounts, Seat: cards.NoSeat, N: int32(s.heap.Len())})
	}
}}

func (s *State) heapCounts() *engine.Fact { return s.Seen(factCounts) }

// partyPrice says at what fixed price the party is paid.
func partyPrice(t *Terms) *Rule {
	price := t.N("price")
	return &Rule{Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
		if s.Seen(factNoParty) == nil {
			s.Say(&engine.Fact{Kind: factWorth, Seat: cards.NoSeat, N: price})
		}
	}}
}

// partyPayment has the party paid, by him who loses it to him who wins it.
func partyPayment(t *Terms) *Rule {
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factLoser, Given: 1<<factWinner | 1<<factWorth, On: func(s *State, f *engine.Fact) {
		s.Owe(dueParty, account(s.seat(payer, f)), account(s.seat(payee, f)), s.Seen(factWorth).N)
	}}
}

// partyLoserPoints has him lose the party who has the most points.
var partyLoserPoints = Rule{Asked: 1 << askLoser, Reads: taken, While: 1 << factFace, Prefer: morePoints}

// partyLoserTricks has him lose, at equal points, who has the most tricks.
var partyLoserTricks = Rule{Asked: 1 << askLoser, Reads: taken, Prefer: moreTricks}

// partyLoserPlaced has him lose who is worse placed.
var partyLoserPlaced = Rule{Asked: 1 << askLoser, Reads: taken, While: 1 << factBest, Prefer: worsePlaced}

// partyWinnerTrickless puts him who has no trick before all who have one.
var partyWinnerTrickless = Rule{Asked: 1 << askWinner, Reads: taken, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
	return b2i(s.tricks[seat] == 0)
}}

// partyWinnerPoints has him win the party who has the fewest points.
var partyWinnerPoints = Rule{Asked: 1 << askWinner, Reads: taken, While: 1 << factFace, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return -morePoints(s, q, seat)
}}

// partyWinnerTricks has him win, at equal points, who has the fewest tricks.
var partyWinnerTricks = Rule{Asked: 1 << askWinner, Reads: taken, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return -moreTricks(s, q, seat)
}}

// partyWinnerPlaced has him win who is better placed.
var partyWinnerPlaced = Rule{Asked: 1 << askWinner, Reads: taken, While: 1 << factBest, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return -worsePlaced(s, q, seat)
}}

func morePoints(s *State, _ engine.Question, seat cards.Seat) int  { return int(s.points[seat]) }
func moreTricks(s *State, _ engine.Question, seat cards.Seat) int  { return int(s.tricks[seat]) }
func worsePlaced(s *State, _ engine.Question, seat cards.Seat) int { return s.placing(seat) }

// placedOrder says who is best placed, and on which side the next best sits.
func placedOrder(t *Terms) *Rule {
	best, way := t.Role("best"), int32(-1)
	if t.Role("then") == ToRight {
		way = 1
	}
	return &Rule{Hears: 1 << factTable, On: func(s *State, f *engine.Fact) {
		s.Say(&engine.Fact{Kind: factBest, Seat: s.seat(best, f), N: way})
	}}
}

// partyOpposite multiplies the party where winner and loser sit opposite.
func partyOpposite(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Dues: 1 << dueParty, Scale: func(s *State, d *engine.Due) int32 {
		if s.opposite(d) {
			return times
		}
		return 1
	}}
}

// partyClaim has the party unpaid that was not asked for in time.
var partyClaim = Rule{Dues: 1 << dueParty, Annul: func(s *State, d *engine.Due) bool { return s.partyUnclaimed }}

// opposite reports whether the two players of a due sit opposite, by whose
// debt it is.
func (s *State) opposite(d *engine.Due) bool {
	to := d.To.Seat()
	return to >= 0 && cards.Opposite(s.n, d.For.Seat()) == to
}

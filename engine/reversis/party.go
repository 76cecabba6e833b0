package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Points, and the party that they decide.

// points says what the cards count in tricks.
func points(t *Terms) *Rule {
	faces := [...]struct {
		face uint8
		name string
	}{{cards.Ace, "ace"}, {cards.King, "king"}, {cards.Queen, "queen"}, {cards.Knave, "knave"}}
	var worth [len(faces)]int32
	for i, f := range faces {
		worth[i] = t.N(f.name)
	}
	return &Rule{Hears: 1 << factTable, On: func(s *State, f *engine.Fact) {
		for i := range faces {
			s.Say(engine.Fact{Kind: factFace, Seat: cards.NoSeat, Card: cards.Of(cards.Spades, faces[i].face), N: worth[i]})
		}
	}}
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
		s.SayBeside(factFace, engine.Fact{Kind: factWorth, Seat: cards.NoSeat, N: value})
	}}
}

// partyHeap has all the cards that lie under the pool count for the party,
// though there be one too many or too few.
func partyHeap(*Terms) *Rule {
	return &Rule{Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
		if s.known && s.heap.Len() != s.n {
			s.Say(engine.Fact{Kind: factCounts, Seat: cards.NoSeat, N: int32(s.heap.Len())})
		}
	}}
}

func (s *State) heapCounts() *engine.Fact { return s.Seen(factCounts) }

// partyPrice says at what fixed price the party is paid.
func partyPrice(t *Terms) *Rule {
	price := t.N("price")
	return &Rule{Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factWorth, Seat: cards.NoSeat, N: price})
	}}
}

// partyPayment has the party paid, by him who loses it to him who wins it.
func partyPayment(t *Terms) *Rule {
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factLoser, On: func(s *State, f *engine.Fact) {
		if worth := s.Seen(factWorth); worth != nil {
			s.Owe(dueParty, account(s.seat(payer, f)), account(s.seat(payee, f)), worth.N)
			s.RestOn(factWinner)
			s.RestOn(factWorth)
		}
	}}
}

// partyLoserPoints has him lose the party who has the most points.
func partyLoserPoints(*Terms) *Rule {
	return asked(askLoser, func(s *State, a, b cards.Seat) int { return int(s.points[a] - s.points[b]) })
}

// partyLoserTricks has him lose, at equal points, who has the most tricks.
func partyLoserTricks(*Terms) *Rule {
	return asked(askLoser, func(s *State, a, b cards.Seat) int { return int(s.tricks[a] - s.tricks[b]) })
}

// partyLoserPlaced has him lose who is worse placed.
func partyLoserPlaced(*Terms) *Rule {
	r := asked(askLoser, func(s *State, a, b cards.Seat) int { return s.placing(a) - s.placing(b) })
	r.Rests = factBest
	return r
}

// partyWinnerTrickless puts him who has no trick before all who have one.
func partyWinnerTrickless(*Terms) *Rule {
	none := func(n int8) int {
		if n == 0 {
			return 1
		}
		return 0
	}
	return asked(askWinner, func(s *State, a, b cards.Seat) int { return none(s.tricks[a]) - none(s.tricks[b]) })
}

// partyWinnerPoints has him win the party who has the fewest points.
func partyWinnerPoints(*Terms) *Rule {
	r := asked(askWinner, func(s *State, a, b cards.Seat) int { return int(s.points[b] - s.points[a]) })
	r.Rests = factFace
	return r
}

// partyWinnerTricks has him win, at equal points, who has the fewest tricks.
func partyWinnerTricks(*Terms) *Rule {
	return asked(askWinner, func(s *State, a, b cards.Seat) int { return int(s.tricks[b] - s.tricks[a]) })
}

// partyWinnerPlaced has him win who is better placed.
func partyWinnerPlaced(*Terms) *Rule {
	r := asked(askWinner, func(s *State, a, b cards.Seat) int { return s.placing(b) - s.placing(a) })
	r.Rests = factBest
	return r
}

// placedOrder says who is best placed, and on which side the next best sits.
func placedOrder(t *Terms) *Rule {
	best, way := t.Role("best"), int32(-1)
	if t.Role("then") == ToRight {
		way = 1
	}
	return &Rule{Hears: 1 << factTable, On: func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factBest, Seat: s.seat(best, f), N: way})
	}}
}

// partyOpposite multiplies the party where winner and loser sit opposite.
func partyOpposite(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Scale: func(s *State, d *engine.Due) int32 {
		if d.Class == dueParty && s.opposite(d) {
			return times
		}
		return 1
	}}
}

// partyClaim has the party unpaid that was not asked for in time.
func partyClaim(*Terms) *Rule {
	return &Rule{Annul: func(s *State, d *engine.Due) bool { return d.Class == dueParty && s.partyUnclaimed }}
}

// asked is a rule with a say in one question.
func asked(q uint8, prefer func(s *State, a, b cards.Seat) int) *Rule {
	return &Rule{Asked: 1 << q, Prefer: func(s *State, _ uint8, a, b cards.Seat) int { return prefer(s, a, b) }}
}

// opposite reports whether the two players of a due sit opposite, by whose
// debt it is.
func (s *State) opposite(d *engine.Due) bool {
	to := d.To.Seat()
	return to >= 0 && cards.Opposite(s.n, d.For.Seat()) == to
}

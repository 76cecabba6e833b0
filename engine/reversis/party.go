package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Points, and the party, which they decide.

// points says what the cards count in tricks.
var points = Maker{Question: Question{ID: "reversis/points", Asks: "What do the cards count in tricks?",
	Answer:  "In tricks an ace counts {ace}, a king {king}, a queen {queen}, a knave {knave}.",
	Figures: []part{{"ace", "an ace"}, {"king", "a king"}, {"queen", "a queen"}, {"knave", "a knave"}}},
	Make: func(t *game.Terms) *Rule {
		worth := worths(t)
		return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			for _, face := range counting {
				s.Say(&engine.Fact{Kind: table.FactWorth, Seat: cards.NoSeat, Card: cards.Of(cards.Spades, face), N: worth[face]})
			}
		}}
	}}

// counting lists the faces that count in tricks.
var counting = [...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave}

// worths returns what each face counts in tricks.
func worths(t *game.Terms) (worth [16]int32) {
	for i, figure := range [len(counting)]string{"ace", "king", "queen", "knave"} {
		worth[counting[i]] = t.N(figure)
	}
	return worth
}

// partyValue: the party is worth the points of the discard, in which some
// cards count otherwise than in tricks, and a fixed number besides.
var partyValue = Maker{Question: Question{ID: "reversis/party.value", Asks: "What is the party worth?",
	Answer:  "The party is worth as many {counters} as the cards of the discard count ([diamonds: the ace of diamonds {diamonds}, ]the Quinola {quinola}), and {fixed} more.",
	Figures: []part{{"fixed", "added to the points of the discard"}, {"diamonds", "the ace of diamonds in the discard"}, {"quinola", "the Quinola in the discard"}}},
	Says: "the party is worth {n}",
	Make: func(t *game.Terms) *Rule {
		fixed, diamonds, quinola := t.N("fixed"), t.Or("diamonds", -1), t.Or("quinola", -1)
		return &Rule{Hears: factHeap.Bit(), On: func(s *State, f *engine.Fact) {
			if f.N != int32(s.N) && !s.Told(factHeapCounts) {
				return
			}
			value := fixed
			for set := heapOf(s); set != 0; set = set.Without() {
				switch c := set.First(); {
				case diamonds >= 0 && c == cards.Of(cards.Diamonds, cards.Ace):
					value += diamonds
				case quinola >= 0 && quinolaOf(s, c) == 0:
					value += quinola
				default:
					value += worthOf(s, c.Face())
				}
			}
			s.Say(&engine.Fact{Kind: factPartyWorth, Seat: cards.NoSeat, N: value, Rests: engine.Facts(table.FactWorth, factQuinolaNamed, factHeapCounts, factLeftCard)})
		}}
	}}

// partyHeap: all cards under the pool count for the party, even with one too
// many or too few.
var partyHeap = Maker{Question: Question{ID: "reversis/party.heap", Asks: "What is the party worth when the discard has a card too many or too few?",
	Answer: "All the cards that lie in the discard count for the party, though there be one too many or too few."},
	Says: "the {n} cards of the discard all count",
	Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
		if isKnown(s) && heapOf(s).Len() != s.N {
			s.Say(&engine.Fact{Kind: factHeapCounts, Seat: cards.NoSeat, N: int32(heapOf(s).Len())})
		}
	}}}

// partyPrice: the party is paid at a fixed price.
var partyPrice = Maker{Question: Question{ID: "reversis/party.price", Asks: "At what fixed price is the party paid?",
	Answer:  "The party is paid at {price amount}.",
	Figures: []part{{"price", "what it is worth"}}},
	Says: "the party is worth {n}",
	Of: func(price int32) *Rule {
		return &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			if !s.Told(factNoParty) {
				s.Say(&engine.Fact{Kind: factPartyWorth, Seat: cards.NoSeat, N: price})
			}
		}}
	}}

// partyPayment: the loser of the party pays it to the winner.
var partyPayment = Maker{Question: Question{ID: "reversis/party.payment", Asks: "Who pays the party to whom?",
	Answer: "The party is paid by {payer} to {payee him}.",
	Roles:  []part{{"payer", "who pays"}, {"payee", "who receives"}}},
	Owes: "the party",
	Make: func(t *game.Terms) *Rule {
		payer, payee := t.Role("payer"), t.Role("payee")
		return &Rule{Hears: table.FactLost.Bit(), Given: engine.Facts(table.FactWon, factPartyWorth), On: func(s *State, f *engine.Fact) {
			s.Owe(dueParty, table.Account(seatOf(s, payer, f)), table.Account(seatOf(s, payee, f)), s.Seen(factPartyWorth).N)
		}}
	}}

// partyLoserPoints: the player with the most points loses the party.
var partyLoserPoints = Maker{Question: Question{ID: "reversis/party.loser.points", Asks: "Who loses the party?",
	Answer: "He loses the party who has the most points."},
	Says: "{seat} loses the party: he has the most points",
	Rule: &Rule{Asked: 1 << askLoser, Reads: taken, While: table.FactWorth.Bit(), Prefer: morePoints}}

// partyLoserTricks: at equal points, the player with the most tricks loses.
var partyLoserTricks = Maker{Question: Question{ID: "reversis/party.loser.tricks", Asks: "Who loses among players of equal points?",
	Answer: "At equal points he loses who has the most tricks."},
	Says: "{seat} loses the party: he has the most tricks at equal points",
	Rule: &Rule{Asked: 1 << askLoser, Reads: taken, Prefer: moreTricks}}

// partyLoserPlaced: at equal tricks, the worse placed player loses.
var partyLoserPlaced = Maker{Question: Question{ID: "reversis/party.loser.placed", Asks: "Who loses among players of equal points and tricks?",
	Answer: "At equal points[party.loser.tricks:  and tricks] he loses who is worse placed."},
	Says: "{seat} loses the party: he is worse placed",
	Rule: &Rule{Asked: 1 << askLoser, Reads: taken, While: factBestPlaced.Bit(), Prefer: worsePlaced}}

// partyWinnerTrickless: a player without a trick comes before all who have one.
var partyWinnerTrickless = Maker{Question: Question{ID: "reversis/party.winner.trickless", Asks: "Does he who has no trick come before one whose trick is blank?",
	Answer: "He who has no trick comes before one whose tricks are blank."},
	Says: "{seat} wins the party: he has no trick",
	Rule: &Rule{Asked: 1 << askWinner, Reads: taken, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		return engine.Int(tricksOf(s, seat) == 0)
	}}}

// partyWinnerPoints: the player with the fewest points wins the party.
var partyWinnerPoints = Maker{Question: Question{ID: "reversis/party.winner.points", Asks: "Who wins the party?",
	Answer: "He wins the party who has the fewest points."},
	Says: "{seat} wins the party: he has the fewest points",
	Rule: &Rule{Asked: 1 << askWinner, Reads: taken, While: table.FactWorth.Bit(), Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
		return -morePoints(s, q, seat)
	}}}

// partyWinnerTricks: at equal points, the player with the fewest tricks wins.
var partyWinnerTricks = Maker{Question: Question{ID: "reversis/party.winner.tricks", Asks: "Who wins among players of equal points?",
	Answer: "At equal points he wins who has the fewest tricks."},
	Says: "{seat} wins the party: he has the fewest tricks at equal points",
	Rule: &Rule{Asked: 1 << askWinner, Reads: taken, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
		return -moreTricks(s, q, seat)
	}}}

// partyWinnerPlaced: at equal tricks, the better placed player wins.
var partyWinnerPlaced = Maker{Question: Question{ID: "reversis/party.winner.placed", Asks: "Who wins among players of equal points and tricks?",
	Answer: "At equal points[party.winner.tricks:  and tricks] he wins who is better placed."},
	Says: "{seat} wins the party: he is better placed",
	Rule: &Rule{Asked: 1 << askWinner, Reads: taken, While: factBestPlaced.Bit(), Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
		return -worsePlaced(s, q, seat)
	}}}

func morePoints(s *State, _ engine.Question, seat cards.Seat) int  { return int(pointsOf(s, seat)) }
func moreTricks(s *State, _ engine.Question, seat cards.Seat) int  { return int(tricksOf(s, seat)) }
func worsePlaced(s *State, _ engine.Question, seat cards.Seat) int { return placing(s, seat) }

// placedOrder says who is best placed, and on which side the next best sits.
var placedOrder = Maker{Question: Question{ID: "reversis/placed.order", Asks: "Who is best placed?",
	Answer: "{best} is best placed, then the player on his {then}, and so on.",
	Roles:  []part{{"best", "who is best placed"}, {"then", "on which side the next best sits"}}},
	Make: func(t *game.Terms) *Rule {
		best, way := t.Role("best"), int32(-1)
		if t.Role("then") == game.ToRight {
			way = 1
		}
		return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			s.Say(&engine.Fact{Kind: factBestPlaced, Seat: s.SeatOf(best, f), N: way})
		}}
	}}

// partyOpposite multiplies the party if winner and loser sit opposite.
var partyOpposite = Maker{Question: Question{ID: "reversis/party.opposite", Asks: "What is the party worth between players who sit opposite?",
	Answer:  "Between players who sit opposite the party is paid {times times}.",
	Figures: []part{{"times", "how many times its worth"}}},
	Of: multiplied(1<<dueParty, sitOpposite)}

// partyClaim: the party is not paid unless asked for in time.
var partyClaim = Maker{Question: Question{ID: "reversis/party.claim", Asks: "Until when may the party be asked for?",
	Answer: "The party is not paid if it is not asked for in time."},
	Voids: "the party was not asked for",
	Rule:  &Rule{Dues: 1 << dueParty, Annul: func(s *State, d *engine.Due) bool { return lapsed(s, "party") }}}

// sitOpposite reports whether the player who owes a due sits opposite the one who
// receives it.
func sitOpposite(s *State, d *engine.Due) bool {
	to := d.To.Seat()
	return to >= 0 && cards.Opposite(s.N, d.For.Seat()) == to
}

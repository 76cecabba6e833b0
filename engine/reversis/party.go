package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The party, and the points that decide it.

// parting lists the questions about the party.
var parting = []Maker{
	{Question: q("party.winner.points", "Who wins the party?", "The player with the fewest points wins the party."), Says: "{seat} wins the party with the fewest points", Head: "Party",
		Rule: by(askWinner, table.FactWorth.Bit(), pointsOf)},
	{Question: q("party.winner.trickless", "Does a player who has no trick come before one whose trick is blank?", "Whoever has no trick comes before one whose tricks are blank."), Says: "{seat} wins the party without a trick",
		Rule: &Rule{Asked: 1 << askWinner, Reads: taken, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(tricksOf(s, seat) == 0)
		}}},
	{Question: q("party.winner.tricks", "Who wins among players of equal points?", "At equal points the player with the fewest tricks wins."), Says: "{seat} wins the party with the fewest tricks at equal points",
		Rule: by(askWinner, engine.FactKinds{}, tricksOf)},
	{Question: q("party.winner.placed", "Who wins among players of equal points and tricks?", "At equal points[party.winner.tricks:  and tricks] the player who is better placed wins."), Says: "{seat} wins the party by being better placed",
		Rule: by(askWinner, factBestPlaced.Bit(), placing)},
	{Question: q("party.loser.points", "Who loses the party?", "The player with the most points loses the party."), Says: "{seat} loses the party with the most points",
		Rule: by(askLoser, table.FactWorth.Bit(), pointsOf)},
	{Question: q("party.loser.tricks", "Who loses among players of equal points?", "At equal points the player with the most tricks loses."), Says: "{seat} loses the party with the most tricks at equal points",
		Rule: by(askLoser, engine.FactKinds{}, tricksOf)},
	{Question: q("party.loser.placed", "Who loses among players of equal points and tricks?", "At equal points[party.loser.tricks:  and tricks] the player who is worse placed loses."), Says: "{seat} loses the party by being worse placed",
		Rule: by(askLoser, factBestPlaced.Bit(), placing)},
	{Question: q("placed.order", "Who is best placed?",
		"{best} is best placed, then the player to the {then}, and so on.").WithRoles(fig("best", "who is best placed"), fig("then", "on which side the next best sits")),
		Make: func(t *game.Terms) *Rule {
			best, way := t.Role("best"), int32(-1)
			if t.Role("then") == game.ToRight {
				way = 1
			}
			return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				s.Tell(factBestPlaced, s.SeatOf(best, f)).N = way
			}}
		}},
	{Question: q("party.value", "What is the party worth?",
		"The party is worth as many {counters} as the cards of the discard count ([diamonds: the ace of diamonds {diamonds}, ]the Quinola {quinola}), and {fixed} more.", fig("fixed", "added to the points of the discard"), fig("diamonds", "the ace of diamonds in the discard"), fig("quinola", "the Quinola in the discard")), Says: "the party is worth {n}",
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
				said := s.Tell(factPartyWorth, cards.NoSeat)
				said.N = value
				said.RestOn(engine.Facts(table.FactWorth, factQuinolaNamed, factHeapCounts, factLeftCard))
			}}
		}},
	{Question: q("party.price", "At what fixed price is the party paid?",
		"The party is paid at {price amount}.", fig("price", "what it is worth")), Says: "the party is worth {n}",
		Rule: &Rule{Hears: table.FactEnd.Bit()}, On: func(s *State, f *engine.Fact, price int32) {
			if !s.Told(factNoParty) {
				s.Tell(factPartyWorth, cards.NoSeat).N = price
			}
		}},
	{Question: q("party.heap", "What is the party worth when the discard has a card too many or too few?", "All the cards that lie in the discard count for the party, though there be one too many or too few."), Says: "the {n} cards of the discard all count",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			if isKnown(s) && heapOf(s).Len() != s.N {
				s.Tell(factHeapCounts, cards.NoSeat).N = int32(heapOf(s).Len())
			}
		}}},
	{Question: q("party.payment", "Who pays the party to whom?", "The party is paid by {payer} to {payee him}.").WithRoles(payers...), Owes: "the party",
		Make: func(t *game.Terms) *Rule {
			payer, payee := t.Role("payer"), t.Role("payee")
			return &Rule{Hears: table.FactLost.Bit(), Given: engine.Facts(table.FactWon, factPartyWorth), On: func(s *State, f *engine.Fact) {
				s.Owe(dueParty, accountOf(s, payer, f), accountOf(s, payee, f), s.Seen(factPartyWorth).N)
			}}
		}},
	{Question: q("party.opposite", "What is the party worth between players who sit opposite?",
		"Between players who sit opposite the party is paid {times times}.", fig("times", "how many times its worth")),
		Of: multiplied(1<<dueParty, sitOpposite)},
	{Question: q("party.claim", "Until when may the party be asked for?", "The party is not paid if it is not asked for in time."), Voids: "the party was not asked for",
		Rule: &Rule{Dues: 1 << dueParty, Annul: func(s *State, d *engine.Due) bool { return lapsed(s, "party") }}},
}

// by returns a rule by which whoever has least of something wins the party, or whoever has
// most of it loses it.
func by(asked engine.Question, while engine.FactKinds, has func(*State, cards.Seat) int) *Rule {
	return &Rule{Asked: asked.Bit(), Reads: taken, While: while, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		if asked == askWinner {
			return -has(s, seat)
		}
		return has(s, seat)
	}}
}

// sitOpposite reports whether the player who owes a due sits opposite the one who
// receives it.
func sitOpposite(s *State, d *engine.Due) bool {
	to := d.To.Seat()
	return to >= 0 && cards.Opposite(s.N, d.For.Seat()) == to
}

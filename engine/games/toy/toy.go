// Package toy is a game for tests. Three players hold three cards each and put two
// counters each into the pool, and the player who takes the last trick takes the pool.
// Tests add it to the list of games to show that the programs that read, prove and play
// games name none of them.
package toy

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// q returns a question of the game.
func q(id, asks, answer string, figures ...game.Part) game.Question {
	return game.Question{ID: "toy/" + id, Asks: asks, Answer: answer, Figures: figures}
}

// own is the questions that the game alone asks.
var own = []table.Maker{
	parts.Stake(q("stake", "What does everybody put in?", "Everybody puts in {each amount}."), "the stakes", 0, table.DueStake),
	{Question: q("toy.last", "Who takes the pool?", "The last trick takes the pool."), Owes: "the last trick", Make: func(*game.Terms) *table.Rule {
		return &table.Rule{Hears: table.FactTrick.Bit(), On: func(s *table.State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.Hand[seat] != 0 {
					return
				}
			}
			s.Owe(table.DueStake, engine.Box(0), table.Account(f.Seat), s.Pool(0))
		}}
	}},
}

// Game returns the game, by the rules of one book: division "last" of the text
// "toybook".
func Game() *table.Game {
	g := &table.Game{Ident: "last-trick", Kin: "toy", Title: "Last trick", Phases: []*table.Phase{parts.Tricks(nil)},
		Makers:   []*table.Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.Count, &own[0], &parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.TakerLed, &own[1]},
		Pictured: []cards.Card{cards.Of(cards.Clubs, 7)}}
	g.Books = []*game.Ruleset{{ID: "toybook", Division: "last", Game: g, Name: "The toy book", Unit: "bean", Seats: 3, Tricks: 3, Answers: []game.Answer{
		{Rule: "parts/players", Figures: game.Figures{{Name: "number", Value: 3}}},
		{Rule: "parts/pack", Figures: game.Figures{{Name: "lowest", Value: 2}, {Name: "highest", Value: 9}}},
		{Rule: "parts/trick.taker"},
		{Rule: "parts/rank", Figures: game.Figures{{Name: "ace", Value: 1}}},
		{Rule: "parts/deal.count", Figures: game.Figures{{Name: "each", Value: 3}}},
		{Rule: "stake", Figures: game.Figures{{Name: "each", Value: 2}}},
		{Rule: "parts/lead.first", Roles: game.Roles{{Name: "leader", Role: game.Eldest}}},
		{Rule: "parts/lead.next", Roles: game.Roles{{Name: "leader", Role: game.Taker}}},
		{Rule: "parts/follow.duty"},
		{Rule: "toy.last"},
	}}}
	return g
}

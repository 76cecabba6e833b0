package tontine

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for twelve, and its variant for fifteen.
func books(g *table.Game) []*game.Ruleset {
	twelve := &game.Ruleset{
		ID: "tontine", Text: "academie", Division: "tontine", Game: g, Name: "La Tontine, Académie", Unit: "jetton", Seats: 12, Hands: game.AreLeft,
		Settings: []string{"parts/purse#amount 4.."},
		Answers:  academie,
	}
	fifteen := *twelve
	fifteen.ID, fifteen.Seats, fifteen.Name = "tontine.15", 15, "La Tontine, Académie, 15 players"
	fifteen.Bases = []game.Base{{Of: twelve, Clause: "tontine.p1b"}}
	fifteen.Answers = []game.Answer{{Rule: "parts/players", Figures: game.Figures{{"number", 15}}}}
	twelve.Variants = []*game.Ruleset{&fifteen}
	return []*game.Ruleset{twelve}
}

// academie is the answers of the Académie, tontine.p1b to p6.
var academie = []game.Answer{
	// p1b to p2b.
	{Rule: "parts/players", Figures: game.Figures{{"number", 12}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 12}}, Ruling: "purse"},
	{Rule: "stake", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},

	// p3 to p5.
	{Rule: "card.draws", Figures: game.Figures{{"king", 3}, {"queen", 2}, {"knave", 1}}},
	{Rule: "card.gives", Figures: game.Figures{{"ace", 1}, {"two", 2}, {"three", 3}}, Roles: game.Roles{{"next", game.ToLeft}}},
	{Rule: "card.puts", Figures: game.Figures{{"four", 2}, {"five", 1}, {"six", 2}, {"seven", 1}, {"eight", 2}, {"nine", 1}, {"ten", 0}}},
	{Rule: "short.player"},
	{Rule: "short.pool", Ruling: "pool"},

	// p4, p6.
	{Rule: "match.leaves"},
	{Rule: "match.lives"},
	{Rule: "match.won"},
	{Rule: "match.together", Ruling: "together"},
	{Rule: "pool.won"},
}

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about la Tontine.
var silences = []game.Silence{
	{Name: "players", Question: "May there be others than twelve or fifteen?", Ruling: "Twelve or fifteen play.",
		From: "the words \"douze, ou quinze personnes\"", Rules: []string{"parts/players"}, Clauses: []string{"tontine.p1b"},
		Others: "Any number between them, or more."},
	{Name: "purse", Question: "With how many jettons does each sit down?", Ruling: "Twelve, unless the players agree on another number.",
		From: "the words \"douze, quinze, ou vingt jettons, plus ou moins\"", Rules: []string{"parts/purse"}, Clauses: []string{"tontine.p2b"}, Setting: "parts/purse#amount"},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"celui qui doit mêler\" name no lot, and to deal is neither an advantage nor the contrary", Rules: []string{"parts/deal.first"}, Clauses: []string{"tontine.p2b"},
		Others: "Any lot that the players agree on."},
	{Name: "order", Question: "In what order is paid?", Ruling: "In the order in which the cards are turned up, each with what he has by then.",
		From: "the words \"selon son rang\"", Rules: []string{"short.player", "short.pool"}, Clauses: []string{"tontine.p2b", "tontine.p5"},
		Others: "All at once, each with what he had before the hand."},
	{Name: "pool", Question: "What if less lies in the corbillon than is to be drawn?", Ruling: "What is there is drawn.",
		From: "p5, by which a player who has less than he owes gives what he has, and is quit", Rules: []string{"short.pool"}, Clauses: []string{"tontine.p3", "tontine.p5"}},
	{Name: "neighbours", Question: "Who is the second neighbour, where one is dead?", Ruling: "The second of all who sit there, dead or not.",
		From: "p4, by which whoever is dead is the first, second or third neighbour of another", Rules: []string{"match.lives"}, Clauses: []string{"tontine.p3", "tontine.p4"}},
	{Name: "together", Question: "Who wins where the last players lose their last jettons in the same hand?", Ruling: "Nobody: all divide what lies in the corbillon, and have their prise back.",
		From: "the words \"celui enfin qui seul reste avec quelques jettons\", who is not there", Rules: []string{"match.together"}, Clauses: []string{"tontine.p6"},
		Others: "Those who lost them divide it, or play on for it."},
}

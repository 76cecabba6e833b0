package tontine

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for twelve, and its variant for fifteen.
func books(g *table.Game) []*game.Ruleset {
	twelve := &game.Ruleset{
		ID: "tontine", Text: "academie", Division: "tontine", Game: g, Name: "La Tontine, Académie", Unit: "jetton", Seats: 12, Hands: game.AreLeft,
		Settings: []string{"parts/purse#amount 4.."},
		Answers:  academie,
	}
	twelve.Variants = []*game.Ruleset{parts.ForPlayers(twelve, 15, "tontine.p1b")}
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

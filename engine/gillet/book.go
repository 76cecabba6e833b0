package gillet

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie.
func books(g *table.Game) []*game.Ruleset {
	return []*game.Ruleset{{
		ID: "gillet", Text: "academie", Division: "gillet", Game: g, Name: "Le Gillet, Académie", Unit: "jetton", Seats: 4,
		Pools:    []string{"ge", "point"},
		Settings: []string{"gillet/stake#each 1.."},
		Answers:  academie,
	}}
}

// academie is the answers of the Académie, gillet.p1 to p7. Points are in halves.
var academie = []game.Answer{
	// p1 to p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}},

	// The gé, p4 to p5. Rules on who wins are asked in this order.
	{Rule: "raise.unheld", Ruling: "unheld"},
	{Rule: "tricon"},
	{Rule: "ge"},
	{Rule: "speak.turn"},
	{Rule: "ge.raise"},
	{Rule: "ge.paid", Ruling: "hold"},
	{Rule: "ge.won"},

	// The point, p6 and p7.
	{Rule: "point.raise"},
	{Rule: "point.paid", Ruling: "hold"},
	{Rule: "point.shown"},
	{Rule: "point", Figures: game.Figures{{"ace", 23}, {"ten", 20}, {"aces", 41}}},
	{Rule: "parts/best.eldest", Ruling: "equal"},
	{Rule: "point.won"},
}

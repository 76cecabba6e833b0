package culbas

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for five, and its variants for more and
// fewer, as far as the pack reaches.
func books(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "cul-bas", Text: "academie", Division: "cul-bas", Game: g, Name: "Le Cul-bas, Académie", Unit: "jetton", Seats: 5,
		Settings: []string{"culbas/stake#each 1.."},
		Answers:  academie,
	}
	for _, seats := range [...]int{3, 4, 6, 7, 8} {
		rs := parts.ForPlayers(five, seats, "cul-bas.p1")
		if seats != 6 {
			rs.Answers[0].Ruling = "players"
		}
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five}
}

// academie is the answers of the Académie, cul-bas.p1 to p7.
var academie = []game.Answer{
	// p1.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}, Ruling: "stake"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 23}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "spread", Figures: game.Figures{{"cards", 8}}},
	{Rule: "parts/talon.unseen"},
	{Rule: "four.changed"},

	// The taking, p1 to p3, p5, p6.
	{Rule: "take.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "take.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "take.like"},
	{Rule: "take.one"},
	{Rule: "take.three.held", Figures: game.Figures{{"cards", 3}}},
	{Rule: "take.three.lying", Figures: game.Figures{{"cards", 3}}},

	// The cul-bas, p3.
	{Rule: "lay.hand"},
	{Rule: "lay.forced"},
	{Rule: "lay.used"},

	// What is won, p4.
	{Rule: "out"},
	{Rule: "pool.won"},
	{Rule: "left.held", Figures: game.Figures{{"each", 1}}},
	{Rule: "left.laid", Figures: game.Figures{{"each", 1}}},
}

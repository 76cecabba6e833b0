package commere

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for eight, and its variant for seven.
func books(g *table.Game) []*game.Ruleset {
	eight := &game.Ruleset{
		ID: "ma-commere", Text: "academie", Division: "ma-commere", Game: g, Name: "Ma commère, accommodez-moi, Académie", Unit: "jetton", Seats: 8,
		Irregular: []string{"misdeal", "false-pack"},
		Settings:  []string{"commere/stake#each 1.."},
		Answers:   academie,
	}
	eight.Variants = []*game.Ruleset{parts.ForPlayers(eight, 7, "ma-commere.p4")}
	return []*game.Ruleset{eight}
}

// academie is the answers of the Académie, ma-commere.p3 to p15.
var academie = []game.Answer{
	// p3 to p5, p15.
	{Rule: "parts/players", Figures: game.Figures{{"number", 8}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}, {"b", 3}}},
	{Rule: "parts/turned.none"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.won"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}, Ruling: "stake"},

	// The trade, p10, p13, p14.
	{Rule: "parts/trade.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/trade.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trade.back"},
	{Rule: "parts/trade.other", Ruling: "same-card"},
	{Rule: "parts/lay.need"},
	{Rule: "parts/lay.duty"},
	{Rule: "parts/talon.consent", Figures: game.Figures{{"times", 0}}},
	{Rule: "parts/talon.refused"},
	{Rule: "parts/talon.first", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/talon.under"},

	// The hands, p6 to p9, p11: the best first, for rules are asked in the order
	// of the book.
	{Rule: "hand.tricon"},
	{Rule: "hand.sequence", Figures: game.Figures{{"suited", 0}}},
	{Rule: "hand.point", Figures: game.Figures{{"cards", 3}, {"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "parts/best.eldest"},

	// What is won, p12.
	{Rule: "pool.won"},
	{Rule: "sequence.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "tricon.paid", Figures: game.Figures{{"each", 2}}},
}

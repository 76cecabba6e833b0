package comete

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// hocBooks returns the ruleset of the Académie for three, and its variant for two.
func hocBooks(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "hoc", Text: "academie", Division: "hoc", Game: g, Name: "Le Hoc, Académie", Unit: "jetton", Seats: 3,
		Pools:     []string{"point", "sequence", "tricon"},
		Irregular: []string{"sans"},
		Settings:  []string{"comete/raise.most#most 1..20", "comete/left.number#two 4 8", "parts/match.rounds#rounds 1.."},
		Answers:   academieHoc,
	}
	three.Variants = []*game.Ruleset{parts.ForPlayers(three, 2, "hoc.p1", game.Answer{Rule: "parts/deal.count", Figures: game.Figures{{"each", 15}}})}
	return []*game.Ruleset{three}
}

// academieHoc lists the answers of the Académie, hoc.p1 to p24. Amounts are in jettons.
var academieHoc = []game.Answer{
	// p1 to p6.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake.point", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.sequence", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.tricon", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 12}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The vying, p7 to p12. Rules on who wins are asked in this order.
	{Rule: "declare"},
	{Rule: "speak.turn"},
	{Rule: "passed.back"},
	{Rule: "point.raise"},
	{Rule: "sequence.raise"},
	{Rule: "tricon.raise"},
	{Rule: "raise.most", Figures: game.Figures{{"most", 20}}},
	{Rule: "point.raised", Ruling: "hold"},
	{Rule: "sequence.raised", Ruling: "hold"},
	{Rule: "tricon.raised", Ruling: "hold"},
	{Rule: "raise.unheld", Ruling: "hold"},
	{Rule: "point.many"},
	{Rule: "point.worth", Figures: game.Figures{{"pips", 1}, {"ace", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "point.once"},
	{Rule: "sequence", Figures: game.Figures{{"cards", 3}}},
	{Rule: "sequence.long"},
	{Rule: "sequence.high"},
	{Rule: "tricon", Figures: game.Figures{{"cards", 3}}},
	{Rule: "tricon.four", Ruling: "four"},
	{Rule: "tricon.high"},
	{Rule: "parts/best.eldest", Ruling: "equal"},

	// What is drawn and paid, p9, p13 to p19, p21c, p22.
	{Rule: "point.won"},
	{Rule: "sequence.won"},
	{Rule: "sequence.lesser"},
	{Rule: "sequence.paid", Figures: game.Figures{{"three", 1}, {"three-king", 2}, {"four", 2}, {"four-king", 3}, {"five", 3}, {"five-king", 4}}},
	{Rule: "tricon.won"},
	{Rule: "tricon.lesser"},
	{Rule: "tricon.paid", Figures: game.Figures{{"three", 2}, {"three-king", 4}, {"four", 4}, {"four-king", 8}}},
	{Rule: "raised.alone"},
	{Rule: "passed"},
	{Rule: "double.stake"},
	{Rule: "double.won", Figures: game.Figures{{"times", 2}}},
	{Rule: "double.besides", Figures: game.Figures{{"each", 1}}},
	{Rule: "blanches", Figures: game.Figures{{"each", 10}}},
	{Rule: "blanches.two"},

	// The play, p2, p4, p5, p21, p21d, p23.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "hocs"},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 0}}},
	{Rule: "parts/run.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/run.duty"},
	{Rule: "hoc.free", Ruling: "hoc-free"},
	{Rule: "hoc.safe"},
	{Rule: "hoc.anew"},
	{Rule: "hoc.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/run.stuck"},
	{Rule: "parts/run.stuck.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "sans", Figures: game.Figures{{"fine", 5}}},

	// The end, p21b, p6.
	{Rule: "parts/run.out", Ruling: "out"},
	{Rule: "left.number", Figures: game.Figures{{"one", 6}, {"two", 4}, {"few", 1}, {"many", 10}, {"each", 2}}},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 5}}, Ruling: "rounds"},
}

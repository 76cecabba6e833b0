package ambigu

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for five, and its variants for other numbers
// of players.
func books(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "ambigu", Text: "academie", Division: "ambigu", Game: g, Name: "L’Ambigu, Académie", Unit: "jetton", Seats: 5,
		Pools:     []string{"poule", "batterie", "vade", "renvis"},
		Irregular: []string{"miscount", "unshuffled", "show", "apart", "cave", "accuse", "throw", "claim"},
		Settings:  []string{"parts/purse#amount 1..", "ambigu/match.hands#hands 0..", "parts/deal.first#highest 0 1", "ambigu/stake#each 1.. within parts/purse#amount", "ambigu/baste#each 1 2", "ambigu/raise.most#most 0..", "ambigu/loss.most#most 0.."},
		Answers:   academie,
	}
	for _, seats := range [...]int{2, 3, 4, 6} {
		five.Variants = append(five.Variants, parts.ForPlayers(five, seats, "ambigu.p3"))
	}
	return []*game.Ruleset{five}
}

// academie is the answers of the Académie, ambigu.p2 to loix.14.
var academie = []game.Answer{
	// p2 to p4.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 11}, {"highest", 13}}},
	{Rule: "card.value", Figures: game.Figures{{"pips", 1}, {"ace", 1}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 20}}, Ruling: "purse"},
	{Rule: "match.hands", Figures: game.Figures{{"hands", 20}}, Ruling: "hands"},
	{Rule: "quit.hands"},
	{Rule: "quit.time"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 1}}},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}, Ruling: "poule"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 2}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 11}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "speak.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "first"},
	{Rule: "pass.out", Figures: game.Figures{{"least", 1}}},
	{Rule: "given"},

	// p5 to p8.
	{Rule: "baste", Figures: game.Figures{{"each", 1}}},
	{Rule: "deal.second", Figures: game.Figures{{"each", 2}}},
	{Rule: "last.two", Figures: game.Figures{{"amount", 2}}},
	{Rule: "last.kept"},
	{Rule: "vade", Figures: game.Figures{{"least", 2}}, Ruling: "vade-least"},
	{Rule: "vade.once"},
	{Rule: "vade.paid"},
	{Rule: "draw"},
	{Rule: "vade.unheld", Figures: game.Figures{{"dealer", 2}}},

	// p9 to p11, loix 2 and 3. Rules on who wins are asked in this order.
	{Rule: "speak.turn"},
	{Rule: "raise"},
	{Rule: "raise.most", Figures: game.Figures{{"most", 0}}},
	{Rule: "raise.vade", Ruling: "second"},
	{Rule: "raise.above", Ruling: "second"},
	{Rule: "raise.back"},
	{Rule: "raise.paid"},
	{Rule: "passed"},
	{Rule: "raise.unheld"},
	{Rule: "shown"},
	{Rule: "shown.good"},

	// The hands, the best first.
	{Rule: "fredon"},
	{Rule: "flux.sequence"},
	{Rule: "tricon.prime"},
	{Rule: "flux"},
	{Rule: "tricon"},
	{Rule: "sequence"},
	{Rule: "prime"},
	{Rule: "point", Figures: game.Figures{{"least", 2}}},
	{Rule: "point.many"},
	{Rule: "point.high"},
	{Rule: "point.sequence"},
	{Rule: "parts/best.eldest"},

	// What is won, p10, the terms, loix 4 to 8.
	{Rule: "bounded"},
	{Rule: "bounded.won"},
	{Rule: "won"},
	{Rule: "point.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "prime.paid", Figures: game.Figures{{"small", 2}, {"great", 3}, {"over", 30}}},
	{Rule: "sequence.paid", Figures: game.Figures{{"each", 3}}},
	{Rule: "tricon.paid", Figures: game.Figures{{"each", 4}}},
	{Rule: "flux.paid", Figures: game.Figures{{"each", 5}}},
	{Rule: "fredon.paid", Figures: game.Figures{{"each", 8}}},
	{Rule: "credit", Ruling: "short"},
	{Rule: "reprise"},
	{Rule: "claim"},
	{Rule: "cave"},
	{Rule: "cave.late"},
	{Rule: "loss.most", Figures: game.Figures{{"most", 0}}},

	// Loix 9 to 14.
	{Rule: "shuffle"},
	{Rule: "discards.again"},
	{Rule: "discards.apart"},
	{Rule: "number.wrong"},
	{Rule: "shuffle.fine", Figures: game.Figures{{"amount", 4}}},
	{Rule: "show.fine", Figures: game.Figures{{"amount", 4}}},
}

package guinguette

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
	"quinola/engine/triomphe"
)

// books returns the ruleset of the Académie for five, and its variants for
// other numbers of players: three and four have thirty-six cards.
func books(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "guinguette", Text: "academie", Division: "guinguette", Game: g, Name: "La Guinguette, Académie", Unit: "jetton", Seats: 5, Tricks: 4,
		Pools:     []string{"cotillon", "guinguette", "cabaret"},
		Irregular: []string{"misdeal", "revoke", "under", "spare"},
		Settings:  []string{"parts/purse#amount 1.."},
		Bases: []game.Base{{Of: triomphe.Bete().Books[0], Clause: "guinguette.p15", Rules: []string{"parts/speak.play", "parts/lead.first", "parts/lead.next",
			"parts/follow.duty", "parts/trump.duty", "parts/overtrump.duty", "parts/trick.trump", "parts/trick.taker"}}},
		Answers: answers,
	}
	for _, seats := range [...]int{3, 4, 6, 7, 8} {
		rs := parts.ForPlayers(five, seats, "guinguette.p1")
		if seats < 5 {
			rs.Bases[0].But = []string{"parts/pack.whole"}
			rs.Answers = append(rs.Answers, game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}})
		}
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five}
}

// answers lists what the Académie says, guinguette.p1 to loix.12. Amounts are
// in jettons.
var answers = []game.Answer{
	// p1 to p3, p6.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 30}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 13}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 4}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 22}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The guinguette, p4, p7, loix.6.
	{Rule: "stake.guinguette", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.cabaret", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "parts/stake.back", Ruling: "stake-back"},
	{Rule: "guinguette", Figures: game.Figures{{"card", int32(cards.Of(cards.Diamonds, cards.Queen))}}},
	{Rule: "guinguette.won"},
	{Rule: "guinguette.late"},
	{Rule: "boxes.order"},
	{Rule: "guinguette.unshown", Figures: game.Figures{{"fine", 2}}},

	// The cabaret, p5, p7b to p9, loix.7.
	{Rule: "cabaret", Figures: game.Figures{{"cards", 3}, {"highest", cards.Knave}}},
	{Rule: "cabaret.declare"},
	{Rule: "raise.size", Figures: game.Figures{{"demi-septier", 1}, {"chopine", 2}, {"pinte", 4}}},
	{Rule: "raise.paid"},
	{Rule: "raise.unheld"},
	{Rule: "cabaret.best"},
	{Rule: "cabaret.eldest"},
	{Rule: "cabaret.won"},
	{Rule: "cabaret.unshown", Figures: game.Figures{{"fine", 2}}},

	// The cotillon, p10 to p14, loix.4, loix.11.
	{Rule: "cotillon.next"},
	{Rule: "stake.cotillon", Figures: game.Figures{{"each", 1}}},
	{Rule: "cotillon.stake"},
	{Rule: "trump.named"},
	{Rule: "trump.forgotten"},
	{Rule: "trump.bound"},
	{Rule: "play.fee", Figures: game.Figures{{"fee", 1}}},
	{Rule: "stir.plays"},
	{Rule: "stir.fee", Figures: game.Figures{{"fee", 2}}},
	{Rule: "stir.out", Figures: game.Figures{{"cards", 1}}},
	{Rule: "stir.cut"},
	{Rule: "stir.hidden"},
	{Rule: "stir.most", Figures: game.Figures{{"times", 2}}},
	{Rule: "stir.wait"},

	// The play, loix.1 to 5, loix.10, loix.12.
	{Rule: "parts/overtake.duty"},
	{Rule: "game.won", Figures: game.Figures{{"tricks", 2}}},
	{Rule: "game.both", Figures: game.Figures{{"tricks", 2}}},
	{Rule: "game.player"},
	{Rule: "loss.one", Figures: game.Figures{{"due", 2}}},
	{Rule: "loss.none"},
	{Rule: "loss.second", Figures: game.Figures{{"due", 2}}},
	{Rule: "game.paid"},
	{Rule: "vole"},
	{Rule: "vole.paid", Figures: game.Figures{{"each", 1}}},

	// The laws, loix.8 to 10.
	{Rule: "parts/deal.misdeal", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToPool}}},
	{Rule: "deal.again"},
	{Rule: "deal.anew"},
	{Rule: "revoke.bete"},
	{Rule: "revoke.back"},
	{Rule: "under.bete"},
	{Rule: "spare.bete"},
}

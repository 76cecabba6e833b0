package guimbarde

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
	"quinola/engine/triomphe"
)

// books returns the ruleset of the Académie for five, and its variants for
// other numbers of players.
func books(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "guimbarde", Text: "academie", Division: "guimbarde", Game: g, Name: "La Guimbarde, Académie", Unit: "jetton", Seats: 5, Tricks: 5,
		Pools:     []string{"point", "mariage", "fou", "roi", "guimbarde"},
		Irregular: []string{"misdeal", "false-pack", "revoke", "under", "spare", "early", "break"},
		Settings:  []string{"parts/pack#highest 6 7"},
		Bases: []game.Base{{Of: triomphe.Triomphe().Books[0], Clause: "guimbarde.p14", Rules: []string{"parts/lead.next",
			"parts/follow.duty", "parts/overtake.duty", "parts/trump.duty", "parts/trick.trump", "parts/trick.taker"}}},
		Answers: answers,
	}
	for seats := 6; seats <= 9; seats++ {
		rs := parts.ForPlayers(five, seats, "guimbarde.p1b")
		rs.Settings = nil // six hold thirty of the 32 cards: no sevens are taken out
		if seats > 6 {
			rs.Bases[0].But = []string{"parts/pack"}
			rs.Answers = append(rs.Answers, game.Answer{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}})
		}
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five}
}

// answers lists what the Académie says, guimbarde.p1b to loix.12. Amounts are
// in jettons.
var answers = []game.Answer{
	// p1b, p5, p13.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 32}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// The boxes, p3 to p10.
	{Rule: "guimbarde", Figures: game.Figures{{"card", int32(cards.Of(cards.Hearts, cards.Queen))}}},
	{Rule: "roi", Figures: game.Figures{{"card", int32(cards.Of(cards.Hearts, cards.King))}}},
	{Rule: "fou", Figures: game.Figures{{"card", int32(cards.Of(cards.Diamonds, cards.Knave))}}},
	{Rule: "mariage"},
	{Rule: "trump.order"},
	{Rule: "boxes.won"},
	{Rule: "boxes.order"},
	{Rule: "point", Figures: game.Figures{{"cards", 3}}},
	{Rule: "point.best", Figures: game.Figures{{"pips", 1}, {"ace", 10}, {"king", 10}, {"queen", 10}, {"knave", 10}}, Ruling: "point-worth"},
	{Rule: "parts/point.eldest"},
	{Rule: "point.paid"},

	// The play, p11 to p14.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/play.order"},
	{Rule: "fund", Figures: game.Figures{{"each", 1}}},
	{Rule: "fund.most"},
	{Rule: "fund.tie"},
	{Rule: "fund.won", Figures: game.Figures{{"tricks", 2}}},
	{Rule: "fund.paid"},

	// The marriages and the fou, p15, loix.1 to 7.
	{Rule: "mariage.fall"},
	{Rule: "mariage.taken"},
	{Rule: "mariage.won"},
	{Rule: "mariage.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "mariage.queen"},
	{Rule: "mariage.trumped", Figures: game.Figures{{"each", 1}}},
	{Rule: "mariage.spared"},
	{Rule: "mariage.held", Ruling: "held-when"},
	{Rule: "mariage.held.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "mariage.grand", Figures: game.Figures{{"each", 2}}},
	{Rule: "mariage.duty"},
	{Rule: "fou.paid", Figures: game.Figures{{"each", 1}}, Ruling: "fou-paid"},
	{Rule: "fou.taken", Figures: game.Figures{{"fine", 1}}},

	// The laws, loix.7 to 12.
	{Rule: "mariage.broken", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/revoke.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/overtake.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/trump.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/deal.misdeal", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.played"},
	{Rule: "parts/stake.back", Ruling: "stake-again"},
	{Rule: "void.back"},
	{Rule: "parts/turn.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	// Last of the answers about who takes: the height of a card counts only
	// within its suit.
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},
}

package commere

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fewest and most is how many may play Commerce.
const (
	fewest, most = 3, 12
	usual        = 6
)

// rounds returns how many rounds so many players play: five where they are twelve,
// and in proportion where they are fewer.
func rounds(seats int) int32 { return int32(5 * most / seats) }

// commerceBooks returns the ruleset of the Académie for six, and its variants for the
// other numbers of players that it names.
func commerceBooks(g *table.Game) []*game.Ruleset {
	six := &game.Ruleset{
		ID: "commerce", Text: "academie", Division: "commerce", Game: g, Name: "Le Commerce, Académie", Unit: "jetton", Seats: usual,
		Irregular: []string{"misdeal", "exposed", "false-pack"},
		Settings:  []string{"parts/match.rounds#rounds 1.."},
		Answers:   commerceAcademie,
	}
	for seats := fewest; seats <= most; seats++ {
		if seats == usual {
			continue
		}
		rs := parts.ForPlayers(six, seats, "commerce.p2", game.Answer{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", rounds(seats)}}, Ruling: "rounds"})
		if seats == most {
			rs.Answers[1].Ruling = ""
		}
		six.Variants = append(six.Variants, rs)
	}
	return []*game.Ruleset{six}
}

// commerceAcademie is the answers of the Académie, commerce.p1 to p26.
var commerceAcademie = []game.Answer{
	// p1 to p4, p11, p16, p24b.
	{Rule: "parts/players", Figures: game.Figures{{"number", usual}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}, {"b", 3}}},
	{Rule: "parts/turned.none"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/deal.exposed", Figures: game.Figures{{"stands", 0}}},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}},

	// The trade, p12 to p15.
	{Rule: "parts/trade.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/trade.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trade.back"},
	{Rule: "parts/trade.other", Ruling: "same-card"},
	{Rule: "trade.duty"},
	{Rule: "change.fee", Figures: game.Figures{{"each", 1}, {"barter", 0}, {"banker", 0}}, Roles: game.Roles{{"payee", game.Dealer}}},
	{Rule: "bank.card"},
	{Rule: "bank.under"},
	{Rule: "parts/lay.need"},
	{Rule: "lay.after"},
	{Rule: "lay.stops"},

	// The hands, p6 to p9, p19: the best first, for rules are asked in the order of
	// the book.
	{Rule: "hand.tricon"},
	{Rule: "hand.sequence", Figures: game.Figures{{"suited", 1}}},
	{Rule: "hand.point", Figures: game.Figures{{"cards", 2}, {"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "best.banker"},
	{Rule: "parts/best.eldest", Ruling: "equal"},

	// What is won, p16, p20, p22, p23, and the match, p26.
	{Rule: "pool.won"},
	{Rule: "banker.wins", Figures: game.Figures{{"each", 1}}},
	{Rule: "banker.loses", Figures: game.Figures{{"amount", 1}}},
	{Rule: "banker.beaten", Figures: game.Figures{{"each", 1}}, Roles: game.Roles{{"payer", game.Dealer}}},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 5 * most / usual}}, Ruling: "rounds"},
}

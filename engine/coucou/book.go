package coucou

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fewest and most is how many may play; from large on they are a great number,
// and play with the whole pack.
const (
	fewest, most = 5, 20
	usual, large = 6, 13
)

// books returns the ruleset of the Académie for six, and its variants for the other
// numbers of players that it names.
func books(g *table.Game) []*game.Ruleset {
	six := &game.Ruleset{
		ID: "coucou", Text: "academie", Division: "coucou", Game: g, Name: "Le Coucou, Académie", Unit: "jetton", Seats: usual, Hands: game.AreLeft,
		Settings: []string{"parts/purse#amount 8 10", "parts/pack#lowest 2 0 with parts/pack#highest 6 0"},
		Answers:  academie,
	}
	for seats := fewest; seats <= most; seats++ {
		if seats == usual {
			continue
		}
		rs := parts.ForPlayers(six, seats, "coucou.p1")
		if seats >= large {
			rs.Bases[0].But = []string{"parts/pack"}
			rs.Answers = append(rs.Answers, game.Answer{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}, Ruling: "pack"})
			rs.Settings = six.Settings[:1:1]
		}
		six.Variants = append(six.Variants, rs)
	}
	return []*game.Ruleset{six}
}

// academie is the answers of the Académie, coucou.p1 to p4.
var academie = []game.Answer{
	// p1 to p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", usual}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}, Ruling: "pack"},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 8}}, Ruling: "purse"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 1}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "deal.hidden"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The trade, p3, and the dealer's choice, p4.
	{Rule: "trade.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "first"},
	{Rule: "trade.end", Roles: game.Roles{{"last", game.Dealer}}},
	{Rule: "trade.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "trade.once", Ruling: "left"},
	{Rule: "trade.forced"},
	{Rule: "trade.king", Figures: game.Figures{{"face", cards.King}}},
	{Rule: "trade.talon", Ruling: "laid"},
	{Rule: "trade.talon.king", Ruling: "talon-king"},
	{Rule: "dealer.cards", Figures: game.Figures{{"cards", 3}}, Ruling: "three"},

	// What is paid, p3, and the match, p4.
	{Rule: "lowest.card"},
	{Rule: "lowest.all"},
	{Rule: "lowest.paid", Figures: game.Figures{{"amount", 1}}, Roles: game.Roles{{"payee", game.ToPool}}},
	{Rule: "match.leaves"},
	{Rule: "match.together", Ruling: "together"},
	{Rule: "match.won"},
	{Rule: "pool.won"},
}

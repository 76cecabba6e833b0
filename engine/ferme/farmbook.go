package ferme

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fermeLeast, fermeUsual and fermeMost is how many may play la Ferme.
const fermeLeast, fermeUsual, fermeMost = 3, 6, 12

// fermeBooks returns the rulesets of the Académie for six, in either manner, and their
// variants for other numbers of players.
func fermeBooks(g *table.Game) []*game.Ruleset {
	six := &game.Ruleset{
		ID: "ferme", Text: "academie", Division: "ferme", Game: g, Name: "La Ferme, Académie", Unit: "jetton", Seats: fermeUsual, Hands: fermeUsual - 1,
		Pools:    []string{"farm", "game"},
		Settings: []string{"ferme/farm.price#price 1..", "ferme/farm.next#way 0 2 3"},
		Answers:  fermeAnswers,
	}
	other := &game.Ruleset{
		ID: "ferme.autre", Text: "academie", Division: "ferme", Game: g, Name: "La Ferme, autre manière, Académie", Unit: "jetton", Seats: fermeUsual,
		Pools: []string{"farm", "game"},
		Bases: []game.Base{{Of: six, Clause: "ferme.autre.p1", But: []string{"farm.bid", "farm.price", "farm.stays", "farm.next", "farmer.apart", "over.paid"}}},
		Answers: []game.Answer{
			{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
			{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
			{Rule: "over.paid", Figures: game.Figures{{"point", 1}}, Roles: game.Roles{{"payee", game.ToPool}}},
		},
	}
	for _, main := range [...]*game.Ruleset{six, other} {
		for seats := fermeLeast; seats <= fermeMost; seats++ {
			if seats == fermeUsual {
				continue
			}
			rs := parts.ForPlayers(main, seats, "ferme.p1")
			if rs.Answers[0].Ruling = "players"; main.Hands > 0 {
				rs.Hands = seats - 1
			}
			main.Variants = append(main.Variants, rs)
		}
	}
	return []*game.Ruleset{six, other}
}

// fermeAnswers is the answers of the Académie, ferme.p1 to p10.
var fermeAnswers = []game.Answer{
	// p1, p3 to p5.
	{Rule: "parts/players", Figures: game.Figures{{"number", fermeUsual}}, Ruling: "players"},
	{Rule: "pack", Figures: game.Figures{{"lowest", 8}, {"highest", 8}, {"out", int32(cards.Of(cards.Diamonds, 6))}, {"black", 6}}},
	{Rule: "farm.bid"},
	{Rule: "farm.price", Figures: game.Figures{{"price", 10}}},
	{Rule: "farm.stays"},
	{Rule: "stake.game", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "farmer.apart", Ruling: "farmer"},

	// p5, p6, p9b.
	{Rule: "card.value", Figures: game.Figures{{"pips", 1}, {"ace", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "number", Figures: game.Figures{{"number", 16}}},
	{Rule: "number.over"},
	{Rule: "over.paid", Figures: game.Figures{{"point", 1}}, Roles: game.Roles{{"payee", game.Dealer}}},
	{Rule: "draw.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/draw.turn", Figures: game.Figures{{"cards", 0}}, Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "draw.one"},
	{Rule: "draw.from", Figures: game.Figures{{"bottom", 1}}},
	{Rule: "draw.stand"},

	// p2, p7, p8, p10.
	{Rule: "number.nearest"},
	{Rule: "number.fewer"},
	{Rule: "number.card", Figures: game.Figures{{"card", int32(brilliant)}}},
	{Rule: "parts/best.eldest"},
	{Rule: "farm.won"},
	{Rule: "game.won"},
	{Rule: "farm.next", Figures: game.Figures{{"way", 0}}},
}

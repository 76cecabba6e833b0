package ferme

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// belleLeast and belleMost is how many may play la Belle.
const belleLeast, belleUsual, belleMost = 3, 5, 10

// belleBooks returns the ruleset of the Académie for five, and its variants for other
// numbers of players.
func belleBooks(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "belle", Text: "academie", Division: "belle", Game: g, Name: "La Belle, le Flux et le Trente-un, Académie", Unit: "jetton", Seats: belleUsual,
		Pools:    []string{"belle", "flux", "trente-un"},
		Settings: []string{"ferme/stake.belle#each 1..", "ferme/stake.flux#each 1..", "ferme/stake.number#each 1..", "ferme/flux.none#more 0..", "ferme/match.hands#hands 1.."},
		Answers:  belleAnswers,
	}
	for seats := belleLeast; seats <= belleMost; seats++ {
		if seats == belleUsual {
			continue
		}
		rs := parts.ForPlayers(five, seats, "belle.p1")
		rs.Answers[0].Ruling = "players"
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five}
}

// belleAnswers is the answers of the Académie, belle.p1 to p9.
var belleAnswers = []game.Answer{
	// p1, p1b, p2.
	{Rule: "parts/players", Figures: game.Figures{{"number", belleUsual}}, Ruling: "players"},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake.belle", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.flux", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.number", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 2}}},
	{Rule: "deal.face", Figures: game.Figures{{"cards", 1}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The belle and the flux, p2 to p4.
	{Rule: "card.value", Figures: game.Figures{{"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}, Ruling: "figures"},
	{Rule: "belle.card", Figures: game.Figures{{"ace", 4}}, Ruling: "ace"},
	{Rule: "belle.won"},
	{Rule: "flux.what", Figures: game.Figures{{"cards", 3}}},
	{Rule: "flux.best", Ruling: "strongest"},
	{Rule: "flux.won", Ruling: "strongest"},
	{Rule: "flux.none", Figures: game.Figures{{"more", 0}}, Ruling: "more"},

	// The thirty-one, p6 to p9.
	{Rule: "number", Figures: game.Figures{{"number", 31}}},
	{Rule: "number.over"},
	{Rule: "draw.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/draw.turn", Figures: game.Figures{{"cards", 1}}, Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "draw.one"},
	{Rule: "draw.from", Figures: game.Figures{{"bottom", 0}}},
	{Rule: "draw.stand", Ruling: "stand"},
	{Rule: "number.told"},
	{Rule: "number.nearest"},
	{Rule: "number.first"},
	{Rule: "number.won"},

	// p1b, p9.
	{Rule: "box.equal"},
	{Rule: "match.hands", Figures: game.Figures{{"hands", 30}}, Ruling: "hands"},
	{Rule: "match.divided", Ruling: "divided"},
}

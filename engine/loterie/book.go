package loterie

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fewest and greatest is how many may play.
const (
	fewest, greatest = 4, 20
	usual            = 10
)

// books returns the ruleset of the Académie for ten, and its variants for the other
// numbers of players.
func books(g *table.Game) []*game.Ruleset {
	ten := &game.Ruleset{
		ID: "loterie", Text: "academie", Division: "loterie", Game: g, Name: "La Loterie, Académie", Unit: "jetton", Seats: usual,
		Pools: []string{"fund", "lots"}, Apart: true,
		Settings: settings(usual),
		Answers:  academie,
	}
	for seats := fewest; seats <= greatest; seats++ {
		if seats == usual {
			continue
		}
		rs := parts.ForPlayers(ten, seats, "loterie.p1")
		if seats != fewest && seats != 5 && seats != 12 { // the book names these
			rs.Answers[0].Ruling = "players"
		}
		rs.Settings = settings(seats)
		ten.Variants = append(ten.Variants, rs)
	}
	return []*game.Ruleset{ten}
}

// settings returns what so many players may agree on: how many counters each puts in,
// and one to four tickets for each, as far as their pack goes.
func settings(seats int) []string {
	tickets := "loterie/tickets#each 1"
	for n := 2; n <= 4 && n*seats <= 52; n++ {
		tickets += " " + ascii.Itoa(n)
	}
	return []string{"parts/purse#amount 1..", tickets}
}

// academie is the answers of the Académie, loterie.p1 to p11.
var academie = []game.Answer{
	// p1 to p5.
	{Rule: "parts/players", Figures: game.Figures{{"number", usual}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "packs"},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 12}}, Ruling: "purse"},
	{Rule: "stake"},

	// The lots, p6.
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "deal.stays"},
	{Rule: "lot.covered"},
	{Rule: "lot.amount", Ruling: "amount"},
	{Rule: "lot.put"},
	{Rule: "lot.unequal", Ruling: "equal"},

	// The tickets, p7 and p11, and the match, p9 and p10.
	{Rule: "tickets", Figures: game.Figures{{"each", 1}}},
	{Rule: "tickets.round", Ruling: "rounds"},
	{Rule: "lot.turned"},
	{Rule: "lot.drawn"},
	{Rule: "lot.paid"},
	{Rule: "lot.left"},
	{Rule: "match.over"},
}

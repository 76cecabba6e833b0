package imperiale

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for two with thirty-two cards, and its
// variants: with the sixes, and for three.
func books(g *table.Game) []*game.Ruleset {
	two := &game.Ruleset{
		ID: "imperiale", Text: "academie", Division: "imperiale", Game: g, Name: "L'Impériale, Académie", Unit: table.Point, Seats: 2, Tricks: 12,
		Irregular: []string{"misdeal", "exposed", "false-pack", "revoke", "under", "spare", "mix", "quit"},
		Settings:  []string{"imperiale/match#imperials 1..", "imperiale/restriction#free 0 1"},
		Answers:   academie,
	}
	sixes := []game.Answer{
		{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}},
		{Rule: "honour", Figures: game.Figures{{"low", 6}}},
		{Rule: "imperial.four", Figures: game.Figures{{"low", 6}}},
		{Rule: "turned.four", Figures: game.Figures{{"low", 6}}},
	}
	thirtySix := *two
	thirtySix.ID, thirtySix.Name = "imperiale.36", two.Name+", 36 cards"
	thirtySix.Bases, thirtySix.Answers = []game.Base{{Of: two, Clause: "imperiale.c1.p1"}}, sixes
	three := parts.ForPlayers(two, 3, "imperiale.c1.p11", append([]game.Answer{
		{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 1}}},
		{Rule: "lead.trump"},
		{Rule: "parts/overtrump.duty"},
		{Rule: "cards", Figures: game.Figures{{"tricks", 4}, {"points", 4}}},
	}, sixes...)...)
	two.Variants = []*game.Ruleset{&thirtySix, three}
	return []*game.Ruleset{two}
}

// academie is the answers of the Académie, imperiale.c1.p1 to loix.20. Amounts
// are in points: a jetton is four, a fiche an imperial. What is counted at the
// same time is counted in the order in which it stands here (c2.p8, loix.15).
var academie = []game.Answer{
	// The table and the deal, c1.p1 to p6.
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 1}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 12}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 3333}, {"b", 444}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// The honours and the imperials, c1.p4b, p7b to p10, c2.p2.
	{Rule: "honour", Figures: game.Figures{{"low", 7}}},
	{Rule: "honour.turned", Figures: game.Figures{{"points", 4}}},
	{Rule: "imperial.four", Figures: game.Figures{{"low", 7}}},
	{Rule: "imperial.sequence"},
	{Rule: "imperial.trumps", Figures: game.Figures{{"imperials", 2}}},
	{Rule: "restriction", Figures: game.Figures{{"free", 1}}, Ruling: "restriction"},
	{Rule: "turned.four", Figures: game.Figures{{"low", 7}}},
	{Rule: "turned.sequence"},
	{Rule: "imperial.late"},
	{Rule: "declare.turn"},
	{Rule: "forgotten"},
	{Rule: "count.hand"},
	{Rule: "count.turned"},

	// The point, c1.p7, c2.p6.
	{Rule: "point.suit"},
	{Rule: "point.best", Figures: game.Figures{{"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}, Ruling: "point"},
	{Rule: "parts/point.eldest"},
	{Rule: "point", Figures: game.Figures{{"points", 4}}},
	{Rule: "point.late"},

	// The play, c1.p5, p10.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "lead-next"},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/overtake.duty"},
	{Rule: "parts/trump.duty"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},

	// What is counted in the play, c1.p9b, p10, c2.p3 to p5.
	{Rule: "tumbled"},
	{Rule: "tumbled.trumps"},
	{Rule: "honour.taken", Figures: game.Figures{{"points", 4}}},
	{Rule: "cards", Figures: game.Figures{{"tricks", 6}, {"points", 4}}},

	// Jettons, fiches and the match, c2.p1, p7, p8.
	{Rule: "imperial", Figures: game.Figures{{"points", 24}}},
	{Rule: "six", Figures: game.Figures{{"jettons", 6}, {"points", 4}}},
	{Rule: "erased.hand"},
	{Rule: "erased.tumbled", Ruling: "tumbled-erases"},
	{Rule: "erased.six"},
	{Rule: "match", Figures: game.Figures{{"imperials", 5}}},
	{Rule: "match.over"},

	// The laws.
	{Rule: "parts/pack.false"},
	{Rule: "parts/deal.exposed"},
	{Rule: "parts/deal.exposed.talon"},
	{Rule: "parts/deal.misdeal.passes"},
	{Rule: "fault.misdeal", Figures: game.Figures{{"imperials", 1}}},
	{Rule: "fault.under", Figures: game.Figures{{"imperials", 1}}},
	{Rule: "fault.revoke", Figures: game.Figures{{"imperials", 2}}},
	{Rule: "forfeit"},
	{Rule: "forfeit.other"},
	{Rule: "void"},
	{Rule: "mixed"},
	{Rule: "parts/match.quit"},
	{Rule: "parts/match.quit.agreed"},
}

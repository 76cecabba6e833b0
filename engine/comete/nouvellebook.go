package comete

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// cometBooks returns the ruleset of the Académie for two, and its variants.
func cometBooks(g *table.Game) []*game.Ruleset {
	two := &game.Ruleset{
		ID: "comete", Text: "academie", Division: "comete", Game: g, Name: "La Comète, Académie", Unit: table.Point, Seats: 2,
		Irregular: []string{"misdeal", "look"},
		Settings: []string{"comete/comet#red 0 1", "comete/opera.dealer#agreed 0 1", "comete/talon.fine#fine 0..", "comete/heap.fine#fine 0..",
			lengthID + "#coups 2.. by 2", "parts/write.consolation#points 0.."},
		Answers: academieComete,
	}
	forty := *two
	forty.ID, forty.Name = "comete.quarante", "La Comète, Académie, forty cards"
	forty.Bases = []game.Base{{Of: two, Clause: "comete.pour-neuf.p5"}}
	forty.Answers = []game.Answer{
		{Rule: "pack", Figures: game.Figures{{"lowest", 1}, {"highest", 3}}},
		{Rule: "parts/deal.count", Figures: game.Figures{{"each", 15}}},
		{Rule: "misdeal.stands", Figures: game.Figures{{"cards", 16}}},
	}
	round := company(two, 3, "tourner", "round the table", []game.Answer{{Rule: "parts/society.begin"}, {Rule: "parts/society.round"}, {Rule: "remise.pair"}})
	round.Bases[0].But = []string{"comet.remise"}
	sides := company(two, 4, "deux", "two against two", []game.Answer{{Rule: "parts/society.begin", Ruling: "begin"}, {Rule: "parts/society.partner", Ruling: "partner"}, {Rule: "parts/society.sides", Ruling: "sides"}})
	sides.Sides = []string{"SN", "EW"}
	two.Variants = []*game.Ruleset{&forty, round, sides, exchanging(two, "", "comete.ecartant.p1", exchange(game.Figures{{"eldest", 6}}, game.Answer{Rule: "exchange.kept", Figures: game.Figures{{"cards", 3}}, Ruling: "second"}))}
	for _, v := range [...]struct {
		seats    int
		each     int32
		clause   string
		exchange []game.Answer
	}{{3, 12, "comete.a-trois.p1", exchange(game.Figures{{"eldest", 6}, {"others", 3}})}, {4, 10, "comete.a-trois.p3", exchange(game.Figures{{"eldest", 4}, {"others", 2}}, game.Answer{Rule: "exchange.last", Figures: game.Figures{{"cards", 1}}})}, {5, 9, "comete.a-trois.p4", nil}} {
		rs := parts.ForPlayers(two, v.seats, v.clause, append([]game.Answer{
			{Rule: "parts/deal.count", Figures: game.Figures{{"each", v.each}}},
			{Rule: "misdeal.stands", Figures: game.Figures{{"cards", v.each + 1}}},
		}, academieQueue...)...)
		rs.Pools = []string{poolQueue}
		rs.Settings = []string{two.Settings[0], two.Settings[1], two.Settings[2], two.Settings[3], handsID + "#coups 1.."}
		rs.Bases[0].But = []string{"left.marked", "blanches.marked", "write.*", "parts/write.*", "length"}
		two.Variants = append(two.Variants, rs)
		if v.exchange != nil {
			two.Variants = append(two.Variants, exchanging(rs, "."+ascii.Itoa(v.seats), "comete.ecartant.p1", v.exchange))
		}
	}
	return []*game.Ruleset{two}
}

// academieComete lists the answers of the Académie, comete.p2 to pour-neuf.p4. A
// jetton is ten points (p4).
var academieComete = []game.Answer{
	// The table, p2 to p6.
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "pack", Figures: game.Figures{{"lowest", 1}, {"highest", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 18}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 3}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "misdeal.again"},
	{Rule: "misdeal.stands", Figures: game.Figures{{"cards", 19}}},
	{Rule: "parts/talon.unseen"},
	{Rule: "talon.fine", Figures: game.Figures{{"fine", 10}}, Roles: game.Roles{{"payee", game.ToEach}}, Ruling: "fine"},
	{Rule: "jetton", Figures: game.Figures{{"points", 10}}},
	{Rule: "comet", Figures: game.Figures{{"red", 0}}},

	// The play, p7 to p23.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 0}}},
	{Rule: "parts/run.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/run.duty", Ruling: "duty"},
	{Rule: "parts/run.top"},
	{Rule: "parts/run.stuck"},
	{Rule: "together", Ruling: "together"},
	{Rule: "together.four"},
	{Rule: "together.nines"},
	{Rule: "hoc.free"},
	{Rule: "hoc.safe"},
	{Rule: "hoc.anew"},
	{Rule: "heap.fine", Figures: game.Figures{{"fine", 10}}, Roles: game.Roles{{"payee", game.ToEach}}, Ruling: "fine"},

	// The end, p24 to p35: what changes a price stands before what is paid.
	{Rule: "parts/run.out"},
	{Rule: "last", Figures: game.Figures{{"comet", 2}, {"points", 2}}},
	{Rule: "last.nine", Figures: game.Figures{{"comet", 4}, {"points", 4}}},
	{Rule: "opera", Figures: game.Figures{{"points", 2}}},
	{Rule: "opera.dealer", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "opera.comet", Figures: game.Figures{{"times", 2}}},
	{Rule: "blanches.marked", Figures: game.Figures{{"points", 50}}},
	{Rule: "blanches.comet", Figures: game.Figures{{"points", 100}}},
	{Rule: "blanches.opera", Ruling: "blanches-opera"},
	{Rule: "comet.remise"},
	{Rule: "comet.paid", Figures: game.Figures{{"jettons", 2}}, Ruling: "comet-when"},
	{Rule: "comet.left", Figures: game.Figures{{"jettons", 2}, {"comet", 2}, {"points", 2}}},
	{Rule: "left.marked", Figures: game.Figures{{"pips", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},

	// The writing, p4, p5, p26.
	{Rule: "parts/write.carry"},
	{Rule: "write.coup"},
	{Rule: "parts/write.tour", Figures: game.Figures{{"coups", 2}}},
	{Rule: "parts/write.mark", Figures: game.Figures{{"ten", 10}, {"from", 5}}, Ruling: "piquet"},
	{Rule: "parts/write.consolation", Figures: game.Figures{{"points", 20}}, Ruling: "piquet"},
	{Rule: "parts/write.refait", Figures: game.Figures{{"points", 20}}, Ruling: "piquet"},
	{Rule: "length", Figures: game.Figures{{"coups", 24}}, Ruling: "length"},
}

// academieQueue lists the answers of the Académie where three or more play, a-trois.p1
// to p4.
var academieQueue = []game.Answer{
	{Rule: "blanches", Figures: game.Figures{{"each", 50}}, Ruling: "three"},
	{Rule: "parts/left.paid", Figures: game.Figures{{"each", 0}, {"pips", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "queue", Figures: game.Figures{{"jettons", 2}}},
	{Rule: "queue.equal", Figures: game.Figures{{"jettons", 1}}},
	{Rule: "hands", Figures: game.Figures{{"coups", 24}}, Ruling: "three"},
	{Rule: "queue.won", Ruling: "queue"},
}

// company returns a manner for so many players, of whom two play at a time, as at
// Piquet à écrire.
func company(of *game.Ruleset, seats int, id, name string, answers []game.Answer) *game.Ruleset {
	rs := parts.ForPlayers(of, seats, "comete.p4", append([]game.Answer{
		{Rule: "parts/society.two"},
		{Rule: "parts/society.deals", Ruling: "relieved-deal"},
	}, answers...)...)
	rs.ID, rs.Name, rs.Hands = "comete."+id, of.Name+", "+name, 2
	return rs
}

// exchange returns the answers about the exchange of two to four players, ecartant.p2 to
// p8: how many cards are put out at most, the first player's figure first, which is also
// how many cards that player may look at.
func exchange(most game.Figures, more ...game.Answer) []game.Answer {
	return append([]game.Answer{
		{Rule: "parts/exchange.most", Figures: most},
		{Rule: "parts/exchange.least", Figures: game.Figures{{"eldest", 2}, {"others", 1}}},
		{Rule: "left.first", Figures: game.Figures{{"cards", most[0].Value}}},
		{Rule: "own.look"},
	}, more...)
}

// exchanging returns a ruleset with an exchange of cards before the play.
func exchanging(of *game.Ruleset, number, clause string, answers []game.Answer) *game.Ruleset {
	rs := *of
	rs.ID, rs.Name, rs.Variants = "comete.ecart"+number, of.Name+", with an exchange", nil
	rs.Bases, rs.Answers = []game.Base{{Of: of, Clause: clause}}, answers
	return &rs
}

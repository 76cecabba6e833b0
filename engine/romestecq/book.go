package romestecq

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for four, and its variants for two and for
// six.
func books(g *table.Game) []*game.Ruleset {
	four := &game.Ruleset{
		ID: "romestecq", Text: "academie", Division: "romestecq", Game: g, Name: "Le Romestecq, Académie", Unit: table.Mark, Seats: 4, Tricks: 5,
		Irregular: []string{"exposed", "faced", "repacket", "six-cards", "early", "revoke", "not-named", "boast", "excess", "unmark", "overclaim"},
		Settings:  []string{"parts/match.target#score 1.."},
		Answers:   academie,
	}
	two := parts.ForPlayers(four, 2, "romestecq.p3",
		game.Answer{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 1}}, Ruling: "deal-first"})
	two.Bases[0].But = []string{"parts/partners", "parts/hand.hidden", "partners.see"}
	six := parts.ForPlayers(four, 6, "romestecq.p3", game.Answer{Rule: "draw.middle"}, game.Answer{Rule: "deal.order"},
		game.Answer{Rule: "parts/match.target", Figures: game.Figures{{"score", 36}}})
	six.Bases[0].But = []string{"parts/deal.first"}
	four.Variants = []*game.Ruleset{two, six}
	return []*game.Ruleset{four}
}

// academie is the answers of the Académie for four, romestecq.p2 to loix.10.
var academie = []game.Answer{
	// p2 to p4.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}},
	{Rule: "parts/partners", Figures: game.Figures{{"apart", 1}}},
	{Rule: "parts/hand.hidden", Ruling: "hidden"},
	{Rule: "partners.see"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 1}}},
	{Rule: "marker"},

	// p6, p6b.
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 221}, {"b", 32}}},
	{Rule: "parts/deal.packets.keep"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/turned.none"},
	{Rule: "parts/talon.unseen"},
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "lead-next"},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/trick.suit"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},

	// p9 to p14. What is counted at the same time is counted in this order.
	{Rule: "virlicque"},
	{Rule: "virlicque.match"},
	{Rule: "virlicque.higher"},
	{Rule: "ningre", Figures: game.Figures{{"points", 3}}},
	{Rule: "triche", Figures: game.Figures{{"points", 3}}},
	{Rule: "village", Figures: game.Figures{{"points", 2}}},
	{Rule: "double-rome", Figures: game.Figures{{"points", 2}}},
	{Rule: "double-rome.whole", Figures: game.Figures{{"points", 4}}},
	{Rule: "rome", Figures: game.Figures{{"points", 1}}},

	// p15b, p16.
	{Rule: "name.held"},
	{Rule: "name.piece"},
	{Rule: "name.once", Ruling: "overlap"},

	// p10, p15.
	{Rule: "gruge"},
	{Rule: "counted", Ruling: "when"},
	{Rule: "stecq", Figures: game.Figures{{"points", 1}}},
	{Rule: "marked"},
	{Rule: "debt.first", Ruling: "debt"},

	// The laws.
	{Rule: "fault.exposed", Figures: game.Figures{{"points", 3}}},
	{Rule: "exposed.own"},
	{Rule: "fault.faced", Figures: game.Figures{{"points", 3}}},
	{Rule: "fault.packets", Figures: game.Figures{{"points", 3}}},
	{Rule: "fault.six", Figures: game.Figures{{"points", 3}}},
	{Rule: "fault.early", Figures: game.Figures{{"points", 3}}},
	{Rule: "loss.own", Ruling: "debt"},
	{Rule: "loss.debt", Ruling: "debt"},
	{Rule: "revoke.match"},
	{Rule: "silent.match"},
	{Rule: "boast.match"},
	{Rule: "excess.match"},
	{Rule: "overmark.match"},
	{Rule: "overclaim.match"},

	// The match, p5.
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 21}}},
	{Rule: "match.over", Ruling: "match-over"},
}

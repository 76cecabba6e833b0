package piquet

import (
	"slices"

	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// makers lists every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.First, &parts.Cut, &parts.Packets, &parts.PacketsKeep, &parts.Count, &parts.Passes,
			&parts.OutMost, &parts.OutLeast, &parts.TalonUnseen},
		parts.Own(asked), parts.Own(melds), []*Maker{&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.TakerSuit},
		parts.Own(counted), []*Maker{&parts.Target, &parts.MatchOver},
		parts.Own(dealLaws), parts.Own(exchangeLaws), parts.Own(leftLaws), parts.Own(declareLaws), parts.Own(playLaws),
		[]*Maker{&parts.Purse}, parts.Own(tours.Written), parts.Own(written), parts.Own(tours.Company), parts.Own(society),
		[]*Maker{&parts.FalsePack, &parts.FalsePackAgain, &parts.Exposed, &parts.PlayFinal, &parts.Quit, &parts.QuitAgreed})
}

// books returns the rulesets of the Académie: Piquet to a hundred points, and
// the manners of Piquet à écrire.
func books(g *table.Game) []*game.Ruleset {
	cent := &game.Ruleset{
		ID: "piquet", Text: "academie", Division: "piquet", Game: g, Name: "Piquet, Académie", Unit: table.Point, Seats: 2, Tricks: tricks,
		Irregular: []string{"misdeal", "exposed", "false-pack", "over", "short", "look", "stray", "lay", "false", "take", "fold", "quit", "cheat"},
		Settings:  []string{"parts/match.target#score 1..", "piquet/deal.anew#agreed 0 1", "piquet/declare.mistaken#agreed 0 1"},
		Answers:   academie,
	}
	return []*game.Ruleset{cent, manners(g, cent)}
}

// academie lists the answers of the Académie, piquet.c1.p1 to loix.26. Answers
// that count at the same moment count in the order of this list.
var academie = []game.Answer{
	// The table and the deal, c1.p1 to p3d.
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "cut.least", Figures: game.Figures{{"cards", 2}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"least", 2}, {"most", 3}}},
	{Rule: "parts/deal.packets.keep"},
	{Rule: "packets.warned"},
	{Rule: "packets.anew"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 12}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},

	// The exchange, and what is left, c2.
	{Rule: "parts/exchange.most", Figures: game.Figures{{"eldest", 5}}},
	{Rule: "parts/exchange.least", Figures: game.Figures{{"eldest", 1}, {"others", 1}}},
	{Rule: "parts/talon.unseen"},
	{Rule: "left.first", Figures: game.Figures{{"cards", 5}}},
	{Rule: "left.second"},
	{Rule: "left.named"},
	{Rule: "left.mixed"},
	{Rule: "lead.named"},
	{Rule: "lead.named.broken"},

	// What is declared, c2.p2c, p8, c3 and c4.
	{Rule: "blanches", Figures: game.Figures{{"points", 10}}},
	{Rule: "blanches.shown"},
	{Rule: "declare.order"},
	{Rule: "declare.answer"},
	{Rule: "declare.good"},
	{Rule: "declare.bad"},
	{Rule: "declare.unasked"},
	{Rule: "point.card", Figures: game.Figures{{"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "point.suit"},
	{Rule: "point", Figures: game.Figures{{"ten", 10}, {"from", 5}}},
	{Rule: "point.major", Figures: game.Figures{{"points", 4}}},
	{Rule: "point.equal"},
	{Rule: "sequence", Figures: game.Figures{{"least", 3}}},
	{Rule: "sequence.longer"},
	{Rule: "sequence.higher"},
	{Rule: "sequence.worth", Figures: game.Figures{{"three", 3}, {"four", 4}, {"five", 15}, {"six", 16}, {"seven", 17}, {"eight", 18}}},
	{Rule: "sequence.equal"},
	{Rule: "set", Figures: game.Figures{{"low", 10}}},
	{Rule: "quatorze.best"},
	{Rule: "set.higher"},
	{Rule: "quatorze", Figures: game.Figures{{"points", 14}}},
	{Rule: "trio", Figures: game.Figures{{"points", 3}}, Ruling: "trio"},
	{Rule: "declare.show"},
	{Rule: "declare.lesser"},
	{Rule: "declare.forgotten"},

	// The hazards and the play, c1 and c4.
	{Rule: "repic", Figures: game.Figures{{"at", 30}, {"more", 60}}},
	{Rule: "pic", Figures: game.Figures{{"at", 30}, {"more", 30}}},
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/follow.duty"},
	{Rule: "thrown", Figures: game.Figures{{"most", 3}}},
	{Rule: "parts/trick.suit"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "play.marks", Figures: game.Figures{{"low", 10}}},
	{Rule: "play.lead"},
	{Rule: "play.take"},
	{Rule: "hand.short"},
	{Rule: "trick.last", Figures: game.Figures{{"more", 1}}},
	{Rule: "cards", Figures: game.Figures{{"points", 10}, {"equal", 0}}},
	{Rule: "capot", Figures: game.Figures{{"points", 40}}},
	{Rule: "match.order", Ruling: "order"},
	{Rule: "match.mark"},
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 100}}, Ruling: "hundred"},
	{Rule: "parts/match.over", Ruling: "over"},
	{Rule: "deal.anew", Figures: game.Figures{{"agreed", 0}}},

	// The laws.
	{Rule: "deal.thirteen", Figures: game.Figures{{"cards", 13}}},
	{Rule: "deal.thirteen.less"},
	{Rule: "deal.thirteen.left", Figures: game.Figures{{"cards", 3}}},
	{Rule: "deal.thirteen.out", Figures: game.Figures{{"out", 3}}},
	{Rule: "deal.fourteen", Figures: game.Figures{{"cards", 14}}},
	{Rule: "deal.twice"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again", Ruling: "false-again"},
	{Rule: "parts/deal.exposed"},
	{Rule: "talon.exposed", Figures: game.Figures{{"last", 3}}},
	{Rule: "void"},
	{Rule: "exchange.final"},
	{Rule: "exchange.restore"},
	{Rule: "exchange.excess"},
	{Rule: "exchange.laid"},
	{Rule: "exchange.say", Figures: game.Figures{{"cards", 5}}},
	{Rule: "exchange.usurped", Figures: game.Figures{{"points", 0}}},
	{Rule: "exchange.waited"},
	{Rule: "talon.seen"},
	{Rule: "talon.seen.again"},
	{Rule: "lead.compelled"},
	{Rule: "hand.long", Figures: game.Figures{{"cards", 12}}},
	{Rule: "mute"},
	{Rule: "mute.other"},
	{Rule: "declare.revised"},
	{Rule: "declare.struck"},
	{Rule: "declare.mistaken", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "set.lacking"},
	{Rule: "set.name"},
	{Rule: "declare.false"},
	{Rule: "declare.false.mended"},
	{Rule: "pic.late"},
	{Rule: "parts/play.final"},
	{Rule: "revoke.mended"},
	{Rule: "lead.name"},
	{Rule: "thrown.mixed"},
	{Rule: "cheat"},
	{Rule: "parts/match.quit"},
	{Rule: "parts/match.quit.agreed"},
}

package reversis

import "quinola/engine/game"

// Academie is the older game, of an "Académie des jeux" of about 1755, for
// four players and without the tens. Amounts are in jettons.
var Academie = &game.Ruleset{
	ID: "academie", Division: "reversis", Name: "Académie des jeux, about 1755", Unit: "jetton", Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "false-pack", "early", "revoke"},
	Settings:  academieSettings,
	Answers:   academieAnswers,
	Variants: []*game.Ruleset{
		academieFor("academie-5", "five players, two cards left", 5, 9, 10),
		academieFor("academie-5-seven", "five players, seven cards left", 5, 8, 10),
		academieFor("academie-tens", "four players, with the tens", 4, 12, 0),
		academieFor("academie-5-tens", "five players, with the tens", 5, 9, 0),
	},
}

// academieFor returns the game of the Académie for another number of players, or with
// another pack: each takes so many cards, and the faces of out are taken out of the pack.
// The talon is worth the ordinary pool, two jettons a player.
func academieFor(id, name string, seats, each, out int32) *game.Ruleset {
	return &game.Ruleset{ID: id, Text: "academie", Division: "reversis", Name: "Académie des jeux, " + name,
		Unit: "jetton", Seats: int(seats), Tricks: int(each), Irregular: []string{"misdeal", "false-pack", "early", "revoke"}, Settings: academieSettings,
		Answers: instead(academieAnswers, game.Answer{Rule: "players", Figures: game.Figures{{"number", seats}}},
			game.Answer{Rule: "pack", Figures: game.Figures{{"lowest", out}, {"highest", out}}},
			game.Answer{Rule: "deal.count", Figures: game.Figures{{"each", each}, {"dealer", each + 1}}},
			game.Answer{Rule: "party.price", Figures: game.Figures{{"price", 2 * seats}}})}
}

// academieSettings lists what articles V, VI, VII, XI and XVI leave to the players.
var academieSettings = []string{
	"reversis/quinola.consolation#holder 4..", "reversis/quinola.consolation#others 0 1", "reversis/quinola.gift#fee 2..",
	"reversis/party.price#price 1..", "reversis/revoke.fine#fine 1..", "reversis/revoke.fine#bete 0 1",
	"reversis/ace.placed#ace 1 2 with reversis/ace.placed#hearts 2 4 with reversis/ace.forced#ace 1 2 with reversis/ace.forced#hearts 2 4",
}

var academieAnswers = []game.Answer{
	// The table, the deal and the talon.
	{Rule: "players", Figures: game.Figures{{"number", 4}}},
	{Rule: "pack", Figures: game.Figures{{"lowest", 10}, {"highest", 10}}},
	{Rule: "quinola", Figures: game.Figures{{"face", 11}}},
	{Rule: "points", Figures: game.Figures{{"ace", 5}, {"king", 4}, {"queen", 3}, {"knave", 2}}},
	{Rule: "placed.order", Roles: game.Roles{{"best", game.Dealer}, {"then", game.ToLeft}}},
	{Rule: "deal.cut", Roles: game.Roles{{"cutter", game.ToLeft}}},
	{Rule: "deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 12}}},
	{Rule: "deal.packets", Figures: game.Figures{{"size", 3}}},
	{Rule: "exchange"},
	{Rule: "exchange.optional"},
	{Rule: "exchange.dealer"},
	{Rule: "exchange.look"},
	{Rule: "exchange.left"},
	{Rule: "talon.order"},
	{Rule: "discard.hearts"},
	{Rule: "discard.bare"},
	{Rule: "discard.unforced"},
	{Rule: "pool.each", Figures: game.Figures{{"amount", 2}}, Ruling: "stakes"},

	// The play, I, II and XIII.
	{Rule: "turn"},
	{Rule: "lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "next-lead"},
	{Rule: "lead.hearts"},
	{Rule: "follow-suit", Figures: game.Figures{{"head", 0}}},
	{Rule: "rank"},
	{Rule: "trick.taker"},

	// The Quinola and the aces, III to VI, XVI and XVII.
	{Rule: "card.placed"},
	{Rule: "card.forced", Figures: game.Figures{{"ace", 0}, {"quinola", 0}}, Ruling: "chosen"},
	{Rule: "card.led"},
	{Rule: "quinola.placed", Roles: game.Roles{{"taker", game.Holder}}},
	{Rule: "quinola.forced", Roles: game.Roles{{"payer", game.Holder}}},
	{Rule: "quinola.led", Roles: game.Roles{{"payer", game.Holder}}},
	{Rule: "quinola.gift", Figures: game.Figures{{"fee", 2}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
	{Rule: "quinola.consolation", Figures: game.Figures{{"holder", 4}, {"others", 0}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
	{Rule: "ace.placed", Figures: game.Figures{{"ace", 1}, {"hearts", 2}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
	{Rule: "ace.forced", Figures: game.Figures{{"ace", 1}, {"hearts", 2}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
	{Rule: "ace.led", Figures: game.Figures{{"ace", 0}}},

	// The talon, VII to X.
	{Rule: "party.price", Figures: game.Figures{{"price", 8}}, Ruling: "talon-price"},
	{Rule: "party.winner.trickless"},
	{Rule: "party.winner.points"},
	{Rule: "party.winner.placed"},
	{Rule: "party.loser.points"},
	{Rule: "party.loser.placed"},
	{Rule: "party.payment", Roles: game.Roles{{"payer", game.Loser}, {"payee", game.Winner}}},

	// The Reversis, XV.
	{Rule: "reversis.made"},
	{Rule: "reversis.party"},
	{Rule: "reversis.refund", Figures: game.Figures{{"fines", 1}}},
	{Rule: "reversis.placed"},
	{Rule: "reversis.draws"},
	{Rule: "reversis.payment", Figures: game.Figures{{"each", 2}}, Roles: game.Roles{{"payee", game.Undertaker}}},

	// The game.
	{Rule: "game.forced", Figures: game.Figures{{"rounds", 2}}},
	{Rule: "game.beasts", Figures: game.Figures{{"greatest", 1}, {"first", 0}}},
	{Rule: "game.beasts.revoked"},

	// XI, XII and XVIII.
	{Rule: "turn.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "revoke.fine", Figures: game.Figures{{"fine", 1}, {"bete", 0}}, Roles: game.Roles{{"payee", game.ToEach}}, Ruling: "revoke-fine"},
	{Rule: "deal.misdeal"},
	{Rule: "deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "void"},
}

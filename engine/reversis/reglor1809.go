package reversis

import "quinola/engine/game"

// Reglor1809 is the Reversy of "Reglor för kort-spelare", Upsala, Edman, 1809.
// Amounts are in jettons; a fiche is ten, or five (Cap. II, 1).
var Reglor1809 = &game.Ruleset{
	ID: "reglor-1809", Division: "reversy", Name: "Upsala, 1809", Unit: "jetton", Larger: game.Marker{Name: "fiche", Worth: 10}, Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "keep-12", "revoke", "early", "see", "grab", "hide", "retake", "mix", "twice", "unstaked"},
	Settings:  []string{"reversis/game.rounds#rounds 1..", "reversis/game.forced#rounds 0.."}, // Cap. II, 4, and V
	Answers: []game.Answer{
		// Cap. II, 1 to 11: the table, the pannier, the deal and the talon.
		{Rule: "players", Figures: game.Figures{{"number", 4}}},
		{Rule: "pack", Figures: game.Figures{{"lowest", 10}, {"highest", 10}}},
		{Rule: "quinola", Figures: game.Figures{{"face", 11}}},
		{Rule: "points", Figures: game.Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
		{Rule: "placed.order", Roles: game.Roles{{"best", game.Dealer}, {"then", game.ToLeft}}},
		{Rule: "deal.first", Figures: game.Figures{{"suit", 2}, {"face", 0}}},
		{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
		{Rule: "deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
		{Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 12}}},
		{Rule: "deal.packets", Figures: game.Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 0}}},
		{Rule: "exchange"},
		{Rule: "exchange.optional"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "turn", Ruling: "turn"},
		{Rule: "lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
		{Rule: "lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "next-lead"},
		{Rule: "follow-suit"},
		{Rule: "rank"},
		{Rule: "trick.taker"},
		{Rule: "pool.fund", Figures: game.Figures{{"each", 10}, {"dealer", 20}}},
		{Rule: "pool.beast"}, // before pool.renewal, over which it takes precedence
		{Rule: "pool.renewal", Figures: game.Figures{{"below", 1}}},
		{Rule: "pool.dealer", Figures: game.Figures{{"amount", 10}}},
		{Rule: "pool.answers", Roles: game.Roles{{"payer", game.Eldest}}},
		{Rule: "pool.owned"},

		// Cap. I, and II, 29 to 36: quinola and aces.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: game.Figures{{"ace", 1}, {"quinola", 1}}, Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Roles: game.Roles{{"taker", game.Holder}}},
		{Rule: "quinola.forced", Roles: game.Roles{{"payer", game.Holder}}},
		{Rule: "quinola.led", Roles: game.Roles{{"payer", game.Holder}}},
		{Rule: "quinola.gift", Figures: game.Figures{{"fee", 20}, {"last", 40}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "quinola.consolation", Figures: game.Figures{{"holder", 20}, {"others", 0}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
		{Rule: "quinola.gorged", Figures: game.Figures{{"fee", 20}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "ace.placed", Figures: game.Figures{{"ace", 2}, {"diamonds", 4}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "ace.forced", Figures: game.Figures{{"ace", 2}, {"diamonds", 4}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
		{Rule: "ace.led", Figures: game.Figures{{"ace", 2}, {"diamonds", 4}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "claim.all"},
		{Rule: "pool.claim"},

		// Cap. IV: the four aces.
		{Rule: "espagnolette", Figures: game.Figures{{"aces", 4}}},
		{Rule: "espagnolette.renounce"},
		{Rule: "espagnolette.pays.made", Figures: game.Figures{{"used", 0}}},

		// Cap. II, 24 to 26: the party.
		{Rule: "party.price", Figures: game.Figures{{"price", 20}}},
		{Rule: "exchange.retaken"},
		{Rule: "twelve.party"},
		{Rule: "revoke.party"},
		{Rule: "party.mixed"},
		{Rule: "party.assumed"},
		{Rule: "party.judged"},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points"},
		{Rule: "party.loser.tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: game.Roles{{"payer", game.Loser}, {"payee", game.Winner}}},

		// Cap. I, II, 37 to 39, and III: the Reversy.
		{Rule: "reversis.undertaken", Figures: game.Figures{{"tricks", 9}}},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.ends"},
		{Rule: "reversis.party"},
		{Rule: "reversis.refund", Figures: game.Figures{{"placed", 1}}},
		{Rule: "reversis.quinola.refund"},
		{Rule: "reversis.own"},
		{Rule: "reversis.stops"},
		{Rule: "reversis.quinola.made", Figures: game.Figures{{"before", 10}}},
		{Rule: "reversis.quinola.fine", Figures: game.Figures{{"fee", 20}, {"before", 10}}, Roles: game.Roles{{"payee", game.Breaker}}},
		{Rule: "reversis.aces", Figures: game.Figures{{"ace", 2}, {"diamonds", 4}}},
		{Rule: "reversis.payment", Figures: game.Figures{{"each", 40}}, Roles: game.Roles{{"payee", game.Undertaker}}},
		{Rule: "reversis.forfeit", Figures: game.Figures{{"amount", 40}}, Roles: game.Roles{{"payer", game.Undertaker}, {"payee", game.Breaker}}},

		// Cap. II, 4 and 40 to 42: the game.
		{Rule: "game.rounds", Figures: game.Figures{{"rounds", 10}}},
		{Rule: "game.round", Figures: game.Figures{{"hands", 4}}},
		{Rule: "game.division"},
		{Rule: "game.beasts", Figures: game.Figures{{"greatest", 0}, {"first", 1}}},
		{Rule: "game.together"},
		{Rule: "game.agreed"},
		{Rule: "game.forced", Figures: game.Figures{{"rounds", 0}}, Ruling: "forced-rounds"},

		// Cap. II, 12 to 28: what goes wrong.
		{Rule: "deal.misdeal"},
		{Rule: "deal.misdeal.mended"},
		{Rule: "deal.twice.led"}, // before deal.twice, over which it takes precedence
		{Rule: "deal.twice"},
		{Rule: "void", Ruling: "void-paid"},
		{Rule: "exchange.grabbed", Figures: game.Figures{{"fine", 20}}},
		{Rule: "exchange.hidden", Figures: game.Figures{{"price", 20}}},
		{Rule: "exchange.hidden.loss", Ruling: "hidden-loss"},
		{Rule: "exchange.hidden.ends"},
		{Rule: "exchange.final"},
		{Rule: "exchange.early"},
		{Rule: "seen.party"},
		{Rule: "seen.reversis"},
		{Rule: "twelve.unpaid"},
		{Rule: "revoke.takes"},
		{Rule: "revoke.gift"},
		{Rule: "revoke.quinola"},
		{Rule: "exchange.retaken.quinola"}, // of what lies there when all other bêtes are in
		{Rule: "turn.unpaid"},
		{Rule: "turn.overtaken"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
	},
}

package reversis

import "quinola/engine/game"

// Hague1785 is the game as the amateurs of The Hague adopted it: "Règles du
// jeu de Reversis", The Hague, Gosse, 1785, in 57 articles. Amounts are in
// fiches; a jetton is five.
var Hague1785 = &game.Ruleset{
	ID: "hague-1785", Name: "The Hague, 1785", Unit: "fiche", Larger: game.Marker{Name: "jetton", Worth: 5}, Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "exposed", "peek", "keep-12", "discard-2", "early", "gather", "revoke"},
	Answers: []game.Answer{
		// Des formes de ce jeu, I to V.
		{Rule: "players", Figures: game.Figures{{"number", 4}}},
		{Rule: "pack", Figures: game.Figures{{"lowest", 10}, {"highest", 10}}},
		{Rule: "quinola", Figures: game.Figures{{"face", 11}}},
		{Rule: "points", Figures: game.Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
		{Rule: "placed.order", Roles: game.Roles{{"best", game.Dealer}, {"then", game.ToLeft}}},
		{Rule: "deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
		{Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 12}}},
		{Rule: "deal.packets", Figures: game.Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 0}}},
		{Rule: "exchange"},
		{Rule: "exchange.optional"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "turn"},
		{Rule: "lead.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "first-lead"},
		{Rule: "lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "next-lead"},
		{Rule: "follow-suit"},

		// Whose a trick is: LV, I.
		{Rule: "trick.gathered"},
		{Rule: "trick.warned"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// Du fonds des Remises, XVII.
		{Rule: "pool.fund", Figures: game.Figures{{"each", 10}, {"dealer", 15}}},
		{Rule: "pool.renewal", Figures: game.Figures{{"below", 45}}},
		{Rule: "pool.dealer", Figures: game.Figures{{"amount", 5}}},

		// How aces and the Quinola fall, and what they draw and pay: XVIII, XIX.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: game.Figures{{"ace", 1}, {"quinola", 1}}, Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Roles: game.Roles{{"taker", game.Holder}}},
		{Rule: "quinola.forced", Roles: game.Roles{{"payer", game.Holder}}},
		{Rule: "quinola.led", Roles: game.Roles{{"payer", game.Holder}}},

		// Des payements, XXIV to XXX.
		{Rule: "ace.placed", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "quinola.gift", Figures: game.Figures{{"fee", 5}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "ace.forced", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
		{Rule: "quinola.consolation", Figures: game.Figures{{"others", 5}, {"holder", 10}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
		{Rule: "ace.led", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "quinola.gorged", Figures: game.Figures{{"fee", 10}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "claim.led"},
		{Rule: "claim.unasked"},
		{Rule: "double.opposite", Figures: game.Figures{{"times", 2}}},
		{Rule: "double.first", Figures: game.Figures{{"times", 2}}},
		{Rule: "double.last", Figures: game.Figures{{"times", 2}}},

		// De l'Espagnolette, XXXIV to XLIV, and what L and LI bar from.
		{Rule: "espagnolette", Figures: game.Figures{{"aces", 4}, {"with", 3}}},
		{Rule: "espagnolette.renounce", Figures: game.Figures{{"until", 9}}},
		{Rule: "espagnolette.used", Figures: game.Figures{{"renounced", 1}}},
		{Rule: "espagnolette.ends", Figures: game.Figures{{"until", 9}}},
		{Rule: "espagnolette.loses", Figures: game.Figures{{"from", 10}}},
		{Rule: "espagnolette.loses.party"},
		{Rule: "barred.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool", Figures: game.Figures{{"own", 1}}},
		{Rule: "espagnolette.loses.aces", Figures: game.Figures{{"times", 2}}},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},

		// De la Partie, VI to X, XXX and LIV.
		{Rule: "party.heap"},
		{Rule: "party.value", Figures: game.Figures{{"fixed", 4}, {"diamonds", 5}, {"quinola", 4}}},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: game.Roles{{"payer", game.Loser}, {"payee", game.Winner}}},
		{Rule: "party.opposite", Figures: game.Figures{{"times", 2}}},

		// Du coup nommé le Reversis, XI to XVI, XIX to XXIII, XXXI to XXXIII.
		{Rule: "reversis.undertaken", Figures: game.Figures{{"tricks", 9}}},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.cancels"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.quinola.made", Figures: game.Figures{{"before", 10}}},
		{Rule: "reversis.quinola.broken", Figures: game.Figures{{"before", 10}}},
		{Rule: "reversis.payment", Figures: game.Figures{{"each", 16}, {"opposite", 32}}, Roles: game.Roles{{"payee", game.Undertaker}}},
		{Rule: "reversis.forfeit", Figures: game.Figures{{"amount", 64}}, Roles: game.Roles{{"payer", game.Undertaker}, {"payee", game.Breaker}}},

		// Des lois du jeu, XLV to LVII.
		{Rule: "deal.exposed.agreed"},
		{Rule: "deal.exposed"},
		{Rule: "deal.misdeal"},
		{Rule: "deal.buyback", Figures: game.Figures{{"fee", 5}}},
		{Rule: "deal.misdeal.late", Figures: game.Figures{{"fine", 20}}},
		{Rule: "void"},
		{Rule: "barred.peek"},
		{Rule: "barred.twelve"},
		{Rule: "barred.pool"},
		{Rule: "barred.reversis"},
		{Rule: "barred.breaks"},
		{Rule: "barred.forces"},
		{Rule: "barred.payments"},
		{Rule: "turn.fine", Figures: game.Figures{{"fine", 5}}, Roles: game.Roles{{"payee", game.ToPool}}},
		{Rule: "short"},
		{Rule: "short.breaks"},
		{Rule: "short.forces"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
		{Rule: "revoke.fine", Figures: game.Figures{{"fine", 10}}, Roles: game.Roles{{"payee", game.ToPool}}},
		{Rule: "revoke.barred"},
	},
}

package reversis

// Hague1785 is the game as the amateurs of The Hague adopted it: "Règles du
// jeu de Reversis", The Hague, Gosse, 1785, in 57 articles. Amounts are in
// fiches; a jetton is five.
var Hague1785 = &Ruleset{
	ID: "hague-1785", Name: "The Hague, 1785", Unit: "fiche", Larger: Marker{Name: "jetton", Worth: 5}, Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "exposed", "peek", "keep-12", "discard-2", "early", "gather", "revoke"},
	Answers: []Answer{
		// Des formes de ce jeu, I to V.
		{Rule: "players", Figures: Figures{{"number", 4}}},
		{Rule: "pack", Figures: Figures{{"lowest", 10}, {"highest", 10}}},
		{Rule: "quinola", Figures: Figures{{"face", 11}}},
		{Rule: "points", Figures: Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
		{Rule: "placed.order", Roles: Roles{{"best", Dealer}, {"then", ToLeft}}},
		{Rule: "deal.passes", Roles: Roles{{"next", ToRight}}},
		{Rule: "deal.count", Figures: Figures{{"each", 11}, {"dealer", 12}}},
		{Rule: "deal.packets", Figures: Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 0}}},
		{Rule: "exchange"},
		{Rule: "exchange.optional"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "turn"},
		{Rule: "lead.first", Roles: Roles{{"leader", Eldest}}, Ruling: "first-lead"},
		{Rule: "lead.next", Roles: Roles{{"leader", Taker}}, Ruling: "next-lead"},
		{Rule: "follow-suit"},

		// Whose a trick is: LV, I.
		{Rule: "trick.gathered"},
		{Rule: "trick.warned"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// Du fonds des Remises, XVII.
		{Rule: "pool.fund", Figures: Figures{{"each", 10}, {"dealer", 15}}},
		{Rule: "pool.renewal", Figures: Figures{{"below", 45}}},
		{Rule: "pool.dealer", Figures: Figures{{"amount", 5}}},

		// How aces and the Quinola fall, and what they draw and pay: XVIII, XIX.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: Figures{{"ace", 1}, {"quinola", 1}}, Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Roles: Roles{{"taker", Holder}}},
		{Rule: "quinola.forced", Roles: Roles{{"payer", Holder}}},
		{Rule: "quinola.led", Roles: Roles{{"payer", Holder}}},

		// Des payements, XXIV to XXX.
		{Rule: "ace.placed", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
		{Rule: "quinola.gift", Figures: Figures{{"fee", 5}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
		{Rule: "ace.forced", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Holder}, {"payee", Leader}}},
		{Rule: "quinola.consolation", Figures: Figures{{"others", 5}, {"holder", 10}}, Roles: Roles{{"payer", Holder}, {"payee", Leader}}},
		{Rule: "ace.led", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
		{Rule: "quinola.gorged", Figures: Figures{{"fee", 10}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
		{Rule: "claim.led"},
		{Rule: "claim.unasked"},
		{Rule: "double.opposite", Figures: Figures{{"times", 2}}},
		{Rule: "double.first", Figures: Figures{{"times", 2}}},
		{Rule: "double.last", Figures: Figures{{"times", 2}}},

		// De l'Espagnolette, XXXIV to XLIV, and what L and LI bar from.
		{Rule: "espagnolette", Figures: Figures{{"aces", 4}, {"with", 3}}},
		{Rule: "espagnolette.renounce", Figures: Figures{{"until", 9}}},
		{Rule: "espagnolette.used", Figures: Figures{{"renounced", 1}}},
		{Rule: "espagnolette.ends", Figures: Figures{{"until", 9}}},
		{Rule: "espagnolette.loses", Figures: Figures{{"from", 10}}},
		{Rule: "espagnolette.loses.party"},
		{Rule: "barred.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool", Figures: Figures{{"own", 1}}},
		{Rule: "espagnolette.loses.aces", Figures: Figures{{"times", 2}}},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},

		// De la Partie, VI to X, XXX and LIV.
		{Rule: "party.heap"},
		{Rule: "party.value", Figures: Figures{{"fixed", 4}, {"diamonds", 5}, {"quinola", 4}}},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: Roles{{"payer", Loser}, {"payee", Winner}}},
		{Rule: "party.opposite", Figures: Figures{{"times", 2}}},

		// Du coup nommé le Reversis, XI to XVI, XIX to XXIII, XXXI to XXXIII.
		{Rule: "reversis.undertaken", Figures: Figures{{"tricks", 9}}},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.cancels"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.quinola.made", Figures: Figures{{"before", 10}}},
		{Rule: "reversis.quinola.broken", Figures: Figures{{"before", 10}}},
		{Rule: "reversis.payment", Figures: Figures{{"each", 16}, {"opposite", 32}}, Roles: Roles{{"payee", Undertaker}}},
		{Rule: "reversis.forfeit", Figures: Figures{{"amount", 64}}, Roles: Roles{{"payer", Undertaker}, {"payee", Breaker}}},

		// Des lois du jeu, XLV to LVII.
		{Rule: "deal.exposed.agreed"},
		{Rule: "deal.exposed"},
		{Rule: "deal.misdeal"},
		{Rule: "deal.buyback", Figures: Figures{{"fee", 5}}},
		{Rule: "deal.misdeal.late", Figures: Figures{{"fine", 20}}},
		{Rule: "barred.peek"},
		{Rule: "barred.twelve"},
		{Rule: "barred.pool"},
		{Rule: "barred.reversis"},
		{Rule: "barred.breaks"},
		{Rule: "barred.forces"},
		{Rule: "barred.payments"},
		{Rule: "turn.fine", Figures: Figures{{"fine", 5}}, Roles: Roles{{"payee", ToPool}}},
		{Rule: "short"},
		{Rule: "short.breaks"},
		{Rule: "short.forces"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
		{Rule: "revoke.fine", Figures: Figures{{"fine", 10}}, Roles: Roles{{"payee", ToPool}}},
		{Rule: "revoke.barred"},
	},
}

package reversis

// Hague1785 is the game as the amateurs of The Hague adopted it: "Règles du
// jeu de Reversis", The Hague, Gosse, 1785, in 57 articles. Amounts are in
// fiches; a jetton is five.
var Hague1785 = &Ruleset{
	ID: "hague-1785", Name: "The Hague, 1785", Unit: "fiche", Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "exposed", "peek", "keep-12", "discard-2", "early", "gather", "revoke"},
	Answers: []Answer{
		// Des formes de ce jeu, I to V.
		{Rule: "players", Figures: "number 4"},
		{Rule: "pack", Figures: "lowest 10, highest 10"},
		{Rule: "quinola", Figures: "face 11"},
		{Rule: "points", Figures: "ace 4, king 3, queen 2, knave 1"},
		{Rule: "placed.order", Roles: "best dealer, then left"},
		{Rule: "deal.passes", Roles: "next right"},
		{Rule: "deal.count", Figures: "each 11, dealer 12"},
		{Rule: "deal.packets", Figures: "short 3, long 4, own 4, first 0"},
		{Rule: "exchange"},
		{Rule: "exchange.optional"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "turn"},
		{Rule: "lead.first", Roles: "leader eldest", Ruling: "first-lead"},
		{Rule: "lead.next", Roles: "leader taker", Ruling: "next-lead"},
		{Rule: "follow-suit"},

		// Whose a trick is: LV, I.
		{Rule: "trick.gathered"},
		{Rule: "trick.warned"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// Du fonds des Remises, XVII.
		{Rule: "pool.fund", Figures: "each 10, dealer 15"},
		{Rule: "pool.renewal", Figures: "below 45"},
		{Rule: "pool.dealer", Figures: "amount 5"},

		// How aces and the Quinola fall, and what they draw and pay: XVIII, XIX.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: "ace 1, quinola 1", Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Roles: "taker holder"},
		{Rule: "quinola.forced", Roles: "payer holder"},
		{Rule: "quinola.led", Roles: "payer holder"},

		// Des payements, XXIV to XXX.
		{Rule: "ace.placed", Figures: "ace 1, diamonds 2", Roles: "payer taker, payee holder"},
		{Rule: "quinola.gift", Figures: "fee 5", Roles: "payer taker, payee holder"},
		{Rule: "ace.forced", Figures: "ace 1, diamonds 2", Roles: "payer holder, payee leader"},
		{Rule: "quinola.consolation", Figures: "others 5, holder 10", Roles: "payer holder, payee leader"},
		{Rule: "ace.led", Figures: "ace 1, diamonds 2", Roles: "payer holder, payee winner"},
		{Rule: "quinola.gorged", Figures: "fee 10", Roles: "payer holder, payee winner"},
		{Rule: "claim.led"},
		{Rule: "double.opposite", Figures: "times 2"},
		{Rule: "double.first", Figures: "times 2"},
		{Rule: "double.last", Figures: "times 2"},

		// De l'Espagnolette, XXXIV to XLIV, and what L and LI bar from.
		{Rule: "espagnolette", Figures: "aces 4, with 3"},
		{Rule: "espagnolette.renounce", Figures: "until 9"},
		{Rule: "espagnolette.used"},
		{Rule: "espagnolette.ends", Figures: "until 9"},
		{Rule: "espagnolette.loses", Figures: "from 10"},
		{Rule: "espagnolette.loses.party"},
		{Rule: "barred.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool"},
		{Rule: "espagnolette.loses.aces", Figures: "times 2"},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},

		// De la Partie, VI to X, XXX and LIV.
		{Rule: "party.heap"},
		{Rule: "party.value", Figures: "fixed 4, diamonds 5, quinola 4"},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: "payer loser, payee winner"},
		{Rule: "party.opposite", Figures: "times 2"},

		// Du coup nommé le Reversis, XI to XVI, XIX to XXIII, XXXI to XXXIII.
		{Rule: "reversis.undertaken", Figures: "tricks 9"},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.cancels"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.quinola.made", Figures: "before 10"},
		{Rule: "reversis.quinola.broken", Figures: "before 10"},
		{Rule: "reversis.payment", Figures: "each 16, opposite 32", Roles: "payee undertaker"},
		{Rule: "reversis.forfeit", Figures: "amount 64", Roles: "payer undertaker, payee breaker"},

		// Des lois du jeu, XLV to LVII.
		{Rule: "deal.exposed.agreed"},
		{Rule: "deal.exposed"},
		{Rule: "deal.misdeal"},
		{Rule: "deal.buyback", Figures: "fee 5"},
		{Rule: "deal.misdeal.late", Figures: "fine 20"},
		{Rule: "barred.peek"},
		{Rule: "barred.twelve"},
		{Rule: "barred.pool"},
		{Rule: "barred.reversis"},
		{Rule: "barred.breaks"},
		{Rule: "barred.forces"},
		{Rule: "barred.payments"},
		{Rule: "turn.fine", Figures: "fine 5", Roles: "payee pool"},
		{Rule: "short"},
		{Rule: "short.breaks"},
		{Rule: "short.forces"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
		{Rule: "revoke.fine", Figures: "fine 10", Roles: "payee pool"},
		{Rule: "revoke.barred"},
	},
}

package reversis

// Reglor1809 is the Reversy of "Reglor för kort-spelare", Upsala, Edman, 1809.
// Amounts are in jettons; a fiche is ten.
var Reglor1809 = &Ruleset{
	ID: "reglor-1809", Name: "Upsala, 1809", Unit: "jetton", Seats: 4, Tricks: 11,
	Answers: []Answer{
		// Cap. II, 1 to 11: the table, the pannier, the deal and the talon.
		{Rule: "players", Figures: "number 4"},
		{Rule: "pack", Figures: "lowest 10, highest 10"},
		{Rule: "quinola", Figures: "face 11"},
		{Rule: "points", Figures: "ace 4, king 3, queen 2, knave 1"},
		{Rule: "placed.order", Roles: "best dealer, then left"},
		{Rule: "deal.first", Figures: "suit 2, face 0"},
		{Rule: "deal.passes", Roles: "next right"},
		{Rule: "deal.count", Figures: "each 11, dealer 12"},
		{Rule: "deal.packets", Figures: "short 3, long 4, own 4, first 0"},
		{Rule: "exchange"},
		{Rule: "exchange.optional"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "turn", Ruling: "turn"},
		{Rule: "lead.first", Roles: "leader eldest"},
		{Rule: "lead.next", Roles: "leader taker", Ruling: "next-lead"},
		{Rule: "follow-suit"},
		{Rule: "rank"},
		{Rule: "trick.taker"},
		{Rule: "pool.fund", Figures: "each 10, dealer 20"},
		{Rule: "pool.renewal", Figures: "below 1"},
		{Rule: "pool.dealer", Figures: "amount 10"},
		{Rule: "pool.answers", Roles: "payer eldest"},

		// Cap. I, and II, 29 to 36: quinola and aces.
		{Rule: "card.placed"},
		{Rule: "card.forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Roles: "taker holder"},
		{Rule: "quinola.forced", Roles: "payer holder"},
		{Rule: "quinola.led", Roles: "payer holder"},
		{Rule: "quinola.gift", Figures: "fee 20, last 40", Roles: "payer taker, payee holder"},
		{Rule: "quinola.consolation", Figures: "holder 20, others 0", Roles: "payer holder, payee leader"},
		{Rule: "quinola.gorged", Figures: "fee 20", Roles: "payer holder, payee winner"},
		{Rule: "ace.placed", Figures: "ace 2, diamonds 4", Roles: "payer taker, payee holder"},
		{Rule: "ace.forced", Figures: "ace 2, diamonds 4", Roles: "payer holder, payee leader"},
		{Rule: "ace.led", Figures: "ace 2, diamonds 4", Roles: "payer holder, payee winner"},
		{Rule: "claim.all"},
		{Rule: "pool.claim"},

		// Cap. IV: the four aces.
		{Rule: "espagnolette", Figures: "aces 4"},
		{Rule: "espagnolette.renounce", Figures: "until 11"},
		{Rule: "espagnolette.pays.made", Figures: "used 0"},

		// Cap. II, 24 to 26: the party.
		{Rule: "party.price", Figures: "price 20"},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points"},
		{Rule: "party.loser.tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: "payer loser, payee winner"},

		// Cap. I, II, 37 to 39, and III: the Reversy.
		{Rule: "reversis.undertaken", Figures: "tricks 9"},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.ends"},
		{Rule: "reversis.party"},
		{Rule: "reversis.refund", Figures: "placed 1"},
		{Rule: "reversis.quinola.refund"},
		{Rule: "reversis.own"},
		{Rule: "reversis.stops"},
		{Rule: "reversis.quinola.made", Figures: "before 10"},
		{Rule: "reversis.quinola.fine", Figures: "fee 20, before 10", Roles: "payee breaker"},
		{Rule: "reversis.aces", Figures: "ace 2, diamonds 4"},
		{Rule: "reversis.payment", Figures: "each 40", Roles: "payee undertaker"},
		{Rule: "reversis.forfeit", Figures: "amount 40", Roles: "payer undertaker, payee breaker"},

		// Cap. II, 12 to 28: what goes wrong.
		{Rule: "deal.misdeal"},
		{Rule: "exchange.early"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
	},
}

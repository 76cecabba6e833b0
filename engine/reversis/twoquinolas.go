package reversis

// TwoQuinolas is the game "as played with two Quinolas", about 1800: the queen
// of hearts is a second, lesser Quinola with a pool of her own. Amounts are in
// fish.
var TwoQuinolas = &Ruleset{
	ID: "two-quinolas", Name: "With two Quinolas", Unit: "fish", Seats: 4, Tricks: 11,
	Pools: []string{"great", "little"}, Swaps: true,
	Irregular: []string{"misdeal", "keep-12", "discard-2", "throw-down", "claim", "unstaked"},
	Answers: []Answer{
		// The table, the pack, the deal.
		{Rule: "players", Figures: "number 4"},
		{Rule: "pack", Figures: "lowest 10, highest 10"},
		{Rule: "quinola", Figures: "face 11"},
		{Rule: "quinola.little", Figures: "face 12"},
		{Rule: "points", Figures: "ace 4, king 3, queen 2, knave 1"},
		{Rule: "placed.order", Roles: "best dealer, then left"},
		{Rule: "deal.passes", Roles: "next right", Ruling: "deal-passes"},
		{Rule: "deal.count", Figures: "each 11, dealer 12"},
		{Rule: "deal.packets", Figures: "short 3, long 4, own 4, first 1"},

		// The discard and the swap.
		{Rule: "exchange"},
		{Rule: "exchange.optional", Figures: "least 100, little 50"},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "discard.quinola", Figures: "least 100, little 50"},
		{Rule: "swap"},

		// The play.
		{Rule: "turn"},
		{Rule: "lead.first", Roles: "leader eldest"},
		{Rule: "lead.next", Roles: "leader taker", Ruling: "next-lead"},
		{Rule: "follow-suit", Ruling: "follow-suit"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// The pools.
		{Rule: "pool.fund", Figures: "each 6, dealer 8, little.each 3, little.dealer 4"},
		{Rule: "pool.renewal", Figures: "below 26, little 13"},
		{Rule: "pool.dealer", Figures: "amount 2, little 1"},
		{Rule: "pool.answers", Roles: "payer eldest"},

		// The Quinolas.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: "ace 1, quinola 1", Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Figures: "most 100, little 50", Roles: "taker holder"},
		{Rule: "quinola.forced", Figures: "most 100, little 50", Roles: "payer holder"},
		{Rule: "quinola.led", Figures: "most 100, little 50", Roles: "payer holder"},

		// Payments.
		{Rule: "ace.placed", Figures: "ace 1, diamonds 2", Roles: "payer taker, payee holder"},
		{Rule: "quinola.gift", Figures: "fee 6, little 3", Roles: "payer taker, payee holder"},
		{Rule: "ace.forced", Figures: "ace 1, diamonds 2", Roles: "payer each, payee leader"},
		{Rule: "quinola.consolation", Figures: "others 6, little.others 3", Roles: "payer each, payee leader"},
		{Rule: "ace.led", Figures: "ace 1, diamonds 2", Roles: "payer holder, payee winner"},
		{Rule: "quinola.gorged", Figures: "fee 6, little 3", Roles: "payer holder, payee winner"},
		{Rule: "claim.led"},
		{Rule: "claim.false"},
		{Rule: "double.opposite", Figures: "times 2"},
		{Rule: "double.last", Figures: "times 2"},

		// The Espagnolette.
		{Rule: "espagnolette", Figures: "aces 4, with 3, both 2"},
		{Rule: "espagnolette.renounce"},
		{Rule: "espagnolette.used"},
		{Rule: "espagnolette.follows"},
		{Rule: "espagnolette.loses"},
		{Rule: "espagnolette.loses.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool", Figures: "most 100, little 50"},
		{Rule: "espagnolette.loses.own"},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},
		{Rule: "espagnolette.unpaid"},

		// The party.
		{Rule: "exchange.error"},
		{Rule: "party.value", Figures: "fixed 4, diamonds 5, quinola 4"},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points", Ruling: "loser"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: "payer loser, payee winner"},
		{Rule: "party.opposite", Figures: "times 2"},
		{Rule: "party.claim"},
		{Rule: "pool.claim"},

		// The Reversis.
		{Rule: "reversis.undertaken", Figures: "tricks 9"},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.refund"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.late"},
		{Rule: "reversis.quinola.made", Figures: "before 10, most 100, little 50"},
		{Rule: "reversis.quinola.broken", Figures: "before 10, most 100, little 50"},
		{Rule: "reversis.payment", Figures: "each 20, opposite 40", Roles: "payee undertaker"},
		{Rule: "reversis.forfeit", Figures: "amount 80", Roles: "payer undertaker, payee breaker"},

		// The laws, I to XII.
		{Rule: "deal.misdeal"},
		{Rule: "exchange.untaken"},
		{Rule: "exchange.final"},
		{Rule: "exchange.early"},
		{Rule: "thrown.breaks"},
		{Rule: "thrown.tricks"},
		{Rule: "thrown.pays"},
		{Rule: "ask"},
		{Rule: "tell"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
	},
}

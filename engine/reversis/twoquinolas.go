package reversis

// TwoQuinolas is the game "as played with two Quinolas", about 1800. The queen
// of hearts is a second, lesser Quinola with its own pool. Amounts are in
// fish.
var TwoQuinolas = &Ruleset{
	ID: "two-quinolas", Name: "With two Quinolas", Unit: "fish", Seats: 4, Tricks: 11,
	Pools:     []string{"great", "little"},
	Irregular: []string{"misdeal", "keep-12", "discard-2", "throw-down", "claim", "unstaked"},
	Answers: []Answer{
		// The table, the pack, the deal.
		{Rule: "players", Figures: Figures{{"number", 4}}},
		{Rule: "pack", Figures: Figures{{"lowest", 10}, {"highest", 10}}},
		{Rule: "quinola", Figures: Figures{{"face", 11}}},
		{Rule: "quinola.little", Figures: Figures{{"face", 12}}},
		{Rule: "points", Figures: Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
		{Rule: "placed.order", Roles: Roles{{"best", Dealer}, {"then", ToLeft}}},
		{Rule: "deal.order", Roles: Roles{{"first", ToRight}}},
		{Rule: "deal.passes", Roles: Roles{{"next", ToRight}}, Ruling: "deal-passes"},
		{Rule: "deal.count", Figures: Figures{{"each", 11}, {"dealer", 12}}},
		{Rule: "deal.packets", Figures: Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 1}}},

		// The discard and the swap.
		{Rule: "exchange"},
		{Rule: "exchange.optional", Figures: Figures{{"least", 100}, {"little", 50}}},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "discard.quinola", Figures: Figures{{"least", 100}, {"little", 50}}},
		{Rule: "swap"},

		// The play.
		{Rule: "turn"},
		{Rule: "lead.first", Roles: Roles{{"leader", Eldest}}},
		{Rule: "lead.next", Roles: Roles{{"leader", Taker}}, Ruling: "next-lead"},
		{Rule: "follow-suit", Ruling: "follow-suit"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// The pools.
		{Rule: "pool.fund", Figures: Figures{{"each", 6}, {"dealer", 8}, {"little.each", 3}, {"little.dealer", 4}}},
		{Rule: "pool.renewal", Figures: Figures{{"below", 26}, {"little", 13}}},
		{Rule: "pool.dealer", Figures: Figures{{"amount", 2}, {"little", 1}}},
		{Rule: "pool.answers", Roles: Roles{{"payer", Eldest}}},

		// The Quinolas.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: Figures{{"ace", 1}, {"quinola", 1}}, Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Figures: Figures{{"most", 100}, {"little", 50}}, Roles: Roles{{"taker", Holder}}},
		{Rule: "quinola.forced", Figures: Figures{{"most", 100}, {"little", 50}}, Roles: Roles{{"payer", Holder}}},
		{Rule: "quinola.led", Figures: Figures{{"most", 100}, {"little", 50}}, Roles: Roles{{"payer", Holder}}},

		// Payments.
		{Rule: "ace.placed", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
		{Rule: "quinola.gift", Figures: Figures{{"fee", 6}, {"little", 3}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
		{Rule: "ace.forced", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", ToEach}, {"payee", Leader}}},
		{Rule: "quinola.consolation", Figures: Figures{{"others", 6}, {"little.others", 3}}, Roles: Roles{{"payer", ToEach}, {"payee", Leader}}},
		{Rule: "ace.led", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
		{Rule: "quinola.gorged", Figures: Figures{{"fee", 6}, {"little", 3}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
		{Rule: "claim.led"},
		{Rule: "claim.unasked"},
		{Rule: "claim.false"},
		{Rule: "double.opposite", Figures: Figures{{"times", 2}}},
		{Rule: "double.last", Figures: Figures{{"times", 2}}},

		// The Espagnolette.
		{Rule: "espagnolette", Figures: Figures{{"aces", 4}, {"with", 3}, {"both", 2}}},
		{Rule: "espagnolette.renounce"},
		{Rule: "espagnolette.used", Figures: Figures{{"renounced", 1}}},
		{Rule: "espagnolette.follows"},
		{Rule: "espagnolette.loses"},
		{Rule: "espagnolette.loses.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool", Figures: Figures{{"most", 100}, {"little", 50}}},
		{Rule: "espagnolette.loses.own"},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},
		{Rule: "espagnolette.unpaid"},

		// The party.
		{Rule: "exchange.error"},
		{Rule: "party.value", Figures: Figures{{"fixed", 4}, {"diamonds", 5}, {"quinola", 4}}},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points", Ruling: "loser"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: Roles{{"payer", Loser}, {"payee", Winner}}},
		{Rule: "party.opposite", Figures: Figures{{"times", 2}}},
		{Rule: "party.claim"},
		{Rule: "pool.claim"},

		// The Reversis.
		{Rule: "reversis.undertaken", Figures: Figures{{"tricks", 9}}},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.refund"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.late"},
		{Rule: "reversis.quinola.made", Figures: Figures{{"before", 10}, {"most", 100}, {"little", 50}}},
		{Rule: "reversis.quinola.broken", Figures: Figures{{"before", 10}, {"most", 100}, {"little", 50}}},
		{Rule: "reversis.payment", Figures: Figures{{"each", 20}, {"opposite", 40}}, Roles: Roles{{"payee", Undertaker}}},
		{Rule: "reversis.forfeit", Figures: Figures{{"amount", 80}}, Roles: Roles{{"payer", Undertaker}, {"payee", Breaker}}},

		// The laws, I to XII.
		{Rule: "deal.misdeal"},
		{Rule: "exchange.untaken"},
		{Rule: "exchange.final"},
		{Rule: "exchange.early"},
		{Rule: "exchange.answered"},
		{Rule: "thrown.breaks"},
		{Rule: "thrown.directed"},
		{Rule: "thrown.tricks"},
		{Rule: "thrown.pays"},
		{Rule: "ask"},
		{Rule: "tell"},
		{Rule: "look.others"},
		{Rule: "look.own"},
		{Rule: "look.last"},
	},
}

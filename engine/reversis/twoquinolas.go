package reversis

import "quinola/engine/game"

// TwoQuinolas is the game "as played with two Quinolas", about 1800. The queen
// of hearts is a second, lesser Quinola with its own pool. Amounts are in
// fish.
var TwoQuinolas = &game.Ruleset{
	ID: "two-quinolas", Name: "With two Quinolas", Unit: "fish", Seats: 4, Tricks: 11,
	Pools:     []string{"great", "little"},
	Irregular: []string{"misdeal", "keep-12", "discard-2", "throw-down", "claim", "unstaked"},
	Answers: []game.Answer{
		// The table, the pack, the deal.
		{Rule: "players", Figures: game.Figures{{"number", 4}}},
		{Rule: "pack", Figures: game.Figures{{"lowest", 10}, {"highest", 10}}},
		{Rule: "quinola", Figures: game.Figures{{"face", 11}}},
		{Rule: "quinola.little", Figures: game.Figures{{"face", 12}}},
		{Rule: "points", Figures: game.Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
		{Rule: "placed.order", Roles: game.Roles{{"best", game.Dealer}, {"then", game.ToLeft}}},
		{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
		{Rule: "deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
		{Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 12}}},
		{Rule: "deal.packets", Figures: game.Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 1}}},

		// The discard and the swap.
		{Rule: "exchange"},
		{Rule: "exchange.optional", Figures: game.Figures{{"least", 100}, {"little", 50}}},
		{Rule: "exchange.dealer"},
		{Rule: "exchange.look"},
		{Rule: "exchange.left"},
		{Rule: "talon.order"},
		{Rule: "discard.quinola", Figures: game.Figures{{"least", 100}, {"little", 50}}},
		{Rule: "swap"},

		// The play.
		{Rule: "turn"},
		{Rule: "lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
		{Rule: "lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "next-lead"},
		{Rule: "follow-suit", Ruling: "follow-suit"},
		{Rule: "rank"},
		{Rule: "trick.taker"},

		// The pools.
		{Rule: "pool.fund", Figures: game.Figures{{"each", 6}, {"dealer", 8}, {"little.each", 3}, {"little.dealer", 4}}},
		{Rule: "pool.renewal", Figures: game.Figures{{"below", 26}, {"little", 13}}},
		{Rule: "pool.dealer", Figures: game.Figures{{"amount", 2}, {"little", 1}}},
		{Rule: "pool.answers", Roles: game.Roles{{"payer", game.Eldest}}},

		// The Quinolas.
		{Rule: "card.placed"},
		{Rule: "card.forced", Figures: game.Figures{{"ace", 1}, {"quinola", 1}}, Ruling: "forced"},
		{Rule: "card.led"},
		{Rule: "quinola.placed", Figures: game.Figures{{"most", 100}, {"little", 50}}, Roles: game.Roles{{"taker", game.Holder}}},
		{Rule: "quinola.forced", Figures: game.Figures{{"most", 100}, {"little", 50}}, Roles: game.Roles{{"payer", game.Holder}}},
		{Rule: "quinola.led", Figures: game.Figures{{"most", 100}, {"little", 50}}, Roles: game.Roles{{"payer", game.Holder}}},

		// Payments.
		{Rule: "ace.placed", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "quinola.gift", Figures: game.Figures{{"fee", 6}, {"little", 3}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
		{Rule: "ace.forced", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.ToEach}, {"payee", game.Leader}}},
		{Rule: "quinola.consolation", Figures: game.Figures{{"others", 6}, {"little.others", 3}}, Roles: game.Roles{{"payer", game.ToEach}, {"payee", game.Leader}}},
		{Rule: "ace.led", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "quinola.gorged", Figures: game.Figures{{"fee", 6}, {"little", 3}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
		{Rule: "claim.led"},
		{Rule: "claim.unasked"},
		{Rule: "claim.false"},
		{Rule: "double.opposite", Figures: game.Figures{{"times", 2}}},
		{Rule: "double.last", Figures: game.Figures{{"times", 2}}},

		// The Espagnolette.
		{Rule: "espagnolette", Figures: game.Figures{{"aces", 4}, {"with", 3}, {"both", 2}}},
		{Rule: "espagnolette.renounce"},
		{Rule: "espagnolette.used", Figures: game.Figures{{"renounced", 1}}},
		{Rule: "espagnolette.loses"},
		{Rule: "espagnolette.loses.party"},
		{Rule: "espagnolette.wins"},
		{Rule: "espagnolette.loses.pool", Figures: game.Figures{{"most", 100}, {"little", 50}}},
		{Rule: "espagnolette.loses.own"},
		{Rule: "espagnolette.pays.made"},
		{Rule: "espagnolette.pays.broken"},
		{Rule: "espagnolette.unpaid"},

		// The party.
		{Rule: "exchange.error"},
		{Rule: "party.value", Figures: game.Figures{{"fixed", 4}, {"diamonds", 5}, {"quinola", 4}}},
		{Rule: "party.winner.points"},
		{Rule: "party.winner.tricks"},
		{Rule: "party.winner.placed"},
		{Rule: "party.loser.points", Ruling: "loser"},
		{Rule: "party.loser.tricks", Ruling: "loser-tricks"},
		{Rule: "party.loser.placed"},
		{Rule: "party.payment", Roles: game.Roles{{"payer", game.Loser}, {"payee", game.Winner}}},
		{Rule: "party.opposite", Figures: game.Figures{{"times", 2}}},
		{Rule: "party.claim"},
		{Rule: "pool.claim"},

		// The Reversis.
		{Rule: "reversis.undertaken", Figures: game.Figures{{"tricks", 9}}},
		{Rule: "reversis.made"},
		{Rule: "reversis.broken"},
		{Rule: "reversis.party"},
		{Rule: "reversis.refund"},
		{Rule: "reversis.pool"},
		{Rule: "reversis.late"},
		{Rule: "reversis.quinola.made", Figures: game.Figures{{"before", 10}, {"most", 100}, {"little", 50}}},
		{Rule: "reversis.quinola.broken", Figures: game.Figures{{"before", 10}, {"most", 100}, {"little", 50}}},
		{Rule: "reversis.payment", Figures: game.Figures{{"each", 20}, {"opposite", 40}}, Roles: game.Roles{{"payee", game.Undertaker}}},
		{Rule: "reversis.forfeit", Figures: game.Figures{{"amount", 80}}, Roles: game.Roles{{"payer", game.Undertaker}, {"payee", game.Breaker}}},

		// The laws, I to XII.
		{Rule: "deal.misdeal"},
		{Rule: "exchange.untaken"},
		{Rule: "void"},
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

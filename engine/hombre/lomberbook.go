package hombre

import "quinola/engine/game"

// upsalaLomber lists the answers of lomber.1 to 11. Amounts are in points.
var upsalaLomber = []game.Answer{
	// The table and the deal, 1, 2.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 9}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "dealt.dealer"},

	// The preferences, 3, 6, 7.
	{Rule: "preference.higher", Ruling: "preferences"},
	{Rule: "preference.lesser", Ruling: "preferences"},
	{Rule: "preference.paid", Figures: game.Figures{{"lesser", 2}, {"highest", 4}}},

	// The stakes and the bêtes, 3, 5.
	{Rule: "bete.next", Ruling: "bete-goes"},
	{Rule: "al", Figures: game.Figures{{"each", 48}}},
	{Rule: "al.won"},
	{Rule: "bete.won"},
	{Rule: "codille.stake", Ruling: "codille-stake"},
	{Rule: "bete.lost"},
	{Rule: "bete.codille", Figures: game.Figures{{"betes", 2}}},
	{Rule: "bete.more", Figures: game.Figures{{"simple", 8}, {"lesser", 16}, {"highest", 32}}},
	{Rule: "bete.passes", Figures: game.Figures{{"simple", 4}, {"lesser", 8}, {"highest", 16}}},
	{Rule: "bete.together", Figures: game.Figures{{"apart", 1}}, Ruling: "betes-apart"},
	{Rule: "passes.marked"},
	{Rule: "passes.wiped", Ruling: "passes-wiped"},

	// The order of the cards, 1.
	{Rule: "order.red"},
	{Rule: "order.spadille"},
	{Rule: "order.manille"},
	{Rule: "order.basto"},
	{Rule: "order.ponte"},

	// The games, 4.
	{Rule: "bid.turn", Ruling: "first"},
	{Rule: "bid.solo", Ruling: "games-rank"},
	{Rule: "trump.named"},
	{Rule: "tourne"},
	{Rule: "trump.after"},
	{Rule: "touromatte"},
	{Rule: "exchange.order"},
	{Rule: "exchange.solo"},
	{Rule: "exchange.any"},
	{Rule: "entree.kept"},
	{Rule: "gasque.kept", Figures: game.Figures{{"cards", 1}}},
	{Rule: "respect.kept", Figures: game.Figures{{"cards", 2}}},
	{Rule: "exchange.wrong"},

	// The play, 10, 11.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "first"},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "play"},
	{Rule: "parts/follow.duty", Ruling: "play"},
	{Rule: "matador.privilege"},
	{Rule: "matador.forced"},
	{Rule: "parts/trick.trump", Ruling: "play"},
	{Rule: "parts/trick.taker", Ruling: "play"},
	{Rule: "parts/rank"},
	{Rule: "hand.laid", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "look.refused", Ruling: "looks"},
	{Rule: "tricks.free"},
	{Rule: "discard.unseen"},

	// Who has won, 5.
	{Rule: "tricks.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "tricks.parted", Figures: game.Figures{{"tricks", 4}}},
	{Rule: "tricks.lost"},
	{Rule: "codille.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "codille.parted", Figures: game.Figures{{"tricks", 4}}},
	{Rule: "remise.equal"},

	// The payments, 6 to 8.
	{Rule: "price", Figures: game.Figures{{"entree", 2}, {"tourne", 6}, {"gasque", 6}, {"solo", 6}}},
	{Rule: "price.lost", Figures: game.Figures{{"tourne", 4}, {"gasque", 4}, {"solo", 4}}},
	{Rule: "price.respect", Figures: game.Figures{{"won", 6}, {"lost", 4}}, Ruling: "respect"},
	{Rule: "matadors.won", Figures: game.Figures{{"each", 1}, {"most", 3}}},
	{Rule: "matadors.codille", Ruling: "codille-stake"},
	{Rule: "cinq", Figures: game.Figures{{"tricks", 5}, {"each", 2}}},
	{Rule: "passes.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "vole.tried", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "vole"},
	{Rule: "todos.paid", Figures: game.Figures{{"each", 10}}},
	{Rule: "todos.missed", Figures: game.Figures{{"each", 8}}},

	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 10}}, Ruling: "match-rounds"},
}

// upsalaLombre lists what the 32 laws of Lombré add or change.
var upsalaLombre = []game.Answer{
	// The deal, 1, 9, 10, 26, 27.
	{Rule: "hand.untold"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "misdeal.late"},
	{Rule: "parts/deal.exposed", Figures: game.Figures{{"stands", 1}}},
	{Rule: "exposed.matador", Ruling: "exposed-matador"},
	{Rule: "exposed.matador.talon"},
	{Rule: "exposed.several", Ruling: "exposed-several"},
	{Rule: "parts/pack.false"},
	{Rule: "bete.void"},
	{Rule: "parts/stake.back", Ruling: "stake-again"},

	// The auction, 2 to 6.
	{Rule: "bid.solo"},
	{Rule: "bid.binding"},
	{Rule: "exchange.solo"},
	{Rule: "trump.first"},
	{Rule: "discard.haste"},
	{Rule: "trump.neighbour", Ruling: "neighbour"},
	{Rule: "trump.led"},

	// The exchange, 7, 8, 28, 29, 32.
	{Rule: "over.back"},
	{Rule: "over.pulled"},
	{Rule: "over.seen"},
	{Rule: "over.taken"},
	{Rule: "over.dropped"},
	{Rule: "over.double", Figures: game.Figures{{"betes", 2}}},
	{Rule: "short.seen"},
	{Rule: "short.filled"},
	{Rule: "short.discards"},
	{Rule: "short.last"},
	{Rule: "throw.early"},

	// The play, 11 to 19, 23, 30, 31.
	{Rule: "turn.bete"},
	{Rule: "card.meant"},
	{Rule: "lead.struck"},
	{Rule: "revoke.bete"},
	{Rule: "revoke.taken"},
	{Rule: "revoke.low"},
	{Rule: "hand.count"},
	{Rule: "fault.paid", Ruling: "fault-paid"},
	{Rule: "gano.only"},
	{Rule: "gano.low"},
	{Rule: "gano.high"},
	{Rule: "gano.trick"},
	{Rule: "gano.player"},
	{Rule: "gano.stake"},
	{Rule: "look.bete"},
	{Rule: "look.talon"},
	{Rule: "look.discard"},

	// Todos, 21, 22, 24, and what is asked for, 20, 25.
	{Rule: "vole.binding"},
	{Rule: "todos.double", Figures: game.Figures{{"times", 2}}, Ruling: "todos-double"},
	{Rule: "todos.several"},
	{Rule: "vole.betes"},
	{Rule: "todos.shared"},
	{Rule: "todos.kept"},
	{Rule: "todos.confer"},
	{Rule: "matadors.codille"},
	{Rule: "claim.dealt"},
}

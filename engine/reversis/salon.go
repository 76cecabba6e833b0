package reversis

// Salon is a present-day reconstruction after the Almanach des jeux, Fournier,
// Paris 1785, for four players. Amounts are in counters.
var Salon = &Ruleset{
	ID: "salon", Name: "Le Salon des jeux", Unit: "counter", Seats: 4, Tricks: 11, Sheet: true,
	Answers: salonAnswers,
}

// Salon3 is the same for three players: 36 cards, three in the pot.
var Salon3 = &Ruleset{
	ID: "salon-3", Name: "Le Salon des jeux, three players", Unit: "counter", Seats: 3, Tricks: 11, Sheet: true,
	Answers: instead(salonAnswers, "players", "number 3", "pack", "lowest 7, highest 10"), // 12
}

var salonAnswers = []Answer{
	{Rule: "players", Figures: "number 4"},
	{Rule: "pack", Figures: "lowest 10, highest 10"},
	// 1 to 4: the cards, the basket, the deal and the widow.
	{Rule: "quinola", Figures: "face 11"},
	{Rule: "points", Figures: "ace 4, king 3, queen 2, knave 1"},
	{Rule: "placed.order", Roles: "best dealer, then left"},
	{Rule: "deal.first", Figures: "suit 1, face 11"},
	{Rule: "deal.passes", Roles: "next right", Ruling: "deal-passes"},
	{Rule: "deal.count", Figures: "each 11, dealer 12"},
	{Rule: "deal.packets", Figures: "short 3, long 4, own 4, first 1"},
	{Rule: "exchange"},
	{Rule: "exchange.optional"},
	{Rule: "exchange.dealer"},
	{Rule: "exchange.look"},
	{Rule: "exchange.left"},
	{Rule: "talon.order"},
	{Rule: "pool.fund", Figures: "each 4, dealer 8"},
	{Rule: "pool.renewal", Figures: "below 1"},
	{Rule: "pool.dealer", Figures: "amount 4"},

	// 6: the play of the cards.
	{Rule: "turn"},
	{Rule: "lead.first", Roles: "leader eldest"},
	{Rule: "lead.next", Roles: "leader taker"},
	{Rule: "follow-suit"},
	{Rule: "rank"},
	{Rule: "trick.taker"},

	// 8 and 9: the Quinola, the basket, the beast and the aces.
	{Rule: "card.placed"},
	{Rule: "card.forced", Figures: "ace 1, quinola 0", Ruling: "chosen"},
	{Rule: "card.led"},
	{Rule: "quinola.placed", Roles: "taker holder"},
	{Rule: "quinola.forced", Roles: "payer holder"},
	{Rule: "quinola.led", Roles: "payer holder"},
	{Rule: "beast.sheet"},
	{Rule: "beast.size"},
	{Rule: "beast.won"},
	{Rule: "beast.next"},
	{Rule: "ace.placed", Figures: "ace 1, diamonds 2", Roles: "payer taker, payee holder"},
	{Rule: "quinola.gift", Figures: "fee 4", Roles: "payer taker, payee holder"},
	{Rule: "ace.forced", Figures: "ace 2, diamonds 4", Roles: "payer holder, payee leader"},
	{Rule: "quinola.consolation", Figures: "holder 8, others 4", Roles: "payer holder, payee leader"},
	{Rule: "ace.led", Figures: "ace 1, diamonds 2", Roles: "payer holder, payee winner"},
	{Rule: "quinola.gorged", Figures: "fee 4", Roles: "payer holder, payee winner"},
	{Rule: "claim.led"},
	{Rule: "double.first", Figures: "times 2"},
	{Rule: "double.last", Figures: "times 2"},

	// 10: the four aces.
	{Rule: "espagnolette", Figures: "aces 4"},
	{Rule: "espagnolette.renounce"},
	{Rule: "espagnolette.used"},
	{Rule: "espagnolette.loses"},
	{Rule: "espagnolette.loses.party"},
	{Rule: "espagnolette.pays.made"},

	// 5 and 7.1: the pot.
	{Rule: "party.value", Figures: "fixed 4, quinola 4"},
	{Rule: "party.winner.points"},
	{Rule: "party.winner.tricks"},
	{Rule: "party.winner.placed"},
	{Rule: "party.loser.points"},
	{Rule: "party.loser.tricks"},
	{Rule: "party.loser.placed"},
	{Rule: "party.payment", Roles: "payer loser, payee winner"},

	// 7.2 and 9.3: the Reversis.
	{Rule: "reversis.undertaken", Figures: "tricks 9"},
	{Rule: "reversis.made"},
	{Rule: "reversis.broken"},
	{Rule: "reversis.ends"},
	{Rule: "reversis.party"},
	{Rule: "reversis.cancels"},
	{Rule: "reversis.pool"},
	{Rule: "reversis.quinola.made", Figures: "before 10"},
	{Rule: "reversis.quinola.broken", Figures: "before 10"},
	{Rule: "reversis.payment", Figures: "each 16", Roles: "payee undertaker"},
	{Rule: "reversis.forfeit", Figures: "amount 16", Roles: "payer undertaker, payee breaker"},

	// 2 and 11: the game.
	{Rule: "game.rounds", Figures: "rounds 8"},
	{Rule: "game.division"},
}

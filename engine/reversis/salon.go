package reversis

// Salon is a present-day reconstruction after the Almanach des jeux, Fournier,
// Paris 1785, for four players. Amounts are in counters.
var Salon = &Ruleset{
	ID: "salon", Name: "Le Salon des jeux", Unit: "counter", Seats: 4, Tricks: 11,
	Settings: salonSettings, Answers: salonAnswers,
}

// Salon3 is Salon for three players: 36 cards, three in the pot.
var Salon3 = &Ruleset{
	ID: "salon-3", Text: "salon", Name: "Le Salon des jeux, three players", Unit: "counter", Seats: 3, Tricks: 11, Settings: salonSettings,
	Answers: instead(salonAnswers, Answer{Rule: "players", Figures: Figures{{"number", 3}}},
		Answer{Rule: "pack", Figures: Figures{{"lowest", 7}, {"highest", 10}}}),
}

// salonSettings lists what section 2 leaves to the players.
var salonSettings = []string{"reversis/game.rounds#rounds 1.."}

var salonAnswers = []Answer{
	{Rule: "players", Figures: Figures{{"number", 4}}},
	{Rule: "pack", Figures: Figures{{"lowest", 10}, {"highest", 10}}},
	// 1 to 4: the cards, the basket, the deal and the widow.
	{Rule: "quinola", Figures: Figures{{"face", 11}}},
	{Rule: "points", Figures: Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
	{Rule: "placed.order", Roles: Roles{{"best", Dealer}, {"then", ToLeft}}},
	{Rule: "deal.first", Figures: Figures{{"suit", 1}, {"face", 11}}},
	{Rule: "deal.cut", Figures: Figures{{"least", 3}}, Roles: Roles{{"cutter", ToLeft}}},
	{Rule: "deal.order", Roles: Roles{{"first", ToRight}}},
	{Rule: "deal.passes", Roles: Roles{{"next", ToRight}}, Ruling: "deal-passes"},
	{Rule: "deal.count", Figures: Figures{{"each", 11}, {"dealer", 12}}},
	{Rule: "deal.packets", Figures: Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 1}}},
	{Rule: "exchange"},
	{Rule: "exchange.optional"},
	{Rule: "exchange.dealer"},
	{Rule: "exchange.look"},
	{Rule: "exchange.left"},
	{Rule: "talon.order"},
	{Rule: "pool.fund", Figures: Figures{{"each", 4}, {"dealer", 8}}},
	{Rule: "pool.renewal", Figures: Figures{{"below", 1}}},
	{Rule: "pool.dealer", Figures: Figures{{"amount", 4}}},

	// 6: the play of the cards.
	{Rule: "turn"},
	{Rule: "lead.first", Roles: Roles{{"leader", Eldest}}},
	{Rule: "lead.next", Roles: Roles{{"leader", Taker}}},
	{Rule: "follow-suit"},
	{Rule: "rank"},
	{Rule: "trick.taker"},

	// 8 and 9: the Quinola, the basket, the beast and the aces.
	{Rule: "card.placed"},
	{Rule: "card.forced", Figures: Figures{{"ace", 1}, {"quinola", 0}}, Ruling: "chosen"},
	{Rule: "card.led"},
	{Rule: "quinola.placed", Roles: Roles{{"taker", Holder}}},
	{Rule: "quinola.forced", Roles: Roles{{"payer", Holder}}},
	{Rule: "quinola.led", Roles: Roles{{"payer", Holder}}},
	{Rule: "beast.sheet"},
	{Rule: "beast.size"},
	{Rule: "beast.won"},
	{Rule: "beast.next"},
	{Rule: "ace.placed", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
	{Rule: "quinola.gift", Figures: Figures{{"fee", 4}}, Roles: Roles{{"payer", Taker}, {"payee", Holder}}},
	{Rule: "ace.forced", Figures: Figures{{"ace", 2}, {"diamonds", 4}}, Roles: Roles{{"payer", Holder}, {"payee", Leader}}},
	{Rule: "quinola.consolation", Figures: Figures{{"holder", 8}, {"others", 4}}, Roles: Roles{{"payer", Holder}, {"payee", Leader}}},
	{Rule: "ace.led", Figures: Figures{{"ace", 1}, {"diamonds", 2}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
	{Rule: "quinola.gorged", Figures: Figures{{"fee", 4}}, Roles: Roles{{"payer", Holder}, {"payee", Winner}}},
	{Rule: "claim.led"},
	{Rule: "claim.unasked"},
	{Rule: "double.first", Figures: Figures{{"times", 2}}},
	{Rule: "double.last", Figures: Figures{{"times", 2}}},

	// 10: the four aces.
	{Rule: "espagnolette", Figures: Figures{{"aces", 4}}},
	{Rule: "espagnolette.renounce"},
	{Rule: "espagnolette.used", Figures: Figures{{"renounced", 1}}},
	{Rule: "espagnolette.loses"},
	{Rule: "espagnolette.loses.party"},
	{Rule: "espagnolette.pays.made"},

	// 5 and 7.1: the pot.
	{Rule: "party.value", Figures: Figures{{"fixed", 4}, {"quinola", 4}}},
	{Rule: "party.winner.points"},
	{Rule: "party.winner.tricks"},
	{Rule: "party.winner.placed"},
	{Rule: "party.loser.points"},
	{Rule: "party.loser.tricks"},
	{Rule: "party.loser.placed"},
	{Rule: "party.payment", Roles: Roles{{"payer", Loser}, {"payee", Winner}}},

	// 7.2 and 9.3: the Reversis.
	{Rule: "reversis.undertaken", Figures: Figures{{"tricks", 9}}},
	{Rule: "reversis.made"},
	{Rule: "reversis.broken"},
	{Rule: "reversis.ends"},
	{Rule: "reversis.party"},
	{Rule: "reversis.cancels"},
	{Rule: "reversis.pool"},
	{Rule: "reversis.quinola.made", Figures: Figures{{"before", 10}}},
	{Rule: "reversis.quinola.broken", Figures: Figures{{"before", 10}}},
	{Rule: "reversis.payment", Figures: Figures{{"each", 16}}, Roles: Roles{{"payee", Undertaker}}},
	{Rule: "reversis.forfeit", Figures: Figures{{"amount", 16}}, Roles: Roles{{"payer", Undertaker}, {"payee", Breaker}}},

	// 2 and 11: the game.
	{Rule: "game.rounds", Figures: Figures{{"rounds", 8}}},
	{Rule: "game.round", Figures: Figures{{"hands", 4}}},
	{Rule: "game.settled"},
	{Rule: "game.ranked"},
	{Rule: "game.chooses"},
	{Rule: "game.goes-on"},
	{Rule: "game.division"},
}

package reversis

import "quinola/engine/game"

// Salon is a present-day reconstruction after the Almanach des jeux, Fournier,
// Paris 1785, for four players. Amounts are in counters.
var Salon = &game.Ruleset{
	ID: "salon", Name: "Le Salon des jeux", Unit: "counter", Seats: 4, Tricks: 11,
	Settings: salonSettings, Answers: salonAnswers,
}

// Salon3 is Salon for three players: 36 cards, three in the pot.
var Salon3 = &game.Ruleset{
	ID: "salon-3", Text: "salon", Name: "Le Salon des jeux, three players", Unit: "counter", Seats: 3, Tricks: 11, Settings: salonSettings,
	Answers: instead(salonAnswers, game.Answer{Rule: "players", Figures: game.Figures{{"number", 3}}},
		game.Answer{Rule: "pack", Figures: game.Figures{{"lowest", 7}, {"highest", 10}}}),
}

// salonSettings lists what section 2 leaves to the players.
var salonSettings = []string{"reversis/game.rounds#rounds 1.."}

var salonAnswers = []game.Answer{
	{Rule: "players", Figures: game.Figures{{"number", 4}}},
	{Rule: "pack", Figures: game.Figures{{"lowest", 10}, {"highest", 10}}},
	// 1 to 4: the cards, the basket, the deal and the widow.
	{Rule: "quinola", Figures: game.Figures{{"face", 11}}},
	{Rule: "points", Figures: game.Figures{{"ace", 4}, {"king", 3}, {"queen", 2}, {"knave", 1}}},
	{Rule: "placed.order", Roles: game.Roles{{"best", game.Dealer}, {"then", game.ToLeft}}},
	{Rule: "deal.first", Figures: game.Figures{{"suit", 1}, {"face", 11}}},
	{Rule: "deal.cut", Figures: game.Figures{{"least", 3}}, Roles: game.Roles{{"cutter", game.ToLeft}}},
	{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 12}}},
	{Rule: "deal.packets", Figures: game.Figures{{"short", 3}, {"long", 4}, {"own", 4}, {"first", 1}}},
	{Rule: "exchange"},
	{Rule: "exchange.optional"},
	{Rule: "exchange.dealer"},
	{Rule: "exchange.look"},
	{Rule: "exchange.left"},
	{Rule: "talon.order"},
	{Rule: "pool.fund", Figures: game.Figures{{"each", 4}, {"dealer", 8}}},
	{Rule: "pool.renewal", Figures: game.Figures{{"below", 1}}},
	{Rule: "pool.dealer", Figures: game.Figures{{"amount", 4}}},

	// 6: the play of the cards.
	{Rule: "turn"},
	{Rule: "lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "follow-suit"},
	{Rule: "rank"},
	{Rule: "trick.taker"},

	// 8 and 9: the Quinola, the basket, the beast and the aces.
	{Rule: "card.placed"},
	{Rule: "card.forced", Figures: game.Figures{{"ace", 1}, {"quinola", 0}}, Ruling: "chosen"},
	{Rule: "card.led"},
	{Rule: "quinola.placed", Roles: game.Roles{{"taker", game.Holder}}},
	{Rule: "quinola.forced", Roles: game.Roles{{"payer", game.Holder}}},
	{Rule: "quinola.led", Roles: game.Roles{{"payer", game.Holder}}},
	{Rule: "beast.sheet"},
	{Rule: "beast.size"},
	{Rule: "beast.won"},
	{Rule: "beast.next"},
	{Rule: "ace.placed", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
	{Rule: "quinola.gift", Figures: game.Figures{{"fee", 4}}, Roles: game.Roles{{"payer", game.Taker}, {"payee", game.Holder}}},
	{Rule: "ace.forced", Figures: game.Figures{{"ace", 2}, {"diamonds", 4}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
	{Rule: "quinola.consolation", Figures: game.Figures{{"holder", 8}, {"others", 4}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Leader}}},
	{Rule: "ace.led", Figures: game.Figures{{"ace", 1}, {"diamonds", 2}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
	{Rule: "quinola.gorged", Figures: game.Figures{{"fee", 4}}, Roles: game.Roles{{"payer", game.Holder}, {"payee", game.Winner}}},
	{Rule: "claim.led"},
	{Rule: "claim.unasked"},
	{Rule: "double.first", Figures: game.Figures{{"times", 2}}},
	{Rule: "double.last", Figures: game.Figures{{"times", 2}}},

	// 10: the four aces.
	{Rule: "espagnolette", Figures: game.Figures{{"aces", 4}}},
	{Rule: "espagnolette.renounce"},
	{Rule: "espagnolette.used", Figures: game.Figures{{"renounced", 1}}},
	{Rule: "espagnolette.loses"},
	{Rule: "espagnolette.loses.party"},
	{Rule: "espagnolette.pays.made"},

	// 5 and 7.1: the pot.
	{Rule: "party.value", Figures: game.Figures{{"fixed", 4}, {"quinola", 4}}},
	{Rule: "party.winner.points"},
	{Rule: "party.winner.tricks"},
	{Rule: "party.winner.placed"},
	{Rule: "party.loser.points"},
	{Rule: "party.loser.tricks"},
	{Rule: "party.loser.placed"},
	{Rule: "party.payment", Roles: game.Roles{{"payer", game.Loser}, {"payee", game.Winner}}},

	// 7.2 and 9.3: the Reversis.
	{Rule: "reversis.undertaken", Figures: game.Figures{{"tricks", 9}}},
	{Rule: "reversis.made"},
	{Rule: "reversis.broken"},
	{Rule: "reversis.ends"},
	{Rule: "reversis.party"},
	{Rule: "reversis.cancels"},
	{Rule: "reversis.pool"},
	{Rule: "reversis.quinola.made", Figures: game.Figures{{"before", 10}}},
	{Rule: "reversis.quinola.broken", Figures: game.Figures{{"before", 10}}},
	{Rule: "reversis.payment", Figures: game.Figures{{"each", 16}}, Roles: game.Roles{{"payee", game.Undertaker}}},
	{Rule: "reversis.forfeit", Figures: game.Figures{{"amount", 16}}, Roles: game.Roles{{"payer", game.Undertaker}, {"payee", game.Breaker}}},

	// 2 and 11: the game.
	{Rule: "game.rounds", Figures: game.Figures{{"rounds", 8}}},
	{Rule: "game.round", Figures: game.Figures{{"hands", 4}}},
	{Rule: "game.settled"},
	{Rule: "game.ranked"},
	{Rule: "game.chooses"},
	{Rule: "game.goes-on"},
	{Rule: "game.division"},
}

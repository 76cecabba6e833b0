package reversis

// Academie is the older game, of an "Académie des jeux" of about 1755, for
// four players and without the tens. Amounts are in jettons.
var Academie = &Ruleset{
	ID: "academie", Name: "Académie des jeux, about 1755", Unit: "jetton", Seats: 4, Tricks: 11,
	Irregular: []string{"misdeal", "early", "revoke"},
	Answers:   academieAnswers,
	Variants:  []*Ruleset{academie5, academie5Seven, academieTens, academie5Tens},
}

// The variants: five players, of whom the dealer leaves two cards or seven, and
// the pack with its tens. The talon is worth the ordinary pool, two jettons a
// player.
var (
	academie5 = academieFor("academie-5", "five players, two cards left", 5, 9,
		"number 5", "lowest 10, highest 10", "each 9, dealer 10", "price 10")
	academie5Seven = academieFor("academie-5-seven", "five players, seven cards left", 5, 8,
		"number 5", "lowest 10, highest 10", "each 8, dealer 9", "price 10")
	academieTens = academieFor("academie-tens", "four players, with the tens", 4, 12,
		"number 4", "lowest 0, highest 0", "each 12, dealer 13", "price 8")
	academie5Tens = academieFor("academie-5-tens", "five players, with the tens", 5, 9,
		"number 5", "lowest 0, highest 0", "each 9, dealer 10", "price 10")
)

// academieFor is the game of the Académie with other players or another pack.
func academieFor(id, name string, seats, tricks int, players, pack, count, price string) *Ruleset {
	return &Ruleset{ID: id, Name: "Académie des jeux, " + name, Unit: "jetton", Seats: seats, Tricks: tricks,
		Irregular: []string{"misdeal", "early", "revoke"},
		Answers:   instead(academieAnswers, "players", players, "pack", pack, "deal.count", count, "party.price", price)}
}

var academieAnswers = []Answer{
	// The table, the deal and the talon.
	{Rule: "players", Figures: "number 4"},
	{Rule: "pack", Figures: "lowest 10, highest 10"},
	{Rule: "quinola", Figures: "face 11"},
	{Rule: "points", Figures: "ace 5, king 4, queen 3, knave 2"},
	{Rule: "placed.order", Roles: "best dealer, then left"},
	{Rule: "deal.passes", Roles: "next right", Ruling: "deal-passes"},
	{Rule: "deal.count", Figures: "each 11, dealer 12"},
	{Rule: "deal.packets", Figures: "size 3"},
	{Rule: "exchange"},
	{Rule: "exchange.optional"},
	{Rule: "exchange.dealer"},
	{Rule: "exchange.look"},
	{Rule: "exchange.left"},
	{Rule: "talon.order"},
	{Rule: "discard.hearts"},
	{Rule: "discard.bare"},
	{Rule: "discard.unforced"},
	{Rule: "pool.each", Figures: "amount 2", Ruling: "stakes"},

	// The play, I, II and XIII.
	{Rule: "turn"},
	{Rule: "lead.first", Roles: "leader eldest"},
	{Rule: "lead.next", Roles: "leader taker", Ruling: "next-lead"},
	{Rule: "lead.hearts"},
	{Rule: "follow-suit"},
	{Rule: "rank"},
	{Rule: "trick.taker"},

	// The Quinola and the aces, III to VI, XVI and XVII.
	{Rule: "card.placed"},
	{Rule: "card.forced", Figures: "ace 0, quinola 0", Ruling: "chosen"},
	{Rule: "card.led"},
	{Rule: "quinola.placed", Roles: "taker holder"},
	{Rule: "quinola.forced", Roles: "payer holder"},
	{Rule: "quinola.led", Roles: "payer holder"},
	{Rule: "quinola.gift", Figures: "fee 2", Roles: "payer taker, payee holder"},
	{Rule: "quinola.consolation", Figures: "holder 4, others 0", Roles: "payer holder, payee leader"},
	{Rule: "ace.placed", Figures: "ace 1, hearts 2", Roles: "payer taker, payee holder"},
	{Rule: "ace.forced", Figures: "ace 1, hearts 2", Roles: "payer holder, payee leader"},

	// The talon, VII to X.
	{Rule: "party.price", Figures: "price 8", Ruling: "talon-price"},
	{Rule: "party.winner.trickless"},
	{Rule: "party.winner.points"},
	{Rule: "party.winner.placed"},
	{Rule: "party.loser.points"},
	{Rule: "party.loser.placed"},
	{Rule: "party.payment", Roles: "payer loser, payee winner"},

	// The Reversis, XV.
	{Rule: "reversis.made"},
	{Rule: "reversis.party"},
	{Rule: "reversis.refund", Figures: "fines 1"},
	{Rule: "reversis.placed"},
	{Rule: "reversis.draws"},
	{Rule: "reversis.payment", Figures: "each 2", Roles: "payee undertaker"},

	// The game.
	{Rule: "game.forced", Figures: "rounds 2"},
	{Rule: "game.beasts", Figures: "greatest 1"},

	// XI, XII and XVIII.
	{Rule: "turn.fine", Figures: "fine 1", Roles: "payee each"},
	{Rule: "revoke.fine", Figures: "fine 1", Roles: "payee each", Ruling: "revoke-fine"},
	{Rule: "deal.misdeal"},
	{Rule: "deal.misdeal.again"},
}

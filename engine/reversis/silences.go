package reversis

import "quinola/engine/game"

// What the texts leave open or contradict, and the ruling on each.

// silences returns what the text of a ruleset leaves open or contradicts.
func silences(rs *Ruleset) []game.Silence {
	switch rs.TextID() {
	case Academie.ID:
		return academieSilences()
	case Hague1785.ID:
		return hagueSilences()
	case TwoQuinolas.ID:
		return twoSilences()
	case Reglor1809.ID:
		return reglorSilences()
	case Salon.ID:
		return salonSilences()
	}
	return nil
}

const custom = "the custom of the game, as the other texts have it"

// nextLead returns the silence on who leads next, which some texts take for granted.
func nextLead(from string, clauses ...string) game.Silence {
	return game.Silence{Name: "next-lead", Question: "Who leads to the next trick?",
		Ruling: "He who took the last one.", From: from, Rules: []string{"lead.next"}, Clauses: clauses}
}

// forced returns the silence on whether an ace or a Quinola is forced from a
// player who had a choice.
func forced(from string, clauses ...string) game.Silence {
	return game.Silence{Name: "forced", Question: "Is an ace or a Quinola forced if its holder could have played another card of the suit?",
		Ruling: "Yes: one that follows the suit led is forced, and he forces it who led the suit.",
		From:   from, Rules: []string{"card.forced"}, Clauses: clauses, Setting: "card.forced#quinola",
		Others: "Only where the holder has no other card of the suit; else it is neither forced nor placed."}
}

// chosen returns the silence on a card that the text does not call forced.
func chosen(what, from string, clauses ...string) game.Silence {
	return game.Silence{Name: "chosen", Question: "What is " + what + " that follows suit though its holder could have played another card of it?",
		Ruling: "Neither forced nor placed: nothing is paid or drawn for it.",
		From:   from, Rules: []string{"card.forced"}, Clauses: clauses}
}

// lastTwo returns the silence on which tricks are the last with other numbers of players.
func lastTwo(clauses ...string) game.Silence {
	return game.Silence{Name: "undertaken", Question: "When is a Reversis undertaken, and by whom is it broken?",
		Ruling: "It is undertaken when one player has taken all the tricks but the last two, and broken by the first other player to take one of these.",
		From:   "the clauses on the ninth trick", Rules: []string{"reversis.undertaken", "reversis.broken"}, Clauses: clauses}
}

func hagueSilences() []game.Silence {
	return []game.Silence{
		{Name: "first-lead", Question: "Who leads to the first trick?", Ruling: "Eldest hand, the dealer's neighbour to the right.", From: custom,
			Rules: []string{"lead.first"}, Clauses: []string{"38", "49"}},
		nextLead("article XXXVIII takes it for granted: who has taken a trick plays a heart", "38"),
		{Name: "deal.first", Question: "Which card drawn gives the first deal?", Ruling: "Left open: the record names the dealer.",
			From: "article II says only that one draws", Clauses: []string{"2"}},
		{Name: "loser-tricks", Question: "Who loses the Partie among players of equal points?",
			Ruling: "He who has more tricks.", From: "the mirror of article IX, which speaks of the winner",
			Rules: []string{"party.loser.tricks"}, Clauses: []string{"7", "9"}},
		forced("article XVIII calls it forced when one is obliged to give it on a heart, since one never renounces; article XXXVIII speaks of one that is alone, and article XLIV of one forced at any time from the Espagnolette, who need not follow suit; no article says what a card played by choice would be", "18", "25", "38", "44"),
		{Name: "fund", Question: "Is the first fund paid on top of what is left in the Panier?", Ruling: "Yes: all pay it again, and what was left stays.",
			From: "article XVII: it is renewed when the Panier holds less", Rules: []string{"pool.renewal"}, Clauses: []string{"17"},
			Others: "Only what is missing is made up."},
		{Name: "dealer-fund", Question: "Does the dealer add his jetton when the first fund is paid?", Ruling: "No: his third jetton of the first fund is that of this deal.",
			From: "article XVII: the first fund is nine jettons", Rules: []string{"pool.dealer"}, Clauses: []string{"17"}},
		{Name: "remise", Question: "How much is a Remise?", Ruling: "To draw it is to take all that the Panier holds; to make it is to pay in as much as it holds at that moment.",
			From: custom, Rules: []string{"quinola.placed", "quinola.forced", "quinola.led"}, Clauses: []string{"18", "19"}},
		{Name: "led-by-choice", Question: "Does a player make the Remise who leads the Quinola though he could have led another card?", Ruling: "Yes: he who leads it makes it.",
			From: "article XIX speaks of one who is obliged to, articles XX and XXVII of the Quinola played or gorged, however that came", Rules: []string{"card.led", "quinola.led"}, Clauses: []string{"19", "20", "27"}},
		{Name: "unasked", Question: "Are forced cards, the Partie and the Reversis paid without being asked for?", Ruling: "Yes: only led cards must be asked for.",
			From: "article XXVII, which asks it of these alone", Rules: []string{"claim.led", "claim.unasked"}, Clauses: []string{"24", "25", "26", "27"}},
		{Name: "gorged", Question: "Who pays for a led Quinola, and how much?",
			Ruling: "Its holder alone pays the winner of the Partie what he would pay if it were forced from him: two jettons; nobody else pays.",
			From:   "article XXVII: as if they had been forced", Rules: []string{"quinola.gorged", "ace.led"}, Clauses: []string{"26", "27"},
			Others: "The others pay their jetton, too."},
		{Name: "undertaker-forced", Question: "Does a Quinola that was forced from him at a first trick count as the undertaker's?",
			Ruling: "Yes: a Quinola of his of tricks 1 to 9 is his however it fell.", From: "article XXIII speaks of him who plays the Quinola before the tenth trick",
			Rules: []string{"reversis.quinola.made", "reversis.quinola.broken"}, Clauses: []string{"19", "20", "23"}},
		{Name: "reversis-returns", Question: "Is a Remise returned that another drew before the Reversis was undertaken?",
			Ruling: "Yes, like every other payment of the hand.", From: "articles XVI, XXIII, XXXI and XLIII together", Rules: []string{"reversis.pool", "reversis.cancels"},
			Clauses: []string{"16", "23", "31", "43"}},
		{Name: "led-in-the-bonne", Question: "Is the Remise made for a Quinola that the undertaker leads to the tenth or eleventh trick?",
			Ruling: "No, whether the Reversis is made or broken.", From: "articles XXI to XXIII, against the one exception of article XIX",
			Rules: []string{"reversis.pool"}, Clauses: []string{"19", "21", "22", "23"}},
		{Name: "espagnolette-ended", Question: "What becomes of an Espagnolette to whom a trick stays among the first nine?",
			Ruling: "He is an ordinary player to the end, without the costs of article XXXV whatever he takes later.", From: "article XXXVII",
			Rules: []string{"espagnolette.ends", "espagnolette.loses"}, Clauses: []string{"35", "37"}},
		{Name: "doubled-return", Question: "What does a lost Espagnolette return, and to whom?",
			Ruling: "To each payer twice what he paid for aces and Quinola placed in the hand; who received it keeps it; payments for forced and led cards stand.",
			From:   "article XXXV, 3", Rules: []string{"espagnolette.loses.aces"}, Clauses: []string{"35"}},
		{Name: "one-remise", Question: "Does an Espagnolette who gorges the Quinola at the last trick pay two Remises?",
			Ruling: "No: a Quinola of his that was forced or led makes one.", From: "articles XIX and XXXV name the same Remise",
			Rules: []string{"espagnolette.loses.pool"}, Clauses: []string{"19", "35"}},
		{Name: "placed-remise", Question: "What does a lost Espagnolette pay into the Panier who had placed the Quinola?",
			Ruling: "He gives back what he drew, and pays in as much again.", From: "article XXXV, 2: he makes the Remise, and to make it is to pay in what the Panier held",
			Rules: []string{"espagnolette.loses.pool"}, Clauses: []string{"35"}, Others: "He only gives back what he drew."},
		{Name: "pays-broken", Question: "Who makes the Remise when the Espagnolette pays for a broken Reversis?",
			Ruling: "The undertaker: article XLI moves the 64 fiches only.", From: "articles XX and XLI", Rules: []string{"espagnolette.pays.broken"}, Clauses: []string{"20", "41"}},
		{Name: "article-32", Question: "What is an Espagnolette paid for breaking a Reversis?", Ruling: "The 64 fiches of article XXXIII; the book refers to article 32.",
			From: "the book's own slip", Rules: []string{"reversis.forfeit"}, Clauses: []string{"32", "33", "42"}},
		{Name: "barred", Question: "Does a Reversis count that a barred player makes?", Ruling: "It does, and ends the Partie and the Remise, but he is not paid for it.",
			From: "article L names what he loses", Rules: []string{"barred.reversis"}, Clauses: []string{"50", "51"},
			Others: "There is no Reversis, and the hand is settled as an ordinary one."},
		{Name: "void-stakes", Question: "Are the stakes returned when a hand is void?", Ruling: "No: they stay in the Panier for the hand that replaces it.",
			From: custom, Rules: []string{"deal.misdeal", "deal.exposed"}, Clauses: []string{"46", "47", "48"}},
		{Name: "ten-cards", Question: "How does a player with ten or twelve cards end the hand?",
			Ruling: "With ten he sits out the eleventh trick; with twelve he keeps a card that counts for nobody.", From: "articles LI, LIII and LIV",
			Rules: []string{"short", "barred.twelve", "party.heap"}, Clauses: []string{"51", "53", "54"}},
		{Name: "exposed-dealer", Question: "Who deals again when a card was turned up?", Ruling: "The same dealer, and for nothing.", From: "article XLVI names no loss, as XLVII does",
			Rules: []string{"deal.exposed"}, Clauses: []string{"46", "47"}},
		{Name: "early-card", Question: "What becomes of a card played before its turn?", Ruling: "It stands as played; only the fine is owed.", From: "article LII names nothing else",
			Rules: []string{"turn.fine"}, Clauses: []string{"52"}},
		{Name: "no-payment", Question: "Is to draw the Remise a payment, which a player loses who may receive none?",
			Ruling: "Yes: he draws nothing either.", From: "articles LI, LIII and LVII speak of any payment whatever",
			Rules: []string{"short", "barred.payments", "revoke.barred"}, Clauses: []string{"51", "53", "57"}, Others: "Only what the players would pay him."},
		{Name: "unpaid-winner", Question: "Does a player win the Partie who has ten cards or has revoked?",
			Ruling: "He may, but neither he nor another is paid for it.", From: "articles LIII and LVII take his payments from him, and not the Partie as article L does",
			Rules: []string{"short", "revoke.barred"}, Clauses: []string{"50", "53", "57"}, Others: "The next in order wins it, and is paid."},
		{Name: "breaker", Question: "Who has broken a Reversis when two players take one of the last two tricks each?", Ruling: "The first of them; it is broken once.",
			From: "article XXXIII pays one player", Rules: []string{"reversis.broken"}, Clauses: []string{"15", "33"}},
		{Name: "espagnolette-hand", Question: "In which hand must the cards of the Espagnolette be?", Ruling: "In the hand with which play begins, after the exchange.",
			From: "article XXXIV: all in one hand", Rules: []string{"espagnolette"}, Clauses: []string{"34"}},
		{Name: "espagnolette-pays", Question: "Does a Reversis of others cost an Espagnolette who has not used his right?", Ruling: "No: a hand played as an ordinary one pays as the others do.",
			From: "article XXXVI", Rules: []string{"espagnolette.pays.made", "espagnolette.pays.broken"}, Clauses: []string{"36", "40", "41"}, Others: "To have held it is enough."},
		{Name: "espagnolette-wins", Question: "Does an Espagnolette always win the Partie?",
			Ruling: "Only one who has used the right and taken no trick; else points, tricks and places decide.",
			From:   "articles XXXVI and XXXVII, against the \"always\" of article XXXV", Rules: []string{"espagnolette.wins"}, Clauses: []string{"35", "36", "37"}},
		{Name: "led-by-winner", Question: "Who pays for an ace or a Quinola that the winner of the Partie led himself?", Ruling: "Nobody.",
			From: "article XXVII: they are paid to the winner", Rules: []string{"ace.led"}, Clauses: []string{"27"}},
		{Name: "partie-unit", Question: "In what is the Partie paid?", Ruling: "A fiche for each point.", From: "the sums of articles XXIV and XXXII are in fiches",
			Rules: []string{"party.value"}, Clauses: []string{"6"}},
	}
}

func twoSilences() []game.Silence {
	return []game.Silence{
		{Name: "follow-suit", Question: "Must the suit led be followed?", Ruling: "Yes, by whoever can.", From: "the text speaks only of the espagnolette's right to renounce",
			Rules: []string{"follow-suit"}, Clauses: []string{"espagnolette.p2"}},
		{Name: "loser", Question: "Who pays the party?", Ruling: "He who has the most points.", From: custom,
			Rules: []string{"party.loser.points"}, Clauses: []string{"party.p2"}},
		{Name: "loser-tricks", Question: "Who pays among players of equal points?", Ruling: "He who has more tricks.", From: "the mirror of what is said of the winner",
			Rules: []string{"party.loser.tricks"}, Clauses: []string{"party.p2"}},
		nextLead("the clause on the espagnolette takes it for granted: having made a trick, he returns a heart", "espagnolette.2"),
		{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The neighbour to the right.", From: "the cards are dealt to the right; who deals after whom is not said",
			Rules: []string{"deal.passes"}, Clauses: []string{"play.p4"}},
		{Name: "best-placed", Question: "Who is best placed after the dealer?", Ruling: "His neighbour to the left, and so on leftwards; eldest hand is worst placed.",
			From: custom, Rules: []string{"placed.order"}, Clauses: []string{"party.p2"}},
		forced("the text does not say when a card is forced; it speaks of a Quinola that is single", "payments.p4", "payments.p5", "espagnolette.1"),
		lastTwo("reversis.p2"),
		{Name: "box", Question: "What is in a player's box?", Ruling: "Six contracts of 48 fish are 288, not 248; the total is 440, not 400.", From: "the book's own error",
			Clauses: []string{"play.p1", "play.p2", "play.p3"}},
		{Name: "three-stakes", Question: "When do the pools hold three stakes?", Ruling: "At 100 or 50 fish, this deal's stakes counted; one pool that holds so much makes the exchange optional for all.",
			From: "the clauses on the Quinolas, which give the figures", Rules: []string{"exchange.optional", "discard.quinola"}, Clauses: []string{"play.p4", "quinolas.p1", "quinolas.p2"},
			Setting: "exchange.optional#least", Others: "Three times 26 fish and three times 13."},
		{Name: "pool-renewal", Question: "Is a pool that fell short replenished on top of what is left?", Ruling: "Yes.", From: "the pool must be replenished as at first",
			Rules: []string{"pool.renewal"}, Clauses: []string{"payments.p1", "quinolas.p1"}},
		{Name: "gorged", Question: "Who pays for a led ace or Quinola?", Ruling: "Its leader, the tariff once.", From: "the clause says that they pay the same as if forced, to the winner",
			Rules: []string{"ace.led", "quinola.gorged"}, Clauses: []string{"payments.p7"}},
		{Name: "reversis-consolations", Question: "Which consolations stand in a Reversis?",
			Ruling: "All but those which the undertaker paid, if he wins; from the tenth trick Quinolas bring none.", From: "the clauses on the Reversis",
			Rules: []string{"reversis.refund", "reversis.late"}, Clauses: []string{"reversis.p2", "reversis.p3"}},
		{Name: "espagnolette-trick", Question: "Does a trick end the espagnolette's right?", Ruling: "No; but who has taken the first nine tricks must follow suit.",
			From: "he has the right during the whole game", Rules: []string{"espagnolette.renounce", "espagnolette.follows"}, Clauses: []string{"espagnolette.p2", "espagnolette.p7"}},
		{Name: "thrown-hand", Question: "How do the cards of a hand thrown down fall?",
			Ruling: "His aces and Quinolas count as led, those of the others as placed on his tricks, in the trick at which he threw down; in a Reversis his own have fallen in none.",
			From:   "law IX", Rules: []string{"thrown.tricks", "thrown.pays"}, Clauses: []string{"laws.9"}},
		{Name: "claim-early", Question: "What may be asked for in the winner's stead?", Ruling: "What was led by then; the asker pays it though the winner never asks.",
			From: "law X", Rules: []string{"claim.false"}, Clauses: []string{"laws.10"}},
		{Name: "misdeal", Question: "Is a hand void that was dealt wrongly?", Ruling: "Yes, and the next player deals.", From: "law I",
			Rules: []string{"deal.misdeal"}, Clauses: []string{"laws.1"}},
		{Name: "espagnolette-pays", Question: "Does a Reversis of others cost an espagnolette who has not used his right?",
			Ruling: "No: a hand played as a common one pays as the others do.", From: "the clause that lets him play it as a common one",
			Rules: []string{"espagnolette.pays.made", "espagnolette.pays.broken"}, Clauses: []string{"espagnolette.p3", "espagnolette.p5", "espagnolette.p6"}, Others: "To have held it is enough."},
		{Name: "espagnolette-loses", Question: "Which tricks lose the espagnolette the party?",
			Ruling: "Any, taken before or after his right was used, at whichever of the eleven tricks he used it.", From: "the clause says only: if he is obliged to win a trick",
			Rules: []string{"espagnolette.loses"}, Clauses: []string{"espagnolette.p2", "espagnolette.p3"}},
		{Name: "espagnolette-returns", Question: "Which consolations does a lost espagnolette return?",
			Ruling: "Those for the aces and Quinolas that he placed and for the aces that he forced, doubled as they were paid, to whoever paid them; those for forcing a Quinola he keeps.",
			From:   "the clause on what he returns, with that on the Quinola he forces", Rules: []string{"espagnolette.loses.own"}, Clauses: []string{"espagnolette.p2", "espagnolette.p4"}},
		{Name: "espagnolette-unpaid", Question: "Must an espagnolette have used his right before a Quinola is forced from him, for it to bring nothing in a Reversis?",
			Ruling: "No: that he used it at any time in the hand is enough.", From: "the clause says only: except there is a reversis",
			Rules: []string{"espagnolette.unpaid"}, Clauses: []string{"espagnolette.p9"}},
		{Name: "placed-payer", Question: "Who pays for a Quinola that is placed?", Ruling: "He who takes the trick.", From: "the clause on aces, just before it",
			Rules: []string{"quinola.gift"}, Clauses: []string{"payments.p3", "payments.p5"}},
		{Name: "last-forced", Question: "Is an ace or a Quinola paid double that is forced in the last trick?", Ruling: "Yes, like one that is placed or led.", From: "a led card is paid as if it had been forced",
			Rules: []string{"double.last"}, Clauses: []string{"payments.p7", "payments.p8"}, Others: "No: the clause names only placed, played and gorgé."},
		{Name: "double-party", Question: "Is the party doubled for the player opposite, and the Reversis once more?",
			Ruling: "The party is; the Reversis has its own figures, and its eighty fish are the same whoever breaks it.", From: "all payments whatever are double, but the Reversis is told in figures",
			Rules: []string{"party.opposite", "reversis.payment", "reversis.forfeit"}, Clauses: []string{"payments.p8", "payments.p9"}},
		{Name: "espagnolette-hand", Question: "In which hand must the cards of the espagnolette be?", Ruling: "In the hand with which play begins, after the exchange and the swap.",
			From: "the clause names the cards only", Rules: []string{"espagnolette"}, Clauses: []string{"espagnolette.p1", "play.p5"}},
		{Name: "placed-stake", Question: "What does a lost espagnolette pay to the pool who had placed a Quinola?",
			Ruling: "He gives back what he drew, and pays in as much again.", From: "the clause says that he pays the stake to the pool instead of receiving it",
			Rules: []string{"espagnolette.loses.pool"}, Clauses: []string{"espagnolette.p2"}, Others: "He only gives back what he drew."},
		{Name: "partie-unit", Question: "In what is the party paid?", Ruling: "A fish for each point.", From: "the other payments, which are all in fish",
			Rules: []string{"party.value"}, Clauses: []string{"party.p1", "payments.p2"}},
		{Name: "led-by-winner", Question: "Who pays for an ace or a Quinola that the winner of the party led himself?", Ruling: "Nobody.",
			From: "the clause says that they are paid to the winner", Rules: []string{"ace.led", "quinola.gorged"}, Clauses: []string{"payments.p7"}},
		{Name: "undertaker-forced", Question: "Does a Quinola that was forced from him at a first trick count as the undertaker's?",
			Ruling: "Yes: a Quinola of his of tricks 1 to 9 is his however it fell.", From: "the clause speaks of him who plays his Quinolas before the two last tricks",
			Rules: []string{"reversis.quinola.made", "reversis.quinola.broken"}, Clauses: []string{"quinolas.p3", "reversis.p2"}},
		{Name: "swap", Question: "When are the cards swapped, and which?", Ruling: "After the exchange, both at once; each player gives any card of the hand as it then is.",
			From: "the clause says only: before a card is played", Rules: []string{"swap"}, Clauses: []string{"play.p5"}, Others: "Before the exchange."},
		{Name: "left-card", Question: "Must a player who keeps his hand lay the card that he leaves to the discard?", Ruling: "Yes: it counts for the party with the others.",
			From: "the custom of the game; the clause says that he has permission to see it and to place it there", Rules: []string{"exchange.left", "party.value"}, Clauses: []string{"play.p4"},
			Others: "He may leave it on the table."},
	}
}

func academieSilences() []game.Silence {
	return []game.Silence{
		{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The neighbour to the right.", From: custom, Rules: []string{"deal.passes"}, Clauses: []string{"reversis.p4"}},
		nextLead("the advice takes it for granted: who takes with his high card plays his low one next", "reversis.p11"),
		{Name: "stakes", Question: "What is put into the corbillon?", Ruling: "Two jettons each at every deal.", From: "the two jettons by which it is refreshed",
			Rules: []string{"pool.each"}, Clauses: []string{"reversis.3", "reversis.p10"}, Setting: "pool.each#amount", Others: "What the players agree on."},
		{Name: "talon-price", Question: "What is the talon worth?", Ruling: "As much as the ordinary pool: eight jettons with four players.", From: "article VII",
			Rules: []string{"party.price"}, Clauses: []string{"reversis.7"}, Setting: "party.price#price", Others: "What the players agree on."},
		{Name: "forced-others", Question: "Do the others pay for a forced Quinola?", Ruling: "No.", From: "article V: only if agreed on beforehand",
			Rules: []string{"quinola.consolation"}, Clauses: []string{"reversis.5"}, Setting: "quinola.consolation#others", Others: "One jetton each."},
		{Name: "revoke-fine", Question: "What does a revoke cost?", Ruling: "One jetton to each.", From: "article XI: what has been agreed on, or a bête",
			Rules: []string{"revoke.fine"}, Clauses: []string{"reversis.11"}, Setting: "revoke.fine#fine", Others: "A bête."},
		{Name: "ace-price", Question: "What is an ace worth?", Ruling: "One jetton, the ace of hearts two.", From: "article XVI: one or two, as agreed on",
			Rules: []string{"ace.placed", "ace.forced"}, Clauses: []string{"reversis.16", "reversis.17"}, Setting: "ace.placed#ace", Others: "Two, and four for hearts."},
		chosen("an ace or a Quinola", "articles IV, V and XVII speak only of him who is obliged to play it, having no other", "reversis.4", "reversis.5", "reversis.17"),
		{Name: "failed-reversis", Question: "What does a Reversis cost that fails?", Ruling: "Nothing of its own.", From: "the book knows only the one that is made",
			Clauses: []string{"reversis.15"}},
		{Name: "bete", Question: "Is a bête paid into the corbillon at once?", Ruling: "Yes, in a single hand; bêtes that wait belong to a game of many hands.", From: "the prose after article XVIII",
			Rules: []string{"quinola.forced", "quinola.led"}, Clauses: []string{"reversis.4", "reversis.p10"}},
		{Name: "five-tens", Question: "How are 52 cards dealt to five?", Ruling: "Nine each, ten to the dealer, six left.", From: "the book speaks of two or seven left, of 48 cards",
			Rules: []string{"deal.count"}, Clauses: []string{"reversis.p3", "reversis.p4"}},
		{Name: "short-talon", Question: "Who exchanges when the talon has fewer cards than players?", Ruling: "Those nearest to eldest hand; the others keep their hands.", From: "the order of the exchange",
			Rules: []string{"talon.order"}, Clauses: []string{"reversis.p4"}},
		{Name: "bare-hearts", Question: "When may a king or queen of hearts be put out?",
			Ruling: "When the hand as dealt holds no other hearts than these two; the Quinola may not be put out so.", From: "the leave given among the advice: only the king or the queen, without a lower one",
			Rules: []string{"discard.bare", "discard.hearts"}, Clauses: []string{"reversis.14", "reversis.p7"}},
		{Name: "primaute", Question: "Who has the primacy, and so pays at equality?", Ruling: "He who is nearest to eldest hand, the worst placed.", From: "the mirror of article VIII",
			Rules: []string{"party.loser.placed"}, Clauses: []string{"reversis.8", "reversis.10"}},
		{Name: "deals-again", Question: "Who deals again after a wrong deal?", Ruling: "The same dealer, and for nothing.", From: "article XVIII: one deals again",
			Rules: []string{"deal.misdeal.again"}, Clauses: []string{"reversis.18"}},
	}
}

func reglorSilences() []game.Silence {
	return []game.Silence{
		nextLead("a definition takes it for granted: who takes a trick with his higher card plays a lower one straight after", "reversy.1.p4"),
		{Name: "turn", Question: "Who plays after whom?", Ruling: "To the right, as the cards are dealt.", From: custom, Rules: []string{"turn"}, Clauses: []string{"reversy.2.10"}},
		forced("the definition, I: it is so called when the card falls; against II, 30 and 35, which speak of him who is compelled to follow with it", "reversy.1.p24", "reversy.2.30", "reversy.2.35"),
		{Name: "fiche", Question: "How many jettons is a fiche?", Ruling: "Ten.", From: "the clause says ten or five", Clauses: []string{"reversy.2.1"}, Others: "Five."},
		{Name: "stop", Question: "What stops when a Reversy is broken?", Ruling: "From the trick that breaks it nothing more is drawn, made or paid; what fell before stands.",
			From: "III, 7", Rules: []string{"reversis.stops"}, Clauses: []string{"reversy.3.7"}},
		{Name: "forced-rounds", Question: "Is the quinola ever to be kept, however it is guarded?", Ruling: "Not unless the players agree on a round or more of quinola forcé, the first of the game.",
			From: "the end of chapter V: one sometimes plays so", Rules: []string{"game.forced"}, Clauses: []string{"reversy.5.p10"}, Setting: "game.forced#rounds", Others: "In as many rounds as they agree on."},
		{Name: "only-four-fiches", Question: "Has the breaker anything for the quinola besides his four fiches and the aces?", Ruling: "Yes, the two fiches of a quinola that the undertaker led in the first nine tricks.",
			From: "II, 38 and III, 8, against the \"only\" of III, 7", Rules: []string{"reversis.quinola.fine"}, Clauses: []string{"reversy.3.7", "reversy.2.38", "reversy.3.8"}, Others: "Nothing."},
		{Name: "hidden-loss", Question: "What are the card money and all the loss, which a player pays besides the partie who hid the quinola?", Ruling: "Nothing that a hand can show: of that hand the partie alone is settled.",
			From: "II, 15, which names them and not how they are reckoned", Rules: []string{"exchange.hidden"}, Clauses: []string{"reversy.2.15"}},
		{Name: "two-faults", Question: "Who pays the partie where two players are to pay it for faults?", Ruling: "One of them, and once: whoever did what the book names first, and of two who did the same, whoever would lose by the points.",
			From: "II, 17, 18, 21 and 27, each of which names one player", Rules: []string{"exchange.retaken", "twelve.party", "revoke.party", "party.mixed"}, Clauses: []string{"reversy.2.17", "reversy.2.18", "reversy.2.21", "reversy.2.27"}},
		{Name: "seen", Question: "Who pays the partie for a player whose card two others saw, or the winner?", Ruling: "Of two the nearer to the dealer's right, but never the winner; where only the winner saw, nobody.",
			From: "II, 16: the winner would pay it to himself", Rules: []string{"seen.party"}, Clauses: []string{"reversy.2.16"}},
		{Name: "retaken-given", Question: "How great is the bête of a player who took a card back and then gives the quinola, and so draws the pannier?", Ruling: "As great as what he drew, with what is left.",
			From: "II, 17: whether he gives it or not, of as much as is in the pannier", Rules: []string{"exchange.retaken.quinola"}, Clauses: []string{"reversy.2.17"}, Others: "As much as is left, and so nothing."},
		{Name: "two-betes", Question: "Which two bêtes may go together?", Ruling: "Two of one player's that wait one after the other.", From: "II, 42: two of one hand, in the power of who made them",
			Rules: []string{"game.together"}, Clauses: []string{"reversy.2.42", "reversy.2.21"}},
		{Name: "quinola-payee", Question: "To whom does a broken undertaker pay for his quinola?", Ruling: "To the breaker: no one wins the partie then.", From: "III, 8, against II, 37",
			Rules: []string{"reversis.quinola.fine"}, Clauses: []string{"reversy.2.37", "reversy.3.8", "reversy.3.3"}},
		{Name: "refund", Question: "What does the maker of a Reversy get back?", Ruling: "What he paid for aces and quinola that fell to him in tricks; payments for forced aces stand, his own too.",
			From: "III, 5", Rules: []string{"reversis.refund"}, Clauses: []string{"reversy.3.5"}},
		{Name: "other-quinola", Question: "Does a Reversy that is made stop another's drawing or bête?", Ruling: "No: who drew the pannier keeps it.", From: "III, 5 and IV, 5",
			Rules: []string{"reversis.own"}, Clauses: []string{"reversy.3.5", "reversy.4.5"}},
		{Name: "four-aces", Question: "Does a Reversy made by another cost the four aces though their right was not used?", Ruling: "Yes.", From: "IV, 4 speaks of him who held them",
			Rules: []string{"espagnolette.pays.made"}, Clauses: []string{"reversy.4.4"}, Setting: "espagnolette.pays.made#used", Others: "Only if he has renounced."},
		{Name: "revoke-placed", Question: "What of a quinola that was placed before its holder revoked?", Ruling: "The pannier drawn stands; the payment for it is returned.", From: "II, 21",
			Rules: []string{"revoke.quinola"}, Clauses: []string{"reversy.2.21"}},
		{Name: "out-of-turn", Question: "When is an ace or quinola paid that was thrown out of turn?", Ruling: "When another than he who led takes the trick.", From: "II, 33",
			Rules: []string{"turn.unpaid"}, Clauses: []string{"reversy.2.33"}},
		{Name: "waiting-betes", Question: "When is a bête put in?", Ruling: "At once; bêtes that wait belong to a game of many hands.", From: "II, 40 to 42",
			Rules: []string{"quinola.forced", "quinola.led"}, Clauses: []string{"reversy.2.40", "reversy.2.41", "reversy.2.42"}},
		{Name: "led-tenth", Question: "What does an undertaker owe for a quinola led to the tenth trick, which he takes, if he is broken at the eleventh?",
			Ruling: "The bête, since it fell before the breaking trick; not the two fiches to the breaker.",
			From:   "III, 8, which asks both of a quinola led to one of the first nine, with III, 9, which takes the pannier from a later one; against II, 38, which asks both of any quinola that was led",
			Rules:  []string{"reversis.stops", "reversis.quinola.fine"}, Clauses: []string{"reversy.2.38", "reversy.3.8", "reversy.3.9", "reversy.3.7", "reversy.1.p5"},
			Others: "The two fiches, too; or nothing at all."},
		{Name: "four-aces-hand", Question: "In which hand must the four aces be?", Ruling: "In the hand with which play begins, after the exchange.",
			From: "IV, 1: in hand", Rules: []string{"espagnolette"}, Clauses: []string{"reversy.4.1"}},
	}
}

func salonSilences() []game.Silence {
	return []game.Silence{
		{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The neighbour to the right.", From: custom, Rules: []string{"deal.passes"}, Clauses: []string{"3", "3.p3"}},
		chosen("a Quinola", "section 8: it is forced when its holder has no other heart; against section 9.1, which calls any card of the suit led forced, and against its own words that a Quinola played otherwise than in renouncing costs a beast", "8.p3", "9.1"),
		{Name: "beast-on-sheet", Question: "When is a beast lost?", Ruling: "When it is owed: it counts in the net then, and goes to the next winner of the basket from nobody's net a second time.",
			From: "section 8", Rules: []string{"beast.sheet", "beast.won"}, Clauses: []string{"8.p4", "8.p5"}},
		{Name: "stake-again", Question: "Who stakes when the basket is empty and a beast is in play?", Ruling: "The dealer alone.", From: "section 8, last paragraph, against section 2",
			Rules: []string{"pool.renewal", "pool.dealer"}, Clauses: []string{"2.p3", "8.p7"}},
		{Name: "four-aces-trick", Question: "Which tricks cost the four aces the pot?", Ruling: "Any, taken before or after the right was used; all other payments stand.", From: "section 10: a single trick is enough",
			Rules: []string{"espagnolette.loses", "espagnolette.loses.party"}, Clauses: []string{"10.p3"}},
		{Name: "four-aces-broken", Question: "What does a broken Reversis cost the four aces?", Ruling: "Nothing.", From: "section 10 speaks only of one that succeeds",
			Rules: []string{"espagnolette.pays.made"}, Clauses: []string{"10.p4"}},
		{Name: "equal-beasts", Question: "Which of two beasts of the same amount is in play next?", Ruling: "The one on the lower line.", From: "section 8: the lowest line that holds the highest sum",
			Rules: []string{"beast.next"}, Clauses: []string{"8.p6"}},
		{Name: "led-by-winner", Question: "Who pays for an ace or a Quinola that the winner of the pot led himself?", Ruling: "Nobody.",
			From: "section 9.1: the winner of the pot receives it", Rules: []string{"ace.led", "quinola.gorged"}, Clauses: []string{"9.1.p2", "9.1.p3"}},
		{Name: "uneven-shares", Question: "Who has what does not go up evenly when basket and beasts are shared out?", Ruling: "Those who are best placed, a counter each.",
			From: "section 11 says only that they are shared", Rules: []string{"game.division"}, Clauses: []string{"11.p2"}},
		{Name: "several-losers", Question: "Who decides how the game ends when several have lost most?", Ruling: "Any of them may; what holds if they disagree is left open.",
			From: "section 11: those who have lost most, be it one or several", Rules: []string{"game.chooses"}, Clauses: []string{"11.p2"}},
	}
}

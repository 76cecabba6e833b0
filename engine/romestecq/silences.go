package romestecq

import "quinola/engine/game"

// alone is what is left open where two play.
var alone = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand where two play?", Ruling: "Whoever draws the highest card.",
		From: "four players, of whom whoever cuts the finest card deals", Rules: []string{"parts/deal.first"}, Clauses: []string{"romestecq.p3"},
		Others: "Whoever draws it may have the other deal, as where six play."},
}

// sides is what is left open about partners.
var sides = []game.Silence{
	{Name: "hidden", Question: "May players show their cards to their opponents?", Ruling: "No.",
		From: "the words \"son compagnon avec lequel il se communique le jeu\": partners alone do", Rules: []string{"parts/hand.hidden"}, Clauses: []string{"romestecq.p3"}},
	{Name: "communicate", Question: "How do partners let each other know their game?", Ruling: "They may look into each other's hands.",
		From: "la Triomphe, \"Ils se communiquent leur jeu de la vue seulement\" (triomphe.p3), and la Brusquembille, whose partners sit side by side for it (brusquembille.p2)", Rules: []string{"partners.see"}, Clauses: []string{"romestecq.p3"},
		Others: "They tell each other aloud, so that the opponents hear it, as at la Sizette."},
	{Name: "beside", Question: "Does the dealer's partner always sit on the dealer's right, and play first?", Ruling: "No: partners sit side by side, and of two of them one alone has the other on the right; whoever draws the highest card deals from the seat already taken.",
		From: "the words \"celui qui est à la droite de celui qui mêle, est son compagnon\", which cannot be true of both", Rules: []string{"parts/partners", "parts/deal.first"}, Clauses: []string{"romestecq.p3"},
		Others: "Whoever draws it sits down so that the partner is on the right."},
}

// silences is what the Académie leaves open about le Romestecq, whoever plays.
var silences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"romestecq.p6"},
		Others: "Of four players it passes to the one opposite, so that the dealer's partner leads in every hand, as the clause says of the first."},
	{Name: "lead-next", Question: "Who leads to the next trick?", Ruling: "Whoever took the last.",
		From: "every game of tricks in the book", Rules: []string{"parts/lead.next"}, Clauses: []string{"romestecq.p6b"}},
	{Name: "gruged", Question: "Is a combination gruged of which the other side takes one card only?", Ruling: "Yes: one card is enough.",
		From: "the words \"quand on ne le gruge pas; c'est-à-dire, si la partie adverse ne le leve pas\": whose cards come home in part has not the whole", Rules: []string{"gruge"}, Clauses: []string{"romestecq.p10", "romestecq.p11", "romestecq.p13"},
		Others: "Only one of which it takes every card."},
	{Name: "gruger", Question: "What does the side gain that gruges?", Ruling: "Nothing but the trick.",
		From: "the values, which are all of whoever has the cards in hand", Rules: []string{"gruge"}, Clauses: []string{"romestecq.p10"},
		Others: "What the combination is worth."},
	{Name: "when", Question: "When is a combination counted?", Ruling: "When the trick is taken in which its last card lies; of several players at once first that of whoever sits nearest to the dealer's right, and so on round.",
		From: "the words \"quand on ne le gruge pas\": before that it is not known", Rules: []string{"counted"}, Clauses: []string{"romestecq.p10", "romestecq.p15b"},
		Others: "When its first card is named, to be taken back where it is gruged; or at the end of the hand; of several at once first that of whoever played first to the trick."},
	{Name: "overlap", Question: "Does a card count in several combinations?", Ruling: "Yes, in one of each kind: two queens and two knaves may be a double ningre, a village and two Romes.",
		From: "the values: three aces would else be worth less as a triche than two of them as a double Rome, and a village less than the double ningre that it always is", Rules: []string{"name.once"}, Clauses: []string{"romestecq.p10", "romestecq.p12", "romestecq.p15b"},
		Others: "A card has one name, \"son nom propre\", and counts in that alone."},
	{Name: "third", Question: "Are three cards alike a Rome, or a double Rome?", Ruling: "Two of them are, which their holder chooses.",
		From: "the words \"deux as, ou deux rois\" and \"deux valets\"", Rules: []string{"rome", "double-rome"}, Clauses: []string{"romestecq.p13", "romestecq.p14"}},
	{Name: "triche-low", Question: "What is a triche of other cards than aces and kings worth?", Ruling: "Nothing but the Rome that is in it; it is named all the same.",
		From: "the words \"si le triche est d'as ou de rois\", which alone name a worth", Rules: []string{"triche"}, Clauses: []string{"romestecq.p11"},
		Others: "Three, too, or less than three."},
	{Name: "village", Question: "Which cards below the knave are a village?", Ruling: "Two each of two faces of which one follows the other, in the same two suits.",
		From: "the words \"deux dix, & deux neuf\", \"& autres cartes inférieures\"", Rules: []string{"village"}, Clauses: []string{"romestecq.p12"},
		Others: "The eights and sevens only, besides the two that are named: knaves and tens, or nines and eights, are none."},
	{Name: "village-gruged", Question: "Are a village and a Rome worth anything that are gruged?", Ruling: "Yes, as much as if they were not.",
		From: "the words \"à celui qui l'a en main\" and \"à celui qui l'a\", which name no condition", Rules: []string{"village", "rome"}, Clauses: []string{"romestecq.p12", "romestecq.p14"}},
	{Name: "virlicque", Question: "Must a virlicque be played and named?", Ruling: "No: whoever holds it wins the match when the cards are dealt.",
		From: "the words \"lorsqu'il arrive en main\" and \"celui qui l'a, gagne la partie\"", Rules: []string{"virlicque", "virlicque.match"}, Clauses: []string{"romestecq.p9"}},
	{Name: "piece", Question: "Is it noted of every card of a combination that it is named?", Ruling: "A combination is noted as named with its first card; what is called a piece of it afterwards is said without being noted.",
		From: "the words \"double ningre, piece de ningre\": first the whole, then each piece; who leaves one out and counts the whole has lost (silent)", Rules: []string{"name.piece", "silent.match"}, Clauses: []string{"romestecq.p15b"}},
	{Name: "debt", Question: "What does it mean to be marked with three jettons?", Ruling: "Three marks are added to those that the side has still to wipe out; who had wiped out fewer than three has more to wipe out than at first.",
		From: "the words \"Le Stecq est une marque qu'on efface\" and \"démarqueroit\": points are marks that are taken away", Rules: []string{"debt.first", "loss.own", "loss.debt"}, Clauses: []string{"romestecq.p4", "romestecq.loix.1"},
		Others: "The other side wipes out three; or a side cannot have more marks than at first."},
	{Name: "exposed", Question: "Is the hand played in which a card was turned up in dealing?", Ruling: "Yes.",
		From: "the third law, \"& le coup se joue\", and the fourth, \"puis continuera à donner\"", Rules: []string{"fault.exposed", "fault.faced"}, Clauses: []string{"romestecq.loix.1", "romestecq.loix.2"},
		Others: "It is dealt again."},
	{Name: "faced", Question: "Are the three jettons of the second law for the dealer or against?", Ruling: "Against.",
		From: "the laws before and after it, in which a dealer's fault costs three; the words \"pour celui qui fait\" may mean both", Rules: []string{"fault.faced"}, Clauses: []string{"romestecq.loix.2"},
		Others: "For: the cards were turned by whoever handled the pack before."},
	{Name: "match-over", Question: "Is the hand played out in which the match is won?", Ruling: "No: when the last mark is wiped out nothing more is counted; but all that one combination is worth is, though fewer marks were left.",
		From: "l’Impériale, where the order in which things are counted tells who wins (imperiale.loix.15)", Rules: []string{"match.over"}, Clauses: []string{"romestecq.p5"}},
}

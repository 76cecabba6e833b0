package hombre

import "quinola/engine/game"

// quadrilleSilences is what the Académie leaves open about le Quadrille, or says
// against itself.
var quadrilleSilences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "le Médiateur, where the deal passes to the one who was first (mediateur.s1.c2.p2)", Rules: []string{"parts/deal.passes"}, Clauses: []string{"quadrille.c2.p6"}},
	{Name: "devant-again", Question: "What becomes of the dealer's fiche when the hand is dealt again?", Ruling: "It is the stake of the new deal: nothing is laid twice.",
		From: "c2.p7c: whoever deals wrongly only deals again", Rules: []string{"parts/stake.back"}, Clauses: []string{"quadrille.c2.p7c", "quadrille.c3.p1"}},
	{Name: "equal-bids", Question: "Which of two players goes first who both would play without a king?", Ruling: "The one who speaks first.",
		From: "le Médiateur, where of equal bids the earlier goes first (mediateur.s1.c1.a2.p11)", Rules: []string{"bid.rank"}, Clauses: []string{"quadrille.c2.p23"}},
	{Name: "contre", Question: "Is contre played?", Ruling: "Yes, unless the players agree otherwise.",
		From: "a11.p1, which leaves it to those who wish to admit it", Rules: []string{"bid.contre", "contre.vole", "contre.missed"}, Clauses: []string{"quadrille.decisions.a11.p1", "quadrille.loix.55"},
		Others: "Nobody may play contre.", Setting: "hombre/bid.contre#agreed"},
	{Name: "forced-kings", Question: "Whom does a player call who is forced by spadille and holds every king, or each but that of trumps?", Ruling: "A queen, or a king of his own, as one who plays of his own will.",
		From: "c2.p15, which makes no exception", Rules: []string{"spadille.forced", "king.own", "queen.called"}, Clauses: []string{"quadrille.c2.p8", "quadrille.c2.p15"}},
	{Name: "share", Question: "Does each loser pay each winner where a king was called?", Ruling: "Each loser pays the figure once, and the player and the friend receive half each.",
		From: "c2.p11, by which those who lose pay by halves, and the one figure that c3 gives for each payment", Rules: []string{"share.won", "share.lost"}, Clauses: []string{"quadrille.c2.p9", "quadrille.c2.p11", "quadrille.c3.p10"},
		Others: "Each loser pays the figure to each winner."},
	{Name: "matadors", Question: "Are fewer than three matadors paid?", Ruling: "No: the three are held together, and those that follow count besides.",
		From: "c1.valeur.p22b and c3.p11: there are three matadors, and others are so called when they are joined to these", Rules: []string{"matadors"}, Clauses: []string{"quadrille.c3.p10b", "quadrille.c3.p11"},
		Others: "Spadille alone, or with manille, is paid as well."},
	{Name: "remise", Question: "Is the game lost by remise or by codille when the player and the friend make four tricks?", Ruling: "By codille, since the others have more; it is a remise where both have five.",
		From: "c2.p20 and the Dictionnaire (p13, p73), by which a codille is more tricks than the player's; four for a remise is of the game of eight cards (quintille.nouveau.p10)", Rules: []string{"remise", "codille"}, Clauses: []string{"quadrille.c2.p10"},
		Others: "With four tricks it is a remise, too."},
	{Name: "devole", Question: "Does a trick of the friend keep the player from the devole?", Ruling: "No: what counts is the player's own.",
		From: "loix.57 and a11.p4c, which state the rule; a11.p4d gives its reason in other words", Rules: []string{"devole"}, Clauses: []string{"quadrille.loix.57", "quadrille.decisions.a11.p4c", "quadrille.decisions.a11.p4d"},
		Others: "One trick of either is enough."},
	{Name: "own-tricks", Question: "How many tricks must the player make not to bear the loss alone?", Ruling: "Three, unless the players agree on four.",
		From: "c2.p11 and loix.57, which name both", Rules: []string{"own.tricks"}, Clauses: []string{"quadrille.c2.p11", "quadrille.loix.57"},
		Others: "Four.", Setting: "hombre/own.tricks#tricks"},
	{Name: "shown-hand", Question: "What does it cost to show one's hand before six tricks are made?", Ruling: "A bete; the others do not choose the cards.",
		From: "loix.27 and decisions.a6, the later words", Rules: []string{"hand.shown"}, Clauses: []string{"quadrille.c2.p21", "quadrille.loix.27", "quadrille.decisions.a6.p1b"},
		Others: "The others say which cards are to be played."},
	{Name: "quit", Question: "To whom does a player pay who leaves before the end?", Ruling: "Into the pool, as much as lies there and waits.",
		From: "loix.59: all that lies at the game", Rules: []string{"quit"}, Clauses: []string{"quadrille.loix.59"},
		Others: "To each of the others."},
}

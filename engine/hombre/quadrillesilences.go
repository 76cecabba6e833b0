package hombre

import "quinola/engine/game"

// unsaid implements table.Game.Unsaid: what the books leave open.
type unsaid struct{}

// Silences returns what a ruleset of the family leaves open.
func (unsaid) Silences(rs *game.Ruleset) []game.Silence {
	switch rs.ID {
	case "quintille":
		return quintilleSilences()
	case "quintille.ancien":
		return ancientSilences
	case "mediateur":
		return mediateurSilences()
	case "solitaire":
		return solitaireSilences()
	case "tritrille", "tritrille.autre":
		return append(solitaireSilences(), tritrilleSilences...)
	case "piquemedrille":
		return append(append([]game.Silence(nil), piquemedrilleSilences...), solitaireSilences()...)
	case "hombre", "hombre.bavaroise", "hombre.trois-et-un":
		return hombreSilences
	case "hombre.a-deux":
		return twoSilences()
	case "hombre.hasards":
		return hazardSilences()
	case "lomber":
		return lomberSilences
	case "lombre":
		return lombreSilences()
	case "lomber.quadrille":
		return verseSilences()
	}
	return quadrilleSilences
}

// quadrilleSilences lists what the Académie leaves open, or contradicts, about
// le Quadrille.
var quadrilleSilences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "le Médiateur, where the deal passes to the one who was first (mediateur.s1.c2.p2)", Rules: []string{"parts/deal.passes"}, Clauses: []string{"quadrille.c2.p6"}},
	{Name: "devant-again", Question: "What becomes of the dealer's fiche when the hand is dealt again?", Ruling: "It is the stake of the new deal: nothing is laid twice.",
		From: "c2.p7c: whoever deals wrongly only deals again", Rules: []string{"parts/stake.back"}, Clauses: []string{"quadrille.c2.p7c", "quadrille.c3.p1"}},
	{Name: "equal-bids", Question: "Which of two players goes first who both would play without a king?", Ruling: "The one who speaks first.",
		From: "le Médiateur, where of equal bids the earlier goes first (mediateur.s1.c1.a2.p11)", Rules: []string{"bid.rank"}, Clauses: []string{"quadrille.c2.p23"}},
	{Name: "contre", Question: "Is contre played?", Ruling: "No, unless the players agree on it beforehand.",
		From: "a11.p1 and loix.55, which leave it to those who wish to admit it; hombre.vole.p4 has them agree beforehand", Rules: []string{"bid.contre", "contre.vole", "contre.missed"}, Clauses: []string{"quadrille.decisions.a11.p1", "quadrille.loix.55"},
		Others: "Yes, unless the players agree otherwise.", Setting: "hombre/bid.contre#agreed"},
	{Name: "contre-forced", Question: "May a player who has asked, and is forced by contre, play contre before that other?", Ruling: "No: a player who has asked goes before simple sans prendre alone.",
		From: "loix.10 and c2.p23, which give a player who has asked preference by playing sans prendre; a11.p2 puts contre before that", Rules: []string{"bid.forced", "bid.contre"}, Clauses: []string{"quadrille.loix.10", "quadrille.decisions.a11.p2"},
		Others: "Yes, as with sans prendre."},
	{Name: "contre-lies", Question: "What becomes of the game and of what lies there when contre is won without the vole?", Ruling: "It lies on for the next hand, as after a remise: nobody has drawn it.",
		From: "c3.p2 and c3.p9: the game of every hand is paid to those who win, and is not touched where nobody is paid it", Rules: []string{"contre.missed"}, Clauses: []string{"quadrille.loix.56", "quadrille.decisions.a11.p3", "quadrille.c3.p9"},
		Others: "The game of these hands is paid to nobody, and that of the next begins anew."},
	{Name: "forced-kings", Question: "Whom does a player call who is forced by spadille and holds every king, or each but that of trumps?", Ruling: "A queen, or a king of his own, as one who plays of his own will.",
		From: "c2.p15, which makes no exception", Rules: []string{"spadille.forced", "king.own", "queen.called"}, Clauses: []string{"quadrille.c2.p8", "quadrille.c2.p15"}},
	{Name: "share", Question: "Does each loser pay each winner where a king was called?", Ruling: "Each loser pays the figure once, and the player and the friend receive half each.",
		From: "c2.p11, by which those who lose pay by halves, and the one figure that c3 gives for each payment", Rules: []string{"share.won", "share.lost"}, Clauses: []string{"quadrille.c2.p9", "quadrille.c2.p11", "quadrille.c3.p10"},
		Others: "Each loser pays the figure to each winner."},
	{Name: "matadors", Question: "Are fewer than three matadors paid?", Ruling: "No: the three are held together, and those that follow count besides.",
		From: "c1.valeur.p22b and c3.p11: there are three matadors, and others are so called when they are joined to these", Rules: []string{"matadors"}, Clauses: []string{"quadrille.c3.p10b", "quadrille.c3.p11"},
		Others: "Spadille alone, or with manille, is paid as well."},
	{Name: "remise", Question: "Is the game lost by remise or by codille when the player and the friend make four tricks?", Ruling: "By codille, since the others have more; it is a remise where both have five.",
		From: "dictionnaire.p13 and p73, by which it is a remise where those who play do not surpass the others, and a codille where the others make more tricks; four for a remise is of the game of eight cards (quintille.nouveau.p10)", Rules: []string{"remise", "codille"}, Clauses: []string{"quadrille.c2.p10"},
		Others: "With four tricks it is a remise, too."},
	{Name: "devole", Question: "Does a trick of the friend keep the player from the devole?", Ruling: "No: what counts is the player's own.",
		From: "loix.57 and a11.p4c, which state the rule; a11.p4d gives its reason in other words", Rules: []string{"devole"}, Clauses: []string{"quadrille.loix.57", "quadrille.decisions.a11.p4c", "quadrille.decisions.a11.p4d"},
		Others: "One trick of either is enough."},
	{Name: "devole-alone", Question: "What does the devole cost whoever plays without a king?", Ruling: "Ten to each of the others, as it costs who has called one.",
		From: "loix.57 and a11.p4c, which have it cost the price of the vole, and know of two who receive it; c3.p17 doubles that price for whoever makes or misses the vole alone", Rules: []string{"devole.paid"}, Clauses: []string{"quadrille.loix.57", "quadrille.decisions.a11.p4c", "quadrille.c3.p17"},
		Others: "Twenty to each, as the vole of one who plays alone; or nothing: it is of a call."},
	{Name: "odd-void", Question: "Whose are the jettons left over where the next hand is void, or a trump is given in it for the king?", Ruling: "They wait for a hand that counts, and are for the best trump with which it is played.",
		From: "c2.p24, which names the next hand; c2.p7, by which a void hand is none", Rules: []string{"share.odd"}, Clauses: []string{"quadrille.c2.p24", "quadrille.c2.p7"},
		Others: "They are drawn by the best trump that was dealt."},
	{Name: "spared", Question: "Where one of two winners has asked too late for matadors, which of the losers is spared?", Ruling: "Whoever would have paid that winner: each of the losers pays one of the winners.",
		From: "c2.p11, by which they pay by halves, and the ruling on each loser's payment", Rules: []string{"claim.late", "share.lost"}, Clauses: []string{"quadrille.c3.p13", "quadrille.c2.p11"},
		Others: "Both pay half of what is still due."},
	{Name: "laid-unknown", Question: "May the friend lay the hand down with six tricks before the king called has appeared?", Ruling: "No: a hand is laid down where all can tell that the game is won.",
		From: "c2.p20, by which the game must be won, and mediateur.s3.c2.b.1.p2, by which the player must be certain of the friend to lay the hand down", Rules: []string{"hand.laid"}, Clauses: []string{"quadrille.c2.p9", "quadrille.c2.p20"},
		Others: "Yes: the friend knows that it is won."},
	{Name: "own-tricks", Question: "How many tricks must the player make not to bear the loss alone?", Ruling: "Three, unless the players agree on four.",
		From: "c2.p11 and loix.57, which name both", Rules: []string{"own.tricks"}, Clauses: []string{"quadrille.c2.p11", "quadrille.loix.57"},
		Others: "Four.", Setting: "hombre/own.tricks#tricks"},
	{Name: "shown-hand", Question: "What does it cost to show one's hand before six tricks are made?", Ruling: "A bête; the others do not choose the cards.",
		From: "loix.27 and decisions.a6, the later words", Rules: []string{"hand.shown"}, Clauses: []string{"quadrille.c2.p21", "quadrille.loix.27", "quadrille.decisions.a6.p1b"},
		Others: "The others say which cards are to be played."},
	{Name: "pack-played", Question: "Is the hand void where the pack is found false after the last card, and before anybody has paid or cut?", Ruling: "No: with the last card it stands.",
		From: "loix.3, by which the hand stands when all the cards are played; c2.p7 says so where it was also paid or cut, and voids it before the hand is played out", Rules: []string{"parts/pack.false.played"}, Clauses: []string{"quadrille.c2.p7", "quadrille.loix.3"},
		Others: "It is void until somebody has paid or cut for the next hand."},
	{Name: "vole-later", Question: "May the vole be undertaken after the seventh trick, where the king called appears only then?", Ruling: "No: it is undertaken by the lead to the seventh trick, or not at all.",
		From: "c2.p36 and loix.44, which name that lead; loix.52 lets those whose king has not appeared play to the last card without the risk of the vole", Rules: []string{"vole.tried"}, Clauses: []string{"quadrille.c2.p36", "quadrille.c2.p39", "quadrille.loix.44", "quadrille.loix.51", "quadrille.decisions.a11.p4e"},
		Others: "It is undertaken by the first lead after the king has appeared."},
	{Name: "round-always", Question: "Is every round double?", Ruling: "No, unless the players agree that it is.",
		From: "c3.p21, which leaves it to those who like to play for much", Rules: []string{"round.always"}, Clauses: []string{"quadrille.c3.p8", "quadrille.c3.p21"}, Setting: "hombre/round.always#agreed"},
	{Name: "quit", Question: "To whom does a player pay who leaves before the end?", Ruling: "Into the pool, as much as lies there and waits.",
		From: "loix.59: all that lies at the game", Rules: []string{"quit"}, Clauses: []string{"quadrille.loix.59"},
		Others: "To each of the others."},
	{Name: "quit-cards", Question: "What does a player who leaves pay for the cards?", Ruling: "A fiche for each player, to the house, unless the players agree otherwise.",
		From: "c3.p20, by which everybody gives a fiche for them; loix.59 names no price, nor whose fiches they are", Rules: []string{"quit.cards"}, Clauses: []string{"quadrille.loix.59", "quadrille.c3.p20"},
		Others: "That player's own fiche alone.", Setting: "hombre/quit.cards#amount"},
	{Name: "last-forced", Question: "Where the king must be returned, does the last to speak play when all the others have passed, or the holder of spadille?", Ruling: "The holder of spadille, unless the players agree otherwise.",
		From: "roi-rendu.5, which leaves it to the agreement", Rules: []string{"last.forced"}, Clauses: []string{"quadrille.roi-rendu.5"},
		Others: "The last to speak plays, and calls a king that is returned.", Setting: "hombre/last.forced#agreed"},
}

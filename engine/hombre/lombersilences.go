package hombre

import "quinola/engine/game"

// lomberSilences is what Upsala leaves open about Lomber.
var lomberSilences = []game.Silence{
	{Name: "games-rank", Question: "Which of the six games goes before which?", Ruling: "Solo goes before any other; of the others, and of two who play solo, the earlier stands. The rank of entrée, tourné, gasque and respect is unknown.",
		From: "lombre.2, by which whoever has asked must play, unless another plays solo", Rules: []string{"bid.solo"}, Clauses: []string{"lomber.4", "lombre.2"},
		Others: "Entrée, tourné, gasque, respect, solo, each before the one named before it; or a game in a preference before the same in a plain suit, as at Boston."},
	{Name: "first", Question: "Who speaks first, and who leads?", Ruling: "The dealer's right-hand neighbour, to whom the first card is dealt; everybody speaks once.",
		From: "2, by which the cards are dealt to the right, and l'Hombre of the Académie", Rules: []string{"bid.turn", "parts/lead.first"}, Clauses: []string{"lomber.2"}},
	{Name: "play", Question: "Must suit be followed, and what takes a trick?", Ruling: "Suit must be followed; a trump takes any other suit; whoever takes a trick leads to the next.",
		From: "10, which speaks of following to trumps, and l'Hombre of the Académie", Rules: []string{"parts/follow.duty", "parts/trick.trump", "parts/trick.taker", "parts/lead.next"}, Clauses: []string{"lomber.10", "lombre.13"}},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "2, by which the cards are dealt to the right", Rules: []string{"parts/deal.passes"}, Clauses: []string{"lomber.2"}},
	{Name: "preferences", Question: "What is a preference, and how is it found?", Ruling: "A suit that is drawn once, before the first deal, by a card turned up is the higher preference; its fellow of the same colour is the lesser.",
		From: "boston.p3, where the two are of one colour, and quadrille.2, where players draw for the preferences before they begin", Rules: []string{"preference.higher", "preference.lesser"}, Clauses: []string{"lomber.3", "lomber.6"},
		Others: "They are drawn anew for every hand, as at Boston."},
	{Name: "al-worth", Question: "What is an ål worth, and when is another put out?", Ruling: "Forty-eight points, unless the players agree otherwise; and again where neither an ål nor a bête is left.",
		From: "boston.p26; 3 leaves the worth to agreement", Rules: []string{"al"}, Clauses: []string{"lomber.3"}, Setting: "hombre/al#each"},
	{Name: "bete-goes", Question: "When does a bête go?", Ruling: "On the next hand, the greatest always first; åls that are left wait meanwhile.",
		From: "3: whoever wins has an ål where no bête goes; and boston.p27 of the same book, by which the highest bête always goes first", Rules: []string{"bete.next"}, Clauses: []string{"lomber.3"},
		Others: "Only when the åls are played out, as at Boston; or a bête that goes stays until it is drawn, as in l'Hombre of the Académie (hombre.bete.p8)."},
	{Name: "bete-counted", Question: "Is a bête counted upon the bête that goes?", Ruling: "No: upon the ål's worth, whatever goes.",
		From: "3, which names the ål's worth alone", Rules: []string{"bete.lost", "bete.more"}, Clauses: []string{"lomber.3"},
		Others: "It is eight more than the bête that goes, as at Boston (p28)."},
	{Name: "bete-unnamed", Question: "How much is a bête that is made before trumps are named?", Ruling: "As much as in a plain suit; and where a touromatte is begun, of the suit that was trumps when it was made.",
		From: "3, by which it is more in a preference: until a suit is named none is played", Rules: []string{"bete.more", "bete.passes"}, Clauses: []string{"lomber.2", "lomber.3"},
		Others: "Of the suit in which the hand is played in the end."},
	{Name: "betes-apart", Question: "Do two bêtes of one hand go together?", Ruling: "No: each goes by itself.",
		From: "5, by which at a codille two are made and not a double one", Rules: []string{"bete.together"}, Clauses: []string{"lomber.5"}, Setting: "hombre/bete.together#apart",
		Others: "Together, as in l'Hombre of the Académie."},
	{Name: "codille-stake", Question: "What does whoever wins codille receive?", Ruling: "The bête that goes, or else an ål, and nothing besides.",
		From: "l'Hombre of the Académie, where the winner of a codille draws what the player would have drawn (hombre.codille.p3)", Rules: []string{"codille.stake"}, Clauses: []string{"lomber.5"},
		Others: "Nothing: what goes stays. Quadrille leaves it to agreement what a codille does (quadrille.3)."},
	{Name: "passes-wiped", Question: "How long do passes stay marked?", Ruling: "Until the player wins a game: they are wiped out then, though a fault, or todos that was missed, keeps them from being paid.",
		From: "boston.p29", Rules: []string{"passes.wiped"}, Clauses: []string{"lomber.3", "lomber.6"},
		Others: "Until a bête is made which they have raised."},
	{Name: "touromatte", Question: "When may another game be begun, and what is it worth?", Ruling: "When the player has exchanged, before the others do, while enough cards are left: a card for a tourné, eight for a gasque. It is paid like the game that is begun.",
		From: "4: of the cards that are left over; 6 and 7, which have no price for it", Rules: []string{"touromatte", "price", "price.lost"}, Clauses: []string{"lomber.4"},
		Others: "It costs two bêtes when it is lost: quadrille.18 names that as its danger."},
	{Name: "respect", Question: "What is a respect paid?", Ruling: "As a gasque, won or lost.",
		From: "4, by which trumps are named after the exchange in both", Rules: []string{"price.respect"}, Clauses: []string{"lomber.4", "lomber.6", "lomber.7"},
		Others: "As an entrée."},
	{Name: "entree-lost", Question: "Does a player who loses an entrée pay the others?", Ruling: "No: the bête alone.",
		From: "7, which names tourné, solo and gasque", Rules: []string{"price.lost"}, Clauses: []string{"lomber.7"},
		Others: "What it would have brought, two."},
	{Name: "todos-two", Question: "What is todos worth, of which the two sets of rules tell different things?", Ruling: "In Lomber ten points from each, and missed eight to each; in Lombré what goes, won twice over or shared by the others. Each is played by its own words.",
		From: "6 and 8, and lombre.21 and 22", Rules: []string{"todos.paid", "todos.missed"}, Clauses: []string{"lomber.6", "lomber.8", "lombre.21", "lombre.22"}},
	{Name: "who-pays", Question: "Who pays a game that is won?", Ruling: "Each of the others the whole figure.",
		From: "7 and 8, by which a loser pays each of the others", Rules: []string{"price", "price.respect", "matadors.won", "cinq", "passes.paid", "todos.paid"}, Clauses: []string{"lomber.6"}},
	{Name: "matadors", Question: "How many matadors are counted?", Ruling: "Three at most.",
		From: "1, by which three cards are called so", Rules: []string{"matadors.won"}, Clauses: []string{"lomber.1", "lomber.6"}, Setting: "hombre/matadors.won#most",
		Others: "All trumps that follow each other from spadille on: 10 speaks of the three high matadors, as though there were lower ones."},
	{Name: "scaled", Question: "Is what a missed todos costs more in the preferences?", Ruling: "Yes, like every payment.",
		From: "6, by which what is paid is always more there", Rules: []string{"preference.paid", "todos.missed"}, Clauses: []string{"lomber.6", "lomber.8"}},
	{Name: "looks", Question: "At which cards may nobody look?", Ruling: "At another's hand and at the talon; and at the own discard when the play has begun.",
		From: "11, which has two exceptions, and lombre.31, which fines whoever looks at a card that he may not see", Rules: []string{"look.refused"}, Clauses: []string{"lomber.11", "lombre.31"}},
	{Name: "match-rounds", Question: "How long is it played?", Ruling: "Ten rounds, unless the players agree otherwise.",
		From: "le Quadrille of the Académie (quadrille.c2.p6)", Rules: []string{"parts/match.rounds"}, Clauses: []string{"lomber.3"}, Setting: "parts/match.rounds#rounds"},
}

// lombreSilences is what is left open about Lombré: what is about Lomber, and
// more.
func lombreSilences() []game.Silence {
	list := []game.Silence{
		{Name: "which-game", Question: "Of which game are these the laws?", Ruling: "Of Lomber, that precedes them in the book, but for todos, of which they have their own payment.",
			From: "3, 19, 21 and 28, which speak of solo, matadors, todos and the exchange as known", Rules: []string{"parts/players"}, Clauses: []string{"lombre.1", "lombre.3", "lombre.21"},
			Others: "Of an older game without preferences, of which the book does not tell the rest."},
		{Name: "stake", Question: "What is the stake (sats) of these laws?", Ruling: "What goes on the hand: a bête, or else an ål; it is single where no bête waits.",
			From: "lomber.3", Rules: []string{"todos.double", "todos.shared", "gano.stake"}, Clauses: []string{"lombre.18", "lombre.21", "lombre.22"},
			Others: "All that lies there."},
		{Name: "todos-double", Question: "What do the others pay for todos where a single stake goes?", Ruling: "Together twice the stake, each of them half of that: as much as the stake.",
			From: "21: doubly as much, each the half", Rules: []string{"todos.double"}, Clauses: []string{"lombre.21"}, Setting: "hombre/todos.double#times",
			Others: "Together as much as the stake, so that it is won twice, as in l'Hombre of the Académie (hombre.vole.p1b)."},
		{Name: "exposed-matador", Question: "Which cards are matadors before trumps are named?", Ruling: "The two black aces, which always are.",
			From: "lombre.6, by which they always are trumps, and l'Hombre of the Académie (hombre.donner.p5)", Rules: []string{"exposed.matador"}, Clauses: []string{"lombre.10"},
			Others: "The black twos and the red sevens, too."},
		{Name: "exposed-several", Question: "Does a card that is turned up hinder the game?", Ruling: "One does not, unless it is a matador in a hand; several do, and the hand is dealt again.",
			From: "10, of a card, and 26, of several", Rules: []string{"exposed.several", "parts/deal.exposed"}, Clauses: []string{"lombre.10", "lombre.26"}},
		{Name: "false-next", Question: "Who deals after a hand with a false pack?", Ruling: "The next player, as after every hand.",
			From: "27: the hand does not count, and nobody is said to deal again, as whoever deals wrongly does by 9", Rules: []string{"parts/pack.false", "parts/deal.passes"}, Clauses: []string{"lombre.27"},
			Others: "The same player."},
		{Name: "wrong-deal", Question: "What becomes of a hand that was dealt wrongly?", Ruling: "It is dealt again where that is seen in dealing; later it stands, and the dealer may not play it. Whoever has had the wrong cards and kept silent makes a bête.",
			From: "9, lomber.2 and 1, each of its moment", Rules: []string{"parts/deal.misdeal.again", "dealt.dealer", "hand.untold"}, Clauses: []string{"lombre.1", "lombre.9", "lomber.2"}},
		{Name: "neighbour", Question: "Which neighbour names trumps for the player?", Ruling: "The one on the right.",
			From: "7, where it is the neighbour on the right who draws a card out", Rules: []string{"trump.neighbour"}, Clauses: []string{"lombre.5"},
			Others: "Either."},
		{Name: "fault-paid", Question: "What is a player not paid who has made a bête by a fault, and wins?", Ruling: "All but matadors and solo: the game, the cinq, the passes, and what goes.",
			From: "19, by which these are paid all the same, and 18, by which a player who has said gano does not take what goes", Rules: []string{"fault.paid"}, Clauses: []string{"lombre.18", "lombre.19"}},
		{Name: "stake-again", Question: "What becomes of the åls of a hand that is void?", Ruling: "They are put out again with the new deal.",
			From: "26, by which such a hand is not played", Rules: []string{"parts/stake.back"}, Clauses: []string{"lombre.26"}},
		{Name: "gano-low", Question: "Which cards are low, and which trumps high?", Ruling: "A trump is high that is of the upper half; any other card, and a trump of the lower half, is low.",
			From: "the words of 16 and 17, which set no bound", Rules: []string{"gano.low", "gano.high"}, Clauses: []string{"lombre.16", "lombre.17"}},
	}
	for _, x := range lomberSilences {
		if x.Name != "scaled" {
			list = append(list, x)
		}
	}
	return list
}

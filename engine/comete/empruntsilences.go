package comete

import "quinola/engine/game"

// empruntSilences lists what the Académie leaves open about l'Emprunt, including
// what the game takes over from le Hoc.
var empruntSilences = []game.Silence{
	{Name: "stake", Question: "How much does everybody put in?", Ruling: "One jetton before every deal, unless the players agree on more.",
		From: "the words \"aprés être convenu de ce qu'on veut jouer à la partie, comme au Hoc\"; at le Hoc it is a jetton for each of three things that there are none of here (hoc.p6)", Rules: []string{"stake"}, Clauses: []string{"emprunt.p1"}, Setting: "comete/stake#each"},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"Il y a un grand avantage à être premier à jouer\": whom the lot falls on deals", Rules: []string{"parts/deal.first"}, Clauses: []string{"emprunt.p1", "emprunt.p4b"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"emprunt.p1"}},
	{Name: "follows", Question: "Which card is the one that follows?", Ruling: "The next above it in its suit, from the lowest up to the king.",
		From: "le Hoc, from which the game differs in what is told alone: \"un, deux, trois, quatre\" (hoc.p21), \"suivant l'ordre naturel des cartes\" (hoc.p2); the aces and the twos are \"les deux derniéres espéces\" of p1, the lowest", Rules: []string{"parts/run.next"}, Clauses: []string{"emprunt.p1", "emprunt.p2"}},
	{Name: "played", Question: "What if the card that follows was played before?", Ruling: "The run ends: all above it were played, too.",
		From: "each run goes on to the king, for whatever no player has is taken from the talon", Rules: []string{"borrow.anew"}, Clauses: []string{"emprunt.p2", "emprunt.p3"}},
	{Name: "lent-last", Question: "What of a player whose last card is borrowed?", Ruling: "That player has got rid of every card, and wins.",
		From: "the words \"entiérement défait de toutes ses cartes\": it is not said that they must be played", Rules: []string{"borrow.out"}, Clauses: []string{"emprunt.p3"},
		Others: "That player has no card, plays no more, and does not win."},
	{Name: "left", Question: "How much is paid for the cards that are left?", Ruling: "One jetton a card, unless the players agree on more.",
		From: "the words \"ce dont on est convenu\"; at le Hoc it is a jetton a card below ten, and two above (hoc.p21b)", Rules: []string{"parts/left.paid"}, Clauses: []string{"emprunt.p3"}, Setting: "parts/left.paid#each"},
}

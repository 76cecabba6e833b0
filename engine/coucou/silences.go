package coucou

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about le Coucou.
var silences = []game.Silence{
	{Name: "pack", Question: "How many players are the great number who play with the whole pack?", Ruling: "Thirteen and more who sit down: the upper half of the numbers from five to twenty.",
		From: "p1, which names five and twenty; a pack of Piquet has cards enough for all of them", Rules: []string{"parts/pack", "parts/pack.whole"}, Clauses: []string{"coucou.p2"},
		Others: "Any number from which the players take the whole pack.", Setting: "parts/pack#lowest"},
	{Name: "purse", Question: "With how many counters does each sit down?", Ruling: "Eight, unless the players agree on ten.",
		From: "the words \"huit ou dix marques\"", Rules: []string{"parts/purse"}, Clauses: []string{"coucou.p3"}, Setting: "parts/purse#amount"},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the highest card.",
		From: "the words \"Comme il y a un grand avantage à ce Jeu de faire, on voit à qui fera\" name no lot; at la Triomphe, where to deal is a disadvantage, the lowest card deals (triomphe.p3)", Rules: []string{"parts/deal.first"}, Clauses: []string{"coucou.p3"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right, over those who have left.",
		From: "the words \"chacun mêle à son tour\", and the custom of the book", Rules: []string{"parts/deal.passes", "match.leaves"}, Clauses: []string{"coucou.p4"}},
	{Name: "first", Question: "Who is the first to speak?", Ruling: "The dealer's neighbour on the right.",
		From: "the round goes to the right and ends with the dealer", Rules: []string{"trade.first"}, Clauses: []string{"coucou.p3"}},
	{Name: "left", Question: "What does it mean that one changes cards with the neighbour on the left, too, and \"une seule fois\"?", Ruling: "Nobody asks to the left: whoever changes with the left-hand neighbour has been asked by that player; and each asks once.",
		From: "the general rule at the end of the clause, which names the right-hand neighbour alone", Rules: []string{"trade.round", "trade.once"}, Clauses: []string{"coucou.p3"},
		Others: "Each may ask the one neighbour or the other, once; or \"une seule fois\" is said of the round, which is made once."},
	{Name: "coucou-free", Question: "May whoever holds a king change it nevertheless?", Ruling: "No: whoever is asked and holds a king says coucou.",
		From: "the words \"auquel cas il diroit coucou\"; nothing is to be gained by it", Rules: []string{"trade.king"}, Clauses: []string{"coucou.p3"}},
	{Name: "talon-king", Question: "Of which king does the book speak where the dealer is asked?", Ruling: "Of a king that lies on top of the talon: it is not given.",
		From: "the words \"ce ne fût un Roi\", which follow \"la carte de dessus le talon\"", Rules: []string{"trade.talon.king"}, Clauses: []string{"coucou.p3"},
		Others: "Of a king that the dealer holds: then the dealer says coucou, and gives nothing."},
	{Name: "laid", Question: "What becomes of the card for which the top card of the talon was given?", Ruling: "It is laid aside, unseen.",
		From: "the dealer gives a card and is not said to take one", Rules: []string{"trade.talon"}, Clauses: []string{"coucou.p3"},
		Others: "The dealer takes it, as one of the three to choose from."},
	{Name: "three", Question: "Which are the three cards that the dealer has, and when?", Ruling: "The card that the dealer was dealt, and the two that lie on top of the talon when the round is made.",
		From: "p3, by which each player is dealt one card and the dealer serves from the top of the talon", Rules: []string{"dealer.cards"}, Clauses: []string{"coucou.p4"},
		Others: "Three cards that the dealer is dealt at once; or the own card, the neighbour's and one of the talon."},
	{Name: "together", Question: "Who wins where all who are left would lose their last counter together?", Ruling: "Nobody yet: they do not pay, and play on.",
		From: "the words \"celui qui est le dernier à avoir des jettons\", which is one", Rules: []string{"match.together"}, Clauses: []string{"coucou.p4"},
		Others: "They divide the pool."},
}

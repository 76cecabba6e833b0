package triomphe

import "quinola/engine/game"

// moucheSilences lists what the Académie leaves open, or contradicts, about
// la Mouche.
var moucheSilences = []game.Silence{
	{Name: "pack", Question: "Which cards are taken out for four players, and for five?", Ruling: "From the lowest up as many faces as leave three cards for each player beside the card turned: the twos to the fives for four, the twos and threes for five.",
		From: "the rule of p3 itself: five cards and three more for each, and one turned, are 33 for four and 41 for five; 36 and 44 are the least packs that hold so many", Rules: []string{"parts/pack"}, Clauses: []string{"mouche.p3"}, Setting: "parts/pack#highest",
		Others: "More of them stay: the clause asks for three cards at least."},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "la Triomphe, where to deal is a disadvantage, too, and whoever draws the highest card has another deal (triomphe.p3)", Rules: []string{"parts/deal.first"}, Clauses: []string{"mouche.p4"}},
	{Name: "deal-passes", Question: "Which way does the deal pass?", Ruling: "To the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"mouche.p8"}},
	{Name: "two-two", Question: "Who wins where two players make two tricks each?", Ruling: "Nobody wins the game: each trick draws its part of it.",
		From: "p10, by which the tricks draw what goes on the game", Rules: []string{"game.tie"}, Clauses: []string{"mouche.p10"}},
	{Name: "stake", Question: "What does the dealer put down where there are not five players?", Ruling: "Five, a jetton for each trick.",
		From: "p10, by which each of the five tricks draws a jetton of the game, against p8, by which the dealer puts down as many as there are players: both are true of five players only", Rules: []string{"stake.dealer", "trick.paid"}, Clauses: []string{"mouche.p8", "mouche.p10"},
		Others: "As many as players: of three jettons two tricks draw none, of four one, and of six one is left."},
	{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
		From: "the duty to follow suit and to take", Rules: []string{"parts/trick.taker"}, Clauses: []string{"mouche.p10", "mouche.p15"}},
	{Name: "talon-out", Question: "What if the talon does not hold as many cards as a player wants?", Ruling: "Nobody puts out more cards than are left in the talon; hands thrown up that lie under it are drawn with it, in the order in which records have their cards.",
		From: "p3, which leaves three cards for each, and p6, which lets each take five", Rules: []string{"exchange.thrown"}, Clauses: []string{"mouche.p3", "mouche.p6", "mouche.p8c"},
		Others: "The cards put out are shuffled and drawn."},
	{Name: "nobody", Question: "What if nobody plays?", Ruling: "What lies on the game stays, and the next dealer adds to it.",
		From: "p8b: whoever deals always puts down", Rules: []string{"stake.dealer"}, Clauses: []string{"mouche.p8b", "mouche.p8c"}},
	{Name: "alone", Question: "What if one player alone plays?", Ruling: "That player makes every trick, and so draws all that goes.",
		From: "p10: each trick draws its part", Rules: []string{"trick.paid"}, Clauses: []string{"mouche.p8c", "mouche.p10"}},
	{Name: "separate", Question: "In what order do mouches go that are agreed to go one by one?", Ruling: "The greatest first.",
		From: "la Bête (bete.p11), as which the cards are played (p10), and le Reversis (reversis.4): wherever the book has bêtes go one by one it begins with the greatest", Rules: []string{"bete.goes"}, Clauses: []string{"mouche.p8b"}, Setting: family + "/bete.goes#together",
		Others: "In the order in which they were made."},
	{Name: "saved", Question: "What does it mean that a player saves the mouche?", Ruling: "Not to have it: the others are safe from it.",
		From: "p14, where a player with a fine hand may save the mouche to have the others play", Rules: []string{"flush.asked", "flush.truth"}, Clauses: []string{"mouche.p12", "mouche.p13", "mouche.p14"},
		Others: "To have it. What is answered must be true in either sense."},
	{Name: "flush-kept", Question: "Has a player the mouche who was dealt five cards of a suit and puts some out, or throws up the hand?", Ruling: "No: it is shown when the play is to begin.",
		From: "p12b, where whoever has it stands, and p13", Rules: []string{"flush"}, Clauses: []string{"mouche.p10b", "mouche.p12b", "mouche.p13"}},
	{Name: "flush-second", Question: "Does whoever has five cards of a suit, and not the best, make a mouche?", Ruling: "Yes, like all who play.",
		From: "the words \"ceux qui jouent, font une mouche chacun\"", Rules: []string{"flush.others"}, Clauses: []string{"mouche.p11", "mouche.p13"}},
	{Name: "out", Question: "For how long does a player not play who has cheated?", Ruling: "In the rest of the hand; who sits down to the next is for the company.",
		From: "a hand is all that a record holds", Rules: []string{"cheat.out"}, Clauses: []string{"mouche.p16"}},
	{Name: "false-next", Question: "Who deals after a hand with a false pack?", Ruling: "The next player, as after every hand.",
		From: "p17: the hand counts for nothing, and nobody is said to deal again", Rules: []string{"parts/pack.false", "parts/deal.passes"}, Clauses: []string{"mouche.p17"}},
}

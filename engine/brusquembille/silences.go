package brusquembille

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about la Brusquembille, or says
// against itself.
var silences = []game.Silence{
	{Name: "stake", Question: "How much does everybody put down?", Ruling: "Ten jettons, unless the players agree otherwise.",
		From: "the players agree on it; p11 has it worth more than the dues", Rules: []string{"stake"}, Clauses: []string{"brusquembille.p3", "brusquembille.p10", "brusquembille.p11"}, Setting: "brusquembille/stake#each"},
	{Name: "hands", Question: "How many hands are played?", Ruling: "Six, unless the players agree otherwise, or on nothing.",
		From: "the players agree on it before they begin", Rules: []string{"match.hands"}, Clauses: []string{"brusquembille.p5"}, Setting: "brusquembille/match.hands#hands"},
	{Name: "hidden", Question: "May a player show his cards?", Ruling: "No, but to a partner.",
		From: "the custom of other games: p2 gives as a reason for sitting together that partners may", Rules: []string{"parts/hand.hidden"}, Clauses: []string{"brusquembille.p2"}},
	{Name: "lead-first", Question: "Who leads to the first trick?", Ruling: "Eldest hand, at the dealer's right.",
		From: "the custom of the book; the clause has \"celui qui est à jouer\"", Rules: []string{"parts/lead.first"}, Clauses: []string{"brusquembille.p3"}},
	{Name: "custom", Question: "From what is a player free who may play any card?", Ruling: "From following suit and from beating the card played, as other games of the book ask.",
		From: "the words \"point de renonce\" and \"forcé à mettre plus haut\"", Rules: []string{"custom.follow", "custom.head"}, Clauses: []string{"brusquembille.p4", "brusquembille.8"}},
	{Name: "four", Question: "Do four always play two against two?", Ruling: "Four play in partnership, but may play each alone; then dues are paid.",
		From: "p2 has four play two against two, p6 has dues where they do not", Rules: []string{"parts/partners", "dues.party"}, Clauses: []string{"brusquembille.p2", "brusquembille.p6"}},
	{Name: "trump-ace", Question: "Is the ace of trumps paid for once or twice?", Ruling: "Once: it is one of the aces, and always takes the trick.",
		From: "p8 says \"également\" of every ace", Rules: []string{"ace.trump", "ace.won"}, Clauses: []string{"brusquembille.p7", "brusquembille.p8"},
		Others: "Two jettons for playing it and two for the trick."},
	{Name: "when", Question: "When is the ace of trumps paid for, and when are the others?", Ruling: "The ace of trumps as it is played; an ace or ten for which the trick counts when the trick is taken. So where play stops in the midst of a trick only the ace of trumps is paid for.",
		From: "p7 has \"celui qui joue\" and no proviso, p8 \"pourvu qu'il fasse la levée\"", Rules: []string{"ace.trump", "ace.won", "ace.lost", "ten.won", "ten.lost"}, Clauses: []string{"brusquembille.p7", "brusquembille.p8", "brusquembille.p9"}},
	{Name: "tie", Question: "Who wins where two have equally many points?", Ruling: "Nobody: what was put down stays for the next hand, and nothing more is put down.",
		From: "only who has the most points wins, and p10 knows no division", Rules: []string{"game.points", "stake"}, Clauses: []string{"brusquembille.p10"},
		Others: "They divide what lies there."},
	{Name: "short", Question: "Is a hand played on whose pack lacks a card?", Ruling: "Yes, to its end; what was put down stays for the next hand.",
		From: "only of two cards alike is it said that the hand stops", Rules: []string{"pack.short"}, Clauses: []string{"brusquembille.2"}},
	{Name: "twins", Question: "What becomes of dues paid before two cards were seen to be alike, and who deals then?", Ruling: "They stand, as with a pack that lacks a card; the deal passes.",
		From: "the first half of the clause; p5 has everybody deal in turn", Rules: []string{"pack.twins", "parts/deal.passes"}, Clauses: []string{"brusquembille.2"}},
	{Name: "half", Question: "What is half of what lies there, where that is odd?", Ruling: "The smaller half.",
		From: "a jetton is not divided", Rules: []string{"draw.early"}, Clauses: []string{"brusquembille.5"}},
	{Name: "party-fines", Question: "Are the fines for a card seen paid by partners?", Ruling: "No: the other side may have the game begun again instead.",
		From: "VII speaks of the party of two against two alone", Rules: []string{"draw.seen", "draw.second", "look.restart"}, Clauses: []string{"brusquembille.5", "brusquembille.6", "brusquembille.7"},
		Others: "Both: the fine, and the liberty to begin again."},
	{Name: "restart", Question: "Until when may partners have the game begun again, and who deals then?", Ruling: "Until the trick is over in which the card was seen; the same player deals again.",
		From: "the words \"recommencer la partie\"", Rules: []string{"look.restart", "look.own"}, Clauses: []string{"brusquembille.7"}},
	{Name: "quit", Question: "Who wins where a player leaves?", Ruling: "The play ends, and of the others the one with the most points so far wins.",
		From: "the clause says only who loses", Rules: []string{"match.quit"}, Clauses: []string{"brusquembille.10"}},
	{Name: "told-more", Question: "What follows where a player tells more points than there are?", Ruling: "Nothing: the tricks are there to be counted.",
		From: "the clause speaks of points that are told too late", Rules: []string{"count.late"}, Clauses: []string{"brusquembille.9"}},
}

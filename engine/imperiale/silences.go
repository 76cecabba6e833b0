package imperiale

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about l'Impériale, or says against
// itself.
var silences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right: of two players, to the other.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"imperiale.c1.p3", "imperiale.loix.4"}},
	{Name: "lead-next", Question: "Who leads to the next trick?", Ruling: "Whoever took the last.",
		From: "the custom of the book: piquet.c4.p7 and others say so", Rules: []string{"parts/lead.next"}, Clauses: []string{"imperiale.c1.p10"}},
	{Name: "point", Question: "Which of two points is the better?", Ruling: "That of which the cards count more: an ace eleven, king, queen and knave ten, the others their pips.",
		From: "the words \"comme au jeu de piquet\" and \"plus de points\"; piquet.c3.p1 has the figures", Rules: []string{"point.best"}, Clauses: []string{"imperiale.c1.p7", "imperiale.c2.p6"},
		Others: "The point of more cards."},
	{Name: "restriction", Question: "Is l'Impériale played with restriction?", Ruling: "Without, unless the players agree otherwise: all the imperials that the book names count.",
		From: "the players agree on it before they begin", Rules: []string{"restriction"}, Clauses: []string{"imperiale.c2.p7", "imperiale.loix.16"}, Setting: "imperiale/restriction#free"},
	{Name: "under-trump", Question: "Must a player trump who cannot beat the trump that lies there?", Ruling: "Yes: whoever cannot follow suit trumps, higher than the trump that lies there, if able, and else lower. Only where three play it can come to this.",
		From: "c1.p10, \"autrement de couper\", which excepts nothing", Rules: []string{"parts/trump.duty"}, Clauses: []string{"imperiale.c1.p10", "imperiale.c1.p11", "imperiale.loix.10"},
		Others: "No: loix.10 punishes only whoever could have taken."},
	{Name: "first-of-equals", Question: "Whose imperials are counted first, where two players have some of one kind?", Ruling: "Those of the player who is first to play.",
		From: "the primauté, as for the point", Rules: []string{"count.hand", "count.turned", "cards"}, Clauses: []string{"imperiale.loix.15", "imperiale.loix.19"}},
	{Name: "late", Question: "What does a player lose who shows an imperial after the point?", Ruling: "Both: the imperial is worth nothing, and the point is not counted; nobody else counts it.",
		From: "c1.p7c says it of the imperial, loix.8 in the singular of the point", Rules: []string{"imperial.late", "point.late"}, Clauses: []string{"imperiale.c1.p7c", "imperiale.loix.8"},
		Others: "\"le compte\" may be printed for \"les compte\": then only the imperial is lost."},
	{Name: "tumbled-erases", Question: "Does an imperial that tumbles wipe out the others' points?", Ruling: "Yes, as every other imperial does.",
		From: "c2.p7 and loix.13 name the imperial in hand, that of the turned card and that of jettons; none is excepted", Rules: []string{"erased.tumbled"}, Clauses: []string{"imperiale.c2.p7", "imperiale.loix.13"},
		Others: "It does not, being named in neither."},
	{Name: "tumbled-when", Question: "When does an imperial tumble?", Ruling: "When the last of the four is taken that its maker was not dealt; those still in hand cannot be lost.",
		From: "c1.p9b: having some one takes the others", Rules: []string{"tumbled"}, Clauses: []string{"imperiale.c1.p9b"}},
	{Name: "surplus", Question: "More tricks than what count for the cards?", Ruling: "More than six, or of three players four: the twelve cards that each should have.",
		From: "c1.p10 and p11; c2.p5 says it of the twelve cards, and then of the other player's tricks", Rules: []string{"cards"}, Clauses: []string{"imperiale.c1.p10", "imperiale.c2.p5"},
		Others: "More than the other player has: twice as much."},
	{Name: "adversary", Question: "Whose points are wiped out, and who gains by a fault, where three play?", Ruling: "Both the others'; both the others.",
		From: "each is an adversary", Rules: []string{"erased.hand", "erased.tumbled", "erased.six", "forfeit.other", "mixed", "parts/match.quit"}, Clauses: []string{"imperiale.c1.p11", "imperiale.c2.p7", "imperiale.loix.12"}},
	{Name: "turned-three", Question: "Does the turned card make imperials where three play, and it is in the dealer's hand?", Ruling: "Yes, for another who holds the three others; the dealer has it in hand.",
		From: "c1.p9 says of no number of players that it does not", Rules: []string{"turned.four", "turned.sequence"}, Clauses: []string{"imperiale.c1.p6", "imperiale.c1.p9"}},
	{Name: "unmarking", Question: "Must a player who loses imperials unmark them?", Ruling: "Yes, as far as there are any; the rest the adversary marks.",
		From: "loix.12: they are to the adversary's profit if there are none to unmark", Rules: []string{"forfeit", "forfeit.other"}, Clauses: []string{"imperiale.loix.12"},
		Others: "\"Il lui est loisible\": the player might choose that the adversary marks them instead."},
	{Name: "forfeit-erases", Question: "Does an imperial wipe out points that is marked for another's fault?", Ruling: "No: it is not made.",
		From: "c2.p7 speaks of imperials that one has or makes", Rules: []string{"forfeit.other"}, Clauses: []string{"imperiale.c2.p7", "imperiale.loix.12"}},
	{Name: "void", Question: "Does the honour count that was turned in a hand which is void?", Ruling: "No: nothing of the hand does, but what the fault costs; a match that the honour had won is not won.",
		From: "loix.1: the hand is not valid", Rules: []string{"void"}, Clauses: []string{"imperiale.loix.1", "imperiale.loix.2", "imperiale.loix.4"}},
	{Name: "sixes-of-two", Question: "What talon is left where two play with thirty-six cards?", Ruling: "Twelve cards; nothing else changes but the honour and the imperial of sixes.",
		From: "c1.p1 and p4", Rules: []string{"parts/pack"}, Clauses: []string{"imperiale.c1.p1"}},
}

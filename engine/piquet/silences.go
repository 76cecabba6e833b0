package piquet

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences is the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about Piquet, or says against itself.
var silences = []game.Silence{
	{Name: "trio", Question: "What do three alike count?", Ruling: "Three, as many as there are cards.",
		From: "a sequence of three counts three, and the quatorze is named for its fourteen; nowhere is a number given for three alike", Rules: []string{"trio"}, Clauses: []string{"piquet.c2.p8", "piquet.c4.p5", "piquet.c4.p6", "piquet.loix.13"}},
	{Name: "hundred", Question: "To how many points is a match played?", Ruling: "To a hundred, unless the players agree otherwise.",
		From: "the words \"s'il jouait au cent\" in loix.25; c1.p3 leaves it to agreement", Rules: []string{"parts/match.target"}, Clauses: []string{"piquet.c1.p3", "piquet.loix.25"}, Setting: "parts/match.target#score"},
	{Name: "order", Question: "Who wins where both would come to the number in one hand?", Ruling: "Whoever comes to it first in the order in which things are counted, whoever has shown first: the second player's point goes before the first's sequences, and what both have in hand before the first card. Sets are counted after the sequences.",
		From: "c1.p11 gives the order for both parties; it has no place for sets, which c4.p4 asks after the sequences", Rules: []string{"match.order"}, Clauses: []string{"piquet.c1.p11", "piquet.c4.p6"},
		Others: "The first player counts all that is in hand before the second."},
	{Name: "over", Question: "Is the hand played out in which the match is won?", Ruling: "No: the match is over with the mark that wins it.",
		From: "the order of c1.p11 would be idle otherwise", Rules: []string{"parts/match.over"}, Clauses: []string{"piquet.c1.p11", "piquet.c4.p13b"},
		Others: "The hand is played out, and whoever has more has won."},
	{Name: "tierce-major", Question: "What does a point of ace, king and queen count, which is thirty-one?", Ruling: "Four; any other point of thirty-one to thirty-four three.",
		From: "c1.p9 says four, and the two hundred and one of c1.p8b rest on it; by c3.p2 thirty-one is three tens", Rules: []string{"point", "point.major"}, Clauses: []string{"piquet.c1.p8b", "piquet.c1.p9", "piquet.c3.p2"},
		Others: "Three, as c3.p2 rounds: the hand of c1.p8b comes to two hundred."},
	{Name: "parry", Question: "What parries a Repic?", Ruling: "What the other counts, or may still show, that is counted before or together with what makes the thirty: a hand without figures, then the point, sequences and sets.",
		From: "c1.p7 (\"sans que l'adversaire puisse rien compter, ou du moins ne pare pas\") and the order of c1.p11", Rules: []string{"repic"}, Clauses: []string{"piquet.c1.p7", "piquet.c1.p11", "piquet.c2.p2c"},
		Others: "Anything at all that the other counts in hand."},
	{Name: "pic-upon-repic", Question: "Does a Pic count upon a Repic?", Ruling: "Yes: the player goes on in play, and has counted thirty before the other has counted anything.",
		From: "the hand of c1.p8b, in which a Repic of sixty, a Pic of thirty and a Capot make two hundred and one", Rules: []string{"pic"}, Clauses: []string{"piquet.c1.p8", "piquet.c1.p8b"}},
	{Name: "first-or-second", Question: "Until when may what the other has not shown be counted instead?", Ruling: "By the second player before the first card, by the first before the second card.",
		From: "c4.p3 says the first card, loix.6 the second: of the first player, whose first card is played before the other shows", Rules: []string{"declare.forgotten", "declare.show"}, Clauses: []string{"piquet.c4.p3", "piquet.loix.6"},
		Others: "By either before the first card."},
	{Name: "given-back", Question: "Which point does a player count whose point was struck out by somebody who had counted falsely?", Ruling: "The one that was shown.",
		From: "loix.17 gives back all that is good in the hand; but it is the point said that counts (c3.p2), and nothing that was asked is bettered after the first card (loix.12)", Rules: []string{"mute.other"}, Clauses: []string{"piquet.c3.p2", "piquet.loix.12", "piquet.loix.17"},
		Others: "The best in the hand, shown or not."},
	{Name: "seen", Question: "How often must a suit be led as the other wishes, by a player who has seen cards of the talon?", Ruling: "As many times as cards were seen.",
		From: "loix.20, the later and fuller; c1.p6 speaks of one or several cards and one suit", Rules: []string{"talon.seen"}, Clauses: []string{"piquet.c1.p6", "piquet.loix.20"},
		Others: "Once."},
	{Name: "void", Question: "Does anything of a void hand count?", Ruling: "Nothing.", From: "loix.14: the hand alone is void", Rules: []string{"void"}, Clauses: []string{"piquet.loix.14"}},
	{Name: "rois", Question: "How long is Piquet à écrire played?", Ruling: "Twelve rois, which are twenty-four tours of two hands, unless the players agree otherwise.",
		From: "c5.p3 names six, nine or twelve; the table of c5.p8 has twelve", Rules: []string{"write.rois"}, Clauses: []string{"piquet.c5.p3", "piquet.c5.p8"}, Setting: toursID + "#tours"},
	{Name: "begin", Question: "Who plays first, where more than two sit down?", Ruling: "The first dealer, against the player on the right; where sides play, against the first on the right who is not a partner.",
		From: "c5.p2 has it so where the tours go round; of the other manners nothing is said", Rules: []string{"parts/society.begin"}, Clauses: []string{"piquet.c5.p2"}},
	{Name: "coup", Question: "Does a player make room after each hand, or after a tour?", Ruling: "After a tour in which somebody was marked.",
		From: "c5.p2 says \"le coup fini\", and has the marked player play on: nobody is marked before the second hand of a tour (c5.p3, c5.p4)", Rules: []string{"society.relieved", "parts/society.round"}, Clauses: []string{"piquet.c5.p2", "piquet.c5.p4"},
		Others: "After each hand, the tour being made up with another."},
	{Name: "one-point", Question: "What is marked for eleven points where it was agreed that one is enough?", Ruling: "Twenty: one point over is as good as ten, as otherwise five are.",
		From: "c5.seconde.p6, which says only that nobody is marked for equal hands alone", Rules: []string{"parts/write.mark"}, Clauses: []string{"piquet.c5.p5", "piquet.c5.seconde.p6"}, Setting: "parts/write.mark#from",
		Others: "Ten: five over are a ten as ever, and only less than five in all is marked ten."},
	{Name: "relieved-deal", Question: "Who deals in a tour for which one of the players has been relieved?", Ruling: "The deal passes from whoever dealt last to the other player, or to whoever has come in for that one.",
		From: "c5.p4: each of the two deals once in a tour; nothing is said of the tour after", Rules: []string{"parts/society.deals"}, Clauses: []string{"piquet.c5.p4"},
		Others: "Whoever comes in deals, or it is drawn for every tour."},
	{Name: "surplus", Question: "Who has the surplus where two have lost most alike?", Ruling: "Of these whoever sits first to the right of the last dealer.",
		From: "c5.p12 and seconde.p7 know one player only who loses most", Rules: []string{"society.surplus"}, Clauses: []string{"piquet.c5.p12", "piquet.c5.seconde.p7"}},
	{Name: "partner", Question: "Who plays where two play against two, or two against one?", Ruling: "As au malheureux: whoever marks is relieved by a partner; who plays alone plays always.",
		From: "c5.troisieme.p2 says only that it is played so", Rules: []string{"parts/society.partner"}, Clauses: []string{"piquet.c5.p2", "piquet.c5.troisieme.p2"},
		Others: "Partners take turns, tour about, or consult over one hand."},
	{Name: "sides", Question: "Who pays whom where two play against two, or two against one?", Ruling: "What one player is marked each partner is marked, too, against a player of the other side: la Chouette pays both, or is paid by both.",
		From: "c5.troisieme.p1, between two who pay each other; of sides nothing is said", Rules: []string{"parts/society.sides"}, Clauses: []string{"piquet.c5.troisieme.p1", "piquet.c5.troisieme.p2"},
		Others: "The side pays once, and its players share."},
	{Name: "grand-coup", Question: "What is lost with the grand coup?", Ruling: "A hundred and seventy points of the hand, which ends at once.",
		From: "c1.p6, of the provinces that condemn to it; loix.25 gives no figure", Rules: []string{"exchange.usurped"}, Clauses: []string{"piquet.c1.p6", "piquet.loix.25"}},
	{Name: "head", Question: "Must a trick be taken by whoever can?", Ruling: "No: only suit must be followed.",
		From: "c4.p9b and p9c make it a matter of skill which tricks to take, and no law punishes a trick that was left", Rules: []string{"parts/follow.duty"}, Clauses: []string{"piquet.c4.p7", "piquet.c4.p9c"},
		Others: "c4.p7, word for word: the card led is taken, if that is possible."},
	{Name: "others-exchange", Question: "How many cards may the second player put out?", Ruling: "As many as are left in the talon.",
		From: "c2.p4: \"toutes les cartes qui lui restent\"", Rules: []string{"parts/exchange.most"}, Clauses: []string{"piquet.c2.p4"}},
}

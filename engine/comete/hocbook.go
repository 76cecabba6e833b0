package comete

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// hocBooks returns the ruleset of the Académie for three, and its variant for two.
func hocBooks(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "hoc", Text: "academie", Division: "hoc", Game: g, Name: "Le Hoc, Académie", Unit: "jetton", Seats: 3,
		Pools:     []string{"point", "sequence", "tricon"},
		Irregular: []string{"sans"},
		Settings:  []string{"comete/raise.most#most 1..", "comete/left.number#two 4 8"},
		Answers:   academieHoc,
	}
	two := *three
	two.ID, two.Seats, two.Name = "hoc.2", 2, "Le Hoc, Académie, 2 players"
	two.Bases = []game.Base{{Of: three, Clause: "hoc.p1"}}
	two.Answers = []game.Answer{
		{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
		{Rule: "parts/deal.count", Figures: game.Figures{{"each", 15}}},
	}
	three.Variants = []*game.Ruleset{&two}
	return []*game.Ruleset{three}
}

// academieHoc lists the answers of the Académie, hoc.p1 to p24. Amounts are in jettons.
var academieHoc = []game.Answer{
	// p1 to p6.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake.point", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.sequence", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.tricon", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 12}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The vying, p7 to p12. Rules on who wins are asked in this order.
	{Rule: "declare"},
	{Rule: "passed.back"},
	{Rule: "point.raise"},
	{Rule: "sequence.raise"},
	{Rule: "tricon.raise"},
	{Rule: "raise.most", Figures: game.Figures{{"most", 20}}},
	{Rule: "point.raised", Ruling: "hold"},
	{Rule: "sequence.raised", Ruling: "hold"},
	{Rule: "tricon.raised", Ruling: "hold"},
	{Rule: "raise.unheld", Ruling: "hold"},
	{Rule: "point.many"},
	{Rule: "point.worth", Figures: game.Figures{{"pips", 1}, {"ace", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "point.once"},
	{Rule: "sequence", Figures: game.Figures{{"cards", 3}}},
	{Rule: "sequence.long"},
	{Rule: "sequence.high"},
	{Rule: "tricon", Figures: game.Figures{{"cards", 3}}},
	{Rule: "tricon.four", Ruling: "four"},
	{Rule: "tricon.high"},
	{Rule: "parts/best.eldest", Ruling: "equal"},

	// What is drawn and paid, p9, p13 to p19, p21c, p22.
	{Rule: "point.won"},
	{Rule: "sequence.won"},
	{Rule: "sequence.lesser"},
	{Rule: "sequence.paid", Figures: game.Figures{{"three", 1}, {"three-king", 2}, {"four", 2}, {"four-king", 3}, {"five", 3}, {"five-king", 4}}},
	{Rule: "tricon.won"},
	{Rule: "tricon.lesser"},
	{Rule: "tricon.paid", Figures: game.Figures{{"three", 2}, {"three-king", 4}, {"four", 4}, {"four-king", 8}}},
	{Rule: "raised.alone"},
	{Rule: "passed"},
	{Rule: "double.stake"},
	{Rule: "double.won", Figures: game.Figures{{"times", 2}}},
	{Rule: "double.besides", Figures: game.Figures{{"each", 1}}},
	{Rule: "blanches", Figures: game.Figures{{"each", 10}}},
	{Rule: "blanches.two"},

	// The play, p2, p4, p5, p21, p21d, p23.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "hocs"},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 0}}},
	{Rule: "parts/run.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/run.duty"},
	{Rule: "hoc.free", Ruling: "hoc-free"},
	{Rule: "hoc.safe"},
	{Rule: "hoc.anew"},
	{Rule: "hoc.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/run.stuck"},
	{Rule: "parts/run.stuck.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "sans", Figures: game.Figures{{"fine", 5}}},

	// The end, p21b.
	{Rule: "parts/run.out", Ruling: "out"},
	{Rule: "left.number", Figures: game.Figures{{"one", 6}, {"two", 4}, {"few", 1}, {"many", 10}, {"each", 2}}},
}

// hocSilences lists what the Académie leaves open, or contradicts, about le Hoc.
var hocSilences = []game.Silence{
	{Name: "stakes", Question: "Who puts in, and when, and what becomes of a box that nobody has won?", Ruling: "Everybody puts a jetton into a box when it is empty; what nobody has won stays there.",
		From: "the words \"mis trois jettons au jeu\", which name nobody, and p13, by which the stake is doubled where all three were passed: where one was passed alone it is not", Rules: []string{"stake.point", "stake.sequence", "stake.tricon"}, Clauses: []string{"hoc.p6", "hoc.p13"},
		Others: "Everybody puts in before every deal, and what was not won grows."},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"on voit à qui fera\" name no lot; it is an advantage to play first, so whom the lot falls on deals", Rules: []string{"parts/deal.first"}, Clauses: []string{"hoc.p6"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"hoc.p6"}},
	{Name: "first", Question: "Who is the first, to speak and to play?", Ruling: "The player on the dealer's right, in both; each of the three is spoken of from there.",
		From: "the custom of the book, as its other games have it", Rules: []string{"declare", "parts/run.first"}, Clauses: []string{"hoc.p7", "hoc.p21"}},
	{Name: "raise", Question: "By how much may one raise?", Ruling: "By twenty jettons at most each time, and by less if liked.",
		From: "the words \"en montant toujours de vingt; l'on peut de moins si l'on veut\"; those before them, \"on ne peut renvier … jusqu'à vingt jettons au-dessous\", forbid what they should allow, unless one reads \"que jusqu'à\" and \"au-dessus\"", Rules: []string{"raise.most"}, Clauses: []string{"hoc.p7"},
		Others: "By as much as is liked, but never so that one comes within twenty of the raise before.", Setting: "comete/raise.most#most"},
	{Name: "hold", Question: "What does it cost to hold a raise, and to give up?", Ruling: "Whoever holds puts in what every player who stays has put in; whoever gives up has lost it, and whoever has raised wins where nobody holds.",
		From: "le Poque, which is likened to this game and where one holds at the price to which it is carried (poque.p1, p5); here the winner draws the point \"avec tous les renvis\"", Rules: []string{"point.raised", "sequence.raised", "tricon.raised", "raise.unheld"}, Clauses: []string{"hoc.p7"}},
	{Name: "none", Question: "May a player vie for the sequence or the tricon who has none?", Ruling: "No.",
		From: "the words \"les autres renvient de leur séquence\": whoever raises has one", Rules: []string{"sequence", "tricon"}, Clauses: []string{"hoc.p8", "hoc.p19b"},
		Others: "Yes, for whoever wins unanswered does not show the cards."},
	{Name: "told", Question: "When does a player say what point he has?", Ruling: "When the raises are made, where several are still in for it; then each says it in turn, and what he says counts.",
		From: "p24, by which a player may lose the point because he has declared less than he has, and p7, by which players raise who have it high: nobody would against one that was told", Rules: []string{"point.once"}, Clauses: []string{"hoc.p7", "hoc.p24"},
		Others: "At once, when he declares it: \"accuser\" is the word of both clauses."},
	{Name: "equal", Question: "Who wins of two who have the same point, or the same sequence?", Ruling: "Whoever is first in hand.",
		From: "la Guinguette, where of equal cabarets the first player's wins (guinguette.p7b)", Rules: []string{"parts/best.eldest"}, Clauses: []string{"hoc.p10", "hoc.p11"},
		Others: "They divide the box."},
	{Name: "four", Question: "Which is the better of four low cards of a face and three high ones?", Ruling: "The four.",
		From: "the sequences, of which one of more cards takes one of fewer (p11), and le Poque (poque.p7)", Rules: []string{"tricon.four"}, Clauses: []string{"hoc.p12", "hoc.p19"},
		Others: "The higher face, whether of three or of four."},
	{Name: "raised", Question: "Are sequences and tricons paid by each player where somebody has raised?", Ruling: "No: the winner takes what was raised.",
		From: "the words \"Quand il n'y a point de renvi\", and the point, of which the winner is given nothing besides the raises (p7)", Rules: []string{"raised.alone"}, Clauses: []string{"hoc.p9", "hoc.p19b"},
		Others: "Yes, besides what was raised: p18 pays the tricon with no such words."},
	{Name: "fourth-queen", Question: "What is paid for a sequence of four from the queen down?", Ruling: "Two, as for a lower one.",
		From: "three are paid for that of the king (p15b); p14 has two for the others, but names them \"jusqu'au valet\"", Rules: []string{"sequence.paid"}, Clauses: []string{"hoc.p14", "hoc.p15b"}},
	{Name: "six-king", Question: "What is paid for six cards or more from the king down?", Ruling: "As for five of the king.",
		From: "the words \"on ne paie pas davantage pour les sixiémes\"", Rules: []string{"sequence.paid"}, Clauses: []string{"hoc.p16", "hoc.p17"}},
	{Name: "double-besides", Question: "Who draws the jetton besides, in a double game?", Ruling: "Whoever wins the point, and whoever wins the sequence, and whoever wins the tricon, each from each other player, whether anybody has raised or not.",
		From: "the words \"celui qui gagne, gagne double\", which name none of the three; p7, by which the others give nothing to the winner of the point, speaks of no double game", Rules: []string{"double.besides"}, Clauses: []string{"hoc.p7", "hoc.p13"},
		Others: "The winners of the sequence and of the tricon alone; or whoever is first out of cards."},
	{Name: "double-again", Question: "What if nobody wins anything in a double game?", Ruling: "What lies in the boxes is doubled again; what is paid for sequences and tricons is double, as before.",
		From: "the words \"on double l'enjeu pour le coup suivant\"; of more than double nothing is said", Rules: []string{"double.stake", "double.won"}, Clauses: []string{"hoc.p13"}},
	{Name: "double-what", Question: "What is paid double in a double game?", Ruling: "What is paid for sequences and tricons, the winner's lesser ones too; not what is paid for hocs, for a card that nobody can follow and for the cards that are left.",
		From: "p15 to p19, which double sequences and tricons alone, and p13, by which whoever wins wins double", Rules: []string{"double.won"}, Clauses: []string{"hoc.p13", "hoc.p19"},
		Others: "The lesser ones are paid \"au jeu ordinaire\" alone; or whatever is paid is double."},
	{Name: "blanches-when", Question: "When are cartes blanches paid, and are they paid double?", Ruling: "When the cards are dealt; never double.",
		From: "p13 speaks of whoever wins", Rules: []string{"blanches"}, Clauses: []string{"hoc.p21c"}},
	{Name: "hoc-free", Question: "Must a hoc be played that is itself the next card?", Ruling: "No.",
		From: "the words \"il peut s'en servir pour telles cartes que bon lui semble\" and \"il peut l'employer\"", Rules: []string{"hoc.free"}, Clauses: []string{"hoc.p4", "hoc.p21d"},
		Others: "Yes: whoever has the card goes on."},
	{Name: "hoc-instead", Question: "May a player who has the next card play a hoc instead of it?", Ruling: "Yes.",
		From: "p4, which lets a hoc be used \"pour telles cartes que bon lui semble\"; that the player of p21d has \"point de cinq\" is taken for an example", Rules: []string{"hocs", "hoc.free"}, Clauses: []string{"hoc.p4", "hoc.p21d"},
		Others: "No: a hoc stands for a card that one has not."},
	{Name: "hoc-own", Question: "May a player go on with a hoc in his own run?", Ruling: "Yes, for the card that he has not.",
		From: "p4, which lets a hoc be any card for whoever plays it", Rules: []string{"hocs"}, Clauses: []string{"hoc.p4", "hoc.p21d"}},
	{Name: "last-stuck", Question: "Is a jetton paid where the last card of the winner is one that nobody could follow?", Ruling: "No, but where it is a hoc: the hand is over.",
		From: "the player who stopped begins anew, and has no card to begin with", Rules: []string{"parts/run.stuck.paid"}, Clauses: []string{"hoc.p21"},
		Others: "Yes: it is hoc to whoever has thrown it, as any last card."},
	{Name: "out", Question: "When is the hand over, and who is paid for the cards that are left?", Ruling: "When a player has played every card: that player is paid by each of the others.",
		From: "the words \"chercher le moien de se défaire de ses cartes\", and la Manille and le Poque, where it is so (manille.p11, poque.p10)", Rules: []string{"parts/run.out", "left.number"}, Clauses: []string{"hoc.p21b"}},
	{Name: "thirteen", Question: "What is paid for thirteen cards or more, of two players who were dealt fifteen?", Ruling: "Two jettons each, as from ten to twelve.",
		From: "the words \"depuis dix jusqu'à douze\", which are all that three players can be left with", Rules: []string{"left.number"}, Clauses: []string{"hoc.p1", "hoc.p21b"}},
	{Name: "many-left", Question: "Are two jettons paid for each of ten cards or more, or for those alone that are beyond nine?", Ruling: "For each of them.",
		From: "the words \"pour chaque carte qui reste en main depuis dix jusqu'à douze\"", Rules: []string{"left.number"}, Clauses: []string{"hoc.p21b"},
		Others: "One for each of nine, and two for the tenth and each further one."},
	{Name: "two-left", Question: "Are four jettons paid for two cards together, or for each?", Ruling: "For both together.",
		From: "the words \"quatre jettons pour deux\"", Rules: []string{"left.number"}, Clauses: []string{"hoc.p21b"},
		Others: "For each.", Setting: "comete/left.number#two"},
	{Name: "sans-after", Question: "What if it is found out that a player holds the card that he has called as missing?", Ruling: "He pays, and the play goes on after his words.",
		From: "p23, which names the five jettons alone", Rules: []string{"sans"}, Clauses: []string{"hoc.p23"},
		Others: "He must play the card."},
}

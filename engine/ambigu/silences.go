package ambigu

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences is the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about l'Ambigu, or says in words that may
// be read in several ways.
var silences = []game.Silence{
	{Name: "purse", Question: "How many jettons does each take?", Ruling: "Twenty, unless the players agree on another number; what lies before a player and what is owed to that player are one.",
		From: "the words \"un certain nombre de jettons\"; at le Poque each takes twenty (poque.p1)", Rules: []string{"parts/purse", "bounded"}, Clauses: []string{"ambigu.p4", "ambigu.loix.4"}, Setting: "parts/purse#amount"},
	{Name: "hands", Question: "How many hands make a match?", Ruling: "Twenty, unless the players agree on another number or on a time; what then lies in the boxes lies there still.",
		From: "the words \"marquer le tems ou les coups que l'on veut jouer\"", Rules: []string{"match.hands"}, Clauses: []string{"ambigu.p4"}, Setting: "ambigu/match.hands#hands"},
	{Name: "poule", Question: "How much does everybody put into the poule, and when?", Ruling: "One jetton before every deal, unless the players agree on more.",
		From: "the words \"ceux que chacun avoit mis pour faire la poule\"", Rules: []string{"stake"}, Clauses: []string{"ambigu.p7"}, Setting: "ambigu/stake#each"},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"ambigu.p4"}},
	{Name: "first", Question: "Who is the first to speak, and who is first in hand?", Ruling: "The player on the dealer's right, in both.",
		From: "the custom of the book, as its other games have it, and p7, by which the dealer is the last", Rules: []string{"speak.first", "parts/best.eldest"}, Clauses: []string{"ambigu.p7", "ambigu.p9", "ambigu.termes.p12", "ambigu.loix.1"}},
	{Name: "baste-round", Question: "May the others still change their two cards when one has said “baste”?", Ruling: "Yes: each speaks once, and when all have spoken the dealer deals the other two; so he does when nobody has said it.",
		From: "the words \"Ceux qui … disent Baste\" and \"ceux qu'on avoit mis pour faire battre\", which are of several", Rules: []string{"baste", "deal.second", "shuffle"}, Clauses: []string{"ambigu.p5", "ambigu.p6", "ambigu.loix.9"},
		Others: "No: the first to say it has the dealer shuffle at once (\"aussi tôt\"); or all go on passing, and are given cards, until somebody says it."},
	{Name: "keeps", Question: "May a player keep the four cards without making the vade or holding one?", Ruling: "No: whoever does not pass makes the vade.",
		From: "p7b, which tells what is said by whoever has a good hand, or hopes for one: \"il dirá va de deux\"", Rules: []string{"vade"}, Clauses: []string{"ambigu.p7", "ambigu.p7b"}},
	{Name: "vade-least", Question: "How much is the vade at least?", Ruling: "Two jettons.",
		From: "the words \"va de deux ou trois jettons davantage ou de plus s'il veut\"", Rules: []string{"vade"}, Clauses: []string{"ambigu.p7b"},
		Others: "As little as one."},
	{Name: "comes-back", Question: "May a player who has passed on four cards hold the vade that another makes after?", Ruling: "Yes.",
		From: "the words \"si personne n'y tient\", and law III, by which those who have passed come back when another raises", Rules: []string{"vade.paid"}, Clauses: []string{"ambigu.p7b", "ambigu.p8"},
		Others: "No: whoever has passed is out."},
	{Name: "batterie", Question: "What becomes of the poule, and of the vade itself, when nobody holds it?", Ruling: "Whoever has made it takes it back with the batterie; the poule stays for the next hand, with what lay in the vade before.",
		From: "the words \"il levera la batterie\", which name nothing else; p9 has the vade stay when nobody wins", Rules: []string{"vade.unheld"}, Clauses: []string{"ambigu.p7b"},
		Others: "He draws the poule, too."},
	{Name: "two", Question: "Where do the two jettons lie that the dealer puts in?", Ruling: "In the vade, which they are in place of.",
		From: "the words \"au jeu, outre ceux … de la poule & ceux de la batterie\"", Rules: []string{"last.two"}, Clauses: []string{"ambigu.p7"}},
	{Name: "raise", Question: "By how much is a renvi?", Ruling: "By as much as is liked, and as lies before whoever raises.",
		From: "the words \"de quelques jettons\"; if a renvi had to be of more than all that lies in the boxes (\"de quelques jettons de plus qu'il n'y en a au jeu\"), hardly anybody could ever raise, and nobody twice", Rules: []string{"raise"}, Clauses: []string{"ambigu.p10"},
		Others: "By more than lies in the boxes."},
	{Name: "second", Question: "What is the second renvi, after which one may not raise upon the others?", Ruling: "The vade: whoever has made it is not the first to raise when the cards are changed, and is \"le premier\" of law III, who holds what another raises and raises above it.",
		From: "law IX, which counts \"la premiére & la seconde vade\", the first of which has the cards shuffled, as the baste does; and the words \"des autres qui en ont été\"", Rules: []string{"raise.vade", "raise.above"}, Clauses: []string{"ambigu.loix.2", "ambigu.loix.3"},
		Others: "Of two who raise at the end, the second may not raise a third time; \"le premier\" is the first to have passed."},
	{Name: "stays", Question: "What stays when all have passed at the end?", Ruling: "All that lies in the boxes.",
		From: "the words \"la vade resteroit pour le coup suivant\"; nobody has won the poule or the batterie either", Rules: []string{"passed"}, Clauses: []string{"ambigu.p9"}},
	{Name: "flux-high", Question: "Which of two fluxes wins, and which of two hands that are double?", Ruling: "Of two fluxes the one that counts more; of two tricons with a prime the higher tricon; of two fluxes with a sequence the longer sequence, then the higher, and then the flux that counts more.",
		From: "what is said of the point, the prime, the sequence and the tricon, of which the higher wins, and termes.p10", Rules: []string{"flux", "tricon.prime", "flux.sequence"}, Clauses: []string{"ambigu.termes.p6", "ambigu.termes.p8", "ambigu.termes.p9", "ambigu.termes.p12"}},
	{Name: "four", Question: "What of four cards of a sequence?", Ruling: "They are a flux with a sequence, and win over one of which three cards are a sequence.",
		From: "termes.p4, by which a sequence is of one suit: so four cards of one are a flux, too", Rules: []string{"flux.sequence"}, Clauses: []string{"ambigu.termes.p10"}},
	{Name: "excess", Question: "What becomes of what a player has put in beyond what the winner may win?", Ruling: "It returns to that player.",
		From: "the words \"ne peut perdre ni gagner que ce qu'il a de reste\"", Rules: []string{"bounded.won"}, Clauses: []string{"ambigu.loix.4"},
		Others: "The best of the others draws it."},
	{Name: "reprise", Question: "Does a player who has lost all counters play on?", Ruling: "Yes, and takes as many as at first.",
		From: "the words \"si un Joueur … veut jouer encore\"", Rules: []string{"reprise"}, Clauses: []string{"ambigu.loix.5"},
		Others: "No: he leaves the others to play on."},
	{Name: "shuffled", Question: "In what order do the cards lie that are shuffled in the midst of a hand?", Ruling: "The talon lies as the record has it from the first deal on; what was put out is shuffled by a lot that the program draws from the order of the talon.",
		From: "a record tells the order of the cards once", Rules: []string{"shuffle", "discards.again"}, Clauses: []string{"ambigu.p6", "ambigu.loix.9", "ambigu.loix.9.p2"}},
	{Name: "fines", Question: "Where do the four jettons of a fault go?", Ruling: "Into the poule.",
		From: "the words \"au jeu\"", Rules: []string{"shuffle.fine", "show.fine"}, Clauses: []string{"ambigu.loix.13", "ambigu.loix.14"}},
	{Name: "lost", Question: "What becomes of a player who has lost the coup by a fault?", Ruling: "He is out of it: he neither speaks nor holds any more, what he has put in stays, and he pays whoever wins like the others.",
		From: "the words \"perd le coup & l'argent\", and law VIII, by which everybody pays", Rules: []string{"number.wrong", "shuffle.fine", "show.fine"}, Clauses: []string{"ambigu.loix.12", "ambigu.loix.13", "ambigu.loix.14"}},
}

package boston

import "quinola/engine/game"

// unsaid implements table.Game.Unsaid: what the books leave open.
type unsaid struct{}

// Silences returns the same list for every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences lists what the book leaves open about Boston.
var silences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the left.",
		From: "p2, by which the cards are dealt to the left", Rules: []string{"parts/deal.passes"}, Clauses: []string{"boston.p2"}},
	{Name: "rank", Question: "How do the cards rank?", Ruling: "The ace first, then king, queen, knave, and so down to the two.",
		From: "p4, by which matadors follow each other from the ace on", Rules: []string{"parts/rank"}, Clauses: []string{"boston.p1", "boston.p4"}},
	{Name: "play", Question: "Who leads, must suit be followed, and what takes a trick?", Ruling: "Forehand leads, then whoever took the last trick; suit must be followed; a trump takes any other suit.",
		From: "p5, by which forehand begins, and every game of tricks of these books", Rules: []string{"parts/lead.first", "parts/lead.next", "parts/follow.duty", "parts/trick.trump", "parts/trick.taker"}, Clauses: []string{"boston.p5", "boston.p6"},
		Others: "The player leads, or the player's left-hand neighbour."},
	{Name: "trump-bid", Question: "What is trumps, and are there trumps in a misère?", Ruling: "The suit in which the player has bid; in a misère there are none.",
		From: "p5 and p18, by which a game is announced in a plain suit or in a preference, and p24, by which it is paid so; the table has one price for a misère", Rules: []string{"trump.bid", "misere.won"}, Clauses: []string{"boston.p5", "boston.p18", "boston.p24"},
		Others: "The higher preference is trumps in a misère, too."},
	{Name: "bid-final", Question: "May a player bid who has passed, or bid again who was outbid?", Ruling: "A pass is final; whoever was outbid may bid again in turn, until all the others have passed.",
		From: "p5, by which everybody says whether to pass or to play, and gives forehand a right that only a second bid can use", Rules: []string{"bid.final", "bid.turn"}, Clauses: []string{"boston.p5"},
		Others: "Everybody speaks once."},
	{Name: "whist-first", Question: "Who whists where several would?", Ruling: "The first who says so, from forehand on.",
		From: "p6: in the order in which the game goes; and p19, which speaks of one whister", Rules: []string{"whist", "whist.turn"}, Clauses: []string{"boston.p6"},
		Others: "The first from the player's left, or whom the player accepts."},
	{Name: "misere-away", Question: "What becomes of the card laid away, and when is a misère over?", Ruling: "The card is out of play, so there are twelve tricks; the misère is over with the first trick that the player takes.",
		From: "p7: the player plays with the others, so as not to take a trick", Rules: []string{"misere.away", "misere.won", "misere.lost"}, Clauses: []string{"boston.p7", "boston.p11"},
		Others: "The others play their thirteenth card all the same; nothing depends on it."},
	{Name: "codille", Question: "What is the codille that is paid with two points for each game won?", Ruling: "Two points from each who pays the game, besides it. The word is obscure here: at l'Hombre it is the game that an opponent wins.",
		From: "p22, whose words make no other condition than that a game is won", Rules: []string{"codille"}, Clauses: []string{"boston.p22"},
		Others: "Two points for each trick, since spel is a trick in p8 and p19; or for a game that the opponents win."},
	{Name: "who-pays", Question: "Who pays a game that is won, and who is paid with whist?", Ruling: "Each of the others pays the whole figure. With whist the two opponents pay once each, one the player and one the whister; what the book says the player has (matadors, passes, cinq, slam) both pay the player.",
		From: "p26, by which the two who play together share, and p20 and p29, which name the player alone", Rules: []string{"price.paid", "codille", "over", "matadors", "passes.paid", "cinq", "slam"}, Clauses: []string{"boston.p20", "boston.p21", "boston.p22", "boston.p29"},
		Others: "Each opponent pays each of the two; or everything is put into one sum and halved."},
	{Name: "lost", Question: "Does a player who fails in a suit pay the game, besides the bête?", Ruling: "Yes, its price, and so does a whister who alone is bête; where both are, each pays one of the others, the player the one who sits first from forehand on, and pays that one, too, for tricks that are wanting. The codille and the passes that are marked are not paid.",
		From: "p7, by which whoever loses a misère pays the same honours, and p23, by which one trick wanting is not paid for besides; p22 and p29, by which codille and passes are of a game that is won", Rules: []string{"price.lost", "under"}, Clauses: []string{"boston.p7", "boston.p19", "boston.p22", "boston.p23"},
		Others: "Only the bête, and the tricks that are wanting; or all that the game would have brought, as in a misère.", Setting: "boston/price.lost#paid"},
	{Name: "whister-loses", Question: "What if only one of two who play together makes too few tricks?", Ruling: "That one alone is bête and pays, unless the other has made as many too many.",
		From: "p19, which names the one or the other, and then both", Rules: []string{"bete.made", "whist.won", "price.lost"}, Clauses: []string{"boston.p19"},
		Others: "Both bear the loss."},
	{Name: "matadors", Question: "In which suit are matadors counted, and are they paid when the game is lost?", Ruling: "In trumps; and only when it is won.",
		From: "lomber.6, where the matadors are the highest trumps, and paid to whoever wins; p4 says only \"in a suit\", and p20 only that the player has them", Rules: []string{"matadors"}, Clauses: []string{"boston.p4", "boston.p20"},
		Others: "In any suit; also of a game that is lost."},
	{Name: "cinq", Question: "Which tricks make the cinq, is it paid more in the preferences, and is it when the whister loses the game?", Ruling: "Those that the game asks of the player himself, taken one after another before an opponent has any: a trick of the whister between them breaks the row; yes; and no.",
		From: "lomber.6, where the cinq is the first five tricks and paid to whoever wins, and what is paid, this too, always rises in the preferences", Rules: []string{"cinq", "preference.paid"}, Clauses: []string{"boston.p24", "boston.p25"},
		Others: "With whist those of both count; only what stands before p24 is doubled."},
	{Name: "bete-misere", Question: "How much is a bête in a misère, which has no suit?", Ruling: "As in a plain suit; and its payment is not doubled.",
		From: "p21, which has one price for it, and p24, which speaks of games in a suit", Rules: []string{"bete", "preference.paid"}, Clauses: []string{"boston.p24", "boston.p28"}},
	{Name: "bete-whister", Question: "How much is a whister's bête, what is paid for the tricks that a whister lacks, and is a pass marked for it?", Ruling: "As much as the player's; as for the player's, each for his own; and no pass is marked.",
		From: "p19, by which the one is bête as the other; p29 names the player, whom p19 and p20 tell from the whister", Rules: []string{"bete", "under", "passes.bete"}, Clauses: []string{"boston.p19", "boston.p23", "boston.p28", "boston.p29"},
		Others: "A pass is marked for it, too; or tricks that are wanting are counted for both together, as those above the game are."},
	{Name: "passes-wiped", Question: "How long do passes stay marked?", Ruling: "Until a game is won, and they are paid; a bête does not wipe them out.",
		From: "p29: whoever wins is paid for every one that is marked, and a bête is marked besides", Rules: []string{"passes.wiped"}, Clauses: []string{"boston.p29"},
		Others: "They are wiped out by a bête, too, which they have raised."},
	{Name: "al-odd", Question: "What becomes of a point that cannot be halved?", Ruling: "The player has it.",
		From: "quintille.nouveau.p7 of the Académie, where the odd counter is the player's", Rules: []string{"al.won", "bete.won"}, Clauses: []string{"boston.p26"}},
	{Name: "match-rounds", Question: "How long is it played?", Ruling: "Ten rounds, unless the players agree otherwise.",
		From: "le Quadrille of the Académie (quadrille.c2.p6); p30 asks only that one stop in good time", Rules: []string{"parts/match.rounds"}, Clauses: []string{"boston.p27", "boston.p30"},
		Others: "Until the åls and the bêtes are played out.", Setting: "parts/match.rounds#rounds"},
}

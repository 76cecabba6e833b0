package auvergne

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about l'Homme d'Auvergne.
var silences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "la Triomphe, to which this game has \"un grand raport\", and where the highest card has another deal", Rules: []string{"parts/deal.first"}, Clauses: []string{"homme-d-auvergne.p1b"}},
	{Name: "head", Question: "Must the best card of the trick be beaten?", Ruling: "No: whoever follows suit may play any card of it.",
		From: "la Bête, by whose play this game goes, and which does not ask for it (bete.p12d)", Rules: []string{"parts/overtake.duty"}, Clauses: []string{"homme-d-auvergne.p1b"},
		Others: "Whoever can must head it, as at la Triomphe, to which this game has \"un grand raport\"."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"homme-d-auvergne.p1b"}},
	{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
		From: "la Bête, by whose play this game goes", Rules: []string{"parts/trick.taker"}, Clauses: []string{"homme-d-auvergne.p1b"}},
	{Name: "contre", Question: "May another play against the one who plays, as contre at la Bête?", Ruling: "No: whoever first says so plays, against all.",
		From: "the eighth rule, which knows one who has the hand played and one who wins", Rules: []string{"parts/speak.play"}, Clauses: []string{"homme-d-auvergne.p1b", "homme-d-auvergne.8"}},
	{Name: "asked", Question: "Who decides that the bottom card is turned?", Ruling: "Any player: one who wants it is enough, and all may play then.",
		From: "the words \"ils peuvent se réjouir\"; la Bête lets any player have it turned", Rules: []string{"rejoice"}, Clauses: []string{"homme-d-auvergne.p1b"},
		Others: "All must agree; or only those may play who wanted it, as at la Bête."},
	{Name: "three", Question: "Is the card turned at the deal one of the three?", Ruling: "No: three may be turned from the bottom.",
		From: "the words \"on pourra en tourner\", which follow on the bottom card", Rules: []string{"rejoice.most"}, Clauses: []string{"homme-d-auvergne.p1b"},
		Others: "Yes: two may be turned from the bottom."},
	{Name: "unplayed", Question: "What follows when all pass, and no card is left to be turned?", Ruling: "The hand is not played, and the next is dealt.",
		From: "la Bête (bete.p17)", Rules: []string{"rejoice.most"}, Clauses: []string{"homme-d-auvergne.p1b"}},
	{Name: "turner", Question: "Who turns the bottom card?", Ruling: "The dealer.",
		From: "the fourth rule, which has one player turn the upper card and the lower", Rules: []string{"rejoice.trump", "king.turned"}, Clauses: []string{"homme-d-auvergne.4"},
		Others: "Whoever wanted it turned."},
	{Name: "kings-when", Question: "When are games marked for kings?", Ruling: "When the card is turned, whether the hand is then played or not.",
		From: "the ninth rule, by which a king of the first trump was marked before the bottom card was turned", Rules: []string{"king.turned", "king.held", "king.bottom"}, Clauses: []string{"homme-d-auvergne.5", "homme-d-auvergne.9"}},
	{Name: "king-taken", Question: "Is a king lost that was marked where no bottom card was turned?", Ruling: "Yes: any king but that of trumps for which a game was marked.",
		From: "the words \"& ainsi des autres rois pour lesquels on gagne des marques\"", Rules: []string{"king.taken"}, Clauses: []string{"homme-d-auvergne.10"},
		Others: "Only after a bottom card was turned."},
	{Name: "game", Question: "What does a player mark who wins the game?", Ruling: "One game.",
		From: "la Triomphe (triomphe.p4), to which this game has \"un grand raport\", and the eighth rule, by which one is lost", Rules: []string{"game.marked"}, Clauses: []string{"homme-d-auvergne.8"}},
	{Name: "other", Question: "Who wins where the player loses?", Ruling: "Whoever has made three tricks, or is the first to have made two. Where nobody has made two nobody wins, and the player loses the game all the same.",
		From: "what the player must make, p1b", Rules: []string{"game.profit"}, Clauses: []string{"homme-d-auvergne.p1b", "homme-d-auvergne.8"}},
	{Name: "lacking", Question: "What if a player is to lose a game and has none?", Ruling: "It is owed, and made good by the next that is won; whoever is to have it marks it.",
		From: "la Triomphe, each for himself (triomphe.seconde.p2), and le Sixte (sixte.loix.5)", Rules: []string{"loss.debt", "debt.first"}, Clauses: []string{"homme-d-auvergne.2", "homme-d-auvergne.6", "homme-d-auvergne.8"},
		Others: "Nothing is lost by a player who has nothing."},
	{Name: "early-profit", Question: "Who has the game that is lost by playing out of turn?", Ruling: "Nobody: it is taken from the player.",
		From: "the words \"au profit du jeu\", beside \"au profit de celui qui gagne\" of the eighth rule", Rules: []string{"fault.early"}, Clauses: []string{"homme-d-auvergne.6"}},
	{Name: "barred-plays", Question: "Does whoever has revoked play on?", Ruling: "Yes, in this hand and the next, and loses games like others; but marks none.",
		From: "the words \"il ne peut plus y prétendre\", by which the match is lost, and not the seat", Rules: []string{"revoke.barred"}, Clauses: []string{"homme-d-auvergne.7"}},
	{Name: "last", Question: "What if only one player can still win the match?", Ruling: "That player has won it.",
		From: "the seventh rule: nobody else may", Rules: []string{"revoke.last"}, Clauses: []string{"homme-d-auvergne.7"}},
	{Name: "void", Question: "Are games kept that were marked for kings in a hand that is dealt again?", Ruling: "No; but what a fault has cost is lost.",
		From: "le Sixte (sixte.loix.2): such a hand is worth nothing", Rules: []string{"void.unmarked"}, Clauses: []string{"homme-d-auvergne.1", "homme-d-auvergne.3"}},
	{Name: "match-over", Question: "Is the hand played out in which the match is won?", Ruling: "No: with the last game the match is over.",
		From: "the aim of the match, as at la Triomphe", Rules: []string{"parts/match.over"}, Clauses: []string{"homme-d-auvergne.p2"}},
}

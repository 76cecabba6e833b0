package culbas

import "quinola/engine/game"

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about le Cul-bas.
var silences = []game.Silence{
	{Name: "players", Question: "How many more or fewer than five or six may play?", Ruling: "From three to eight.",
		From: "the words \"plus ou moins\"; eight are dealt forty cards, and eight are laid out: no more can be served from fifty-two", Rules: []string{"parts/players"}, Clauses: []string{"cul-bas.p1"},
		Others: "Two, too."},
	{Name: "stake", Question: "How much does everybody put in, and when?", Ruling: "One jetton before every deal, unless the players agree on more; where nobody is out of cards it stays, and the next hand is for all of it.",
		From: "the words \"ce que chacun a mis pour le cul-bas\"; a guimbarde that nobody wins stays, too (guimbarde.p12)", Rules: []string{"stake", "pool.won"}, Clauses: []string{"cul-bas.p1", "cul-bas.p4"}, Setting: "culbas/stake#each",
		Others: "Where nobody is out of cards whoever has the fewest left wins, or the stakes are returned."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"cul-bas.p1"}},
	{Name: "four-when", Question: "When are four cards of a kind changed?", Ruling: "Before the eight cards are laid out, and for the next of the talon, where eight are left for these; they are laid aside unseen.",
		From: "p1, by which the talon is put aside when they are laid out, and \"ne sert plus de rien\"", Rules: []string{"four.changed"}, Clauses: []string{"cul-bas.p7"},
		Others: "When the cards that lie there are seen."},
	{Name: "two", Question: "May a player take a card with two of a kind, or two cards with one?", Ruling: "No: with one, or with three; one, or three.",
		From: "the words \"il ne peut en ôter qu'une à la fois\", of which p5 and p6 are exceptions", Rules: []string{"take.one", "take.three.held", "take.three.lying"}, Clauses: []string{"cul-bas.p2", "cul-bas.p5", "cul-bas.p6"}},
	{Name: "laid-three", Question: "Are cards that were laid open counted among the three of p6?", Ruling: "Yes.",
		From: "the words \"s'en servir comme de celles du talon\"", Rules: []string{"take.three.lying", "lay.used"}, Clauses: []string{"cul-bas.p3", "cul-bas.p6"}},
	{Name: "own-laid", Question: "Does a player who has laid down play on, when cards are laid that would match?", Ruling: "No: the cards lie there for the others.",
		From: "the words \"s'en servir comme de celles du talon\"", Rules: []string{"lay.hand"}, Clauses: []string{"cul-bas.p3"}},
	{Name: "laid-taken", Question: "Does a player pay for cards that were laid open, and that others have taken?", Ruling: "Yes.",
		From: "the words \"autant de jettons qu'ils ont étalé de cartes sur le tapis\"", Rules: []string{"left.laid"}, Clauses: []string{"cul-bas.p4"},
		Others: "No: for those that still lie there."},
}

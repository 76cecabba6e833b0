package culbas

import "quinola/engine/game"

// papillonUnsaid is what the book leaves open: see table.Game.
type papillonUnsaid struct{}

// Silences returns the same of every ruleset.
func (papillonUnsaid) Silences(*game.Ruleset) []game.Silence { return papillonSilences }

// papillonSilences is what the Académie leaves open about le Papillon.
var papillonSilences = []game.Silence{
	{Name: "rounds", Question: "How many rounds are played?", Ruling: "Two, unless the players agree otherwise; in a round each deals once.",
		From: "the words \"aprés être convenu des tours que l'on veut jouer\"", Rules: []string{"parts/match.rounds"}, Clauses: []string{"papillon.p2"}, Setting: "parts/match.rounds#rounds"},
	{Name: "stake", Question: "When does everybody put a fiche into the corbillon, and what is it worth?", Ruling: "Before every deal from the whole pack; a fiche is five jettons, unless the players agree on more or less.",
		From: "the words \"en commençant\" and \"plus ou moins\"; le Poque, where a fiche is worth five jettons (poque.p2b)", Rules: []string{"stake", "parts/deal.misdeal"}, Clauses: []string{"papillon.p3b", "papillon.loix.13"}, Setting: "culbas/stake#each",
		Others: "When they sit down, and again whenever the corbillon is empty; ten jettons, as at la Manille."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"papillon.p3"}},
	{Name: "first-again", Question: "Who is first when cards are given anew?", Ruling: "The player on the dealer's right, every time.",
		From: "the words \"on fait la même chose\"", Rules: []string{"take.first"}, Clauses: []string{"papillon.p10"},
		Others: "Whoever would have been next."},
	{Name: "forced", Question: "May a player lay down who can take a card?", Ruling: "No.",
		From: "the words \"qui ne peut point lever\", and le Cul-bas, which says so (cul-bas.p3)", Rules: []string{"lay.forced"}, Clauses: []string{"papillon.p10"},
		Others: "Yes: whoever holds aces may gain by it."},
	{Name: "laid", Question: "May the others take cards that were laid open?", Ruling: "Yes, like those of the talon.",
		From: "le Cul-bas, which says so (cul-bas.p3); the four aces that may lie there (loix.4), where seven cards or four are spread", Rules: []string{"lay.used"}, Clauses: []string{"papillon.p10"},
		Others: "No: they lie there for whoever takes what is left."},
	{Name: "courts", Question: "Does a king, queen or knave take cards that count together?", Ruling: "No: they count nothing, and take their like alone.",
		From: "the words \"un as qui vaut un point\" and the ten of the example; p5 has them taken by their like", Rules: []string{"take.sum"}, Clauses: []string{"papillon.p5", "papillon.p6"}},
	{Name: "haneton", Question: "Are three cards of a kind a haneton that are taken by a card which counts as much, as three threes by a nine?", Ruling: "No: the card they are taken by must be the fourth.",
		From: "le Cul-bas: \"celui qui a le quatriéme huit dans son jeu\" (cul-bas.p6)", Rules: []string{"haneton"}, Clauses: []string{"papillon.loix.5"},
		Others: "Yes: the words ask for three cards of one manner alone."},
	{Name: "aces", Question: "Is an ace that is taken by an ace paid by the third law, too?", Ruling: "No: the fourth law stands in its place.",
		From: "the words \"gagne deux jettons de chacun\", which name the whole", Rules: []string{"aces.alone", "aces.taken"}, Clauses: []string{"papillon.loix.3", "papillon.loix.4"},
		Others: "Both are paid: three jettons for one ace."},
	{Name: "aces-three", Question: "What are three aces paid that are taken by the fourth, and the fourth taken by three?", Ruling: "Three aces by the third law, one for each, and as a haneton; the one taken by three by the fourth, two, and by the sixth.",
		From: "the fourth law, which speaks of one ace by an ace, and of others by a card that counts as many", Rules: []string{"aces.alone", "haneton", "three.held"}, Clauses: []string{"papillon.loix.4", "papillon.loix.5", "papillon.loix.6"}},
	{Name: "together", Question: "Is everything paid that comes together, as a sauterelle and a petit papillon?", Ruling: "Yes.",
		From: "laws that name no exception", Rules: []string{"haneton", "three.held", "sauterelle", "petit"}, Clauses: []string{"papillon.loix.5", "papillon.loix.6", "papillon.loix.7", "papillon.loix.8"}},
	{Name: "pool-won", Question: "Who draws the corbillon?", Ruling: "Whoever wins; where nobody does it stays for the next hand, and when the match is over it is nobody's.",
		From: "the words \"gagne la partie\", for which nothing else is paid", Rules: []string{"pool.won"}, Clauses: []string{"papillon.p10c", "papillon.p3b"}},
	{Name: "consolation", Question: "Is a consolation paid where somebody has won?", Ruling: "No.",
		From: "p10b: \"lorsque personne ne finit point\"", Rules: []string{"consolation"}, Clauses: []string{"papillon.p10b", "papillon.loix.10"},
		Others: "Yes: loix.10 asks only that whoever is last to lay down could not win."},
	{Name: "counted", Question: "Which cards are counted for the most cards?", Ruling: "Those taken, and those with which they were taken.",
		From: "the words \"dans ses levées\"", Rules: []string{"cards.taken"}, Clauses: []string{"papillon.loix.9"}},
	{Name: "equal-twice", Question: "What is paid for the cards where they are equal at two hands, one after the other?", Ruling: "Double at the third hand, as at the second.",
		From: "the words \"elles se payent double le coup suivant\"", Rules: []string{"cards.double", "cards.equal"}, Clauses: []string{"papillon.loix.9"},
		Others: "Three times, or four."},
	{Name: "false-again", Question: "Who deals after a hand that a false pack makes void?", Ruling: "The same player.",
		From: "the hand that was dealt wrongly, which is mixed again (loix.13)", Rules: []string{"parts/pack.false.again"}, Clauses: []string{"papillon.loix.12"}},
	{Name: "void", Question: "What becomes of what was paid in a hand that becomes void?", Ruling: "It is returned, but for the fine.",
		From: "the words \"le coup devient nul\"", Rules: []string{"void.back"}, Clauses: []string{"papillon.loix.13"}},
	{Name: "early", Question: "When does a player lay down who has played out of turn, and what?", Ruling: "When the turn comes, all that is in hand, though cards could be taken with it; the cards given anew are played as if nothing had been.",
		From: "the words \"est obligé de s'étendre\"", Rules: []string{"turn.lays"}, Clauses: []string{"papillon.loix.14"},
		Others: "At once."},
}

package comete

import "quinola/engine/game"

// unsaid implements table.Game.Unsaid: what the books leave open.
type unsaid struct{}

// Silences returns what a ruleset of the family leaves open.
func (unsaid) Silences(rs *game.Ruleset) []game.Silence {
	switch rs.Game.ID() {
	case "poque":
		return poqueSilences
	case "hoc":
		return hocSilences
	case "comete":
		return cometSilences
	case "emprunt":
		return empruntSilences
	}
	return manilleSilences
}

// manilleSilences lists what the Académie leaves open about la Manille.
var manilleSilences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "it is an advantage to play first, so whom the lot falls on deals", Rules: []string{"parts/deal.first"}, Clauses: []string{"manille.p4"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"manille.p4"}},
	{Name: "stake", Question: "Does everybody put in one fiche or two?", Ruling: "One, unless the players agree on two.",
		From: "the words \"une ou deux fiches\"", Rules: []string{"stake"}, Clauses: []string{"manille.p11"}, Setting: "comete/stake#each"},
	{Name: "packets-rest", Question: "What of the cards that make no whole packet of three or of four?", Ruling: "They are dealt in a smaller packet at the end, so that everybody has as many.",
		From: "the numbers of cards: twenty-six, seventeen, thirteen and ten", Rules: []string{"parts/deal.packets"}, Clauses: []string{"manille.p4"}},
	{Name: "after-manille", Question: "Who plays after the Manille, and what?", Ruling: "The run goes on from the card that it stands for.",
		From: "the words \"elle passe pour roi, dame ou valet, dix\"", Rules: []string{"manille"}, Clauses: []string{"manille.p5", "manille.p8c"},
		Others: "Its player begins anew with any card, as at the new Comète (comete.p21)."},
	{Name: "manille-king", Question: "Is the Manille paid as a king where it stands for one?", Ruling: "No: it is paid as the Manille.",
		From: "p10 speaks of the player who has kings", Rules: []string{"king.paid"}, Clauses: []string{"manille.p5", "manille.p10"}},
	{Name: "manille-nine", Question: "Must whoever has no other nine play the Manille for one?", Ruling: "No.",
		From: "the words \"comme il plaît à celui qui la porte en main\"", Rules: []string{"manille.free"}, Clauses: []string{"manille.p5", "manille.p8c"},
		Others: "Yes: it is a nine."},
	{Name: "last-stuck", Question: "Is a jetton paid where the last card of the winner is one that nobody could follow?", Ruling: "No: the hand is over.",
		From: "the player who stopped begins anew, and has no card to begin with", Rules: []string{"parts/run.stuck.paid"}, Clauses: []string{"manille.p7", "manille.p11"}},
}

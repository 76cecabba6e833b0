package hombre

import "quinola/engine/game"

// hombreSilences is what the Académie leaves open about l'Hombre, or says against
// itself.
var hombreSilences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right, when all have passed, too.",
		From: "le Médiateur, where the deal passes to the one who was first (mediateur.s1.c2.p2)", Rules: []string{"parts/deal.passes"}, Clauses: []string{"hombre.disposer.p4", "hombre.donner.p2c"}},
	{Name: "stake-again", Question: "What becomes of the counters of a hand that is void?", Ruling: "They are the stake of the new deal: nothing is laid twice.",
		From: "donner.p21, by which a void hand is only dealt again", Rules: []string{"parts/stake.back"}, Clauses: []string{"hombre.donner.p21"}},
	{Name: "contre", Question: "Is contre played?", Ruling: "Yes, unless the players agree otherwise.",
		From: "vole.p4 and p5 and loix.72, which leave it to those who wish to admit it", Rules: []string{"bid.contre", "contre.vole", "contre.missed", "contre.fee"}, Clauses: []string{"hombre.vole.p4", "hombre.vole.p5", "hombre.loix.72"},
		Others: "Nobody may play contre.", Setting: "hombre/bid.contre#agreed"},
	{Name: "codille-paid", Question: "To whom does a player pay the sans prendre and the matadors that is beaten by codille?", Ruling: "To both others.",
		From: "sans-prendre.p7: to the two others", Rules: []string{"alone.paid", "matadors"}, Clauses: []string{"hombre.sans-prendre.p7", "hombre.ordre.matadors.p10", "hombre.codille.p3"},
		Others: "To the winner of the codille alone."},
	{Name: "consolation", Question: "Is a consolation paid where the game is not played à la Bavaroise?", Ruling: "No.",
		From: "sans-prendre.p7, which names all that is paid; loix.55, 59 and 68 name a consolation and no amount", Rules: []string{"alone.paid"}, Clauses: []string{"hombre.sans-prendre.p7", "hombre.loix.55", "hombre.loix.59", "hombre.loix.68"},
		Others: "Three, as à la Bavaroise."},
	{Name: "one-four-four", Question: "Is it a remise where the player makes one trick and the others four each?", Ruling: "Yes: neither has more than the other.",
		From: "codille.p1, by which a codille with four tricks wants the rest parted two and three", Rules: []string{"remise.equal", "codille.parted"}, Clauses: []string{"hombre.codille.p1", "hombre.bete.p12"},
		Others: "The others share the codille."},
	{Name: "odd", Question: "What becomes of a counter that two cannot share?", Ruling: "Whoever of the two holds the best trump of the next hand has it.",
		From: "le Quadrille (c2.p24)", Rules: []string{"share.odd"}, Clauses: []string{"hombre.vole.p4"},
		Others: "It stays there."},
	{Name: "vole-shared", Question: "Which betes do the others share when the vole is missed?", Ruling: "All of them, as the vole would have drawn them.",
		From: "vole.p4, which names the betes, and p1b, by which the vole draws all", Rules: []string{"vole.shared"}, Clauses: []string{"hombre.vole.p4", "hombre.loix.69"},
		Others: "The bete that goes."},
	{Name: "contre-fee", Question: "Does whoever misses the vole of contre make a bete?", Ruling: "Not where the game is won: what the others would have paid is paid to them, and all that lies there stays.",
		From: "loix.73 and 64, the later words; vole.p4b has such a player make a bete", Rules: []string{"contre.fee", "contre.missed"}, Clauses: []string{"hombre.vole.p4b", "hombre.loix.64", "hombre.loix.73"},
		Others: "A bete of what lies there besides."},
	{Name: "vole-price", Question: "Is a price agreed on for the vole?", Ruling: "No: it draws everything, or loses everything.",
		From: "vole.p1b and p4, which tell it so; loix.61 and 69 leave a price to the agreement", Rules: []string{"vole.price"}, Clauses: []string{"hombre.vole.p4", "hombre.loix.61", "hombre.loix.69"},
		Others: "A price agreed on.", Setting: "hombre/vole.price#price"},
}

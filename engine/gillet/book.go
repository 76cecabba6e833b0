package gillet

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie.
func books(g *table.Game) []*game.Ruleset {
	return []*game.Ruleset{{
		ID: "gillet", Text: "academie", Division: "gillet", Game: g, Name: "Le Gillet, Académie", Unit: "jetton", Seats: 4,
		Pools:    []string{"ge", "point"},
		Settings: []string{"gillet/stake#each 1.."},
		Answers:  academie,
	}}
}

// academie is the answers of the Académie, gillet.p1 to p7. Points are in halves.
var academie = []game.Answer{
	// p1 to p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}},

	// The gé, p4 to p5. Rules on who wins are asked in this order.
	{Rule: "raise.unheld", Ruling: "unheld"},
	{Rule: "tricon"},
	{Rule: "ge"},
	{Rule: "ge.raise"},
	{Rule: "ge.paid", Ruling: "hold"},
	{Rule: "ge.won"},

	// The point, p6 and p7.
	{Rule: "point.raise"},
	{Rule: "point.paid", Ruling: "hold"},
	{Rule: "point.shown"},
	{Rule: "point", Figures: game.Figures{{"ace", 23}, {"ten", 20}, {"aces", 41}}},
	{Rule: "parts/best.eldest", Ruling: "equal"},
	{Rule: "point.won"},
}

// unsaid is what the book leaves open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about le Gillet.
var silences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"Aprés avoir vû à qui fera\" name no lot", Rules: []string{"parts/deal.first"}, Clauses: []string{"gillet.p3"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"gillet.p3"}},
	{Name: "first", Question: "Who is the first to speak, for the gé and for the point?", Ruling: "The player on the dealer's right, in both.",
		From: "the words \"il dépend du premier\", and the custom of the book, as its other games have it", Rules: []string{"ge.raise", "point.raise"}, Clauses: []string{"gillet.p4b", "gillet.p6"}},
	{Name: "comes-back", Question: "May a player who has let the game be simple hold or raise when another has raised?", Ruling: "Yes.",
		From: "le Hoc: \"s'il passe & que les autres renvient … il y peut revenir\" (hoc.p7)", Rules: []string{"ge.raise", "point.raise"}, Clauses: []string{"gillet.p4b", "gillet.p6"},
		Others: "No: whoever does not raise in turn has no more part in it."},
	{Name: "again", Question: "May a player who has given up the gé play for the point?", Ruling: "Yes.",
		From: "the two baskets, into each of which everybody has put (gillet.p3)", Rules: []string{"point.raise"}, Clauses: []string{"gillet.p6"},
		Others: "No: whoever gives way is out of the hand."},
	{Name: "none", Question: "What becomes of the box of the gé where nobody has a gé or a tricon?", Ruling: "It stays for the next hand, with what was raised; a player to whom all others have given up draws it.",
		From: "la Belle, where what nobody wins is put off to the next hand (belle.p4)", Rules: []string{"ge.won"}, Clauses: []string{"gillet.p4b"}},
	{Name: "bluff", Question: "May a player raise for the gé who has none?", Ruling: "Yes.",
		From: "the words \"Il est loisible aux Joueurs de renvier pour le gé\", which name no condition", Rules: []string{"ge.raise"}, Clauses: []string{"gillet.p4b"},
		Others: "No, as at le Poque."},
	{Name: "hold", Question: "What does it cost to hold a raise?", Ruling: "As much as whoever stays has put in; what was put in stays, whoever gives up.",
		From: "the words \"l'argent des renvis\", and le Poque, where one holds at the price to which it is carried (poque.p5)", Rules: []string{"ge.paid", "point.paid"}, Clauses: []string{"gillet.p4b", "gillet.p6"}},
	{Name: "unheld", Question: "Who wins where nobody holds a raise?", Ruling: "Whoever made it, without showing the hand.",
		From: "the words \"ou ceder sans vouloir y aller\", and le Poque (poque.p6)", Rules: []string{"raise.unheld"}, Clauses: []string{"gillet.p6", "gillet.p7"}},
	{Name: "lone", Question: "What does an ace count by itself, and what a hand without two cards of one suit?", Ruling: "Eleven and a half, as beside a king; the hand counts its highest card.",
		From: "the words \"un as & un roi … valent vingt-un & demi\" and \"ainsi des autres cartes qui valent leur valeur\"", Rules: []string{"point"}, Clauses: []string{"gillet.p7"}},
	{Name: "aces", Question: "What do three aces count for the point?", Ruling: "Twenty and a half, as two.",
		From: "the words \"Deux as en main\", which name no third, and \"de la même couleur pour ajouter\"", Rules: []string{"point"}, Clauses: []string{"gillet.p7"}},
	{Name: "equal", Question: "Who wins of two who have as much?", Ruling: "Whoever is first in hand.",
		From: "la Guinguette, where of equal cabarets the first player's wins (guinguette.p7b)", Rules: []string{"parts/best.eldest"}, Clauses: []string{"gillet.p4b", "gillet.p7"},
		Others: "They divide the box."},
}

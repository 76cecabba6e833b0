package hombre

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Le Médiateur solitaire, of the Académie: le Médiateur without asking, for four
// players, or for three with ten cards fewer (le Tritrille).

// Solitaire returns the game.
func Solitaire() *table.Game {
	g := Mediateur()
	mediateur := g.Books[0]
	g.Ident, g.Title = "solitaire", "Le Médiateur solitaire"
	g.Ways = solitaireWays{}
	for _, name := range asleepFor {
		g.Carries = append(g.Carries, table.Carried{Name: name})
	}
	four := &game.Ruleset{
		ID: "solitaire", Text: "academie", Division: "solitaire", Game: g, Name: "Le Solitaire à quatre, Académie", Unit: "jetton", Larger: mediateur.Larger,
		Seats: 4, Tricks: 10, Pools: mediateur.Pools, Irregular: without(mediateur.Irregular, "encourage", "dissuade"),
		Bases: []game.Base{{Of: mediateur, Clause: "solitaire.quatre.p1", But: []string{
			"share.won", "share.lost", "own.*", "king.friend", "spadille.*", "return.alone", "vole.king*", "vole.forced", "vole.dictated", "vole.told",
			"early.*", "speech.vole", "speech.laid", "speech.bete"}}},
		Answers: academieSolitaire,
	}
	four.Settings = four.Answered(mediateur.Settings)
	three := *four
	three.ID, three.Name, three.Division, three.Seats = "tritrille", "Le Tritrille, Académie", "solitaire.tritrille", 3
	three.Settings = append([]string{"parts/pack#lone 29 45 with parts/pack#out 38 22", "hombre/favourite.lone#agreed 0 1", "hombre/bete.players#players 3 4"}, four.Settings...)
	three.Bases, three.Answers = []game.Base{{Of: four, Clause: "solitaire.tritrille.p1"}}, append(append([]game.Answer(nil), academieTritrille...), tritrilleFirst...)
	other := three
	other.ID, other.Name = "tritrille.autre", "Le Tritrille, l'autre manière, Académie"
	other.Settings = append([]string{"parts/pack#red 654 765 with parts/pack#black 43 32"}, three.Settings[2:]...)
	other.Answers = append(append([]game.Answer(nil), academieTritrille...), tritrilleOther...)
	g.Books = []*game.Ruleset{four, &three, &other}
	same := g.Equal
	g.Equal = []game.Alike{{Ruleset: "tritrille.autre", ID: "parts/pack#red", What: "655 for 654", Why: "the fours stay in the pack then, and nobody is dealt one"}}
	for _, rs := range g.Books {
		for _, e := range same {
			e.Ruleset = rs.ID
			g.Equal = append(g.Equal, e)
		}
	}
	return g
}

// without returns a list less some words.
func without(list []string, words ...string) []string {
	var left []string
	for _, x := range list {
		out := false
		for _, w := range words {
			out = out || x == w
		}
		if !out {
			left = append(left, x)
		}
	}
	return left
}

// academieSolitaire lists the answers of solitaire.p1 to solitaire.quatre.p3
// that differ from those of le Médiateur. Amounts are in jettons.
var academieSolitaire = []game.Answer{
	{Rule: "bid.solitary"},
	{Rule: "pass.null"},
	{Rule: "poulans.null", Figures: game.Figures{{"spadille", 20}, {"basto", 10}}},
	{Rule: "poulans.wait"},
	{Rule: "means.paid", Figures: game.Figures{{"mediator", 14}, {"alone", 24}, {"lesser", 64}, {"vole", 104}}},
	{Rule: "vole.means", Figures: game.Figures{{"mediator", 30}, {"alone", 40}}},
	{Rule: "vole.failed", Figures: game.Figures{{"mediator", 30}, {"alone", 40}}},
}

// academieTritrille lists the answers of solitaire.tritrille common to both manners.
var academieTritrille = []game.Answer{
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "quit.cards", Figures: game.Figures{{"amount", 30}}, Ruling: "quit-cards"},
	{Rule: "bete.players", Figures: game.Figures{{"players", 4}}},
	{Rule: "round.double", Figures: game.Figures{{"round", 12}}, Ruling: "tritrille-double"},
	{Rule: "match.betes", Figures: game.Figures{{"rounds", 12}}},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 12}}},
}

// tritrilleFirst lists the pack of tritrille.premiere, and its favourite.
var tritrilleFirst = []game.Answer{
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}, {"lone", int32(cards.Of(cards.Diamonds, cards.King))}, {"out", int32(cards.Of(cards.Hearts, 6))}}},
	{Rule: "favourite.lone", Figures: game.Figures{{"agreed", 1}}},
}

// tritrilleOther lists the pack of tritrille.autre.
var tritrilleOther = []game.Answer{
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}, {"red", 654}, {"black", 43}}},
}

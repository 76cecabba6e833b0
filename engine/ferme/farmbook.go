package ferme

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fermeLeast, fermeUsual and fermeMost is how many may play la Ferme.
const fermeLeast, fermeUsual, fermeMost = 3, 6, 12

// fermeBooks returns the rulesets of the Académie for six, in either manner, and their
// variants for other numbers of players.
func fermeBooks(g *table.Game) []*game.Ruleset {
	six := &game.Ruleset{
		ID: "ferme", Text: "academie", Division: "ferme", Game: g, Name: "La Ferme, Académie", Unit: "jetton", Seats: fermeUsual, Hands: fermeUsual - 1,
		Pools:    []string{"farm", "game"},
		Settings: []string{"ferme/farm.price#price 1..", "ferme/farm.next#way 0 2 3"},
		Answers:  fermeAnswers,
	}
	other := &game.Ruleset{
		ID: "ferme.autre", Text: "academie", Division: "ferme", Game: g, Name: "La Ferme, autre manière, Académie", Unit: "jetton", Seats: fermeUsual,
		Pools: []string{"farm", "game"},
		Bases: []game.Base{{Of: six, Clause: "ferme.autre.p1", But: []string{"farm.bid", "farm.price", "farm.stays", "farm.next", "farmer.apart", "over.paid"}}},
		Answers: []game.Answer{
			{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
			{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
			{Rule: "over.paid", Figures: game.Figures{{"point", 1}}, Roles: game.Roles{{"payee", game.ToPool}}},
		},
	}
	for _, main := range [...]*game.Ruleset{six, other} {
		for seats := fermeLeast; seats <= fermeMost; seats++ {
			if seats == fermeUsual {
				continue
			}
			rs := parts.ForPlayers(main, seats, "ferme.p1")
			if rs.Answers[0].Ruling = "players"; main.Hands > 0 {
				rs.Hands = seats - 1
			}
			main.Variants = append(main.Variants, rs)
		}
	}
	return []*game.Ruleset{six, other}
}

// fermeAnswers is the answers of the Académie, ferme.p1 to p10.
var fermeAnswers = []game.Answer{
	// p1, p3 to p5.
	{Rule: "parts/players", Figures: game.Figures{{"number", fermeUsual}}, Ruling: "players"},
	{Rule: "pack", Figures: game.Figures{{"lowest", 8}, {"highest", 8}, {"out", int32(cards.Of(cards.Diamonds, 6))}, {"black", 6}}},
	{Rule: "farm.bid"},
	{Rule: "farm.price", Figures: game.Figures{{"price", 10}}},
	{Rule: "farm.stays"},
	{Rule: "stake.game", Figures: game.Figures{{"each", 1}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "farmer.apart", Ruling: "farmer"},

	// p5, p6, p9b.
	{Rule: "card.value", Figures: game.Figures{{"pips", 1}, {"ace", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "number", Figures: game.Figures{{"number", 16}}},
	{Rule: "number.over"},
	{Rule: "over.paid", Figures: game.Figures{{"point", 1}}, Roles: game.Roles{{"payee", game.Dealer}}},
	{Rule: "draw.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/draw.turn", Figures: game.Figures{{"cards", 0}}, Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "draw.one"},
	{Rule: "draw.from", Figures: game.Figures{{"bottom", 1}}},
	{Rule: "draw.stand"},

	// p2, p7, p8, p10.
	{Rule: "number.nearest"},
	{Rule: "number.fewer"},
	{Rule: "number.card", Figures: game.Figures{{"card", int32(brilliant)}}},
	{Rule: "parts/best.eldest"},
	{Rule: "farm.won"},
	{Rule: "game.won"},
	{Rule: "farm.next", Figures: game.Figures{{"way", 0}}},
}

// fermeUnsaid is what the books leave open: see table.Game.
type fermeUnsaid struct{}

// Silences returns the same of every ruleset; those of a farmer are of the first manner,
// and one is of the other alone.
func (fermeUnsaid) Silences(rs *game.Ruleset) (list []game.Silence) {
	for _, s := range fermeSilences {
		for _, rule := range s.Rules {
			if rs.Answer(rs.Full(rule)) != nil {
				list = append(list, s)
				break
			}
		}
	}
	if rs.Answer(priceID) == nil {
		list = append(list, otherSixteen)
	}
	return list
}

// otherSixteen is what is open in the other manner, where words that part equals
// could be said of sixteen, too.
var otherSixteen = game.Silence{Name: "other-sixteen", Question: "Who of several with sixteen wins in the other manner?", Ruling: "Whoever wins in the first: who has it in fewer cards, or by the brillant, or is first in hand.",
	From: "the same pack is played with, and so its brillant; of sixteen nothing is said against p2", Rules: []string{"number.fewer", "number.card", "parts/best.eldest"}, Clauses: []string{"ferme.p2", "ferme.autre.p1"},
	Others: "Whoever is first in hand: \"lorsque le point est égal, celui qui a la primauté l'emporte\" could be said of sixteen, too."}

// fermeSilences is what the Académie leaves open about la Ferme.
var fermeSilences = []game.Silence{
	{Name: "players", Question: "How few may play?", Ruling: "Three.",
		From: "the words \"il en est plus beau lorsqu'il y a plus de Joueurs\": with a farmer two are left then, one of whom may come before the other", Rules: []string{"parts/players"}, Clauses: []string{"ferme.p1"}},
	{Name: "bids", Question: "In what order is the farm bid for, and how much is a bid at least?", Ruling: "Anybody may offer any price, once or several times; the highest holds, and of equal ones the first. So a hand tells what was offered, and no player is asked for it in turn.",
		From: "the words \"l'un des Joueurs qui prend la ferme au plus haut prix\", which say who has it, and not how they bid", Rules: []string{"farm.bid"}, Clauses: []string{"ferme.p3"}},
	{Name: "farmer", Question: "Does the farmer play?", Ruling: "No: he is dealt no card, and puts nothing in.",
		From: "the other manner, in which \"celui qui tient les cartes, prend pour lui comme pour les autres\"", Rules: []string{"farmer.apart"}, Clauses: []string{"ferme.p5", "ferme.p8", "ferme.autre.p1"},
		Others: "Yes: \"celui qui doit être fermier prend ses cartes & donne\" could be said of cards of his own (p8)."},
	{Name: "sixteen", Question: "Is the hand over when somebody has sixteen?", Ruling: "No: all are served, and of several who have sixteen the rules of p2 choose.",
		From: "p2, which compares them", Rules: []string{"number.fewer", "number.card"}, Clauses: []string{"ferme.p2"}},
	{Name: "lower", Question: "Does the number of cards, or the brillant, part those who are equal below sixteen?", Ruling: "No: whoever is first in hand wins.",
		From: "p2 speaks of whoever makes sixteen; p10 of two equal points, without more", Rules: []string{"number.fewer", "number.card", "parts/best.eldest"}, Clauses: []string{"ferme.p2", "ferme.p10"}},
	{Name: "all-over", Question: "Who takes what everybody has put in where all have passed sixteen?", Ruling: "Nobody: it stays for the next hand, at which everybody puts in again.",
		From: "the words \"le point le plus près de seize au-dessous\"", Rules: []string{"game.won"}, Clauses: []string{"ferme.p7"}},
	{Name: "spent", Question: "What if no card is left to be drawn?", Ruling: "Everybody stands.",
		From: "cards are given from the bottom of the talon, of which no more are left", Rules: []string{"draw.from"}, Clauses: []string{"ferme.p5"}},
	{Name: "price", Question: "What price does a farmer pay who dispossesses another?", Ruling: "The price that was agreed on at first.",
		From: "the words \"chaque fermier doit mettre en lieu de sûreté le prix convenu pour la ferme\"", Rules: []string{"farm.price"}, Clauses: []string{"ferme.p8", "ferme.p9"}, Setting: "ferme/farm.price#price",
		Others: "The farm is bid for anew."},
	{Name: "turn", Question: "When does the farm pass on, where each is farmer in turn?", Ruling: "When somebody has won it.",
		From: "the words \"celui qui a dépossédé le fermier, devient fermier lui-même, à moins que\", of which it is an exception", Rules: []string{"farm.next"}, Clauses: []string{"ferme.p8"}, Setting: "ferme/farm.next#way",
		Others: "After every hand, and the farmer takes the price back."},
	{Name: "deal-first", Question: "Who deals the first hand, where there is no farmer?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"l'on revoit à qui fera\" name no lot", Rules: []string{"parts/deal.first"}, Clauses: []string{"ferme.autre.p1"},
		Others: "Any lot that the players agree on."},
	{Name: "end", Question: "When does the match end, and who has the farm then?", Ruling: "When the players like; the farmer takes back the price.",
		From: "the book names no end, and the price is the farmer's own until somebody wins it", Rules: []string{"farm.stays"}, Clauses: []string{"ferme.p9"}},
}

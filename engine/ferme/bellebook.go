package ferme

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// belleLeast and belleMost is how many may play la Belle.
const belleLeast, belleUsual, belleMost = 3, 5, 10

// belleBooks returns the ruleset of the Académie for five, and its variants for other
// numbers of players.
func belleBooks(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "belle", Text: "academie", Division: "belle", Game: g, Name: "La Belle, le Flux et le Trente-un, Académie", Unit: "jetton", Seats: belleUsual,
		Pools:    []string{"belle", "flux", "trente-un"},
		Settings: []string{"ferme/stake.belle#each 1..", "ferme/stake.flux#each 1..", "ferme/stake.number#each 1..", "ferme/flux.none#more 0..", "ferme/match.hands#hands 1.."},
		Answers:  belleAnswers,
	}
	for seats := belleLeast; seats <= belleMost; seats++ {
		if seats == belleUsual {
			continue
		}
		rs := parts.ForPlayers(five, seats, "belle.p1")
		rs.Answers[0].Ruling = "players"
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five}
}

// belleAnswers is the answers of the Académie, belle.p1 to p9.
var belleAnswers = []game.Answer{
	// p1, p1b, p2.
	{Rule: "parts/players", Figures: game.Figures{{"number", belleUsual}}, Ruling: "players"},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake.belle", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.flux", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "stake.number", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 2}}},
	{Rule: "deal.face", Figures: game.Figures{{"cards", 1}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The belle and the flux, p2 to p4.
	{Rule: "card.value", Figures: game.Figures{{"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}, Ruling: "figures"},
	{Rule: "belle.card", Figures: game.Figures{{"ace", 4}}, Ruling: "ace"},
	{Rule: "belle.won"},
	{Rule: "flux.what", Figures: game.Figures{{"cards", 3}}},
	{Rule: "flux.best", Ruling: "strongest"},
	{Rule: "flux.won", Ruling: "strongest"},
	{Rule: "flux.none", Figures: game.Figures{{"more", 0}}, Ruling: "more"},

	// The thirty-one, p6 to p9.
	{Rule: "number", Figures: game.Figures{{"number", 31}}},
	{Rule: "number.over"},
	{Rule: "draw.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/draw.turn", Figures: game.Figures{{"cards", 1}}, Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "draw.one"},
	{Rule: "draw.from", Figures: game.Figures{{"bottom", 0}}},
	{Rule: "draw.stand", Ruling: "stand"},
	{Rule: "number.told"},
	{Rule: "number.nearest"},
	{Rule: "number.first"},
	{Rule: "number.won"},

	// p1b, p9.
	{Rule: "box.equal"},
	{Rule: "match.hands", Figures: game.Figures{{"hands", 30}}, Ruling: "hands"},
	{Rule: "match.divided", Ruling: "divided"},
}

// belleUnsaid is what the books leave open: see table.Game.
type belleUnsaid struct{}

// Silences returns the same of every ruleset.
func (belleUnsaid) Silences(*game.Ruleset) []game.Silence { return belleSilences }

// belleSilences is what the Académie leaves open about la Belle.
var belleSilences = []game.Silence{
	{Name: "players", Question: "How many may play?", Ruling: "From three to ten.",
		From: "the word \"plusieurs\"; ten who hold three cards each leave two for each to draw", Rules: []string{"parts/players"}, Clauses: []string{"belle.p1"},
		Others: "As few as two, or as many as the pack serves: seventeen have three cards each."},
	{Name: "stakes", Question: "How much does each put into a box, and when?", Ruling: "One jetton into each at every hand, unless the players agree on more.",
		From: "the words \"l'on y met ce que l'on est convenu\"; what stays in a box is double at the next hand, when as much is put to it", Rules: []string{"stake.belle", "stake.flux", "stake.number"}, Clauses: []string{"belle.p1b"}, Setting: "ferme/stake.belle#each"},
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"l'on voit à qui fera\" name no lot, and \"il n'y a point d'avantage à faire\"; at la Triomphe the lowest card deals (triomphe.p3)", Rules: []string{"parts/deal.first"}, Clauses: []string{"belle.p1b"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as at le Coucou (coucou.p4)", Rules: []string{"parts/deal.passes"}, Clauses: []string{"belle.p2"}},
	{Name: "figures", Question: "What do king, queen and knave count, and the other cards?", Ruling: "King, queen and knave ten each, the others their pips.",
		From: "so they do at la Ferme (ferme.p6); the ace is said to count eleven", Rules: []string{"card.value"}, Clauses: []string{"belle.p3", "belle.p6"}},
	{Name: "ace", Question: "Where does the ace stand for the belle, below king, queen and knave?", Ruling: "Next to them, above the ten.",
		From: "the words \"au-dessous du roi, de la dame & du valet\" name no other card that is above it", Rules: []string{"belle.card"}, Clauses: []string{"belle.p3"},
		Others: "Last, below the two."},
	{Name: "strongest", Question: "What does whoever has the strongest flux win, and which is the strongest?", Ruling: "That player takes the box of the flux; the strongest flux is the one whose cards count most.",
		From: "words are lost after \"celui qui l'a plus fort\"; p6 says that the flux is drawn, and the ace that counts eleven for it \"sert à le faire gagner\"", Rules: []string{"flux.best", "flux.won"}, Clauses: []string{"belle.p4"},
		Others: "The flux with the highest card."},
	{Name: "flux-silent", Question: "May a player who has a flux keep silent about it?", Ruling: "It is shown: whoever has the strongest takes the box.",
		From: "the words \"chacun regarde dans son jeu, s'il a le flux\"; nothing is gained by silence", Rules: []string{"flux.what"}, Clauses: []string{"belle.p4"}},
	{Name: "more", Question: "By how much is the flux increased that nobody has had?", Ruling: "By nothing, unless the players agree on it: at the next hand nobody puts anything to it, not even what is put in at every hand.",
		From: "the words \"on le remet au coup suivant en l'augmentant si l'on veut\"", Rules: []string{"flux.none"}, Clauses: []string{"belle.p4"}, Setting: "ferme/flux.none#more"},
	{Name: "stand", Question: "May a player who has stood ask for a card in a later round?", Ruling: "No.",
		From: "the words \"il s'y tient, sinon il en demande\"", Rules: []string{"draw.stand"}, Clauses: []string{"belle.p6", "belle.p7"},
		Others: "Whoever has stood is asked again in every round."},
	{Name: "told", Question: "Is the drawing over when somebody has said to have thirty-one?", Ruling: "No: the others may go on, though whoever has it in a later round cannot win.",
		From: "p9, by which there may be several who have it at different times", Rules: []string{"number.told", "number.first"}, Clauses: []string{"belle.p9"},
		Others: "The round is finished, and no more cards are given."},
	{Name: "lower", Question: "Does it matter who had a lower point first, where it is equal and wins?", Ruling: "No: what lies in the box stays.",
		From: "the words \"on feroit de même\", which follow \"on renvoyeroit le coup au jeu suivant\"; only thirty-one is told as soon as it is had", Rules: []string{"number.first", "box.equal"}, Clauses: []string{"belle.p9", "belle.p1b"},
		Others: "Whoever had it in the earlier round wins, as with thirty-one."},
	{Name: "spent", Question: "What if no card is left to be drawn?", Ruling: "Everybody stands.",
		From: "cards are given from the top of the pack, of which no more are left", Rules: []string{"draw.from"}, Clauses: []string{"belle.p6"}},
	{Name: "all-over", Question: "Who takes the box of the thirty-one where all have passed it?", Ruling: "Nobody: it stays for the next hand.",
		From: "p8, by which they cannot win, and p1b, by which a box that is not won stays", Rules: []string{"number.over"}, Clauses: []string{"belle.p8"}},
	{Name: "hands", Question: "How many hands make a match?", Ruling: "Thirty, unless the players agree otherwise.",
		From: "the words \"tant de coups, trente, quarante, plus ou moins, comme l'on veut\"", Rules: []string{"match.hands"}, Clauses: []string{"belle.p1b"}, Setting: "ferme/match.hands#hands"},
	{Name: "divided", Question: "What becomes of a box that stays when the match is over?", Ruling: "All divide it: each takes back what was put in.",
		From: "everybody has put in the same", Rules: []string{"match.divided"}, Clauses: []string{"belle.p1b"},
		Others: "The players go on until it is won."},
}

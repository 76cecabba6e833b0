package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Worths is the figures of a question about what cards count: those that table.Worths
// knows.
var Worths = []part{{"pips", "1 where a card that is not named counts its pips"}, {"ace", worth}, {"king", worth}, {"queen", worth}, {"knave", worth},
	{"ten", worth}, {"nine", worth}, {"eight", worth}, {"seven", worth}}

const worth = "what it counts"

// Value asks what the cards taken in tricks count. They count for the player who takes
// them.
var Value = Maker{Question: game.Question{ID: "parts/card.value", Asks: "What does each card count?",
	Answer: "An ace counts {ace}[king: , a king {king}][queen: , a queen {queen}][knave: , a knave {knave}][ten: , a ten {ten}][nine: , a nine {nine}][eight: , an eight {eight}][seven: , a seven {seven}][pips=1: , other cards their pips].", Figures: Worths}, Head: "The counting",
	Make: func(t *game.Terms) *Rule {
		worth := table.Worths(t)
		return &Rule{Hears: table.FactTrick.Bit(), On: func(s *State, f *engine.Fact) {
			for set := f.Cards; set != 0; set = set.Without() {
				s.Count(table.Points, f.Seat, worth[set.First().Face()])
			}
		}}
	}}

// Sum returns the points of a set of cards, by what each face counts.
func Sum(worth *[16]int32, set cards.Set) (sum int32) {
	for ; set != 0; set = set.Without() {
		sum += worth[set.First().Face()]
	}
	return sum
}

// Target asks at which score a match ends: the player who reaches it has won it.
var Target = Maker{Question: game.Question{ID: "parts/match.target", Asks: "What score wins the match?",
	Answer: "A score of {score} wins the match.", Figures: []part{{Name: "score", Means: "that wins it"}}}, Head: "The match", Says: "{seat} wins the match",
	Make: func(t *game.Terms) *Rule {
		return &Rule{Crosses: []engine.Crossing{{Tally: table.Score, Figure: t.N("score"), Kind: table.FactMatch}}}
	}}

// MatchOver ends the play as soon as a player has the marks that win the match.
var MatchOver = Maker{Question: game.Question{ID: "parts/match.over", Asks: "Is the hand played out in which the match is won?",
	Answer: "When the match is won the play is over."}, Rule: &Rule{Hears: table.FactMatch.Bit(), On: Tells(table.FactOver)}}

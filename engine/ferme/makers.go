package ferme

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What both games ask.
var (
	value = Maker{Question: q("card.value", "What does each card count?", parts.Value.Answer, parts.Worths...), Head: "The counting",
		Make: func(t *game.Terms) *Rule {
			worth := table.Worths(t)
			return &Rule{Hears: factCards.Bit(), On: func(s *State, f *engine.Fact) {
				for set := f.Cards; set != 0; set = set.Without() {
					s.Count(table.Points, f.Seat, worth[set.First().Face()])
				}
			}}
		}}
	number = Maker{Question: q("number", "For what number do the players draw?",
		"The players draw to have {number}, or to come near it from below.", fig("number", "that is drawn for")),
		Of: parts.Announces(table.FactDealt, factNumber)}
	over = Maker{Question: q("number.over", "What becomes of a player who passes the number?",
		"Whoever passes the number cannot win, and is given no more cards."), Says: "{seat} has passed the number by {n}",
		Rule: &Rule{Hears: factCards.Bit(), Given: factNumber.Bit(), Reads: table.Points.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.Tally(table.Points, f.Seat) - s.Seen(factNumber).N; n > 0 {
				s.Tell(factOver, f.Seat).N = n
			}
		}}}
	drawFirst = Maker{Question: q("draw.first", "Who is the first to draw?",
		"{leader} is the first to draw.", fig("leader", "who begins")), Head: "The drawing",
		Make: parts.Begins}
	drawTurn = Maker{Question: game.Question{ID: "parts/draw.turn", Asks: "How many cards may be drawn at a turn?",
		Answer:  "[cards=0: Whose turn it is may draw as many cards as that player likes; then it is the turn of the player on the {next}.][cards!=0: Whose turn it is may draw {cards word} card[cards!=1: s]; then it is the turn of the player on the {next}, and when the round is made it begins anew.]",
		Figures: []part{{Name: "cards", Means: "at a turn; 0 for as many as a player likes"}}, Roles: []part{{Name: "next", Means: "who follows"}}},
		Make: func(t *game.Terms) *Rule {
			n, way := t.N("cards"), int32(-1)
			if t.Role("next") == game.ToRight {
				way = 1
			}
			return &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
				said := s.Tell(table.FactRound, cards.NoSeat)
				said.N, said.Amount = way, n
			}, Judges: engine.Acts(table.ActStand, actCard), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Turn() }}
		}}
	drawOne = Maker{Question: q("draw.one", "May several cards be asked for at once?",
		"Cards are asked for and given one by one."),
		Rule: &Rule{Judges: actCard.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.N[0] > 1 }}}
	drawFrom = Maker{Question: q("draw.from", "From where are the cards given that are drawn?",
		"The cards that are drawn are given from the [bottom=1: bottom][bottom=0: top] of the talon.", fig("bottom", "1 where it is the bottom")),
		Of: parts.Announces(table.FactPlaying, factSource)}
	drawStand = Maker{Question: q("draw.stand", "May a player stand, and draw later?",
		"A player may stand; whoever has stood draws no more."),
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1<<table.ActStand | 1<<actAnnounce, On: parts.Tells(factStands)}}
	nearest = Maker{Question: q("number.nearest", "Who comes before whom?",
		"Of those who have not passed the number whoever has more points comes first."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Reads: table.Points.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(s.Tally(table.Points, seat))
		}}}
)

// stake has everybody put something into a box at every hand, whatever lies there.
func stake(question game.Question, owes string, box int) Maker {
	question.Figures = []part{{Name: "each", Means: "from every player"}}
	return Maker{Question: question, Head: "The stakes", Owes: owes, Of: parts.EachPuts(table.FactStakes, table.DueStake, box)}
}

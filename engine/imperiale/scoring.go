package imperiale

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// taken is the questions about what is counted in the play and after it. Rules
// that answer a trick are heard in the order of the book, and so is what they
// say: an imperial that tumbles is counted before the honours.
var taken = []Maker{
	{Question: q("lead.trump", "Which card is led to the first trick?",
		"Eldest hand must lead a trump to the first trick."),
		Rule: &Rule{While: table.FactTrump.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if s.Trick > 1 || s.Table.N > 0 || hand&s.Trumps() == 0 {
				return 0
			}
			return hand &^ s.Trumps()
		}}},
	{Question: q("tumbled", "Which imperial is made by tricks?",
		"Whoever holds some of king, queen, knave and ace of a suit and takes the others in tricks has an imperial: the others have been made to tumble."), Head: "What is counted in the play",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factFree.Bit(), On: func(s *State, f *engine.Fact) {
			own, won := s.Dealt[f.Seat], s.Won[f.Seat]|s.Hand[f.Seat]
			for suit := cards.Spades; suit <= cards.Clubs; suit++ {
				set := row(suit)
				if won&set == set && own&set != 0 && f.Cards&set&^own != 0 {
					said := s.Tell(factCounted, f.Seat)
					said.Card, said.Cards, said.N, said.Amount = cards.Of(suit, cards.King), set, kindTumbled, 1
				}
			}
		}}},
	{Question: q("tumbled.trumps", "In which suit does an imperial count that tumbles?",
		"An imperial that tumbles counts in trumps alone."),
		Rule: &Rule{Lifts: []string{"imperiale/imperial"}, While: table.FactTrump.Bit(), Hush: func(s *State, f *engine.Fact) bool {
			suit, _ := s.Trump()
			return f.Kind == factCounted && f.N == kindTumbled && f.Card.Suit() != suit
		}}},
	{Question: q("honour.taken", "What do honours count in tricks?",
		"Each honour in a trick counts {points} to the player who takes it.", fig("points", "marked for each")), Owes: "{seat} takes honours",
		Rule: &Rule{Hears: engine.Facts(table.FactTrick, factTaken), Given: factHonour.Bit()}, On: func(s *State, f *engine.Fact, points int32) {
			if f.Kind == factTaken {
				mark(s, f.Seat, f.Amount*points)
				return
			}
			n := int32(0)
			for h := s.Last(factHonour); h != nil; h = s.Prior(h) {
				n += int32(engine.Int(f.Cards.Has(h.Card)))
			}
			if n > 0 {
				said := s.Tell(factTaken, f.Seat)
				said.Cards, said.Amount = f.Cards, n
			}
		}},
	{Question: q("cards", "What do the cards count?",
		"Each trick beyond {tricks word} counts {points}, when all the cards have been played.",
		fig("tricks", "that everybody should have"), fig("points", "marked for each trick more")), Owes: "more tricks than are due are marked",
		Make: func(t *game.Terms) *Rule {
			tricks, points := t.N("tricks"), t.N("points")
			return &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
				each(s, func(seat cards.Seat) {
					if more := s.Tally(table.Tricks, seat) - tricks; more > 0 {
						s.CountUpon(table.Tricks.Bit(), seat.Bit())
						mark(s, seat, more*points)
					}
				})
			}}
		}},
}

// matchID is the question how many imperials win the match.
const matchID = "imperiale/match"

// scoring is the questions about jettons and fiches.
var scoring = []Maker{
	{Question: q("imperial", "What is an imperial worth?",
		"Each imperial is worth {points}, and is marked with a fiche.", fig("points", "that it is worth")), Head: "The marks", Owes: "{seat}: an imperial",
		Rule: &Rule{Hears: engine.Facts(factCounted, factFined)}, On: func(s *State, f *engine.Fact, points int32) {
			seat, n := table.Account(f.Seat), f.Amount
			switch {
			case f.Kind == factFined && n < 0:
				s.Owe(table.DueFine, seat, engine.Bank, -n*points)
			case f.Kind == factFined:
				s.Owe(table.DueFine, engine.Bank, seat, n*points)
			default:
				s.Owe(dueMark, engine.Bank, seat, n*points)
				s.Tell(factImperial, f.Seat).With(f.Card, f.N)
			}
			s.Count(table.Score, f.Seat, n)
		}},
	{Question: q("six", "How many jettons make an imperial?",
		"A jetton stands for {points}; {jettons word} jettons are taken away, and a fiche is marked for them: an imperial.",
		fig("jettons", "that make an imperial"), fig("points", "for which one stands")), Says: "{seat}'s jettons make an imperial",
		Make: func(t *game.Terms) *Rule {
			full := max(t.N("jettons")*t.N("points"), 1)
			return &Rule{Crosses: []engine.Crossing{{Tally: table.Points, Figure: full, Kind: factSix}},
				Hears: factSix.Bit(), On: func(s *State, f *engine.Fact) {
					n := s.Tally(table.Points, f.Seat) / full
					if n == 0 {
						return // another's imperial has wiped them out meanwhile
					}
					s.Count(table.Points, f.Seat, -n*full)
					s.Count(table.Score, f.Seat, n)
					s.Tell(factImperial, f.Seat).N = kindJettons
				}}
		}},
	{Question: q("erased.hand", "What becomes of the others' points when an imperial is shown?",
		"An imperial in hand, or of the turned card, wipes out the points that the others have marked."), Owes: "{seat}'s imperial wipes out points",
		Rule: &Rule{Hears: factImperial.Bit(), Only: 1<<kindFour | 1<<kindSequence | 1<<kindTurnedFour | 1<<kindTurnedSequence, On: erase}},
	{Question: q("erased.tumbled", "What becomes of the others' points when an imperial tumbles?",
		"So does one that tumbles."), Owes: "{seat}'s imperial wipes out points",
		Rule: &Rule{Hears: factImperial.Bit(), Only: 1 << kindTumbled, On: erase}},
	{Question: q("erased.six", "What becomes of the others' points when jettons make an imperial?",
		"And so does one that jettons make."), Owes: "{seat}'s imperial wipes out points",
		Rule: &Rule{Hears: factImperial.Bit(), Only: 1 << kindJettons, On: erase}},
	{Question: q("match", "How many imperials win the match?",
		"[imperials=1: One imperial wins][imperials!=1: {imperials word} imperials win] the match.", fig("imperials", "that win it")), Head: "The match", Says: "{seat} wins the match",
		Make: func(t *game.Terms) *Rule {
			return &Rule{Crosses: []engine.Crossing{{Tally: table.Score, Figure: t.N("imperials"), Kind: table.FactMatch}}}
		}},
	{Question: q("match.over", "Is anything counted when the match is won?",
		"When the match is won the play is over, and nothing more is counted."),
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: parts.Tells(table.FactOver),
			Lifts: []string{"imperiale/honour.turned", "imperiale/point", "imperiale/tumbled", "imperiale/honour.taken", "imperiale/cards", "imperiale/imperial",
				"imperiale/six", "imperiale/erased.hand", "imperiale/erased.tumbled", "imperiale/erased.six"},
			While: table.FactMatch.Bit(), Hush: func(s *State, f *engine.Fact) bool {
				return f.Kind != table.FactMatch && won(s)
			}}},
}

// won reports whether somebody has won the match: a void hand takes it back, and what a
// fault costs may win it then.
func won(s *State) bool {
	for i := len(s.Facts) - 1; i >= 0; i-- {
		switch s.Facts[i].Kind {
		case table.FactMatch:
			return true
		case table.FactUnwon:
			return false
		}
	}
	return false
}

// erase wipes out what the others of a player have marked with jettons.
func erase(s *State, f *engine.Fact) {
	rivals := s.Rivals(f.Seat)
	for _, seat := range s.Round {
		if n := s.Tally(table.Points, seat); rivals.Has(seat) && n > 0 {
			s.CountUpon(table.Points.Bit(), seat.Bit())
			s.Owe(dueErased, table.Account(seat), engine.Bank, n)
			s.Count(table.Points, seat, -n)
		}
	}
}

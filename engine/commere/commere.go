// Package commere plays the games in which players change cards and compare hands, and
// play no card: Ma commère, accommodez-moi, and le Commerce, both of the Académie.
// Start at commere.go and commerce.go; book.go and commercebook.go have the books'
// answers.
package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the family's own questions begin with.
const family = "commere"

var q, fig = game.Asking(family), parts.Fig

// What a hand may be, said when hands are compared: of Seat, with its Cards.
const (
	factTricon engine.FactKind = table.OwnFacts + iota
	factSequence
	factPoint
)

// Commere returns the game.
func Commere() *table.Game {
	trade := trading(nil)
	trade.End = compared
	g := &table.Game{
		Ident: "ma-commere", Kin: family, Title: "Ma commère, accommodez-moi",
		Aims:     []string{"pool.won"},
		Phases:   []*table.Phase{trade},
		Makers:   makers(),
		Late:     table.ActFalsePack.Bit(),
		Notable:  engine.Facts(factTricon, factSequence, factPoint),
		Tells:    table.Untold(table.FactWon.Bit()), // by what it wins was told when the hands were compared
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Queen), cards.Of(cards.Spades, cards.Queen)},
	}
	g.Books = books(g)
	return g
}

// ways is how the game is played by chance.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Trials: trials}
}

// compared ends the trade: where somebody has laid a hand open all hands are
// looked at, and the best wins.
func compared(s *State) {
	if s.Said.Kind != table.ActLay {
		return
	}
	s.Note(table.FactEnd, cards.NoSeat)
	has := s.Those(func(seat cards.Seat) bool {
		return s.Is(factTricon, seat) || s.Is(factSequence, seat) || s.Is(factPoint, seat)
	})
	if has != 0 {
		s.Ask(table.AskBest, has, engine.Fact{Kind: table.FactWon})
		if f := s.Seen(table.FactWon); f != nil {
			f.Cards = s.Hand[f.Seat] // by which the hand is won, for who tells it
		}
	}
	s.Note(table.FactDecided, cards.NoSeat)
}

// weigh has few players grow weary, and fewer disagree.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActLay:
		return 100
	case table.ActAccept:
		return 30
	case table.ActPropose:
		return int(s.N) / 6
	}
	return 1
}

// trials returns the rounds after which a match may end.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	if kind == table.ActEnd {
		for n := range int16(5*most/fewest + 2) {
			list = append(list, engine.NewAct(kind, s.Dealer).WithN(n))
		}
	}
	return list
}

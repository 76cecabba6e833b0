// Package auvergne plays l'Homme d'Auvergne of the Académie. A player needs three
// tricks against all others, kings are marked, and up to three cards are turned from
// the bottom of the talon while nobody plays. Start at auvergne.go; book.go has the
// book's answers.
package auvergne

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
)

// family is what the ids of the game's own questions begin with.
const family = "auvergne"

// actRejoice is what the game has of its own: to have the bottom card turned.
const actRejoice = table.OwnActs

const (
	factMarks  engine.FactKind = table.OwnFacts + iota // Seat is to mark N games
	factLoses                                          // ... is to lose N, of which it has Amount
	factWent                                           // the bottom card, Card, is to be turned
	factKing                                           // Seat has marked for the king Card, which is that of trumps where N is 0
	factBarred                                         // Seat can no longer win the match
)

// turnings is how often players may ask for a card to be turned: once more than
// the book has it, for whoever would play so.
const turnings = 4

// barred is the name under which it is carried from hand to hand that a player
// can no longer win the match.
const barred = "barred"

// rejoicing is how the bottom card is turned: by the dealer.
var rejoicing = parts.Bottom{Act: actRejoice, Went: factWent, By: game.Dealer}

// games is how the match is kept.
var games = parts.Games{Marks: factMarks, Loses: factLoses, Debt: table.OwnTallies}

// Auvergne returns the game.
func Auvergne() *table.Game {
	play := parts.Tricks(parts.Undertaken)
	play.End = parts.Decided
	phases := []*table.Phase{parts.Speaking("bid", nil, parts.Everybody, table.ActUndertake, table.ActPass)}
	for i := range int32(turnings) {
		phases = append(phases, rejoicing.Asking(1+2*i),
			parts.Speaking("bid", parts.Opened(2+2*i), parts.Everybody, table.ActUndertake, table.ActPass))
	}
	g := &table.Game{
		Ident: "auvergne", Kin: family, Title: "L'Homme d'Auvergne",
		Aims:     []string{"game.won", "game.marked", "parts/match.target"},
		Phases:   append(phases, play),
		Makers:   makers(),
		Acts:     []string{"rejoice"},
		Late:     table.ActFalsePack.Bit(),
		Notable:  engine.Facts(factKing, factBarred, table.FactMatch),
		Carries:  []table.Carried{table.Scores, games.Debts(family + "/loss.debt"), {Name: barred, Each: true, Most: 1}},
		Unfit:    games.Unfit,
		Keeps:    keeps,
		Pays:     &table.Marks,
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.King), cards.Of(cards.Hearts, cards.King)},
	}
	g.Books = books(g)
	return g
}

// ways is how the game is played by chance.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Star: star, Carry: carry}
}

// isBarred reports whether a player can no longer win the match.
func isBarred(s *State, seat cards.Seat) bool {
	return s.Carried(barred, seat) > 0 || s.Is(factBarred, seat)
}

func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActUndertake:
		return max(parts.Strength(s, a.Seat)-10, 1)
	case table.ActPass:
		return 14
	case actRejoice:
		return 8
	}
	return 1
}

// star returns kings, or the best cards of a suit.
func star(s *State, src *table.Source) cards.Set {
	if src.One(2) {
		return cards.Face(cards.King)
	}
	suit := cards.Suit(src.Below(4))
	return cards.Of(suit, cards.King).Bit() | cards.Of(suit, cards.Queen).Bit() | cards.Of(suit, cards.Knave).Bit() | cards.Of((suit+1)&3, cards.King).Bit()
}

// carry is what random hands find: scores on the way to a match, debts, and
// players who have revoked before.
func carry(s *State, src *table.Source) {
	games.Carry(s, src, family+"/loss.debt")
	if src.One(6) {
		seat := s.Round[src.Below(s.N)]
		for range src.Below(s.N - 1) { // two at least can still win
			s.Carries(barred, seat, 1)
			seat = s.Right(seat)
		}
	}
}

// keeps returns what a hand leaves for the next.
func keeps(s *State) []record.Item {
	list := games.Keeps(s)
	for _, seat := range s.Round {
		if isBarred(s, seat) {
			list = append(list, record.Item{Name: barred, Seat: seat, N: 1})
		}
	}
	return list
}

// Package brusquembille plays la Brusquembille of the Académie. Players hold three
// cards and draw one after every trick, any card may be played, and the points of the
// cards taken win what everybody put down. Start at brusquembille.go; academie.go has
// the book's answers.
package brusquembille

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

const family = "brusquembille"

var q, fig = game.Asking(family), parts.Fig

// What la Brusquembille has of its own.
const (
	actJoin    engine.ActKind = table.OwnActs + iota // Seat takes the card that To is to draw, and joins it to the hand
	actSecond                                        // Seat, drawing, sees the card that To is to draw next
	actShort                                         // the pack is found to lack a card
	actTwins                                         // two cards of the pack are found alike
	actAccuse                                        // Seat says too late that there are more than N points
	actRestart                                       // Seat's side has the game begun again
)

const (
	factBrusquembille engine.FactKind = table.OwnFacts + iota // Seat played Card, an ace or a ten; Taker took the trick
	factNone                                                  // nobody can win the game
)

// Brusquembille returns the game.
func Brusquembille() *table.Game {
	g := &table.Game{
		Ident: "brusquembille", Kin: family, Title: "La Brusquembille",
		Aims:     []string{"game.points", "game.won"},
		Phases:   []*table.Phase{tricks()},
		Makers:   makers(),
		Acts:     []string{"join", "second", "short-pack", "twins", "accuse", "restart"},
		Free:     engine.Acts(actJoin, actSecond, actShort, actTwins, actAccuse, actRestart),
		Needs:    []table.Need{{Kind: actRestart, By: "look.restart"}},
		Upon:     actJoin.Bit(),
		Late:     actAccuse.Bit(),
		Happens:  happens,
		Notable:  factNone.Bit(),
		Tells:    table.Untold(table.FactFirst.Bit()), // that the game is won is
		OneRole:  func(rule string, a, b game.Role) bool { return a == game.Taker && b == game.Holder },
		Watch:    func(s *State) cards.Set { return cards.Face(cards.Ace) | cards.Face(cards.Ten) },
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ace), cards.Of(cards.Hearts, cards.Ten)},
	}
	g.Books = books(g)
	return g
}

// ways is how the game is played by chance.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: func(s *State, a *engine.Act, src *table.Source) int { return 4 }, Star: star, Carry: carry, Amiss: amiss, Trials: trials}
}

// tricks returns the play. It ends, too, when somebody leaves the game; and whoever
// may may have the game begun again.
func tricks() *table.Phase {
	p := parts.Tricks(nil)
	p.Acts = p.Acts.With(actRestart.Bit())
	turn, may, lay := p.Turn, p.May, p.Do
	p.Turn = func(s *State) cards.Seat {
		if s.Told(table.FactLost) {
			return cards.NoSeat
		}
		return turn(s)
	}
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		if s.Told(table.FactAct) && s.Told(table.FactSide) {
			o.Add(actRestart)
		}
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == table.ActPlay {
			lay(s, a)
		}
	}
	p.End = func(s *State) {
		s.Note(table.FactEnd, cards.NoSeat)
		if !s.Told(factNone) {
			s.AskAll(table.AskGame, parts.OneOfEach(s), engine.Fact{Kind: table.FactFirst})
		}
		s.Note(table.FactDecided, cards.NoSeat)
	}
	return p
}

// happens has a card that a player takes before another's turn to draw it come
// into that player's hand.
func happens(s *State, a *engine.Act) {
	if a.Kind == actJoin {
		s.Give(a.To, a.Seat, s.Drew(a.To))
	}
}

// amiss says what an irregular act of a random hand is about, and whether it
// can be done now.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActEarly:
		if s.Table.Cards[a.Seat] != cards.None || s.Hand[a.Seat] == 0 {
			return false
		}
		a.Card = src.Pick(s.Hand[a.Seat])
	case actJoin, table.ActLook, actSecond:
		if a.To = s.Round[src.Below(s.N)]; s.Table.N > 0 || a.To == a.Seat || s.Drew(a.To) == cards.None {
			a.To = cards.NoSeat
			return false
		}
	case actAccuse:
		a.N[0] = int16(src.Below(60))
	}
	return true
}

// star returns an ace, its ten and another ace.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	return cards.Of(suit, cards.Ace).Bit() | cards.Of(suit, cards.Ten).Bit() | cards.Of((suit+1)&3, cards.Ace).Bit()
}

// carry is what random hands find: what lies there where nobody won the hand
// before.
func carry(s *State, src *table.Source) {
	if src.One(4) {
		s.Put(0, int32(10*s.N))
	}
}

// trials returns hands with a seven.
func trials(s *State, kind engine.ActKind) (list []engine.Act) {
	a := engine.NewAct(kind, s.Dealer)
	hand := s.Dealt[a.Seat]
	for suit := cards.Spades; kind == table.ActDeal && suit <= cards.Clubs; suit++ {
		a.Cards = hand.Without()&^cards.Face(7) | cards.Of(suit, 7).Bit()
		if a.Cards.Len() == hand.Len() {
			list = append(list, a)
		}
	}
	return list
}

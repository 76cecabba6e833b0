// Package guimbarde plays la Guimbarde, or la Mariée, of the Académie: five
// boxes that are drawn for cards shown, marriages in the hand and on the table,
// and three trumps that never change. Start at Guimbarde; makers.go and marriages.go
// have the rules, and book.go the book's answers.
package guimbarde

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is the prefix of the ids of the game's own questions.
const family = "guimbarde"

// The boxes.
const (
	boxPoint = iota // while cards are played also the fund for the tricks
	boxMariage
	boxFou
	boxRoi
	boxGuimbarde
)

// kindShown is the kind of a FactMeld for a card, or two, shown for a box. The
// point has its box as kind.
const kindShown = 1

// The game's own acts.
const (
	actPoint engine.ActKind = table.OwnActs + iota // Seat announces the point
	actBreak                                       // Seat keeps back the queen that would make a marriage
)

const (
	factBox   engine.FactKind = table.OwnFacts + iota // Cards, or the one Card, draw the box N
	factDraws                                         // Seat has shown Cards, which draw the box N
	factFalls                                         // the queen Card of Seat makes a marriage with the king of Leader
	factHeld                                          // Seat has played Card and holds the other card of a marriage
	factWins                                          // Seat wins the marriage made by the queen Card of Taker and the king of Leader
)

const (
	dueMarriage engine.DueClass = table.OwnDues + iota // for a marriage made in play
	dueTrumped                                         // for a marriage that was trumped
	dueHeld                                            // for a marriage in hand
)

// grand is the king and queen of hearts.
const grand = cards.Set(1)<<(cards.Hearts<<4|cards.King) | cards.Set(1)<<(cards.Hearts<<4|cards.Queen)

// Guimbarde returns the game.
func Guimbarde() *table.Game {
	declare := parts.Declaring(nil, shown, table.ActMeld, actPoint)
	declared := declare.End
	declare.May = may
	declare.End = func(s *State) {
		declared(s)
		parts.AskPoint(s, boxPoint)
	}
	play := parts.Tricks(nil)
	ended := play.End
	play.End = func(s *State) {
		s.Ask(table.AskGame, s.All, engine.Fact{Kind: table.FactFirst})
		ended(s)
	}
	g := &table.Game{
		Ident: "guimbarde", Kin: family, Title: "La Guimbarde",
		Aims:     []string{"boxes.won", "point.paid", "fund.most", "mariage.paid"},
		Phases:   []*table.Phase{declare, play},
		Makers:   makers(),
		Acts:     []string{"point", "break"},
		Faults:   actBreak.Bit(),
		Late:     table.ActFalsePack.Bit(),
		Notable:  engine.Facts(factHeld, factWins),
		Pools:    []game.NamedPool{{Pool: "point", Words: "the box of the point"}, {Pool: "mariage", Words: "the box of the marriage"}, {Pool: "fou", Words: "the box of the fool"}, {Pool: "roi", Words: "the box of the king"}, {Pool: "guimbarde", Words: "the box of the Guimbarde"}},
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.King), cards.Of(cards.Hearts, cards.Queen), cards.Of(cards.Diamonds, cards.Knave)},
	}
	g.Books = books(g)
	return g
}

// ways says how random hands are made.
type ways struct{}

// Ways returns what package play needs.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Star: star, Carry: carry, Amiss: amiss}
}

// shown appends what a player could lay on the table, whatever the rules say:
// each card, king and queen of a suit, and for the point the cards of one suit.
func shown(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
	hand, m := s.Hand[seat], parts.Meld{Act: table.ActMeld, Kind: kindShown}
	for set := hand; set != 0; set = set.Without() {
		list = parts.Whole(list, hand, set.First().Bit(), m)
	}
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		list = parts.Whole(list, hand, cards.Lane(suit)&(cards.Face(cards.King)|cards.Face(cards.Queen)), m)
	}
	return parts.Suits(list, hand, 1, parts.Meld{Act: actPoint, Kind: boxPoint})
}

// may offers what draws a box, and the point.
func may(s *State, seat cards.Seat, o *table.Options) {
	s.Melds = shown(s, seat, s.Melds[:0])
	for i := range s.Melds {
		if m := &s.Melds[i]; (m.Kind == boxPoint || useful(s, m.Cards)) && parts.Declared(s, seat, m.Kind, m.Cards) == nil {
			o.AddCards(m.Act, m.Cards, 0)
		}
	}
	o.Add(table.ActDone)
}

// useful reports whether some rule lets these cards draw a box.
func useful(s *State, set cards.Set) bool {
	return parts.Where(s, factBox, func(f *engine.Fact) bool { return f.Cards == set }) != nil
}

// cardOf returns the card that draws a box, or no card.
func cardOf(s *State, box int32) cards.Card {
	if f := s.SeenWith(factBox, cards.NoSeat, box); f != nil {
		return f.Card
	}
	return cards.None
}

// fallen reports whether a queen has made a marriage with her king in this trick.
func fallen(s *State) bool {
	f := s.Last(factFalls)
	return f != nil && f.Trick == s.Trick
}

// bride returns the queen that would make a marriage if the player played her
// now, the last card played being her king; or no card.
func bride(s *State, seat cards.Seat) cards.Card {
	if s.Table.N == 0 {
		return cards.None
	}
	king := s.Table.Cards[cards.Left(s.N, seat)]
	if king == cards.None || king.Face() != cards.King {
		return cards.None
	}
	return cards.Of(king.Suit(), cards.Queen)
}

// awaited reports whether a hand has that queen and may play her by the suit
// led.
func awaited(s *State, seat cards.Seat, hand cards.Set) bool {
	queen := bride(s, seat)
	if queen == cards.None || !hand.Has(queen) {
		return false
	}
	led := s.Lane(s.Table.Led)
	return s.Lane(queen) == led || hand&s.Lanes(led) == 0
}

func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActMeld, actPoint:
		return 12
	}
	return 1
}

// amiss reports whether an irregular act can be done: only where there is a marriage to break.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	return a.Kind != actBreak || awaited(s, a.Seat, s.Hand[a.Seat])
}

// star returns the king and queen of a suit, and other cards that make a hand good.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	set := cards.Of(suit, cards.King).Bit() | cards.Of(suit, cards.Queen).Bit()
	if src.One(2) {
		set |= cards.Of(cards.Diamonds, cards.Knave).Bit()
	}
	return set
}

// carry sets up what random hands find: boxes not drawn.
func carry(s *State, src *table.Source) { parts.Undrawn(s, src, 2, 2) }

// Package imperiale plays l'Impériale: twelve cards each, honours and imperials that
// are marked with jettons and fiches, and a match to a number of imperials. An imperial
// wipes out the points that the others have marked. Start at imperiale.go; books.go has
// the books' answers.
package imperiale

import (
	"quinola/engine"
	"quinola/engine/ascii"
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

// family is what the ids of the game's own questions begin with.
const family = "imperiale"

var q, fig = game.Asking(family), parts.Fig

// What the game has of its own.
const (
	actImperial engine.ActKind = table.OwnActs + iota // an imperial is shown
	actPoint                                          // the point is announced
	actMix                                            // a hand is mixed with the talon
)

const (
	factFree     engine.FactKind = table.OwnFacts + iota // the turned imperials and those that tumble count
	factHonour                                           // Card counts when it is turned or taken
	factHas                                              // Seat has shown an imperial of the kind N, worth Amount imperials
	factLate                                             // Seat has shown an imperial after the point
	factCounted                                          // Seat counts an imperial of the kind N, worth Amount
	factImperial                                         // Seat has marked an imperial of the kind N
	factTaken                                            // Seat has taken Amount honours in a trick
	factSix                                              // Seat's jettons make an imperial
	factForfeit                                          // Seat is to lose N imperials
	factFined                                            // Seat marks Amount of them, or where that is less than nothing unmarks as many
)

// dueMark is what is marked, and dueErased what is wiped out; what is lost by a
// fault is a table.DueFine.
const (
	dueMark engine.DueClass = table.OwnDues + iota
	dueErased
)

// The kinds of imperial, and the point: what FactMeld says of what is declared.
const (
	kindFour int32 = 1 + iota
	kindSequence
	kindDouble // what the sequence of trumps counts more
	kindTurnedFour
	kindTurnedSequence
	kindTumbled
	kindPoint
	kindJettons // made of jettons
)

// Imperiale returns the game.
func Imperiale() *table.Game {
	declare := parts.Declaring(nil, find, actImperial, actPoint)
	declared := declare.End
	declare.End = func(s *State) {
		declared(s)
		if !s.Told(table.FactOver) {
			parts.AskPoint(s, kindPoint)
		}
	}
	g := &table.Game{
		Ident: "imperiale", Kin: family, Title: "L'Impériale",
		Aims:    []string{"match"},
		Phases:  []*table.Phase{declare, parts.Tricks(nil)},
		Makers:  makers(),
		Acts:    []string{"imperial", "point", "mix"},
		Free:    engine.Acts(actImperial, actPoint, actMix, table.ActAccept),
		Notable: factSix.Bit(),
		Pays:    &table.Marks,
		Tells:   table.Untold(factImperial.Bit()), // it is told with the jettons that make it
		Carries: []table.Carried{table.Scores, table.Marked},
		Written: []game.Line{{Name: table.Scores.Name, Says: "imperials"}, {Name: table.Marked.Name, Says: "points besides"}},
		Unfit:   unfit,
		OneRole: parts.OneRoleOfTwo,
		Equal: []game.Alike{
			{Ruleset: "imperiale.3", ID: "parts/trump.turned#own", What: "2 for 1", Why: noTalon},
			{Ruleset: "imperiale.3", ID: "parts/trump.turned#own", What: "0 for 1", Why: noTalon},
		},
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.King), cards.Of(cards.Hearts, cards.Queen), cards.Of(cards.Hearts, cards.Knave), cards.Of(cards.Hearts, cards.Ace)},
	}
	g.Books = books(g)
	return g
}

// ways is how the game is played by chance.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Star: star, Carry: carry, Amiss: amiss, Trials: trials}
}

const noTalon = "Three players are dealt the whole pack: the card that is turned can be none but the dealer's own."

// row returns the king, queen, knave and ace of a suit.
func row(suit cards.Suit) cards.Set {
	return cards.Lane(suit) & (cards.Courts | cards.Face(cards.Ace))
}

// find returns what a player may show and announce: four alike, the row of a suit,
// three that the turned card makes such, and one point.
func find(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
	hand, m := s.Hand[seat], parts.Meld{Act: actImperial, Kind: kindFour}
	list = parts.Alike(s, list, hand, 4, m)
	m.Kind = kindSequence
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		list = parts.Whole(list, hand, row(suit), m)
	}
	if f := s.Seen(table.FactTurned); f != nil && !hand.Has(f.Card) {
		m.Kind = kindTurnedFour
		list = parts.Whole(list, hand, cards.Face(f.Card.Face())&^f.Card.Bit(), m)
		m.Kind = kindTurnedSequence
		if set := row(f.Card.Suit()); set.Has(f.Card) {
			list = parts.Whole(list, hand, set&^f.Card.Bit(), m)
		}
	}
	if parts.Declared(s, seat, kindPoint, 0) == nil {
		list = parts.Suits(list, hand, 1, parts.Meld{Act: actPoint, Kind: kindPoint})
	}
	return list
}

// mark marks points with jettons.
func mark(s *State, seat cards.Seat, points int32) {
	s.Owe(dueMark, engine.Bank, table.Account(seat), points)
	s.Count(table.Points, seat, points)
}

// each goes through the players from eldest hand on.
func each(s *State, do func(seat cards.Seat)) {
	for seat, n := s.Eldest, 0; n < s.N; seat, n = s.Right(seat), n+1 {
		do(seat)
	}
}

// weigh has players mostly show what they have, and in order.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	imperials, points := 0, 0
	s.Melds = find(s, a.Seat, s.Melds[:0])
	for i := range s.Melds {
		switch m := &s.Melds[i]; {
		case m.Act == actPoint:
			points = 1
		case parts.Declared(s, a.Seat, m.Kind, m.Cards) == nil:
			imperials++
		}
	}
	switch {
	case a.Kind == actImperial && points > 0:
		return 60
	case a.Kind == actImperial:
		return 4
	case a.Kind == actPoint && imperials == 0:
		return 30
	case a.Kind == actPoint:
		return 2
	case imperials+points > 0:
		return 2
	}
	return 8
}

// star returns four alike, or the row of a suit, or a long suit with high cards.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	alike := cards.Face([...]uint8{cards.King, cards.Queen, cards.Knave, cards.Ace, 7, 6}[src.Below(6)])
	switch src.Below(3) {
	case 0:
		return alike
	case 1:
		return row(suit)
	}
	return alike | row(suit)
}

// carry is what random hands find: imperials and points marked before.
func carry(s *State, src *table.Source) {
	for _, seat := range s.Round {
		if t, ok := s.Law().Terms(matchID); ok && src.One(2) {
			s.Mark(seat, int32(src.Below(int(max(t.N("imperials"), 1)))))
		}
		s.Count(table.Points, seat, int32(4*src.Below(6)))
	}
}

// unfit says why points cannot be what a hand before has left: jettons that make
// an imperial were taken away.
func unfit(s *State) string {
	book := s.Law().Book()
	six := book.Answer("imperiale/six").Terms()
	for _, seat := range s.Round {
		if points := s.Tally(table.Points, seat); points >= six.N("jettons")*six.N("points") || points%six.N("points") != 0 {
			return "points " + seat.String() + " " + ascii.Itoa(int(points)) + ": what is left is jettons of " + ascii.Itoa(int(six.N("points"))) + ", fewer than the " + ascii.Itoa(int(six.N("jettons"))) + " that make an imperial; say less"
		}
	}
	return ""
}

// amiss has any card be the one that was turned up in dealing.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	if a.Kind == table.ActExposed {
		a.Card = src.Pick(s.Law().Pack())
	}
	return true
}

// trials returns points of every suit.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	for _, seat := range s.Round {
		for suit := cards.Spades; kind == actPoint && suit <= cards.Clubs; suit++ {
			if set := s.Hand[seat] & cards.Lane(suit); set != 0 {
				list = append(list, engine.NewAct(kind, seat).WithCards(set))
			}
		}
	}
	return list
}

// Package gillet plays le Gillet of the Académie: three cards each, two boxes, and
// players who vie first for the best pair and then for the best point. No card is
// played. Start at gillet.go; book.go has the book's answers.
package gillet

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
const family = "gillet"

var q, fig = game.Asking(family), parts.Fig

// The boxes.
const (
	boxGe = iota
	boxPoint
)

// What is said of the two contests.
const (
	factGe          engine.FactKind = table.OwnFacts + iota // Seat has a gé, Cards
	factTricon                                              // Seat has a tricon, Cards
	factRaisesGe                                            // Seat raises by Amount for the gé
	factRaisesPoint                                         // ... for the point
	factCedesGe                                             // Seat gives up the gé
	factCedesPoint                                          // ... the point
	factWonGe                                               // Seat has won the gé
	factWonPoint                                            // ... the point
)

// How players bet, for the one and for the other.
var (
	vieGe    = parts.Vie{Among: parts.Everybody, Acts: []engine.ActKind{table.ActRaise}, Raises: factRaisesGe, Cedes: factCedesGe, Most: 12, Box: boxGe, For: "the gé"}
	viePoint = parts.Vie{Among: parts.Everybody, Acts: []engine.ActKind{table.ActRaise}, Raises: factRaisesPoint, Cedes: factCedesPoint, Most: 12, Box: boxPoint, For: "the point"}
)

// Gillet returns the game.
func Gillet() *table.Game {
	g := &table.Game{
		Ident: "gillet", Kin: family, Title: "Le Gillet",
		Aims:     []string{"ge.won", "point.won"},
		Phases:   []*table.Phase{vying(&vieGe, geEnds), vying(&viePoint, nil), showing()},
		Makers:   makers(),
		Spoken:   spoken,
		Notable:  engine.Facts(factWonGe, factWonPoint, factRaisesGe, factRaisesPoint),
		Pools:    []game.NamedPool{{Pool: "ge", Words: "the box for the gé"}, {Pool: "point", Words: "the box for the point"}},
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ace), cards.Of(cards.Spades, cards.Ace)},
	}
	g.Books = books(g)
	return g
}

// spoken returns what the players say at the table.
func spoken(st *record.Step) string {
	if st.Act == "pass" {
		return "no raise"
	}
	return ""
}

// vying returns a phase in which players bet; when it ends, end finds who has won.
func vying(v *parts.Vie, end func(*State)) *table.Phase {
	p := v.Phase(nil)
	may := p.May
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		if level, _, _ := v.Bets(s); level < v.Most {
			o.Add(table.ActRaise, 3)
		}
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == table.ActFold {
			s.Note(v.Cedes, a.Seat)
		}
		s.Spoke(a.Seat)
	}
	p.End = end
	return p
}

// geEnds has everybody's hand looked at for a gé or a tricon: the best of those who
// have not given up wins, or one to whom all others have given up. Where several
// are left and none has either, nobody does.
func geEnds(s *State) {
	s.Note(table.FactDeclared, cards.NoSeat)
	s.Conclude()
	_, in, _ := vieGe.Bets(s)
	has := s.Those(func(seat cards.Seat) bool { return s.Is(factGe, seat) || s.Is(factTricon, seat) })
	alone := cards.SeatSet(0)
	if in.Len() == 1 {
		alone = in & s.All
	}
	if in.Len() == 1 || has&in != 0 {
		s.Ask(table.AskBest, has|alone, engine.Fact{Kind: factWonGe})
		if f := s.Seen(factWonGe); f != nil {
			_, _, f.Cards = alike(s, s.Dealt[f.Seat]) // by which it is won, for who tells it
		}
		s.Conclude()
	}
}

// showing returns the phase in which those who have stayed for the point lay their hands
// open. When it ends the best point wins.
func showing() *table.Phase {
	return parts.Showing(func(s *State) cards.SeatSet {
		if _, in, _ := viePoint.Bets(s); in.Len() > 1 {
			return in
		}
		return 0
	}, func(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return append(list, parts.Meld{Act: table.ActMeld, Cards: s.Hand[seat]})
	}, func(s *State) {
		s.Ask(table.AskPoint, s.All, engine.Fact{Kind: factWonPoint})
		s.Conclude()
		parts.Ended(s)
	})
}

// alike returns how many cards of a face a hand has at most, and the height of that
// face; of several faces the highest counts.
func alike(s *State, hand cards.Set) (n, height int, set cards.Set) {
	for left := hand; left != 0; left = left.Without() {
		c := left.First()
		of := hand & cards.Face(c.Face())
		if k, h := of.Len(), int(s.Height(c)); k > n || k == n && h > height {
			n, height, set = k, h, of
		}
	}
	return n, height, set
}

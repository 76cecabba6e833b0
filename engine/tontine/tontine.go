// Package tontine plays la Tontine of the Académie. A card is turned up for each player
// and decides what is paid. Nobody chooses anything, and a player who has lost
// everything may come back to life by a neighbour. Start at tontine.go; book.go has the
// book's answers.
package tontine

import (
	"quinola/engine"
	"quinola/engine/ascii"
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
const family = "tontine"

var q, fig = game.Asking(family), parts.Fig

// What is said at the table besides.
const (
	factTurned engine.FactKind = table.OwnFacts + iota // Card is turned up for Seat
	factDead                                           // who is dead counts as a neighbour
	factDies                                           // Seat has no counter left
)

// nameHas is what is carried from hand to hand: the counters that each player has.
const nameHas = "has"

// Tontine returns the game.
func Tontine() *table.Game {
	g := &table.Game{
		Ident: "tontine", Kin: family, Title: "La Tontine",
		Aims:     []string{"card.draws", "match.won", "pool.won"},
		Phases:   []*table.Phase{turning()},
		Makers:   makers(),
		Notable:  engine.Facts(factDies, table.FactMatch),
		Waits:    dead,
		Carries:  []table.Carried{{Name: nameHas, Each: true}},
		Written:  []game.Line{{Name: nameHas, Says: "counters"}},
		Keeps:    keeps,
		Unfit:    unfit,
		Tells:    table.UntoldBy(family+"/match.leaves", table.FactNextDealer.Bit()), // who deals is not dead
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.King), cards.Of(cards.Hearts, 3)},
	}
	g.Books = books(g)
	return g
}

// turning returns the phase in which the cards that were turned up are paid for, one
// after another: nobody has a choice.
func turning() *table.Phase {
	return &table.Phase{
		Word: "choose",
		Begin: func(s *State) {
			for i, seat := 0, s.Eldest; i < len(s.Round); i, seat = i+1, s.Right(seat) {
				c := s.Hand[seat].First()
				if c == cards.None {
					continue
				}
				parts.SeenByAll(s, c)
				s.Conclude()
				s.Tell(factTurned, seat).Card = c
				s.Conclude()
			}
		},
		Turn: func(*State) cards.Seat { return cards.NoSeat },
		May:  func(*State, cards.Seat, *table.Options) {},
		Do:   func(*State, *engine.Act) {},
		End:  parts.Ended,
	}
}

// begun reports whether the match has begun before this hand.
func begun(s *State) bool { return len(s.Known()) > 0 }

// had returns what a player had before this hand.
func had(s *State, seat cards.Seat) int32 {
	if begun(s) {
		return s.Carried(nameHas, seat)
	}
	return parts.SitsWith(s)
}

// has returns what a player has now.
func has(s *State, seat cards.Seat) int32 { return had(s, seat) + s.Balance[seat] }

// dead returns who has nothing left.
func dead(s *State) (set cards.SeatSet) {
	for _, seat := range s.Seats() {
		if had(s, seat) <= 0 {
			set |= seat.Bit()
		}
	}
	return set
}

// keeps returns what a hand leaves for the next.
func keeps(s *State) (list []record.Item) {
	for _, seat := range s.Seats() {
		list = append(list, record.Item{Name: nameHas, Seat: seat, N: max(has(s, seat), 0)})
	}
	return list
}

// unfit says why what was carried cannot be what a hand has left.
func unfit(s *State) string {
	if !begun(s) {
		return ""
	}
	living, sum := 0, s.Pool(0)
	for _, seat := range s.Seats() {
		n := s.Carried(nameHas, seat)
		if sum += n; n > 0 {
			living++
		} else if seat == s.Dealer {
			return seat.String() + " is dead, and deals; say who deals instead"
		}
	}
	switch all := parts.SitsWith(s) * int32(s.N); {
	case living < 2:
		return "one player at most has a counter left: the match was over before this hand; say who has more"
	case all != sum && parts.SitsWith(s) != parts.Unbounded:
		return "the players and the pool have " + ascii.Itoa(int(sum)) + " counters, and all sat down with " + ascii.Itoa(int(all)) + " together; say what each has"
	}
	return ""
}

// ways is how the game is played by chance.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways { return table.Ways{Carry: carry} }

// carry has a random hand be one of a match that has gone on for a while, every
// other time near its end.
func carry(s *State, src *table.Source) {
	if src.One(4) {
		return
	}
	var has [cards.Seats]int32
	left, late := parts.SitsWith(s)*int32(s.N), src.One(2)
	stays := s.Right(s.Dealer)
	for range src.Below(s.N - 1) {
		stays = s.Right(stays)
	}
	for _, seat := range s.Seats() {
		n := int32(src.Below(int(parts.SitsWith(s)) + 1))
		switch inside := seat == s.Dealer || seat == stays && stays != s.Dealer; {
		case late && inside:
			n = int32(1 + src.Below(2))
		case late && !src.One(6):
			n = 0
		case inside:
			n++
		}
		has[seat] = min(n, left)
		left -= has[seat]
	}
	if src.One(4) && left > 2 { // nearly nothing lies in the pool
		rest := int32(src.Below(3))
		has[s.Dealer] += left - rest
		left = rest
	}
	for _, seat := range s.Seats() {
		s.Carries(nameHas, seat, has[seat])
	}
	s.Put(0, left)
}

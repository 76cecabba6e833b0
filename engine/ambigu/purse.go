package ambigu

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
)

// What is carried from hand to hand: the counters that lie before a player, and
// those that a player has taken beyond the first reprise.
const (
	namePurse = "purse"
	nameTaken = "taken"
)

// caved returns what a player has put down in this hand.
func caved(s *State, seat cards.Seat) (n int32) {
	for f := s.Last(factCaves); f != nil; f = s.Prior(f) {
		if f.Seat == seat {
			n += f.Amount
		}
	}
	return n
}

// has returns what lies before a player now. Whoever has brought nothing from the hand
// before has a reprise that is new.
func has(s *State, seat cards.Seat) int32 {
	n := s.Carried(namePurse, seat)
	if n <= 0 {
		n = parts.SitsWith(s)
	}
	return n + caved(s, seat) + s.Balance[seat]
}

// taken returns what a player has taken beyond the first reprise.
func taken(s *State, seat cards.Seat) int32 {
	n := s.Carried(nameTaken, seat) + caved(s, seat)
	if f := s.SeenOf(factNew, seat); f != nil {
		n += f.Amount
	}
	return n
}

// wins reports whether a player has more before him than he has taken.
func wins(s *State, seat cards.Seat) bool { return has(s, seat) > parts.SitsWith(s)+taken(s, seat) }

// lost returns how much less lies before a player than was taken until now; what is taken
// anew when this hand is over lies there not yet.
func lost(s *State, seat cards.Seat) int32 {
	return parts.SitsWith(s) + s.Carried(nameTaken, seat) + caved(s, seat) - has(s, seat)
}

// keeps returns what a hand leaves for the next.
func keeps(s *State) []record.Item {
	list := []record.Item{parts.HandsPlayed(s)}
	if _, ok := s.Law().Terms(parts.Purse.ID); !ok {
		return list
	}
	for _, seat := range s.Round {
		list = parts.Leave(list, namePurse, seat, has(s, seat))
	}
	for _, seat := range s.Round {
		list = parts.Leave(list, nameTaken, seat, taken(s, seat))
	}
	return list
}

// unfit says why what was carried cannot be what a hand has left.
func unfit(s *State) string {
	if played := s.Carried(game.Tours, cards.NoSeat); agreed(s) > 0 && played >= agreed(s) {
		return ascii.Itoa(int(played)) + " hands are played: the match was over before this one; say fewer"
	}
	return ""
}

// bounded returns the rule that nobody loses more by vying than lies before him.
func bounded(s *State, d *engine.Due) int32 {
	seat := d.From.Seat()
	if seat == cards.NoSeat {
		return 0
	}
	return min(max(has(s, seat), 0)-d.Amount, 0)
}

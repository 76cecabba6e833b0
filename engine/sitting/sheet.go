package sitting

import (
	"cmp"
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What a view shows beside the cards: the sheet of the match, who plays together, and
// who sits a hand out.

// Written is a line of the sheet of a match: the state of a tour, who waits, the
// columns.
type Written struct {
	game.Line
	Of []record.Item
}

// Number returns what is written of one player, or of the match; of a player who waits,
// only that.
func (w *Written) Number(it *record.Item) string {
	if w.Places {
		return ""
	}
	return ascii.Itoa(int(it.N))
}

// Sheet returns the sheet of the match as it is now: as the current hand found it, or
// as it left it.
func (s *Sitting) Sheet() (list []Written) {
	scribe, ok := s.Law.Book().Game.(game.Scribe)
	if !ok {
		return nil
	}
	state := s.rec.State
	if s.st != nil {
		state = s.st.State
	}
	over := s.st != nil && s.Over()
	for _, line := range scribe.Sheet() {
		w := Written{Line: line}
		for _, it := range state {
			if it.Name == line.Name {
				w.Of = append(w.Of, it)
			}
		}
		if line.Places {
			slices.SortStableFunc(w.Of, func(a, b record.Item) int { return cmp.Compare(a.N, b.N) })
		}
		if len(w.Of) > 0 && !(over && line.Places) {
			list = append(list, w)
		}
	}
	return list
}

// Sides returns who plays together; each player is alone if nobody does.
func (s *Sitting) Sides() [][]cards.Seat {
	rs := s.Law.Book()
	terms, partners := s.Law.Terms("parts/partners")
	seats := cards.Round(rs.Seats)
	side := func(i int) int {
		for at, side := range rs.Sides {
			for k := range side {
				if side[k:k+1] == seats[i].String() {
					return at
				}
			}
		}
		switch {
		case !partners:
			return i
		case terms.N("apart") == 1: // side by side
			return i * 2 / len(seats)
		}
		return i % 2
	}
	sides := make([][]cards.Seat, len(seats))
	for i, seat := range seats {
		at := side(i)
		sides[at] = append(sides[at], seat)
	}
	return slices.DeleteFunc(sides, func(side []cards.Seat) bool { return len(side) == 0 })
}

// Partners returns who plays with a player.
func (s *Sitting) Partners(seat cards.Seat) (with []cards.Seat) {
	for _, side := range s.Sides() {
		if slices.Contains(side, seat) {
			with = slices.DeleteFunc(side, func(other cards.Seat) bool { return other == seat })
		}
	}
	return with
}

// Scored returns who has a line of the score: each side if games are marked or marks are
// wiped out, and everybody if each player pays and is paid.
func (s *Sitting) Scored() [][]cards.Seat {
	if unit := s.Law.Book().Unit; unit == "game" || unit == table.Mark {
		return s.Sides()
	}
	return slices.Collect(slices.Chunk(cards.Round(s.Law.Book().Seats), 1))
}

// Idle returns who sits out the current hand. A player who waits or has left the match
// was dealt no cards although others were.
func (s *Sitting) Idle() (list []cards.Seat) {
	seats := cards.Round(s.Law.Book().Seats)
	for _, seat := range seats {
		if s.rec.Hands[seat] == 0 {
			list = append(list, seat)
		}
	}
	if len(list) == len(seats) {
		return nil
	}
	return list
}

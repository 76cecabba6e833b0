package piquet

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Who waits while two play, what everybody was marked, and what of both goes from
// hand to hand.

// idle is who waits: whoever stands in line, or in the first hand of a match
// everybody but the two who begin.
func idle(s *State) (set cards.SeatSet) {
	for _, seat := range s.Seats() {
		if s.Carried(nameWaits, seat) > 0 {
			set |= seat.Bit()
		}
	}
	if set != 0 {
		return set
	}
	against := cards.Left(s.N, s.Dealer) // where nothing says who begins
	if f := s.Seen(factBegins); f != nil {
		against = f.Taker
	}
	for _, seat := range s.Seats() {
		set |= seat.Bit()
	}
	return set &^ (s.Dealer.Bit() | against.Bit())
}

// line is those who wait, the first to come in first. In the first hand of a
// match they come in as they sit, to the right of the two who play.
func line(s *State) []cards.Seat {
	list := make([]cards.Seat, 0, cards.Seats)
	for place := int32(1); ; place++ {
		n := len(list)
		for _, seat := range s.Seats() {
			if s.Carried(nameWaits, seat) == place {
				list = append(list, seat)
			}
		}
		if len(list) == n {
			break
		}
	}
	if len(list) > 0 {
		return list
	}
	for seat := cards.Right(s.N, s.Dealer); seat != s.Dealer; seat = cards.Right(s.N, seat) {
		if s.Idle.Has(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// relieve has a player make room for the first of some who wait, unless the match is
// over.
func relieve(s *State, seat cards.Seat, among cards.SeatSet) {
	if s.Seen(table.FactMatch) != nil {
		return
	}
	for _, next := range line(s) {
		if among.Has(next) {
			s.Say(&engine.Fact{Kind: factRelieved, Seat: seat, Leader: cards.NoSeat, Taker: next})
			return
		}
	}
}

// replaced reports whether the player is relieved to whom the deal would pass.
func replaced(s *State) bool {
	f := s.Seen(factRelieved)
	return f != nil && f.Seat == s.Eldest
}

// neighbours is the two who play, the one who sits to the left first; nobody,
// where they do not sit side by side.
func neighbours(s *State) (left, right cards.Seat) {
	for _, seat := range s.Round {
		if next := cards.Right(s.N, seat); !s.Idle.Has(next) {
			return seat, next
		}
	}
	return cards.NoSeat, cards.NoSeat
}

// column is what a player was marked in the match, this hand included.
func column(s *State, seat cards.Seat) int32 {
	return s.Carried(nameColumn, seat) + parts.Paid(s, table.DueGame, table.Account(seat), engine.Pool)
}

// heaviest is who was marked most; of equals, who sits first to the right of the
// dealer.
func heaviest(s *State) cards.Seat {
	most := cards.Right(s.N, s.Dealer)
	for seat := cards.Right(s.N, most); seat != cards.Right(s.N, s.Dealer); seat = cards.Right(s.N, seat) {
		if column(s, seat) > column(s, most) {
			most = seat
		}
	}
	return most
}

// sheet is what a hand leaves of the line and the columns, and in the end what
// everybody wins or loses by them.
func sheet(s *State) (list []record.Item) {
	if s.Law().Book().Hands == 0 {
		return nil
	}
	wait, moved := line(s), s.Seen(factRelieved)
	place := int32(0)
	stand := func(seat cards.Seat) {
		place++
		list = append(list, record.Item{Name: nameWaits, Seat: seat, N: place})
	}
	for _, seat := range wait {
		if moved == nil || seat != moved.Taker {
			stand(seat)
		}
	}
	if moved != nil {
		stand(moved.Seat)
	}
	for _, seat := range s.Seats() {
		list = parts.Leave(list, nameColumn, seat, column(s, seat))
	}
	if s.Law().Book().Answer(columnID) == nil || s.Seen(table.FactMatch) == nil {
		return list
	}
	for i, name := range [...]string{nameWins, nameLoses} {
		for _, seat := range s.Seats() {
			list = parts.Leave(list, name, seat, (parts.Paid(s, dueShare, engine.Pool, table.Account(seat))-column(s, seat))*int32(1-2*i))
		}
	}
	return list
}

// unfitWritten says why what was carried cannot be what a hand of Piquet à écrire
// has left.
func unfitWritten(s *State, tours int32) string {
	if played := s.Carried(game.Tours, cards.NoSeat); played >= tours {
		return ascii.Itoa(int(played)) + " tours are played: the match was over before this hand; say fewer"
	}
	wait, columns := 0, int32(0)
	for _, seat := range s.Seats() {
		columns += s.Carried(nameColumn, seat)
		place := int(s.Carried(nameWaits, seat))
		switch {
		case place == 0:
			continue
		case place > s.N-2:
			return seat.String() + " cannot be " + ascii.Itoa(place) + " in line: " + ascii.Itoa(s.N-2) + " wait at most"
		case seat == s.Dealer:
			return seat.String() + " deals, and waits"
		case s.Carried(parts.Ahead, seat) > 0:
			return seat.String() + " is ahead in the tour, and waits"
		}
		for _, other := range s.Seats() {
			if other != seat && s.Carried(nameWaits, other) == int32(place) {
				return seat.String() + " and " + other.String() + " are both " + ascii.Itoa(place) + " in line"
			}
		}
		wait++
	}
	switch pooled := s.Law().Book().Answer(columnID) != nil; {
	case wait > 0 && wait != s.N-2:
		return ascii.Itoa(wait) + " wait, and " + ascii.Itoa(s.N-2) + " should"
	case pooled && columns != s.Pool(0):
		return "the columns come to " + ascii.Itoa(int(columns)) + ", and what was marked to " + ascii.Itoa(int(s.Pool(0)))
	case !pooled && columns > 0:
		return "nothing is written in columns under " + s.Law().Book().ID
	}
	return ""
}

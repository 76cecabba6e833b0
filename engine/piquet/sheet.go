package piquet

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Who waits while two play, what each player was marked, and which of these
// numbers go from hand to hand.

// column returns what a player was marked in the match, this hand included.
func column(s *State, seat cards.Seat) int32 {
	return s.Carried(nameColumn, seat) + parts.Paid(s, table.DueGame, table.Account(seat), engine.Pool)
}

// heaviest returns the player who was marked most; at a tie, the first to the
// right of the dealer.
func heaviest(s *State) cards.Seat {
	most := cards.Right(s.N, s.Dealer)
	for seat := cards.Right(s.N, most); seat != cards.Right(s.N, s.Dealer); seat = cards.Right(s.N, seat) {
		if column(s, seat) > column(s, most) {
			most = seat
		}
	}
	return most
}

// sheet returns what a hand leaves of the line and the columns, and at the end
// of the match what each player wins or loses.
func sheet(s *State) (list []record.Item) {
	if s.Law().Book().Hands == 0 {
		return nil
	}
	list = tours.KeepLine(s)
	for _, seat := range s.Seats() {
		list = parts.Leave(list, nameColumn, seat, column(s, seat))
	}
	if s.Law().Book().Answer(columnID) == nil || !s.Told(table.FactMatch) {
		return list
	}
	for i, name := range [...]string{nameWins, nameLoses} {
		for _, seat := range s.Seats() {
			list = parts.Leave(list, name, seat, (parts.Paid(s, dueShare, engine.Pool, table.Account(seat))-column(s, seat))*int32(1-2*i))
		}
	}
	return list
}

// unfitWritten returns why the carried state cannot be left by a hand of Piquet à
// écrire in a match of at most so many tours, or "".
func unfitWritten(s *State, most int32) string {
	if played := s.Carried(game.Tours, cards.NoSeat); played >= most {
		return ascii.Itoa(int(played)) + " tours are played: the match was over before this hand; say fewer"
	}
	columns := int32(0)
	for _, seat := range s.Seats() {
		columns += s.Carried(nameColumn, seat)
	}
	if wrong := tours.UnfitLine(s); wrong != "" {
		return wrong
	}
	switch pooled := s.Law().Book().Answer(columnID) != nil; {
	case pooled && columns != s.Pool(0):
		return "the columns come to " + ascii.Itoa(int(columns)) + ", and what was marked to " + ascii.Itoa(int(s.Pool(0)))
	case !pooled && columns > 0:
		return "nothing is written in columns under " + s.Law().Book().ID
	}
	return ""
}

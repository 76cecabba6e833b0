package cards

// Seat is a place at the table, in the order of dealing and play.
type Seat int8

// The seats. Four players sit at S, E, N and W, three at S, E and W, and a
// fifth at T.
const (
	South Seat = iota
	East
	North
	West
	Fifth
	NoSeat Seat = -1
)

// Seats is the greatest number of seats.
const Seats = 5

const seatLetters = "SENWT"

// String is the seat's letter, "-" for none.
func (s Seat) String() string {
	if s < 0 || s >= Seats {
		return "-"
	}
	return seatLetters[s : s+1]
}

// SeatOf is the seat with that letter.
func SeatOf(letter string) (Seat, bool) {
	for i := range seatLetters {
		if letter == seatLetters[i:i+1] {
			return Seat(i), true
		}
	}
	return NoSeat, false
}

var tables = [Seats + 1][]Seat{
	3: {South, East, West},
	4: {South, East, North, West},
	5: {South, East, North, West, Fifth},
}

// Round is the seats of a table of n players, in the order of play.
func Round(n int) []Seat {
	if n < 0 || n >= len(tables) {
		return nil
	}
	return tables[n]
}

var rights = [Seats + 1][Seats]Seat{
	3: {East, West, NoSeat, South, NoSeat},
	4: {East, North, West, South, NoSeat},
	5: {East, North, West, Fifth, South},
}

var lefts = [Seats + 1][Seats]Seat{
	3: {West, South, NoSeat, East, NoSeat},
	4: {West, South, East, North, NoSeat},
	5: {Fifth, South, East, North, West},
}

// Right is the seat to the right of s at a table of n: he who plays next.
func Right(n int, s Seat) Seat { return rights[n][s] }

// Left is the seat to the left of s at a table of n.
func Left(n int, s Seat) Seat { return lefts[n][s] }

// Opposite is the seat opposite s, where four play; elsewhere nobody sits
// opposite anybody.
func Opposite(n int, s Seat) Seat {
	if n != 4 || s < 0 {
		return NoSeat
	}
	return s ^ 2
}

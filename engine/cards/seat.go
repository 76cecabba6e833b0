package cards

import "math/bits"

// Seat is a place at the table, in the order of dealing and play.
type Seat int8

// The seats. Two players sit at S and N, three at S, E and W, four at S, E, N
// and W, a fifth at T, and more at the letters that follow.
const (
	South Seat = iota
	East
	North
	West
	NoSeat Seat = -1
)

// Seats is the greatest number of seats.
const Seats = 20

const seatLetters = "SENWTUVXYZABCDFGHILM"

// SeatsAre names the seats, in the order of play, for those who give another.
const SeatsAre = "seats are S, E, N, W and T, and after them U V X Y Z A B C D F G H I L M"

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

// SeatSet is a set of seats, a bit for each.
type SeatSet uint32

// AllSeats is every seat.
const AllSeats SeatSet = 1<<Seats - 1

// Bit is the set of one seat; of no seat it is empty.
func (s Seat) Bit() SeatSet { return 1 << uint8(s) }

// Has reports whether the seat is in the set.
func (s SeatSet) Has(seat Seat) bool { return s&seat.Bit() != 0 }

// First is the first seat of the set, or NoSeat.
func (s SeatSet) First() Seat {
	if s == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros32(uint32(s)))
}

// Without is the set without its first seat.
func (s SeatSet) Without() SeatSet { return s & (s - 1) }

// Len is the number of seats in the set.
func (s SeatSet) Len() int { return bits.OnesCount32(uint32(s)) }

// round is the seats of every table, in the order of play, and who sits next to
// whom.
var tables = func() (all [Seats + 1]table) {
	order := [...]Seat{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}
	for n := 2; n <= Seats; n++ {
		t := &all[n]
		switch n {
		case 2:
			t.round = []Seat{South, North}
		case 3:
			t.round = []Seat{South, East, West}
		default:
			t.round = order[:n:n]
		}
		for i := range t.right {
			t.right[i], t.left[i] = NoSeat, NoSeat
		}
		for i, seat := range t.round {
			t.right[seat], t.left[seat] = t.round[(i+1)%n], t.round[(i+n-1)%n]
		}
	}
	return all
}()

type table struct {
	round       []Seat
	right, left [Seats]Seat
}

// Round is the seats of a table of n players, in the order of play; nil where
// no table has so many.
func Round(n int) []Seat {
	if n < 0 || n >= len(tables) {
		return nil
	}
	return tables[n].round
}

// Right is the seat to the right of s at a table of n: who plays next.
func Right(n int, s Seat) Seat { return tables[n].right[s] }

// Left is the seat to the left of s at a table of n.
func Left(n int, s Seat) Seat { return tables[n].left[s] }

// Opposite is the seat opposite s, where four play; elsewhere nobody sits
// opposite anybody.
func Opposite(n int, s Seat) Seat {
	if n != 4 || s < 0 {
		return NoSeat
	}
	return s ^ 2
}

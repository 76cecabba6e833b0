package tours

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/table"
)

// More sit down than play at a time: two play a tour (tours.go), and the others wait.

// Waits is the name under which a record says the place of a player in the line of
// those who wait, from 1.
const Waits = "waits"

// Idle returns who waits: whoever stands in line, or in the first hand of a match
// everybody but the two who begin.
func Idle(s *State) (set cards.SeatSet) {
	for _, seat := range s.Seats() {
		if s.Carried(Waits, seat) > 0 {
			set |= seat.Bit()
		}
	}
	if set != 0 {
		return set
	}
	against := cards.Left(s.N, s.Dealer) // where nothing says who begins
	if f := s.Seen(table.FactBegins); f != nil {
		against = f.Taker
	}
	return s.All &^ (s.Dealer.Bit() | against.Bit())
}

// line returns those who wait, the first to come in first. In the first hand of a
// match they come in as they sit, to the right of the two who play.
func line(s *State) []cards.Seat {
	list := make([]cards.Seat, 0, cards.Seats)
	for place := int32(1); ; place++ {
		n := len(list)
		for _, seat := range s.Seats() {
			if s.Carried(Waits, seat) == place {
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

// KeepLine returns what a hand leaves of the line: whoever comes in leaves it, and
// whoever makes room stands last.
func KeepLine(s *State) (list []record.Item) {
	place, moved := int32(0), s.Seen(table.FactRelieved)
	stand := func(seat cards.Seat) {
		place++
		list = append(list, record.Item{Name: Waits, Seat: seat, N: place})
	}
	for _, seat := range line(s) {
		if moved == nil || seat != moved.Taker {
			stand(seat)
		}
	}
	if moved != nil {
		stand(moved.Seat)
	}
	return list
}

// UnfitLine says why those who are told to wait cannot be those whom a hand has left
// waiting.
func UnfitLine(s *State) string {
	wait := 0
	for _, seat := range s.Seats() {
		place := int(s.Carried(Waits, seat))
		switch {
		case place == 0:
			continue
		case place > s.N-2:
			return seat.String() + " cannot be " + ascii.Itoa(place) + " in line: " + ascii.Itoa(s.N-2) + " wait at most"
		case seat == s.Dealer:
			return seat.String() + " deals, and waits"
		case s.Carried(Ahead, seat) > 0:
			return seat.String() + " is ahead in the tour, and waits"
		}
		for _, other := range s.Seats() {
			if other != seat && s.Carried(Waits, other) == int32(place) {
				return seat.String() + " and " + other.String() + " are both " + ascii.Itoa(place) + " in line"
			}
		}
		wait++
	}
	if wait > 0 && wait != s.N-2 {
		return ascii.Itoa(wait) + " wait, and " + ascii.Itoa(s.N-2) + " should"
	}
	return ""
}

// Relieve has a player make room for the first of some who wait, unless the match is
// over.
func Relieve(s *State, seat cards.Seat, among cards.SeatSet) {
	if s.Told(table.FactMatch) {
		return
	}
	for _, next := range line(s) {
		if among.Has(next) {
			s.Tell(table.FactRelieved, seat).Taker = next
			return
		}
	}
}

// Company is the questions about more than two of whom two play at a time.
var Company = []Maker{
	{Question: q("society.two", "How many play at a time?",
		"Two play at a time: the others are dealt no cards, and wait."), Head: "The company",
		Rule: &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Idle.Has(a.Seat) }}},
	{Question: q("society.begin", "Who plays first?",
		"The first dealer begins, against the first player on the right who is not a partner."),
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			seat := s.Right(f.Seat)
			for s.Side(f.Seat).Has(seat) {
				seat = s.Right(seat)
			}
			s.Tell(table.FactBegins, f.Seat).Taker = seat
		}}},
	{Question: q("society.partner", "By whom is a player relieved, where sides play?",
		"Whoever is marked plays on; whoever marks is relieved by a partner, if there is one."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) { Relieve(s, f.Taker, s.Side(f.Taker)) }}},
	{Question: q("society.round", "Which two play the next tour, where it goes round the table?",
		"It goes round to one side: whoever has played a tour against the player on the left plays the next against the player on the right."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
			if left, right := neighbours(s); left != cards.NoSeat && !s.Told(table.FactMatch) {
				s.Tell(table.FactRelieved, left).Taker = cards.Right(s.N, right)
			}
		}}},
	{Question: q("society.deals", "Who deals, where the player is relieved to whom the deal would pass?",
		"If the player to whom the deal would pass is relieved, whoever comes in deals."), Says: "{seat} deals next",
		Rule: &Rule{Hears: table.FactClosing.Bit(), Given: table.FactRelieved.Bit(), On: func(s *State, f *engine.Fact) {
			if replaced(s) {
				s.Tell(table.FactNextDealer, s.Seen(table.FactRelieved).Taker)
			}
		}, Lifts: []string{"parts/deal.passes"}, While: table.FactRelieved.Bit(), Hush: func(s *State, f *engine.Fact) bool { return replaced(s) }}},
	{Question: q("society.sides", "Who wins and loses with the two who play?",
		"Partners win and lose alike: whoever plays alone against two pays both, or is paid by both."), Owes: "{seat} is marked",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: sidesPay}},
}

// sidesPay has partners lose and win what the one of them does who plays.
func sidesPay(s *State, f *engine.Fact) {
	lose, win := s.Side(f.Seat), s.Side(f.Taker)
	for _, from := range s.Seats() {
		for _, to := range s.Seats() {
			both := from == f.Seat && lose.Len() > 1 || to == f.Taker && win.Len() > 1
			if lose.Has(from) && win.Has(to) && !both {
				s.Owe(table.DueGame, table.Account(from), table.Account(to), f.Amount)
			}
		}
	}
}

// replaced reports whether the player is relieved to whom the deal would pass.
func replaced(s *State) bool {
	f := s.Seen(table.FactRelieved)
	return f != nil && f.Seat == s.Eldest
}

// neighbours returns the two who play, the one who sits to the left first; nobody,
// where they do not sit side by side.
func neighbours(s *State) (left, right cards.Seat) {
	for _, seat := range s.Round {
		if next := cards.Right(s.N, seat); !s.Idle.Has(next) {
			return seat, next
		}
	}
	return cards.NoSeat, cards.NoSeat
}

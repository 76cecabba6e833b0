package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// Vying is a phase in which players bet on their hands: somebody opens, others
// hold, raise or give up, in turn from eldest hand on, until everybody who is
// left has held the last raise. Amounts are open: rules say what is too little
// or too much, and what is paid.
func Vying(opens func(*State) bool, amounts ...int16) *table.Phase {
	return &table.Phase{
		Word: "bet", Opens: opens,
		Acts: table.ActPass.Bit() | table.ActOpen.Bit() | table.ActHold.Bit() | table.ActRaise.Bit() | table.ActFold.Bit(),
		Turn: func(s *State) cards.Seat {
			level, in, last := Bets(s)
			if in.Len() < 2 && level > 0 {
				return cards.NoSeat
			}
			if level == 0 {
				return s.Speak(Everybody(s))
			}
			seat := s.Speaker
			for range s.N {
				if seat == last {
					return cards.NoSeat
				}
				if in.Has(seat) {
					return seat
				}
				seat = s.Right(seat)
			}
			return cards.NoSeat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			level, _, _ := Bets(s)
			kind := table.ActRaise
			if level == 0 {
				kind = table.ActOpen
				o.Add(table.ActPass)
			} else {
				o.Add(table.ActHold)
				o.Add(table.ActFold)
			}
			for _, n := range amounts {
				o.Add(kind, n)
			}
		},
		Do: func(s *State, a *engine.Act) { s.Spoke(a.Seat) },
	}
}

// Bets is how far the vying has come: what every player must put in to stay,
// who is still in, and who opened or raised last.
func Bets(s *State) (level int32, in cards.SeatSet, last cards.Seat) {
	in, last = Everybody(s), cards.NoSeat
	for i := s.From(table.FactSaid); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind != table.FactSaid {
			continue
		}
		switch engine.ActKind(f.N) {
		case table.ActOpen, table.ActRaise:
			level, last = level+f.Amount, f.Seat
		case table.ActFold:
			in &^= f.Seat.Bit()
		}
	}
	return level, in, last
}

// Staked is what a player has already put in of the bets.
func Staked(s *State, seat cards.Seat) (sum int32) {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == table.DueBet && d.Stands() && d.For == table.Account(seat) {
			sum += d.Amount
		}
	}
	return sum
}

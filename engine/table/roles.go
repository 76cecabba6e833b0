package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// SeatOf returns the player who has a role in what a fact says, or NoSeat.
func (s *State) SeatOf(r game.Role, f *engine.Fact) cards.Seat {
	switch r {
	case game.Holder, game.Offender:
		return f.Seat
	case game.Leader:
		return f.Leader
	case game.Taker:
		if f.Kind == FactTrick {
			return f.Seat
		}
		return f.Taker
	case game.Dealer:
		return s.Dealer
	case game.Eldest:
		return s.Eldest
	case game.ToRight:
		return s.OnRight(s.Dealer)
	case game.ToLeft:
		return s.OnLeft(s.Dealer)
	case game.Winner:
		return s.Who(FactWon)
	case game.Loser:
		return s.Who(FactLost)
	case game.Undertaker:
		return s.Who(FactUndertakes)
	case game.Counter:
		return s.Who(FactCounters)
	case game.Opposite:
		return cards.Opposite(s.N, f.Seat)
	}
	return cards.NoSeat
}

// Pay makes a player pay an amount to the player or account that a role names: one
// player, each other player, the first pool or the bank.
func (s *State) Pay(class engine.DueClass, from cards.Seat, to game.Role, amount int32, f *engine.Fact) {
	switch to {
	case game.ToEach, game.Defender:
		payees := s.All
		if to == game.Defender {
			payees = s.Rivals(from)
		}
		for _, seat := range s.Round {
			if payees.Has(seat) {
				s.Owe(class, Account(from), Account(seat), amount)
			}
		}
	case game.ToPool:
		s.Owe(class, Account(from), engine.Pool, amount)
	case game.Bank:
		s.Owe(class, Account(from), engine.Bank, amount)
	default:
		if seat := s.SeatOf(to, f); seat != cards.NoSeat {
			s.Owe(class, Account(from), Account(seat), amount)
		}
	}
}

// AllPut makes every player of this hand put an amount into a pool.
func (s *State) AllPut(class engine.DueClass, pool int, each int32) {
	for _, seat := range s.Round {
		s.Owe(class, Account(seat), engine.Box(pool), each)
	}
}

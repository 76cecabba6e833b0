package reversis

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// match is a game of Reversis as the table carries it on: a value, of which
// another follows.
type match struct{ Game }

// Match is a game whose first hand begins as a record tells.
func (l *Law) Match(start *record.Record) game.Match {
	m := &match{*l.NewGame(start.Dealer)}
	for i := range m.Pools {
		for _, p := range start.Pools {
			if p.Name == m.Pools[i].Name || len(m.Pools) == 1 {
				m.Pools[i].Amount = p.Amount
			}
		}
	}
	m.Beasts = append(m.Beasts, start.Beasts...)
	return m
}

// After is the game after a hand that was played.
func (m *match) After(r *record.Record) (game.Match, *Settlement, error) {
	next := &match{m.Game}
	next.Pools = append([]record.Pool(nil), m.Pools...)
	next.Beasts = append([]record.Beast(nil), m.Beasts...)
	next.Waiting = append([]record.Beast(nil), m.Waiting...)
	st, err := next.Settle(r)
	if err != nil {
		return nil, nil, err
	}
	return next, st, nil
}

// Divide is what each receives of what is left when the game is ended.
func (m *match) Divide() [cards.Seats]int32 {
	end := m.Game
	end.Pools = append([]record.Pool(nil), m.Pools...)
	return end.Divide()
}

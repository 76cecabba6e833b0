package reversis

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// match is a series of hands: pools and the sheet are carried on, the deal goes round,
// and the game comes to an end. It is a value; the next hand's match is another value.
type match struct {
	law     *table.Law
	start   record.Record  // the next hand, before it is dealt
	hands   int            // hands played; void ones do not count
	waiting []record.Beast // made, but not yet put into the pool
	stands  bool           // one was put into the pool, and is not drawn yet
}

// Matched returns a match whose first hand begins as a record says.
func (Reversis) Matched(l game.Law, start *record.Record) game.Match {
	book := l.Book()
	m := &match{law: l.(*table.Law), start: record.Record{Rules: book.ID, Dealer: start.Dealer, Leader: cards.NoSeat, Beasts: append([]record.Beast{}, start.Beasts...)}}
	for _, name := range book.PoolNames() {
		pool := record.Pool{Name: name}
		for _, p := range start.Pools {
			if p.Name == name || len(book.PoolNames()) == 1 {
				pool.Amount = p.Amount
			}
		}
		m.start.Pools = append(m.start.Pools, pool)
	}
	return m
}

// Begin returns the record of the next hand, before it is dealt.
func (m *match) Begin() *record.Record {
	r := m.start
	return &r
}

// After returns the match after a hand that was played, and its settlement.
func (m *match) After(r *record.Record) (game.Match, *game.Settlement, error) {
	s, st, err := m.law.Hear(r)
	if err != nil {
		return nil, nil, err
	}
	next := &match{law: m.law, start: m.start, hands: m.hands + engine.Int(!st.Void), waiting: append([]record.Beast(nil), m.waiting...), stands: m.stands}
	next.start.Pools, next.start.Beasts = append([]record.Pool{}, st.Pools...), append([]record.Beast{}, st.Beasts...)
	next.carry(s, st)
	if st.Next != cards.NoSeat {
		next.start.Dealer = st.Next
	}
	return next, st, nil
}

// carry keeps bêtes waiting where the rules put in one at a time: the next one goes in
// when the pool has been drawn, and with it the one before; the first at once, if a rule
// says so. One made by a revoke goes with the greatest that waits or, if a rule says so
// and none waits, into the pool. One that was drawn with the pool in its own hand is gone.
// The rules that say so have then fired.
func (m *match) carry(s *State, st *game.Settlement) {
	const one, byRevoke = "reversis/game.beasts", "reversis/game.beasts.revoked"
	order, waits := m.law.Terms(one)
	if !waits {
		return
	}
	drawn, made, revoked, before := false, int32(0), int32(0), len(m.waiting)
	for i := range s.Dues {
		d := &s.Dues[i]
		if !d.Stands() {
			continue
		}
		if d.From == engine.Pool && d.Amount > 0 { // and with it what this hand had put in
			drawn, made, revoked, m.waiting = true, 0, 0, m.waiting[:before]
		}
		if d.Class != dueBeast || d.To != engine.Pool || d.Amount == 0 {
			continue
		}
		if f := s.Fact(d); f != nil && f.Kind == table.FactAct && m.law.Has(byRevoke) {
			revoked, st.Fired = revoked+d.Amount, append(st.Fired, byRevoke)
			continue
		}
		st.Fired = append(st.Fired, one)
		m.waiting = append(m.waiting, record.Beast{By: d.From.Seat(), Amount: d.Amount})
		made += d.Amount
	}
	m.start.Pools[0].Amount -= made
	m.stands = m.stands && !drawn
	if len(m.waiting) == 0 {
		return // what was made by a revoke lies in the pool
	}
	next := 0
	if order.N("greatest") == 1 {
		for i, b := range m.waiting {
			if b.Amount > m.waiting[next].Amount {
				next = i
			}
		}
	}
	m.waiting[next].Amount += revoked
	m.start.Pools[0].Amount -= revoked
	if m.stands || !drawn && order.N("first") != 1 {
		return
	}
	m.start.Pools[0].Amount += m.waiting[next].Amount
	m.waiting = append(m.waiting[:next:next], m.waiting[next+1:]...)
	m.stands = true
}

// Round returns the current round, counted from 1.
func (m *match) Round() int { return 1 + m.hands/m.round() }

// round returns the number of hands in a round: as many as the text says or, if it says
// nothing, one that each player deals.
func (m *match) round() int {
	if t, ok := m.law.Terms("reversis/game.round"); ok {
		return int(t.N("hands"))
	}
	return m.law.Book().Seats
}

// Over reports whether the rounds of the game have been played; false if the
// text names no number of rounds.
func (m *match) Over() bool {
	t, ok := m.law.Terms("reversis/game.rounds")
	return ok && m.hands >= int(t.N("rounds"))*m.round()
}

// Divide returns each player's share when the game is ended: of the pools, and
// of what waits, in equal parts. A remainder goes to those best placed. It is
// nothing if the text knows no division.
func (m *match) Divide() (shares [cards.Seats]int32) {
	if !m.law.Has("reversis/game.division") {
		return shares
	}
	n := m.law.Book().Seats
	for i, seat := 0, m.start.Dealer; i < n; i, seat = i+1, cards.Left(n, seat) {
		shares[seat] = share(m.lies(), n, i)
	}
	return shares
}

// lies returns the sum of the pools, the sheet, and what waits.
func (m *match) lies() (sum int32) {
	for _, p := range m.start.Pools {
		sum += p.Amount
	}
	for _, b := range slices.Concat(m.start.Beasts, m.waiting) {
		sum += b.Amount
	}
	return sum
}

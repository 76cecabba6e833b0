package reversis

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Shorten is the shortest position of a whole hand in which two laws still
// come apart; the hand itself where none does.
func (l *Law) Shorten(r *record.Record, other *Law) *record.Record {
	if r.Expects != nil {
		return r
	}
	return game.Shortest(r, func(t int) *record.Record { return l.PositionAt(r, t) },
		func(p *record.Record) bool { return l.apart(other, p) })
}

// PositionAt is the position of a whole hand before a trick, with the rest of
// its plays; nil if the hand does not come so far.
func (l *Law) PositionAt(r *record.Record, t int) *record.Record {
	before := *r
	before.Plays, before.Expects = nil, []record.Expect{}
	for _, p := range r.Plays {
		if p.Trick < t {
			before.Plays = append(before.Plays, p)
		}
	}
	h := &hearing{State: &State{}, r: &before, st: &Settlement{}}
	if err := h.run(l); err != nil || h.Seen(factVoid) != nil || h.Seen(factRest) != nil {
		return nil
	}
	if h.phase == atExchange {
		h.open(1)
	}
	if h.phase != atPlay {
		return nil
	}
	if int(h.Trick) != t {
		return nil
	}
	p := &record.Record{Rules: r.Rules, Settings: r.Settings, Dealer: r.Dealer, Leader: h.table.Leader,
		Position: true, Trick: t, Hands: h.hand, Players: l.Seats, Unclaimed: r.Unclaimed, Beasts: r.Beasts}
	for i, pool := range r.Pools {
		p.Pools = append(p.Pools, record.Pool{Name: pool.Name, Amount: h.pool(i)})
	}
	for _, seat := range h.round {
		p.Taken[seat] = record.Taken{Tricks: int(h.tricks[seat]), Points: int(h.points[seat])}
	}
	p.Discards = cards.Ranked(h.heap)
	for _, a := range r.Acts {
		if a.At >= t {
			p.Acts = append(p.Acts, a)
		}
	}
	seat := p.Leader
	for _, play := range r.Plays {
		if play.Trick >= t {
			if play.Trick == t {
				play.Seat = seat
				seat = cards.Right(l.Seats, seat)
			}
			p.Plays = append(p.Plays, play)
		}
	}
	return p
}

// apart reports whether two laws settle a record differently, both being able
// to settle it.
func (l *Law) apart(other *Law, r *record.Record) bool {
	open := *r
	open.Expects = []record.Expect{}
	a, err := l.Settle(&open)
	b, err2 := other.Settle(&open)
	if err != nil || err2 != nil {
		return false
	}
	if a.Net != b.Net || a.Who(game.Won) != b.Who(game.Won) || a.Who(game.Lost) != b.Who(game.Lost) || a.Void != b.Void || a.Done && a.Next != b.Next {
		return true
	}
	for i := range a.Pools {
		if a.Pools[i] != b.Pools[i] {
			return true
		}
	}
	return false
}

package play

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/table"
)

// notable is the facts that tell one outcome of a hand of any game from
// another.
var notable = engine.Facts(table.FactUndertakes, table.FactCounters, table.FactWon, table.FactLost, table.FactVole, table.FactDevole,
	table.FactVoid, table.FactNextDealer, table.FactMatch, table.FactBest, table.FactOver)

// differ reports whether two settlements of a hand differ in anything that a
// player would notice.
func differ(a, b *table.State) bool {
	if a.Balance != b.Balance || a.Closed() != b.Closed() {
		return true
	}
	for _, seat := range a.Round {
		if a.Tally(table.Tricks, seat) != b.Tally(table.Tricks, seat) || a.Tally(table.Points, seat) != b.Tally(table.Points, seat) || a.Tally(table.Score, seat) != b.Tally(table.Score, seat) {
			return true
		}
	}
	of := a.Law().Game()
	kinds := notable.With(of.Notable)
	for kind := engine.FactKind(0); kind < engine.MaxFacts; kind++ {
		if kinds.Has(kind) && ((!a.Told(kind)) != (!b.Told(kind)) || a.Who(kind) != b.Who(kind) && kind != table.FactVoid) {
			return true
		}
	}
	if differs := of.Played().Differs; differs != nil && differs(a, b) {
		return true
	}
	return of.Keeps != nil && !slices.Equal(of.Keeps(a), of.Keeps(b))
}

// settlesApart reports whether two laws settle a record differently.
func settlesApart(l, o *table.Law, r *record.Record) bool {
	open := *r
	open.Expects = []record.Expect{}
	a, err := l.Settle(&open)
	b, err2 := o.Settle(&open)
	if err != nil || err2 != nil {
		return err == nil
	}
	if a.Net != b.Net || a.Void != b.Void || (a.Done || a.Void || a.Next != cards.NoSeat) && a.Next != b.Next || !slices.Equal(a.Pools, b.Pools) || len(a.Outcomes) != len(b.Outcomes) {
		return true
	}
	for i := range a.Outcomes {
		if x, y := &a.Outcomes[i], &b.Outcomes[i]; x.What != y.What || len(x.Seats) != len(y.Seats) || len(x.Seats) > 0 && x.Seats[0] != y.Seats[0] {
			return true
		}
	}
	return a.Taken != b.Taken || a.Points != b.Points || !slices.Equal(a.State, b.State)
}

// shortest returns the shortest position of a whole hand that still shows what the
// hand shows, and the hand itself where none does.
func shortest(l *table.Law, r *record.Record, shows func(*record.Record) bool) *record.Record {
	if r.Position || len(r.Plays) == 0 {
		return r
	}
	last := r.Plays[len(r.Plays)-1].Trick
	for length := 1; length <= last; length++ {
		for t := last - length + 1; t >= 1; t-- {
			p := l.PositionAt(r, t)
			if p == nil {
				continue
			}
			n := 0
			for n < len(p.Plays) && p.Plays[n].Trick < t+length {
				n++
			}
			p.Plays = p.Plays[:n]
			if shows(p) {
				return p
			}
		}
	}
	return r
}

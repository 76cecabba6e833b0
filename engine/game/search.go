package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// What searches for hands that tell one law from another have in common,
// whatever the hands are played on.

// Witness searches n random hands for the shortest that shows a rule: it goes
// otherwise with the rule off. It is nil where none was found.
func Witness(l Law, rule string, n int, seed uint64) (*record.Record, error) {
	if !l.Has(rule) {
		return nil, Fault("the ruleset " + l.Book().ID + " has no rule " + rule)
	}
	off, err := l.Book().Compile(append(append([]Change{}, l.Made()...), Change{Rule: rule, Off: true})...)
	if err != nil {
		return nil, err
	}
	return l.Apart(off, n, seed), nil
}

// DrawnApart is a draw for the first deal that two laws decide differently, or
// nil; it is expected by the rule that decides it. draw gives the cards that the
// players draw in each of some tries.
func DrawnApart(a, b Law, draw func(try int) []record.Act) *record.Record {
	for try := range 64 {
		r := &record.Record{Rules: a.Book().ID, Dealer: cards.NoSeat, Leader: cards.NoSeat, Acts: draw(try)}
		x, err := a.Settle(r)
		y, err2 := b.Settle(r)
		if err == nil && err2 == nil && x.First != y.First && x.First != cards.NoSeat {
			e := Expected(record.Dealer, record.Act{Seat: cards.NoSeat, To: cards.NoSeat})
			e.Seat, e.By = x.First, x.FirstBy[:min(1, len(x.FirstBy))]
			r.Expects = []record.Expect{e}
			return r
		}
	}
	return nil
}

// JudgedApart reports whether one law refuses an act that another allows, of those
// put to both at the end of a record, which then expects of the first such act what
// the first law says.
func JudgedApart(a, b Law, r *record.Record, acts ...record.Act) bool {
	asks := make([]record.Expect, len(acts))
	for i, act := range acts {
		asks[i] = Expected(record.Allow, act)
	}
	r.Open, r.Expects = true, asks
	x, err := a.Settle(r)
	if err != nil {
		return false
	}
	y, err := b.Settle(r)
	if err != nil {
		return false
	}
	for i := range min(len(asks), len(x.Judged), len(y.Judged)) {
		if x.Judged[i].Refused == y.Judged[i].Refused {
			continue
		}
		if x.Judged[i].Refused {
			asks[i].Kind, asks[i].By = record.Refuse, x.Judged[i].By
		}
		r.Expects = asks[i : i+1 : i+1]
		return true
	}
	return false
}

// Expected is an expectation of an act.
func Expected(kind record.ExpectKind, a record.Act) record.Expect {
	return record.Expect{Kind: kind, Seat: cards.NoSeat, To: cards.NoSeat, Act: a}
}

// Shortest is the shortest position of a whole hand that still shows what the
// hand shows, and the hand itself where none does; at gives the position before
// a trick, nil where there is none.
func Shortest(r *record.Record, at func(trick int) *record.Record, shows func(*record.Record) bool) *record.Record {
	if r.Position || len(r.Plays) == 0 {
		return r
	}
	last := r.Plays[len(r.Plays)-1].Trick
	for length := 1; length <= last; length++ {
		for t := last - length + 1; t >= 1; t-- {
			p := at(t)
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

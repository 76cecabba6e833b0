package engine

import "quinola/engine/cards"

// An amount that is computed from counts (the points of cards, tricks, a score) rests
// on every rule that counted. So a tally is kept entry by entry, and what reads a tally
// rests on its entries.

// Tallies is a set of tallies, a bit for each.
type Tallies uint8

// Bit returns the set of one tally.
func (y Tally) Bit() Tallies { return 1 << (y & (MaxTallies - 1)) }

// Counts names what was counted: some tallies of some seats.
type Counts struct {
	Of    Tallies
	Seats cards.SeatSet
}

// read returns the counts on which a rule rests that reads some tallies, of any seat;
// none if it reads none.
func read(of Tallies) Counts {
	if of == 0 {
		return Counts{}
	}
	return Counts{of, cards.AllSeats}
}

func (c *Counts) add(o Counts) {
	c.Of |= o.Of
	c.Seats |= o.Seats
}

// Entry is one line of a tally.
type Entry struct {
	Tally Tally
	Seat  cards.Seat
	Rule  RuleNo
	Fact  int16 // the fact that it answers
	Also  int16 // another fact on which it rests, such as what a card counts; -1 for none
	Clock int16
	N     int32
	Rests FactKinds
}

// Crossing is a value of a tally. When the tally of a seat reaches it, the rule with
// the crossing says a fact of that kind.
type Crossing struct {
	Tally  Tally
	Figure int32
	Kind   FactKind
}

type crossing struct {
	Crossing
	rule RuleNo
}

// Count adds to the tally of a seat.
func (t *Trace) Count(y Tally, seat cards.Seat, n int32) { t.CountFor(-1, y, seat, n) }

// CountFor adds to the tally of a seat, and rests on another fact besides the one now
// heard.
//
//go:noinline
func (t *Trace) CountFor(also int16, y Tally, seat cards.Seat, n int32) {
	if n == 0 || seat < 0 {
		return
	}
	at := len(t.Entries)
	if at < cap(t.Entries) {
		t.Entries = t.Entries[:at+1]
	} else {
		t.Entries = append(t.Entries, Entry{})
	}
	e := &t.Entries[at]
	e.Tally, e.Seat, e.Rule, e.Fact, e.Also, e.Clock, e.N, e.Rests = y, seat, t.rule, t.cause, also, t.tick(), n, t.given
	t.Fired.Add(t.rule)
	was := t.tallies[y][seat]
	t.tallies[y][seat] = was + n
	if t.crosses == nil {
		return
	}
	for _, c := range t.crosses[y] {
		if was < c.Figure && was+n >= c.Figure {
			f := t.TellBy(c.rule, t.cause, c.Kind, seat)
			f.N, f.Counts = was+n, Counts{y.Bit(), seat.Bit()} // on this tally, and on nothing else that its cause counts
		}
	}
}

// Tally returns what was counted for a seat.
func (t *Trace) Tally(y Tally, seat cards.Seat) int32 { return t.tallies[y][seat] }

// CountUpon says on which counts the following facts and dues rest, until the rule
// returns.
func (t *Trace) CountUpon(of Tallies, seats cards.SeatSet) { t.counts.add(Counts{of, seats}) }

// behindCounts returns every rule behind the counts before a moment.
func (t *Trace) behindCounts(c Counts, clock int16) RuleSet {
	var by RuleSet
	if c.Of == 0 {
		return by
	}
	for i := range t.Entries {
		e := &t.Entries[i]
		if e.Clock > clock || c.Of&e.Tally.Bit() == 0 || !c.Seats.Has(e.Seat) {
			continue
		}
		by.Add(e.Rule)
		by.Union(t.BehindFact(e.Fact))
		by.Union(t.BehindFact(e.Also))
		by.Union(t.behind(e.Rests, int16(len(t.Facts)), e.Clock))
	}
	return by
}

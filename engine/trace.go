package engine

import (
	"math/bits"

	"quinola/engine/cards"
)

// Trace is what happened in a hand: facts, dues and the rules that fired, in
// order. It is reused from hand to hand and then allocates nothing.
//
// What rules call is kept from being inlined: a hundred rules call it, and the
// page's module would double.
type Trace struct {
	Facts   []Fact
	Dues    []Due
	Entries []Entry
	Balance [Accounts]int32 // of every account, since the hand began
	Fired   RuleSet
	Trick   int8      // the trick being played, stamped on facts and dues
	Renewed FactKinds // the kinds of which a later fact takes the place of the one before: trumps, whose lead it is
	Moving  FactKinds // the kinds that have the game's mechanics do something
	Moved   bool      // one of them was said, and nothing done yet

	seen   [MaxFacts]int16 // the first fact of each kind, or where renewed the last, plus one
	last   [MaxFacts]int16 // the last fact of each kind, plus one
	unsaid FactKinds       // the kinds of fact that were not yet said
	heard  int             // facts that rules have heard
	speaker
	clock   int16
	tallies [MaxTallies][cards.Seats]int32
	crosses *[MaxTallies][]crossing
}

// speaker is a rule that speaks.
type speaker struct {
	rule   RuleNo
	cause  int16     // the fact it answers
	counts Counts    // what it counted upon
	given  FactKinds // and what it rests on besides
}

// nobody is the speaker of what the mechanics say.
var nobody = speaker{rule: NoRule, cause: -1}

// Reset forgets the hand.
func (t *Trace) Reset() {
	t.Facts, t.Dues = t.Facts[:0], t.Dues[:0]
	t.Balance = [Accounts]int32{}
	t.Fired = RuleSet{}
	t.seen, t.last, t.unsaid = [MaxFacts]int16{}, [MaxFacts]int16{}, everyFact
	t.heard, t.clock, t.Trick, t.Moved = 0, 0, 0, false
	t.speaker = nobody
	if len(t.Entries) > 0 {
		t.Entries, t.tallies = t.Entries[:0], [MaxTallies][cards.Seats]int32{}
	}
}

// Unheard reports whether there is a fact that rules have not heard.
func (t *Trace) Unheard() bool { return t.heard < len(t.Facts) }

// Pending returns the facts that rules have not heard.
func (t *Trace) Pending() []Fact { return t.Facts[t.heard:] }

// Tell notes a fact about a seat, and returns it for the caller to complete; it is valid
// until the next fact is noted. A rule that says it is remembered as its author.
//
//go:noinline
func (t *Trace) Tell(kind FactKind, seat cards.Seat) *Fact {
	n := len(t.Facts)
	if n < cap(t.Facts) {
		t.Facts = t.Facts[:n+1]
	} else {
		t.Facts = append(t.Facts, Fact{})
	}
	f := &t.Facts[n]
	*f = Fact{}
	f.Kind, f.Trick, f.Seat, f.Rests, f.Counts = kind, t.Trick, seat, t.given, t.counts
	f.Rule, f.Cause, f.Clock, f.prev = t.rule, t.cause, t.tick(), t.last[kind]-1 // a kind beyond MaxFacts is an error of the game's and ends the program here
	t.last[kind] = int16(n + 1)
	if t.seen[kind] == 0 {
		bit := kind.Bit()
		t.unsaid.low &^= bit.low
		t.unsaid.high &^= bit.high
		t.seen[kind] = int16(n + 1)
	} else if t.Renewed.Has(kind) {
		t.seen[kind] = int16(n + 1)
	}
	if t.Moving.Has(kind) {
		t.Moved = true
	}
	t.Fired.Add(t.rule)
	return f
}

// Say notes a fact that the caller has written elsewhere: Tell costs less.
//
//go:noinline
func (t *Trace) Say(f *Fact) { t.Tell(f.Kind, f.Seat).add(f) }

// add copies to a fact just noted what another says besides its kind and seat.
func (f *Fact) add(o *Fact) {
	f.Leader, f.Taker, f.Card, f.N, f.Amount, f.Seats, f.Cards = o.Leader, o.Taker, o.Card, o.N, o.Amount, o.Seats, o.Cards
	f.Rests.add(o.Rests)
	f.Counts.add(o.Counts)
	if o.Trick != 0 {
		f.Trick = o.Trick
	}
}

// TellBy is Tell on behalf of a rule that does not speak itself: one that lifted another,
// or answered a question.
//
//go:noinline
func (t *Trace) TellBy(rule RuleNo, cause int16, kind FactKind, seat cards.Seat) *Fact {
	wasRule, wasCause := t.rule, t.cause
	t.rule, t.cause = rule, cause
	f := t.Tell(kind, seat)
	t.rule, t.cause = wasRule, wasCause
	return f
}

// SayFor notes a fact that follows from another, besides the one now heard.
//
//go:noinline
func (t *Trace) SayFor(from int16, f *Fact) {
	was, said := t.cause, *f
	if was != from && was >= 0 {
		said.Rests.add(t.Facts[was].Kind.Bit())
	}
	t.cause = from
	t.Say(&said)
	t.cause = was
}

// Owe notes a due. What becomes of it is for the other rules to say.
//
//go:noinline
func (t *Trace) Owe(class DueClass, from, to Account, amount int32) {
	if from == to || from == NoAccount || to == NoAccount || amount < 0 {
		return
	}
	n := len(t.Dues)
	if n < cap(t.Dues) {
		t.Dues = t.Dues[:n+1]
	} else {
		t.Dues = append(t.Dues, Due{})
	}
	d := &t.Dues[n]
	*d = Due{}
	d.Class, d.From, d.For, d.To, d.Amount, d.Rests, d.Counts = class, from, from, to, amount, t.given, t.counts
	d.Rule, d.Annulled, d.Fact, d.Trick, d.Clock = t.rule, NoRule, t.cause, t.Trick, t.tick()
	t.Fired.Add(t.rule)
}

// OweFor notes a due that rests on another fact besides the one now heard, and
// is for what that fact speaks of.
//
//go:noinline
func (t *Trace) OweFor(fact int16, class DueClass, from, to Account, amount int32) {
	n := len(t.Dues)
	t.Owe(class, from, to, amount)
	if len(t.Dues) == n {
		return
	}
	d := &t.Dues[n]
	if d.Fact != fact && d.Fact >= 0 {
		d.Rests.add(t.Facts[d.Fact].Kind.Bit())
	}
	d.Fact = fact
}

// RestOn says that the last due rests on the facts of some kinds, too.
func (t *Trace) RestOn(kinds FactKinds) { t.Dues[len(t.Dues)-1].Rests.add(kinds) }

// OweAs notes a due that rests on another: one that returns it, or takes its
// place.
//
//go:noinline
func (t *Trace) OweAs(d *Due, class DueClass, from, to Account, amount int32) {
	by, rests, n := d.By, d.Rests, len(t.Dues)
	by.Add(d.Rule)
	t.OweFor(d.Fact, class, from, to, amount)
	if len(t.Dues) > n {
		t.Dues[n].By.Union(by)
		t.Dues[n].Rests.add(rests)
		t.Dues[n].Counts.add(d.Counts)
	}
}

// unseen reports whether a fact that something rests on has not been said.
func (t *Trace) unseen(kinds FactKinds) bool { return kinds.Meets(t.unsaid) }

// From returns the place of the first fact of a kind, past the end where there is
// none. Where the kind is renewed it is the place of the last.
func (t *Trace) From(kind FactKind) int {
	if i := t.seen[kind&(MaxFacts-1)]; i != 0 {
		return int(i) - 1
	}
	return len(t.Facts)
}

// Told reports whether a fact of that kind was said.
func (t *Trace) Told(kind FactKind) bool { return t.seen[kind&(MaxFacts-1)] != 0 }

// Seen returns the first fact of that kind, or nil; where the kind is renewed, the
// last.
func (t *Trace) Seen(kind FactKind) *Fact {
	if i := t.seen[kind&(MaxFacts-1)]; i != 0 {
		return &t.Facts[i-1]
	}
	return nil
}

// SeenOf returns the first fact of that kind about a seat, or nil; where the kind is
// renewed, the last.
//
//go:noinline
func (t *Trace) SeenOf(kind FactKind, seat cards.Seat) (seen *Fact) {
	for f := t.Last(kind); f != nil; f = t.Prior(f) {
		if f.Seat != seat {
			continue
		}
		if seen = f; t.Renewed.Has(kind) {
			break
		}
	}
	return seen
}

// SeenWith returns the first fact of that kind about a seat of which N is so, or nil;
// of NoSeat, about anybody.
//
//go:noinline
func (t *Trace) SeenWith(kind FactKind, seat cards.Seat, n int32) (seen *Fact) {
	for f := t.Last(kind); f != nil; f = t.Prior(f) {
		if f.N == n && (f.Seat == seat || seat == cards.NoSeat) {
			seen = f
		}
	}
	return seen
}

// Last returns the last fact of that kind, or nil: from it one goes back by Prior.
func (t *Trace) Last(kind FactKind) *Fact {
	if i := t.last[kind&(MaxFacts-1)]; i != 0 {
		return &t.Facts[i-1]
	}
	return nil
}

// Prior returns the fact before another of its kind, or nil.
func (t *Trace) Prior(f *Fact) *Fact {
	if f.prev < 0 {
		return nil
	}
	return &t.Facts[f.prev]
}

// Index returns the place of a fact of this trace, -1 for nil.
func (t *Trace) Index(f *Fact) int16 {
	if f == nil {
		return -1
	}
	i := t.last[f.Kind&(MaxFacts-1)] - 1
	for i >= 0 && &t.Facts[i] != f {
		i = t.Facts[i].prev
	}
	return i
}

// BehindFact returns every rule behind a fact.
func (t *Trace) BehindFact(i int16) RuleSet {
	var by RuleSet
	for i >= 0 && int(i) < len(t.Facts) {
		f := &t.Facts[i]
		by.Add(f.Rule)
		by.Union(t.behind(f.Rests, i, f.Clock))
		by.Union(t.behindCounts(f.Counts, f.Clock))
		i = f.Cause
	}
	return by
}

// BehindAll returns every rule behind the facts of some kinds.
func (t *Trace) BehindAll(kinds FactKinds) RuleSet {
	var by RuleSet
	for i := range t.Facts {
		if kinds.Has(t.Facts[i].Kind) {
			by.Union(t.BehindFact(int16(i)))
		}
	}
	return by
}

// behind returns every rule behind the facts of some kinds, as far as these come
// before another fact; of a kind that is renewed it is the fact that stood at
// some moment.
func (t *Trace) behind(kinds FactKinds, before, clock int16) RuleSet {
	var by RuleSet
	for word, left := range [...]uint64{kinds.low, kinds.high} {
		for ; left != 0; left &= left - 1 {
			i := t.seen[word<<6+bits.TrailingZeros64(left)] - 1
			for i >= 0 && t.Facts[i].prev >= 0 && t.Facts[i].Clock > clock {
				i = t.Facts[i].prev
			}
			if i < before {
				by.Union(t.BehindFact(i))
			}
		}
	}
	return by
}

// Full reports whether so much was noted that what follows could no longer be told
// from what came before.
func (t *Trace) Full() bool { return t.clock >= Forever }

// Now returns the moment of what was noted last.
func (t *Trace) Now() int16 { return t.clock }

// Forever is a moment after every other of a hand.
const Forever = 1 << 14

func (t *Trace) tick() int16 {
	t.clock++
	return t.clock
}

func (t *Trace) post(d *Due, sign int32) {
	t.Balance[d.From] -= sign * d.Amount
	t.Balance[d.To] += sign * d.Amount
}

package engine

import (
	"math/bits"

	"quinola/engine/cards"
)

// Trace records a hand: its facts, its dues and the entries of its tallies, each in order,
// and the rules that fired. It is reused from hand to hand, so that once it has room it
// allocates nothing.
//
// The methods that rules call are not inlined: hundreds of rules call them, and the
// WebAssembly modules would double in size.
type Trace struct {
	Facts   []Fact
	Dues    []Due
	Entries []Entry
	Balance [Accounts]int32 // of every account, since the hand began
	Fired   RuleSet
	Trick   int8      // the number of the trick being played, which facts and dues get
	Renewed FactKinds // the kinds of which a later fact replaces the earlier ones: trumps, who leads
	Moving  FactKinds // the kinds on which the mechanics of the game act
	Moved   bool      // a fact of these kinds was said and not yet acted on

	seen   [MaxFacts]int16 // the index of the first fact of each kind, or of the last if it is renewed, plus one; 0 for none
	last   [MaxFacts]int16 // the index of the last fact of each kind, plus one; 0 for none
	unsaid FactKinds       // the kinds of which no fact was said
	heard  int             // how many facts the rules have heard
	speaker
	clock   int16
	tallies [MaxTallies][cards.Seats]int32
	crosses *[MaxTallies][]crossing
}

// speaker is the rule that says the facts and makes the dues that are being noted.
type speaker struct {
	rule   RuleNo
	cause  int16     // the index of the fact that it answers, -1 for none
	counts Counts    // the counts on which its answer rests
	given  FactKinds // the kinds of fact on which its answer rests besides
}

// nobody is the speaker of facts that the mechanics of the game note.
var nobody = speaker{rule: NoRule, cause: -1}

// Reset empties the trace for the next hand and keeps its memory.
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

// Unheard reports whether there is a fact that the rules have not heard.
func (t *Trace) Unheard() bool { return t.heard < len(t.Facts) }

// Pending returns the facts that the rules have not heard.
func (t *Trace) Pending() []Fact { return t.Facts[t.heard:] }

// Tell notes a fact about a seat and returns it, so that the caller can set its other
// fields; until then it names no other player. The pointer is valid until the next fact is
// noted. The fact records which rule said it, and in answer to which fact.
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
	f.Kind, f.Trick, f.Seat, f.Leader, f.Taker, f.Rests, f.Counts = kind, t.Trick, seat, cards.NoSeat, cards.NoSeat, t.given, t.counts
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

// With sets the card and the number of a fact, and returns it.
func (f *Fact) With(c cards.Card, n int32) *Fact {
	f.Card, f.N = c, n
	return f
}

// RestOn records that the fact also rests on the facts of some kinds.
func (f *Fact) RestOn(kinds FactKinds) { f.Rests.add(kinds) }

// TellBy is Tell for a rule that is not being called, since it lifted another rule or
// answered a question. The cause is the index of a fact, -1 for none.
//
//go:noinline
func (t *Trace) TellBy(rule RuleNo, cause int16, kind FactKind, seat cards.Seat) *Fact {
	wasRule, wasCause := t.rule, t.cause
	t.rule, t.cause = rule, cause
	f := t.Tell(kind, seat)
	t.rule, t.cause = wasRule, wasCause
	return f
}

// TellFor is Tell for a fact that follows from another, whose index is given, and not only
// from the fact now heard.
//
//go:noinline
func (t *Trace) TellFor(from int16, kind FactKind, seat cards.Seat) *Fact {
	f := t.TellBy(t.rule, from, kind, seat)
	if t.cause != from && t.cause >= 0 {
		f.Rests.add(t.Facts[t.cause].Kind.Bit())
	}
	return f
}

// Owe makes a due. Other rules may still change it. If the two accounts are the same, one
// is NoAccount or the amount is less than 0, nothing is owed.
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

// OweFor is Owe for a due that is caused by another fact, whose index is given, and rests
// also on the fact now heard.
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

// RestOn records that the last due also rests on the facts of some kinds.
func (t *Trace) RestOn(kinds FactKinds) { t.Dues[len(t.Dues)-1].Rests.add(kinds) }

// OweAs is Owe for a due that rests on all that another due rests on, since it returns or
// replaces it.
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

// unseen reports whether of one of these kinds no fact was said.
func (t *Trace) unseen(kinds FactKinds) bool { return kinds.Meets(t.unsaid) }

// From returns the index of the first fact of a kind, or of the last if the kind is
// renewed. If there is none it is the length of Facts, so that a loop from there ends.
func (t *Trace) From(kind FactKind) int {
	if i := t.seen[kind&(MaxFacts-1)]; i != 0 {
		return int(i) - 1
	}
	return len(t.Facts)
}

// Told reports whether a fact of that kind was said.
func (t *Trace) Told(kind FactKind) bool { return t.seen[kind&(MaxFacts-1)] != 0 }

// Seen returns the first fact of that kind, or the last if the kind is renewed; nil if
// there is none.
func (t *Trace) Seen(kind FactKind) *Fact {
	if i := t.seen[kind&(MaxFacts-1)]; i != 0 {
		return &t.Facts[i-1]
	}
	return nil
}

// SeenOf returns the first fact of that kind about a seat, or the last if the kind is
// renewed; nil if there is none.
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

// SeenWith returns the first fact of that kind whose N is n about a seat, or about any
// seat if it is NoSeat; nil if there is none.
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

// LastWith returns the last fact of that kind whose N is n about a seat, or about any
// seat if it is NoSeat; nil if there is none.
//
//go:noinline
func (t *Trace) LastWith(kind FactKind, seat cards.Seat, n int32) *Fact {
	f := t.Last(kind)
	for f != nil && (f.N != n || f.Seat != seat && seat != cards.NoSeat) {
		f = t.Prior(f)
	}
	return f
}

// Last returns the last fact of that kind, or nil; Prior leads from it to the earlier ones.
func (t *Trace) Last(kind FactKind) *Fact {
	if i := t.last[kind&(MaxFacts-1)]; i != 0 {
		return &t.Facts[i-1]
	}
	return nil
}

// Prior returns the previous fact of the same kind, or nil.
func (t *Trace) Prior(f *Fact) *Fact {
	if f.prev < 0 {
		return nil
	}
	return &t.Facts[f.prev]
}

// Index returns the index of a fact of this trace, -1 for nil.
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

// BehindFact returns every rule behind the fact with that index; none if there is no such
// fact.
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

// BehindSeen returns every rule behind the first fact of each of some kinds, or the last
// of a kind that is renewed.
func (t *Trace) BehindSeen(kinds FactKinds) RuleSet {
	return t.behind(kinds, int16(len(t.Facts)), Forever)
}

// behind returns every rule behind the facts of some kinds with an index less than before;
// of a kind that is renewed it takes the fact that stood at the moment clock.
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

// Full reports whether the clock has reached Forever: later moments could not be told
// apart.
func (t *Trace) Full() bool { return t.clock >= Forever }

// Now returns the moment at which something was noted last.
func (t *Trace) Now() int16 { return t.clock }

// Forever is a moment after all moments of a hand.
const Forever = 1 << 14

// tick advances the clock, and returns the new moment.
func (t *Trace) tick() int16 {
	t.clock++
	return t.clock
}

// post enters a due in the balances of its accounts: sign is 1 if it is paid, -1 if it is
// returned.
func (t *Trace) post(d *Due, sign int32) {
	t.Balance[d.From] -= sign * d.Amount
	t.Balance[d.To] += sign * d.Amount
}

package engine

import (
	"math/bits"

	"quinola/engine/cards"
)

// MaxKinds bounds the kinds of fact, act and question of a game.
const MaxKinds = 64

// MaxClasses bounds the classes of due.
const MaxClasses = 32

// Trace is what happened in a hand: facts, dues and the rules that fired, in
// order. It is reused from hand to hand and then allocates nothing.
//
// What rules call is kept from being inlined: a hundred rules call it, and the
// page's module would double.
type Trace struct {
	Facts   []Fact
	Dues    []Due
	Balance [Accounts]int32 // of every account, since the hand began
	Fired   RuleSet
	Trick   int8 // the trick being played, stamped on facts and dues

	first  [MaxKinds]int16 // the first fact of each kind, plus one
	unsaid Kinds           // the kinds of fact that were not yet said
	heard  int             // facts that rules have heard
	rule   RuleNo          // the rule now speaking
	cause  int16           // the fact it answers
	upon   Kinds           // and what it rests on besides
	clock  int16
}

// Reset forgets the hand.
func (t *Trace) Reset() {
	t.Facts, t.Dues = t.Facts[:0], t.Dues[:0]
	t.Balance = [Accounts]int32{}
	t.Fired = RuleSet{}
	t.first, t.unsaid = [MaxKinds]int16{}, ^Kinds(0)
	t.heard, t.clock, t.Trick = 0, 0, 0
	t.rule, t.cause, t.upon = NoRule, -1, 0
}

// Say notes a fact. A rule that says it is remembered as its author.
//
//go:noinline
func (t *Trace) Say(f *Fact) {
	said := *f
	said.Rule, said.Cause, said.Clock = t.rule, t.cause, t.tick()
	said.On |= t.upon
	if said.Trick == 0 {
		said.Trick = t.Trick
	}
	t.Facts = append(t.Facts, said)
	kind := said.Kind & (MaxKinds - 1)
	if t.first[kind] == 0 {
		t.first[kind] = int16(len(t.Facts))
		t.unsaid &^= 1 << kind
	}
	if t.rule >= 0 {
		t.Fired.Add(t.rule)
	}
}

// SayBy notes a fact on behalf of a rule that did not speak itself: one that
// lifted another, or answered a question.
//
//go:noinline
func (t *Trace) SayBy(rule RuleNo, cause int16, f *Fact) {
	wasRule, wasCause := t.rule, t.cause
	t.rule, t.cause = rule, cause
	t.Say(f)
	t.rule, t.cause = wasRule, wasCause
}

// Owe notes a due. What becomes of it is for the other rules to say.
//
//go:noinline
func (t *Trace) Owe(class uint8, from, to Account, amount int32) {
	if from == to || from == NoAccount || to == NoAccount || amount < 0 {
		return
	}
	t.Dues = append(t.Dues, Due{Class: class, From: from, For: from, To: to, Amount: amount, On: t.upon,
		Rule: t.rule, Annulled: NoRule, Fact: t.cause, Trick: t.Trick, Clock: t.tick()})
}

// OweFor notes a due that rests on another fact besides the one now heard, and
// is for what that fact speaks of.
//
//go:noinline
func (t *Trace) OweFor(fact int16, class uint8, from, to Account, amount int32) {
	n := len(t.Dues)
	t.Owe(class, from, to, amount)
	if len(t.Dues) == n {
		return
	}
	d := &t.Dues[n]
	if d.Fact != fact && d.Fact >= 0 {
		d.On |= 1 << t.Facts[d.Fact].Kind
	}
	d.Fact = fact
}

// RestOn says that the last due rests on the first facts of some kinds, too.
func (t *Trace) RestOn(kinds Kinds) { t.Dues[len(t.Dues)-1].On |= kinds }

// OweAs notes a due that rests on another: one that returns it, or takes its
// place.
//
//go:noinline
func (t *Trace) OweAs(d *Due, class uint8, from, to Account, amount int32) {
	by, on, n := d.By, d.On, len(t.Dues)
	by.Add(d.Rule)
	t.OweFor(d.Fact, class, from, to, amount)
	if len(t.Dues) > n {
		t.Dues[n].By.Union(by)
		t.Dues[n].On |= on
	}
}

// unseen reports whether a fact that something rests on has not been said.
func (t *Trace) unseen(kinds Kinds) bool { return kinds&t.unsaid != 0 }

// From is the place of the first fact of a kind, past the end where there is
// none.
func (t *Trace) From(kind uint8) int {
	if i := t.first[kind&(MaxKinds-1)]; i != 0 {
		return int(i) - 1
	}
	return len(t.Facts)
}

// Seen is the first fact of that kind, or nil.
func (t *Trace) Seen(kind uint8) *Fact {
	if i := t.first[kind]; i != 0 {
		return &t.Facts[i-1]
	}
	return nil
}

// SeenOf is the first fact of that kind about a seat, or nil.
//
//go:noinline
func (t *Trace) SeenOf(kind uint8, seat cards.Seat) *Fact {
	i := t.first[kind]
	if i == 0 {
		return nil
	}
	for j := int(i) - 1; j < len(t.Facts); j++ {
		if f := &t.Facts[j]; f.Kind == kind && f.Seat == seat {
			return f
		}
	}
	return nil
}

// Index is the place of a fact of this trace.
func (t *Trace) Index(f *Fact) int16 {
	for i := range t.Facts {
		if &t.Facts[i] == f {
			return int16(i)
		}
	}
	return -1
}

// BehindFact is every rule behind a fact.
func (t *Trace) BehindFact(i int16) RuleSet {
	var by RuleSet
	for i >= 0 && int(i) < len(t.Facts) {
		f := &t.Facts[i]
		by.Add(f.Rule)
		by.Union(t.behind(f.On, i))
		i = f.Cause
	}
	return by
}

// behind is every rule behind the first facts of some kinds, as far as these
// come before another fact.
func (t *Trace) behind(kinds Kinds, before int16) RuleSet {
	var by RuleSet
	for ; kinds != 0; kinds &= kinds - 1 {
		if i := t.first[bits.TrailingZeros64(uint64(kinds))] - 1; i < before {
			by.Union(t.BehindFact(i))
		}
	}
	return by
}

func (t *Trace) tick() int16 {
	t.clock++
	return t.clock
}

func (t *Trace) post(d *Due, sign int32) {
	t.Balance[d.From] -= sign * d.Amount
	t.Balance[d.To] += sign * d.Amount
}

package engine

import "quinola/engine/cards"

// MaxKinds bounds the kinds of fact, act and question of a game.
const MaxKinds = 64

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

	first [MaxKinds]int16 // the first fact of each kind, plus one
	heard int             // facts that rules have heard
	rule  RuleNo          // the rule now speaking
	cause int16           // and the fact it answers
	clock int16
}

// Reset forgets the hand.
func (t *Trace) Reset() {
	t.Facts, t.Dues = t.Facts[:0], t.Dues[:0]
	t.Balance = [Accounts]int32{}
	t.Fired = RuleSet{}
	t.first = [MaxKinds]int16{}
	t.heard, t.clock, t.Trick = 0, 0, 0
	t.rule, t.cause = NoRule, -1
}

// Say notes a fact. A rule that says it is remembered as its author.
//
//go:noinline
func (t *Trace) Say(f Fact) {
	t.clock++
	f.Rule, f.Cause, f.Beside, f.Clock = t.rule, t.cause, -1, t.clock
	if f.Trick == 0 {
		f.Trick = t.Trick
	}
	t.Facts = append(t.Facts, f)
	if first := &t.first[f.Kind&(MaxKinds-1)]; *first == 0 {
		*first = int16(len(t.Facts))
	}
	if t.rule >= 0 {
		t.Fired.Add(t.rule)
	}
}

// SayBeside notes a fact that rests on the first fact of a kind, too.
//
//go:noinline
func (t *Trace) SayBeside(kind uint8, f Fact) {
	t.Say(f)
	t.Facts[len(t.Facts)-1].Beside = t.first[kind] - 1
}

// SayBy notes a fact on behalf of a rule that did not speak itself: one that
// lifted another, or answered a question.
//
//go:noinline
func (t *Trace) SayBy(rule RuleNo, cause int16, f Fact) {
	wasRule, wasCause := t.rule, t.cause
	t.rule, t.cause = rule, cause
	t.Say(f)
	t.rule, t.cause = wasRule, wasCause
}

// Owe notes a due. What becomes of it is for the other rules to say.
//
//go:noinline
func (t *Trace) Owe(class uint8, from, to Account, amount int32) {
	t.OweFor(t.cause, class, from, to, amount)
}

// OweFor notes a due that rests on another fact than the one now heard.
//
//go:noinline
func (t *Trace) OweFor(fact int16, class uint8, from, to Account, amount int32) {
	if from == to || from == NoAccount || to == NoAccount || amount < 0 {
		return
	}
	t.Dues = append(t.Dues, Due{Class: class, From: from, For: from, To: to, Amount: amount,
		Rule: t.rule, Annulled: NoRule, Fact: fact, Trick: t.Trick, Clock: t.tick()})
}

// RestOn says that the last due rests on the first fact of a kind, too.
//
//go:noinline
func (t *Trace) RestOn(kind uint8) {
	if n := len(t.Dues); n > 0 && t.first[kind] != 0 {
		t.Dues[n-1].By.Union(t.BehindFact(t.first[kind] - 1))
	}
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

// Behind is every rule behind a due: the one that says it is owed, those that
// established the facts it rests on, and those that changed it.
func (t *Trace) Behind(d *Due) RuleSet {
	by := t.BehindFact(d.Fact)
	by.Add(d.Rule)
	by.Union(d.By)
	return by
}

// BehindFact is every rule behind a fact.
func (t *Trace) BehindFact(i int16) RuleSet {
	var by RuleSet
	for i >= 0 && int(i) < len(t.Facts) {
		f := &t.Facts[i]
		by.Add(f.Rule)
		if f.Beside >= 0 {
			by.Union(t.BehindFact(f.Beside))
		}
		i = f.Cause
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

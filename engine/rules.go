package engine

import "quinola/engine/cards"

// Rules are rules compiled for use: each found by what it has a say in.
type Rules[S any] struct {
	List []Rule[S]

	hears  [MaxKinds][]ear[S]
	review [MaxKinds][]RuleNo
	asked  [MaxKinds][]RuleNo
	judges [MaxKinds][]RuleNo
	bars   []RuleNo
	scales []RuleNo
	bears  []RuleNo
	goes   []RuleNo
	adds   []RuleNo
	annuls []RuleNo
	lifted [][]RuleNo // by rule: those that lift it
	rests  []uint8    // by rule
}

type ear[S any] struct {
	rule RuleNo
	on   func(*S, *Fact)
}

// Compile makes rules ready, leaving out those named in off. What an absent
// rule would have lifted stands, and what it would have said is not said.
func Compile[S any](rules []*Rule[S], off ...string) *Rules[S] {
	r := &Rules[S]{}
	for _, rule := range rules {
		if !contains(off, rule.ID) {
			r.List = append(r.List, *rule)
		}
	}
	r.lifted = make([][]RuleNo, len(r.List))
	for i := range r.List {
		no, rule := RuleNo(i), &r.List[i]
		r.rests = append(r.rests, rule.Rests)
		for kind := range uint8(MaxKinds) {
			bit := Kinds(1) << kind
			if rule.Hears&bit != 0 {
				r.hears[kind] = append(r.hears[kind], ear[S]{no, rule.On})
			}
			if rule.Review&bit != 0 {
				r.review[kind] = append(r.review[kind], no)
			}
			if rule.Asked&bit != 0 {
				r.asked[kind] = append(r.asked[kind], no)
			}
			if rule.Judges&bit != 0 {
				r.judges[kind] = append(r.judges[kind], no)
			}
		}
		if rule.Bars != nil {
			r.bars = append(r.bars, no)
		}
		if rule.Scale != nil {
			r.scales = append(r.scales, no)
		}
		if rule.Bears != nil {
			r.bears = append(r.bears, no)
		}
		if rule.Goes != nil {
			r.goes = append(r.goes, no)
		}
		if rule.Adds != nil {
			r.adds = append(r.adds, no)
		}
		if rule.Annul != nil {
			r.annuls = append(r.annuls, no)
		}
		for j := range r.List {
			if contains(rule.Lifts, r.List[j].ID) {
				r.lifted[j] = append(r.lifted[j], no)
			}
		}
	}
	return r
}

func contains(list []string, id string) bool {
	for _, s := range list {
		if s == id {
			return true
		}
	}
	return false
}

// No is the number of the rule with that id, or NoRule.
func (r *Rules[S]) No(id string) RuleNo {
	for i := range r.List {
		if r.List[i].ID == id {
			return RuleNo(i)
		}
	}
	return NoRule
}

// Conclude lets the rules answer every fact not yet heard, until they have
// nothing more to say. What a fact annuls is annulled before anything is owed
// upon it.
func (r *Rules[S]) Conclude(s *S, t *Trace) {
	for t.heard < len(t.Facts) {
		i := t.heard
		t.heard++
		kind := t.Facts[i].Kind
		for _, no := range r.review[kind] {
			r.again(s, t, no)
		}
		for _, e := range r.hears[kind] {
			before := len(t.Dues)
			t.rule, t.cause = e.rule, int16(i)
			e.on(s, &t.Facts[i])
			t.rule, t.cause = NoRule, -1
			for j := before; j < len(t.Dues); j++ {
				r.settle(s, t, j)
			}
		}
	}
}

// settle adds to a new due and scales it, finds who bears it and where it
// goes, and posts it unless a rule annuls it.
func (r *Rules[S]) settle(s *S, t *Trace, i int) {
	d := &t.Dues[i]
	t.Fired.Add(d.Rule)
	for _, no := range r.adds {
		if more := r.List[no].Adds(s, d); more != 0 {
			d.Amount += more
			r.change(t, d, no)
		}
	}
	for _, no := range r.scales {
		if r.mute(t, no) {
			continue
		}
		if times := r.List[no].Scale(s, d); times != 1 && !r.spared(s, t, no, d) {
			d.Amount *= times
			r.change(t, d, no)
		}
	}
	for _, no := range r.bears {
		if r.mute(t, no) {
			continue
		}
		if a := r.List[no].Bears(s, d); a != NoAccount && a != d.From && a != d.To {
			d.From = a
			r.change(t, d, no)
		}
	}
	for _, no := range r.goes {
		if a := r.List[no].Goes(s, d); a != NoAccount && a != d.To {
			d.To = a
			r.change(t, d, no)
		}
	}
	for _, no := range r.annuls {
		if !r.mute(t, no) && r.List[no].Annul(s, d) && !r.spared(s, t, no, d) {
			d.Annulled, d.Still, d.VoidedAt, d.Voided = no, true, t.tick(), t.Trick
			t.Fired.Add(no)
			return
		}
	}
	t.post(d, 1)
}

// mute reports whether what a rule's say rests on has not been seen.
func (r *Rules[S]) mute(t *Trace, no RuleNo) bool {
	rests := r.rests[no]
	return rests != 0 && t.first[rests] == 0
}

// change notes that a rule changed a due.
func (r *Rules[S]) change(t *Trace, d *Due, no RuleNo) {
	d.By.Add(no)
	t.Fired.Add(no)
	if rests := r.List[no].Rests; rests != 0 {
		d.By.Union(t.BehindFact(t.first[rests] - 1))
	}
}

// BehindAnnulment is every rule behind the annulment of a due.
func (r *Rules[S]) BehindAnnulment(t *Trace, d *Due) RuleSet {
	var by RuleSet
	if no := d.Annulled; no >= 0 {
		by.Add(no)
		if rests := r.List[no].Rests; rests != 0 {
			by.Union(t.BehindFact(t.first[rests] - 1))
		}
	}
	return by
}

// again judges the dues already paid once more by one rule.
func (r *Rules[S]) again(s *S, t *Trace, no RuleNo) {
	for i := range t.Dues {
		d := &t.Dues[i]
		if d.Stands() && r.List[no].Annul(s, d) && !r.spared(s, t, no, d) {
			d.Annulled, d.VoidedAt, d.Voided = no, t.tick(), t.Trick
			t.Fired.Add(no)
			t.post(d, -1)
		}
	}
}

func (r *Rules[S]) spared(s *S, t *Trace, no RuleNo, d *Due) bool {
	for _, lifter := range r.lifted[no] {
		if spare := r.List[lifter].Spare; spare != nil && spare(s, d) {
			r.change(t, d, lifter)
			return true
		}
	}
	return false
}

// Barred is the cards of a hand that may not be played, given the rules that
// bar them and those that lift these.
func (r *Rules[S]) Barred(s *S, t *Trace, a *Act, hand cards.Set) cards.Set {
	var barred cards.Set
	for _, no := range r.bars {
		if r.mute(t, no) {
			continue
		}
		if b := r.List[no].Bars(s, a.Seat, hand); b != 0 && !r.lifts(s, t, a, no, nil) {
			barred |= b
		}
	}
	return barred
}

// Refusals is every rule that refuses an act, and every rule that lifts one
// that would. Play cards have their bars; hand is what the player holds.
func (r *Rules[S]) Refusals(s *S, t *Trace, a *Act, play uint8, hand cards.Set) (refused, lifted RuleSet, any bool) {
	if a.Kind == play {
		for _, no := range r.bars {
			if r.List[no].Bars(s, a.Seat, hand).Has(a.Card) && !r.lifts(s, t, a, no, &lifted) {
				refused.Add(no)
				any = true
			}
		}
	}
	for _, no := range r.judges[a.Kind] {
		if r.List[no].Refuse(s, a) && !r.lifts(s, t, a, no, &lifted) {
			refused.Add(no)
			any = true
		}
	}
	return refused, lifted, any
}

// Judges is the rules that have a say in that kind of act.
func (r *Rules[S]) Judges(kind, play uint8) RuleSet {
	var set RuleSet
	for _, no := range r.judges[kind] {
		set.Add(no)
	}
	if kind == play {
		for _, no := range r.bars {
			set.Add(no)
		}
	}
	return set
}

func (r *Rules[S]) lifts(s *S, t *Trace, a *Act, no RuleNo, lifted *RuleSet) bool {
	free := false
	for _, lifter := range r.lifted[no] {
		if r.mute(t, lifter) {
			continue
		}
		if when := r.List[lifter].When; when != nil && when(s, a) {
			free = true
			if lifted == nil {
				return true
			}
			lifted.Add(lifter)
		}
	}
	return free
}

// Answer is what a question came to: the seat preferred, NoSeat where players
// stayed equal, and the rules that decided, in the order of their say.
type Answer struct {
	Seat    cards.Seat
	Decided [8]RuleNo
	N       int
}

// Last is the rule that decided last, or NoRule.
func (a *Answer) Last() RuleNo {
	if a.N == 0 {
		return NoRule
	}
	return a.Decided[a.N-1]
}

// Ask puts a question about the players of a round. The answer is the one
// whom the rules prefer to all others, each rule having its say only among
// those whom the rules before it left equal. Where players stay equal to the
// end there is no answer: the order of the seats decides nothing.
func (r *Rules[S]) Ask(s *S, t *Trace, q uint8, round []cards.Seat) Answer {
	var left [cards.Seats]cards.Seat
	var a Answer
	n := copy(left[:], round)
	for _, no := range r.asked[q] {
		if n <= 1 {
			break
		}
		if r.mute(t, no) {
			continue
		}
		prefer := r.List[no].Prefer
		kept, dropped := 1, false
		for i := 1; i < n; i++ {
			switch c := prefer(s, q, left[i], left[0]); {
			case c > 0:
				left[0], kept, dropped = left[i], 1, true
			case c == 0:
				left[kept] = left[i]
				kept++
			default:
				dropped = true
			}
		}
		n = kept
		if dropped {
			t.Fired.Add(no)
			if a.N < len(a.Decided) {
				a.Decided[a.N] = no
				a.N++
			}
		}
	}
	a.Seat = cards.NoSeat
	if n == 1 {
		a.Seat = left[0]
	}
	return a
}

// Answered notes the answer to a question as a fact, which rests on every
// rule that had a say in it: each but the last says that it narrowed the
// question, and the fact itself is the last one's.
func (r *Rules[S]) Answered(t *Trace, a *Answer, narrowed uint8, f Fact) {
	cause := int16(-1)
	for i := 0; i < a.N; i++ {
		said := f
		if i+1 < a.N {
			said = Fact{Kind: narrowed, Seat: f.Seat, N: int32(f.Kind)}
		}
		t.SayBy(a.Decided[i], cause, said)
		cause = int16(len(t.Facts) - 1)
		if rests := r.List[a.Decided[i]].Rests; rests != 0 {
			t.Facts[cause].Beside = t.first[rests] - 1
		}
	}
	if a.N == 0 {
		t.Say(f)
	}
}

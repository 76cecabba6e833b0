package engine

import (
	"slices"

	"quinola/engine/cards"
)

// Rules are rules compiled for use: each found by what it has a say in.
type Rules[S any] struct {
	List []*Rule[S]

	facts   [MaxFacts]answers[S]      // by kind of fact
	dues    [MaxClasses]*node[say[S]] // by class of due, in the order of the parts
	asked   [MaxQuestions]*node[voice[S]]
	judges  [MaxActs]*node[judge[S]] // by kind of act
	bars    *node[bar[S]]
	crosses [MaxTallies][]crossing
}

// node is an item of a list in the order of the rules. While a rule is called, a walk
// over such a list keeps one word and a walk over a slice three; the lists are walked
// some hundred times for each hand.
type node[T any] struct {
	item T
	next *node[T]
}

// add adds an item at the end of a list.
func add[T any](list **node[T], item T) {
	for *list != nil {
		list = &(*list).next
	}
	*list = &node[T]{item: item}
}

// What is asked of rules for every act and fact is copied out of them, so that it lies
// side by side in memory.
type (
	// answers is the rules that answer a kind of fact.
	answers[S any] struct {
		hear   *node[ear[S]]
		review []*Rule[S]
	}
	// ear is a rule that hears a kind of fact.
	ear[S any] struct {
		speaker
		only  uint64
		on    func(*S, *Fact)
		hush  []*Rule[S] // the rules that may keep it from answering
		bound FactKinds  // the kinds of fact that each of those rests on: while one of them is not seen, none does
	}
	// voice is a rule that has a say in a question.
	voice[S any] struct {
		while  FactKinds
		prefer func(*S, Question, cards.Seat) int
		rule   *Rule[S]
	}
	// judge is a rule that refuses acts.
	judge[S any] struct {
		while  FactKinds
		refuse func(*S, *Act) bool
		rule   *Rule[S]
	}
	// bar is a rule that bars cards.
	bar[S any] struct {
		while FactKinds
		bars  func(*S, cards.Seat, cards.Set) cards.Set
		rule  *Rule[S]
	}
	// say is a part that a rule has in dues.
	say[S any] struct {
		while FactKinds
		rule  *Rule[S]
		part  part
	}
)

// part is what is done to a new due, in this order: it is added to and scaled,
// it is found who bears it and where it goes, and it may be annulled.
type part uint8

const (
	adds part = iota
	scales
	bears
	goes
	annuls
	parts
)

// tooMany is the error of more rules than a RuleSet can hold.
type tooMany struct{}

func (tooMany) Error() string {
	return "more rules than an engine.RuleSet holds: raise engine.MaxRules"
}

// Compile makes rules ready. What an absent rule would have lifted stands, and
// what it would have said is not said. More than MaxRules rules are an error.
func Compile[S any](rules []Rule[S]) (*Rules[S], error) {
	if len(rules) > MaxRules {
		return nil, tooMany{}
	}
	r := &Rules[S]{}
	for i := range rules {
		rules[i].no = RuleNo(i)
		r.List = append(r.List, &rules[i])
	}
	var lifters []*Rule[S]
	for _, rule := range r.List {
		if rule.Lifts != nil {
			lifters = append(lifters, rule)
		}
	}
	for _, rule := range r.List {
		rule.bound = everyFact
		var hush []*Rule[S]
		bound := everyFact
		for _, other := range lifters {
			if slices.Contains(other.Lifts, rule.ID) {
				rule.lifted = append(rule.lifted, other)
				rule.bound = rule.bound.common(other.While)
				if other.Hush != nil {
					hush = append(hush, other)
					bound = bound.common(other.While)
				}
			}
		}
		for kind := range FactKind(MaxFacts) {
			heard := &r.facts[kind]
			if rule.Hears.Has(kind) {
				add(&heard.hear, ear[S]{speaker{rule.no, -1, read(rule.Reads), rule.Given}, rule.Only, rule.On, hush, bound})
			}
			if rule.Review.Has(kind) {
				heard.review = append(heard.review, rule)
			}
		}
		for q := range r.asked {
			if rule.Asked>>q&1 != 0 {
				add(&r.asked[q], voice[S]{rule.While, rule.Prefer, rule})
			}
		}
		for kind := range r.judges {
			if rule.Judges.Has(ActKind(kind)) {
				add(&r.judges[kind], judge[S]{rule.While, rule.Refuse, rule})
			}
		}
		if rule.Bars != nil {
			add(&r.bars, bar[S]{rule.While, rule.Bars, rule})
		}
		for _, c := range rule.Crosses {
			r.crosses[c.Tally] = append(r.crosses[c.Tally], crossing{c, rule.no})
		}
	}
	for p := range parts {
		for _, rule := range r.List {
			has := [parts]bool{adds: rule.Adds != nil, scales: rule.Scale != nil, bears: rule.Bears != nil, goes: rule.Goes != nil, annuls: rule.Annul != nil}
			for class := range r.dues {
				if has[p] && rule.changes(DueClass(class)) {
					add(&r.dues[class], say[S]{rule.While, rule, p})
				}
			}
		}
	}
	return r, nil
}

// ID is the id of a rule, "" of none.
func (r *Rules[S]) ID(no RuleNo) string {
	if no < 0 {
		return ""
	}
	return r.List[no].ID
}

// IDs is the ids of a set of rules, in the order of the rules.
func (r *Rules[S]) IDs(set RuleSet) []string {
	var ids []string
	for no := set.Next(NoRule); no >= 0; no = set.Next(no) {
		ids = append(ids, r.ID(no))
	}
	return ids
}

// Conclude lets the rules answer every fact not yet heard, until they have
// nothing more to say. What a fact annuls is annulled before anything is owed
// upon it.
func (r *Rules[S]) Conclude(s *S, t *Trace) {
	t.crosses = &r.crosses
	for t.heard < len(t.Facts) {
		i := t.heard
		t.heard++
		kind, which := t.Facts[i].Kind&(MaxFacts-1), t.Facts[i].N
		heard := &r.facts[kind]
		if len(heard.review) > 0 {
			r.review(s, t, heard.review)
		}
		for n := heard.hear; n != nil; n = n.next {
			e := &n.item
			if e.only != 0 && e.only&(1<<uint32(which)) == 0 {
				continue
			}
			if t.unseen(e.given) {
				continue
			}
			if !t.unseen(e.bound) && e.hushed(s, t, &t.Facts[i]) {
				continue
			}
			before := len(t.Dues)
			t.speaker = e.speaker
			t.cause = int16(i)
			e.on(s, &t.Facts[i])
			for j := before; j < len(t.Dues); j++ {
				r.settle(s, t, &t.Dues[j])
			}
		}
	}
	t.speaker = nobody
}

// settle lets the rules change a new due, and posts it unless one annuls it.
func (r *Rules[S]) settle(s *S, t *Trace, d *Due) {
	for n := r.dues[d.Class&(MaxClasses-1)]; n != nil; n = n.next {
		say := &n.item
		if t.unseen(say.while) {
			continue
		}
		rule := say.rule
		switch say.part {
		case adds:
			if more := rule.Adds(s, d); more != 0 {
				d.Amount += more
				rule.change(t, d)
			}
		case scales:
			if times := rule.Scale(s, d); times != 1 && (t.unseen(rule.bound) || !rule.spared(s, t, d)) {
				d.Amount *= times
				rule.change(t, d)
			}
		case bears:
			if a := rule.Bears(s, d); a != NoAccount && a != d.From && a != d.To {
				d.From = a
				rule.change(t, d)
			}
		case goes:
			if a := rule.Goes(s, d); a != NoAccount && a != d.To {
				d.To = a
				rule.change(t, d)
			}
		case annuls:
			if rule.Annul(s, d) && !rule.spared(s, t, d) {
				d.Annulled, d.Unpaid, d.VoidedAt, d.Voided = rule.no, true, t.tick(), t.Trick
				t.Fired.Add(rule.no)
				return
			}
		}
	}
	t.post(d, 1)
}

// change notes that a rule changed a due.
func (r *Rule[S]) change(t *Trace, d *Due) {
	d.By.Add(r.no)
	d.Rests.add(r.While)
	d.Counts.add(Counts{r.Reads, cards.AllSeats})
	t.Fired.Add(r.no)
}

// Behind is every rule behind a due: the one that says it is owed, those that
// established the facts it rests on, those that changed it, and where it was
// annulled those behind that.
func (r *Rules[S]) Behind(t *Trace, d *Due) RuleSet {
	rests := d.Rests
	if d.Annulled >= 0 {
		rests.add(r.List[d.Annulled].While)
	}
	by := t.BehindFact(d.Fact)
	by.Union(t.behind(rests, int16(len(t.Facts)), max(d.Clock, d.VoidedAt)))
	by.Union(t.behindCounts(d.Counts, d.Clock))
	by.Union(d.By)
	by.Add(d.Rule)
	by.Add(d.Annulled)
	return by
}

// review judges the dues already paid once more by some rules.
func (r *Rules[S]) review(s *S, t *Trace, by []*Rule[S]) {
	for _, rule := range by {
		if t.unseen(rule.While) {
			continue
		}
		for i := range t.Dues {
			d := &t.Dues[i]
			if d.Stands() && rule.changes(d.Class) && rule.Annul(s, d) && !rule.spared(s, t, d) {
				d.Annulled, d.VoidedAt, d.Voided = rule.no, t.tick(), t.Trick
				t.Fired.Add(rule.no)
				t.post(d, -1)
			}
		}
	}
}

// spared reports whether a rule that lifts this one spares a due.
func (r *Rule[S]) spared(s *S, t *Trace, d *Due) bool {
	for _, lifter := range r.lifted {
		if lifter.Spare != nil && !t.unseen(lifter.While) && lifter.changes(d.Class) && lifter.Spare(s, d) {
			lifter.change(t, d)
			return true
		}
	}
	return false
}

// hushed reports whether a rule that lifts this one keeps it from answering a
// fact.
func (e *ear[S]) hushed(s *S, t *Trace, f *Fact) bool {
	for _, lifter := range e.hush {
		if !t.unseen(lifter.While) && lifter.Hush(s, f) {
			t.Fired.Add(lifter.no)
			return true
		}
	}
	return false
}

// Barred returns the cards of a hand that may not be played, given the rules that bar
// them and those that lift these. If the act names a card, only this one is judged. The
// rules that bar are added to refused and, where lifted is not nil, those that lift them
// to lifted.
func (r *Rules[S]) Barred(s *S, t *Trace, a *Act, hand cards.Set, refused, lifted *RuleSet) (barred cards.Set) {
	for n := r.bars; n != nil; n = n.next {
		it := &n.item
		if t.unseen(it.while) {
			continue
		}
		b := it.bars(s, a.Seat, hand)
		if a.Card != cards.None {
			b &= a.Card.Bit()
		}
		if b != 0 && it.rule.stands(s, t, a, refused, lifted) {
			barred |= b
		}
	}
	return barred
}

// Refuses reports whether any rule refuses an act, whatever cards are barred, and
// adds every one that does, and every rule that lifts one which would, to two sets.
func (r *Rules[S]) Refuses(s *S, t *Trace, a *Act, refused, lifted *RuleSet) (any bool) {
	for n := r.judges[a.Kind&(MaxActs-1)]; n != nil; n = n.next {
		it := &n.item
		if t.unseen(it.while) {
			continue
		}
		if it.refuse(s, a) && it.rule.stands(s, t, a, refused, lifted) {
			any = true
		}
	}
	return any
}

// Judges is the rules that have a say in that kind of act.
func (r *Rules[S]) Judges(kind, play ActKind) RuleSet {
	var set RuleSet
	for n := r.judges[kind]; n != nil; n = n.next {
		set.Add(n.item.rule.no)
	}
	if kind == play {
		for n := r.bars; n != nil; n = n.next {
			set.Add(n.item.rule.no)
		}
	}
	return set
}

// stands reports whether no rule lifts this one for an act, and adds it then to
// refused, and else all that lift it to lifted.
func (r *Rule[S]) stands(s *S, t *Trace, a *Act, refused, lifted *RuleSet) bool {
	if !t.unseen(r.bound) && r.isLifted(s, t, a, lifted) {
		return false
	}
	refused.Add(r.no)
	return true
}

// isLifted reports whether a rule lifts this one for an act, and adds all that
// do to lifted.
func (r *Rule[S]) isLifted(s *S, t *Trace, a *Act, lifted *RuleSet) bool {
	free := false
	for _, lifter := range r.lifted {
		if t.unseen(lifter.While) {
			continue
		}
		if lifter.When != nil && lifter.When(s, a) {
			free = true
			if lifted == nil {
				return true
			}
			lifted.Add(lifter.no)
		}
	}
	return free
}

package engine

import (
	"slices"

	"quinola/engine/cards"
)

// Rules is a set of compiled rules, in lists by what they have a say in. A list is in
// the order of the rules and each item leads to the next: during the call of a rule a
// walk over it keeps one word, where a walk over a slice would keep three.
type Rules[S any] struct {
	List []*Rule[S]

	hear    [MaxFacts]*listener[S] // by kind of fact
	review  [MaxFacts][]*Rule[S]   // the rules that judge paid dues again, by kind of fact
	dues    [MaxClasses]*changer[S]
	asked   [MaxQuestions]*chooser[S]
	judges  [MaxActs]*judge[S] // by kind of act
	bars    *bar[S]
	crosses [MaxTallies][]crossing
}

// The items of those lists. What is needed to pass over a rule is copied out of it, so
// that it lies together in memory.
type (
	// listener is a rule that hears a kind of fact.
	listener[S any] struct {
		next *listener[S]
		speaker
		only  uint64
		on    func(*S, *Fact)
		of    *Rule[S]
		bound FactKinds // the kinds of fact on which every rule rests that may hush it
	}
	// chooser is a rule that helps to answer a question about players.
	chooser[S any] struct {
		next   *chooser[S]
		while  FactKinds
		prefer func(*S, Question, cards.Seat) int
		rule   *Rule[S]
	}
	// judge is a rule that refuses acts.
	judge[S any] struct {
		next   *judge[S]
		while  FactKinds
		refuse func(*S, *Act) bool
		rule   *Rule[S]
	}
	// bar is a rule that bars cards.
	bar[S any] struct {
		next  *bar[S]
		while FactKinds
		bars  func(*S, cards.Seat, cards.Set) cards.Set
		rule  *Rule[S]
	}
	// changer is one of the ways in which a rule changes dues.
	changer[S any] struct {
		next  *changer[S]
		while FactKinds
		rule  *Rule[S]
		part  part
	}
)

// part is a way in which rules change a new due. The ways follow each other in this
// order: the amount is added to and multiplied, the payer and the payee are replaced, and
// the due may be annulled.
type part uint8

const (
	adds part = iota
	scales
	bears
	goes
	annuls
	parts
)

// tooMany is the error that there are more rules than a RuleSet can hold.
type tooMany struct{}

func (tooMany) Error() string {
	return "more rules than an engine.RuleSet holds: raise engine.MaxRules"
}

// Compile makes a list of rules ready for use; it keeps the list. Rules may name others
// that are not in it. More than MaxRules rules are an error.
func Compile[S any](rules []Rule[S]) (*Rules[S], error) {
	if len(rules) > MaxRules {
		return nil, tooMany{}
	}
	r := &Rules[S]{}
	for i := range rules {
		rules[i].no = RuleNo(i)
		r.List = append(r.List, &rules[i])
	}
	for _, rule := range r.List {
		rule.bound, rule.hushBound = everyFact, everyFact
		for kind := range r.review {
			if rule.Review.Has(FactKind(kind)) {
				r.review[kind] = append(r.review[kind], rule)
			}
		}
		for _, c := range rule.Crosses {
			r.crosses[c.Tally] = append(r.crosses[c.Tally], crossing{c, rule.no})
		}
	}
	for _, lifter := range r.List {
		if lifter.Lifts == nil {
			continue
		}
		for _, rule := range r.List {
			if slices.Contains(lifter.Lifts, rule.ID) {
				rule.lifted = append(rule.lifted, lifter)
				rule.bound = rule.bound.common(lifter.While)
				if lifter.Hush != nil {
					rule.hushBound = rule.hushBound.common(lifter.While)
				}
			}
		}
	}
	for i := len(r.List) - 1; i >= 0; i-- {
		r.enlist(r.List[i])
	}
	for p := int(parts) - 1; p >= 0; p-- {
		for i := len(r.List) - 1; i >= 0; i-- {
			r.enlistPart(r.List[i], part(p))
		}
	}
	return r, nil
}

// enlist puts a rule at the head of the lists of all that it does but change dues.
func (r *Rules[S]) enlist(rule *Rule[S]) {
	for kind := range r.hear {
		if rule.Hears.Has(FactKind(kind)) {
			r.hear[kind] = &listener[S]{r.hear[kind], speaker{rule.no, -1, read(rule.Reads), rule.Given}, rule.Only, rule.On, rule, rule.hushBound}
		}
	}
	for q := range r.asked {
		if rule.Asked>>q&1 != 0 {
			r.asked[q] = &chooser[S]{r.asked[q], rule.While, rule.Prefer, rule}
		}
	}
	for kind := range r.judges {
		if rule.Judges.Has(ActKind(kind)) {
			r.judges[kind] = &judge[S]{r.judges[kind], rule.While, rule.Refuse, rule}
		}
	}
	if rule.Bars != nil {
		r.bars = &bar[S]{r.bars, rule.While, rule.Bars, rule}
	}
}

// enlistPart puts a rule that changes dues in one of the ways at the head of the lists
// of their classes.
func (r *Rules[S]) enlistPart(rule *Rule[S], p part) {
	has := [parts]bool{adds: rule.Adds != nil, scales: rule.Scale != nil, bears: rule.Bears != nil, goes: rule.Goes != nil, annuls: rule.Annul != nil}
	if !has[p] {
		return
	}
	for class := range r.dues {
		if rule.changes(DueClass(class)) {
			r.dues[class] = &changer[S]{r.dues[class], rule.While, rule, p}
		}
	}
}

// ID returns the id of a rule, "" for NoRule.
func (r *Rules[S]) ID(no RuleNo) string {
	if no < 0 {
		return ""
	}
	return r.List[no].ID
}

// IDs returns the ids of a set of rules, in the order of the rules; nil for no rule.
func (r *Rules[S]) IDs(set RuleSet) []string {
	var ids []string
	for no := set.Next(NoRule); no >= 0; no = set.Next(no) {
		ids = append(ids, r.ID(no))
	}
	return ids
}

// Conclude has the rules answer every fact not yet heard, including the facts that they
// say themselves, until there is none left. The dues that a fact annuls are annulled
// before any due that it causes is made.
func (r *Rules[S]) Conclude(s *S, t *Trace) {
	t.crosses = &r.crosses
	for t.heard < len(t.Facts) {
		i := t.heard
		t.heard++
		kind, which := t.Facts[i].Kind&(MaxFacts-1), t.Facts[i].N
		if again := r.review[kind]; len(again) > 0 {
			r.reconsider(s, t, again)
		}
		for e := r.hear[kind]; e != nil; e = e.next {
			if e.only != 0 && e.only&(1<<uint32(which)) == 0 {
				continue
			}
			if t.unseen(e.given) {
				continue
			}
			if !t.unseen(e.bound) && e.of.hushed(s, t, &t.Facts[i]) {
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

// settle has the rules change a new due and, unless one annuls it, enters it in the
// balances.
func (r *Rules[S]) settle(s *S, t *Trace, d *Due) {
	for say := r.dues[d.Class&(MaxClasses-1)]; say != nil; say = say.next {
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

// change records that the rule has changed a due.
func (r *Rule[S]) change(t *Trace, d *Due) {
	d.By.Add(r.no)
	d.Rests.add(r.While)
	d.Counts.add(Counts{r.Reads, cards.AllSeats})
	t.Fired.Add(r.no)
}

// Behind returns every rule behind a due: the rule that owes it, the rules behind the
// facts and counts on which it rests, those that changed it and, if it was annulled, those
// behind that.
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

// reconsider has some rules judge again whether the dues already paid are annulled.
func (r *Rules[S]) reconsider(s *S, t *Trace, by []*Rule[S]) {
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

// spared reports whether a rule that lifts this one exempts a due from it.
func (r *Rule[S]) spared(s *S, t *Trace, d *Due) bool {
	for _, lifter := range r.lifted {
		if lifter.Spare != nil && !t.unseen(lifter.While) && lifter.changes(d.Class) && lifter.Spare(s, d) {
			lifter.change(t, d)
			return true
		}
	}
	return false
}

// hushed reports whether a rule that lifts this one keeps it from answering a fact.
func (r *Rule[S]) hushed(s *S, t *Trace, f *Fact) bool {
	for _, lifter := range r.lifted {
		if lifter.Hush != nil && !t.unseen(lifter.While) && lifter.Hush(s, f) {
			t.Fired.Add(lifter.no)
			return true
		}
	}
	return false
}

// Barred returns the cards of a hand that may not be played. If the act names a card, only
// this one is judged. The rules that bar a card are added to refused and, unless lifted is
// nil, the rules that lift others which would are added to lifted.
func (r *Rules[S]) Barred(s *S, t *Trace, a *Act, hand cards.Set, refused, lifted *RuleSet) (barred cards.Set) {
	for it := r.bars; it != nil; it = it.next {
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

// Refuses reports whether a rule refuses an act; whether its card is barred is not asked.
// The rules that refuse it are added to refused and, unless lifted is nil, the rules that
// lift others which would are added to lifted.
func (r *Rules[S]) Refuses(s *S, t *Trace, a *Act, refused, lifted *RuleSet) (any bool) {
	for it := r.judges[a.Kind&(MaxActs-1)]; it != nil; it = it.next {
		if t.unseen(it.while) {
			continue
		}
		if it.refuse(s, a) && it.rule.stands(s, t, a, refused, lifted) {
			any = true
		}
	}
	return any
}

// Judges returns the rules that judge acts of a kind; where this is play, the kind by
// which cards are played, also the rules that bar cards.
func (r *Rules[S]) Judges(kind, play ActKind) RuleSet {
	var set RuleSet
	for it := r.judges[kind]; it != nil; it = it.next {
		set.Add(it.rule.no)
	}
	if kind == play {
		for it := r.bars; it != nil; it = it.next {
			set.Add(it.rule.no)
		}
	}
	return set
}

// stands reports whether no rule lifts this one for an act. The rule is then added to
// refused; otherwise the rules that lift it are added to lifted, unless that is nil.
func (r *Rule[S]) stands(s *S, t *Trace, a *Act, refused, lifted *RuleSet) bool {
	if !t.unseen(r.bound) && r.isLifted(s, t, a, lifted) {
		return false
	}
	refused.Add(r.no)
	return true
}

// isLifted reports whether a rule lifts this one for an act. All that do are added to
// lifted, unless that is nil.
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

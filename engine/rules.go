package engine

import (
	"slices"

	"quinola/engine/cards"
)

// Rules is a set of compiled rules, in lists by what they have a say in, each in the
// order of the rules.
type Rules[S any] struct {
	List []*Rule[S]

	hear    [MaxFacts][]*Rule[S] // by kind of fact
	review  [MaxFacts][]*Rule[S] // the rules that judge paid dues again, by kind of fact
	asked   [MaxQuestions][]*Rule[S]
	judges  [MaxActs][]*Rule[S] // by kind of act
	court   [MaxActs]ActKind    // the least of the kinds that the same rules judge as each
	bars    []*Rule[S]
	crosses [MaxTallies][]crossing

	// The rules that change new dues, by class, in the order in which they do: a due is
	// added to and multiplied, its payer and its payee are replaced, and it may be annulled.
	adds, scales, bears, goes, annuls [MaxClasses][]*Rule[S]
}

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
		rule.speaks = speaker{rule.no, -1, read(rule.Reads), rule.Given}
		r.enlist(rule)
		for _, lifter := range r.List {
			if slices.Contains(lifter.Lifts, rule.ID) {
				add(&rule.frees, lifter, lifter.When != nil)
				add(&rule.spares, lifter, lifter.Spare != nil)
				add(&rule.hushes, lifter, lifter.Hush != nil)
			}
		}
	}
	for kind := range ActKind(MaxActs) {
		for r.court[kind] < kind && !slices.Equal(r.judges[kind], r.judges[r.court[kind]]) {
			r.court[kind]++
		}
	}
	return r, nil
}

// enlist puts a rule at the end of the lists of all that it does.
func (r *Rules[S]) enlist(rule *Rule[S]) {
	for kind := range FactKind(MaxFacts) {
		add(&r.hear[kind], rule, rule.Hears.Has(kind))
		add(&r.review[kind], rule, rule.Review.Has(kind))
	}
	for q := range Question(MaxQuestions) {
		add(&r.asked[q], rule, rule.Asked&q.Bit() != 0)
	}
	for kind := range ActKind(MaxActs) {
		add(&r.judges[kind], rule, rule.Judges.Has(kind))
	}
	add(&r.bars, rule, rule.Bars != nil)
	for _, c := range rule.Crosses {
		r.crosses[c.Tally] = append(r.crosses[c.Tally], crossing{c, rule.no})
	}
	for class := range DueClass(MaxClasses) {
		if rule.changes(class) {
			add(&r.adds[class], rule, rule.Adds != nil)
			add(&r.scales[class], rule, rule.Scale != nil)
			add(&r.bears[class], rule, rule.Bears != nil)
			add(&r.goes[class], rule, rule.Goes != nil)
			add(&r.annuls[class], rule, rule.Annul != nil)
		}
	}
}

// add puts a rule at the end of a list, if it belongs there.
func add[S any](list *[]*Rule[S], rule *Rule[S], has bool) {
	if has {
		*list = append(*list, rule)
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
		kind, n := t.Facts[i].Kind&(MaxFacts-1), t.Facts[i].N
		if again := r.review[kind]; len(again) > 0 {
			r.reconsider(s, t, again)
		}
		for _, rule := range r.hear[kind] {
			if rule.Only != 0 && rule.Only&(1<<uint32(n)) == 0 || t.unseen(rule.Given) {
				continue
			}
			if len(rule.hushes) > 0 && rule.hushed(s, t, &t.Facts[i]) {
				continue
			}
			before := len(t.Dues)
			t.speaker = rule.speaks
			t.cause = int16(i)
			rule.On(s, &t.Facts[i])
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
	class := d.Class & (MaxClasses - 1)
	for _, rule := range r.adds[class] {
		if !t.unseen(rule.While) {
			if more := rule.Adds(s, d); more != 0 {
				d.Amount += more
				rule.change(t, d)
			}
		}
	}
	for _, rule := range r.scales[class] {
		if !t.unseen(rule.While) {
			if times := rule.Scale(s, d); times != 1 && !rule.spared(s, t, d) {
				d.Amount *= times
				rule.change(t, d)
			}
		}
	}
	for _, rule := range r.bears[class] {
		if !t.unseen(rule.While) {
			if a := rule.Bears(s, d); a != NoAccount && a != d.From && a != d.To {
				d.From = a
				rule.change(t, d)
			}
		}
	}
	for _, rule := range r.goes[class] {
		if !t.unseen(rule.While) {
			if a := rule.Goes(s, d); a != NoAccount && a != d.To {
				d.To = a
				rule.change(t, d)
			}
		}
	}
	for _, rule := range r.annuls[class] {
		if !t.unseen(rule.While) && rule.annuls(s, t, d) {
			d.Unpaid = true
			return
		}
	}
	t.post(d, 1)
}

// annuls reports whether the rule annuls a due, and records it.
func (r *Rule[S]) annuls(s *S, t *Trace, d *Due) bool {
	if !r.Annul(s, d) || r.spared(s, t, d) {
		return false
	}
	d.Annulled, d.VoidedAt, d.Voided = r.no, t.tick(), t.Trick
	t.Fired.Add(r.no)
	return true
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
			if d.Stands() && rule.changes(d.Class) && rule.annuls(s, t, d) {
				t.post(d, -1)
			}
		}
	}
}

// spared reports whether a rule that lifts this one exempts a due from it.
func (r *Rule[S]) spared(s *S, t *Trace, d *Due) bool {
	for _, lifter := range r.spares {
		if !t.unseen(lifter.While) && lifter.changes(d.Class) && lifter.Spare(s, d) {
			lifter.change(t, d)
			return true
		}
	}
	return false
}

// hushed reports whether a rule that lifts this one keeps it from answering a fact.
func (r *Rule[S]) hushed(s *S, t *Trace, f *Fact) bool {
	for _, lifter := range r.hushes {
		if !t.unseen(lifter.While) && lifter.Hush(s, f) {
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
	for _, rule := range r.bars {
		if t.unseen(rule.While) {
			continue
		}
		b := rule.Bars(s, a.Seat, hand)
		if a.Card != cards.None {
			b &= a.Card.Bit()
		}
		if b != 0 && !rule.lifts(s, t, a, lifted) {
			refused.Add(rule.no)
			barred |= b
		}
	}
	return barred
}

// Refuses reports whether a rule refuses an act; whether its card is barred is not asked.
// The rules that refuse it are added to refused and, unless lifted is nil, the rules that
// lift others which would are added to lifted.
func (r *Rules[S]) Refuses(s *S, t *Trace, a *Act, refused, lifted *RuleSet) (any bool) {
	for _, rule := range r.judges[a.Kind&(MaxActs-1)] {
		if !t.unseen(rule.While) && rule.Refuse(s, a) && !rule.lifts(s, t, a, lifted) {
			refused.Add(rule.no)
			any = true
		}
	}
	return any
}

// RefusesOf is Refuses for up to 64 acts: it returns a bit for each that a rule refuses.
// The rules that refuse one, and those that lift others, count as fired. Neighbours that
// the same rules judge are judged rule by rule, so that each rule is looked up once for
// all of them.
func (r *Rules[S]) RefusesOf(s *S, t *Trace, acts []Act) (those uint64) {
	for from, to := 0, 0; from < len(acts); from = to {
		court := r.court[acts[from].Kind&(MaxActs-1)]
		for to = from + 1; to < len(acts) && r.court[acts[to].Kind&(MaxActs-1)] == court; to++ {
		}
		for _, rule := range r.judges[court&(MaxActs-1)] {
			if t.unseen(rule.While) {
				continue
			}
			for i := from; i < to; i++ {
				if a := &acts[i]; rule.Refuse(s, a) && !rule.lifts(s, t, a, &t.Fired) {
					t.Fired.Add(rule.no)
					those |= 1 << (i & 63)
				}
			}
		}
	}
	return those
}

// Judges returns the rules that judge acts of a kind; where this is play, the kind by
// which cards are played, also the rules that bar cards.
func (r *Rules[S]) Judges(kind, play ActKind) RuleSet {
	var set RuleSet
	for _, rule := range r.judges[kind] {
		set.Add(rule.no)
	}
	if kind == play {
		for _, rule := range r.bars {
			set.Add(rule.no)
		}
	}
	return set
}

// lifts reports whether a rule lifts this one for an act. The rules that do are added to
// lifted, unless that is nil.
func (r *Rule[S]) lifts(s *S, t *Trace, a *Act, lifted *RuleSet) bool {
	return len(r.frees) > 0 && r.freed(s, t, a, lifted)
}

func (r *Rule[S]) freed(s *S, t *Trace, a *Act, lifted *RuleSet) (any bool) {
	for _, lifter := range r.frees {
		if !t.unseen(lifter.While) && lifter.When(s, a) {
			any = true
			if lifted != nil {
				lifted.Add(lifter.no)
			}
		}
	}
	return any
}

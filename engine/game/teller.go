package game

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Grounds gives the ids of rules, and the rules behind a due.
type Grounds interface {
	ID(engine.RuleNo) string
	Behind(*engine.Trace, *engine.Due) engine.RuleSet
}

// Teller makes the events of a hand: what rules concluded, what they made players pay
// and what they had returned.
type Teller struct {
	Trace    *engine.Trace
	Rules    Grounds
	Words    *Wording
	Family   string                           // what the ids of the game's own questions begin with
	Book     *Ruleset                         // the book whose pools have names
	Silent   func(i int, f *engine.Fact) bool // facts that are not told though a rule says them
	Denied   engine.FactKinds                 // facts by which a rule says that something is not so
	Measured engine.DueClasses                // dues whose amount is what a pool or the sheet holds
	Party    engine.DueClasses                // dues that an expectation may speak of as the party

	said [engine.MaxRules]*Words // the words of the rules asked for so far
}

// Events returns the hand in order.
func (t *Teller) Events() []Event {
	var list []Event
	for i := range t.Trace.Facts {
		f := &t.Trace.Facts[i]
		if f.Rule < 0 {
			continue
		}
		words := t.words(f.Rule)
		says := words.Says
		if t.Denied.Has(f.Kind) {
			says = words.Not
		}
		if says == "" || t.Silent(i, f) {
			continue
		}
		text := fill(says, func(name string) (string, bool) { return t.place(f, name) })
		if n := len(list); n > 0 && t.told(i, f) && list[n-1].Text == text {
			continue
		}
		list = append(list, Event{
			Clock: f.Clock, Trick: int(f.Trick), Seat: f.Seat, Card: f.Card, Rule: t.Rules.ID(f.Rule), By: t.names(f.Rule, t.Trace.BehindFact(int16(i))), Text: text,
		})
	}
	by := t.Behind()
	list = t.returns(by, t.payments(by, list))
	events := make([]Event, 0, len(list))
	for clock := int16(0); len(events) < len(list); clock++ {
		for i := range list {
			if list[i].Clock == clock {
				events = append(events, list[i])
			}
		}
	}
	return events
}

// place returns what a fact puts in a placeholder of a sentence.
func (t *Teller) place(f *engine.Fact, name string) (string, bool) {
	switch name {
	case "seat":
		return f.Seat.String(), true
	case "leader":
		return f.Leader.String(), true
	case "taker":
		return f.Taker.String(), true
	case "card":
		return t.Words.Sign(f.Card), true
	case "cards":
		return signs(f.Cards), true
	case "n":
		return ascii.Itoa(int(f.N)), true
	case "amount":
		return ascii.Itoa(int(f.Amount)), true
	}
	return "", false
}

// told reports whether the previous fact is of the same rule and the same cause: a rule
// that says two facts in the same words is told once.
func (t *Teller) told(i int, f *engine.Fact) bool {
	if i == 0 {
		return false
	}
	before := &t.Trace.Facts[i-1]
	return before.Rule == f.Rule && before.Cause == f.Cause
}

// Behind returns the rules behind every due. A due whose amount is what a pool or the
// sheet holds rests on every earlier payment into it and out of it.
func (t *Teller) Behind() []engine.RuleSet {
	by := make([]engine.RuleSet, len(t.Trace.Dues))
	var stood [engine.Accounts]engine.RuleSet
	for i := range t.Trace.Dues {
		d := &t.Trace.Dues[i]
		by[i] = t.Rules.Behind(t.Trace, d)
		for _, a := range [...]engine.Account{d.From, d.To} {
			if a.Seat() != cards.NoSeat {
				continue
			}
			if t.Measured&d.Class.Bit() != 0 {
				by[i].Union(stood[a])
				if a == engine.Sheet {
					by[i].Union(stood[engine.Pool])
				}
			}
			stood[a].Union(by[i])
		}
	}
	return by
}

// payments adds the dues that were paid: one event for the dues of one rule on one fact
// that rest on the same rules.
func (t *Teller) payments(by []engine.RuleSet, list []Event) []Event {
	dues := t.Trace.Dues
	told := make([]bool, len(dues))
	for i := range dues {
		first := &dues[i]
		var pays []Pay
		for j := i; j < len(dues) && dues[j].Rule == first.Rule && dues[j].Fact == first.Fact && dues[j].Class == first.Class; j++ {
			if d := &dues[j]; !told[j] && by[j] == by[i] {
				told[j] = true
				if !d.Unpaid && d.Amount != 0 {
					pays = append(pays, t.pay(d))
				}
			}
		}
		if pays != nil {
			list = append(list, t.telling(first, first.Rule, by[i], pays, t.words(first.Rule).Owes, false, false))
		}
	}
	return list
}

// returns adds the dues that rules annulled, before or after they were paid.
func (t *Teller) returns(by []engine.RuleSet, list []Event) []Event {
	for i := range t.Trace.Dues {
		d := &t.Trace.Dues[i]
		if d.Stands() || d.Amount == 0 {
			continue
		}
		p := t.pay(d)
		if !d.Unpaid {
			p.From, p.To = p.To, p.From
		}
		e := t.telling(d, d.Annulled, by[i], []Pay{p}, t.words(d.Annulled).Voids, !d.Unpaid, d.Unpaid)
		e.Trick, e.Clock = int(d.Voided), d.VoidedAt
		list = append(list, e)
	}
	return list
}

// telling returns the event of a payment, with what it is for and who pays whom.
func (t *Teller) telling(d *engine.Due, rule engine.RuleNo, by engine.RuleSet, pays []Pay, words string, back, none bool) Event {
	e := Event{Clock: d.Clock, Trick: int(d.Trick), Seat: d.For.Seat(), Rule: t.Rules.ID(rule), By: t.names(rule, by), Pays: pays, Back: back, None: none}
	if t.Party&d.Class.Bit() != 0 {
		e.For = "party"
	}
	if d.Fact >= 0 {
		f := &t.Trace.Facts[d.Fact]
		e.Seat, e.Card = f.Seat, f.Card
	}
	if to := d.To.Seat(); to >= 0 && (none || back) {
		e.Seat = to
	}
	e.Text = t.Words.Pays.all(pays, back, none, t.Book.Seats)
	if words != "" {
		e.Text = Fill(words, "seat", e.Seat.String(), "card", t.Words.Sign(e.Card)) + ": " + e.Text
	}
	return e
}

// pay returns a due as a payment between named accounts.
func (t *Teller) pay(d *engine.Due) Pay {
	return Pay{From: t.account(d.From), To: t.account(d.To), Amount: d.Amount}
}

// account returns a seat's letter, a pool's name, or the name of what is neither.
func (t *Teller) account(a engine.Account) string {
	switch {
	case a.Seat() >= 0:
		return a.Seat().String()
	case a == engine.Bank:
		return Chest
	case a == engine.Waiting:
		return Waits
	case a == engine.Sheet:
		return Sheet
	}
	if i := int(a - engine.Pool); i < len(t.Book.Pools) {
		return t.Book.Pools[i]
	}
	return "pool"
}

// Undone returns the rules all of whose payments were annulled.
func (t *Teller) Undone() []string {
	var stand, annulled engine.RuleSet
	for i := range t.Trace.Dues {
		if d := &t.Trace.Dues[i]; d.Stands() {
			stand.Add(d.Rule)
		} else {
			annulled.Add(d.Rule)
		}
	}
	var ids []string
	for no := annulled.Next(engine.NoRule); no >= 0; no = annulled.Next(no) {
		if !stand.Has(no) {
			ids = append(ids, t.Rules.ID(no))
		}
	}
	return ids
}

// words returns what is told of a rule.
func (t *Teller) words(no engine.RuleNo) *Words {
	if no < 0 {
		return &noWords
	}
	if t.said[no] == nil {
		t.said[no] = t.Words.Of(ascii.After(t.Rules.ID(no), t.Family+"/"))
	}
	return t.said[no]
}

// names lists the rules behind an event, beginning with the one that said it.
func (t *Teller) names(first engine.RuleNo, by engine.RuleSet) []string {
	names := append(make([]string, 0, 8), t.Rules.ID(first))
	for no := by.Next(engine.NoRule); no >= 0; no = by.Next(no) {
		if no != first {
			names = append(names, t.Rules.ID(no))
		}
	}
	return names
}

// signs writes cards as signs, such as ♥J.
func signs(set cards.Set) string {
	var list []string
	for _, c := range cards.Ranked(set) {
		list = append(list, c.Sign())
	}
	return ascii.Join(list, " ")
}

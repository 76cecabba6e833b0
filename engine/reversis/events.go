package reversis

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// events tells a hand: what rules concluded, what they had paid and what they
// had returned, in order.
func (s *State) events(w *game.Wording) []game.Event {
	s.castUp()
	var list []timed
	for i := range s.Facts {
		f := &s.Facts[i]
		words := w.Of(s.word(f.Rule))
		says := words.Says
		switch f.Kind {
		case factChosen, factOrdinary, factSpared:
			says = words.Not
		}
		if f.Rule < 0 || says == "" || f.Kind == factNarrowed || f.Kind == factTrick || f.Kind == factLead || f.Kind == factSameDealer && f.Cause >= 0 {
			continue
		}
		by := s.BehindFact(int16(i))
		list = append(list, timed{f.Clock, game.Event{
			Trick: int(f.Trick), Seat: f.Seat, Card: f.Card, Rule: s.law.id(f.Rule), By: s.names(f.Rule, &by),
			Text: game.Fill(says, "seat", f.Seat.String(), "leader", f.Leader.String(), "taker", f.Taker.String(),
				"card", w.Sign(f.Card), "n", ascii.Itoa(int(f.N))),
		}})
	}
	by := s.grounds()
	list = s.payments(w, by, list)
	list = s.returns(w, by, list)
	events := make([]game.Event, 0, len(list))
	for clock := int16(0); len(events) < len(list); clock++ {
		for i := range list {
			if list[i].clock == clock {
				events = append(events, list[i].Event)
			}
		}
	}
	return events
}

// timed is an event and when it was.
type timed struct {
	clock int16
	game.Event
}

// castUp enters every trick in the tallies, so that what was counted rests on
// the rules that gave the tricks.
func (s *State) castUp() {
	s.Entries = s.Entries[:0]
	for i := range s.Facts {
		f := &s.Facts[i]
		e := engine.Entry{Tally: tallyTricks, Seat: f.Taker, Rule: f.Rule, Fact: int16(i), Also: -1, Clock: f.Clock, N: 1}
		switch f.Kind {
		case factThrown:
			e.Rests = 1 << factRest
		case factTrick:
		default:
			continue
		}
		s.Entries = append(s.Entries, e)
		e.Tally, e.N = tallyPoints, f.N
		s.Entries = append(s.Entries, e)
	}
}

// grounds is the rules behind every due. One whose amount is what a pool or the
// sheet holds rests on all that was paid into that and drawn from it before.
func (s *State) grounds() []engine.RuleSet {
	by := make([]engine.RuleSet, len(s.Dues))
	var stood [engine.Accounts]engine.RuleSet
	for i := range s.Dues {
		d := &s.Dues[i]
		by[i] = s.law.rules.Behind(&s.Trace, d)
		for _, a := range [...]engine.Account{d.From, d.To} {
			if a.Seat() != cards.NoSeat {
				continue
			}
			if measured&d.Class.Bit() != 0 {
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

// payments adds the dues that were paid, one event for those of one rule on
// one fact that rest on the same.
func (s *State) payments(w *game.Wording, by []engine.RuleSet, list []timed) []timed {
	told := make([]bool, len(s.Dues))
	for i := range s.Dues {
		first := &s.Dues[i]
		var pays []game.Pay
		for j := i; j < len(s.Dues) && s.Dues[j].Rule == first.Rule && s.Dues[j].Fact == first.Fact && s.Dues[j].Class == first.Class; j++ {
			if d := &s.Dues[j]; !told[j] && by[j] == by[i] {
				told[j] = true
				if !d.Unpaid && d.Amount != 0 {
					pays = append(pays, s.pay(d))
				}
			}
		}
		if pays != nil {
			list = append(list, timed{first.Clock, s.telling(w, first, first.Rule, by[i], pays, w.Of(s.word(first.Rule)).Owes, false, false)})
		}
	}
	return list
}

// returns adds the dues that rules annulled, before or after they were paid.
func (s *State) returns(w *game.Wording, by []engine.RuleSet, list []timed) []timed {
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.Stands() || d.Amount == 0 {
			continue
		}
		p := s.pay(d)
		words := w.Of(s.word(d.Annulled)).Voids
		if !d.Unpaid {
			p.From, p.To = p.To, p.From
		}
		e := s.telling(w, d, d.Annulled, by[i], []game.Pay{p}, words, !d.Unpaid, d.Unpaid)
		e.Trick = int(d.Voided)
		list = append(list, timed{d.VoidedAt, e})
	}
	return list
}

// telling is the event of a payment: what it is for, and who pays whom.
func (s *State) telling(w *game.Wording, d *engine.Due, rule engine.RuleNo, by engine.RuleSet, pays []game.Pay, words string, back, none bool) game.Event {
	e := game.Event{Trick: int(d.Trick), Seat: d.For.Seat(), Rule: s.law.id(rule), By: s.names(rule, &by), Pays: pays, Back: back, None: none}
	if d.Class == dueParty {
		e.For = "party"
	}
	if f := s.fact(d); f != nil {
		e.Seat, e.Card = f.Seat, f.Card
	}
	if none || back {
		if to := d.To.Seat(); to >= 0 {
			e.Seat = to
		}
	}
	var told []string
	for _, p := range pays {
		told = append(told, w.Pays.Sentence(p, back, none))
	}
	e.Text = ascii.Join(told, ", ")
	if words != "" {
		e.Text = game.Fill(words, "seat", e.Seat.String(), "card", w.Sign(e.Card)) + ": " + e.Text
	}
	return e
}

// pay is a due as a payment between named accounts.
func (s *State) pay(d *engine.Due) game.Pay {
	return game.Pay{From: s.accountName(d.From), To: s.accountName(d.To), Amount: d.Amount}
}

// accountName is a seat's letter, a pool's name, or "sheet".
func (s *State) accountName(a engine.Account) string {
	switch {
	case a.Seat() >= 0:
		return a.Seat().String()
	case a == engine.Sheet:
		return game.Sheet
	}
	if i := int(a - engine.Pool); i >= 0 && i < len(s.law.Pools) {
		return s.law.Pools[i]
	}
	return "pool"
}

// word is a rule's key in the wording.
func (s *State) word(no engine.RuleNo) string { return ascii.After(s.law.id(no), Prefix) }

// names lists the rules behind an event, the one that speaks first.
func (s *State) names(first engine.RuleNo, by *engine.RuleSet) []string {
	names := []string{s.law.id(first)}
	for no := by.Next(engine.NoRule); no >= 0; no = by.Next(no) {
		if no != first {
			names = append(names, s.law.id(no))
		}
	}
	return names
}

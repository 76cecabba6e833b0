package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// settlement is what a hand came to.
func (h *hearing) settlement() *game.Settlement {
	st := h.st
	h.State.settlement(st)
	return st
}

// settlement writes what the hand came to.
func (s *State) settlement(st *game.Settlement) {
	l := s.law
	st.Rules, st.Unit, st.Seats, st.Dealer = l.rs.ID, l.rs.Unit, s.Round, s.Dealer
	for _, seat := range s.Round {
		st.Net[seat] = s.Balance[seat]
		st.Taken[seat] = int8(s.Tally(Tricks, seat))
		st.Points[seat] = s.Tally(Points, seat)
	}
	for i, name := range l.poolNames() {
		st.Pools = append(st.Pools, game.Pool{Name: name, Amount: s.Pool(i)})
	}
	st.Bank = -s.Balance[engine.Bank]
	st.State = s.carry()
	st.Void = s.Seen(FactVoid) != nil
	st.Done = s.closed && s.Seen(FactEnd) != nil
	st.Next = s.Who(FactNextDealer)
	st.VoidBy, st.NextBy, st.FirstBy = s.behindAll(FactVoid), s.behindAll(FactNextDealer), s.behindAll(FactDealer)
	st.Tricks = s.tricks()
	st.Events = s.events(l.game.Wording())
	st.Fired = l.ids(s.Fired)
	st.Undone = s.undone()
	for q := engine.Question(0); q < engine.MaxQuestions; q++ {
		if s.open&q.Bit() != 0 {
			st.Ties = append(st.Ties, l.game.question(q))
		}
	}
	s.outcomes(st)
	if l.game.Told != nil {
		l.game.Told(s, st)
	}
}

// carry is what is carried to the next hand: betes that wait, scores, and what
// the game says.
func (s *State) carry() []record.Item {
	var list []record.Item
	for _, n := range s.Queue() {
		list = append(list, record.Item{Name: Waits, Seat: cards.NoSeat, N: n})
	}
	scored := false
	for _, seat := range s.Round {
		scored = scored || s.Score(seat) != 0
	}
	for _, seat := range s.Round {
		if scored {
			list = append(list, record.Item{Name: Scores, Seat: seat, N: s.Score(seat)})
		}
	}
	if s.law.game.Keeps != nil {
		list = append(list, s.law.game.Keeps(s)...)
	}
	return list
}

// tricks is the tricks that were played, the last perhaps not complete.
func (s *State) tricks() []game.Trick {
	var list []game.Trick
	for i := range s.Facts {
		f := &s.Facts[i]
		n := len(list)
		switch f.Kind {
		case FactPlayed:
			if n == 0 || list[n-1].No != int(f.Trick) {
				list = append(list, game.Trick{No: int(f.Trick), Leader: f.Seat, Taker: cards.NoSeat})
				n++
			}
			list[n-1].Cards, list[n-1].Seats = append(list[n-1].Cards, f.Card), append(list[n-1].Seats, f.Seat)
		case FactTrick:
			if n > 0 {
				list[n-1].Taker = f.Seat
			}
		}
	}
	return list
}

// outcomes says who won and who lost.
func (s *State) outcomes(st *game.Settlement) {
	for _, o := range [...]struct {
		kind engine.FactKind
		what string
	}{{FactUndertakes, "player"}, {FactCounters, "contre"}, {FactWon, game.Won}, {FactLost, game.Lost}, {FactVole, "vole"}, {FactDevole, "devole"}, {FactMatch, "match"}} {
		var seats []cards.Seat
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == o.kind && f.Seat >= 0 {
				seats = append(seats, f.Seat)
			}
		}
		if seats != nil {
			st.Outcomes = append(st.Outcomes, game.Outcome{What: o.what, Seats: seats, By: s.behindAll(o.kind)})
		}
	}
}

// behindAll is the rules behind the facts of a kind.
func (s *State) behindAll(kind engine.FactKind) []string {
	var by engine.RuleSet
	for i := s.From(kind); i < len(s.Facts); i++ {
		if s.Facts[i].Kind == kind {
			by.Union(s.BehindFact(int16(i)))
		}
	}
	return s.law.ids(by)
}

// undone is the rules all of whose payments were annulled.
func (s *State) undone() []string {
	var paid, void engine.RuleSet
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Stands() {
			paid.Add(d.Rule)
		} else {
			void.Add(d.Rule)
		}
	}
	var ids []string
	for no := void.Next(engine.NoRule); no >= 0; no = void.Next(no) {
		if !paid.Has(no) {
			ids = append(ids, s.law.id(no))
		}
	}
	return ids
}

// events tells a hand: what rules concluded, what they had paid and what they
// had returned, in order.
func (s *State) events(w *game.Wording) []game.Event {
	var list []timed
	for i := range s.Facts {
		f := &s.Facts[i]
		if f.Rule < 0 || f.Kind == FactNarrowed || s.toldBefore(i) {
			continue
		}
		words := w.Of(s.told(f.Rule))
		if words.Says == "" {
			continue
		}
		by := s.BehindFact(int16(i))
		list = append(list, timed{f.Clock, game.Event{
			Trick: int(f.Trick), Seat: f.Seat, Card: f.Card, Rule: s.law.id(f.Rule), By: s.names(f.Rule, &by),
			Text: game.Fill(words.Says, "seat", f.Seat.String(), "leader", f.Leader.String(), "taker", f.Taker.String(),
				"card", w.Sign(f.Card), "cards", signs(f.Cards), "n", ascii.Itoa(int(f.N)), "amount", ascii.Itoa(int(f.Amount))),
		}})
	}
	list = s.returns(w, s.payments(w, list))
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

// toldBefore reports whether a rule that says several facts at once has told
// what it has to tell with the one before: that a card is turned, and that it
// makes trumps.
func (s *State) toldBefore(i int) bool {
	if i == 0 {
		return false
	}
	f, before := &s.Facts[i], &s.Facts[i-1]
	return before.Rule == f.Rule && before.Cause == f.Cause &&
		(f.Kind == FactSame || f.Kind == FactNextDealer || before.Card == f.Card && f.Card != cards.None && before.Kind != f.Kind)
}

// timed is an event and when it was.
type timed struct {
	clock int16
	game.Event
}

// payments adds the dues that were paid: in one event those of one rule on one
// fact that rest on the same.
func (s *State) payments(w *game.Wording, list []timed) []timed {
	for i := 0; i < len(s.Dues); {
		first := &s.Dues[i]
		by := s.law.rules.Behind(&s.Trace, first)
		var pays []game.Pay
		j := i
		for ; j < len(s.Dues); j++ {
			d := &s.Dues[j]
			if d.Rule != first.Rule || d.Fact != first.Fact || d.Class != first.Class || j > i && s.law.rules.Behind(&s.Trace, d) != by {
				break
			}
			if !d.Unpaid && d.Amount != 0 {
				pays = append(pays, s.pay(d))
			}
		}
		if pays != nil {
			list = append(list, timed{first.Clock, s.telling(w, first, first.Rule, by, pays, w.Of(s.told(first.Rule)).Owes, false, false)})
		}
		i = j
	}
	return list
}

// returns adds the dues that rules annulled, before or after they were paid.
func (s *State) returns(w *game.Wording, list []timed) []timed {
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.Stands() || d.Amount == 0 {
			continue
		}
		by := s.law.rules.Behind(&s.Trace, d)
		p := s.pay(d)
		if !d.Unpaid {
			p.From, p.To = p.To, p.From
		}
		e := s.telling(w, d, d.Annulled, by, []game.Pay{p}, w.Of(s.told(d.Annulled)).Voids, !d.Unpaid, d.Unpaid)
		e.Trick = int(d.Voided)
		list = append(list, timed{d.VoidedAt, e})
	}
	return list
}

// telling is the event of a payment: what it is for, and who pays whom.
func (s *State) telling(w *game.Wording, d *engine.Due, rule engine.RuleNo, by engine.RuleSet, pays []game.Pay, words string, back, none bool) game.Event {
	e := game.Event{Trick: int(d.Trick), Seat: d.For.Seat(), Rule: s.law.id(rule), By: s.names(rule, &by), Pays: pays, Back: back, None: none}
	if f := s.Fact(d); f != nil {
		e.Seat, e.Card = f.Seat, f.Card
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

// accountName is a seat's letter, a pool's name, "waiting" or "bank".
func (s *State) accountName(a engine.Account) string {
	switch {
	case a.Seat() >= 0:
		return a.Seat().String()
	case a == engine.Bank:
		return game.Chest
	case a == engine.Waiting:
		return Waits
	case a == engine.Sheet:
		return game.Sheet
	}
	if i := int(a - engine.Pool); i < len(s.law.rs.Pools) {
		return s.law.rs.Pools[i]
	}
	return "pool"
}

// told is a rule as answers name it.
func (s *State) told(no engine.RuleNo) string { return ascii.After(s.law.id(no), s.law.game.Kin+"/") }

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

// signs writes cards as signs.
func signs(set cards.Set) string {
	var list []string
	for _, c := range cards.Ranked(set) {
		list = append(list, c.Sign())
	}
	return ascii.Join(list, " ")
}

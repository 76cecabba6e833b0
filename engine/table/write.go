package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Record returns the course of a hand as a record.
func (l *Law) Record(c *Course) *record.Record {
	r := &record.Record{Rules: l.rs.ID, Dealer: c.Dealer, Leader: cards.NoSeat, Hands: c.Hands}
	for _, hand := range c.Hands {
		if hand != 0 {
			r.Players++
		}
	}
	if l.twice {
		r.Pack = record.Black
	}
	for i, name := range l.rs.PoolNames() {
		r.Pools = append(r.Pools, record.Pool{Name: name, Amount: c.Start[i]})
	}
	for _, n := range c.queue {
		r.State = append(r.State, record.Item{Name: game.Waits, Seat: cards.NoSeat, N: n})
	}
	for i := range counted {
		for _, seat := range l.round {
			if n := [...]int32{c.marks[seat], c.points[seat]}[i]; n != 0 {
				r.State = append(r.State, record.Item{Name: counted[i].Name, Seat: seat, N: n})
			}
		}
	}
	r.State = append(r.State, c.known...)
	r.Talon = append([]cards.Card(nil), c.Talon[:c.Left]...)
	r.Turned = c.Turned
	for i := range c.Steps {
		if st := &c.Steps[i]; !st.Unasked || c.Plan == 0 { // what was planned is noted as it was
			l.note(r, st)
		}
	}
	for i := range c.Plans[:c.Plan] {
		a := l.Recorded(&c.Plans[i].Act)
		a.At = int(c.Plans[i].At)
		r.Acts = append(r.Acts, a)
	}
	for i := range c.Late {
		a := l.Recorded(&c.Late[i])
		a.At = record.AtEnd
		r.Acts = append(r.Acts, a)
	}
	if writes := l.game.Played().Writes; writes != nil {
		writes(l, r)
	}
	return r
}

// note adds a step to a record.
func (l *Law) note(r *record.Record, st *Step) {
	a, word := &st.Act, l.WordOf(st)
	if st.Unasked || st.Trick > 0 && a.Kind != ActPlay {
		x := l.Recorded(a)
		x.At, x.Phase, x.After = record.AtDeal, word, int(st.After)
		if st.Trick > 0 {
			x.At, x.Phase = int(st.Trick), ""
		}
		if word == "draw" {
			x.At, x.Phase = record.AtExchange, ""
		}
		r.Acts = append(r.Acts, x)
		return
	}
	if a.Kind == ActPlay && st.Trick > 0 {
		r.Plays = append(r.Plays, record.Play{Trick: int(st.Trick), Seat: a.Seat, Card: a.Card})
		return
	}
	n := len(r.Steps)
	putsOut := n > 0 && r.Steps[n-1].Seat == a.Seat && r.Steps[n-1].Act == words[ActOut] && r.Steps[n-1].Phase == word
	if a.Kind == ActDone && putsOut {
		return
	}
	if a.Kind == ActOut && putsOut {
		r.Steps[n-1].Cards = append(r.Steps[n-1].Cards, a.Card)
		return
	}
	if a.Kind == ActDone && l.game.Phases[st.Phase].Quiet {
		return
	}
	x := l.AsStep(word, a)
	if a.Kind == ActPlay {
		x.Act = ""
		if n > 0 && a.N[0] == 0 && carriesOn(&r.Steps[n-1], a.Seat, word) {
			r.Steps[n-1].Cards = append(r.Steps[n-1].Cards, a.Card)
			return
		}
	}
	r.Steps = append(r.Steps, x)
}

// carriesOn reports whether a step is the play of cards to which the same player now
// adds one.
func carriesOn(s *record.Step, seat cards.Seat, word string) bool {
	return s.Seat == seat && s.Phase == word && s.Act == "" && s.Cards != nil && s.N == nil
}

// Recorded returns an act as a record writes it.
func (l *Law) Recorded(a *engine.Act) record.Act {
	x := record.Act{Seat: a.Seat, Act: l.game.word(a.Kind), Card: a.Card, To: a.To}
	if a.Cards != 0 {
		x.Cards = cards.Ranked(a.Cards)
	}
	for _, n := range a.N {
		if n != 0 {
			x.N = append(x.N, int(n))
		}
	}
	return x
}

// AsStep returns an act of the phase or choice with that word, as a step of a record.
func (l *Law) AsStep(word string, a *engine.Act) record.Step {
	x := l.Recorded(a)
	st := record.Step{Phase: word, Seat: a.Seat, Act: x.Act, Cards: x.Cards, N: x.N, To: a.To}
	if a.Card != cards.None {
		st.Cards = []cards.Card{a.Card}
	}
	return st
}

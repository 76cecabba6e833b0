package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// AppendJSON writes the settlement as replay's JSON. The clauses behind an
// event's rules come from clauses; nil leaves them empty.
func (st *Settlement) AppendJSON(b []byte, clauses func(rule string) []string) []byte {
	w := &record.Writer{B: b}
	w.Open('{')
	w.Key("rules").Text(st.Rules)
	w.Key("unit").Text(st.Unit)
	st.bySeat(w, "net", &st.Net)
	st.writeAccounts(w)
	st.bySeat(w, "points", &st.Points)
	st.writeTricks(w)
	st.writeOutcomes(w)
	if st.Void {
		w.Key("void").Truth(true)
	}
	w.Key("next").Seat(st.Next)
	w.Key("events").Open('[')
	for i := range st.Events {
		st.Events[i].write(w, clauses)
	}
	w.Close(']')
	w.Close('}')
	return w.B
}

func (st *Settlement) bySeat(w *record.Writer, key string, of *[cards.Seats]int32) {
	w.Key(key).Open('{')
	for _, seat := range st.Seats {
		w.Key(seat.String()).Number(int(of[seat]))
	}
	w.Close('}')
}

// writeAccounts writes what lies outside the seats: a single pool, or pools by
// name, the bank where there is one, and the beasts.
func (st *Settlement) writeAccounts(w *record.Writer) {
	w.Pools(st.Pools)
	if st.Bank != 0 {
		w.Key("bank").Number(int(st.Bank))
	}
	if st.State != nil {
		w.Key("state").State(st.State)
	}
	if st.Sheet {
		w.Beasts(st.Beasts)
	}
}

func (st *Settlement) writeTricks(w *record.Writer) {
	w.Key("tricks").Open('[')
	for _, t := range st.Tricks {
		w.Open('{')
		w.Key("leader").Seat(t.Leader)
		w.Key("taker").Seat(t.Taker)
		w.Key("cards").Cards(t.Cards)
		w.Close('}')
	}
	w.Close(']')
}

// writeOutcomes writes the outcomes that have names of their own in the JSON,
// and the others as the result.
func (st *Settlement) writeOutcomes(w *record.Writer) {
	result := false
	for i := range st.Outcomes {
		if o := &st.Outcomes[i]; o.Own {
			o.write(w)
		} else {
			result = true
		}
	}
	if !result {
		return
	}
	w.Key("result").Open('{')
	for i := range st.Outcomes {
		if o := &st.Outcomes[i]; !o.Own {
			o.write(w)
		}
	}
	w.Close('}')
}

// write writes an outcome: its details, or else whose it is, or else that it
// is so.
func (o *Outcome) write(w *record.Writer) {
	w.Key(o.What)
	switch {
	case o.Own && o.Details == nil:
		w.Null()
	case o.Details != nil:
		w.Open('{')
		for _, d := range o.Details {
			w.Key(d.Name)
			switch d.Says {
			case SaysSeat:
				w.Seat(d.Seat)
			case SaysNumber:
				w.Number(int(d.N))
			case SaysTruth:
				w.Truth(d.N != 0)
			}
		}
		w.Close('}')
	case len(o.Seats) == 1:
		w.Seat(o.Seats[0])
	case o.Seats != nil:
		w.Open('[')
		for _, seat := range o.Seats {
			w.Seat(seat)
		}
		w.Close(']')
	default:
		w.Truth(true)
	}
}

func (e *Event) write(w *record.Writer, clauses func(string) []string) {
	w.Open('{')
	w.Key("trick").Number(e.Trick)
	w.Key("seat").Seat(e.Seat)
	w.Key("rule").Text(e.Rule)
	w.Key("by").Texts(e.By)
	w.Key("clauses").Texts(e.clauses(clauses))
	w.Key("pays").Open('[')
	if !e.None {
		for _, p := range e.Pays {
			w.Open('{')
			w.Key("from").Text(p.From)
			w.Key("to").Text(p.To)
			w.Key("amount").Number(int(p.Amount))
			w.Close('}')
		}
	}
	w.Close(']')
	w.Key("text").Text(e.Text)
	w.Close('}')
}

// clauses is the clauses behind an event's rules, each once.
func (e *Event) clauses(of func(string) []string) (behind []string) {
	if of == nil {
		return nil
	}
	seen := map[string]bool{}
	for _, rule := range e.By {
		for _, c := range of(rule) {
			if !seen[c] {
				seen[c] = true
				behind = append(behind, c)
			}
		}
	}
	return behind
}

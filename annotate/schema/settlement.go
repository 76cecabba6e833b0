package schema

import (
	"slices"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Idle is the acts of a record without which its hand is settled alike, as a block
// notes them.
type Idle struct {
	Acts   []string
	Unsaid []string // those of kinds of which the book says nothing
}

// Append writes a settlement as replay's JSON. The clauses behind an event's
// rules come from clauses; nil leaves them empty.
func Append(b []byte, st *game.Settlement, clauses func(rule string) []string) []byte {
	return write(b, st, clauses, &Idle{})
}

func write(b []byte, st *game.Settlement, clauses func(rule string) []string, idle *Idle) []byte {
	w := &record.Writer{B: b}
	w.Open('{')
	w.Key("rules").Text(st.Rules)
	w.Key("unit").Text(st.Unit)
	writeBySeat(w, "net", st.Seats, &st.Net)
	writeAccounts(w, st)
	writeBySeat(w, "points", st.Seats, &st.Points)
	writeTricks(w, st.Tricks)
	writeOutcomes(w, st.Outcomes)
	if st.Void {
		w.Key("void").Truth(true)
	}
	w.Key("next").Seat(st.Next)
	w.Key("events").Open('[')
	for i := range st.Events {
		writeEvent(w, &st.Events[i], clauses)
	}
	w.Close(']')
	if len(idle.Acts) > 0 {
		w.Key("idle").Texts(idle.Acts)
	}
	if len(idle.Unsaid) > 0 {
		w.Key("unsaid").Texts(idle.Unsaid)
	}
	w.Close('}')
	return w.B
}

func writeBySeat(w *record.Writer, key string, seats []cards.Seat, of *[cards.Seats]int32) {
	w.Key(key).Open('{')
	for _, seat := range seats {
		w.Key(seat.String()).Number(int(of[seat]))
	}
	w.Close('}')
}

// writeAccounts writes what lies outside the seats: a single pool, or pools by
// name, the bank where there is one, and the beasts.
func writeAccounts(w *record.Writer, st *game.Settlement) {
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

func writeTricks(w *record.Writer, list []game.Trick) {
	w.Key("tricks").Open('[')
	for _, t := range list {
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
func writeOutcomes(w *record.Writer, list []game.Outcome) {
	result := false
	for i := range list {
		if o := &list[i]; o.Own {
			writeOutcome(w, o)
		} else {
			result = true
		}
	}
	if !result {
		return
	}
	w.Key("result").Open('{')
	for i := range list {
		if o := &list[i]; !o.Own {
			writeOutcome(w, o)
		}
	}
	w.Close('}')
}

// writeOutcome writes an outcome: its details, or else whose it is, or else that it
// is so.
func writeOutcome(w *record.Writer, o *game.Outcome) {
	w.Key(o.What)
	switch {
	case o.Own && o.Details == nil:
		w.Null()
	case o.Details != nil:
		w.Open('{')
		for _, d := range o.Details {
			w.Key(d.Name)
			switch d.Says {
			case game.SaysSeat:
				w.Seat(d.Seat)
			case game.SaysNumber:
				w.Number(int(d.N))
			case game.SaysTruth:
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

func writeEvent(w *record.Writer, e *game.Event, clauses func(string) []string) {
	w.Open('{')
	w.Key("trick").Number(e.Trick)
	w.Key("seat").Seat(e.Seat)
	w.Key("rule").Text(e.Rule)
	w.Key("by").Texts(e.By)
	w.Key("clauses").Texts(behind(e.By, clauses))
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

// behind returns the clauses behind some rules, each once.
func behind(rules []string, of func(string) []string) (list []string) {
	if of == nil {
		return nil
	}
	for _, rule := range rules {
		for _, c := range of(rule) {
			if !slices.Contains(list, c) {
				list = append(list, c)
			}
		}
	}
	return list
}

// AppendRun writes the settlements of a run as replay's JSON: that of a single
// hand as it is. The idle acts are those of each hand; nil for none.
func AppendRun(b []byte, list []*game.Settlement, clauses func(rule string) []string, idle []Idle) []byte {
	if idle == nil {
		idle = make([]Idle, len(list))
	}
	if len(list) == 1 {
		return write(b, list[0], clauses, &idle[0])
	}
	b = append(b, `{"hands":[`...)
	for i, st := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = write(b, st, clauses, &idle[i])
	}
	return append(b, "]}"...)
}

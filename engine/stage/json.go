package stage

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// AppendJSON writes what is seen: the State of templates/script/engine.ts.
func (s *Stage) AppendJSON(b []byte, l *Look) []byte {
	o := &record.Writer{B: b}
	o.Open('{')
	o.Key("plan").Open('[')
	for _, p := range s.Plan {
		o.Text(p.Card.String())
	}
	o.Close(']')
	seat := ""
	if l.Seat != cards.NoSeat {
		seat = l.Seat.String()
	}
	o.Key("seat").Text(seat)
	o.Key("trick").Number(l.Trick)
	o.Key("done").Truth(l.Done)
	o.Key("hands").Open('{')
	for seat, held := range l.Hands {
		if held != 0 {
			o.Key(cards.Seat(seat).String()).Cards(cards.Ranked(held))
		}
	}
	o.Close('}')
	o.Key("table").Plays(l.Table)
	o.Key("legal").Cards(l.Legal)
	o.Key("refused").Open('{')
	for _, r := range l.Refused {
		o.Key(r.Card.String()).Texts(r.By)
	}
	o.Close('}')
	o.Key("pools").Open('[')
	for _, p := range l.So.Pools {
		o.Number(int(p.Amount))
	}
	o.Close(']')
	o.Key("net").Open('{')
	for _, seat := range l.So.Seats {
		o.Key(seat.String()).Number(int(l.So.Net[seat]))
	}
	o.Close('}')
	o.Key("judged").Open('[') // of each three: refused or not, and the rules
	for i := range l.So.Judged {
		j := &l.So.Judged[i]
		o.Truth(j.Refused)
		o.Texts(j.By)
		o.Texts(j.Lifted)
	}
	o.Close(']')
	o.Key("fired").Texts(l.So.Fired)
	o.Key("undone").Texts(l.So.Undone)
	o.Key("events").Open('[')
	for _, e := range l.So.Events {
		o.Open('{')
		o.Key("trick").Number(e.Trick)
		o.Key("rule").Text(e.Rule)
		o.Key("by").Texts(e.By)
		o.Key("text").Text(e.Text)
		o.Close('}')
	}
	o.Close(']')
	o.Close('}')
	return o.B
}

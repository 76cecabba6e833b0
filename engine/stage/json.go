package stage

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// AppendJSON writes what is seen: the State of templates/script/engine.ts.
func (s *Stage) AppendJSON(b []byte, l *Look) []byte {
	o := &writer{record.Writer{B: b}}
	o.Open('{')
	o.Key("plan")
	o.Open('[')
	for _, p := range s.Plan {
		o.Text(p.Card.String())
	}
	o.Close(']')
	o.Key("seat")
	if l.Seat == cards.NoSeat {
		o.Text("")
	} else {
		o.Text(l.Seat.String())
	}
	o.Key("trick")
	o.Number(l.Trick)
	o.Key("done")
	o.Truth(l.Done)
	o.Key("hands")
	o.Open('{')
	for seat, held := range l.Hands {
		if held != 0 {
			o.Key(cards.Seat(seat).String())
			o.Cards(cards.Ranked(held))
		}
	}
	o.Close('}')
	o.Key("table")
	o.Plays(l.Table)
	o.Key("legal")
	o.Cards(l.Legal)
	o.Key("refused")
	o.Open('{')
	for _, r := range l.Refused {
		o.Key(r.Card.String())
		o.Texts(r.By)
	}
	o.Close('}')
	o.settlement(l.So)
	o.Close('}')
	return o.B
}

// writer writes what the page reads.
type writer struct{ record.Writer }

// settlement writes what has followed so far.
func (o *writer) settlement(so *game.Settlement) {
	o.Key("pools")
	o.Open('[')
	for _, p := range so.Pools {
		o.Number(int(p.Amount))
	}
	o.Close(']')
	o.Key("fired")
	o.Texts(so.Fired)
	o.Key("undone")
	o.Texts(so.Undone)
	o.Key("events")
	o.Open('[')
	for _, e := range so.Events {
		o.Open('{')
		o.Key("trick")
		o.Number(e.Trick)
		o.Key("rule")
		o.Text(e.Rule)
		o.Key("by")
		o.Texts(e.By)
		o.Key("text")
		o.Text(e.Text)
		o.Close('}')
	}
	o.Close(']')
}

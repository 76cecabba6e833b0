package stage

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// object appends JSON with its commas; the page's State in
// templates/script/engine.ts is what it writes.
type object struct {
	b    []byte
	more bool
}

func (o *object) comma() {
	if o.more {
		o.b = append(o.b, ',')
	}
	o.more = false
}

func (o *object) open(c byte)  { o.comma(); o.b = append(o.b, c) }
func (o *object) close(c byte) { o.b, o.more = append(o.b, c), true }

func (o *object) key(name string) {
	o.comma()
	o.b = append(record.AppendQuoted(o.b, name), ':')
}

func (o *object) text(s string) {
	o.comma()
	o.b, o.more = record.AppendQuoted(o.b, s), true
}

func (o *object) number(n int) {
	o.comma()
	o.b, o.more = ascii.AppendInt(o.b, n), true
}

func (o *object) truth(v bool) {
	o.comma()
	o.b, o.more = ascii.AppendBool(o.b, v), true
}

func (o *object) texts(list []string) {
	o.open('[')
	for _, s := range list {
		o.text(s)
	}
	o.close(']')
}

func (o *object) cards(list []cards.Card) {
	o.open('[')
	for _, c := range list {
		o.text(c.String())
	}
	o.close(']')
}

func (o *object) plays(list []record.Play) {
	o.open('[')
	for _, p := range list {
		o.open('[')
		o.text(p.Seat.String())
		o.text(p.Card.String())
		o.close(']')
	}
	o.close(']')
}

// AppendJSON writes what is seen.
func (s *Stage) AppendJSON(b []byte, l *Look) []byte {
	o := &object{b: b}
	o.open('{')
	o.key("plan")
	o.open('[')
	for _, p := range s.Plan {
		o.text(p.Card.String())
	}
	o.close(']')
	o.key("seat")
	if l.Seat == cards.NoSeat {
		o.text("")
	} else {
		o.text(l.Seat.String())
	}
	o.key("trick")
	o.number(l.Trick)
	o.key("done")
	o.truth(l.Done)
	o.key("hands")
	o.open('{')
	for seat, held := range l.Hands {
		if held != 0 {
			o.key(cards.Seat(seat).String())
			o.cards(cards.Ranked(held))
		}
	}
	o.close('}')
	o.key("table")
	o.plays(l.Table)
	o.key("legal")
	o.cards(l.Legal)
	o.key("refused")
	o.open('{')
	for _, r := range l.Refused {
		o.key(r.Card.String())
		o.texts(r.By)
	}
	o.close('}')
	o.settlement(l.So)
	o.close('}')
	return o.b
}

// settlement writes what has followed so far.
func (o *object) settlement(so *reversis.Settlement) {
	o.key("pools")
	o.open('[')
	for _, p := range so.Pools {
		o.number(int(p.Amount))
	}
	o.close(']')
	o.key("fired")
	o.texts(so.Fired)
	o.key("undone")
	o.texts(so.Undone)
	o.key("events")
	o.open('[')
	for _, e := range so.Events {
		o.open('{')
		o.key("trick")
		o.number(e.Trick)
		o.key("rule")
		o.text(e.Rule)
		o.key("by")
		o.texts(e.By)
		o.key("text")
		o.text(e.Text)
		o.close('}')
	}
	o.close(']')
}

package stage

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Writer appends JSON with its commas. There is no reflection in it, so that
// the page's modules stay small.
type Writer struct {
	B    []byte
	more bool
}

func (o *Writer) comma() {
	if o.more {
		o.B = append(o.B, ',')
	}
	o.more = false
}

// Open opens an object or a list.
func (o *Writer) Open(c byte) { o.comma(); o.B = append(o.B, c) }

// Close closes it.
func (o *Writer) Close(c byte) { o.B, o.more = append(o.B, c), true }

// Key names the next value of an object.
func (o *Writer) Key(name string) {
	o.comma()
	o.B = append(record.AppendQuoted(o.B, name), ':')
}

// Text is a string.
func (o *Writer) Text(s string) {
	o.comma()
	o.B, o.more = record.AppendQuoted(o.B, s), true
}

// Number is a whole number.
func (o *Writer) Number(n int) {
	o.comma()
	o.B, o.more = ascii.AppendInt(o.B, n), true
}

// Truth is true or false.
func (o *Writer) Truth(v bool) {
	o.comma()
	o.B, o.more = ascii.AppendBool(o.B, v), true
}

// Texts is a list of strings.
func (o *Writer) Texts(list []string) {
	o.Open('[')
	for _, s := range list {
		o.Text(s)
	}
	o.Close(']')
}

// Cards is a list of cards.
func (o *Writer) Cards(list []cards.Card) {
	o.Open('[')
	for _, c := range list {
		o.Text(c.String())
	}
	o.Close(']')
}

// Plays is a list of cards with their seats.
func (o *Writer) Plays(list []record.Play) {
	o.Open('[')
	for _, p := range list {
		o.Open('[')
		o.Text(p.Seat.String())
		o.Text(p.Card.String())
		o.Close(']')
	}
	o.Close(']')
}

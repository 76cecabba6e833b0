package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
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
//
//go:noinline
func (o *Writer) Key(name string) *Writer {
	o.comma()
	o.B = append(AppendQuoted(o.B, name), ':')
	return o
}

// Text is a string.
//
//go:noinline
func (o *Writer) Text(s string) {
	o.comma()
	o.B, o.more = AppendQuoted(o.B, s), true
}

// Number is a whole number.
//
//go:noinline
func (o *Writer) Number(n int) {
	o.comma()
	o.B, o.more = ascii.AppendInt(o.B, n), true
}

// Truth is true or false.
//
//go:noinline
func (o *Writer) Truth(v bool) {
	text := "false"
	if v {
		text = "true"
	}
	o.plain(text)
}

// Null is nothing.
func (o *Writer) Null() { o.plain("null") }

func (o *Writer) plain(text string) {
	o.comma()
	o.B, o.more = append(o.B, text...), true
}

// Seat is a seat's letter, or nothing.
//
//go:noinline
func (o *Writer) Seat(s cards.Seat) {
	if s < 0 {
		o.Null()
		return
	}
	o.Text(s.String())
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
func (o *Writer) Plays(list []Play) {
	o.Open('[')
	for _, p := range list {
		o.Open('[')
		o.Text(p.Seat.String())
		o.Text(p.Card.String())
		o.Close(']')
	}
	o.Close(']')
}

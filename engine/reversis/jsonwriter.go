package reversis

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// jsonWriter appends JSON; it knows where commas go. There is no reflection in
// it, so that the page's module stays small.
type jsonWriter struct {
	b    []byte
	more bool // a comma is due before the next key or item
}

//go:noinline
func (w *jsonWriter) comma() {
	if w.more {
		w.b = append(w.b, ',')
	}
	w.more = false
}

//go:noinline
func (w *jsonWriter) open(c byte) { w.b, w.more = append(w.b, c), false }

//go:noinline
func (w *jsonWriter) close(c byte) { w.b, w.more = append(w.b, c), true }

//go:noinline
func (w *jsonWriter) key(name string) *jsonWriter {
	w.comma()
	w.b = append(record.AppendQuoted(w.b, name), ':')
	return w
}

//go:noinline
func (w *jsonWriter) item() *jsonWriter {
	w.comma()
	return w
}

//go:noinline
func (w *jsonWriter) text(s string) { w.b, w.more = record.AppendQuoted(w.b, s), true }

//go:noinline
func (w *jsonWriter) number(n int) { w.b, w.more = ascii.AppendInt(w.b, n), true }

//go:noinline
func (w *jsonWriter) truth(v bool) { w.b, w.more = ascii.AppendBool(w.b, v), true }

//go:noinline
func (w *jsonWriter) null() { w.b, w.more = append(w.b, "null"...), true }

//go:noinline
func (w *jsonWriter) seat(s cards.Seat) {
	if s < 0 {
		w.null()
		return
	}
	w.text(s.String())
}

//go:noinline
func (w *jsonWriter) texts(list []string) {
	w.open('[')
	for _, s := range list {
		w.item().text(s)
	}
	w.close(']')
}

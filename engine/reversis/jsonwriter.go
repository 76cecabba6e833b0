package reversis

import (
	"strconv"

	"quinola/engine/cards"
	"quinola/engine/record"
)

// jsonWriter appends JSON; it knows where commas go. There is no reflection in
// it, so that the page's module stays small.
type jsonWriter struct {
	b    []byte
	more bool // a comma is due before the next key or item
}

func (w *jsonWriter) comma() {
	if w.more {
		w.b = append(w.b, ',')
	}
	w.more = false
}

func (w *jsonWriter) open(c byte) { w.b, w.more = append(w.b, c), false }

func (w *jsonWriter) close(c byte) { w.b, w.more = append(w.b, c), true }

func (w *jsonWriter) key(name string) *jsonWriter {
	w.comma()
	w.b = append(record.AppendQuoted(w.b, name), ':')
	return w
}

func (w *jsonWriter) item() *jsonWriter {
	w.comma()
	return w
}

func (w *jsonWriter) text(s string) { w.b, w.more = record.AppendQuoted(w.b, s), true }

func (w *jsonWriter) number(n int) { w.b, w.more = strconv.AppendInt(w.b, int64(n), 10), true }

func (w *jsonWriter) truth(v bool) { w.b, w.more = strconv.AppendBool(w.b, v), true }

func (w *jsonWriter) null() { w.b, w.more = append(w.b, "null"...), true }

func (w *jsonWriter) seat(s cards.Seat) {
	if s < 0 {
		w.null()
		return
	}
	w.text(s.String())
}

func (w *jsonWriter) texts(list []string) {
	w.open('[')
	for _, s := range list {
		w.item().text(s)
	}
	w.close(']')
}

//go:build js && wasm

// Command table is the engine for the page: it plays a record up to a card
// and tells what is seen then, as JSON. The page keeps the cards; this keeps
// nothing but the last record it was given.
//
// The page and the engine share the module's memory: room gives the page a
// place for its text, look plays what lies there, and seen is where the answer
// lies. That spares the page syscall/js, a tenth of the module.
package main

import (
	"unsafe"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/stage"
)

var (
	asked  []byte // a record, and then the cards played
	answer []byte
	last   string // the record that on was made of
	on     *stage.Stage
)

func main() { select {} }

// room is n bytes, and one more, for a record and the cards played.
//
//go:wasmexport room
func room(n int32) unsafe.Pointer {
	asked = make([]byte, n+1)
	return unsafe.Pointer(unsafe.SliceData(asked))
}

// adopt adds the books that the site has of its own, as games.Adopted tells them.
//
//go:wasmexport adopt
func adopt(length int32) { games.AdoptLines(string(asked[:length])) }

// look plays the cards that follow the record's bytes, and is the length of
// the answer.
//
//go:wasmexport look
func look(length int32) int32 {
	text, played := string(asked[:length]), string(asked[length:len(asked)-1])
	answer = tell(text, played)
	return int32(len(answer))
}

// seen is where the answer lies.
//
//go:wasmexport seen
func seen() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(answer)) }

func tell(text, played string) []byte {
	if on == nil || text != last {
		r, err := record.ParsePlay(text)
		if err != nil {
			return failure(err.Error())
		}
		if rs := games.Find(r.Rules); rs != nil {
			r.Pools = rs.PoolsFor(r.Pools) // an edited hand may be another book's
		}
		if on, err = stage.Open(r, ""); err != nil {
			on = nil
			return failure(err.Error())
		}
		last = text
	}
	var list []cards.Card
	for _, word := range ascii.Fields(played) {
		c, ok := cards.CardOf(word)
		if !ok {
			return failure("no such card: " + word)
		}
		list = append(list, c)
	}
	l, err := on.At(list)
	if err != nil {
		return failure(err.Error())
	}
	return on.AppendJSON(nil, l)
}

func failure(text string) []byte {
	return append(record.AppendQuoted([]byte(`{"error":`), text), '}')
}

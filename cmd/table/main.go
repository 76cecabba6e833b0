//go:build js && wasm

// Command table is the engine for the page: one function that plays a record
// up to a card and tells what is seen then, as JSON. The page keeps the cards;
// this keeps nothing but the last record it was given.
package main

import (
	"strings"
	"syscall/js"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/stage"
)

func main() {
	var last string
	var on *stage.Stage
	js.Global().Set("quinolaTable", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 2 || args[0].Type() != js.TypeString || args[1].Type() != js.TypeString {
			return failure("quinolaTable takes a record and the cards played")
		}
		if text := args[0].String(); on == nil || text != last {
			r, err := record.ParseBlock("", text)
			if err != nil {
				return failure(err.Error())
			}
			if on, err = stage.Open(r, ""); err != nil {
				on = nil
				return failure(err.Error())
			}
			last = text
		}
		var played []cards.Card
		for _, word := range strings.Fields(args[1].String()) {
			c, ok := cards.CardOf(word)
			if !ok {
				return failure("no such card: " + word)
			}
			played = append(played, c)
		}
		look, err := on.At(played)
		if err != nil {
			return failure(err.Error())
		}
		return string(on.AppendJSON(nil, look))
	}))
	select {}
}

func failure(text string) string {
	return string(append(record.AppendQuoted([]byte(`{"error":`), text), '}'))
}

//go:build js && wasm

// Command game is the engine for the page on which whole games are played: a
// sitting with bots, led by commands of one line and answered with JSON. It
// runs in a worker of the page, so that a bot may think for as long as it
// likes. There is a module of it for each family of games.
//
// Page and engine share the module's memory, as in cmd/table.
package main

import (
	"strconv"
	"strings"
	"unsafe"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/sitting"
)

const you = cards.South // who sits before the screen

var (
	asked  []byte
	answer []byte
	on     *sitting.Sitting
)

func main() { select {} }

// room is n bytes, and one more, for a command.
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

// look carries the command out, and is the length of the answer.
//
//go:wasmexport look
func look(length int32) int32 {
	answer = obey(string(asked[:length]))
	return int32(len(answer))
}

// seen is where the answer lies.
//
//go:wasmexport seen
func seen() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(answer)) }

// obey carries out a command: its first word, and what follows.
func obey(text string) []byte {
	word, rest, _ := strings.Cut(text, " ")
	var err error
	switch word {
	case "new":
		err = begin(strings.Fields(rest))
	case "resume":
		var s *sitting.Sitting
		if s, err = sitting.Resume(rest); err == nil {
			on = s
		}
	}
	if err != nil {
		return failure(err.Error())
	}
	if on == nil {
		return failure("no game has begun")
	}
	switch word {
	case "do":
		err = do(rest)
	case "bot":
		if on.Settlement() == nil && !on.Waits() {
			err = on.Step()
		}
	case "undo":
		if !on.Undo() {
			err = game.Fault("There is nothing to take back.")
		}
	case "next":
		err = on.Next()
	case "end":
		on.End()
	case "hint":
		return hint()
	case "under":
		return under(rest)
	case "save":
		return texts("save", on.Save(), "hand", on.SaveHand(), "block", on.Record().Block(), "json", string(on.Record().AppendJSON(nil)))
	}
	if err != nil {
		return failure(err.Error())
	}
	return view(on.Look(you))
}

// begin sets a game up: its rules, its seed, the bots, whether the person is
// asked what he claims, and, each as FIGURE=VALUE, what is agreed on.
func begin(words []string) error {
	if len(words) < 4 {
		return game.Fault("a new game needs rules, a seed, bots and claims")
	}
	var agreed []record.Setting
	for _, word := range words[4:] {
		figure, value, _ := strings.Cut(word, "=")
		n, err := strconv.ParseInt(value, 10, 32)
		if err != nil {
			return game.Fault("what is agreed on is FIGURE=VALUE, not " + word)
		}
		agreed = append(agreed, record.Setting{Figure: figure, Value: int32(n)})
	}
	seed, err := strconv.ParseUint(words[1], 10, 64)
	kind, ok := sitting.KindOf(words[2])
	if err != nil || !ok {
		return game.Fault("no such seed or bots: " + words[1] + " " + words[2])
	}
	s, err := sitting.New(sitting.Options{Rules: words[0], Seed: seed, Dealer: cards.NoSeat, People: you.Bit(), Bots: kind, Ask: words[3] == "asked", Settings: agreed})
	if err == nil {
		on = s
	}
	return err
}

// do does what the person chose, by its number in the list of what may be done.
func do(number string) error {
	list := on.May()
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= len(list) || !on.Waits() {
		return game.Fault("there is no such choice: " + number)
	}
	return on.Do(list[i].Step)
}

// hint is what may be chosen, the best first, with its reason.
func hint() []byte {
	if !on.Waits() {
		return failure("it is not your turn")
	}
	k := on.Look(you)
	w := &record.Writer{}
	w.Open('{')
	w.Key("hints")
	w.Open('[')
	for _, a := range on.Advise(sitting.Deals) {
		w.Open('{')
		w.Key("act").Number(place(k, &a.Step))
		w.Key("label").Text(k.Label(&a.Step))
		w.Key("mean").Number(tenths(a.Mean))
		w.Key("tried").Number(a.Tried)
		w.Key("text").Text(a.Says)
		w.Key("rules").Texts(a.Rules)
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	return w.B
}

// place is where an act stands in the list of what may be done.
func place(k *sitting.Look, st *record.Step) int {
	for i := range k.May {
		if k.May[i].Text() == st.Text() {
			return i
		}
	}
	return -1
}

func tenths(x float64) int {
	if x < 0 {
		return -int(-x*10 + .5)
	}
	return int(x*10 + .5)
}

// under settles the hand as another book would have it.
func under(id string) []byte {
	rs := games.Find(id)
	if rs == nil || on.Settlement() == nil {
		return failure("this hand is not settled, or there is no ruleset \"" + id + "\"")
	}
	st, err := rs.SettleAs(on.Record())
	if err != nil {
		return failure(err.Error())
	}
	w := &record.Writer{}
	w.Open('{')
	w.Key("unit").Text(st.Unit)
	nets(w, "net", st.Seats, &st.Net)
	events(w, st.Events)
	w.Close('}')
	return w.B
}

// texts is an object of strings: a key, its text, and so on.
func texts(pairs ...string) []byte {
	w := &record.Writer{}
	w.Open('{')
	for i := 0; i+1 < len(pairs); i += 2 {
		w.Key(pairs[i]).Text(pairs[i+1])
	}
	w.Close('}')
	return w.B
}

func failure(text string) []byte {
	return append(record.AppendQuoted([]byte(`{"error":`), text), '}')
}

//go:build js && wasm

// Command game is the engine for the page on which whole games are played: a
// session with bots, led by commands of one line and answered with JSON. It
// runs in a worker of the page, so that a bot may think for as long as it
// likes.
//
// Page and engine share the module's memory, as in cmd/table.
package main

import (
	"strconv"
	"strings"
	"unsafe"

	"quinola/engine/cards"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/reversis/bot"
	"quinola/engine/reversis/session"
)

const you = cards.South // who sits before the screen

var (
	asked  []byte
	answer []byte
	on     *session.Session
)

func main() { select {} }

// room is n bytes, and one more, for a command.
//
//go:wasmexport room
func room(n int32) unsafe.Pointer {
	asked = make([]byte, n+1)
	return unsafe.Pointer(unsafe.SliceData(asked))
}

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
		var s *session.Session
		if s, err = session.Resume(rest); err == nil {
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
		for !on.Waits() && on.Phase() < session.Claim && !on.Step(20) {
		}
	case "claim":
		err = on.Unclaim(strings.Fields(rest)...)
	case "undo":
		if !on.Undo() {
			err = fault("There is nothing to take back.")
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
		return texts("save", on.Save(), "block", on.Record().Block(), "json", string(on.Record().AppendJSON(nil)))
	}
	if err != nil {
		if r, ok := err.(*session.Refusal); ok {
			return refusal(r)
		}
		return failure(err.Error())
	}
	return view(on.Look(you))
}

// begin sets a game up: its rules, its seed, the bots, and whether the person
// is asked what he claims.
func begin(words []string) error {
	if len(words) != 4 {
		return fault("a new game needs rules, a seed, bots and claims")
	}
	seed, err := strconv.ParseUint(words[1], 10, 64)
	kind, ok := bot.KindOf(words[2])
	if err != nil || !ok {
		return fault("no such seed or bots: " + words[1] + " " + words[2])
	}
	s, err := session.New(session.Options{Rules: words[0], Seed: seed, Dealer: cards.NoSeat, People: 1 << you, Bots: kind, Ask: words[3] == "asked"})
	if err == nil {
		on = s
	}
	return err
}

type fault string

func (f fault) Error() string { return string(f) }

// do does what the person chose: a card, or "-" to keep his hand.
func do(code string) error {
	if code == "-" {
		return on.Do(cards.None)
	}
	c, ok := cards.CardOf(code)
	if !ok {
		return fault("no such card: " + code)
	}
	return on.Do(c)
}

// hint is what may be chosen, the best first, with its reason.
func hint() []byte {
	if !on.Waits() || on.Phase() > session.Play {
		return failure("it is not your turn")
	}
	mind := on.Advise(0)
	for !mind.Think(20) {
	}
	w := &record.Writer{}
	w.Open('{')
	w.Key("hints")
	w.Open('[')
	for _, o := range mind.Options() {
		said := bot.Reasons[o.Reason]
		w.Open('{')
		w.Key("card")
		w.Text(code(o.Card))
		w.Key("mean")
		w.Number(tenths(o.Mean))
		w.Key("tried")
		w.Number(o.Tried)
		w.Key("text")
		w.Text(said.Text)
		w.Key("rules")
		w.Texts(standing(said.Rules))
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	return w.B
}

// standing are those of some rules that the book has.
func standing(rules []string) (list []string) {
	for _, id := range rules {
		if on.Law.Answer(id) != nil {
			list = append(list, id)
		}
	}
	return list
}

func tenths(x float64) int {
	if x < 0 {
		return -int(-x*10 + .5)
	}
	return int(x*10 + .5)
}

// code is a card as the page names it, "-" for none.
func code(c cards.Card) string {
	if c == cards.None {
		return "-"
	}
	return c.String()
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
	w.Key("unit")
	w.Text(st.Unit)
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
		w.Key(pairs[i])
		w.Text(pairs[i+1])
	}
	w.Close('}')
	return w.B
}

func failure(text string) []byte {
	return append(record.AppendQuoted([]byte(`{"error":`), text), '}')
}

// refusal is an act that rules refuse; nothing has changed.
func refusal(r *session.Refusal) []byte {
	w := &record.Writer{}
	w.Open('{')
	w.Key("refused")
	w.Texts(r.By)
	w.Key("card")
	w.Text(code(r.Card))
	w.Close('}')
	return w.B
}

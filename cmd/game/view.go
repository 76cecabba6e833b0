//go:build js && wasm

package main

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/reversis/session"
)

// view is what the person sees: the View of templates/script/game/session.ts.
func view(k *session.Look) []byte {
	w := &record.Writer{}
	text := func(key, s string) { w.Key(key); w.Text(s) }
	number := func(key string, n int) { w.Key(key); w.Number(n) }
	truth := func(key string, v bool) { w.Key(key); w.Truth(v) }
	seat := func(key string, s cards.Seat) { text(key, letter(s)) }
	list := func(key string, set cards.Set) { w.Key(key); w.Cards(cards.Ranked(set)) }
	w.Open('{')
	text("rules", k.Rules)
	text("unit", k.Unit)
	number("hand", k.Hand)
	number("round", k.Round)
	text("phase", k.Phase.String())
	seat("dealer", k.Dealer)
	seat("turn", k.Turn)
	w.Key("seats")
	w.Open('[')
	for _, s := range k.Seats {
		w.Text(s.String())
	}
	w.Close(']')
	number("trick", k.Trick)
	list("cards", k.Cards)
	list("may", k.May)
	truth("keep", k.Keep)
	w.Key("refused")
	w.Open('{')
	for _, r := range k.Refused {
		w.Key(code(r.Card))
		w.Texts(r.By)
	}
	w.Close('}')
	counts(w, "held", k)
	w.Key("exchanged")
	w.Open('[')
	for _, s := range k.Seats {
		if k.Exchanged[s] {
			w.Text(s.String())
		}
	}
	w.Close(']')
	w.Key("kept")
	w.Open('[')
	for _, s := range k.Seats {
		if k.Kept[s] {
			w.Text(s.String())
		}
	}
	w.Close(']')
	text("out", code(k.Own.Out))
	text("took", code(k.Took))
	text("left", code(k.Left))
	text("gave", code(k.Gave))
	text("got", code(k.Got))
	w.Key("table")
	w.Plays(k.Table)
	tricks(w, k.Tricks, len(k.Seats))
	w.Key("pools")
	w.Open('[')
	for _, p := range k.Pools {
		w.Open('{')
		text("name", p.Name)
		number("amount", int(p.Amount))
		w.Close('}')
	}
	w.Close(']')
	nets(w, "points", k.Seats, &k.Points)
	nets(w, "net", k.Seats, &k.Net)
	nets(w, "total", k.Seats, &k.Total)
	w.Key("claims")
	w.Open('[')
	for _, c := range k.Claims {
		w.Open('{')
		text("what", c.What)
		number("amount", int(c.Amount))
		w.Key("rules")
		w.Texts(c.Rules)
		w.Close('}')
	}
	w.Close(']')
	events(w, k.Events)
	truth("over", on.Over())
	truth("ended", on.Ended())
	if st := k.Settlement; st != nil {
		seat("winner", st.Who(game.Won))
		seat("loser", st.Who(game.Lost))
		w.Key("dealt")
		w.Open('{')
		for _, s := range k.Seats {
			list(s.String(), k.Hands[s])
		}
		w.Close('}')
	}
	if k.Shares != nil {
		nets(w, "shares", k.Seats, k.Shares)
	}
	w.Close('}')
	return w.B
}

func letter(s cards.Seat) string {
	if s == cards.NoSeat {
		return ""
	}
	return s.String()
}

// counts is how many cards each holds, and how many tricks he has.
func counts(w *record.Writer, key string, k *session.Look) {
	var held, taken [cards.Seats]int32
	for _, s := range k.Seats {
		held[s], taken[s] = int32(k.Held[s]), int32(k.Taken[s])
	}
	nets(w, key, k.Seats, &held)
	nets(w, "taken", k.Seats, &taken)
}

func nets(w *record.Writer, key string, seats []cards.Seat, of *[cards.Seats]int32) {
	w.Key(key)
	w.Open('{')
	for _, s := range seats {
		w.Key(s.String())
		w.Number(int(of[s]))
	}
	w.Close('}')
}

func tricks(w *record.Writer, list []game.Trick, seats int) {
	w.Key("tricks")
	w.Open('[')
	for _, t := range list {
		w.Open('{')
		w.Key("no")
		w.Number(t.No)
		w.Key("taker")
		if len(t.Cards) < seats {
			w.Text("")
		} else {
			w.Text(letter(t.Taker))
		}
		w.Key("cards")
		w.Open('[')
		for i, c := range t.Cards {
			w.Open('[')
			w.Text(t.Seats[i].String())
			w.Text(c.String())
			w.Close(']')
		}
		w.Close(']')
		w.Close('}')
	}
	w.Close(']')
}

func events(w *record.Writer, list []game.Event) {
	w.Key("events")
	w.Open('[')
	for _, e := range list {
		w.Open('{')
		w.Key("trick")
		w.Number(e.Trick)
		w.Key("rule")
		w.Text(e.Rule)
		w.Key("by")
		w.Texts(e.By)
		w.Key("pays")
		w.Open('[')
		for _, p := range e.Pays {
			if !e.None {
				w.Texts([]string{p.From, p.To})
			}
		}
		w.Close(']')
		w.Key("text")
		w.Text(e.Text)
		w.Close('}')
	}
	w.Close(']')
}

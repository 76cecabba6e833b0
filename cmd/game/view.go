//go:build js && wasm

package main

import (
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/sitting"
	"quinola/engine/table"
)

// view is what the person sees: the View of templates/script/game/session.ts.
func view(k *sitting.Look) []byte {
	w := &record.Writer{}
	w.Open('{')
	w.Key("rules").Text(k.Rules)
	w.Key("unit").Text(k.Unit)
	w.Key("agreed")
	w.Open('{')
	for _, a := range on.Settings {
		w.Key(a.Figure).Number(int(a.Value))
	}
	w.Close('}')
	w.Key("hand").Number(k.Hand)
	w.Key("phase").Text(k.Phase)
	w.Key("settled").Truth(k.Settled)
	w.Key("dealer").Text(letter(k.Dealer))
	w.Key("turn").Text(letter(k.Turn))
	seats(w, "seats", k.Seats)
	w.Key("pack").Text(k.Pack)
	w.Key("cards").Cards(cards.Ranked(k.View.Hand))
	if k.Turn == you {
		w.Key("asks").Text(k.Asks())
	}
	choices(w, k)
	counts(w, k)
	w.Key("turned").Text(code(k.Turned))
	w.Key("trumps").Text(k.Trumps)
	seats(w, "plays", k.Plays)
	seats(w, "helps", k.Helps)
	seats(w, "contre", k.Contre)
	w.Key("talon").Number(k.Talon)
	w.Key("table").Plays(k.Trick)
	w.Key("lies").Cards(cards.Ranked(k.Lies))
	hands(w, "sees", k.Seats, &k.Sees)
	var known []string
	for _, c := range cards.Ranked(k.Knows) {
		known = append(known, k.Printed(c).Sign())
	}
	w.Key("knows").Text(strings.Join(known, " "))
	tricks(w, k.So.Tricks)
	deeds(w, k)
	w.Key("pools")
	called := &on.Law.Book().Game.Wording().Pays
	w.Open('[')
	for _, p := range k.So.Pools {
		w.Open('{')
		w.Key("name").Text(p.Name)
		w.Key("called").Text(called.Called(p.Name))
		w.Key("amount").Number(int(p.Amount))
		w.Close('}')
	}
	if n := waits(k.So.State); n > 0 {
		w.Open('{')
		w.Key("name").Text(game.Waits)
		w.Key("called").Text("bêtes that wait")
		w.Key("amount").Number(int(n))
		w.Close('}')
	}
	w.Close(']')
	nets(w, "points", k.Seats, &k.So.Points)
	nets(w, "net", k.Seats, &k.So.Net)
	nets(w, "total", k.Seats, &k.Total)
	nets(w, "score", k.Seats, scores(k))
	sides(w)
	sheet(w)
	events(w, k.So.Events)
	w.Key("over").Truth(on.Over())
	w.Key("full").Truth(on.Full())
	w.Key("ended").Truth(on.Ended())
	if k.Settled {
		outcomes(w, k.So.Outcomes)
		hands(w, "dealt", k.Seats, &k.Dealt)
		hands(w, "left", k.Seats, &k.Left)
	}
	if k.Shares != nil {
		nets(w, "shares", k.Seats, k.Shares)
	}
	w.Close('}')
	return w.B
}

// waits is what the bêtes come to that wait for a later hand.
func waits(state []record.Item) (sum int32) {
	for _, item := range state {
		if item.Name == game.Waits {
			sum += item.N
		}
	}
	return sum
}

// hands is a hand for each player.
func hands(w *record.Writer, key string, seats []cards.Seat, held *[cards.Seats]cards.Set) {
	w.Key(key)
	w.Open('{')
	for _, s := range seats {
		w.Key(s.String()).Cards(cards.Ranked(held[s]))
	}
	w.Close('}')
}

// choices is what the person may try, in the order by which it is named, and for
// what is refused the rules that refuse it.
func choices(w *record.Writer, k *sitting.Look) {
	w.Key("may")
	w.Open('[')
	for i := range k.May {
		o := &k.May[i]
		w.Open('{')
		w.Key("act").Text(o.Act)
		card := cards.None
		if len(o.Cards) == 1 && k.View.Hand.Has(o.Cards[0]) {
			card = o.Cards[0]
		}
		w.Key("card").Text(code(card))
		w.Key("label").Text(k.Label(&o.Step))
		if o.Refused {
			w.Key("refused").Texts(on.Why(o.Step).By)
		}
		w.Close('}')
	}
	w.Close(']')
}

func seats(w *record.Writer, key string, list []cards.Seat) {
	w.Key(key)
	letters(w, list)
}

func letters(w *record.Writer, list []cards.Seat) {
	w.Open('[')
	for _, s := range list {
		w.Text(s.String())
	}
	w.Close(']')
}

func letter(s cards.Seat) string {
	if s == cards.NoSeat {
		return ""
	}
	return s.String()
}

// code is a card as the page names it, "" for none.
func code(c cards.Card) string {
	if !c.Valid() {
		return ""
	}
	return c.String()
}

// counts is how many cards each holds, and how many tricks each has.
func counts(w *record.Writer, k *sitting.Look) {
	var held, taken [cards.Seats]int32
	for _, s := range k.Seats {
		held[s], taken[s] = int32(k.Holds[s]), int32(k.So.Taken[s])
	}
	nets(w, "held", k.Seats, &held)
	nets(w, "taken", k.Seats, &taken)
}

// scores is what stands in the score of the match.
func scores(k *sitting.Look) *[cards.Seats]int32 {
	var list [cards.Seats]int32
	for _, it := range k.So.State {
		if it.Name == table.Scores.Name && it.Seat != cards.NoSeat {
			list[it.Seat] = it.N
		}
	}
	return &list
}

func nets(w *record.Writer, key string, seats []cards.Seat, of *[cards.Seats]int32) {
	w.Key(key)
	w.Open('{')
	for _, s := range seats {
		w.Key(s.String()).Number(int(of[s]))
	}
	w.Close('}')
}

// sides is who plays with the person, who has a line of the score together, and who
// sits the hand out.
func sides(w *record.Writer) {
	seats(w, "partners", on.Partners(you))
	seats(w, "idle", on.Idle())
	w.Key("scored")
	w.Open('[')
	for _, side := range on.Scored() {
		letters(w, side)
	}
	w.Close(']')
}

// sheet is what is written down of the match besides the totals.
func sheet(w *record.Writer) {
	w.Key("sheet")
	w.Open('[')
	for _, line := range on.Sheet() {
		w.Open('{')
		w.Key("says").Text(line.Says)
		w.Key("of")
		w.Open('[')
		for i := range line.Of {
			it := &line.Of[i]
			w.Texts([]string{letter(it.Seat), line.Number(it)})
		}
		w.Close(']')
		w.Close('}')
	}
	w.Close(']')
}

func tricks(w *record.Writer, list []game.Trick) {
	w.Key("tricks")
	w.Open('[')
	for _, t := range list {
		if t.No == 0 {
			continue // cards that are played in no trick are told as what was done
		}
		w.Open('{')
		w.Key("no").Number(t.No)
		w.Key("taker").Text(letter(t.Taker))
		w.Key("cards")
		w.Open('[')
		for i, c := range t.Cards {
			w.Texts([]string{t.Seats[i].String(), c.String()})
		}
		w.Close(']')
		w.Close('}')
	}
	w.Close(']')
}

// deeds is what was done besides the cards of tricks.
func deeds(w *record.Writer, k *sitting.Look) {
	w.Key("deeds")
	w.Open('[')
	for i := range k.Deeds {
		d := &k.Deeds[i]
		w.Open('{')
		w.Key("trick").Number(d.Trick)
		w.Key("clock").Number(int(d.Clock))
		w.Key("seat").Text(letter(d.Seat))
		w.Key("text").Text(k.Says(&d.Step))
		w.Key("phase").Text(d.Phase)
		w.Key("cards").Cards(d.Cards)
		w.Close('}')
	}
	w.Close(']')
}

func outcomes(w *record.Writer, list []game.Outcome) {
	w.Key("outcomes")
	w.Open('[')
	for _, o := range list {
		w.Open('{')
		w.Key("what").Text(o.What)
		seats(w, "seats", o.Seats)
		w.Close('}')
	}
	w.Close(']')
}

func events(w *record.Writer, list []game.Event) {
	w.Key("events")
	w.Open('[')
	for _, e := range list {
		w.Open('{')
		w.Key("trick").Number(e.Trick)
		w.Key("clock").Number(int(e.Clock))
		w.Key("rule").Text(e.Rule)
		w.Key("by").Texts(e.By)
		w.Key("pays")
		w.Open('[')
		for _, p := range e.Pays {
			if !e.None {
				w.Texts([]string{p.From, p.To})
			}
		}
		w.Close(']')
		w.Key("text").Text(sitting.Second(e.Text, you))
		w.Close('}')
	}
	w.Close(']')
}

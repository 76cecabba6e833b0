package felt

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/sitting"
	"quinola/engine/stage"
)

// DeedLine is something that is done in an example in which no card is played, and
// what is seen then. The first of a list is what is seen before: Who is "".
type DeedLine struct {
	Who, Text string
	Cards     string // shown with it
	Hands     string // as JSON, the codes of the cards by the letters of the seats; "" where they are as before
	Lies      string // the cards that lie open, to be taken, where the game has such; "–" for none
	Pools     string // what lies in each, a space between
	Rows      int    // the lines of the ledger so far
	Fired     string // the rules that have had their say so far, a space between
}

// deeds returns what is done in an example in which no card is played.
func deeds(on *stage.Stage) []DeedLine {
	var list []DeedLine
	was := on.Start
	for _, d := range on.Deeds() {
		var line DeedLine
		switch {
		case d.Step != nil:
			said := sitting.Told(on.Law.Book().Game, on.Record, d.Step)
			line.Who = SeatName(d.Step.Seat)
			line.Text, line.Cards, _ = strings.Cut(named(said), ", with ")
		case d.Act != nil:
			line.Who, line.Text = SeatName(d.Act.Seat), done(d.Act)
		}
		if d.Hands != was || len(list) == 0 {
			was, line.Hands = d.Hands, handsJSON(d.Hands)
		}
		if d.Open {
			line.Lies = cmp.Or(listed(cards.Ranked(d.Lies)), "–")
		}
		if d.So != nil {
			line.Fired = strings.Join(d.So.Fired, " ")
			var pools []string
			for _, p := range d.So.Pools {
				pools = append(pools, strconv.Itoa(int(p.Amount)))
			}
			line.Pools = strings.Join(pools, " ")
			for line.Rows < min(len(d.So.Events), len(on.Whole.Events)) && d.So.Events[line.Rows].Text == on.Whole.Events[line.Rows].Text {
				line.Rows++
			}
		}
		list = append(list, line)
	}
	if len(list) < 2 {
		return nil
	}
	list[len(list)-1].Rows = len(on.Whole.Events)
	return list
}

// handsJSON returns hands as JSON, of those who hold any card.
func handsJSON(hands [cards.Seats]cards.Set) string {
	held := map[string][]string{}
	for seat, set := range hands {
		for _, c := range cards.Ranked(set) {
			held[cards.Seat(seat).String()] = append(held[cards.Seat(seat).String()], c.String())
		}
	}
	text, err := json.Marshal(held)
	if err != nil {
		panic(err) // of strings alone
	}
	return string(text)
}

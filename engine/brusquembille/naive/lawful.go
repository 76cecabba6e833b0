package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Lawful reads what may be done in a hand of la Brusquembille: whoever has the turn plays
// any card that he holds (p3, p4, law 8).
func Lawful(data []byte, seats []string) (r agree.Reading, err error) {
	var deal struct {
		Deal map[string]string `json:"deal"`
	}
	c := &clerk{}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &deal); err != nil {
		return r, err
	}
	c.trump = c.Talon[0][1]                                // p3
	talon := append(slices.Clone(c.Talon[1:]), c.Talon[0]) // the card turned up is taken last
	holds, order := map[string][]string{}, agree.After(seats, c.Dealer)
	for s, held := range deal.Deal {
		holds[s] = agree.Held(held)
	}
	leader, trick := order[0], []string(nil) // p3: "celui qui est à jouer", the first
	for _, t := range c.Play {
		for _, p := range t {
			s, card, _ := strings.Cut(p, ":")
			holds[s] = slices.DeleteFunc(holds[s], func(held string) bool { return held == card })
		}
		if trick = t; len(t) < len(seats) {
			continue
		}
		best := t[0]
		for _, p := range t {
			if p != best && c.beats(p, best) {
				best = p
			}
		}
		leader, _, _ = strings.Cut(best, ":")
		trick = nil
		for i := 0; i < len(seats) && len(talon) > 0; i++ { // p3: the taker first, and each in turn
			s := order[(slices.Index(order, leader)+i)%len(seats)]
			holds[s], talon = append(holds[s], talon[0]), talon[1:]
		}
	}
	seat := order[(slices.Index(order, leader)+len(trick))%len(seats)]
	if len(holds[seat]) > 0 {
		r.Seat, r.Open = seat, holds[seat]
	}
	return r, nil
}

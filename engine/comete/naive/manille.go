// Package naive settles a hand of la Manille, or of one of its kin, a second time, by
// the clauses of the book, one after another, plain and slow. It shares nothing with
// the engine: it was written from the clauses and the editors' rulings alone, to
// disagree when the engine is wrong. Start at Manille; each game has a file and a
// function of its name.
package naive

import (
	"encoding/json"
	"fmt"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Dealer string            `json:"dealer"`
	Pool   int               `json:"pool"`
	Deal   map[string]string `json:"deal"`
	Play   []Run             `json:"play"`
	Acts   []Act             `json:"acts"`
}

// Run is what one player threw, card upon card.
type Run struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"` // "pass": the holder of the Manille lets it wait
	Cards []string `json:"cards"`
	N     int      `json:"n"` // what the Manille stands for, where a run begins with it
}

// Act is something done out of the course of the game.
type Act struct {
	At   string `json:"at"` // "stop.3": when so many cards were thrown, or passed by
	Seat string `json:"seat"`
	Act  string `json:"act"`
}

const (
	manille = "9D"
	fiche   = 10 // p2
	king    = 13
	order   = "A23456789TJQK"
)

func number(card string) int { return strings.IndexByte(order, card[0]) + 1 } // p6: the ace is one

func points(card string) int { return min(number(card), 10) } // p7b

// Manille settles one hand.
func Manille(data []byte, seats []string) (agree.Result, error) {
	var h Hand
	if err := json.Unmarshal(data, &h); err != nil {
		return agree.Result{}, err
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{"": h.Pool}}
	each := func(from []string, to string, n int) { // everybody else pays
		for _, s := range from {
			r.Net[s] -= n
			r.Net[to] += n
		}
	}
	holds := map[string]map[string]bool{}
	for i, s := range seats {
		holds[s] = map[string]bool{}
		for k, held := range strings.Split(h.Deal[s], ".") {
			for _, face := range held {
				holds[s][string(face)+"SHDC"[k:k+1]] = true
			}
		}
		r.Net[s] -= fiche // p11: one fiche (ruling)
		r.Pools[""] += fiche
		if s == h.Dealer {
			r.Next = seats[(i+1)%len(seats)]
		}
	}

	thrown := 0
	since := map[string]int{} // how much had been done when each last threw a card
	// A record tells beforehand that its player asks only when the next card is
	// covered (p8c).
	late := func(seat string) bool {
		for _, a := range h.Acts {
			var n int
			fmt.Sscanf(a.At, "stop.%d", &n)
			if a.Act == "late" && a.Seat == seat && n >= since[seat] && n <= thrown {
				return true
			}
		}
		return false
	}
	want, last := 0, "" // the number that the run goes on with, 0 where it begins
	for _, run := range h.Play {
		if run.Act == "pass" {
			thrown++
			continue
		}
		for _, card := range run.Cards {
			if !holds[run.Seat][card] {
				return r, fmt.Errorf("%s does not hold %s", run.Seat, card)
			}
			v := number(card)
			if card == manille && want > 0 {
				v = want // p5: as the one that plays it likes
			}
			if run.N > 0 {
				v = run.N
			}
			if want > 0 && (v != want || run.N > 0) {
				if run.Seat != last {
					return r, fmt.Errorf("%s plays %s, not the %d that is wanted", run.Seat, card, want)
				}
				each(seats, run.Seat, 1) // p7: nobody has it; the one that stopped is paid, and begins anew
			}
			delete(holds[run.Seat], card)
			switch {
			case card == manille && !late(run.Seat):
				each(seats, run.Seat, fiche) // p8c
			case card != manille && v == king: // p10; the Manille is none (ruling)
				each(seats, run.Seat, 1)
			}
			thrown++
			since[run.Seat] = thrown
			if want = v + 1; v == king {
				want = 0 // p6
			}
			last = run.Seat
			if len(holds[run.Seat]) == 0 {
				r.Winner = run.Seat
			}
		}
	}
	for _, a := range h.Acts {
		if a.Act == "look" { // p12
			for _, s := range seats {
				r.Net[a.Seat]--
				r.Net[s]++
			}
		}
	}
	if r.Winner == "" {
		return r, nil
	}
	r.Net[r.Winner] += r.Pools[""] // p11
	r.Pools[""] = 0
	for _, s := range seats {
		for card := range holds[s] {
			r.Net[s] -= points(card) // p7b
			r.Net[r.Winner] += points(card)
			due := 0
			switch {
			case card == manille:
				due = fiche // p9
			case number(card) == king:
				due = 1 // p10
			}
			for _, o := range seats {
				r.Net[s] -= due
				r.Net[o] += due
			}
		}
	}
	return r, nil
}

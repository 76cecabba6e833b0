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
	Agreed agree.Figures     `json:"settings"`
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
	king    = 13
	order   = "A23456789TJQK"
)

func number(card string) int { return strings.IndexByte(order, card[0]) + 1 } // p6: the ace is one

func points(card string) int { return min(number(card), 10) } // p7b

// Manille settles one hand.
func Manille(data []byte, seats []string) (agree.Result, error) {
	t := &thrower{seats: seats, holds: map[string]map[string]bool{}, since: map[string]int{}}
	if err := json.Unmarshal(data, &t.Hand); err != nil {
		return agree.Result{}, err
	}
	t.deal()
	if err := t.play(); err != nil {
		return t.r, err
	}
	for _, a := range t.Acts {
		if a.Act == "look" { // p12
			t.each(a.Seat, -t.Agreed.Or("comete/heap.fine#fine", 1))
		}
	}
	if t.r.Winner != "" {
		t.end()
	}
	return t.r, nil
}

// thrower is a hand of la Manille on its way through the clauses.
type thrower struct {
	Hand
	r      agree.Result
	seats  []string
	holds  map[string]map[string]bool // the cards each player has in hand
	thrown int                        // how much has been done: cards thrown, and runs passed by
	since  map[string]int             // how much had been done when each player last threw a card
}

// each makes everybody else pay n to a player; a negative n goes the other way.
func (t *thrower) each(to string, n int) {
	for _, s := range t.seats {
		t.r.Net[s] -= n
		t.r.Net[to] += n
	}
}

// deal reads the hands, and takes each player's stake.
func (t *thrower) deal() {
	t.r = agree.Result{Net: map[string]int{}, Pools: map[string]int{"": t.Pool}}
	for i, s := range t.seats {
		t.holds[s] = map[string]bool{}
		for k, held := range strings.Split(t.Deal[s], ".") {
			for _, face := range held {
				t.holds[s][string(face)+"SHDC"[k:k+1]] = true
			}
		}
		stake := t.Agreed.Or("comete/stake#each", 10) // p11: one fiche (ruling), or two
		t.r.Net[s] -= stake
		t.r.Pools[""] += stake
		if s == t.Dealer {
			t.r.Next = t.seats[(i+1)%len(t.seats)]
		}
	}
}

// late reports whether a player asks only when the next card is covered (p8c),
// which the record states beforehand.
func (t *thrower) late(seat string) bool {
	for _, a := range t.Acts {
		var n int
		fmt.Sscanf(a.At, "stop.%d", &n)
		if a.Act == "late" && a.Seat == seat && n >= t.since[seat] && n <= t.thrown {
			return true
		}
	}
	return false
}

// play goes through the runs, and returns an error for a card not held or out of turn.
func (t *thrower) play() error {
	want, last := 0, "" // the number with which the run goes on, 0 where it begins
	for _, run := range t.Play {
		if run.Act == "pass" {
			t.thrown++
			continue
		}
		for _, card := range run.Cards {
			if !t.holds[run.Seat][card] {
				return fmt.Errorf("%s does not hold %s", run.Seat, card)
			}
			v := number(card)
			if card == manille && want > 0 {
				v = want // p5: as its player likes
			}
			if run.N > 0 {
				v = run.N
			}
			if want > 0 && (v != want || run.N > 0) {
				if run.Seat != last {
					return fmt.Errorf("%s plays %s, not the %d that is wanted", run.Seat, card, want)
				}
				t.each(run.Seat, 1) // p7: nobody has it; the player who stopped is paid, and begins anew
			}
			t.throw(run.Seat, card, v)
			if want = v + 1; v == king {
				want = 0 // p6
			}
			last = run.Seat
		}
	}
	return nil
}

// throw takes a card that stands for the number v out of a hand, and pays for it.
func (t *thrower) throw(seat, card string, v int) {
	delete(t.holds[seat], card)
	switch {
	case card == manille && !t.late(seat):
		t.each(seat, t.Agreed.Or("comete/manille.paid#fiche", 10)) // p8c
	case card != manille && v == king: // p10; the Manille is none (ruling)
		t.each(seat, 1)
	}
	t.thrown++
	t.since[seat] = t.thrown
	if len(t.holds[seat]) == 0 {
		t.r.Winner = seat
	}
}

// end pays the winner, and makes the others pay for the cards they are left with.
func (t *thrower) end() {
	winner := t.r.Winner
	t.r.Net[winner] += t.r.Pools[""] // p11
	t.r.Pools[""] = 0
	for _, s := range t.seats {
		for card := range t.holds[s] {
			n := points(card)                                  // p7b
			if t.Agreed.Or("comete/left.few#agreed", 0) == 1 { // p8
				n = 1
			}
			t.r.Net[s] -= n
			t.r.Net[winner] += n
			switch {
			case card == manille:
				t.each(s, -t.Agreed.Or("comete/manille.left#fiche", 10)) // p9
			case number(card) == king:
				t.each(s, -1) // p10
			}
		}
	}
}

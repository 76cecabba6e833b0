// Package naive settles a hand of Ma commère, accommodez-moi, or of le Commerce, a
// second time, by the clauses of the book, one after another, plain and slow. It shares
// nothing with the engine: it was written from the clauses and the editors' rulings
// alone, to disagree when the engine is wrong. Start at Settle and SettleCommerce.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Dealer string            `json:"dealer"`
	Agreed agree.Figures     `json:"settings"`
	Pool   int               `json:"pool"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Trades []Trade           `json:"trades"`
	Acts   []struct {
		At  json.RawMessage `json:"at"`
		Act string          `json:"act"`
	} `json:"acts"`
}

// Trade is what one player does: gives a card, lays the hand open, proposes that
// cards of the talon be given out, accepts that or does not.
type Trade struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

const order = "23456789TJQKA" // p6b: the ace above the king

func rank(card string) int { return strings.IndexByte(order, card[0]) }

// kind is what three cards are, and how strong: 3 a tricon, 2 a sequence, 1 a
// point, 0 nothing (p6 to p9).
func kind(hand []string) (what, strong int) {
	r := []int{rank(hand[0]), rank(hand[1]), rank(hand[2])}
	slices.Sort(r)
	switch {
	case r[0] == r[2]:
		return 3, r[0]
	case r[0]+1 == r[1] && r[1]+1 == r[2]: // of whatever suits
		return 2, r[2]
	case hand[0][1] == hand[1][1] && hand[1][1] == hand[2][1]:
		sum := 0
		for _, n := range r {
			switch {
			case n == rank("A"):
				sum += 11 // p6b
			default:
				sum += min(n+2, 10) // ruling: ten for a court card
			}
		}
		return 1, sum
	}
	return 0, 0
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	var h Hand
	if err := json.Unmarshal(data, &h); err != nil {
		return agree.Result{}, err
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{"": h.Pool}}
	seats = agree.After(seats, h.Dealer) // from the dealer's right, the dealer last
	r.Next = seats[0]
	if h.Pool == 0 {
		for _, s := range seats {
			stake := h.Agreed.Or("commere/stake#each", 1) // p4; one jetton (ruling)
			r.Net[s] -= stake
			r.Pools[""] += stake
		}
	}
	for _, t := range h.Trades {
		if t.Act == "refuse-it" { // p13: without the consent of all it is dealt again
			r.Void, r.Next = true, h.Dealer
			return r, nil
		}
	}
	for _, a := range h.Acts {
		switch a.Act {
		case "misdeal": // p15: no other penalty than to deal again
			r.Void, r.Next = true, h.Dealer
			return r, nil
		case "false-pack": // p15: the hand does not count, unless somebody has won
			if !slices.ContainsFunc(h.Trades, func(t Trade) bool { return t.Act == "lay" }) {
				r.Void = true
				return r, nil
			}
		}
	}
	hands := map[string][]string{}
	for s, held := range h.Deal {
		hands[s] = agree.Held(held)
	}
	right := func(s string) string { return seats[(slices.Index(seats, s)+1)%len(seats)] }
	move := func(from, card string) error {
		i := slices.Index(hands[from], card)
		if i < 0 {
			return fmt.Errorf("%s does not hold %s", from, card)
		}
		hands[from] = slices.Delete(hands[from], i, i+1)
		return nil
	}
	var asked string // who has given a card, and waits for one
	agreed, talon, laid := 0, 0, false
	for _, t := range h.Trades {
		switch t.Act {
		case "lay":
			laid = true
		case "propose":
			agreed = 1
		case "accept":
			if agreed++; agreed == len(seats) {
				talon, agreed = len(seats), 0
			}
		case "give":
			card := t.Cards[0]
			switch {
			case talon > 0: // p13: one from the top to each, who gives one back, put below
				hands[t.Seat] = append(hands[t.Seat], h.Talon[0])
				h.Talon = append(h.Talon[1:], card)
				talon--
				if err := move(t.Seat, card); err != nil {
					return r, err
				}
			case asked == "": // p10: "Ma commere, accommodez-moi"
				if err := move(t.Seat, card); err != nil {
					return r, err
				}
				asked = t.Seat
				hands[right(asked)] = append(hands[right(asked)], card)
			default:
				if err := move(t.Seat, card); err != nil {
					return r, err
				}
				hands[asked] = append(hands[asked], card)
				asked = ""
			}
		}
	}
	if !laid {
		return r, nil
	}
	best, most := 0, 0
	for _, s := range seats { // p11: of equals the first from the dealer's right
		if what, strong := kind(hands[s]); what > best || what == best && what > 0 && strong > most {
			best, most, r.Winner = what, strong, s
		}
	}
	r.Net[r.Winner] += r.Pools[""] // p12
	r.Pools[""] = 0
	for _, s := range seats {
		r.Net[s] -= best - 1
		r.Net[r.Winner] += best - 1
	}
	return r, nil
}

// Package naive settles a hand of la Belle, or of la Ferme in both its manners, a
// second time, by the clauses of the book, one after another, plain and slow. It shares
// nothing with the engine: it was written from the clauses and the editors' rulings
// alone, by somebody who had read neither the engine nor an earlier settlement, to
// disagree when the engine is wrong.
package naive

import (
	"encoding/json"
	"fmt"

	"quinola/engine/agree"
)

// Hand is a hand as the replay command reads it, as far as it has come.
type Hand struct {
	Rules   string            `json:"rules"`
	Dealer  string            `json:"dealer"`
	Agreed  agree.Figures     `json:"settings"`
	Pools   map[string]int    `json:"pools"`
	State   map[string][]int  `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Choices []Choice          `json:"choices"`
	Acts    []Act             `json:"acts"`
}

// Choice is what a player says: a card, enough, or that he has thirty-one.
type Choice struct {
	Seat string `json:"seat"`
	Act  string `json:"act"`
}

// Act is what is done beside: a bid for the farm.
type Act struct {
	Seat string `json:"seat"`
	Act  string `json:"act"`
	N    []int  `json:"n"`
}

// read reads a hand. The players come from the dealer's right on, who has the
// hand, the dealer last.
func read(data []byte, seats []string) (h Hand, order []string, held map[string][]string, err error) {
	if err = json.Unmarshal(data, &h); err != nil {
		return h, nil, nil, err
	}
	order = agree.After(seats, h.Dealer)
	held = map[string][]string{}
	for s, cards := range h.Deal {
		held[s] = agree.Held(cards)
	}
	return h, order, held, nil
}

// points is what cards count: the figures ten (ferme.p6; ruling at la Belle), the
// ace as the game has it, the others what they are marked.
func points(cards []string, ace int) (sum int) {
	for _, c := range cards {
		switch face := c[0]; face {
		case 'A':
			sum += ace
		case 'T', 'J', 'Q', 'K':
			sum += 10
		default:
			sum += int(face - '0')
		}
	}
	return sum
}

// unknown says that the book does not know this choice where it was made.
func (c Choice) unknown() error { return fmt.Errorf("%s may not say %s now", c.Seat, c.Act) }

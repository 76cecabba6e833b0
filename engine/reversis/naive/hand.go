// Package naive settles one hand of Reversis by the books, one text after another, with
// every step written out where a text needs it. It shares no code with the engine. It
// was written from the clauses and the editors' rulings alone. Tests compare the two;
// where they differ, one of them is wrong, or the book is silent.
//
// Unlike the engine it has the whole hand before it settles anything. So it first
// asks whether a Reversis was undertaken and what became of the four aces, and only
// then goes through the tricks and pays.
package naive

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Rules     string            `json:"rules"`
	Dealer    string            `json:"dealer"`
	Pool      int               `json:"pool"`
	Pools     map[string]int    `json:"pools"`
	Beasts    []Beast           `json:"beasts"`
	Deal      map[string]string `json:"deal"`
	Talon     []string          `json:"talon"`
	Exchange  map[string]string `json:"exchange"`
	Swap      map[string]string `json:"swap"`
	Play      [][]string        `json:"play"`
	Acts      []Act             `json:"acts"`
	Unclaimed []string          `json:"unclaimed"`
	Agreed    map[string]int    `json:"settings"` // what the players agree on, by figure
}

// Act is an irregular act at the deal, at the exchange or in a trick.
type Act struct {
	At   When   `json:"at"`
	Seat string `json:"seat"`
	Act  string `json:"act"`
	Card string `json:"card"`
	To   string `json:"to"`
}

// When is the moment of an act: AtDeal, AtExchange, or the number of the
// trick, counted from 1.
type When int

// The two moments before the first trick.
const (
	AtDeal     When = -1
	AtExchange When = 0
)

// UnmarshalJSON reads "deal", "exchange", or a trick as a number or a string.
func (w *When) UnmarshalJSON(b []byte) error {
	s := string(b)
	if len(b) > 0 && b[0] == '"' {
		if err := json.Unmarshal(b, &s); err != nil {
			return err
		}
	}
	switch s {
	case "deal":
		*w = AtDeal
		return nil
	case "exchange":
		*w = AtExchange
		return nil
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		return fmt.Errorf("acts: at %q is neither deal, exchange nor the number of a trick", s)
	}
	*w = When(n)
	return nil
}

// MarshalJSON writes the moment as UnmarshalJSON reads it.
func (w When) MarshalJSON() ([]byte, error) {
	switch w {
	case AtDeal:
		return []byte(`"deal"`), nil
	case AtExchange:
		return []byte(`"exchange"`), nil
	}
	return []byte(strconv.Itoa(int(w))), nil
}

// Beast is a debt on the sheet (salon only).
type Beast struct {
	By     string `json:"by"`
	Amount int    `json:"amount"`
	InPlay bool   `json:"inPlay"`
}

// Result is what the clerk writes down at the end.
type Result struct {
	Net      map[string]int // each player's gain or loss, stake included
	Pool     *int           // what the pool holds now; nil if there are two
	Pools    map[string]int // the two pools of two-quinolas
	Beasts   []Beast        // the sheet of salon
	Points   map[string]int // points in the tricks of each
	Tricks   []Trick
	Party    *Party    // nil if no party is settled
	Reversis *Reversis // nil if none was undertaken
}

// Trick tells who led a trick and whose it is.
type Trick struct{ Leader, Taker string }

// Party is the main prize of an ordinary hand, worth Value before any doubling.
type Party struct {
	Winner, Loser string
	Value         int
}

// Reversis tells who undertook it, whether it was made, and who broke it.
type Reversis struct {
	By      string
	Made    bool
	Breaker string
}

// Parse reads one hand from JSON.
func Parse(b []byte) (Hand, error) {
	var h Hand
	if err := json.Unmarshal(b, &h); err != nil {
		return Hand{}, fmt.Errorf("hand: %w", err)
	}
	return h, nil
}

// Settle settles the hand under the text that it names.
func Settle(h Hand) (Result, error) {
	switch h.Rules {
	case "hague-1785":
		return settleHague(h)
	case "two-quinolas":
		return settleTwoQuinolas(h)
	case "academie":
		return settleAcademie(h)
	case "reglor-1809":
		return settleReglor(h)
	case "salon":
		return settleSalon(h, []string{"S", "E", "N", "W"})
	case "salon-3":
		return settleSalon(h, []string{"S", "E", "W"})
	}
	return Result{}, fmt.Errorf("rules: no text is called %q", h.Rules)
}

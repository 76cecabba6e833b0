// Package naive settles a hand of l'Hombre or of one of its kin as a patient clerk
// would who has the book open before him: one clause after another, plain and slow.
// It shares nothing with the engine, neither code nor shape; it was written from the
// clauses and the editors' rulings alone, and is there to disagree when the engine
// is wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Rules  string            `json:"rules"`
	Dealer string            `json:"dealer"`
	Agreed agree.Figures     `json:"settings"`
	Pools  map[string]int    `json:"pools"`
	State  State             `json:"state"`
	Deal   map[string]string `json:"deal"`
	Bids   []Said            `json:"bids"`
	Choose []Said            `json:"choices"`
	Trades []Said            `json:"trades"`
	Play   [][]string        `json:"play"`
	Acts   []Act             `json:"acts"`

	// Where cards are exchanged.
	Talon []string         `json:"talon"`
	Draw  map[string]Drawn `json:"draw"`
	Done  []string         `json:"done"`
}

// Drawn is what one player has put out, to draw as many.
type Drawn struct {
	Out []string `json:"out"`
}

// State is what lies on the table from one hand to the next, pools aside.
type State struct {
	Waiting []int          `json:"waiting"` // bêtes that wait
	Game    []int          `json:"game"`    // how many jettons each owes to the game
	Deals   []int          `json:"deals"`   // how many hands were played
	Odd     map[string]int `json:"odd"`     // whose the odd jettons may be

	Favourite []int `json:"favourite"` // of le Médiateur and Lomber: the suit, counted from one
	Passes    []int `json:"passes"`    // of Lomber: how many hands were passed
}

// Said is what one player said, named or gave.
type Said struct {
	Seat  string   `json:"seat"`
	Bid   string   `json:"bid"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

// Act is something done out of the course of the game.
type Act struct {
	At   any    `json:"at"`
	Seat string `json:"seat"`
	Act  string `json:"act"`
	Card string `json:"card"`
	To   string `json:"to"`
	N    []int  `json:"n"`
}

// The three that are trumps whatever the suit, and the suits that are red.
const (
	espadille = "AS"
	baste     = "AC"
	red       = "HD"
)

// suits is the order in which a deal names them.
const suits = "SHDC"

// named is what is said to name each of them for trumps.
func named() []string { return []string{"spades", "hearts", "diamonds", "clubs"} }

// read reads a hand, and puts the players in their order: to the right, the
// dealer last.
func read(data []byte, order []string) (Hand, []string, error) {
	var h Hand
	if err := json.Unmarshal(data, &h); err != nil {
		return h, nil, err
	}
	at := slices.Index(order, h.Dealer)
	if at < 0 {
		return h, nil, fmt.Errorf("nobody is called %q", h.Dealer)
	}
	return h, append(slices.Clone(order[at+1:]), order[:at+1]...), nil
}

// held is the cards of a hand that is written suit by suit.
func held(deal string) []string {
	var list []string
	for i, faces := range strings.Split(deal, ".") {
		for _, f := range faces {
			list = append(list, string(f)+suits[i:i+1])
		}
	}
	return list
}

// trumps are the trumps of a suit, the first first (c1.valeur.p9).
func trumps(suit string) []string {
	manille, rest := "2", "KQJ76543"
	if strings.Contains(red, suit) {
		manille, rest = "7", "AKQJ23456"
	}
	list := []string{espadille, manille + suit, baste}
	for _, f := range rest {
		list = append(list, string(f)+suit)
	}
	return list
}

// natural is a suit that is not trumps, the first first (c1.valeur.p3): the black
// aces are not of it (c1.valeur.p5).
func natural(suit string) []string {
	faces := "KQJ765432"
	if strings.Contains(red, suit) {
		faces = "KQJA234567"
	}
	var list []string
	for _, f := range faces {
		list = append(list, string(f)+suit)
	}
	return list
}

// taker is who takes a trick: the first of the trumps in it, or else the first of
// the suit that was led.
func taker(trick []string, trump string) string {
	on := map[string]string{} // the player of each card
	for _, p := range trick {
		seat, card, _ := strings.Cut(p, ":")
		on[card] = seat
	}
	_, led, _ := strings.Cut(trick[0], ":")
	for _, card := range append(trumps(trump), natural(led[1:])...) {
		if seat := on[card]; seat != "" {
			return seat
		}
	}
	return ""
}

// when is the trick at which something is done, and how many of its cards lie
// there: 0 and 0 before the play.
func when(at any) (trick, after int) {
	switch at := at.(type) {
	case float64:
		return int(at), 0
	case string:
		t, k, _ := strings.Cut(at, ".")
		trick, _ = strconv.Atoi(t)
		after, _ = strconv.Atoi(k)
	}
	return trick, after
}

// holder is who holds a card.
func holder(hands map[string][]string, card string) string {
	for seat, hand := range hands {
		if slices.Contains(hand, card) {
			return seat
		}
	}
	return ""
}

// seen reports whether a card was played.
func seen(tricks [][]string, card string) bool {
	for _, t := range tricks {
		for _, p := range t {
			if strings.HasSuffix(p, ":"+card) {
				return true
			}
		}
	}
	return false
}

package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Le Papillon is settled here a second time, from its clauses (academie:papillon) and
// the rulings on what they leave unsaid, by somebody who had not read the engine.

// butterfly is a hand of le Papillon as it has come, and what it has come to.
type butterfly struct {
	Dealer string        `json:"dealer"`
	Pool   int           `json:"pool"`
	Agreed agree.Figures `json:"settings"`
	State  struct {
		Double []int `json:"double"` // the cards were equal in the hand before
	} `json:"state"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Trades []struct {
		Seat  string   `json:"seat"`
		Act   string   `json:"act"`
		Cards []string `json:"cards"`
	} `json:"trades"`
	Acts []struct {
		At   string `json:"at"`
		Seat string `json:"seat"`
		Act  string `json:"act"`
		N    []int  `json:"n"`
	} `json:"acts"`

	order []string // from the dealer's right
	hands map[string][]string
	open  []string        // what lies on the table
	made  map[string]int  // cards that each has taken, and those they were taken with
	early map[string]bool // has played out of turn, and has to lay down
	all   map[string]bool // has made away with the cards of this deal by taking alone
	void  bool
	won   string
	last  string // to lay down
	net   map[string]int
	turn  string
	may   []string
}

// fiche is five jettons (ruling).
const fiche = 5

func flutter(data []byte, seats []string) (*butterfly, error) {
	b := &butterfly{hands: map[string][]string{}, made: map[string]int{}, early: map[string]bool{}, all: map[string]bool{}, net: map[string]int{}}
	if err := json.Unmarshal(data, b); err != nil {
		return nil, err
	}
	b.order = agree.After(seats, b.Dealer)
	for _, s := range b.order {
		b.hands[s] = agree.Held(b.Deal[s])
	}
	return b, b.fly()
}

// fly goes through the hand.
func (b *butterfly) fly() error {
	for _, s := range b.order { // p3b
		b.put(s, b.Agreed.Or("culbas/stake#each", fiche))
	}
	if b.acts("deal", 0); b.void {
		return nil
	}
	spread := 7 // p3
	if len(b.order) == 4 {
		spread = 4
	}
	b.open, b.Talon = slices.Clone(b.Talon[:spread]), b.Talon[spread:]
	for pos := 0; ; { // deal after deal
		for _, s := range b.order {
			b.all[s] = true
		}
		for b.holding() {
			for _, s := range b.order {
				if len(b.hands[s]) == 0 {
					continue
				}
				if b.acts("trade", pos); b.void {
					return nil
				}
				takes := b.takes(s)
				if b.early[s] { // law 14
					takes = nil
				}
				if len(b.Trades) == 0 {
					b.turn, b.may = s, []string{"lay"}
					if len(takes) > 0 {
						b.may = takes
					}
					return nil
				}
				t := b.Trades[0]
				b.Trades = b.Trades[1:]
				pos++
				switch said := "pair " + strings.Join(t.Cards, " "); {
				case t.Seat != s:
					return fmt.Errorf("%s plays, and it is the turn of %s", t.Seat, s)
				case t.Act == "lay" && len(takes) == 0: // p10, ruling
					b.lay(s)
				case t.Act == "pair" && slices.Contains(takes, said):
					b.take(s, t.Cards)
				default:
					return fmt.Errorf("%s may %v, not %s %v", s, takes, t.Act, t.Cards)
				}
			}
		}
		if len(b.Talon) == 0 {
			break
		}
		for _, s := range b.order { // law 8
			if b.all[s] {
				b.each(s, 1)
			}
		}
		for range 3 { // p10
			for _, s := range b.order {
				b.hands[s] = append(b.hands[s], b.Talon[0])
				b.Talon = b.Talon[1:]
			}
		}
	}
	b.over()
	return nil
}

// acts is what was done beside the course.
func (b *butterfly) acts(phase string, pos int) {
	for _, a := range b.Acts {
		of, after, _ := strings.Cut(a.At, ".")
		if at, _ := strconv.Atoi(after); of != phase || at != pos {
			continue
		}
		switch {
		case a.Act == "misdeal": // law 13
			b.nothing()
			b.put(a.Seat, fiche)
		case a.Act == "false-pack" && a.N[0] != 52: // law 12
			b.nothing()
		case a.Act == "early":
			b.early[a.Seat] = true
		}
	}
}

// nothing is that the hand is void: what was paid is returned (ruling).
func (b *butterfly) nothing() {
	if !b.void {
		b.void = true
		for s, n := range b.net {
			b.Pool += n
			b.net[s] = 0
		}
	}
}

func (b *butterfly) put(seat string, n int) {
	b.Pool += n
	b.net[seat] -= n
}

// each is that every other player pays one so much.
func (b *butterfly) each(seat string, n int) {
	for _, s := range b.order {
		if s != seat {
			b.net[s] -= n
			b.net[seat] += n
		}
	}
}

func (b *butterfly) holding() bool {
	return slices.ContainsFunc(b.order, func(s string) bool { return len(b.hands[s]) > 0 })
}

// counts is the points of a card from the ace to the ten, 0 of a painted one (p5, p6).
func counts(card string) int { return strings.IndexByte("?A23456789T", card[0]) }

// takes is all that a player may take, as a record has it.
func (b *butterfly) takes(seat string) (list []string) {
	alike := func(cards []string, like string) (of []string) {
		for _, c := range cards {
			if c[0] == like[0] {
				of = append(of, c)
			}
		}
		return of
	}
	add := func(cards ...string) {
		at := func(c string) int {
			return strings.IndexByte("SHDC", c[1])*13 + strings.IndexByte("AKQJT98765432", c[0])
		}
		slices.SortFunc(cards, func(a, b string) int { return at(a) - at(b) })
		if said := "pair " + strings.Join(cards, " "); !slices.Contains(list, said) {
			list = append(list, said)
		}
	}
	for _, card := range b.hands[seat] {
		there := alike(b.open, card)
		for _, c := range there { // p5, p8
			add(card, c)
		}
		if len(there) == 3 { // law 5
			add(append(there, card)...)
		}
		if held := alike(b.hands[seat], card); len(held) == 3 && len(there) == 1 { // law 6
			add(append(held, there...)...)
		}
		for _, cards := range sums(b.open, counts(card)) { // p6, p8
			add(append(cards, card)...)
		}
	}
	return list
}

// sums is every two cards and more that count together as much.
func sums(open []string, n int) (list [][]string) {
	var low []string
	for _, c := range open {
		if k := counts(c); k > 0 && k < n {
			low = append(low, c)
		}
	}
	for set := range 1 << len(low) {
		sum, cards := 0, []string(nil)
		for i, c := range low {
			if set>>i&1 == 1 {
				sum += counts(c)
				cards = append(cards, c)
			}
		}
		if sum == n {
			list = append(list, cards)
		}
	}
	return list
}

// take is that a player takes cards of the table with cards of the hand.
func (b *butterfly) take(seat string, cards []string) {
	var with, took []string
	for _, c := range cards {
		if i := slices.Index(b.hands[seat], c); i >= 0 {
			b.hands[seat] = slices.Delete(b.hands[seat], i, i+1)
			with = append(with, c)
			continue
		}
		i := slices.Index(b.open, c)
		b.open = slices.Delete(b.open, i, i+1)
		took = append(took, c)
	}
	b.made[seat] += len(cards)
	aces := 0
	for _, c := range took {
		if c[0] == 'A' {
			aces++
		}
	}
	if aces == len(took) && aces == counts(with[0]) { // law 4
		b.each(seat, 2*aces)
	} else { // law 3
		b.each(seat, aces)
	}
	if len(took) == 3 && !slices.ContainsFunc(took, func(c string) bool { return c[0] != with[0][0] }) { // law 5
		b.each(seat, 1)
	}
	if len(with) == 3 { // law 6
		b.each(seat, 1)
	}
	if len(b.open) == 0 { // law 7
		b.each(seat, 1)
	}
}

// lay is that a player lays down what is left of the hand.
func (b *butterfly) lay(seat string) {
	n, aces := len(b.hands[seat]), 0
	for _, c := range b.hands[seat] {
		if c[0] == 'A' {
			aces++
		}
	}
	b.put(seat, n) // law 1
	b.each(seat, aces)
	b.open = append(b.open, b.hands[seat]...)
	b.hands[seat], b.all[seat], b.early[seat], b.last = nil, false, false, seat
}

// over is the end of the hand.
func (b *butterfly) over() {
	for _, s := range b.order { // p10c: nearest the dealer from the left, the dealer before all
		if b.all[s] {
			b.won = s
		}
	}
	if b.won != "" {
		b.net[b.won] += b.Pool
		b.Pool = 0
		b.made[b.won] += len(b.open) // law 11
	} else {
		b.each(b.last, 1) // law 10
		b.made[b.last] += len(b.open)
	}
	most := ""
	for _, s := range b.order {
		if most == "" || b.made[s] > b.made[most] {
			most = s
		}
	}
	each := b.Agreed.Or("culbas/cards.won#each", 1)
	if len(b.State.Double) > 0 && b.State.Double[0] > 0 {
		each *= 2
	}
	b.State.Double = nil
	for _, s := range b.order { // law 9
		if s != most && b.made[s] == b.made[most] {
			b.State.Double = []int{1}
			return
		}
	}
	b.each(most, each)
}

// MayPapillon says who is to do something, and what is open to that player.
func MayPapillon(data []byte, seats []string) (string, []string, error) {
	b, err := flutter(data, seats)
	if err != nil {
		return "", nil, err
	}
	return b.turn, b.may, nil
}

// SettlePapillon settles one hand.
func SettlePapillon(data []byte, seats []string) (agree.Result, error) {
	b, err := flutter(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if b.turn != "" {
		return agree.Result{}, fmt.Errorf("%s is to move, and may %v", b.turn, b.may)
	}
	r := agree.Result{Net: b.net, Pools: map[string]int{"": b.Pool}, Winner: b.won, Void: b.void, Next: b.order[0],
		State: map[string][]int{"double": b.State.Double}}
	if b.void {
		r.Next = b.Dealer
	}
	return r, nil
}

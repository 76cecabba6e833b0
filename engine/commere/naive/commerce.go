package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// banker is the clerk of le Commerce, with a hand on its way. Nothing of it is
// of Ma commère: there a point is three cards and a sequence of whatever suits.
type banker struct {
	Hand
	table  []string            // from the dealer's right, the banker last (p10)
	held   map[string][]string // the cards of each
	turn   string              // whose turn it is to trade
	traded bool                // who has just done so, and has something to show
	asked  string              // whose neighbour owes a card (p14)
	given  string              // the card that was given for it
	laid   bool                // somebody has stopped the game (p16)
	bought map[string]int      // how often each has traded with the bank
}

// figure is what three cards are, and how strong: 3 a tricon, 2 a sequence, 1 a
// point, 0 nothing (p6 to p9).
func figure(hand []string) (what, strong int) {
	of := map[byte][]int{} // the places of the cards, by suit
	for _, c := range hand {
		of[c[1]] = append(of[c[1]], rank(c))
	}
	if hand[0][0] == hand[1][0] && hand[1][0] == hand[2][0] {
		return 3, rank(hand[0]) // p8
	}
	for _, r := range of {
		slices.Sort(r)
		if len(r) == 3 && r[0]+1 == r[1] && r[1]+1 == r[2] {
			return 2, r[2] // p7: as a tierce of Piquet, of one suit
		}
		if len(r) < 2 { // p6: a single card makes no point
			continue
		}
		sum := 0
		for _, n := range r {
			if n == rank("A") {
				sum += 11 // p1
			} else {
				sum += min(n+2, 10) // p1; ruling: ten for a court card
			}
		}
		what, strong = 1, max(strong, sum)
	}
	return what, strong
}

// after is the player on the right of one, after the banker the first in hand.
func (b *banker) after(s string) string {
	return b.table[(slices.Index(b.table, s)+1)%len(b.table)]
}

// has reports whether a player has a point, a sequence or a tricon.
func (b *banker) has(s string) bool {
	what, _ := figure(b.held[s])
	return what > 0
}

// spread lays out a hand, and does what was done in it.
func spread(data []byte, seats []string) (*banker, error) {
	b := &banker{held: map[string][]string{}, bought: map[string]int{}}
	if err := json.Unmarshal(data, &b.Hand); err != nil {
		return nil, err
	}
	b.table = agree.After(seats, b.Dealer)
	for _, s := range b.table {
		b.held[s] = agree.Held(b.Deal[s])
		if len(b.held[s]) != 3 { // p3
			return nil, fmt.Errorf("%s is dealt %q, not three cards", s, b.Deal[s])
		}
	}
	b.turn = b.table[0] // p12: the first in hand
	for _, t := range b.Trades {
		if err := b.trade(t); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// give takes a card from a player.
func (b *banker) give(seat, card string) error {
	i := slices.Index(b.held[seat], card)
	if i < 0 {
		return fmt.Errorf("%s does not hold %s", seat, card)
	}
	b.held[seat] = slices.Delete(b.held[seat], i, i+1)
	return nil
}

// trade is what one player does. Who has traded and has nothing to show has no
// more to do: one card in a turn (ruling).
func (b *banker) trade(t Trade) error {
	if open := b.open(); t.Seat != b.mover() || !slices.Contains(open, strings.Join(append([]string{t.Act}, t.Cards...), " ")) {
		return fmt.Errorf("%s may %v, and %s does %s %v", b.mover(), open, t.Seat, t.Act, t.Cards)
	}
	switch {
	case t.Act == "lay":
		b.laid = true
		return nil
	case t.Act == "give" && b.asked == "": // p14
		b.asked, b.given = t.Seat, t.Cards[0]
		return b.give(t.Seat, t.Cards[0])
	case t.Act == "give":
		if err := b.give(t.Seat, t.Cards[0]); err != nil {
			return err
		}
		b.held[t.Seat] = append(b.held[t.Seat], b.given)
		b.held[b.asked] = append(b.held[b.asked], t.Cards[0])
		b.asked, b.traded = "", true
	case t.Act == "change": // p13: for a card of the talon another, put below it
		if err := b.give(t.Seat, t.Cards[0]); err != nil {
			return err
		}
		b.held[t.Seat] = append(b.held[t.Seat], b.Talon[0])
		b.Talon = append(b.Talon[1:], t.Cards[0])
		b.bought[t.Seat]++
		b.traded = true
	}
	if t.Act == "pass" || !b.has(b.turn) { // p12: and so the second, the third, and so on
		b.turn, b.traded = b.after(b.turn), false
	}
	return nil
}

// mover is who is to do something.
func (b *banker) mover() string {
	switch {
	case b.laid:
		return ""
	case b.asked != "":
		return b.after(b.asked)
	}
	return b.turn
}

// open is what the player whose turn it is may do.
func (b *banker) open() (may []string) {
	if b.laid {
		return nil
	}
	if s := b.mover(); b.asked != "" { // p20b: the banker, too; ruling: not the card received
		for _, c := range b.held[s] {
			may = append(may, "give "+c)
		}
		return may
	}
	if b.has(b.turn) { // p15
		may = append(may, "lay")
	}
	if b.traded { // ruling: nobody must lay, and has no more to do
		return append(may, "pass")
	}
	for _, c := range b.held[b.turn] { // p12: as the player likes; ruling: one of the two
		may = append(may, "give "+c, "change "+c)
	}
	return may
}

// MayCommerce says who is to do something at le Commerce, and what is open to
// that player.
func MayCommerce(data []byte, seats []string) (seat string, may []string, err error) {
	b, err := spread(data, seats)
	if err != nil {
		return "", nil, err
	}
	return b.mover(), b.open(), nil
}

// SettleCommerce settles one hand of le Commerce.
func SettleCommerce(data []byte, seats []string) (agree.Result, error) {
	b, err := spread(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{"": b.Pool}, Next: b.table[0]} // p16
	if b.Pool == 0 {
		for _, s := range b.table {
			r.Net[s]-- // p4
			r.Pools[""]++
		}
	}
	pay := func(from, to string, n int) {
		r.Net[from] -= n
		r.Net[to] += n
	}
	for s, n := range b.bought { // p13, p17; p18: the banker gives nothing to anybody
		pay(s, b.Dealer, n)
	}
	// p24b: a false pack, a bad deal, a card turned up in it: the hand is made anew; ruling:
	// what was paid before stays paid.
	for _, a := range b.Acts {
		if a.Act != "exposed" || agree.InDealing(a.At, "") {
			r.Void, r.Next = true, b.Dealer
			return r, nil
		}
	}
	if !b.laid {
		return r, nil
	}
	var best, most int
	higher := func(s string) int {
		what, strong := figure(b.held[s])
		if what != best {
			return what - best
		}
		return strong - most
	}
	for _, s := range b.table { // p9, p16; ruling: of equals the first in hand
		n := higher(s)
		if n > 0 || n == 0 && best == 1 && s == b.Dealer { // p19: of points the banker's
			best, most = figure(b.held[s])
			r.Winner = s
		}
	}
	r.Net[r.Winner] += r.Pools[""]
	r.Pools[""] = 0
	if r.Winner == b.Dealer {
		for s := range b.bought { // p20: of each who has traded with the bank
			pay(s, b.Dealer, 1)
		}
		return r, nil
	}
	pay(b.Dealer, r.Winner, 1)                   // p22
	if b.has(b.Dealer) && higher(b.Dealer) < 0 { // p23: another has it higher
		for _, s := range b.table {
			pay(b.Dealer, s, 1)
		}
	}
	return r, nil
}

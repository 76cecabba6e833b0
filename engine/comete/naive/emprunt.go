package naive

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/engine/agree"
)

// EmpruntHand is a hand of l'Emprunt as the replay command reads it, as far as it has come.
type EmpruntHand struct {
	Hand
	Talon []string `json:"talon"`
}

// dealt is how many cards each player has, by their number (p1).
var dealt = map[int]int{6: 8, 5: 10, 4: 10, 3: 12}

// empruntOrders is the cards in play, by the number of players: p1 takes out "les deux
// derniéres espéces", the aces and twos, and for three players the threes; so the ace
// is the lowest.
var empruntOrders = map[int]string{6: "A23456789TJQK", 5: "A23456789TJQK", 4: "3456789TJQK", 3: "456789TJQK"}

// borrower is a hand of l'Emprunt on its way through the clauses.
type borrower struct {
	EmpruntHand
	order  string
	table  []string // from the dealer's right, the dealer last
	held   map[string][]string
	net    map[string]int
	turn   int    // the index in table of the player to move
	next   string // the card that follows, "" at a new lead
	winner string // the player who has no card left
}

// layEmprunt lays out a hand of l'Emprunt, and replays what was done in it.
func layEmprunt(data []byte, seats []string) (*borrower, error) {
	b := &borrower{order: empruntOrders[len(seats)], net: map[string]int{}}
	if err := json.Unmarshal(data, &b.EmpruntHand); err != nil {
		return nil, err
	}
	b.table, b.held = agree.After(seats, b.Dealer), hold(b.Deal)
	n := len(b.Talon)
	for _, s := range b.table {
		if n += len(b.held[s]); len(b.held[s]) != dealt[len(seats)] {
			return nil, fmt.Errorf("%s is dealt %q", s, b.Deal[s])
		}
		stake := b.Agreed.Or("comete/stake#each", 1) // p1; one jetton (ruling)
		b.net[s] -= stake
		b.Pool += stake
	}
	if n != 4*len(b.order) || len(b.Acts) > 0 {
		return nil, fmt.Errorf("%d cards for %v, acts %v", n, seats, b.Acts)
	}
	for _, p := range b.Play {
		for _, c := range p.Cards {
			if err := b.throw(p.Seat, p.Act, c); err != nil {
				return nil, err
			}
		}
	}
	return b, nil
}

// out takes a card from a player's hand or, if nobody has it, from the talon.
func (b *borrower) out(card, from string) {
	hand := b.held[from]
	if from == "" {
		hand = b.Talon
	}
	i := slices.Index(hand, card)
	hand = slices.Delete(hand, i, i+1)
	if from == "" {
		b.Talon = hand
		return
	}
	b.held[from] = hand
	if len(hand) == 0 && b.winner == "" { // p3; ruling: also if the last card was borrowed
		b.winner = from
	}
}

// throw plays a player's own card, or one that he borrows.
func (b *borrower) throw(s, act, card string) error {
	if b.winner != "" || s != b.table[b.turn] || !slices.Contains(b.may(), said(act, card)) {
		return fmt.Errorf("%s plays %s %s: %s may %v", s, act, card, b.table[b.turn], b.may())
	}
	from := holder(b.held, card)
	b.out(card, from)
	switch {
	case act == "": // the player's own card
	case from == "": // p4: into the pool, what the player would have paid another
		b.net[s]--
		b.Pool++
	default: // p2
		b.net[s]--
		b.net[from]++
	}
	b.turn = (b.turn + 1) % len(b.table) // p2, p3: by the right
	b.next = above(card, b.order)
	if b.next != "" && holder(b.held, b.next) == "" && !slices.Contains(b.Talon, b.next) {
		b.next = "" // p2: there is no higher card of the suit
	}
	return nil
}

// said returns an act as records write it.
func said(act, card string) string {
	if act == "" {
		return card
	}
	return act + " " + card
}

// may returns the acts open to the player whose turn it is.
func (b *borrower) may() []string {
	hand := b.held[b.table[b.turn]]
	switch {
	case b.winner != "":
		return nil
	case b.next == "": // p2, p3: any card
		return slices.Clone(hand)
	case slices.Contains(hand, b.next): // p2
		return []string{b.next}
	}
	return []string{"borrow " + b.next}
}

// EmpruntMay returns who must act, and what is open to that player.
func EmpruntMay(data []byte, seats []string) (seat string, may []string, err error) {
	b, err := layEmprunt(data, seats)
	if err != nil || b.winner != "" {
		return "", nil, err
	}
	return b.table[b.turn], b.may(), nil
}

// Emprunt settles one hand of l'Emprunt.
func Emprunt(data []byte, seats []string) (agree.Result, error) {
	b, err := layEmprunt(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if b.winner == "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	b.net[b.winner] += b.Pool // p3: all that was put in
	for _, s := range b.table {
		n := b.Agreed.Or("parts/left.paid#each", 1) * len(b.held[s]) // p3; one jetton a card (ruling)
		b.net[s] -= n
		b.net[b.winner] += n
	}
	return agree.Result{Net: b.net, Pools: map[string]int{"": 0}, Winner: b.winner, Next: b.table[0]}, nil
}

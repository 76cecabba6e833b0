package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// PoqueHand is a hand of le Poque as the replay command reads it, as far as it has come.
type PoqueHand struct {
	Hand
	Pools   map[string]int `json:"pools"`
	Talon   []string       `json:"talon"`
	Bets    []Run          `json:"bets"` // n: what the player puts on top
	Declare []Run          `json:"declare"`
	Done    []string       `json:"done"` // a player who has won alone, and does not show the poque
}

const poqueOrder = "6789TJQKA" // p4: the aces are the first cards

// boxes names the box of each face that draws one (p8; ruling: the nine draws none).
var boxes = map[byte]string{'A': "ace", 'K': "king", 'Q': "queen", 'J': "knave", 'T': "ten"}

// gambler is a hand of le Poque on its way through the clauses.
type gambler struct {
	PoqueHand
	table []string // from the dealer's right, the dealer last
	held  map[string][]string
	net   map[string]int

	asked []string        // those who have yet to speak of the poque
	out   map[string]bool // those who have given it up
	price int             // the bet so far
	put   map[string]int  // what each has staked
	show  []string        // those who have yet to lay the poque down
	alone bool            // one is left, and need not show it

	last   string // the card that lies on top
	player string // the player who plays next
	winner string // the player who has no card left
}

// hold reads the cards of a deal, by player.
func hold(deal map[string]string) map[string][]string {
	held := map[string][]string{}
	for s, suits := range deal {
		held[s] = agree.Held(suits)
	}
	return held
}

// above returns the next card of the same suit in an order; "" above the last.
func above(card, order string) string {
	if i := strings.IndexByte(order, card[0]) + 1; i < len(order) {
		return order[i:i+1] + card[1:]
	}
	return ""
}

// holder returns the player who holds a card, or "".
func holder(held map[string][]string, card string) string {
	for s, hand := range held {
		if slices.Contains(hand, card) {
			return s
		}
	}
	return ""
}

// poque returns a player's best poque and its strength, 0 for none.
func (g *gambler) poque(s string) (of []string, strong int) {
	turned := g.Talon[0][0]
	for i := range poqueOrder {
		var same []string
		for _, c := range g.held[s] {
			if c[0] == poqueOrder[i] {
				same = append(same, c)
			}
		}
		if len(same) < 2 { // p4
			continue
		}
		n := 100*len(same) + i // p7: more cards before higher ones
		if poqueOrder[i] == turned {
			n += 50 // p7: the poque de retour; ruling: among equal numbers held
		}
		if n > strong {
			of, strong = same, n
		}
	}
	return of, strong
}

// layPoque lays out a hand of le Poque, and replays what was done in it.
func layPoque(data []byte, seats []string) (*gambler, error) {
	g := &gambler{net: map[string]int{}, out: map[string]bool{}, put: map[string]int{}}
	if err := json.Unmarshal(data, &g.PoqueHand); err != nil {
		return nil, err
	}
	g.table, g.held = agree.After(seats, g.Dealer), hold(g.Deal)
	pack := len(g.Talon)
	for _, s := range g.table {
		pack += len(g.held[s])
		if len(g.held[s]) != 5 { // p2
			return nil, fmt.Errorf("%s is dealt %q, not five cards", s, g.Deal[s])
		}
	}
	if full := map[bool]int{true: 36, false: 32}[len(seats) > 4 && g.Agreed.Or("parts/pack#highest", 5) == 5]; pack != full || len(g.Acts) > 0 { // p1; five: ruling
		return nil, fmt.Errorf("%d cards for %v, acts %v", pack, seats, g.Acts)
	}
	each := g.Agreed.Or("comete/stake.boxes#each", 1) // p3; of each player (ruling)
	for name := range g.Pools {
		for _, s := range g.table {
			g.net[s] -= each
			g.Pools[name] += each
		}
	}
	g.draw(g.Dealer, g.Talon[0]) // p3
	g.asked, g.player = slices.Clone(g.table), g.table[0]
	for _, b := range g.Bets {
		if err := g.speak(b); err != nil {
			return nil, err
		}
	}
	if len(g.asked) == 0 {
		g.lift()
	}
	for _, d := range g.Declare {
		if of, _ := g.poque(d.Seat); len(g.show) == 0 || d.Seat != g.show[0] || !slices.Equal(d.Cards, of) {
			return nil, fmt.Errorf("%s lays down %v, and %v have yet to", d.Seat, d.Cards, g.show)
		}
		g.show = g.show[1:]
	}
	for _, p := range g.Play {
		for _, c := range p.Cards {
			if err := g.throw(p.Seat, c); err != nil {
				return nil, err
			}
		}
	}
	return g, nil
}

// draw gives a player the box of a card, if it has one.
func (g *gambler) draw(s, card string) {
	box := boxes[card[0]]
	if card[0] == '9' && g.Agreed.Or("comete/boxes#lowest", 10) == 9 { // p3: "un autre dix & neuf"
		box = "ten"
	}
	if box != "" {
		g.net[s] += g.Pools[box]
		g.Pools[box] = 0
	}
}

// words lists what the player who is to speak may say.
func (g *gambler) words() (list []string) {
	_, strong := g.poque(g.asked[0])
	switch {
	case g.price == 0:
		list = []string{"pass"}
	case strong > 0: // p5: players with a poque may also hold
		list = []string{"fold", "hold"}
	default:
		list = []string{"fold"}
	}
	if strong > 0 && g.price < 12 { // p5: any amount; one, two and five are offered so far
		list = append(list, "poque", "poque", "poque")
	}
	return list
}

// open reports whether the player who is to speak may say this.
func (g *gambler) open(b Run) bool {
	if _, strong := g.poque(b.Seat); b.Act == "poque" {
		return b.N > 0 && strong > 0
	}
	return slices.Contains(g.words(), b.Act)
}

// speak settles what a player says of the poque.
func (g *gambler) speak(b Run) error {
	if len(g.asked) == 0 || g.asked[0] != b.Seat || !g.open(b) {
		return fmt.Errorf("%s says %s %d, and %v are to speak", b.Seat, b.Act, b.N, g.asked)
	}
	g.asked = g.asked[1:]
	switch b.Act {
	case "poque": // p5
		g.price += b.N
		g.put[b.Seat] = g.price
		g.asked = nil // all others answer, also those who have passed (ruling)
		for _, s := range agree.After(g.table, b.Seat) {
			if s != b.Seat && !g.out[s] {
				g.asked = append(g.asked, s)
			}
		}
	case "hold":
		g.put[b.Seat] = g.price
	case "fold":
		g.out[b.Seat] = true
	}
	return nil
}

// lift settles the poque when all have spoken, and then pays the boxes.
func (g *gambler) lift() {
	best, most, in := "", 0, []string{}
	for _, s := range g.table {
		if g.price == 0 || g.out[s] {
			continue
		}
		in = append(in, s)
		if _, strong := g.poque(s); strong > most { // p7; at a tie the first to play (ruling)
			best, most = s, strong
		}
	}
	g.show, g.alone = in, len(in) == 1
	if g.alone && len(g.Done)+len(g.Play) > 0 && len(g.Declare) == 0 { // p6: without showing
		g.show = nil
	}
	if best != "" { // p6: the poque's box, and all that was staked
		g.net[best] += g.Pools["poque"]
		g.Pools["poque"] = 0
		for s, n := range g.put {
			g.net[s] -= n
			g.net[best] += n
		}
	}
	for _, nine := range []bool{false, true} { // p8; ruling: the nine draws what the ten has left
		for _, s := range g.table {
			for _, c := range g.held[s] {
				if c[1] == g.Talon[0][1] && (c[0] == '9') == nine {
					g.draw(s, c)
				}
			}
		}
	}
}

// next returns the card that must be played; "" for a free choice.
func (g *gambler) next() string {
	if g.last == "" {
		return ""
	}
	if c := above(g.last, poqueOrder); c != "" && holder(g.held, c) != "" {
		return c
	}
	return "" // p10: nobody has it
}

// throw plays a player's card.
func (g *gambler) throw(s, card string) error {
	must := g.next()
	if g.winner != "" || s != g.player || must != "" && card != must || !slices.Contains(g.held[s], card) {
		return fmt.Errorf("%s plays %s: it is %s to play %s", s, card, g.player, must)
	}
	g.held[s] = slices.DeleteFunc(g.held[s], func(c string) bool { return c == card })
	g.last = card
	if len(g.held[s]) == 0 { // p10
		g.winner = s
	} else if must = g.next(); must != "" {
		g.player = holder(g.held, must)
	} // else the player who named it plays any card (ruling)
	return nil
}

// PoqueMay returns who must act, and what is open to that player.
func PoqueMay(data []byte, seats []string) (seat string, may []string, err error) {
	g, err := layPoque(data, seats)
	switch {
	case err != nil || g.winner != "":
		return "", nil, err
	case len(g.asked) > 0:
		return g.asked[0], g.words(), nil
	case len(g.show) > 0:
		of, _ := g.poque(g.show[0])
		may = []string{"meld " + strings.Join(of, " ")}
		if g.alone {
			may = append(may, "done")
		}
		return g.show[0], may, nil
	}
	if must := g.next(); must != "" {
		return g.player, []string{must}, nil
	}
	return g.player, slices.Clone(g.held[g.player]), nil
}

// Poque settles one hand of le Poque.
func Poque(data []byte, seats []string) (agree.Result, error) {
	g, err := layPoque(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if g.winner == "" || len(g.show) > 0 {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	pay := func(from, to string, n int) {
		g.net[from] -= n
		g.net[to] += n
	}
	var left []string // those with the most cards
	for _, s := range g.table {
		pay(s, g.winner, len(g.held[s])) // p10
		if n := len(left); n == 0 || len(g.held[s]) > len(g.held[left[0]]) {
			left = []string{s}
		} else if len(g.held[s]) == len(g.held[left[0]]) {
			left = append(left, s)
		}
	}
	if len(left) == 1 { // ruling: not if several have as many
		for _, s := range g.table { // p9, p10: each player, also the winner (ruling)
			pay(left[0], s, len(g.held[left[0]]))
		}
	}
	return agree.Result{Net: g.net, Pools: g.Pools, Winner: g.winner, Next: g.table[0]}, nil
}

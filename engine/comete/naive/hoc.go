package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Le Hoc settled a second time, from its clauses (academie:hoc) and the rulings
// on what they leave unsaid. The author had not read the engine.

// suite lists the cards from the ace to the king (p2, p11).
const suite = "A23456789TJQK"

// hand is a hand of le Hoc so far, and its result.
type hand struct {
	Dealer string         `json:"dealer"`
	Pools  map[string]int `json:"pools"`
	Agreed agree.Figures  `json:"settings"`
	State  struct {
		Double []int `json:"double"`
	} `json:"state"`
	Deal map[string]string `json:"deal"`
	Bets []struct {
		Seat string `json:"seat"`
		Act  string `json:"act"`
		N    int    `json:"n"`
	} `json:"bets"`
	Declare []struct {
		Seat  string   `json:"seat"`
		Cards []string `json:"cards"`
	} `json:"declare"`
	Play []struct {
		Seat  string   `json:"seat"`
		Act   string   `json:"act"`
		Cards []string `json:"cards"`
	} `json:"play"`
	Acts []struct {
		At   json.RawMessage `json:"at"`
		Seat string          `json:"seat"`
		Act  string          `json:"act"`
	} `json:"acts"`

	order []string
	hands map[string][]string
	twice int  // 2 in a double game, or 1
	some  bool // one of the three boxes was won
	last  string
	next  byte
	net   map[string]int
	won   string
	turn  string
	open  []string
}

// hear lays out a hand, and replays it as far as it was recorded.
func hear(data []byte, seats []string) (*hand, error) {
	h := &hand{hands: map[string][]string{}, net: map[string]int{}, twice: 1}
	if err := json.Unmarshal(data, h); err != nil {
		return nil, err
	}
	h.order = agree.After(seats, h.Dealer)
	for _, s := range seats {
		h.hands[s] = agree.Held(h.Deal[s])
	}
	err := h.goes()
	if err == errTurn {
		err = nil
	}
	return h, err
}

// goes goes through the hand.
func (h *hand) goes() error {
	h.stakes()
	h.whites()
	for _, box := range []string{"point", "sequence", "tricon"} { // p7, p8, p9
		in, raised, err := h.vies(box)
		if err != nil {
			return err
		}
		if box == "point" && len(in) > 1 {
			if in, err = h.says(in); err != nil {
				return err
			}
		}
		if len(in) > 0 {
			h.wins(box, in, raised)
		}
	}
	if err := h.plays(); err != nil {
		return err
	}
	for _, s := range h.order { // p21b
		if n := len(h.hands[s]); s != h.won {
			h.pay(s, h.won, h.left(n))
		}
	}
	return nil
}

// left returns what a player pays for n cards left (p21b).
func (h *hand) left(n int) int {
	switch {
	case n == 1:
		return 6
	case n == 2:
		return h.Agreed.Or("comete/left.number#two", 4)
	case n >= 10:
		return 2 * n
	}
	return n
}

func (h *hand) pay(from, to string, n int) {
	h.net[from] -= n
	h.net[to] += n
}

// each makes every other player pay n to one.
func (h *hand) each(seat string, n int) {
	for _, s := range h.order {
		if s != seat {
			h.pay(s, seat, n)
		}
	}
}

func (h *hand) put(seat, box string, n int) {
	h.net[seat] -= n
	h.Pools[box] += n
}

// stakes makes each player put into every empty box (p6, ruling); in a double game
// what lies there is doubled (p13).
func (h *hand) stakes() {
	if len(h.State.Double) > 0 && h.State.Double[0] > 0 {
		h.twice = 2
	}
	for _, box := range []string{"point", "sequence", "tricon"} {
		n := 0
		switch lies := h.Pools[box]; {
		case lies == 0:
			n = 1
		case h.twice == 2:
			n = lies / len(h.order)
		}
		for _, s := range h.order {
			h.put(s, box, n)
		}
	}
}

// whites pays for hands without court cards (p21c, p22).
func (h *hand) whites() {
	var who []string
	for _, s := range h.order {
		if white(h.hands[s]) {
			who = append(who, s)
		}
	}
	if len(who) == 1 {
		h.each(who[0], 10)
	}
}

// may reports whether a player may vie for a box: for the sequence and the tricon
// only with one in hand (ruling).
func (h *hand) may(seat, box string) bool {
	switch box {
	case "sequence":
		return len(runs(h.hands[seat])) > 0
	case "tricon":
		return len(alike(h.hands[seat])) > 0
	}
	return true
}

// vies replays the vying for a box: who is left in, and whether anybody has raised.
func (h *hand) vies(box string) (in []string, raised bool, err error) {
	todo, put, level := slices.Clone(h.order), map[string]int{}, 0
	in = slices.Clone(h.order)
	said := map[string]bool{}
	most := h.Agreed.Or("comete/raise.most#most", 20) // p7
	for len(todo) > 0 {
		s := todo[0]
		todo = todo[1:]
		open := []string{"pass"}
		if raised {
			open = []string{"fold"}
		}
		if h.may(s, box) {
			if raised {
				open = append(open, "hold")
			} else {
				open = append(open, "declare")
			}
			for _, n := range [...]int{1, 2, 4, 20} { // what the program offers, and no raise beyond sixty
				if level < 60 && n <= most {
					open = append(open, "raise")
				}
			}
		}
		if len(h.Bets) == 0 {
			h.turn, h.open = s, open
			return nil, false, errTurn
		}
		b := h.Bets[0]
		h.Bets = h.Bets[1:]
		if b.Seat != s || !slices.Contains(open, b.Act) || b.N > most {
			return nil, false, fmt.Errorf("%s says %s %d, and %s may %v", b.Seat, b.Act, b.N, s, open)
		}
		switch b.Act {
		case "declare":
			said[s] = true
		case "raise":
			level, raised = level+b.N, true
			h.put(s, box, level-put[s])
			put[s] = level
			i := slices.Index(in, s)
			todo = append(slices.Clone(in[i+1:]), in[:i]...)
		case "hold":
			h.put(s, box, level-put[s])
			put[s] = level
		case "fold":
			in = slices.DeleteFunc(in, func(o string) bool { return o == s })
		}
	}
	if !raised {
		in = slices.DeleteFunc(in, func(s string) bool { return !said[s] })
	}
	return in, raised, nil
}

// says replays what several players say of their points, which count as said
// (p24). It returns the players with the best, at a tie the first.
func (h *hand) says(in []string) ([]string, error) {
	var best []int
	who := ""
	for _, s := range in {
		if len(h.Declare) == 0 {
			h.turn = s
			for _, suit := range []byte("SHDC") {
				var cards []string
				for _, c := range h.hands[s] {
					if c[1] == suit {
						cards = append(cards, c)
					}
				}
				if len(cards) > 1 {
					h.open = append(h.open, "meld "+strings.Join(cards, " "))
				}
			}
			return nil, errTurn
		}
		d := h.Declare[0]
		h.Declare = h.Declare[1:]
		key := []int{len(d.Cards), 0}
		for _, c := range d.Cards {
			if c[1] != d.Cards[0][1] || d.Seat != s || !slices.Contains(h.hands[s], c) {
				return nil, fmt.Errorf("%s says %v, and %s has %v", d.Seat, d.Cards, s, h.hands[s])
			}
			key[1] += min(10, strings.IndexByte(suite, c[0])+1) // p10
		}
		if slices.Compare(key, best) > 0 {
			best, who = key, s
		}
	}
	return []string{who}, nil
}

// kind is a sequence or a tricon: the number of cards, and the highest face.
type kind struct{ n, face int }

// over compares two melds: more cards win, then the higher face (p11, ruling).
func over(a, b kind) int { return (a.n-b.n)*100 + a.face - b.face }

// runs lists the sequences of a hand, the best first (p11).
func runs(cards []string) (list []kind) {
	for _, suit := range "SHDC" {
		n := 0
		for f := 0; f <= len(suite); f++ {
			if f < len(suite) && slices.Contains(cards, suite[f:f+1]+string(suit)) {
				n++
				continue
			}
			if n >= 3 {
				list = append(list, kind{n, f - 1})
			}
			n = 0
		}
	}
	slices.SortFunc(list, func(a, b kind) int { return over(b, a) })
	return list
}

// alike lists the tricons of a hand, the best first (p12).
func alike(cards []string) (list []kind) {
	for f := range suite {
		n := 0
		for _, c := range cards {
			if c[0] == suite[f] {
				n++
			}
		}
		if n >= 3 {
			list = append(list, kind{n, f})
		}
	}
	slices.SortFunc(list, func(a, b kind) int { return over(b, a) })
	return list
}

// worths returns what each pays for a sequence (p9, p14 to p17) or a tricon (p18, p19).
func worths(box string, k kind) int {
	king := k.face == len(suite)-1
	if box == "tricon" {
		n := 2
		if king {
			n *= 2
		}
		if k.n == 4 {
			n *= 2
		}
		return n
	}
	n := min(k.n, 5) - 2
	if king {
		n++
	}
	return n
}

// wins gives the box to the best of those left in, whom each other player pays if
// nobody has raised (p9).
func (h *hand) wins(box string, in []string, raised bool) {
	held := func(s string) []kind {
		if box == "tricon" {
			return alike(h.hands[s])
		}
		return runs(h.hands[s])
	}
	who := in[0]
	if box != "point" {
		for _, s := range in {
			if over(held(s)[0], held(who)[0]) > 0 {
				who = s
			}
		}
		for _, k := range held(who) {
			if !raised {
				h.each(who, h.twice*worths(box, k))
			}
		}
	}
	h.net[who] += h.Pools[box]
	h.Pools[box], h.some = 0, true
	if h.twice == 2 { // p13
		h.each(who, 1)
	}
}

// hoc reports whether a card is one of the hocs (p5).
func hoc(card string) bool { return card[0] == 'K' || card == "QS" || card == "JD" }

// moves lists what a player may lay: the card that follows, or any hoc (p4).
func (h *hand) moves(seat string) (list []string, must bool) {
	for _, c := range h.hands[seat] {
		follows := h.next == 0 || c[0] == h.next
		if follows || hoc(c) {
			list = append(list, c)
		}
		must = must || follows && !hoc(c)
	}
	return list, must || h.next == 0
}

// plays replays the play, and what it pays (p21, p21d).
func (h *hand) plays() error {
	h.last = h.order[0]
	pos, asked := 0, 0
	var todo [][2]string
	for _, p := range h.Play {
		if p.Act == "pass" {
			todo = append(todo, [2]string{p.Seat, "pass"})
		}
		for _, c := range p.Cards {
			todo = append(todo, [2]string{p.Seat, c})
		}
	}
	for h.won == "" {
		if h.sans(pos) {
			asked++
		}
		if asked == len(h.order) { // nobody goes on
			h.each(h.last, 1)
			h.next, asked = 0, 0
		}
		seat := h.order[(slices.Index(h.order, h.last)+asked)%len(h.order)]
		moves, must := h.moves(seat)
		if len(moves) == 0 {
			asked++
			continue
		}
		if !must {
			moves = append(moves, "pass")
		}
		if len(todo) == 0 {
			h.turn, h.open = seat, moves
			return errTurn
		}
		t := todo[0]
		todo = todo[1:]
		pos++
		if t[0] != seat || !slices.Contains(moves, t[1]) {
			return fmt.Errorf("%v, and %s may lay %v", t, seat, moves)
		}
		if t[1] == "pass" {
			asked++
			continue
		}
		asked = 0
		h.lay(seat, t[1])
	}
	h.sans(pos)
	return nil
}

// lay lays a player's card.
func (h *hand) lay(seat, card string) {
	i := slices.Index(h.hands[seat], card)
	h.hands[seat] = slices.Delete(h.hands[seat], i, i+1)
	h.last = seat
	if hoc(card) { // p5, p21d
		h.each(seat, 1)
		h.next = 0
	} else {
		h.next = suite[strings.IndexByte(suite, card[0])+1]
	}
	if len(h.hands[seat]) == 0 {
		h.won = seat
	}
}

// sans makes a player pay who calls a card missing and holds it (p23), and reports
// whether one did. The play goes on as said (ruling).
func (h *hand) sans(pos int) (said bool) {
	for i, a := range h.Acts {
		_, after, _ := strings.Cut(strings.Trim(string(a.At), `"`), ".")
		if at, _ := strconv.Atoi(after); a.Act == "sans" && at == pos {
			h.Acts[i].Act = "paid"
			h.each(a.Seat, -5)
			said = true
		}
	}
	return said
}

// HocMay returns who must act, and what is open to that player.
func HocMay(data []byte, seats []string) (string, []string, error) {
	h, err := hear(data, seats)
	if err != nil {
		return "", nil, err
	}
	return h.turn, h.open, nil
}

// Hoc settles one hand of le Hoc.
func Hoc(data []byte, seats []string) (agree.Result, error) {
	h, err := hear(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if h.turn != "" {
		return agree.Result{}, fmt.Errorf("%s is to move, and may %v", h.turn, h.open)
	}
	r := agree.Result{Net: h.net, Pools: h.Pools, Winner: h.won, Next: h.order[0], State: map[string][]int{"double": nil}}
	if !h.some {
		r.State["double"] = []int{1}
	}
	return r, nil
}

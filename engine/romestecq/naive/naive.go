// Package naive settles a hand of le Romestecq a second time, by the clauses of the
// book, one after another, plain and slow. It shares nothing with the engine: it was
// written from the clauses and the editors' rulings alone, by somebody who had not read
// the engine, to disagree when the engine is wrong. Start at Settle.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// order is the faces from the highest: "l'as est la premiére carte du jeu" (p6b), and
// the sixes are the last (p2).
const order = "AKQJT9876"

// table is a hand as it has come, and what it has come to.
type table struct {
	Rules  string        `json:"rules"`
	Dealer string        `json:"dealer"`
	Agreed agree.Figures `json:"settings"`
	State  struct {
		Score map[string]int `json:"score"` // marks that a side has wiped out
		Debt  map[string]int `json:"debt"`  // marks beyond those it began with
	} `json:"state"`
	Deal map[string]string `json:"deal"`
	Play [][]string        `json:"play"`
	Acts []struct {
		At    json.RawMessage `json:"at"`
		Seat  string          `json:"seat"`
		Act   string          `json:"act"`
		Card  string          `json:"card"`
		Cards []string        `json:"cards"`
	} `json:"acts"`

	seats  []string
	asked  int // how many marks are to be wiped out
	left   map[string]int
	hands  map[string][]string // as dealt
	gone   []string            // cards played
	named  []naming
	turn   string   // who plays next; "" when nobody does
	led    string   // the first card of the trick that is being played
	now    []string // the cards of what the player to move has just named
	winner string   // of the match
	last   string   // who took the last trick
}

// naming is what a player has named: four cards are a double ningre, three a triche,
// two a Rome or a double Rome.
type naming struct {
	seat   string
	cards  []string
	gruged bool // the other side has taken one of its cards
}

// open reads a hand and goes through it, as far as it has come.
func open(data []byte, seats []string) (*table, error) {
	t := &table{seats: seats, asked: 21, left: map[string]int{}, hands: map[string][]string{}}
	if err := json.Unmarshal(data, t); err != nil {
		return nil, err
	}
	if len(seats) == 6 { // p5
		t.asked = 36
	}
	t.asked = t.Agreed.Or("parts/match.target#score", t.asked) // p5
	for _, s := range seats {
		t.left[s] = t.asked - t.State.Score[s] + t.State.Debt[s]
		t.hands[s] = agree.Held(t.Deal[s])
	}
	return t, t.course()
}

// side is who keeps the marks of a player's side: partners sit side by side (p3).
func (t *table) side(seat string) string {
	if slices.Index(t.seats, seat) < len(t.seats)/2 {
		return t.seats[0]
	}
	return t.seats[len(t.seats)/2]
}

func (t *table) other(side string) string {
	if side == t.seats[0] {
		return t.seats[len(t.seats)/2]
	}
	return t.seats[0]
}

func (t *table) after(seat string) string {
	return t.seats[(slices.Index(t.seats, seat)+1)%len(t.seats)]
}

// wipe takes marks away, all of a combination at once: with the last one the match is
// won, and nothing more is counted (ruling on p5).
func (t *table) wipe(seat string, n int) {
	if side := t.side(seat); t.winner == "" {
		t.left[side] -= n
		if t.left[side] <= 0 {
			t.winner = side
		}
	}
}

// course goes through the hand in the order of time.
func (t *table) course() error {
	if err := t.acts("deal", t.Dealer); err != nil {
		return err
	}
	t.virlicque()
	t.turn = t.after(t.Dealer)
	for i, trick := range t.Play {
		for k := range len(trick) + 1 {
			at := strconv.Itoa(i + 1)
			if k > 0 {
				at += "." + strconv.Itoa(k)
			}
			if k < len(t.seats) {
				if err := t.acts(at, t.turn); err != nil {
					return err
				}
			}
			if t.winner != "" {
				return nil
			}
			if k < len(trick) {
				if err := t.play(trick[k]); err != nil {
					return err
				}
			}
		}
		if len(trick) == len(t.seats) {
			t.taken(trick, i+1)
		}
	}
	at := strconv.Itoa(len(t.Play) + 1)
	if err := t.acts(at, t.turn); err != nil {
		return err
	}
	if err := t.acts("end", ""); err != nil {
		return err
	}
	if t.last != "" {
		t.wipe(t.last, 1) // p15: the stecq, unless the match was lost as it was counted (ruling)
	}
	return nil
}

// virlicque is the match, to the highest of those that were dealt (p9).
func (t *table) virlicque() {
	for _, f := range order {
		for _, s := range t.seats {
			n := 0
			for _, c := range t.hands[s] {
				if rune(c[0]) == f {
					n++
				}
			}
			if n == 4 && t.winner == "" {
				t.winner = t.side(s)
			}
		}
	}
}

// acts is what was done at a moment.
func (t *table) acts(at, turn string) error {
	for _, a := range t.Acts {
		if strings.Trim(string(a.At), `"`) != at || t.winner != "" {
			continue
		}
		side := t.side(a.Seat)
		switch a.Act {
		case "meld":
			if a.Seat != turn {
				return fmt.Errorf("%s names %v at the turn of %s", a.Seat, a.Cards, turn)
			}
			if !t.may(a.Seat, a.Cards) {
				return fmt.Errorf("%s cannot name %v", a.Seat, a.Cards)
			}
			t.name(a.Seat, a.Cards)
		case "exposed": // law 1, "en donnant les cartes": of the dealer, before the play
			if at != "deal" || a.Seat != t.Dealer {
				continue
			}
			for s, hand := range t.hands {
				if slices.Contains(hand, a.Card) && t.side(s) != side {
					t.marked(side)
				}
			}
		case "faced", "repacket", "six-cards": // laws 2 to 4: whoever dealt; six while the cards are dealt
			if a.Seat != t.Dealer {
				return fmt.Errorf("%s %s, and %s deals", a.Seat, a.Act, t.Dealer)
			}
			if a.Act != "six-cards" || at == "deal" {
				t.marked(side)
			}
		case "early": // law 5
			t.marked(side)
		case "not-named", "revoke", "boast", "excess", "unmark", "overclaim": // p15b, laws 6 to 10
			t.winner = t.other(side)
		default:
			return fmt.Errorf("the book does not know %s", a.Act)
		}
	}
	return nil
}

// marked is that three marks are added to a side's.
func (t *table) marked(side string) {
	t.left[side] += 3
}

// play is that a card is played.
func (t *table) play(said string) error {
	seat, card := said[:1], said[2:]
	if seat != t.turn || !slices.Contains(t.playable(), card) {
		return fmt.Errorf("%s plays %s where %s may play %v", seat, card, t.turn, t.playable())
	}
	if t.led == "" {
		t.led = card
	}
	t.gone, t.now = append(t.gone, card), nil
	t.turn = t.after(seat)
	return nil
}

// playable is what the player to move may play: the suit that was led (law 6), and a
// card of all that was just named, for a card is named "en jouant" (p15b).
func (t *table) playable() []string {
	var all, same []string
	for _, c := range t.hands[t.turn] {
		if slices.Contains(t.gone, c) {
			continue
		}
		all = append(all, c)
		if t.led != "" && c[1] == t.led[1] {
			same = append(same, c)
		}
	}
	if len(same) > 0 {
		all = same
	}
	if t.now != nil {
		all = slices.DeleteFunc(all, func(c string) bool { return !slices.Contains(t.now, c) })
	}
	return all
}

// kinds is what some cards are, with what each is worth, and what it is worth gruged.
func kinds(cards []string) (list []kind) {
	suits := map[byte]string{}
	for _, c := range cards {
		suits[c[0]] += c[1:]
	}
	high := suits['A'] + suits['K']
	switch {
	case len(cards) == 4 && len(suits) == 2: // two of each: nobody plays on with four alike
		for _, s := range suits {
			if len(s) != 2 {
				return nil
			}
		}
		list = append(list, kind{"ningre", 3, 0}) // p10
		q := strings.IndexByte(order, 'Q')
		for i := q; i+1 < len(order); i++ {
			a, b := suits[order[i]], suits[order[i+1]]
			if len(a) == 2 && len(b) == 2 && strings.Contains(b, a[:1]) && strings.Contains(b, a[1:]) {
				list = append(list, kind{"village", 2, 2}) // p12
			}
		}
	case len(cards) == 3 && len(suits) == 1 && len(high) == 3:
		list = append(list, kind{"triche", 3, 0}) // p11
	case len(cards) == 3 && len(suits) == 1:
		list = append(list, kind{"triche", 0, 0}) // ruling
	case len(cards) == 2 && len(suits) == 1 && len(high) == 2:
		list = append(list, kind{"Rome", 4, 2}) // p13
	case len(cards) == 2 && len(suits) == 1:
		list = append(list, kind{"Rome", 1, 1}) // p14
	}
	return list
}

type kind struct {
	name         string
	worth, later int
}

// may is whether a player who is to play may name some cards: held from the deal, none
// of them played, none of them in another combination of the same kind, and one of
// them to be played now.
func (t *table) may(seat string, cards []string) bool {
	theirs := kinds(cards)
	if theirs == nil {
		return false
	}
	for _, c := range cards {
		if !slices.Contains(t.hands[seat], c) || slices.Contains(t.gone, c) {
			return false
		}
	}
	for _, n := range t.named {
		if len(n.cards) == len(cards) && n.seat == seat && slices.ContainsFunc(n.cards, func(c string) bool { return slices.Contains(cards, c) }) {
			return false
		}
	}
	return slices.ContainsFunc(t.playable(), func(c string) bool { return slices.Contains(cards, c) })
}

func (t *table) name(seat string, cards []string) {
	t.named = append(t.named, naming{seat: seat, cards: cards})
	if t.now == nil {
		t.now = cards
		return
	}
	t.now = slices.DeleteFunc(slices.Clone(t.now), func(c string) bool { return !slices.Contains(cards, c) })
}

// taken is that a trick is taken: by the highest card of the suit that was led (p6b).
func (t *table) taken(trick []string, number int) {
	best := trick[0]
	for _, said := range trick {
		if said[3] == best[3] && strings.IndexByte(order, said[2]) < strings.IndexByte(order, best[2]) {
			best = said
		}
	}
	taker := best[:1]
	t.turn, t.led = taker, "" // ruling
	for _, said := range trick {
		for i, n := range t.named {
			if slices.Contains(n.cards, said[2:]) && t.side(n.seat) != t.side(taker) {
				t.named[i].gruged = true
			}
		}
	}
	for seat, k := t.after(t.Dealer), 0; k < len(t.seats); seat, k = t.after(seat), k+1 { // ruling: what this trick ends, from the dealer's right on
		for _, n := range t.named {
			if n.seat != seat || !slices.ContainsFunc(trick, func(said string) bool { return slices.Contains(n.cards, said[2:]) }) || slices.ContainsFunc(n.cards, func(c string) bool { return !slices.Contains(t.gone, c) }) {
				continue
			}
			for _, k := range kinds(n.cards) {
				if n.gruged {
					t.wipe(n.seat, k.later)
				} else {
					t.wipe(n.seat, k.worth)
				}
			}
		}
	}
	if number == 5 {
		t.turn, t.last = "", taker
	}
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	t, err := open(data, seats)
	if err != nil || t.winner != "" || t.turn == "" {
		return "", nil, err
	}
	may = append(may, t.playable()...)
	var held []string
	for _, c := range t.hands[t.turn] {
		if !slices.Contains(t.gone, c) {
			held = append(held, c)
		}
	}
	for set := range 1 << len(held) {
		var cards []string
		for i, c := range held {
			if set>>i&1 == 1 {
				cards = append(cards, c)
			}
		}
		if t.may(t.turn, cards) {
			said := "meld"
			for _, c := range cards {
				said += " " + c
			}
			may = append(may, said)
		}
	}
	return t.turn, may, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	t, err := open(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	r := agree.Result{Net: map[string]int{}, Winner: t.winner, Next: t.after(t.Dealer), Marks: map[string]map[string]int{"score": {}, "debt": {}}}
	for _, s := range seats {
		r.Marks["score"][s] = max(0, t.asked-t.left[s])
		r.Marks["debt"][s] = max(0, t.left[s]-t.asked)
		r.Net[s] = r.Marks["score"][s] - t.State.Score[s] // what was wiped out
	}
	return r, nil
}

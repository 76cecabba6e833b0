// Package naive settles a hand of la Bête, la Mouche, la Triomphe, le Sixte, la Sizette
// or l'Homme d'Auvergne a second time: by the clauses of the book, one after another,
// plain and slow. It shares no code with the engine. It was written from the clauses
// and the editors' rulings alone, to disagree when the engine is wrong. Each game has a
// file and a function of its name.
package naive

import (
	"encoding/json"
	"fmt"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Dealer string            `json:"dealer"`
	Pools  map[string]int    `json:"pools"`
	State  State             `json:"state"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Turned string            `json:"turned"`
	Bids   []Said            `json:"bids"`
	Choose []Said            `json:"choices"`
	Play   [][]string        `json:"play"`
	Acts   []Act             `json:"acts"`
}

// State is what is carried from one hand to the next, pools aside.
type State struct {
	Waiting []int `json:"waiting"` // bêtes that wait
	Packets []int `json:"packets"` // how the cards of this match are dealt
}

// Said is what one player said.
type Said struct {
	Seat string `json:"seat"`
	Bid  string `json:"bid"`
	Act  string `json:"act"`
}

// Act is something done out of the course of the game.
type Act struct {
	At    json.RawMessage `json:"at"`
	After int             `json:"after"`
	Seat  string          `json:"seat"`
	Act   string          `json:"act"`
}

// fiche is what a fiche is worth in jettons: five players' fiche and jetton make
// ten (p8b), one fiche being drawn a hand (p8).
const fiche = 5

// faces lists the cards of a suit, the highest first (p5).
const faces = "KQJAT9876"

// clerk is a hand of la Bête on its way through the clauses.
type clerk struct {
	Hand
	agree.Result
	waiting []int
	seats   []string // to the right, the dealer last
	holds   map[string][]string
	turned  string // the card that makes trumps; "" en curieuse
	trump   byte
	player  string // the player who has the hand played
	contre  string // the player who plays contre, or ""
	lay     map[string]int
	waited  []int // the bêtes that waited when the play began
}

// Bete settles one hand.
func Bete(data []byte, order []string) (agree.Result, error) {
	c := &clerk{}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return c.Result, err
	}
	if err := c.sit(order); err != nil {
		return c.Result, err
	}
	c.settle()
	c.Result.State = map[string][]int{"waiting": c.waiting}
	return c.Result, nil
}

func (c *clerk) settle() {
	c.stakes()
	for _, a := range c.Acts {
		switch a.Act {
		case "misdeal": // p23: pays a jetton to each, and deals again
			for _, s := range c.seats {
				c.give(c.Hand.Dealer, s, 1)
			}
			c.Void, c.Next = true, c.Hand.Dealer
			return
		case "false-pack": // p23: this hand does not count, those before stand
			c.Void, c.Next = true, c.seats[0] // the ruling on the next dealer makes no exception
			return
		}
	}
	c.Next = c.seats[0]
	c.speak()
	if c.player == "" {
		return // p17: the game stays as it is
	}
	c.reckon()
}

// sit seats the players from the dealer's right, and reads their cards.
func (c *clerk) sit(order []string) error {
	at := -1
	for i, s := range order {
		if s == c.Hand.Dealer {
			at = i
		}
	}
	if at < 0 {
		return fmt.Errorf("nobody is called %q", c.Hand.Dealer)
	}
	c.Net, c.Result.Pools, c.holds, c.lay = map[string]int{}, map[string]int{}, map[string][]string{}, map[string]int{}
	for i := range order {
		s := order[(at+1+i)%len(order)]
		c.seats = append(c.seats, s)
		c.Net[s] = 0
		c.holds[s] = agree.Held(c.Deal[s])
	}
	for _, name := range []string{"game", "king", "fiches", "betes"} {
		c.Result.Pools[name] = c.Hand.Pools[name]
	}
	c.waiting = append(c.waiting, c.Hand.State.Waiting...)
	return nil
}

func (c *clerk) put(seat, pool string, n int) { c.Net[seat] -= n; c.Result.Pools[pool] += n }
func (c *clerk) give(from, to string, n int)  { c.Net[from] -= n; c.Net[to] += n }

func (c *clerk) draw(seat, pool string, n int) {
	n = min(n, c.Result.Pools[pool])
	c.Net[seat] += n
	c.Result.Pools[pool] -= n
}

// stakes settles what is put down before the deal.
func (c *clerk) stakes() {
	// p11: bêtes that wait go one by one, the greatest first.
	if c.Result.Pools["betes"] == 0 && len(c.waiting) > 0 {
		most := 0
		for i, b := range c.waiting {
			if b > c.waiting[most] {
				most = i
			}
		}
		c.Result.Pools["betes"] = c.waiting[most]
		c.waiting = append(c.waiting[:most], c.waiting[most+1:]...)
	}
	for _, s := range c.seats {
		if c.Hand.Pools["fiches"] == 0 { // p8: all are drawn, and each puts down another
			c.put(s, "fiches", fiche)
		}
		// p8, p11: a jetton for the game, unless a bête goes; where a hand was
		// not played what was put down stays (p17).
		if c.Hand.Pools["game"] == 0 && c.Result.Pools["betes"] == 0 {
			c.put(s, "game", 1)
		}
		if c.Hand.Pools["king"] == 0 { // p10
			c.put(s, "king", 1)
		}
	}
	c.put(c.Hand.Dealer, "game", 1) // p8: the third jetton; p11: always
}

// speak finds who has the hand played, and in what suit.
func (c *clerk) speak() {
	c.turned = c.Hand.Turned
	if c.turned == "" {
		c.turned = c.Talon[0] // p7b: the first card of the talon
	}
	c.trump = c.turned[1]
	went := false
	for _, s := range c.Choose { // p15b: a jetton to the game
		if s.Act == "curieuse" {
			c.put(s.Seat, "game", 1)
			went = true
		}
	}
	if went {
		// p15b: the bottom card makes trumps, and the first turn is annulled; by
		// ruling nobody draws the king for turning it so.
		c.trump, c.turned = c.Talon[len(c.Talon)-1][1], ""
	}
	for _, b := range c.Bids {
		if b.Bid == "play" || b.Bid == "lead" { // p13: or leads without a word
			c.player = b.Seat
		}
	}
	for _, a := range c.Acts {
		if a.Act == "contre" && c.contre == "" && c.player != "" { // p12c: against all, so one
			c.contre = a.Seat
		}
	}
}

// taker returns the player who takes a trick, cards ranking as in faces: the
// highest trump, else the highest of the suit led.
func taker(trick []string, faces string, trump byte) string {
	best := ""
	for _, p := range trick {
		_, card, _ := strings.Cut(p, ":")
		if best == "" {
			best = p
			continue
		}
		_, top, _ := strings.Cut(best, ":")
		if card[1] == top[1] && strings.IndexByte(faces, card[0]) < strings.IndexByte(faces, top[0]) || card[1] == trump && top[1] != trump {
			best = p
		}
	}
	seat, _, _ := strings.Cut(best, ":")
	return seat
}

// reckon pays for a hand that was played.
func (c *clerk) reckon() {
	tricks, two, three := map[string]int{}, "", ""
	for _, t := range c.Play {
		s := taker(t, faces, c.trump)
		tricks[s]++
		if tricks[s] == 2 && two == "" {
			two = s
		}
		if tricks[s] == 3 {
			three = s
		}
	}
	// p12: three tricks, or the first two where none of the others makes three.
	winner := three
	if winner == "" {
		winner = two
	}
	for name, n := range c.Result.Pools {
		c.lay[name] = n
	}
	c.waited = append(c.waited, c.waiting...)
	for _, p := range []string{c.player, c.contre} {
		if p == "" || p == winner {
			continue
		}
		times := 1
		if p == c.contre {
			times = 2 // p12c: a double bête
		}
		c.bete(p, times)
		if tricks[p] == 0 { // the ruling: contre is to play, too
			c.devole(p)
		}
	}
	for _, a := range c.Acts {
		if a.Act == "revoke" { // p23
			c.bete(a.Seat, 1)
		}
	}
	won := winner != "" && (winner == c.player || winner == c.contre)
	if won {
		c.draw(winner, "game", c.lay["game"])
		c.draw(winner, "fiches", fiche)
		c.draw(winner, "betes", c.lay["betes"]) // p11: those that went
	}
	c.king(winner)
	if won && tricks[winner] == 5 {
		c.vole(winner)
	}
}

// bete makes a player put down a bête of as much as could be won (p8b): the
// game, a fiche and the bête that goes (p11), but not the king's jettons (p9).
func (c *clerk) bete(seat string, times int) {
	n := times * (c.lay["game"] + fiche + c.lay["betes"])
	if c.lay["betes"] > 0 { // p11: made upon another, it waits
		c.Net[seat] -= n
		c.waiting = append(c.waiting, n)
		return
	}
	c.put(seat, "betes", n)
}

// devole doubles what lies there, and pays each other player a jetton (p18).
func (c *clerk) devole(seat string) {
	c.put(seat, "fiches", c.lay["fiches"]-fiche)
	c.put(seat, "king", c.lay["king"])
	for _, b := range c.waited { // the ruling: a bête made for each that waits
		c.Net[seat] -= b
		c.waiting = append(c.waiting, b)
	}
	for _, s := range c.seats {
		c.give(seat, s, 1)
	}
}

// king pays the jettons that lie for the king of trumps (p9, p17).
func (c *clerk) king(winner string) {
	who := ""
	for s, held := range c.holds {
		for _, card := range held {
			if card == "K"+string(c.trump) {
				who = s
			}
		}
	}
	if c.turned == "K"+string(c.trump) { // "comme s'il avoit le roi"
		who = c.Hand.Dealer
	}
	lost := who != winner && (who == c.player || who == c.contre)
	if who != "" && !lost {
		c.draw(who, "king", c.Result.Pools["king"])
	}
}

// vole pays all that lay there, the waiting bêtes too, and a jetton from each
// (p8, p18); of the king's jettons, what nobody else has drawn (ruling).
func (c *clerk) vole(seat string) {
	c.draw(seat, "king", c.Result.Pools["king"])
	c.draw(seat, "fiches", c.Result.Pools["fiches"])
	for _, b := range c.waited {
		c.Net[seat] += b
		for i, w := range c.waiting {
			if w == b {
				c.waiting = append(c.waiting[:i], c.waiting[i+1:]...)
				break
			}
		}
	}
	for _, s := range c.seats {
		c.give(s, seat, 1)
	}
}

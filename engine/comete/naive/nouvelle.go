package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// The Comète of the Académie settled a second time, from its clauses
// (academie:comete) and the rulings on what they leave unsaid. The author had not
// read the engine.

// run lists the cards in their natural order, from the two to the king (p7).
const run = "23456789TJQK"

// jetton is the worth of a jetton in points (p4).
const jetton = 10

// course is a hand of the Comète so far, and its result.
type course struct {
	Rules  string         `json:"rules"`
	Dealer string         `json:"dealer"`
	Pack   string         `json:"pack"`
	Pools  map[string]int `json:"pools"`
	Agreed agree.Figures  `json:"settings"`
	State  struct {
		Coup   []int          `json:"coup"`   // hands of this tour played before
		Ahead  map[string]int `json:"ahead"`  // what one player has more than the other in it
		Refait []int          `json:"refait"` // equal tours just before it
		Tours  []int          `json:"tours"`  // tours, or hands, played before
		Remise []int          `json:"remise"` // hands in which the Comète did not come
		Sleeps map[string]int `json:"sleeps"` // the same of the two who play when this player waits
		Waits  map[string]int `json:"waits"`
		Wins   map[string]int `json:"wins"` // in the match
		Loses  map[string]int `json:"loses"`
	} `json:"state"`
	Deal  map[string]string `json:"deal"`
	Talon []string          `json:"talon"`
	Draw  map[string]struct {
		Out []string `json:"out"`
	} `json:"draw"`
	Play []struct {
		Seat  string   `json:"seat"`
		Act   string   `json:"act"`
		Cards []string `json:"cards"`
	} `json:"play"`
	Acts []struct {
		At   json.RawMessage `json:"at"`
		Seat string          `json:"seat"`
		Act  string          `json:"act"`
		To   string          `json:"to"`
		Card string          `json:"card"`
		N    []int           `json:"n"`
	} `json:"acts"`
	Done []string `json:"done"`

	live  bool
	seats []string
	order []string // those who play, from the dealer's right
	comet string
	hands map[string][]string
	dealt map[string][]string
	aside map[string][]string // cards put out
	left  []string            // cards of the talon that the first player could have taken and did not
	runs  []string            // the player of each card, in order, repeats left out
	last  string              // the player of the last card
	next  byte                // the face that must follow; 0 at a new lead
	ended int                 // the factor, if the Comète ended the hand: 2, or 4 if for a nine
	owner string              // the player of the Comète
	wrong bool                // a wrong deal was found
	stood bool                // and the first player has gone on since
	again bool                // the hand is dealt again
	won   string
	turn  string
	open  []string
	net   map[string]int
	marks map[string]int // points of this hand
}

// openCourse lays out a hand, and replays it; live says that it is still being played.
func openCourse(data []byte, seats []string, live bool) (*course, error) {
	c := &course{live: live, seats: seats, comet: "9D", hands: map[string][]string{}, dealt: map[string][]string{}, aside: map[string][]string{},
		net: map[string]int{}, marks: map[string]int{}}
	if err := json.Unmarshal(data, c); err != nil {
		return nil, err
	}
	if c.Agreed["comete/comet#red"] == 1 || c.Pack == "red" { // p6
		c.comet = "9C"
	}
	for _, s := range agree.After(seats, c.Dealer) {
		c.hands[s] = agree.Held(c.Deal[s])
		if c.dealt[s] = slices.Clone(c.hands[s]); len(c.hands[s]) > 0 {
			c.order = append(c.order, s)
		}
	}
	err := c.hand()
	if err == errTurn {
		err = nil
	}
	return c, err
}

// hand goes through the hand.
func (c *course) hand() error {
	for _, before := range []string{"draw", "deal"} {
		if c.acts(before, 0, true); c.again {
			return nil
		}
	}
	if strings.Contains(c.Rules, "ecart") {
		if err := c.exchange(); err != nil || c.again {
			return err
		}
	}
	if err := c.plays(); err != nil || c.again {
		return err
	}
	c.acts("stop", 0, true)
	c.acts("end", 0, true)
	c.settle()
	return nil
}

// acts settles irregular acts done before so much of a phase was over; or all.
func (c *course) acts(phase string, pos int, all bool) {
	for i := 0; i < len(c.Acts); i++ {
		a := c.Acts[i]
		of, after, _ := strings.Cut(strings.Trim(string(a.At), `"`), ".")
		if at, _ := strconv.Atoi(after); of != phase || at > pos && !all {
			continue
		}
		c.Acts = slices.Delete(c.Acts, i, i+1)
		i--
		switch a.Act {
		case "misdeal":
			c.wrong, c.stood = true, false
		case "again": // p5; ruling on until when
			c.again = a.Seat == c.order[0] && c.wrong && !c.stood
		case "look": // p3b, p20c; ecartant.p4, p5
			first := a.Seat == c.order[0] && slices.Contains(c.left, a.Card) && slices.Contains(c.Talon, a.Card)
			switch {
			case first || slices.Contains(c.aside[a.Seat], a.Card):
			case slices.Contains(c.Talon, a.Card):
				c.fine(a.Seat, c.Agreed.Or("comete/talon.fine#fine", jetton)) // ruling
			default:
				c.fine(a.Seat, c.Agreed.Or("comete/heap.fine#fine", jetton)) // ruling
			}
		}
	}
}

// fine makes a player pay each other so much, for looking.
func (c *course) fine(seat string, n int) {
	for _, s := range c.order {
		if s != seat {
			c.net[seat] -= n
			c.net[s] += n
		}
	}
}

// bounds returns how many cards a player draws, at least and at most (ecartant.p2 to p8).
func (c *course) bounds(i int) (least, most int) {
	first, others := 6, []int{3, 3, 3}
	if len(c.order) == 4 {
		first, others = 4, []int{2, 1, 1}
	}
	switch {
	case i == 0:
		return 2, first
	case len(c.order) == 2: // ruling
		return 1, len(c.Talon) - 3
	}
	return 1, others[i-1]
}

// exchange replays the exchange: each puts cards out, and draws as many.
func (c *course) exchange() error {
	pos := 0
	for i, s := range c.order {
		_, ok := c.Draw[s]
		if c.acts("exchange", pos, !ok && !c.live); c.again {
			return nil
		}
		least, most := c.bounds(i)
		out := c.Draw[s].Out
		for _, card := range out {
			at := slices.Index(c.hands[s], card)
			if at < 0 {
				return fmt.Errorf("%s puts out %s and holds %v", s, card, c.hands[s])
			}
			c.hands[s] = slices.Delete(c.hands[s], at, at+1)
			c.aside[s] = append(c.aside[s], card)
			pos++
			c.acts("exchange", pos, false)
		}
		if done := slices.Index(c.Done, s); c.live && done < 0 {
			if c.turn = s; len(out) >= least {
				c.open = append(c.open, "done")
			}
			if len(out) < most {
				for _, card := range c.hands[s] {
					c.open = append(c.open, "out "+card)
				}
			}
			return errTurn
		}
		if len(out) < least || len(out) > most {
			return fmt.Errorf("%s takes %d cards, and must take %d to %d", s, len(out), least, most)
		}
		pos++
		c.hands[s] = append(c.hands[s], c.Talon[:len(out)]...)
		c.Talon = c.Talon[len(out):]
		if i == 0 {
			c.stood = c.wrong
			c.left = slices.Clone(c.Talon[:most-len(out)])
		}
	}
	c.acts("exchange", pos, true)
	return nil
}

// after returns the player on the right, of those who play.
func (c *course) after(seat string) string {
	return c.order[(slices.Index(c.order, seat)+1)%len(c.order)]
}

// moves lists all that a player may lay: a card that follows, four of its face
// together or the three nines (p17, p18), or the Comète for any card (p21).
func (c *course) moves(seat string) (list [][]string) {
	of := map[byte][]string{}
	for _, card := range c.hands[seat] {
		if card == c.comet {
			list = append(list, []string{card})
			continue
		}
		if f := card[0]; c.next == 0 || f == c.next {
			list = append(list, []string{card})
			of[f] = append(of[f], card)
		}
	}
	for f, cards := range of {
		switch {
		case len(cards) == 4:
			list = append(list, cards)
		case f == '9' && len(cards) == 3:
			list = append(list, cards)
			if slices.Contains(c.hands[seat], c.comet) {
				list = append(list, append(slices.Clone(cards), c.comet))
			}
		}
	}
	return list
}

// mover returns who must act, and whether that player may pass: the holder of the card
// that follows plays it (p16); only the Comète may be kept (p23).
func (c *course) mover(passed int) (seat string, pass bool) {
	if c.last == "" {
		return c.order[0], false
	}
	if c.next == 0 {
		return c.last, false
	}
	seat = c.last
	for i := range c.order {
		if i >= passed {
			if moves := c.moves(seat); len(moves) > 0 {
				return seat, len(moves) == 1 && moves[0][0] == c.comet
			}
		}
		seat = c.after(seat)
	}
	c.next = 0 // nobody has it: the last player begins anew
	return c.last, false
}

// plays replays the play of the cards.
func (c *course) plays() error {
	pos, passed := 0, 0
	type laid struct {
		seat, act string
		cards     []string
	}
	var todo []laid
	for _, p := range c.Play {
		if p.Act == "" {
			for _, card := range p.Cards {
				todo = append(todo, laid{p.Seat, "", []string{card}})
			}
			continue
		}
		todo = append(todo, laid{p.Seat, p.Act, p.Cards})
	}
	for c.won == "" {
		if c.acts("stop", pos, false); c.again {
			return nil
		}
		seat, pass := c.mover(passed)
		moves := c.moves(seat)
		if len(todo) == 0 {
			if c.acts("stop", pos, true); c.again {
				return nil
			}
			c.turn = seat
			for _, m := range moves {
				c.open = append(c.open, laying(m))
			}
			if pass {
				c.open = append(c.open, "pass")
			}
			return errTurn
		}
		p := todo[0]
		todo = todo[1:]
		pos++
		if p.act == "pass" && p.seat == seat && pass {
			// the others come next, in order from the last player
			passed = 1
			for s := c.last; s != seat; s = c.after(s) {
				passed++
			}
			continue
		}
		if p.seat != seat || !slices.ContainsFunc(moves, func(m []string) bool { return same(m, p.cards) }) {
			return fmt.Errorf("%s %s %v, and %s may lay %v", p.seat, p.act, p.cards, seat, moves)
		}
		passed = 0
		c.lay(seat, p.cards)
	}
	return nil
}

// lay lays a player's cards.
func (c *course) lay(seat string, cards []string) {
	for _, card := range cards {
		i := slices.Index(c.hands[seat], card)
		c.hands[seat] = slices.Delete(c.hands[seat], i, i+1)
	}
	c.stood = c.stood || c.wrong && seat == c.order[0]
	if c.last != seat || len(c.runs) == 0 {
		c.runs = append(c.runs, seat)
	}
	c.last = seat
	comet := slices.Contains(cards, c.comet)
	if comet {
		c.owner = seat
	}
	if len(c.hands[seat]) == 0 {
		c.won = seat
		switch {
		case comet && (c.next == 0 || c.next == '9'): // p28; ruling on what begins anew
			c.ended = 4
		case comet: // p27
			c.ended = 2
		}
	}
	switch f := cards[0][0]; {
	case comet || f == 'K': // p21, p16
		c.next = 0
	default:
		c.next = run[strings.IndexByte(run, f)+1]
	}
}

// laying returns cards laid as records write them.
func laying(cards []string) string {
	if len(cards) == 1 {
		return cards[0]
	}
	sorted := slices.SortedFunc(slices.Values(cards), func(a, b string) int {
		return strings.IndexByte("SHDC", a[1]) - strings.IndexByte("SHDC", b[1])
	})
	return "together " + strings.Join(sorted, " ")
}

// same reports whether two lists hold the same cards.
func same(a, b []string) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c string) bool { return !slices.Contains(b, c) })
}

// white reports whether a hand is without figures (p33).
func white(hand []string) bool {
	return !slices.ContainsFunc(hand, func(c string) bool { return strings.Contains("JQK", c[:1]) })
}

// remain returns what the cards left count (p26).
func remain(hand []string) (n int) {
	for _, c := range hand {
		n += min(10, strings.IndexByte(run, c[0])+2)
	}
	return n
}

// opera reports whether the winner has laid all cards without interruption, as the first (p30) or, if
// so agreed, as the dealer (p35), and nobody had a hand without figures (p33).
func (c *course) opera() bool {
	laid := 0
	for _, s := range c.runs {
		if s == c.won {
			laid++
		}
	}
	if may := c.won == c.order[0] || c.won == c.Dealer && c.Agreed["comete/opera.dealer#agreed"] == 1; laid != 1 || !may {
		return false
	}
	return !slices.ContainsFunc(c.order, func(s string) bool { return white(c.dealt[s]) })
}

// paired reports whether two play alone, and write what they make.
func (c *course) paired() bool { return len(c.order) == 2 }

// remise returns how many hands in a row the Comète did not come, between those who play.
func (c *course) remise() int {
	for _, s := range c.seats {
		if c.State.Sleeps != nil && !slices.Contains(c.order, s) {
			return c.State.Sleeps[s]
		}
	}
	if len(c.State.Remise) > 0 {
		return c.State.Remise[0]
	}
	return 0
}

// settle pays at the end of the hand.
func (c *course) settle() {
	comet := 2 * jetton * (c.remise() + 1) // p24
	times := max(1, c.ended)
	if c.opera() { // p30b, p31
		times *= 2
	}
	for _, s := range c.order {
		if white(c.dealt[s]) { // p33, p34
			n := 50
			if slices.Contains(c.dealt[s], c.comet) {
				n = 100
			}
			c.get(s, n)
		}
		if s != c.owner && c.owner != "" {
			n := comet
			if c.ended > 0 {
				n *= times
			}
			c.net[s] -= n
			c.net[c.owner] += n
		}
	}
	paid, most := map[string]int{}, 0
	for _, s := range c.order {
		if s == c.won {
			continue
		}
		n := times * remain(c.hands[s])
		if slices.Contains(c.hands[s], c.comet) { // p29, p32
			n *= 2
			c.net[s] -= 2 * comet
			c.net[c.won] += 2 * comet
		}
		paid[s], most = n, max(most, n)
		if c.paired() {
			c.marks[c.won] += n
			continue
		}
		c.net[s] -= n
		c.net[c.won] += n
	}
	if !c.paired() {
		c.queue(paid, most)
	}
}

// get gives points to a player: two players write them, more pay them at once.
func (c *course) get(seat string, n int) {
	if c.paired() {
		c.marks[seat] += n
		return
	}
	for _, s := range c.order {
		if s != seat {
			c.net[s] -= n
			c.net[seat] += n
		}
	}
}

// queue makes the player who has paid most put in two jettons, or several such
// one each (a-trois.p1, p2).
func (c *course) queue(paid map[string]int, most int) {
	var who []string
	for _, s := range c.order {
		if paid[s] == most && s != c.won {
			who = append(who, s)
		}
	}
	for _, s := range who {
		n := 2 * jetton
		if len(who) > 1 {
			n = jetton
		}
		c.net[s] -= n
		c.Pools["queue"] += n
	}
}

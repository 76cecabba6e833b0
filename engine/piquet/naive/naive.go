// Package naive settles a hand of Piquet as a patient clerk with the book
// open would: one clause after another, plain and slow. It shares no code
// with the engine. It was written from the clauses and the editors' rulings
// alone, to disagree when the engine is wrong.
package naive

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Rules   string            `json:"rules"`
	Dealer  string            `json:"dealer"`
	Agreed  agree.Figures     `json:"settings"`
	State   State             `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Bids    []Said            `json:"bids"`
	Declare []Said            `json:"declare"`
	Choices []Said            `json:"choices"`
	Play    [][]string        `json:"play"`
	Acts    []Act             `json:"acts"`
	Draw    map[string]struct {
		Out []string `json:"out"`
	} `json:"draw"`
}

// State is what earlier hands have left.
type State struct {
	Score  map[string]int `json:"score"`
	Coup   []int          `json:"coup"`   // the hands played of a tour
	Ahead  map[string]int `json:"ahead"`  // what one player has made more in them
	Refait []int          `json:"refait"` // the tours played again
	Tours  []int          `json:"tours"`  // the tours played
	Waits  map[string]int `json:"waits"`  // each waiting player's place in line
	Column map[string]int `json:"column"` // what each was marked
}

// Said is what one player announced, answered or showed.
type Said struct {
	Seat  string   `json:"seat"`
	Bid   string   `json:"bid"`
	What  string   `json:"what"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

// Act is something done out of the course of the game.
type Act struct {
	At   json.RawMessage `json:"at"`
	Seat string          `json:"seat"`
	To   string          `json:"to"`
	Act  string          `json:"act"`
	Card string          `json:"card"`
	N    []int           `json:"n"`
}

// The order in which things are counted before the play (c1.p11).
var stages = []string{"blanches", "point", "run", "set"}

// clerk is a hand on its way through the clauses.
type clerk struct {
	Hand
	agree.Result
	match          int // the points to which the match is played; 0 if it is written
	elder, younger string
	score          map[string]int // of the match
	raw            map[string]int // counted in this hand, without hazards
	shown          map[string]map[string][][]string
	refused        map[string]bool // players of whom nothing in hand counts
	nothing        map[string]bool // players who count nothing at all (law 3)
	tricks         map[string]int
	pic            bool
	inPlay         map[string]bool // players who have counted in play
	exposed        int             // the trick, from 1, in which a false count is found out
	forfeit        map[string]int  // counted in hand only then (law 17)
	over           bool
}

// Settle settles one hand of a match to a hundred points (ruling).
func Settle(data []byte, order []string) (agree.Result, error) { return to(100, data, order) }

// Count settles one hand as if no count could win the match.
func Count(data []byte, order []string) (agree.Result, error) { return to(1000, data, order) }

// to settles one hand of a match to so many points.
func to(points int, data []byte, order []string) (agree.Result, error) {
	c, err := opened(data)
	if err != nil {
		return agree.Result{}, err
	}
	c.match = c.Agreed.Or("parts/match.target#score", points) // c1.p3
	for _, s := range order {
		c.score[s] = c.Hand.State.Score[s]
	}
	c.settle()
	if err := c.held(); err != nil {
		return c.Result, err
	}
	// Once the match is won, how far the marks go beyond it, and what of the loser's
	// was still marked, depends on the order in which things are said.
	if c.Net = nil; !c.over {
		c.Net = map[string]int{}
		for _, s := range order {
			c.Net[s] = c.score[s] - c.Hand.State.Score[s]
		}
		c.Marks = map[string]map[string]int{"score": c.score}
	}
	return c.Result, nil
}

// opened reads a hand that is not yet settled.
func opened(data []byte) (*clerk, error) {
	c := &clerk{score: map[string]int{}, raw: map[string]int{}, tricks: map[string]int{}, refused: map[string]bool{}, nothing: map[string]bool{}, inPlay: map[string]bool{}, forfeit: map[string]int{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	c.younger = c.Dealer
	for s := range c.Deal {
		if s != c.Dealer {
			c.elder = s
		}
	}
	c.Next = c.elder // c4.p13c
	return c, nil
}

func (c *clerk) other(seat string) string {
	if seat == c.elder {
		return c.younger
	}
	return c.elder
}

// settle first takes the acts that void the hand or lose the match, then counts and plays.
func (c *clerk) settle() {
	for _, a := range c.Acts {
		switch a.Act {
		case "false-pack": // law 14; the same player deals again (ruling), as c5.p3 asks in a tour
			c.Void, c.Next = true, c.Dealer
			return
		case "exposed": // laws 15 ("en donnant") and 16: in a hand, or uppermost for either
			top, last := c.uppermost()
			if at := slices.Index(c.Talon, a.Card); agree.InDealing(a.At, "exchange") && (at <= top || at == last) {
				c.Void, c.Next = true, c.Dealer
				return
			}
		case "misdeal": // law 1; of thirteen cards eldest hand may play
			if a.N[0] >= 14 || c.again() {
				c.Void, c.Next = true, c.Dealer
				return
			}
		case "fold", "quit", "cheat", "take": // laws 22 to 25: the match is lost
			if a.Act == "take" && c.match == 0 { // c1.p6: the grand coup (ruling)
				c.score[c.other(a.Seat)] = 170
				return
			}
			c.Winner, c.over, c.Next = c.other(a.Seat), true, ""
			return
		case "over": // law 3; where the talon gave out, as many were taken as should be
			if len(c.hand(a.Seat)) > 12 {
				c.nothing[a.Seat] = true
				c.refused[a.Seat] = true
			}
		case "false": // law 17
			c.refused[a.Seat] = true
		}
	}
	c.counts()
	c.play()
	c.cards()
}

// again reports whether eldest hand has the cards dealt again (law 1).
func (c *clerk) again() bool {
	return slices.ContainsFunc(c.Acts, func(a Act) bool { return a.Act == "again" && a.Seat == c.elder })
}

// add marks points. The hundredth ends the match (ruling).
func (c *clerk) add(seat string, n int) {
	if c.over || c.nothing[seat] || n == 0 {
		return
	}
	c.score[seat] += n
	c.won(seat, c.score[seat])
}

// won ends the match if the player has the points that win it.
func (c *clerk) won(seat string, points int) {
	if c.match > 0 && points >= c.match && !c.over {
		c.Winner, c.over, c.Next = seat, true, ""
	}
}

// counts counts what both show, in the order of c1.p11, and the repic (c1.p7).
func (c *clerk) counts() {
	c.shown = map[string]map[string][][]string{c.elder: {}, c.younger: {}}
	for _, d := range c.Declare {
		c.shown[d.Seat][d.What] = append(c.shown[d.Seat][d.What], d.Cards)
	}
	for _, d := range c.Choices { // law 6: what the other has not shown
		if slices.Contains(stages, d.Act) && c.bad(d.Act) && !c.better(d.Act) {
			c.shown[d.Seat][d.Act] = append(c.shown[d.Seat][d.Act], d.Cards)
		}
	}
	for _, a := range c.Acts {
		if a.Act == "false" { // law 17
			c.allGood(a)
		}
	}
	repic, counted := map[string]bool{}, map[string]int{}
	for i, stage := range stages {
		for _, s := range []string{c.elder, c.younger} {
			n := c.worth(s, stage)
			c.raw[s] += n
			if c.raw[s] >= 30 && !repic[s] && !c.parries(c.other(s), i) {
				repic[s] = true
				n += 60
			}
			counted[s] += n
			c.won(s, c.score[s]+counted[s])
		}
	}
	for s, n := range counted {
		if !c.nothing[s] {
			c.score[s] += n
		}
		c.raw[s] -= c.forfeit[s]
	}
}

// allGood lets the other count all that is good in the hand, from the trick in
// which a false count is found out (law 17).
func (c *clerk) allGood(a Act) {
	s, before := c.other(a.Seat), 0
	delete(c.refused, a.Seat)
	for _, stage := range stages {
		before += c.worth(s, stage)
	}
	c.refused[a.Seat] = true
	after := 0
	for _, stage := range stages {
		if stage != "blanches" && (stage != "point" || len(c.shown[s][stage]) == 0) { // there is only one point
			c.shown[s][stage] = has(c.hand(s), stage)
		}
		after += c.worth(s, stage)
	}
	if at := trick(a); at > 0 {
		c.exposed, c.forfeit[s] = at, after-before
	}
}

// trick returns the trick in which something is done, from 1; 0 before the play.
func trick(a Act) int {
	n, _ := strconv.Atoi(strings.Trim(string(a.At), `"`))
	return n
}

// parries reports whether a player counts, or may still show, something that
// comes before or with a place in the order (ruling).
func (c *clerk) parries(seat string, at int) bool {
	for _, stage := range stages[:at+1] {
		if c.worth(seat, stage) > 0 {
			return true
		}
		if seat == c.elder && c.bad(stage) && !c.better(stage) {
			return true // law 6: until the second card
		}
		if seat == c.elder || c.refused[seat] || c.late() || c.said(stage, "equal") {
			continue // all is shown, or counts for neither
		}
		for _, held := range has(c.hand(seat), stage) {
			if height(held, stage) > max(c.best(c.elder, stage), c.good(stage)) {
				return true
			}
		}
	}
	return false
}

// late reports whether the elder counts, after the first card, something that the
// younger has not shown (law 6).
func (c *clerk) late() bool {
	return slices.ContainsFunc(c.Choices, func(said Said) bool { return said.Seat == c.elder && slices.Contains(stages, said.Act) })
}

// bad reports whether the elder has announced something and been told that it is
// not good.
func (c *clerk) bad(stage string) bool { return c.said(stage, "bad") && !c.refused[c.elder] }

// better reports whether the younger has shown better than what was asked; showing
// the lesser does not do (law 6, "le point qu'on a plus que son adversaire").
func (c *clerk) better(stage string) bool {
	for _, said := range c.Bids {
		if said.Bid == stage {
			return c.best(c.younger, stage) > height(said.Cards, stage)
		}
	}
	return false
}

// said reports whether the elder has announced something and got this answer.
func (c *clerk) said(stage, answer string) bool {
	for i, said := range c.Bids {
		if said.Bid == stage && i+1 < len(c.Bids) && c.Bids[i+1].Bid == answer {
			return true
		}
	}
	return false
}

// good returns the height of what the elder has announced and was told is
// good, unless lost by playing without showing it.
func (c *clerk) good(stage string) int {
	for i, said := range c.Bids {
		if said.Bid == stage && i+1 < len(c.Bids) && c.Bids[i+1].Bid == "good" && len(c.Play) == 0 && !c.refused[c.elder] {
			return height(said.Cards, stage)
		}
	}
	return 0
}

// worth returns what a player counts of one kind.
func (c *clerk) worth(seat, stage string) int {
	mine, theirs := c.best(seat, stage), c.best(c.other(seat), stage)
	if seat == c.younger && c.bad(stage) && !c.better(stage) { // law 6
		return 0
	}
	if c.refused[seat] || stage != "blanches" && mine <= theirs { // c3.p2, c3.huitiemes.p3 and p4, law 12
		return 0
	}
	sum := 0
	for _, held := range c.shown[seat][stage] {
		switch stage {
		case "blanches":
			sum += 10
		case "point":
			sum += point(held)
		case "run":
			sum += map[int]int{3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}[len(held)] // c3.huitiemes.p2
		case "set":
			sum += map[int]int{3: 3, 4: 14}[len(held)]
		}
	}
	return sum
}

// best returns the height of the best that a player has shown of a kind, 0 for
// none that counts: for points the sum, for sequences and sets the number of
// cards first (c3.p2, c3.huitiemes.p3, c2.p8).
func (c *clerk) best(seat, stage string) int {
	most := 0
	if c.refused[seat] {
		return 0
	}
	for _, held := range c.shown[seat][stage] {
		most = max(most, height(held, stage))
	}
	return most
}

// height returns the height of a meld, by which melds of one kind are compared.
func height(held []string, stage string) int {
	n := 0
	for _, card := range held {
		if stage == "point" {
			n += pips[card[0]]
		} else {
			n = max(n, 100*len(held)+strings.IndexByte(order, card[0])+1)
		}
	}
	return n
}

// pips is what a card counts towards the point (c1.p2).
var pips = map[byte]int{'A': 11, 'K': 10, 'Q': 10, 'J': 10, 'T': 10, '9': 9, '8': 8, '7': 7}

// point returns what a point counts: its tens, a five making another (c3.p2);
// four for ace, king and queen (ruling).
func point(held []string) int {
	sum, faces := 0, ""
	for _, card := range held {
		sum += pips[card[0]]
		faces += card[:1]
	}
	if len(held) == 3 && strings.Contains(faces, "A") && strings.Contains(faces, "K") && strings.Contains(faces, "Q") {
		return 4
	}
	return (sum + 5) / 10
}

const order = "789TJQKA" // c1.p1

// marks returns what a card counts when it is led or takes (c4.p6).
func marks(card string) int {
	if strings.IndexByte("TJQKA", card[0]) >= 0 {
		return 1
	}
	return 0
}

// one counts n points in the play, and a pic that it brings.
func (c *clerk) one(seat string, n int) {
	if n == 0 || c.over || c.nothing[seat] {
		return
	}
	c.raw[seat] += n
	c.inPlay[seat] = true
	c.add(seat, n+c.hazard(seat))
}

// hazard returns the pic, if there is one (c1.p8).
func (c *clerk) hazard(seat string) int {
	if c.raw[seat] < 30 || c.raw[c.other(seat)] > 0 || !c.inPlay[seat] || c.pic {
		return 0
	}
	c.pic = true
	return 30
}

// play counts the tricks (c4.p6 to p12).
func (c *clerk) play() {
	laid, who := c.laid()
	for i, t := range c.Play {
		lead, card, _ := strings.Cut(t[0], ":")
		c.found(i + 1)
		c.one(lead, marks(card))
		if len(t) < 2 {
			return
		}
		second, reply, _ := strings.Cut(t[1], ":")
		taker := lead
		if reply[1] == card[1] && strings.IndexByte(order, reply[0]) > strings.IndexByte(order, card[0]) {
			taker = second
		}
		if i >= laid { // law 24: the other, who has shown, takes all that is left
			taker = c.other(who)
		}
		n := 0
		if taker == second {
			n = marks(reply)
		}
		if i == 11 || i == 10 && c.both("short") { // c4.p12; of eleven cards each the eleventh (ruling)
			n++
		}
		c.tricks[taker]++
		c.one(taker, n)
	}
	c.found(len(c.Play) + 1) // what is counted then may end the match
	if len(c.Play) == 11 && !c.over {
		c.alone()
	}
}

// both reports whether both players did such an act.
func (c *clerk) both(kind string) bool {
	did := map[string]bool{}
	for _, a := range c.Acts {
		if a.Act == kind {
			did[a.Seat] = true
		}
	}
	return len(did) == 2
}

// found exposes a false count before a trick, if it is exposed then (law 17).
func (c *clerk) found(trick int) {
	if trick != c.exposed {
		return
	}
	for s, n := range c.forfeit {
		c.raw[s] += n
		c.add(s, c.hazard(s))
	}
}

// laid returns the trick, from 0, from which on a player has lost all cards
// by throwing them down before the other showed a hand.
func (c *clerk) laid() (from int, seat string) {
	for _, a := range c.Acts {
		if trick(a) == 0 {
			continue
		}
		switch {
		case a.Act == "lay" && len(c.hand(a.Seat))-trick(a)+1 <= 3: // two or three cards are left
			seat = a.Seat
		case a.Act == "show" && seat == c.other(a.Seat):
			return trick(a) - 1, seat
		}
	}
	return 12, ""
}

// alone plays the last card of a player against an opponent who has none (law 4).
func (c *clerk) alone() {
	for _, seat := range []string{c.elder, c.younger} {
		if mine := c.left(seat); len(mine) > 0 && len(c.left(c.other(seat))) == 0 {
			c.tricks[seat]++
			c.one(seat, marks(mine[0]))
			c.one(seat, 1)
		}
	}
}

// left returns the cards that a player has not played.
func (c *clerk) left(seat string) []string {
	hand := c.hand(seat)
	for _, t := range c.Play {
		for _, p := range t {
			if s, card, _ := strings.Cut(p, ":"); s == seat {
				hand = without(hand, card)
			}
		}
	}
	return hand
}

func without(hand []string, card string) []string {
	return slices.DeleteFunc(hand, func(held string) bool { return held == card })
}

// hand returns what a player held when the play began.
func (c *clerk) hand(seat string) []string {
	var hand []string
	for i, held := range strings.Split(c.Deal[seat], ".") {
		for _, face := range []byte(held) {
			hand = append(hand, string([]byte{face, "SHDC"[i]}))
		}
	}
	from := 0
	if who := c.thirteenth(); who != "" { // the card too many was the first of the talon
		from = 1
		if seat == who {
			hand = append(hand, c.Talon[0])
		}
	}
	if seat == c.younger {
		from += c.took(c.elder)
	}
	hand = append(hand, c.Talon[from:min(from+c.took(seat), len(c.Talon))]...) // and no more lie there
	for _, card := range c.Draw[seat].Out {
		hand = without(hand, card)
	}
	return hand
}

// thirteenth returns the player who was dealt a card too many, or "" (law 1).
func (c *clerk) thirteenth() string {
	for _, a := range c.Acts {
		if a.Act == "misdeal" {
			return cmp.Or(a.To, a.Seat)
		}
	}
	return ""
}

// uppermost returns where in the talon its uppermost card lies, and the first of those that
// the second player takes: of seven a card was dealt to somebody, of whom the second player
// takes two (law 1, c1.p5).
func (c *clerk) uppermost() (top, last int) {
	switch c.thirteenth() {
	case "":
		return 0, 5
	case c.younger:
		return 1, 6
	}
	return 1, 5
}

// held returns an error if a player shows or plays a card not held. A player
// dealt a card too many also plays twelve of those dealt and drawn.
func (c *clerk) held() error {
	hands := map[string][]string{c.elder: c.hand(c.elder), c.younger: c.hand(c.younger)}
	shows := func(seat, card string) error {
		if !slices.Contains(hands[seat], card) {
			return fmt.Errorf("%s has no %s", seat, card)
		}
		return nil
	}
	for _, said := range c.Declare {
		for _, card := range said.Cards {
			if err := shows(said.Seat, card); err != nil && said.What != "blanches" {
				return err
			}
		}
	}
	for _, t := range c.Play {
		for _, p := range t {
			seat, card, _ := strings.Cut(p, ":")
			if err := shows(seat, card); err != nil {
				return err
			}
		}
	}
	return nil
}

// took returns how many cards a player drew: one fewer than put out, if one
// too many was dealt (law 2, c1.p3e).
func (c *clerk) took(seat string) int {
	n := len(c.Draw[seat].Out)
	if seat == c.thirteenth() {
		n = max(n-1, 0)
	}
	for _, a := range c.Acts {
		switch {
		case a.Seat != seat:
		case a.Act == "short":
			n--
		case a.Act == "over":
			n++
		}
	}
	return max(n, 0)
}

// has returns everything a hand holds of a kind: the best point, the sequences,
// or three and four alike.
func has(hand []string, stage string) (list [][]string) {
	alike := func(key func(card string) byte, of string) (groups [][]string) {
		for _, k := range []byte(of) {
			var group []string
			for _, face := range []byte("AKQJT987") {
				for _, suit := range []byte("SHDC") {
					if card := string([]byte{face, suit}); key(card) == k && slices.Contains(hand, card) {
						group = append(group, card)
					}
				}
			}
			groups = append(groups, group)
		}
		return groups
	}
	suits := alike(func(card string) byte { return card[1] }, "SHDC")
	switch stage {
	case "set":
		for _, group := range alike(func(card string) byte { return card[0] }, "AKQJT") { // c2.p8
			if len(group) >= 3 {
				list = append(list, group)
			}
		}
	case "run":
		for _, suit := range suits {
			for len(suit) > 0 {
				n := 1
				for n < len(suit) && strings.IndexByte(order, suit[n-1][0])-strings.IndexByte(order, suit[n][0]) == 1 {
					n++
				}
				if n >= 3 {
					list = append(list, suit[:n])
				}
				suit = suit[n:]
			}
		}
	case "point":
		best := suits[0]
		for _, suit := range suits {
			if height(suit, "point") > height(best, "point") {
				best = suit
			}
		}
		list = append(list, best)
	}
	return list
}

// cards counts the cards (c4.p13) and the capot (c1.p8b).
func (c *clerk) cards() {
	for _, s := range []string{c.elder, c.younger} {
		switch {
		case c.over || len(c.Play) < 11:
		case c.tricks[s] == 12, c.tricks[s] == 11 && c.both("short"):
			c.add(s, 40)
		case c.tricks[s] > c.tricks[c.other(s)]:
			c.add(s, 10)
		}
	}
}

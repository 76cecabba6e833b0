// Package naive settles a hand of Boston of Upsala a second time, by the clauses of the
// book, one after another, plain and slow. It shares no code with the engine. It was
// written from the clauses and the editors' rulings alone, to disagree when the engine
// is wrong. Start at Settle.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a hand as the replay command reads it, complete or as far as it has
// come.
type Hand struct {
	Dealer string         `json:"dealer"`
	Agreed agree.Figures  `json:"settings"`
	Pools  map[string]int `json:"pools"`
	State  struct {
		Waiting []int `json:"waiting"`
		Passes  []int `json:"passes"`
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Turned  string            `json:"turned"`
	Bids    []said            `json:"bids"`
	Choices []said            `json:"choices"`
	Draw    map[string]struct {
		Out []string `json:"out"`
	} `json:"draw"`
	Play [][]string        `json:"play"`
	Acts []json.RawMessage `json:"acts"`
}

// said is a bid, or an answer to a question.
type said struct {
	Seat string `json:"seat"`
	Bid  string `json:"bid"`
	Act  string `json:"act"`
}

// game is a line of p21. The games stand in the order of p6 to p16, in which
// each outbids those before it.
type game struct {
	name           string
	need, helper   int // tricks to be made by the player, and by the whister (p19); 0 in a misère
	alone, whisted int // its price played alone and with whist (p21)
	away           bool
}

// misere reports whether the game is to take no trick.
func (g *game) misere() bool { return g.need == 0 }

var games = []game{
	{name: "boston", need: 5, helper: 3, alone: 5, whisted: 8},
	{name: "little-misere", alone: 48, away: true}, // p7
	{name: "independence", need: 6, helper: 4, alone: 12, whisted: 18},
	{name: "seven", need: 7, alone: 18},
	{name: "great-misere", alone: 96}, // p10
	{name: "eight", need: 8, alone: 24},
	{name: "little-misere-open", alone: 150, away: true}, // p11
	{name: "nine", need: 9, alone: 36},
	{name: "great-misere-open", alone: 300}, // p12
	{name: "ten", need: 10, alone: 48},
	{name: "eleven", need: 11, alone: 72},
	{name: "twelve", need: 12, alone: 108},
	{name: "thirteen", need: 13, alone: 162},
}

const (
	suits = "SHDC"
	ranks = "23456789TJQKA" // ruling, and p4
)

// clerk is a hand on its way through the clauses.
type clerk struct {
	Hand
	agree.Result
	round []string            // to the left (p2), forehand first, the dealer last
	held  map[string][]string // each player's remaining hand

	best    int    // the index in games of the highest bid, or -1
	suit    string // its suit; "" for a misère
	player  string // the player who bid it
	whister string
	made    map[string]int // tricks
	took    []string       // the player who took each trick
}

// open reads a hand, and seats the players to the left (p2).
func open(data []byte, order []string) (*clerk, error) {
	c := &clerk{best: -1, held: map[string][]string{}, made: map[string]int{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	at := slices.Index(order, c.Dealer)
	for i := range order { // order goes to the right, but everything goes to the left
		c.round = append(c.round, order[(at+len(order)-1-i)%len(order)])
	}
	for seat, hand := range c.Deal {
		for i, ranks := range strings.Split(hand, ".") {
			for _, r := range ranks {
				c.held[seat] = append(c.held[seat], string(r)+suits[i:i+1])
			}
		}
	}
	return c, nil
}

// next returns the player on a player's left.
func (c *clerk) next(seat string) string {
	return c.round[(slices.Index(c.round, seat)+1)%len(c.round)]
}

// grade returns the factor of a suit, which also ranks it in the auction (p3,
// p18, p24): the higher preference, the lesser preference of the same colour,
// a plain suit. A misère counts as a plain suit (ruling).
func (c *clerk) grade(suit string) int {
	colour := map[string]string{"S": "C", "C": "S", "H": "D", "D": "H"}
	switch high := c.Turned[1:]; suit {
	case high:
		return 4
	case colour[high]:
		return 2
	}
	return 1
}

// parse reads "seven-hearts" or "great-misere".
func parse(bid string) (level int, suit string) {
	for i, g := range games {
		if bid == g.name {
			return i, ""
		}
		if rest, ok := strings.CutPrefix(bid, g.name+"-"); ok && !g.misere() {
			return i, strings.ToUpper(rest[:1])
		}
	}
	return -1, ""
}

// goes reports whether a player's bid outbids the highest: a higher game does;
// in the same game a better suit, even of a later player (p18); in equal suits
// the earlier player (p5).
func (c *clerk) goes(seat string, level int, suit string) bool {
	switch {
	case level != c.best:
		return level > c.best
	case c.grade(suit) != c.grade(c.suit):
		return c.grade(suit) > c.grade(c.suit)
	}
	return slices.Index(c.round, seat) < slices.Index(c.round, c.player)
}

// all lists every bid that exists.
func all() []string {
	list := []string{"pass"}
	for _, g := range games {
		if g.misere() {
			list = append(list, g.name)
			continue
		}
		for _, suit := range []string{"spades", "hearts", "diamonds", "clubs"} {
			list = append(list, g.name+"-"+suit)
		}
	}
	return list
}

// now replays the hand as far as it was recorded, checks that each act was open,
// and returns who must act now and what is open. The seat is "" when the hand is
// over.
func (c *clerk) now() (seat string, may []string, err error) {
	if seat, may, err = c.auction(); err != nil || seat != "" || c.best < 0 { // "" and none bid: all four have passed (p29)
		return seat, may, err
	}
	if seat, may, err = c.answers(); err != nil || seat != "" {
		return seat, may, err
	}
	if games[c.best].away { // p7, p11
		out := c.Draw[c.player].Out
		switch {
		case len(out) == 0:
			for _, card := range c.held[c.player] {
				may = append(may, "out "+card)
			}
			return c.player, may, nil
		case len(out) > 1 || !c.lay(c.player, out[0]):
			return "", nil, fmt.Errorf("%s lays away %v", c.player, out)
		}
	}
	return c.tricks()
}

// auction replays the bids (p5): forehand speaks first, then the others to
// the left. A pass is final; a player who was outbid may bid again until all
// others have passed (ruling).
func (c *clerk) auction() (string, []string, error) {
	passed := map[string]bool{}
	seat := c.round[0]
	for i := 0; ; i++ {
		if len(passed) == 4 || len(passed) == 3 && c.player != "" {
			if i < len(c.Bids) {
				return "", nil, fmt.Errorf("a bid too many: %v", c.Bids[i])
			}
			return "", nil, nil
		}
		for passed[seat] || seat == c.player {
			seat = c.next(seat)
		}
		may := []string{}
		for _, bid := range all() {
			if level, suit := parse(bid); bid == "pass" || c.goes(seat, level, suit) {
				may = append(may, bid)
			}
		}
		if i == len(c.Bids) {
			return seat, may, nil
		}
		b := c.Bids[i]
		if b.Seat != seat || !slices.Contains(may, b.Bid) {
			return "", nil, fmt.Errorf("bid %v where %s may %v", b, seat, may)
		}
		if b.Bid == "pass" {
			passed[seat] = true
		} else {
			c.best, c.suit = parse(b.Bid)
			c.player = seat
		}
		seat = c.next(seat)
	}
}

// answers replays p6 and p8: whether an Independence asks for whist, and who
// whists: from forehand on, the first who offers (ruling).
func (c *clerk) answers() (string, []string, error) {
	list := c.Choices
	take := func(seat string, may ...string) (string, bool, error) {
		if len(list) == 0 {
			return "", true, nil
		}
		a := list[0]
		list = list[1:]
		if a.Seat != seat || !slices.Contains(may, a.Act) {
			return "", false, fmt.Errorf("%v where %s may %v", a, seat, may)
		}
		return a.Act, false, nil
	}
	asked := games[c.best].name == "boston"
	if games[c.best].name == "independence" {
		said, open, err := take(c.player, "alone", "ask-whist")
		if open || err != nil {
			return c.player, []string{"alone", "ask-whist"}, err
		}
		asked = said == "ask-whist"
	}
	for _, seat := range c.round {
		if seat == c.player || !asked || c.whister != "" {
			continue
		}
		said, open, err := take(seat, "whist", "pass")
		if open || err != nil {
			return seat, []string{"pass", "whist"}, err
		}
		if said == "whist" {
			c.whister = seat
		}
	}
	if len(list) > 0 {
		return "", nil, fmt.Errorf("an answer too many: %v", list)
	}
	return "", nil, nil
}

// lay takes a card out of a player's hand, and reports whether it was there.
func (c *clerk) lay(seat, card string) bool {
	at := slices.Index(c.held[seat], card)
	if at >= 0 {
		c.held[seat] = slices.Delete(c.held[seat], at, at+1)
	}
	return at >= 0
}

// tricks replays the cards: forehand leads, then the taker of the last trick;
// players follow suit; a trump beats any other suit (ruling).
func (c *clerk) tricks() (string, []string, error) {
	leader := c.round[0]
	for n := 0; ; n++ {
		if len(c.held[c.player]) == 0 || games[c.best].misere() && c.made[c.player] > 0 { // ruling
			if n < len(c.Play) {
				return "", nil, fmt.Errorf("a trick too many: %v", c.Play[n])
			}
			return "", nil, nil
		}
		var trick []string
		if n < len(c.Play) {
			trick = c.Play[n]
		}
		taker, top, led := "", "", ""
		for i, seat := 0, leader; i < 4; i, seat = i+1, c.next(seat) {
			may := c.follows(seat, led)
			if i >= len(trick) {
				return seat, may, nil
			}
			card, ok := strings.CutPrefix(trick[i], seat+":")
			if !ok || !slices.Contains(may, card) {
				return "", nil, fmt.Errorf("trick %d: %s where %s may play %v", n+1, trick[i], seat, may)
			}
			c.lay(seat, card)
			if i == 0 {
				led = card[1:]
			}
			if i == 0 || c.beats(card, top) {
				taker, top = seat, card
			}
		}
		leader = taker
		c.made[taker]++
		c.took = append(c.took, taker)
	}
}

// follows returns the cards that a player may play on a suit: of the suit, if he has any.
func (c *clerk) follows(seat, led string) []string {
	var same []string
	for _, card := range c.held[seat] {
		if card[1:] == led {
			same = append(same, card)
		}
	}
	if len(same) > 0 {
		return same
	}
	return slices.Clone(c.held[seat])
}

func (c *clerk) beats(card, top string) bool {
	if card[1] == top[1] {
		return strings.IndexByte(ranks, card[0]) > strings.IndexByte(ranks, top[0])
	}
	return card[1:] == c.suit
}

// May returns, for an unfinished hand, who must act and everything that is open to
// that player.
func May(data []byte, order []string) (seat string, may []string, err error) {
	c, err := open(data, order)
	if err != nil {
		return "", nil, err
	}
	return c.now()
}

// Settle settles one hand.
func Settle(data []byte, order []string) (agree.Result, error) {
	c, err := open(data, order)
	if err != nil {
		return agree.Result{}, err
	}
	if len(c.Acts) > 0 {
		return agree.Result{Refused: true}, nil // the book has no laws on faults
	}
	switch seat, may, err := c.now(); {
	case err != nil:
		return c.Result, err
	case seat != "":
		return c.Result, fmt.Errorf("the hand stops where %s may %v", seat, may)
	}
	c.Net = map[string]int{}
	c.Result.Pools = map[string]int{"al": c.Hand.Pools["al"], "betes": c.Hand.Pools["betes"]}
	c.Next = c.round[0] // ruling
	passes := 0
	for _, n := range c.Hand.State.Passes {
		passes += n
	}
	waiting := slices.Clone(c.Hand.State.Waiting)
	// p27: the åls first, then always the highest bête, then new åls.
	if c.Result.Pools["al"] == 0 {
		if going := c.Result.Pools["betes"]; going > 0 {
			waiting = append(waiting, going)
		}
		slices.Sort(waiting)
		if last := len(waiting) - 1; last >= 0 {
			c.Result.Pools["betes"], waiting = waiting[last], waiting[:last]
		} else {
			for _, seat := range c.round { // p26
				c.Net[seat] -= c.al()
				c.Result.Pools["al"] += c.al()
			}
		}
	}
	switch betes := c.betes(passes); {
	case c.best < 0:
		passes++ // p29
	case len(betes) == 0:
		c.Winner = c.player
		c.won(passes)
		passes = 0 // p29, ruling
	default:
		c.lost(betes, passes)
		for _, seat := range betes {
			n := c.bete(passes)
			c.Net[seat] -= n
			waiting = append(waiting, n)
		}
		if betes[0] == c.player {
			passes++ // p29: it is marked also when the player is bête; not when a whister is (ruling)
		}
	}
	c.Result.State = map[string][]int{"waiting": waiting, "passes": nil}
	if passes > 0 {
		c.Result.State["passes"] = []int{passes}
	}
	return c.Result, nil
}

// al is what each puts out (p26).
func (c *clerk) al() int { return c.Agreed.Or("boston/al#each", 48) }

func (c *clerk) pay(from, to string, n int) { c.Net[from] -= n; c.Net[to] += n }

// others returns those who play against the player and the whister.
func (c *clerk) others() []string {
	return slices.DeleteFunc(slices.Clone(c.round), func(s string) bool { return s == c.player || s == c.whister })
}

// times returns the factor of p24; a misère has one price (ruling).
func (c *clerk) times() int { return c.grade(c.suit) }

// betes returns the players who have lost. Of two who play together, one who
// makes too few tricks, unless the other makes as many too many (p19).
func (c *clerk) betes(passes int) []string {
	if c.best < 0 {
		return nil
	}
	g := games[c.best]
	if g.misere() {
		if c.made[c.player] > 0 {
			return []string{c.player}
		}
		return nil
	}
	short := g.need - c.made[c.player]
	if c.whister == "" {
		if short > 0 {
			return []string{c.player}
		}
		return nil
	}
	wanting := g.helper - c.made[c.whister]
	if short+wanting <= 0 {
		return nil
	}
	var list []string
	if short > 0 {
		list = append(list, c.player)
	}
	if wanting > 0 {
		list = append(list, c.whister)
	}
	return list
}

// price returns the game's price in p21.
func (c *clerk) price() int {
	if c.whister != "" {
		return games[c.best].whisted
	}
	return games[c.best].alone
}

// matadors counts the trumps (ruling) from the ace on (p4); fewer than three count as none.
func (c *clerk) matadors() int {
	i := strings.Index(suits, c.suit)
	if c.suit == "" {
		return 0
	}
	held, n := strings.Split(c.Deal[c.player], ".")[i], 0
	for n < len(ranks) && strings.IndexByte(held, ranks[len(ranks)-1-n]) >= 0 {
		n++
	}
	if n < 3 {
		return 0
	}
	return n
}

// cinq reports whether the player took all the tricks of the game in a row,
// before an opponent took any (p25, ruling).
func (c *clerk) cinq() bool {
	need, run := games[c.best].need, 0
	if need == 0 {
		return false
	}
	for _, seat := range c.took {
		switch {
		case seat == c.player:
			run++
		case seat == c.whister:
			run = 0
		default:
			return false
		}
		if run == need {
			return true
		}
	}
	return false
}

// won pays for a game that was won (p20 to p26).
func (c *clerk) won(passes int) {
	g := games[c.best]
	game := c.price() + 2 // p22: the codille, from each who pays the game (ruling)
	if !g.misere() {
		over := c.made[c.player] - g.need
		if c.whister != "" {
			over += c.made[c.whister] - g.helper
		}
		game += over // p22
	}
	has := c.matadors() + passes // p22
	if c.cinq() {
		has += 2 // p25
	}
	if c.made[c.player] == 13 {
		has += 40 // p21
	}
	for i, other := range c.others() {
		to := c.player
		if c.whister != "" && i == 1 { // ruling: one opponent pays the player, the other the whister
			to = c.whister
		}
		c.pay(other, to, c.times()*game)
		c.pay(other, c.player, c.times()*has)
	}
	// p26, p27
	pool, n := "al", c.al()
	if c.Result.Pools["al"] == 0 {
		pool, n = "betes", c.Result.Pools["betes"]
	}
	c.Result.Pools[pool] -= n
	c.Net[c.player] += n
	if c.whister != "" {
		c.pay(c.player, c.whister, n/2) // the odd point is the player's (ruling)
	}
}

// lost pays for a game that was lost (p7, p19, p23); by ruling a suit game is
// paid as a misère is.
func (c *clerk) lost(betes []string, passes int) {
	honours := 0
	if c.Agreed.Or("boston/price.lost#paid", 1) == 1 {
		honours = c.price() // ruling: in a suit the other payments of a won game are not made
	}
	if games[c.best].misere() {
		honours = c.price() + 2 + passes // p7: as much as would have been received
	}
	others := c.others()
	for i, seat := range betes {
		need := games[c.best].need
		if seat == c.whister {
			need = games[c.best].helper
		}
		under := 0
		if need > 0 {
			under = max(0, need-c.made[seat]-1) // p23: the first is not paid
		}
		for j, other := range others {
			if len(betes) == 2 && i != j { // ruling: each pays one of the opponents
				continue
			}
			c.pay(seat, other, c.times()*(honours+under))
		}
	}
}

// bete returns the bête (p28, p29).
func (c *clerk) bete(passes int) int {
	base := c.Result.Pools["betes"]
	if c.Result.Pools["al"] > 0 {
		base = c.al()
	}
	return base + c.times()*(8+4*passes)
}

package naive

import (
	"slices"
	"strings"

	"quinola/engine/agree"
)

// The figures of c3, in jettons.
const (
	devant      = 10 // p1: a fiche
	consolation = 2  // p10
	matador     = 1  // p10b
	sansPrendre = 5  // p12
	vole        = 10 // p17: a fiche, double for one alone who called nobody
	cards       = 40 // p20 and the ruling: a fiche of each of the four
	own         = 3  // c2.p11, loix.57 and the ruling: tricks not to bear a loss alone
	tours       = 10 // c2.p6: of four hands each
)

// clerk is whoever settles, and what is known of the hand.
type clerk struct {
	Hand
	agree.Result
	seats   []string
	dealt   map[string][]string
	holds   map[string][]string // when the play begins
	waiting []int
	odd     map[string]int
	size    int   // tricks of a hand
	wins    int   // tricks that win it
	game    int   // jettons that each owes to the game
	double  int   // 2 in the last round
	base    int   // what a bête of this hand is
	betes   []int // that are made on it

	player, friend string
	kind           string // forced, ask, sans-prendre, contre
	called, trump  string
	own            bool // called a king of one's own
	least          int  // tricks of the player's own not to bear a loss alone
	returned       bool // the king, by the friend
	early          bool // the king must have been played in the tricks that win
	turned         bool // whoever turns up a hand out of turn makes the bête alone
	taken          map[string]int
	tricks         []string // who took each
}

// sit reads a hand, and gives everybody the cards.
func sit(data []byte, order []string) (*clerk, error) {
	c := &clerk{size: 10, wins: 6, double: 1, odd: map[string]int{}, taken: map[string]int{}, dealt: map[string][]string{}, holds: map[string][]string{}}
	h, seats, err := read(data, order)
	if err != nil {
		return c, err
	}
	c.Hand, c.seats = h, seats
	c.Net, c.Result.Pools = map[string]int{}, map[string]int{}
	for name, n := range h.Pools {
		c.Result.Pools[name] = n
	}
	for s, n := range h.State.Odd {
		c.odd[s] = n
	}
	for _, s := range seats {
		c.dealt[s] = held(h.Deal[s])
		c.holds[s] = slices.Clone(c.dealt[s])
	}
	return c, nil
}

// Quadrille settles one hand of Quadrille, the ordinary or with the king returned.
func Quadrille(data []byte, order []string) (agree.Result, error) {
	c, err := sit(data, order)
	if err != nil {
		return agree.Result{}, err
	}
	h := c.Hand
	c.waiting = slices.Clone(h.State.Waiting)
	c.game = only(h.State.Game)
	c.least = h.Agreed.Or("hombre/own.tricks#tricks", own)
	deals := only(h.State.Deals)
	c.double = h.times(deals/4+1, false, tours, 0)
	if c.settle() {
		deals++
	}
	c.Over = new(deals >= 4*h.rounds(tours))
	c.Result.State = map[string][]int{"waiting": c.waiting, "deals": some(deals), "game": some(c.game)}
	c.Marks = map[string]map[string]int{"odd": c.odd}
	return c.Result, nil
}

// only is the one number of a list, or 0.
func only(list []int) int {
	if len(list) == 0 {
		return 0
	}
	return list[0]
}

// some is a list of a number, of none where it is 0.
func some(n int) []int {
	if n == 0 {
		return nil
	}
	return []int{n}
}

// settle settles the hand, and says whether it was played.
func (c *clerk) settle() bool {
	c.next()
	for _, a := range c.Acts {
		switch a.Act {
		case "misdeal", "exposed": // c2.p7, p7b, p7c, loix.1, loix.4, a1.p1: dealt again, at no cost
			if a.Act == "misdeal" || inDealing(a) {
				return c.again()
			}
		case "false-pack": // c2.p7, loix.2, loix.3: unless all cards were played
			if len(c.Play) < c.size || a.At != "end" {
				return c.again()
			}
		}
	}
	c.put(c.Dealer, "devant", devant*c.double) // c3.p1, p19
	c.Next = c.seats[0]                        // the ruling
	c.bids()
	c.oddOnes()
	c.base = c.Result.Pools["devant"] + c.Result.Pools["betes"] + 4*(c.game+c.double) // c2.p10, c3.p2, p3
	if c.left() {
		return false
	}
	c.game += c.double // c3.p2, p9, p19
	c.play()
	c.irregular()
	c.reckon()
	c.waiting = c.waits(c.waiting, c.betes)
	return true
}

// again is a hand that is dealt again: what was laid stays (the ruling).
func (c *clerk) again() bool {
	c.Void, c.Next = true, c.Dealer
	return false
}

// next is the bête that goes with the devant: the greatest (c2.p33, loix.29). One
// that goes already goes on, as the tables have it, in which a bête upon another is
// greater by fourteen alone (c3.p3, p5, p7).
func (c *clerk) next() {
	if c.Result.Pools["betes"] > 0 || len(c.waiting) == 0 {
		return
	}
	most := slices.Max(c.waiting)
	at := slices.Index(c.waiting, most)
	c.waiting = slices.Delete(c.waiting, at, at+1)
	c.Result.Pools["betes"] = most
}

func (c *clerk) put(seat, pool string, n int) { c.Net[seat] -= n; c.Result.Pools[pool] += n }
func (c *clerk) give(from, to string, n int)  { c.Net[from] -= n; c.Net[to] += n }

// left reports whether somebody leaves the match. What was made on the hand before that is
// made (loix.59 takes back nothing), and no part of what is paid then (the ruling).
func (c *clerk) left() bool {
	at := slices.IndexFunc(c.Acts, func(a Act) bool { return a.Act == "quit" })
	if at < 0 {
		return false
	}
	c.quit(c.Acts[at])
	c.play()
	c.irregular()
	c.waiting = c.waits(c.waiting, c.betes)
	return true
}

// quit is one who leaves: pays all that lies and waits, and the cards (loix.59 and
// the rulings), but nothing where the match is put off (loix.60).
func (c *clerk) quit(a Act) {
	if only(a.N) != 0 {
		return
	}
	all := c.Result.Pools["devant"] + c.Result.Pools["betes"]
	for _, b := range c.waiting {
		all += b
	}
	c.put(a.Seat, "devant", all)
	if c.size == 10 { // at le Quintille nobody says what the cards cost (quintille.nouveau.p17)
		c.Net[a.Seat] -= c.Agreed.Or("hombre/quit.cards#amount", cards)
	}
}

// bids is who has the hand played, how and in what suit.
func (c *clerk) bids() {
	rank := map[string]int{"ask": 1, "sans-prendre": 2, "contre": 3} // c2.p23, a11.p2, loix.55
	asked := map[string]bool{}
	for _, b := range c.Bids {
		r := rank[b.Bid]
		// Of equal ones the earlier goes first (ruling), but whoever has asked and
		// is forced goes before the one who forces (c2.p23, p25, loix.10).
		if r > rank[c.kind] || b.Bid == "sans-prendre" && r == rank[c.kind] && asked[b.Seat] {
			c.player, c.kind = b.Seat, b.Bid
		}
		if b.Bid == "ask" {
			asked[b.Seat] = true
		}
	}
	switch {
	case c.player != "":
	case c.agreed("hombre/last.forced#agreed"): // roi-rendu.5
		c.player, c.kind = c.Dealer, "last"
	default: // c2.p8, p13: all have passed
		c.player, c.kind = holder(c.dealt, espadille), "forced"
	}
	c.named()
	if c.returned { // roi-rendu.1: a card for the king
		gift := ""
		for _, t := range c.Trades {
			gift = t.Cards[0]
		}
		c.move(c.called, c.friend, c.player)
		c.move(gift, c.player, c.friend)
		c.friend = "" // roi-rendu.3, p4: alone
	}
}

// named is the suit and the card that were named, and who has that.
func (c *clerk) named() {
	for _, s := range c.Choose {
		switch s.Act {
		case "spades", "hearts", "diamonds", "clubs": // c2.p3: the first that is named
			if c.trump == "" {
				c.trump = strings.ToUpper(s.Act[:1])
			}
		case "call":
			c.called = s.Cards[0]
			c.friend = holder(c.dealt, c.called)
		case "return":
			c.returned = true
		}
	}
	if c.friend == c.player { // c2.p15, loix.13: alone
		c.friend, c.own = "", true
	}
}

func (c *clerk) move(card, from, to string) {
	at := slices.Index(c.holds[from], card)
	if at >= 0 {
		c.holds[from] = slices.Delete(c.holds[from], at, at+1)
		c.holds[to] = append(c.holds[to], card)
	}
}

// alone reports whether nobody helps the player.
func (c *clerk) alone() bool { return c.friend == "" }

// with reports whether somebody is of those who have the hand played.
func (c *clerk) with(seat string) bool { return seat == c.player || seat == c.friend }

// against are the others.
func (c *clerk) against() []string {
	var list []string
	for _, s := range c.seats {
		if !c.with(s) {
			list = append(list, s)
		}
	}
	return list
}

// oddOnes are the jettons that were left over of a hand before: of those whose
// they may be, the one has them who has espadille or the best trump (c2.p24).
func (c *clerk) oddOnes() {
	for _, t := range trumps(c.trump) {
		s := holder(c.holds, t)
		if c.odd[s] > 0 {
			c.Net[s] += c.Result.Pools["odd"]
			c.Result.Pools["odd"] = 0
			c.odd = map[string]int{}
			return
		}
	}
}

func (c *clerk) play() {
	for _, t := range c.Play {
		if len(t) == len(c.seats) {
			s := taker(t, c.trump)
			c.tricks = append(c.tricks, s)
			c.taken[s]++
		}
	}
}

// made is how many of the first n tricks those who have the hand played took.
func (c *clerk) made(n int) int {
	sum := 0
	for i, s := range c.tricks {
		if i < n && c.with(s) {
			sum++
		}
	}
	return sum
}

// turn is whose turn it is when so many cards of a trick lie there.
func (c *clerk) turn(trick, after int) string {
	leader := c.seats[0]
	if trick >= 2 && len(c.tricks) >= trick-1 {
		leader = c.tricks[trick-2]
	}
	return c.seats[(slices.Index(c.seats, leader)+after)%len(c.seats)]
}

// irregular is the bêtes of whoever does something that is not allowed.
func (c *clerk) irregular() {
	bete := func(seat string) {
		c.Net[seat] -= c.base
		c.betes = append(c.betes, c.base)
	}
	late := map[string]bool{}
	for _, a := range c.Acts {
		trick, after := when(a.At)
		switch a.Act {
		case "dissuade": // loix.47, a7.p3: a friend, and no adversary; c2.p41b: until the card is led
			if c.with(a.Seat) && !c.alone() && before(a, c.wins+1) {
				bete(a.Seat)
			}
		case "show": // loix.27, a6.p1b, p1c; of a card alone c2.p27: it must be played
			won := c.wonBy(trick) && c.kind != "vole" && c.kind != "vole-mediator"
			if a.Card == "" && !won && !(c.alone() && a.Seat == c.player) {
				bete(a.Seat)
			}
		case "look":
			switch {
			case a.Card != "": // roi-rendu.1: the card exchanged anybody may see; at le Médiateur nobody says what that costs
			case a.To != "" && c.turned && a.Seat != c.turn(trick, after): // mediateur.s3.c2.p7
				bete(a.Seat)
			case a.To != "": // c2.p29, loix.21, a4.p2 and the ruling: of an odd one, the one who looked pays more
				bete(a.Seat)
				c.give(a.To, a.Seat, c.base/2)
			case a.Seat != c.turn(trick, after): // c2.p28b, loix.20, a7.p5, p6
				bete(a.Seat)
			}
		case "early": // c2.p19, loix.16, a3.p5: in bad faith
			if len(a.N) > 0 && c.tells(a) {
				bete(a.Seat)
			}
		case "revoke": // c2.p30, loix.22: for each that is pointed out; one for all that are seen late
			switch only(a.N) {
			case 2: // loix.23, a5.p1, p1b: told at once, and taken back
			case 1: // seen when the cards are played
				if !late[a.Seat] {
					bete(a.Seat)
				}
				late[a.Seat] = true
			default:
				bete(a.Seat)
			}
		case "false-trump": // loix.25, loix.26, a5.p2, p3: unless told so when asked
			if len(a.N) == 0 {
				bete(a.Seat)
			}
		case "feign": // roi-rendu.2: returned the king with a good hand, of three sure tricks where they are counted
			if n := only(a.N); (n == 0 || n >= 3) && c.returned && a.Seat == holder(c.dealt, c.called) {
				bete(a.Seat)
			}
		}
	}
}

// wonBy reports whether all can tell before a trick that the game is won: of the friend's
// tricks, only when the king called was seen (the ruling on laying the hand down).
func (c *clerk) wonBy(trick int) bool {
	n := min(trick-1, len(c.Play))
	own := 0
	for _, s := range c.tricks[:n] {
		if s == c.player {
			own++
		}
	}
	return own >= c.wins || c.made(n) >= c.wins && (c.called == "" || c.returned || seen(c.Play[:n], c.called))
}

// tells reports whether what is played out of turn makes the friend known, by espadille,
// manille, baste or the king called: while that king has not appeared, since a friend who
// is known has nothing to tell (c2.p19, loix.16, a3.p5).
func (c *clerk) tells(a Act) bool {
	trick, after := when(a.At)
	for i, t := range c.Play {
		switch {
		case i+1 < trick && seen([][]string{t}, c.called), i+1 == trick && seen([][]string{t[:min(after, len(t))]}, c.called):
			return false
		}
	}
	return a.Seat == c.friend && (a.Card == c.called || slices.Contains(trumps(c.trump)[:3], a.Card))
}

// reckon pays for the hand.
func (c *clerk) reckon() {
	total := c.made(len(c.tricks))
	c.voles(total >= 6)
	engaged := c.kind == "contre" && !c.allTen()
	switch {
	case total >= 6 && engaged: // loix.56, a11.p3: paid nothing, draws nothing
	case total >= 6: // c2.p9
		c.figures(1, true)
		c.draw(c.makers())
		c.game = 0
	case total == 5: // c2.p10, c3.p9: the game is not touched
		c.figures(-1, false)
		c.bete()
	default:
		c.figures(-1, true) // c2.p10, c3.p15
		c.bete()
		c.draw(c.against()) // c2.p10, c3.p16
		c.game = 0
	}
}

func (c *clerk) makers() []string {
	if c.alone() {
		return []string{c.player}
	}
	return []string{c.player, c.friend}
}

// allTen reports whether those who have the hand played took every trick.
func (c *clerk) allTen() bool { return c.made(10) == 10 }

// figures is what is paid for a hand, to those who had it played or by them.
func (c *clerk) figures(sign int, game bool) {
	if game {
		c.pay(sign, c.game) // c3.p9
	}
	c.pay(sign, consolation*c.double) // c3.p10
	c.claim(sign, claimMatadors, c.matadors()*matador*c.double)
	if c.kind == "sans-prendre" || c.kind == "contre" {
		c.claim(sign, claimSansPrendre, sansPrendre*c.double) // c3.p12
	}
}

// claim is a figure that is not due where it was asked for too late (c3.p13,
// loix.33) or another in its stead (loix.35, a9.p4).
func (c *clerk) claim(sign, what, figure int) {
	late := map[string]bool{}
	for _, a := range c.Acts {
		switch {
		case a.Act == "mistaken" && only(a.N) == 0 && a.Seat == c.player && c.alone(): // a9.p4, p5: not where it was put right, nor where two play
			late[a.Seat] = true
		case a.Act == "late" && only(a.N) == what && !c.hasty(a.Seat, c.Next):
			late[a.Seat] = true
		}
	}
	if sign < 0 { // codille or remise: each of the others for himself
		sum := 0
		for _, s := range c.against() {
			if !late[s] {
				c.Net[s] += figure
				sum += figure
			}
		}
		// Where each of two losers pays one of two winners (the ruling), and one
		// of these is paid nothing, who is spared nobody says.
		c.Refused = c.Refused || !c.alone() && figure > 0 && sum == figure
		c.shared(-sum, true)
		return
	}
	for _, s := range c.makers() {
		if !late[s] { // loix.36: what one has asked for is paid to both
			c.pay(sign, figure)
			return
		}
	}
}

// hasty reports whether others have dealt and cut so fast that nobody could ask, and have not
// paid the game (quadrille.loix.33, decisions.a9.p2, p3, hombre.loix.55).
func (h Hand) hasty(seat, next string) bool {
	for _, a := range h.Acts {
		if a.Act == "hasty" {
			return a.Seat != seat && next != seat && len(a.N) == 0
		}
	}
	return false
}

// What a player has asked for too late.
const (
	claimSansPrendre = 1
	claimMatadors    = 2
)

// pay is a figure that each of the others pays to those who had the hand played,
// or receives of them: these share it (c2.p9, p11 and the ruling), but the player
// bears the loss alone who makes fewer than three tricks (c2.p11, loix.57), unless
// forced by espadille (c2.p12, a10.p1).
func (c *clerk) pay(sign, figure int) {
	others := c.against()
	for _, s := range others {
		c.Net[s] -= sign * figure
	}
	c.shared(sign*figure*len(others), sign < 0 && c.made(10) < 6)
}

// shared is a sum of those who had the hand played.
func (c *clerk) shared(sum int, lost bool) {
	if c.alone() || lost && c.taken[c.player] < c.least && c.kind != "forced" {
		c.Net[c.player] += sum
		return
	}
	c.Refused = c.Refused || sum%2 != 0 // whose the odd one is nobody says
	c.Net[c.player] += sum / 2
	c.Net[c.friend] += sum / 2
}

// bete is the bête of those who lose (c2.p10, p11).
func (c *clerk) bete() {
	c.shared(-c.base, true)
	c.betes = append(c.betes, c.base)
}

// matadors are how many follow upon each other from espadille in the hands of
// those who have the hand played (c1.valeur.p22b, c3.p11, loix.37): three at least
// (the ruling).
func (c *clerk) matadors() int {
	n := 0
	for _, t := range trumps(c.trump) {
		if !slices.Contains(c.holds[c.player], t) && (c.alone() || !slices.Contains(c.holds[c.friend], t)) {
			break
		}
		n++
	}
	if n < 3 {
		return 0
	}
	return n
}

// draw is what lies there, shared by those who draw it; what is left over is, in
// the next hand, for the one of them who has the best trump (c2.p24).
func (c *clerk) draw(who []string) {
	sum := c.Result.Pools["devant"] + c.Result.Pools["betes"]
	c.Result.Pools["devant"], c.Result.Pools["betes"] = 0, 0
	for _, s := range who {
		c.Net[s] += sum / len(who)
	}
	if rest := sum % len(who); rest > 0 {
		c.Result.Pools["odd"] += rest
		for _, s := range who {
			c.odd[s] = 1
		}
	}
}

// voles is what is paid for the vole, made or missed, and for the dévole.
func (c *clerk) voles(won bool) {
	price := c.Agreed.Or("hombre/vole.paid#each", vole) * c.double // c2.p35, loix.41
	if c.kind == "sans-prendre" || c.kind == "contre" {
		price *= 2 // c3.p17
	}
	switch {
	case c.kind == "contre" && !c.allTen(): // loix.56, a11.p3
		c.pay(-1, price)
	case c.kind == "contre":
		c.pay(1, price)
	case won && c.undertaken() && c.allTen(): // c3.p17, loix.41
		if !c.showsBy(dixLevees + 1) {
			c.pay(1, price)
		}
	case won && c.undertaken(): // c2.p36, loix.43
		c.pay(-1, price)
	}
	if !won && c.taken[c.player] == 0 { // loix.57 ("outre cela"), a11.p4c and the ruling: alone, and not to the friend
		for _, s := range c.against() {
			c.give(c.player, s, c.Agreed.Or("hombre/vole.paid#each", vole)*c.double)
		}
	}
}

// undertaken reports whether the vole is: by a lead to the seventh trick after the
// first six, which win (c2.p36, loix.44), the king called having been seen (c2.p39, loix.51).
func (c *clerk) undertaken() bool {
	won := c.wins
	if c.made(won) < won || len(c.Play) <= won || c.kind == "forced" { // c2.p40, loix.50, a11.p4b
		return false
	}
	if c.spoken() || c.showsBy(won+1) {
		return false
	}
	played := slices.Clone(c.Play[:won])
	if !c.early {
		played = append(played, c.Play[won][:1])
	}
	return c.called == "" || c.returned || seen(played, c.called)
}

// spoken reports whether those who have the hand played encouraged each other, or made
// the friend known, before the trick after those that win was led to (loix.46, a7.p2; c2.p19,
// loix.16): after that they may speak (c2.p41b).
func (c *clerk) spoken() bool {
	for _, a := range c.Acts {
		told := a.Act == "early" && c.tells(a)
		if c.with(a.Seat) && (a.Act == "encourage" || told) && before(a, c.wins+1) {
			return true
		}
	}
	return false
}

// showsBy reports whether one of them shows the hand before a trick is led to, who can
// claim no vole from then on (a11.p5).
func (c *clerk) showsBy(trick int) bool {
	for _, a := range c.Acts {
		if c.with(a.Seat) && a.Act == "show" && a.Card == "" && before(a, trick) {
			return true
		}
	}
	return false
}

// before reports whether something is done before a trick is led to.
func before(a Act, trick int) bool {
	at, after := when(a.At)
	return at < trick || at == trick && after == 0
}

// shown reports whether it is known who plays together.
func (c *clerk) shown() bool {
	return c.called == "" || c.returned || seen(c.Play, c.called)
}

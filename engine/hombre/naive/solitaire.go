package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// solo is a hand of le Médiateur solitaire on its way through the clauses, which
// are those of le Médiateur but for the demande (quatre.p1).
type solo struct {
	Hand
	agree.Result
	seats    []string
	holds    map[string][]string // when the play begins
	waiting  []int
	odd      map[string]int
	owed     int // jettons that each owes to the game
	manille  int // what nobody has drawn who had no manille
	times    int // 2 in the last round
	counted  int // for how many players the game is counted in a bête
	fav      int // 2 in the favourite suit
	over     bool
	player   string
	bid      string
	trump    string
	giver    string // of the king
	made     int
	straight int // tricks of the player's before the others have one
}

// Solitaire settles one hand of le Médiateur solitaire of four, or of le Tritrille
// of either pack.
func Solitaire(data []byte, order []string) (agree.Result, error) {
	l := &solo{times: 1, fav: 1, counted: 4, holds: map[string][]string{}, odd: map[string]int{}}
	h, seats, err := read(data, order)
	if err != nil {
		return l.Result, err
	}
	var more struct {
		State struct {
			Manille []int `json:"manille"`
		} `json:"state"`
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return l.Result, err
	}
	if l.Hand, l.seats = h, seats; !l.plays() {
		return agree.Result{Refused: true}, nil
	}
	l.waiting, l.owed, l.manille = slices.Clone(h.State.Waiting), only(h.State.Game), only(more.State.Manille)
	for s, n := range h.State.Odd {
		l.odd[s] = n
	}
	for _, s := range seats {
		l.holds[s] = held(h.Deal[s])
	}
	l.Net, l.Result.Pools = map[string]int{}, map[string]int{}
	for name, n := range h.Pools {
		l.Result.Pools[name] = n
	}
	deals := only(h.State.Deals)
	usual := tours
	if len(seats) == 3 {
		usual = 12 // tritrille.autre.p9
		l.counted = h.Agreed.Or("hombre/bete.players#players", 4)
	}
	rounds := h.rounds(usual)
	l.over = deals >= rounds*len(seats)
	l.times = h.times(deals/len(seats)+1, l.over, usual, 0) // s4.c2.a2.p1: the last round
	l.Next = seats[0]                                       // s1.c2.p2, and the ruling for a null hand
	favourite, err := l.favourite(data)
	if l.settle(favourite) {
		deals++
	}
	l.Over = new(deals >= rounds*len(seats) && !l.left())
	l.Result.State = map[string][]int{"waiting": l.waiting, "deals": some(deals), "game": some(l.owed), "manille": some(l.manille)}
	l.Marks = map[string]map[string]int{"odd": l.odd}
	return l.Result, err
}

// left reports whether bêtes are left, for which players play on (s4.c2.a6.p36).
func (l *solo) left() bool { return len(l.waiting) > 0 || l.Result.Pools["betes"] > 0 }

// poulans is how many times those of the matadors are laid and drawn: once where it is
// agreed that they stay single (s4.c2.a2.p2b).
func (l *solo) poulans() int {
	if l.agreed("hombre/round.poulans#agreed") {
		return 1
	}
	return l.times
}

func (l *solo) put(seat, pool string, n int) { l.Net[seat] -= n; l.Result.Pools[pool] += n }

// each has every other player pay one so much.
func (l *solo) each(to string, n int) {
	for _, s := range l.seats {
		if s != to {
			l.Net[s] -= n
			l.Net[to] += n
		}
	}
}

// settle settles the hand, and says whether it was played, or passed.
func (l *solo) settle(favourite string) bool {
	// s4.c2.a6.p20: a bête once laid goes until it is drawn; then the greatest.
	if slices.Sort(l.waiting); l.Result.Pools["betes"] == 0 && len(l.waiting) > 0 {
		last := len(l.waiting) - 1
		l.Result.Pools["betes"], l.waiting = l.waiting[last], l.waiting[:last]
	}
	if l.again() {
		l.Void, l.Next = true, l.Dealer
		return false
	}
	if !l.over { // s1.c2.p1b, s4.c1.a1.p1; s4.c2.a6.p36
		l.put(l.Dealer, "devant", 20*l.times)
		l.put(l.Dealer, "poulans", 40*l.poulans())
	}
	l.speak()
	if l.player == "" { // quatre.p1b
		l.poulan("AS", 20*l.poulans())
		l.poulan("AC", 10*l.poulans())
		if !l.over {
			l.manille += 10 * l.poulans()
		}
		l.owed += 2 * l.times
		return true
	}
	l.trumps(favourite)
	// Whoever has it when the play begins (ruling), if it was given for a king.
	l.poulan("AS", 20*l.poulans())
	l.poulan("AC", 10*l.poulans())
	if n := l.Result.Pools["poulans"]; n > 0 { // quatre.p1b: those of null hands, too
		l.put(holder(l.holds, l.order()[1]), "poulans", -n)
	}
	l.manille = 0
	l.leftover()
	if l.quit() {
		return false
	}
	for i, t := range l.Play {
		if l.taker(t) == l.player {
			l.made++
			if l.made == i+1 {
				l.straight++
			}
		}
	}
	l.pay()
	return true
}

// order is the trumps, the first first. Of the suit that is left with its king
// alone he is the second matador (tritrille.premiere.p1).
func (l *solo) order() []string {
	switch {
	case l.trump != "" && l.trump == l.lone():
		return []string{espadille, "K" + l.trump, baste}
	case l.trump != "" && l.low() > 0: // tritrille.autre.p6: the four is manille there
		list := slices.DeleteFunc(trumps(l.trump), func(c string) bool { return c == "4"+l.trump })
		list[1] = "4" + l.trump
		return list
	}
	return trumps(l.trump)
}

// lone is the suit that is left with its king alone, of two that may be (premiere.p1).
func (l *solo) lone() string {
	switch king := l.Agreed.Or("parts/pack#lone", 45); {
	case l.Rules != "tritrille":
		return ""
	case king == 29:
		return "H"
	}
	return "D"
}

// low is 1 where the lowest cards are out in place of the fours (tritrille.autre.p6).
func (l *solo) low() int { return l.Agreed.Or("parts/pack#red", 654) / 765 }

// taker is who takes a trick, also where the king of diamonds goes before basto.
func (l *solo) taker(trick []string) string {
	for _, card := range l.order() {
		for _, p := range trick {
			if p[2:] == card {
				return p[:1]
			}
		}
	}
	return taker(trick, l.trump)
}

// speak is the bids: the last that is no pass stands.
func (l *solo) speak() {
	for _, b := range l.Bids {
		if b.Bid != "pass" {
			l.player, l.bid = b.Seat, b.Bid
		}
	}
}

// trumps is what is named, the king that is called, and the card for which it is
// given (s2.c3.a2.p7).
func (l *solo) trumps(favourite string) {
	called := ""
	for _, c := range l.Choose {
		if c.Act == "call" {
			called = c.Cards[0]
			continue
		}
		l.trump = strings.ToUpper(c.Act[:1])
	}
	if l.trump == favourite {
		l.fav = 2 // s4.c2.a1.p1
	}
	who := holder(l.holds, called)
	if len(l.Trades) == 0 || who == l.player {
		return
	}
	l.giver = who
	l.move(who, l.player, called)
	l.move(l.player, who, l.Trades[0].Cards[0])
	l.Net[l.player] -= 10 * l.times * l.fav // s4.c2.a5.p1
	l.Net[who] += 10 * l.times * l.fav
}

func (l *solo) move(from, to, card string) {
	l.holds[from] = slices.DeleteFunc(l.holds[from], func(c string) bool { return c == card })
	l.holds[to] = append(l.holds[to], card)
}

// poulan is what a matador draws of what the dealer laid (s4.c1.a1.p1).
func (l *solo) poulan(card string, n int) {
	if !l.over {
		l.put(holder(l.holds, card), "poulans", -n)
	}
}

// leftover is what could not be shared a hand before: the best trump of those who
// shared has it (quadrille.c2.p24).
func (l *solo) leftover() {
	for _, c := range l.order() {
		if s := holder(l.holds, c); s != "" && l.odd[s] > 0 {
			l.put(s, "odd", -l.Result.Pools["odd"])
			l.odd = map[string]int{}
			return
		}
	}
}

// price is what the way of playing is worth, and the vole with it (s4.c2.a5.p5b).
func (l *solo) price() (means, vole int) {
	switch name, _ := strings.CutSuffix(l.bid, "-favourite"); name {
	case "mediator":
		return 14, 30
	case "sans-prendre":
		return 24, 40
	case "vole-mediator":
		return 64, 0
	}
	return 104, 0
}

// stakes is what a bête is of: what lies there, and the game (s4.c2.a6.p3), as for
// four at le Tritrille, too (tritrille.autre.p8).
func (l *solo) stakes() int {
	return l.Result.Pools["devant"] + l.Result.Pools["betes"] + l.counted*(l.owed+2*l.times)
}

func (l *solo) pay() {
	means, vole := l.price()
	declared := vole == 0
	reunited := 0
	if hand := l.holds[l.player]; slices.Contains(hand, "AS") && slices.Contains(hand, "AC") && slices.Contains(hand, l.order()[1]) {
		reunited = 10 // s4.c2.a4.p2
	}
	double := l.times * l.fav
	stakes := l.stakes()
	made := l.faults(stakes)
	defer func() { l.wait(made) }()
	won := l.made >= 6
	if declared {
		won = l.made == 10
	}
	if won {
		l.Winner = l.player
		l.each(l.player, (means+reunited)*double+l.owed+2*double)
		l.put(l.player, "devant", -l.Result.Pools["devant"])
		l.put(l.player, "betes", -l.Result.Pools["betes"])
		l.owed = 0
		if !declared && l.straight >= 6 && len(l.Play) > 6 && !l.shows(7) { // s2.c4.a2.p2
			switch {
			case l.made < 10: // s4.c2.a3.observation.p1
				l.each(l.player, -vole*double)
			case !l.shows(11):
				l.each(l.player, vole*double)
			}
		}
		return
	}
	l.each(l.player, -(means+reunited)*double)
	l.Net[l.player] -= stakes // s4.c2.a6.p3
	made += stakes
	if l.made >= 5 { // remise; and the ruling for a vole declared
		l.owed += 2 * l.times
		return
	}
	l.each(l.player, -(l.owed + 2*double))
	l.owed = 0
	all := l.Result.Pools["devant"] + l.Result.Pools["betes"]
	n := len(l.seats) - 1
	for _, s := range l.seats {
		if s != l.player {
			l.Net[s] += all / n
			if all%n > 0 {
				l.odd[s] = 1
			}
		}
	}
	l.Result.Pools["devant"], l.Result.Pools["betes"] = 0, 0
	l.Result.Pools["odd"] += all % n
}

// MaySolitaire tells, of a hand of those games as far as it has come, who is to do
// something, and all that is open to that player.
func MaySolitaire(data []byte, order []string) (seat string, may []string, err error) {
	l, favourite, err := sitSolo(data, order)
	if err != nil {
		return "", nil, err
	}
	if seat, may = l.undertakes(favourite); seat != "" || l.player == "" {
		return seat, may, nil
	}
	if strings.Contains(l.bid, "mediator") {
		if len(l.Choose) == 1 {
			return l.player, l.callable(), nil
		}
		who := holder(l.holds, l.Choose[1].Cards[0])
		if who != l.player && len(l.Trades) == 0 {
			for _, c := range l.holds[l.player] {
				may = append(may, "give "+c)
			}
			return l.player, may, nil
		}
	}
	l.trumps(favourite)
	return l.card()
}

// sitSolo reads a hand as far as it has come, with the favourite suit.
func sitSolo(data []byte, order []string) (l *solo, favourite string, err error) {
	h, seats, err := read(data, order)
	if err != nil {
		return nil, "", err
	}
	l = &solo{Hand: h, seats: seats, holds: map[string][]string{}, times: 1, fav: 1}
	l.Net = map[string]int{}
	for _, s := range seats {
		l.holds[s] = held(h.Deal[s])
	}
	favourite, err = l.favourite(data)
	return l, favourite, err
}

// undertakes is who draws the favourite suit, speaks or names trumps, and what; nobody
// where that is done, and there is no player where all have passed.
func (l *solo) undertakes(favourite string) (seat string, may []string) {
	if favourite == "" { // s1.c1.a2.p10: by the first king, before whoever deals first
		return l.drawsFavourite(), l.favourites("A234567JQK", l.absent()...)
	}
	if seat, may = l.bidder(); seat != "" {
		return seat, may
	}
	if l.speak(); l.player == "" {
		return "", nil
	}
	if len(l.Choose) > 0 {
		l.trump = strings.ToUpper(l.Choose[0].Act[:1])
		return "", nil
	}
	_, inFavourite := strings.CutSuffix(l.bid, "-favourite")
	declared := strings.HasPrefix(l.bid, "vole")
	for _, s := range named() {
		if is := strings.ToUpper(s[:1]) == favourite; declared || is == inFavourite { // s2.p4, ruling
			may = append(may, s)
		}
	}
	return l.player, may
}

// favourite is the favourite suit of the match, which is drawn in its first hand.
func (l *solo) favourite(data []byte) (string, error) {
	var more struct {
		State struct {
			Favourite []int `json:"favourite"`
		} `json:"state"`
	}
	err := json.Unmarshal(data, &more)
	switch n := only(more.State.Favourite); {
	case l.lone() != "" && l.Agreed.Or("hombre/favourite.lone#agreed", 1) == 1: // tritrille.premiere.p1
		return l.lone(), err
	case len(l.Choose) > 0 && l.Choose[0].Act == "favourite":
		king := l.Choose[0].Cards[0]
		l.Choose = l.Choose[1:]
		return king[1:], err
	case n > 0:
		return suits[n-1 : n], err
	}
	return "", err
}

// strengths is the ways of playing, each silencing those before it (s2.p6, p10),
// without the demande.
var strengths = map[string]int{"mediator": 3, "mediator-favourite": 4, "sans-prendre": 5, "sans-prendre-favourite": 6, "vole-mediator": 7, "vole": 7}

// bidder is who speaks: whoever has passed speaks no more, and of equal ways the
// earlier player's goes first (s1.c1.a2.p11, s2.p10), but that a vole that is
// declared silences everybody (s2.c4.a2.p3).
func (l *solo) bidder() (string, []string) {
	passed, best, at := map[string]bool{}, 0, ""
	for i, n := 0, 0; ; i++ {
		if len(passed) == len(l.seats) || len(passed) == len(l.seats)-1 && at != "" {
			return "", nil
		}
		s := l.seats[i%len(l.seats)]
		if passed[s] || s == at {
			continue
		}
		if n == len(l.Bids) {
			may := []string{"pass"}
			for name, strength := range strengths {
				if !l.admits(name) {
					continue
				}
				if strength > best || best < 7 && strength == best && slices.Index(l.seats, s) < slices.Index(l.seats, at) {
					may = append(may, name)
				}
			}
			return s, may
		}
		if b := l.Bids[n].Bid; b == "pass" {
			passed[s] = true
		} else {
			best, at = strengths[b], s
		}
		n++
	}
}

// callable is the kings but that of trumps, his own, too, and the queens for
// whoever has all four kings (s2.c1.6 to 8, s2.c3.a2.p12; quadrille.loix.12).
func (l *solo) callable() []string {
	var kings, queens []string
	all := true
	for _, s := range []string{"S", "H", "D", "C"} {
		all = all && holder(l.holds, "K"+s) == l.player
		if s == l.trump {
			continue
		}
		kings = append(kings, "call K"+s)
		if holder(l.holds, "Q"+s) != "" { // it is in the pack
			queens = append(queens, "call Q"+s)
		}
	}
	if all {
		return append(kings, queens...)
	}
	return kings
}

// card is who plays, and what.
func (l *solo) card() (string, []string, error) {
	leader, made := l.seats[0], 0
	for n, t := range append(slices.Clone(l.Play), nil) {
		at, led := slices.Index(l.seats, leader), ""
		for i := range l.seats {
			s := l.seats[(at+i)%len(l.seats)]
			if i < len(t) {
				card := t[i][2:]
				l.holds[s] = slices.DeleteFunc(l.holds[s], func(c string) bool { return c == card })
				if i == 0 {
					led = card
				}
				continue
			}
			may := playable(l.order(), l.holds[s], led)
			switch {
			case len(may) == 0 || laid(l.Acts):
				return "", nil, nil
			case i > 0 || s != l.player || strings.HasPrefix(l.bid, "vole"):
			case made >= 6 && (made < n || n == 6): // a vole that is undertaken stands (quadrille.loix.45)
				may = append(may, "lay")
			}
			return s, may, nil
		}
		if leader = l.taker(t); leader == l.player {
			made++
		}
	}
	return "", nil, nil
}

// absent is the cards that are out of a pack of forty (tritrille.premiere.p1, autre.p1, p6).
func (l *solo) absent() (out []string) {
	take := func(suits, faces string) {
		for _, suit := range suits {
			for _, face := range faces {
				out = append(out, string(face)+string(suit))
			}
		}
	}
	switch lone := l.lone(); {
	case lone != "":
		take(lone, "A234567JQ")
		take(strings.Trim(red, lone), "6")
	case l.Rules != "tritrille.autre":
	case l.low() > 0:
		take(red, "765")
		take("SC", "32")
	default:
		take(red, "654")
		take("SC", "43")
	}
	return out
}

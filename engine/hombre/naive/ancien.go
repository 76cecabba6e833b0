package naive

import (
	"slices"
	"strings"

	"quinola/engine/agree"
)

// old is a hand of le Quintille ancien on its way through the clauses.
type old struct {
	Hand
	agree.Result
	seats   []string
	player  string
	friend  string // who has the king that was called, "" where there is nobody
	called  string // which king
	alone   bool   // sans prendre: no king was called
	trump   string
	made    map[string]int
	waiting []int
}

// Ancien settles one hand of le Quintille ancien.
func Ancien(data []byte, order []string) (agree.Result, error) {
	o := &old{made: map[string]int{}}
	h, seats, err := read(data, order)
	if err != nil {
		return o.Result, err
	}
	o.Hand, o.seats = h, seats
	o.Net, o.Result.Pools = map[string]int{}, map[string]int{"made": 0, "odd": 0}
	o.Result.Pools["devant"], o.Result.Pools["betes"] = h.Pools["devant"], h.Pools["betes"]
	o.waiting = slices.Clone(h.State.Waiting)
	deals := only(h.State.Deals)
	// A bête that goes stays; then the greatest goes, and the others wait (ruling).
	slices.Sort(o.waiting)
	if last := len(o.waiting) - 1; last >= 0 && h.Pools["betes"] == 0 {
		o.Result.Pools["betes"], o.waiting = o.waiting[last], o.waiting[:last]
	}
	o.Next = seats[0] // ruling
	for _, a := range h.Acts {
		if a.Act == "misdeal" { // p18c: one deals again as before
			o.Void, o.Next = true, o.Dealer
		}
	}
	if !o.Void {
		o.settle(deals == 0)
		deals++
	}
	o.Result.State = map[string][]int{"waiting": o.waiting, "deals": some(deals)}
	return o.Result, nil
}

func (o *old) settle(first bool) {
	before := o.Result.Pools["devant"] // what stayed there
	for _, s := range o.seats {        // p2
		o.give(s, "devant", 1)
	}
	o.undertaken()
	known := 0 // of the first five, when the sixth is led
	for i, t := range o.Play {
		if i == 5 {
			known = o.made[o.player]
			if o.shown(o.Play[:5]) || o.shown([][]string{t[:1]}) {
				known += o.made[o.friend]
			}
		}
		o.made[taker(t, o.trump)]++
	}
	tricks := o.made[o.player]
	if o.friend != "" {
		tricks += o.made[o.friend]
	}
	// What a player and a friend draw of the five is three, whoever is alone two
	// (p5, p7); what stayed is drawn whole, and the bête (ruling).
	share := before + 2 + o.Result.Pools["betes"]
	if o.friend != "" {
		share++
	}
	if tricks >= 5 { // p2b
		o.won(share, tricks == 8 && known == 5) // ruling: it is undertaken with five that are known
		return
	}
	if tricks <= 3 { // p9
		o.codille(first)
	}
	// p8, p16: as much as each would have drawn.
	bete, his := share, 0
	if o.friend != "" {
		his = share / 2
	}
	o.Net[o.player] -= bete - his
	if o.friend != "" {
		o.Net[o.friend] -= his
	}
	if bete > 0 {
		o.waiting = append(o.waiting, bete)
	}
	if o.alone { // ruling
		o.levy(o.player, -2)
	}
	o.matadors(-1)
}

// undertaken tells who plays (p2b, p3, p6, p10), what is trumps and whose is the
// king.
func (o *old) undertaken() {
	o.player = o.Dealer // p10: where four have passed the last plays
	for _, b := range o.Bids {
		if b.Bid == "ask" || b.Bid == "sans-prendre" {
			o.player, o.alone = b.Seat, b.Bid == "sans-prendre"
		}
	}
	for _, c := range o.Choose {
		if c.Act == "call" {
			o.called = c.Cards[0]
			for s, deal := range o.Deal {
				if s != o.player && slices.Contains(held(deal), o.called) {
					o.friend = s
				}
			}
			continue
		}
		o.trump = strings.ToUpper(c.Act[:1])
	}
}

// shown reports whether the king that was called is among some cards.
func (o *old) shown(tricks [][]string) bool {
	for _, t := range tricks {
		for _, p := range t {
			if o.friend != "" && p[2:] == o.called {
				return true
			}
		}
	}
	return false
}

func (o *old) give(seat, pool string, n int) { o.Net[seat] -= n; o.Result.Pools[pool] += n }

// levy has everybody but those of a player's side pay him so much.
func (o *old) levy(to string, n int) {
	for _, s := range o.seats {
		if s != o.player && s != o.friend {
			o.Net[s] -= n
			o.Net[to] += n
		}
	}
}

// draw takes of what lies at the game, the bête first.
func (o *old) draw(seat string, n int) {
	for _, pool := range []string{"betes", "devant"} {
		k := min(n, o.Result.Pools[pool])
		o.give(seat, pool, -k)
		n -= k
	}
}

// won is p3 to p7 and p13, p14.
func (o *old) won(share int, vole bool) {
	o.Winner = o.player
	switch {
	case o.friend == "":
		if vole { // p4, and the ruling: all of what is at the game
			share += 3
		}
		o.draw(o.player, share)
	default:
		his := share / 2 // p7, p14: what is odd is the player's
		if vole {
			his = share - share/2 // p13
		}
		o.draw(o.friend, his)
		o.draw(o.player, share-his)
	}
	if vole { // p4, p13
		o.levy(o.player, 2)
	}
	if o.alone { // p3
		o.levy(o.player, 2)
	}
	o.matadors(1)
}

// matadors are paid where all three are in one hand of those who play (p3, p16b,
// p17): to whoever has them, or by him.
func (o *old) matadors(sign int) {
	for _, s := range []string{o.player, o.friend} {
		if s == "" {
			continue
		}
		hand, all := held(o.Deal[s]), true
		for _, m := range trumps(o.trump)[:3] {
			all = all && slices.Contains(hand, m)
		}
		if all {
			o.levy(s, 2*sign)
		}
	}
}

// codille is p9, p11 and p12.
func (o *old) codille(first bool) {
	var won []string
	for _, s := range o.seats {
		if s != o.player && s != o.friend {
			won = append(won, s)
		}
	}
	all := o.Result.Pools["betes"] + o.Result.Pools["devant"]
	for _, s := range won {
		o.draw(s, all/len(won))
	}
	if first { // p12
		return
	}
	// p11: what remains is for those who have the highest trumps.
	left := all % len(won)
	for _, m := range trumps(o.trump) {
		for _, s := range won {
			if left > 0 && slices.Contains(held(o.Deal[s]), m) {
				o.draw(s, 1)
				left--
				won = slices.DeleteFunc(slices.Clone(won), func(w string) bool { return w == s })
				break
			}
		}
	}
}

// MayAncien tells, of a hand of le Quintille ancien as far as it has come, who is
// to do something, and all that is open to that player.
func MayAncien(data []byte, order []string) (seat string, may []string, err error) {
	h, seats, err := read(data, order)
	if err != nil {
		return "", nil, err
	}
	o := &old{Hand: h, seats: seats}
	if seat, may = o.bidder(); seat != "" {
		return seat, may, nil
	}
	o.undertaken()
	if o.trump == "" { // p3, p6
		return o.player, named(), nil
	}
	if !o.alone && o.called == "" {
		return o.player, o.callable(), nil
	}
	hands := map[string][]string{}
	for s, deal := range h.Deal {
		hands[s] = held(deal)
	}
	leader, made := seats[0], map[string]int{}
	for n, t := range append(slices.Clone(h.Play), nil) {
		at, led := slices.Index(seats, leader), ""
		for i := range seats {
			s := seats[(at+i)%len(seats)]
			if i >= len(t) {
				may = playable(trumps(o.trump), hands[s], led)
				known, ours := made[o.player], s == o.player
				if o.shown(h.Play[:n]) {
					known, ours = known+made[o.friend], ours || s == o.friend
				}
				switch {
				case len(may) == 0 || laid(h.Acts):
					return "", nil, nil
				case i == 0 && ours && known >= 5: // ruling
					may = append(may, "lay")
				}
				return s, may, nil
			}
			card := t[i][2:]
			hands[s] = slices.DeleteFunc(hands[s], func(c string) bool { return c == card })
			if i == 0 {
				led = card
			}
		}
		leader = taker(t, o.trump)
		made[leader]++
	}
	return "", nil, nil
}

// laid reports whether a hand was laid down, as won.
func laid(acts []Act) bool {
	return slices.ContainsFunc(acts, func(a Act) bool { return a.Act == "lay" })
}

// bidder is who speaks (p2b: as at l'Hombre for four): each in turn; whoever asks
// may be forced by a later player who plays sans prendre, and may play so himself
// before that one (quadrille.c2.p14, p23, p25).
func (o *old) bidder() (string, []string) {
	asked, forced := "", ""
	for i, s := range o.seats {
		may := []string{"pass", "sans-prendre"}
		switch {
		case forced != "":
			may = may[:1]
		case asked == "":
			may = append(may, "ask")
		}
		if i >= len(o.Bids) {
			return s, may
		}
		switch o.Bids[i].Bid {
		case "ask":
			asked = s
		case "sans-prendre":
			forced = s
		}
	}
	rest := o.Bids[len(o.seats):]
	switch {
	case asked == "" || forced == "":
	case len(rest) == 0:
		return asked, []string{"pass", "sans-prendre"}
	case rest[0].Bid == "sans-prendre" && len(rest) == 1:
		return forced, []string{"pass"}
	}
	return "", nil
}

// callable is the kings but that of trumps (p6), his own, too; and the queens of
// whoever has all four kings (ruling).
func (o *old) callable() []string {
	var kings, queens []string
	own := held(o.Deal[o.player])
	all := slices.Contains(own, "K"+o.trump)
	for _, s := range []string{"S", "H", "D", "C"} {
		if s != o.trump {
			kings, queens = append(kings, "call K"+s), append(queens, "call Q"+s)
			all = all && slices.Contains(own, "K"+s)
		}
	}
	if all {
		return append(kings, queens...)
	}
	return kings
}

// playable is the cards that may be played on a lead: who has the suit follows,
// but for matadors, which only a higher one asks for (quadrille.c1.valeur.p22).
func playable(list, hand []string, led string) []string {
	at := slices.Index(list, led)
	var same []string
	asked := false
	for _, c := range hand {
		k := slices.Index(list, c)
		switch {
		case led == "":
		case at >= 0 && k >= 0:
			same = append(same, c)
			asked = asked || k > 2 || k > at
		case at < 0 && k < 0 && c[1] == led[1]:
			same, asked = append(same, c), true
		}
	}
	if asked {
		return same
	}
	return slices.Clone(hand)
}

package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// poules is how many are played (duree.p1).
const poules = 20

// tariff is what is laid and paid in one of the markings of l'Hombre, in jettons.
type tariff struct {
	marker                     int // what each counter before a player is worth (donner.p1b, bavaroise.p4)
	passed                     int // counters that each adds (donner.p1, marquer.p6)
	sansPrendre, matador       int // played double (sans-prendre.p4)
	consolation, voles, hazard int // voles: 0 where the vole draws all; hazard: a fiche
}

var tariffs = map[string]tariff{
	"hombre":             {marker: 3, passed: 2, sansPrendre: 12, matador: 2},
	"hombre.trois-et-un": {marker: 3, passed: 1, sansPrendre: 12, matador: 2},
	"hombre.bavaroise":   {marker: 1, passed: 2, sansPrendre: 4, matador: 1, consolation: 3, voles: 20},
	"hombre.hasards":     {marker: 3, passed: 2, sansPrendre: 12, matador: 2, hazard: 20},
	"hombre.a-deux":      {marker: 3, passed: 2, sansPrendre: 12, matador: 2},
}

// trois is a hand of l'Hombre at three, or at two, on its way through the clauses.
type trois struct {
	Hand
	agree.Result
	tariff
	seats   []string
	holds   map[string][]string // when the play begins
	talon   []string
	out     map[string][]string // what each discards
	done    []string            // who has discarded all
	waiting []int
	betes   []int // that are made on it
	odd     map[string]int
	codille int // 1 where the last pool was drawn by codille
	poules  int
	counted bool           // this pool, too
	match   map[string]int // what each has won in it
	pools   int            // that make a match
	graces  int            // the hands played since

	player string // the hombre
	wisher string // who wished that a hand be played that the hombre has left
	kind   string // ask, sans-prendre, contre
	trump  string
	taken  map[string]int
	tricks []string
}

// Hombre settles one hand of l'Hombre at three, or at two.
func Hombre(data []byte, order []string) (agree.Result, error) {
	o, err := sitThree(data, order)
	if err != nil {
		return o.Result, err
	}
	o.Next = o.seats[0] // the ruling
	if o.again() {
		o.Void, o.Next = true, o.Dealer
	} else {
		o.stakes()
		o.speak()
		if !o.known() {
			return agree.Result{Refused: true}, nil
		}
		if !o.quits() {
			o.hand()
		}
	}
	o.Over, o.Marks = new(o.over()), map[string]map[string]int{"odd": o.odd}
	if o.hazard > 0 {
		o.balances()
	}
	o.Result.State = map[string][]int{"waiting": o.waiting, "codille": some(o.codille), "poules": some(o.poules), "graces": some(o.graces)}
	return o.Result, nil
}

// over reports whether the match is over: with as many pools as are agreed on, or when the
// tours that are agreed on besides are played, or a bête is made in them (duree.p1, p2).
func (o *trois) over() bool {
	tours := o.Agreed.Or("hombre/match.grace#hands", 0) * len(o.seats)
	if tours == 0 {
		return o.counted && o.poules >= o.pools
	}
	before := o.poules
	if o.counted {
		before--
	}
	if before < o.pools || o.Void {
		return false
	}
	o.graces++
	return o.graces >= tours || len(o.betes) > 0
}

// hand is the exchange and the play, and what both come to.
func (o *trois) hand() {
	o.exchange()
	wisher, over, at := o.leaves()
	if trick, _ := when(at); !over || trick > 0 { // trumps are led, and so it is known whose the odd counter is
		o.leftover()
	}
	o.faults()
	switch {
	case o.player == "":
		o.mark(o.passed) // donner.p2c
	case over:
		o.share(nil)
	default:
		o.wisher = wisher
		o.play()
		o.settle()
	}
	o.waiting = o.waits(o.waiting, o.betes)
}

// sitThree reads a hand, and gives everybody the cards.
func sitThree(data []byte, order []string) (*trois, error) {
	o := &trois{holds: map[string][]string{}, out: map[string][]string{}, odd: map[string]int{}, taken: map[string]int{}}
	h, seats, err := read(data, order)
	if err != nil {
		return o, err
	}
	var more struct {
		State struct {
			Codille []int          `json:"codille"`
			Poules  []int          `json:"poules"`
			Graces  []int          `json:"graces"`
			Ahead   map[string]int `json:"ahead"`
			Behind  map[string]int `json:"behind"`
		} `json:"state"`
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return o, err
	}
	o.Hand, o.seats, o.tariff = h, seats, tariffs[h.Rules]
	o.sansPrendre = h.Agreed.Or("hombre/alone.paid#each", o.sansPrendre) // sans-prendre.p3, p4
	o.matador = h.Agreed.Or("hombre/matadors#each", o.matador)
	o.voles = h.Agreed.Or("hombre/vole.price#price", o.voles) // loix.61
	o.pools, o.graces = h.Agreed.Or("hombre/match.poules#poules", poules), only(more.State.Graces)
	o.Net, o.Result.Pools = map[string]int{}, map[string]int{}
	for name, n := range h.Pools {
		o.Result.Pools[name] = n
	}
	for s, n := range h.State.Odd {
		o.odd[s] = n
	}
	o.waiting, o.codille, o.poules = slices.Clone(h.State.Waiting), only(more.State.Codille), only(more.State.Poules)
	for _, s := range seats {
		o.holds[s] = held(h.Deal[s])
	}
	o.done = h.Done
	o.talon, o.match = h.Talon, map[string]int{}
	for _, s := range seats {
		o.match[s] = more.State.Ahead[s] - more.State.Behind[s]
	}
	for s, d := range h.Draw {
		o.out[s] = d.Out
	}
	// bete.p8, loix.48: a bête that goes stays until it is drawn; then the greatest.
	slices.Sort(o.waiting)
	if last := len(o.waiting) - 1; last >= 0 && o.Result.Pools["betes"] == 0 {
		o.Result.Pools["betes"], o.waiting = o.waiting[last], o.waiting[:last]
	}
	return o, nil
}

func (o *trois) put(seat, pool string, n int) { o.Net[seat] -= n; o.Result.Pools[pool] += n }

// give is a payment of one player to another.
func (o *trois) give(from, to string, n int) { o.Net[from] -= n; o.Net[to] += n }

// mark has everybody lay so many counters.
func (o *trois) mark(n int) {
	for _, s := range o.seats {
		o.put(s, "tours", n*o.marker)
	}
}

// stakes is the counters of a new pool: three, but fewer while bêtes are left,
// unless the last was drawn by codille (donner.p1, marquer.p5, p6, loix.51).
func (o *trois) stakes() {
	switch {
	case o.Result.Pools["tours"] > 0:
	case o.Result.Pools["betes"] > 0 && o.codille == 0:
		o.mark(o.passed)
	default:
		o.mark(3)
	}
	o.codille = 0
	most := 0
	for _, a := range o.Acts {
		if a.Act == "overmark" { // marquer.p2, loix.50: by whoever marks most
			most = max(most, only(a.N))
		}
	}
	o.mark(most)
}

// speak is who plays, and how: the last that is no pass stands; or who is forced by
// spadille, where that is agreed, all having passed (espadille-force.p1b).
func (o *trois) speak() {
	for _, b := range o.Bids {
		if b.Bid != "pass" {
			o.player, o.kind = b.Seat, b.Bid
		}
	}
	if forced := holder(o.holds, espadille); o.player == "" && forced != "" && o.agreed("hombre/spadille.agreed#agreed") {
		o.player, o.kind = forced, "ask"
	}
	for _, c := range o.Choose {
		o.trump = strings.ToUpper(c.Act[:1])
	}
}

// exchange is in turn from the hombre, who keeps the cards when playing without
// (ecarter.p4, p5): each draws of the talon as many as are discarded.
func (o *trois) exchange() {
	for _, s := range o.others(true) {
		o.draws(s, o.out[s])
	}
}

// draws is a player who puts these cards out, and draws as many.
func (o *trois) draws(seat string, out []string) {
	for _, card := range out {
		o.holds[seat] = slices.DeleteFunc(o.holds[seat], func(c string) bool { return c == card })
		o.holds[seat] = append(o.holds[seat], o.talon[0])
		o.talon = o.talon[1:]
	}
}

// others is those against the hombre, to the right, and if with then the hombre before.
func (o *trois) others(with bool) []string {
	at := slices.Index(o.seats, o.player)
	if at < 0 {
		return nil
	}
	list := append(slices.Clone(o.seats[at:]), o.seats[:at]...)
	if with {
		return list
	}
	return list[1:]
}

// third is the one of the two others who is not a winner of codille.
func (o *trois) third(winner string) string {
	for _, s := range o.others(false) {
		if s != winner {
			return s
		}
	}
	return ""
}

// leftover is what two could not share a hand before: the better trump has it
// (the ruling). At two nothing is shared.
func (o *trois) leftover() {
	if len(o.seats) == 2 {
		return
	}
	for _, c := range trumpsOf(o.trump) {
		if s := holder(o.holds, c); s != "" && o.odd[s] > 0 {
			o.put(s, "odd", -o.Result.Pools["odd"])
			o.odd = map[string]int{}
			return
		}
	}
}

func trumpsOf(suit string) []string {
	if suit == "" {
		return nil
	}
	return trumps(suit)
}

func (o *trois) play() {
	for _, t := range o.Play {
		if len(t) == len(o.seats) {
			s := taker(t, o.trump)
			o.tricks = append(o.tricks, s)
			o.taken[s]++
		}
	}
}

// cards is how many each has (donner.p2, hombre-a-deux.p3b).
func (o *trois) cards() int {
	if len(o.seats) == 2 {
		return 8
	}
	return 9
}

// wins reports whether somebody's tricks win: five, or at three four where the others
// have two and three (bete.p1b, p2, codille.p1, hombre-a-deux.p3c).
func (o *trois) wins(seat string) bool {
	if o.taken[seat] >= 5 || len(o.seats) == 2 {
		return o.taken[seat] >= 5
	}
	for _, s := range o.seats {
		if s != seat && o.taken[s] < 2 { // so that no other can have four
			return false
		}
	}
	return o.taken[seat] == 4
}

// vole reports whether the vole was undertaken, and whether it was made; whoever
// looks at the discard after drawing cannot make it (loix.70), and has undertaken it all the same
// where that was before (loix.66).
func (o *trois) vole() (undertaken, made bool) {
	undertaken, made = o.everyTrick()
	if o.kind == "contre" {
		return undertaken, made
	}
	for _, a := range o.Acts {
		drawn := a.At != "exchange" || len(o.out[o.player]) == 0 // the hombre draws first
		if a.Act == "look-discard" && a.Seat == o.player && drawn {
			undertaken, made = undertaken && !made && !before(a, 6), false
		}
	}
	return undertaken, made
}

// everyTrick reports whether all tricks are tried for, and taken (vole.p1, p3,
// loix.65; of contre from the first, vole.p4c).
func (o *trois) everyTrick() (tried, taken bool) {
	first := 0
	for first < len(o.tricks) && o.tricks[first] == o.player {
		first++
	}
	return o.kind == "contre" || first >= 5 && len(o.Play) > 5, first == o.cards()
}

// matadors are the first trumps in a row in the hombre's hand, from three to nine
// (ordre.matadors.p8, p11, loix.56).
func (o *trois) matadors() int {
	n := o.row()
	if n < 3 {
		return 0
	}
	return min(n, 9)
}

// row is how many trumps follow upon each other from spadille in the player's hand.
func (o *trois) row() int {
	n := 0
	for _, c := range trumps(o.trump) {
		if !slices.Contains(o.holds[o.player], c) {
			break
		}
		n++
	}
	return n
}

// rights is what each of the others pays a hombre who wins, and is paid by one who
// loses (ordre.matadors.p10, sans-prendre.p4, p7; bavaroise.p3), where the one who is
// to be paid asks in time (loix.55, 59).
func (o *trois) rights(to string) int {
	sum := o.consolation
	if !o.late(to, claimMatadors) {
		sum += o.matador * o.matadors()
	}
	if o.kind != "ask" && !o.late(to, claimSansPrendre) {
		sum += o.sansPrendre
	}
	return sum
}

// each has both others pay the hombre so much.
func (o *trois) each(n int) {
	for _, s := range o.others(false) {
		o.give(s, o.player, n)
	}
}

// draw is the pool, with the bête that goes.
func (o *trois) draw(seat string) {
	for _, pool := range []string{"tours", "betes"} {
		o.put(seat, pool, -o.Result.Pools[pool])
	}
}

// count has the winner of a pool put a counter aside (duree.p1b), who has not left it.
func (o *trois) count() {
	if o.wisher != "" {
		return
	}
	o.counted = true
	o.poules++
	o.Net[o.player]--
}

// settle pays for a hand that is played.
func (o *trois) settle() {
	undertaken, made := o.vole()
	stake := o.Result.Pools["tours"] + o.Result.Pools["betes"]
	// vole.p1b, loix.61 to 63: the double, if there is one bête at most.
	price, all := o.voles, len(o.waiting) > 0 && o.voles == 0
	if o.voles == 0 && !all {
		price = stake / len(o.others(false))
	}
	switch {
	case o.wins(o.player) && o.kind == "contre" && !made: // loix.71, 73 and the ruling
		o.Winner = o.player
		o.each(-price)
		o.count()
	case o.wins(o.player) && undertaken && !made && o.voles == 0: // vole.p4, loix.68, 69, 71
		o.Winner = o.player
		o.each(o.rights(o.player))
		o.hazards(true, made)
		o.share(o.waiting)
		o.waiting = nil
		o.count()
	case o.wins(o.player):
		o.Winner = o.player
		o.each(o.rights(o.player))
		o.hazards(true, made)
		if o.wisher == "" { // else it stays (jouer.p4b)
			o.draw(o.player)
		}
		switch {
		case made:
			o.each(price)
			if all && o.wisher == "" {
				o.drawAll(o.player)
			}
		case undertaken:
			o.each(-price) // bavaroise.p4
		}
		if !made { // loix.71
			o.count()
		}
	default:
		o.lost(stake, price)
	}
	if o.wisher != "" && (o.wins(o.player) || !o.wins(o.wisher) || o.unfair(o.wisher)) { // jouer.p4b
		o.Net[o.wisher] -= stake
		o.betes = append(o.betes, stake)
	}
}

// drawAll is the bêtes that wait.
func (o *trois) drawAll(seat string) {
	for _, n := range o.waiting {
		o.Net[seat] += n
	}
	o.waiting = nil
}

// share parts what lies there, and some bêtes that wait, between the two others (vole.p4
// and the ruling, jouer.p4b).
func (o *trois) share(waiting []int) {
	sum := o.Result.Pools["tours"] + o.Result.Pools["betes"]
	for _, n := range waiting {
		sum += n
	}
	o.Result.Pools["tours"], o.Result.Pools["betes"] = 0, 0
	rivals := o.others(false)
	for _, s := range rivals {
		o.Net[s] += sum / len(rivals)
		if sum%len(rivals) > 0 {
			o.odd[s] = 1
		}
	}
	o.Result.Pools["odd"] += sum % len(rivals)
}

// lost is a remise, or a codille (bete.p9 to p13, codille.p1, p3): a bête of what
// lies there.
func (o *trois) lost(stake, price int) {
	for _, s := range o.others(false) {
		o.give(o.player, s, o.rights(s))
	}
	if o.kind == "contre" { // loix.73
		o.each(-price)
	}
	o.hazards(false, false)
	if o.wisher == "" { // jouer.p4b, p8: no more than for leaving it
		o.Net[o.player] -= stake
		o.betes = append(o.betes, stake)
	}
	for _, s := range o.others(false) {
		if o.wins(s) && !o.unfair(s) {
			o.draw(s)
			o.estrapade(s, price)
			o.Winner = s
			o.codille = 1
			if o.gave() {
				o.give(o.player, o.third(s), stake)
			}
		}
	}
	if o.codille == 0 {
		o.mark(o.passed) // marquer.p7
	}
}

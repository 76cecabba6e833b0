package naive

import (
	"encoding/json"
	"slices"

	"quinola/engine/agree"
)

// Piquemedrille settles one hand of le Piquemédrille: le Solitaire of two players,
// who exchange cards (piquemedrille.p2, p3).
func Piquemedrille(data []byte, order []string) (agree.Result, error) {
	l := &solo{times: 1, fav: 1, counted: 2, holds: map[string][]string{}, odd: map[string]int{}}
	h, seats, err := read(data, order)
	if err != nil {
		return l.Result, err
	}
	var more struct {
		State map[string]json.RawMessage `json:"state"`
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return l.Result, err
	}
	if l.Hand, l.seats = h, seats; !l.plays() {
		return agree.Result{Refused: true}, nil
	}
	l.waiting, l.owed = slices.Clone(h.State.Waiting), only(h.State.Game)
	asleep := map[string]int{}
	for _, name := range matadorNames {
		var n []int
		if raw := more.State[name]; raw != nil {
			if err := json.Unmarshal(raw, &n); err != nil {
				return l.Result, err
			}
		}
		asleep[name] = only(n)
	}
	for _, s := range seats {
		l.holds[s] = held(h.Deal[s])
	}
	l.Net, l.Result.Pools = map[string]int{}, map[string]int{}
	for name, n := range h.Pools {
		l.Result.Pools[name] = n
	}
	deals := only(h.State.Deals)
	rounds := h.rounds(20) // p9
	l.over = deals >= 2*rounds
	l.times = h.times(deals/2+1, l.over, 20, 10) // p9
	l.Next = seats[0]
	favourite, err := l.favourite(data)
	if l.two(favourite, asleep) {
		deals++
	}
	l.Over = new(deals >= 2*rounds && !l.left())
	l.Result.State = map[string][]int{"waiting": l.waiting, "deals": some(deals), "game": some(l.owed)}
	for _, name := range matadorNames {
		l.Result.State[name] = some(asleep[name])
	}
	return l.Result, err
}

// matadorNames is the three, as what lies asleep for them is called.
var matadorNames = []string{"spadille", "manille", "basto"}

// fiches is what the dealer lays for each, in jettons: two fiches and one (p7d, p8).
var fiches = []int{20, 10, 10}

// two settles a hand, and says whether it was played, or passed.
func (l *solo) two(favourite string, asleep map[string]int) bool {
	if slices.Sort(l.waiting); l.Result.Pools["betes"] == 0 && len(l.waiting) > 0 { // s4.c2.a6.p20
		last := len(l.waiting) - 1
		l.Result.Pools["betes"], l.waiting = l.waiting[last], l.waiting[:last]
	}
	if l.again() {
		l.Void, l.Next = true, l.Dealer
		return false
	}
	if !l.over { // p7d, p8; s4.c2.a6.p36
		l.put(l.Dealer, "devant", 10*l.times)
		l.put(l.Dealer, "poulans", 40*l.poulans())
	}
	l.speak()
	if l.player == "" { // p8b, quatre.p1b: no trumps are named, and so no manille
		l.matadors([]string{espadille, "", baste}, asleep, false)
		l.owed += 2 * l.times
		return true
	}
	l.trumps(favourite)
	l.changes()
	l.matadors(l.order()[:3], asleep, true)
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

// changing is who exchanges, in turn: the player goes first to the cards (p7), but for
// whoever plays with the hand as it is (ruling).
func (l *solo) changing() []string {
	other := l.seats[0]
	if other == l.player {
		other = l.seats[1]
	}
	switch l.bid {
	case "mediator", "mediator-favourite", "vole-mediator":
		return []string{l.player, other}
	}
	return []string{other}
}

// changes is the exchange.
func (l *solo) changes() {
	for _, s := range l.changing() {
		out := l.Draw[s].Out
		l.holds[s] = slices.DeleteFunc(l.holds[s], func(c string) bool { return slices.Contains(out, c) })
		l.holds[s] = append(l.holds[s], l.Talon[:len(out)]...)
		l.Talon = l.Talon[len(out):]
	}
}

// MayPiquemedrille tells, of a hand as far as it has come, who is to do something, and all
// that is open to that player.
func MayPiquemedrille(data []byte, order []string) (seat string, may []string, err error) {
	l, favourite, err := sitSolo(data, order)
	if err != nil {
		return "", nil, err
	}
	if seat, may = l.undertakes(favourite); seat != "" || l.player == "" {
		return seat, may, nil
	}
	left := len(l.Talon)
	for _, s := range l.changing() { // p7, and the ruling on how many
		left -= len(l.Draw[s].Out)
		if !slices.Contains(l.Done, s) {
			return s, append([]string{"done"}, outs(l.holds[s], l.Draw[s].Out, left)...), nil
		}
	}
	l.trumps(favourite)
	l.changes()
	return l.card()
}

// matadors has the holders draw the fiches of this hand, and in one that is played
// those that lay there from before (ruling); what nobody can draw stays.
func (l *solo) matadors(three []string, asleep map[string]int, played bool) {
	for i, card := range three {
		name, n := matadorNames[i], fiches[i]*l.poulans()
		if l.over {
			n = 0
		}
		switch s := holder(l.holds, card); {
		case s == "":
			asleep[name] += n
		case played:
			l.put(s, "poulans", -n-asleep[name])
			asleep[name] = 0
		default:
			l.put(s, "poulans", -n)
		}
	}
}

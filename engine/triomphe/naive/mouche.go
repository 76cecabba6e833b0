package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Drawn is a whole hand of La Mouche, or of Le Pamphile, as the replay command
// reads it.
type Drawn struct {
	Rules   string            `json:"rules"`
	Dealer  string            `json:"dealer"`
	Pools   map[string]int    `json:"pools"`
	State   State             `json:"state"`
	Agreed  agree.Figures     `json:"settings"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Draw    map[string]taking `json:"draw"`
	Choices []Said            `json:"choices"`
	Play    [][]string        `json:"play"`
	Acts    []Act             `json:"acts"`
}

// taking is what a player said in the turn to take cards. The last element
// says whether the player plays; before it, questions who has the mouche.
type taking struct {
	Act string
	Out []string
}

// UnmarshalJSON reads a single act or a list of acts.
func (t *taking) UnmarshalJSON(data []byte) error {
	type one taking
	var list []one
	if data[0] != '[' {
		data = append(append([]byte("["), data...), ']')
	}
	if err := json.Unmarshal(data, &list); err != nil || len(list) == 0 {
		return err
	}
	*t = taking(list[len(list)-1])
	return nil
}

// pamphile is the highest trump in every suit (pamphile.p1).
const pamphile = "JC"

// pips is what a card of the mouche is worth (p11).
var pips = map[byte]int{'A': 10, 'K': 10, 'Q': 10, 'J': 10, 'T': 10, '9': 9, '8': 8, '7': 7, '6': 6, '5': 5, '4': 4, '3': 3, '2': 2}

// fly is a hand on its way through the clauses. Its cards rank as at la Bête
// (p10), the ace below the knave (p11).
type fly struct {
	Drawn
	agree.Result
	wild  bool     // the game is Le Pamphile
	seats []string // to the right, the dealer last
	trump byte
	stake int             // what is played for
	out   map[string]bool // players who have cheated and play no more
	apart bool            // the bêtes go one after another (p8b)
	wait  []int           // those that wait, where they go so
}

// Mouche settles one hand of either game.
func Mouche(data []byte, order []string) (agree.Result, error) {
	f := &fly{}
	if err := json.Unmarshal(data, &f.Drawn); err != nil {
		return f.Result, err
	}
	f.seats = agree.After(order, f.Dealer)
	f.wild = strings.HasPrefix(f.Rules, "pamphile")
	f.trump = f.Talon[0][1] // p5
	for _, c := range f.Choices {
		if i := slices.Index([]string{"spades", "hearts", "diamonds", "clubs"}, c.Act); f.wild && i >= 0 {
			f.trump = "SHDC"[i] // pamphile.p2
		}
	}
	f.Net, f.out = map[string]int{}, map[string]bool{}
	// p8b: what was lost on one hand goes on the next.
	f.Result.Pools = map[string]int{"game": f.Drawn.Pools["game"] + f.Drawn.Pools["betes"], "betes": 0}
	f.wait, f.apart = slices.Sorted(slices.Values(f.Drawn.State.Waiting)), f.Agreed.Or("triomphe/bete.goes#together", 1) == 0
	if last := len(f.wait) - 1; f.apart {
		f.Result.Pools["game"], f.Result.Pools["betes"] = f.Drawn.Pools["game"], f.Drawn.Pools["betes"]
		if last >= 0 { // ruling: the greatest first
			f.Result.Pools["game"] += f.wait[last]
			f.wait = f.wait[:last]
		}
	}
	f.settle()
	f.Result.State = map[string][]int{"waiting": f.wait}
	return f.Result, nil
}

func (f *fly) settle() {
	f.Next = f.seats[0] // ruling
	for _, a := range f.Acts {
		switch a.Act {
		case "misdeal": // p17: no penalty, so that nothing is put down twice
			f.Void, f.Next = true, f.Dealer
		case "false-pack": // p17: it is worth nothing
			f.Void = true
		}
	}
	if f.Void {
		return
	}
	f.put(f.Dealer, "game", 5) // p8, and the ruling for other numbers of players
	f.stake = f.Result.Pools["game"]
	for _, a := range f.Acts {
		switch a.Act {
		case "revoke", "spare", "under": // p15
			f.bete(a.Seat)
		case "cheat", "recover": // p16
			f.bete(a.Seat)
			f.out[a.Seat] = true
		}
	}
	f.held()
	if f.shown() {
		return
	}
	made := map[string]int{}
	for _, t := range f.Play {
		made[f.taker(t)]++
	}
	for _, s := range f.seats {
		f.take(s, f.stake/5*made[s]) // p10
		if f.plays(s) && !f.out[s] && made[s] == 0 {
			f.bete(s) // p8
		}
	}
}

// plays reports whether a player has taken cards or stands (p7, p9).
func (f *fly) plays(seat string) bool {
	said := f.Draw[seat].Act
	return said == "out" || said == "stand"
}

func (f *fly) put(seat, pool string, n int) { f.Net[seat] -= n; f.Result.Pools[pool] += n }

// bete is that a player makes a bête, which goes with the others of the hand or by itself.
func (f *fly) bete(seat string) {
	if f.apart {
		f.Net[seat] -= f.stake
		f.wait = append(f.wait, f.stake)
		return
	}
	f.put(seat, "betes", f.stake)
}

func (f *fly) take(seat string, n int) { f.Net[seat] += n; f.Result.Pools["game"] -= n }

// shown settles the mouche, which wins without play (p10b to p13), if there is one.
func (f *fly) shown() bool {
	best, most := "", 0
	for _, s := range f.seats {
		if f.Draw[s].Act != "stand" || f.Drawn.early(s) { // ruling
			continue
		}
		suits := strings.Split(f.Deal[s], ".")
		if at := strings.IndexByte("SHDC", f.trump); f.joins() && f.trump != 'C' && strings.Contains(suits[3], "J") {
			suits[at] += "J" // pamphile.p3: agreed on to make five with four trumps
		}
		for i, held := range suits {
			if len(held) != 5 { // pamphile.p3: five, the pamphile being none of another suit
				continue
			}
			points := 0
			for _, c := range []byte(held) {
				points += pips[c]
			}
			if "SHDC"[i] == f.trump { // p11
				points += 100
			}
			if points > most {
				best, most = s, points
			}
		}
	}
	if best == "" {
		return false
	}
	f.Winner = best
	f.take(best, f.stake)
	f.put(best, "betes", -f.Result.Pools["betes"]) // p13: all that are due, also for a fault
	for _, n := range f.wait {
		f.Net[best] += n
	}
	f.wait = nil
	for _, s := range f.seats { // p13
		if s != best && f.plays(s) && !f.out[s] {
			f.bete(s)
		}
	}
	return true
}

// joins reports whether it is agreed that the pamphile makes a mouche with four trumps.
func (f *fly) joins() bool { return f.wild && f.Agreed["triomphe/flush.pamphile#joins"] == 1 }

// early reports whether a player had cheated before the play began.
func (d *Drawn) early(seat string) bool {
	for _, a := range d.Acts {
		if a.Seat == seat && (a.Act == "cheat" || a.Act == "recover") && strings.Contains(string(a.At), "exchange") {
			return true
		}
	}
	return false
}

// held pays the player who has the pamphile when the play begins (pamphile.p1, rulings).
func (f *fly) held() {
	if !f.wild {
		return
	}
	who := f.holder()
	each := f.Agreed.Or("triomphe/pamphile.paid#each", 1)
	switch {
	case who == "":
	case who == f.Dealer: // ruling
		for _, other := range f.seats {
			f.give(other, who, each)
		}
	default: // the dealer pays it for all the others
		f.give(f.Dealer, who, each*(len(f.seats)-1))
	}
}

// holder returns the player in the hand who has the pamphile, or "": whoever
// plays it, or else was dealt or drew it.
func (f *fly) holder() string {
	for _, t := range f.Play {
		for _, p := range t {
			if seat, card, _ := strings.Cut(p, ":"); card == pamphile {
				return seat
			}
		}
	}
	who, talon, discards := "", slices.Clone(f.Talon[1:]), false
	for _, s := range f.seats {
		var hand []string
		for i, held := range strings.Split(f.Deal[s], ".") {
			for _, c := range []byte(held) {
				hand = append(hand, string([]byte{c, "SHDC"[i]}))
			}
		}
		said := f.Draw[s]
		// A player who cheats between putting cards out and drawing draws none; the
		// record does not show which.
		f.Refused = f.Refused || f.early(s) && said.Act == "out"
		switch said.Act {
		case "pass": // p8c
			if !discards {
				talon = append(talon, hand...)
			}
		case "out":
			discards = true
			n := len(said.Out)
			hand = slices.DeleteFunc(hand, func(c string) bool { return slices.Contains(said.Out, c) })
			hand, talon = append(hand, talon[:n]...), talon[n:]
		}
		if f.plays(s) && !f.early(s) && slices.Contains(hand, pamphile) {
			who = s
		}
	}
	return who
}

func (f *fly) give(from, to string, n int) { f.Net[from] -= n; f.Net[to] += n }

// taker returns the player who takes a trick: the pamphile, the highest trump,
// or the highest card of the suit led.
func (f *fly) taker(trick []string) string {
	const order = "23456789TAJQK"
	best, most := "", -1
	for _, p := range trick {
		seat, card, _ := strings.Cut(p, ":")
		height := strings.IndexByte(order, card[0])
		_, led, _ := strings.Cut(trick[0], ":")
		switch {
		case f.wild && card == pamphile:
			height = 1000
		case card[1] == f.trump:
			height += 100
		case card[1] != led[1] || f.wild && led == pamphile:
			continue
		}
		if height > most {
			best, most = seat, height
		}
	}
	return best
}

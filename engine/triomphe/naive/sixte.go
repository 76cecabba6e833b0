package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Six is a whole hand of Le Sixte as the replay command reads it.
type Six struct {
	Dealer string     `json:"dealer"`
	State  Marks      `json:"state"`
	Turned string     `json:"turned"`
	Talon  []string   `json:"talon"`
	Play   [][]string `json:"play"`
	Acts   []Act      `json:"acts"`
}

// lacking is how many games a fault costs; games not yet marked are owed
// (laws 5 and 6, rulings).
var lacking = map[string]int{"revoke": 2, "under": 1, "spare": 1, "early": 1}

// sixth is a hand on its way through the clauses.
type sixth struct {
	Six
	agree.Result
	score, debt map[string]int
	takers      []string // who took each trick
	over        bool     // the hand goes no further
}

// Sixte settles one hand.
func Sixte(data []byte, order []string) (agree.Result, error) {
	x := &sixth{score: map[string]int{}, debt: map[string]int{}}
	if err := json.Unmarshal(data, &x.Six); err != nil {
		return x.Result, err
	}
	for _, s := range order {
		x.score[s], x.debt[s] = x.Six.State.Score[s], x.Six.State.Debt[s]
	}
	if x.Turned == "" { // p3: with the small cards the top card of the talon is turned
		x.Turned = x.Talon[0]
	}
	x.Next = order[(slices.Index(order, x.Dealer)+1)%len(order)] // ruling
	x.settle(len(order))
	x.Net = map[string]int{}
	for _, s := range order {
		x.Net[s] = x.score[s] - x.Six.State.Score[s]
	}
	x.Marks = map[string]map[string]int{"score": x.score, "debt": x.debt}
	return x.Result, nil
}

// mark gives a game, less one owed (law 5); six games win the match (p1).
func (x *sixth) mark(seat string) {
	if x.debt[seat] > 0 {
		x.debt[seat]--
		return
	}
	x.score[seat]++
	if x.score[seat] >= 6 {
		x.won()
	}
}

// won ends the match: games are owed only "de cette partie" (law 5).
func (x *sixth) won() {
	x.over = true
	clear(x.debt)
}

func (x *sixth) settle(seats int) {
	if x.dealt(); x.over {
		return
	}
	if x.Turned[0] == 'A' { // law 3
		if x.mark(x.Dealer); x.over {
			return
		}
	}
	for i, trick := range x.Play {
		for k := range len(trick) + 1 {
			if x.faults(i+1, k); x.over {
				return
			}
		}
		if len(trick) == seats {
			x.takers = append(x.takers, taker(trick, "AKQJT98765432", x.Turned[1])) // law 4, ruling
		}
	}
	if x.faults(len(x.Play)+1, 0); !x.over {
		x.end()
	}
}

// dealt settles what was found wrong at the deal.
func (x *sixth) dealt() {
	for _, a := range x.Acts {
		switch at := strings.Trim(string(a.At), `"`); {
		case a.Act == "misdeal": // law 1: a game is lost, if there is one
			x.score[a.Seat] = max(0, x.score[a.Seat]-1)
		case a.Act == "false-pack" && at != "end": // law 2, and the ruling on the next dealer
		default:
			continue
		}
		x.Void, x.Next, x.over = true, x.Dealer, true
	}
}

// faults settles what was done wrong at a moment of the play. Mixing the cards
// ends the hand, which is valid (law 2).
func (x *sixth) faults(trick, after int) {
	for _, a := range x.Acts {
		if t, k := moment(a.At); t != trick || k != after || x.over {
			continue
		}
		if a.Act == "mix" {
			x.end()
			x.over = true
			continue
		}
		n := lacking[a.Act]
		has := min(n, x.score[a.Seat])
		x.score[a.Seat] -= has
		x.debt[a.Seat] += n - has
	}
}

// end marks the game: three tricks, or the first three (laws 7 and 8); else two,
// or the first two; else the first trick (law 9).
func (x *sixth) end() {
	for _, asked := range []int{3, 2, 1} {
		made := map[string]int{}
		for _, s := range x.takers {
			if made[s]++; made[s] == asked {
				x.Winner = s
				x.mark(s)
				if n := len(x.takers); n == 6 && !slices.ContainsFunc(x.takers, func(t string) bool { return t != s }) {
					x.won() // law 10
				}
				return
			}
		}
	}
}

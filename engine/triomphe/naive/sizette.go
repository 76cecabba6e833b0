package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Seated is a whole hand of La Sizette as the replay command reads it.
type Seated struct {
	Dealer string            `json:"dealer"`
	State  Marks             `json:"state"`
	Agreed agree.Figures     `json:"settings"`
	Deal   map[string]string `json:"deal"`
	Turned string            `json:"turned"`
	Play   [][]string        `json:"play"`
	Acts   []done            `json:"acts"`
}

// done is something done amiss, with the card it is about, or the player whose deal it was.
type done struct {
	Act
	Card string `json:"card"`
	Of   string `json:"of"`
}

// allies is a hand of three against three on its way through the clauses. The
// first player of a side stands for the side.
type allies struct {
	Seated
	agree.Result
	order  []string // the seats to the right; alternate seats are on one side (p2)
	score  map[string]int
	made   map[string]int // tricks
	looked []string       // who has lost a game by law 16
	over   bool           // the hand goes no further
}

// Sizette settles one hand.
func Sizette(data []byte, order []string) (agree.Result, error) {
	x := &allies{order: order, score: map[string]int{}}
	if err := json.Unmarshal(data, &x.Seated); err != nil {
		return x.Result, err
	}
	for _, s := range order {
		x.score[s] = x.Seated.State.Score[s]
	}
	x.Next = x.right(x.Dealer) // law 12
	x.settle()
	x.Net = map[string]int{}
	for _, s := range order {
		x.Net[s] = x.score[s] - x.Seated.State.Score[s]
	}
	x.Marks = map[string]map[string]int{"score": x.score}
	return x.Result, nil
}

func (x *allies) right(seat string) string {
	return x.order[(slices.Index(x.order, seat)+1)%len(x.order)]
}

func (x *allies) side(seat string) string    { return x.order[slices.Index(x.order, seat)%2] }
func (x *allies) against(side string) string { return x.side(x.right(side)) }

// mark gives games to a side; the last ends the match (rulings).
func (x *allies) mark(side string, n int) {
	x.score[side] += n
	x.over = x.over || n > 0 && x.score[side] >= x.Agreed.Or("parts/match.target#score", match)
}

// lose takes games from the side of the player at fault (laws, p2); the
// opponents mark those it has not got (laws, p3).
func (x *allies) lose(seat string, n int) {
	side := x.side(seat)
	has := min(n, x.score[side])
	x.score[side] -= has
	x.mark(x.against(side), n-has)
}

// void ends the hand, which does not count.
func (x *allies) void(next string) { x.Void, x.over, x.Next = true, true, next }

func (x *allies) settle() {
	x.dealt()
	x.made = map[string]int{}
	won := ""
	for i, trick := range x.Play {
		for k := range len(trick) + 1 {
			if x.acts(i+1, k, trick); x.over {
				return
			}
		}
		if len(trick) < len(x.order) {
			return
		}
		side := x.side(taker(trick, faces, x.Turned[1]))
		if x.made[side]++; x.made[side] == 3 && won == "" { // p6: the side that first makes three
			won = side
		}
	}
	if x.acts(len(x.Play)+1, 0, nil); x.over || len(x.Play) < 6 {
		return
	}
	x.Winner = won
	if x.made[won] == 6 { // p6: double
		x.mark(won, 2)
		return
	}
	x.mark(won, 1)
}

// dealt settles what was done wrong at the deal, all of it before the first card.
func (x *allies) dealt() {
	for _, a := range x.Acts {
		if strings.Trim(string(a.At), `"`) != "deal" || x.over {
			continue
		}
		switch a.Act.Act {
		case "false-pack": // law 1; the next dealer is a ruling
			x.void(x.right(x.Dealer))
		case "misdeal", "join": // law 3, and the ruling; law 4
			x.lose(a.Seat, 1)
			x.void(x.Dealer)
		case "exposed": // laws 2 and 5: one card or several
			if x.showed() {
				x.lose(x.Dealer, 1)
			}
			x.void(x.Dealer)
		case "usurp": // law 12
			x.void(a.Of)
		}
	}
}

// showed reports whether any card turned up in dealing is an opponent's.
func (x *allies) showed() bool {
	for _, a := range x.Acts {
		for seat, held := range x.Deal {
			if a.Act.Act == "exposed" && x.side(seat) != x.side(x.Dealer) && holds(held, a.Card) {
				return true
			}
		}
	}
	return false
}

// acts settles what was done wrong at a moment of the play.
func (x *allies) acts(trick, after int, cards []string) {
	if after == 1 { // law 14: the lead shows of all cards thrown before it whether they follow
		var early []done
		for _, a := range x.Acts {
			if t, k := moment(a.At); t == trick && k == 0 && a.Act.Act == "early" && !x.over {
				early = append(early, a)
			}
		}
		x.strayed(early, cards, 1, trick)
	}
	for _, a := range x.Acts {
		if t, k := moment(a.At); t != trick || k != after || x.over {
			continue
		}
		switch a.Act.Act {
		case "false-pack": // law 1
			x.void(x.right(x.Dealer))
		case "revoke": // law 6: as if the hand had been played
			x.lose(a.Seat, 2)
			x.void(x.right(x.Dealer))
		case "look": // law 16: the opponents' tricks
			if x.made[x.against(x.side(a.Seat))] > 0 && !slices.Contains(x.looked, a.Seat) {
				x.lose(a.Seat, 1)
				x.looked = append(x.looked, a.Seat) // one or several
			}
		case "quit": // law 15
			x.Winner, x.over = x.against(x.side(a.Seat)), true
		case "early":
			if after > 0 {
				x.strayed([]done{a}, cards, after, trick)
			}
		}
	}
}

// strayed settles cards thrown out of turn, once a card is led: each costs a game
// only where it is of another suit, and its player able to follow (law 14). What is
// thrown before the lead costs it at once: each side loses of what it had (ruling).
func (x *allies) strayed(early []done, cards []string, after, trick int) {
	led := cards[0][len(cards[0])-1]
	lack := map[string]int{}
	for _, a := range early {
		if a.Card[1] == led || !x.has(a.Seat, led, after, trick) {
			continue
		}
		if side := x.side(a.Seat); x.score[side] > 0 {
			x.score[side]--
		} else {
			lack[side]++
		}
	}
	for side, n := range lack {
		x.mark(x.against(side), n)
	}
}

// has reports whether a player holds a card of a suit when so many have played to a trick.
func (x *allies) has(seat string, suit byte, after, trick int) bool {
	n := len(strings.Split(x.Deal[seat], ".")[strings.IndexByte("SHDC", suit)])
	for _, t := range append(slices.Clone(x.Play[:trick-1]), x.Play[trick-1][:after]) {
		for _, p := range t {
			if s, card, _ := strings.Cut(p, ":"); s == seat && card[1] == suit {
				n--
			}
		}
	}
	return n > 0
}

// holds reports whether a card is in a hand as it was dealt.
func holds(hand, card string) bool {
	return strings.Contains(strings.Split(hand, ".")[strings.IndexByte("SHDC", card[1])], card[:1])
}

package naive

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Rejoiced is a whole hand of L'Homme d'Auvergne as the replay command reads it.
type Rejoiced struct {
	Dealer  string            `json:"dealer"`
	Agreed  agree.Figures     `json:"settings"`
	State   Standing          `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Bids    []Said            `json:"bids"`
	Choices []Said            `json:"choices"`
	Play    [][]string        `json:"play"`
	Acts    []Act             `json:"acts"`
}

// Standing is the state of the match: what each player has marked and owes, and
// who can no longer win it (7).
type Standing struct {
	Marks
	Barred map[string]int `json:"barred"`
}

// sevenGames make a match, if no other number is agreed on (p2).
const sevenGames = 7

// merry is a hand on its way through the clauses.
type merry struct {
	Rejoiced
	agree.Result
	order       []string // to the right
	trump       byte
	score, debt map[string]int
	barred      map[string]int
	kings       map[string]string // the player who marked a game for each king in hand, by its suit
	over        bool              // the hand goes no further
}

// Auvergne settles one hand, of any number of players.
func Auvergne(data []byte, order []string) (agree.Result, error) {
	m := &merry{order: order, score: map[string]int{}, debt: map[string]int{}, barred: map[string]int{}, kings: map[string]string{}}
	if err := json.Unmarshal(data, &m.Rejoiced); err != nil {
		return m.Result, err
	}
	for _, s := range order {
		m.score[s], m.debt[s], m.barred[s] = m.Rejoiced.State.Score[s], m.Rejoiced.State.Debt[s], m.Rejoiced.State.Barred[s]
	}
	m.Next = order[(slices.Index(order, m.Dealer)+1)%len(order)] // ruling
	m.settle()
	m.Net = map[string]int{}
	for _, s := range order {
		m.Net[s] = m.score[s] - m.Rejoiced.State.Score[s]
	}
	m.Marks = map[string]map[string]int{"score": m.score, "debt": m.debt, "barred": m.barred}
	return m.Result, nil
}

// mark gives a player a game, less one owed (ruling), unless the player can no
// longer win the match (7). All games that one card brings are marked at once,
// even past the last game of the match.
func (m *merry) mark(seat string) {
	switch {
	case m.barred[seat] > 0:
	case m.debt[seat] > 0:
		m.debt[seat]--
	default:
		m.score[seat]++
		if m.score[seat] >= m.Agreed.Or("parts/match.target#score", sevenGames) {
			m.won(seat)
		}
	}
}

// won ends the match (p2, ruling).
func (m *merry) won(seat string) { m.Winner, m.over = seat, true }

// lose takes a game from a player; a player who has none owes it (ruling).
func (m *merry) lose(seat string) {
	if m.score[seat] == 0 {
		m.debt[seat]++
		return
	}
	m.score[seat]--
}

func (m *merry) settle() {
	for _, a := range m.Acts {
		if !agree.InDealing(a.At, "bid") {
			continue
		}
		switch a.Act {
		case "misdeal": // 2
			m.lose(m.Dealer)
		case "exposed", "false-pack": // 3, 1
		default:
			continue
		}
		m.Void, m.Next = true, m.Dealer
		return
	}
	player := m.speak()
	switch {
	case m.over:
	case player != "":
		m.play(player)
	case slices.ContainsFunc(m.Acts, func(a Act) bool { return a.Act == "false-pack" && strings.Trim(string(a.At), `"`) == "end" }):
		// 1: a hand that nobody plays is not played out, and what a card brought is cancelled
		m.Void, m.Next = true, m.Dealer
		for _, s := range m.order {
			m.score[s], m.debt[s] = m.Rejoiced.State.Score[s], m.Rejoiced.State.Debt[s]
		}
	}
}

// speak settles all before the first card and returns who has the hand played, or "".
func (m *merry) speak() string {
	n := len(m.order)
	m.turn(m.Talon[0])
	bids, choices := 0, 0
	for round := 0; !m.over; round++ {
		for range n {
			m.faults("bid", bids)
			if m.over || bids == len(m.Bids) {
				return ""
			}
			said := m.Bids[bids]
			if bids++; said.Bid == "play" {
				return said.Seat
			}
		}
		rejoice := false
		for range n {
			m.faults("choose", choices)
			if m.over || choices == len(m.Choices) {
				return ""
			}
			rejoice = rejoice || m.Choices[choices].Act == "rejoice"
			choices++
		}
		if !rejoice {
			return ""
		}
		m.turn(m.Talon[len(m.Talon)-1-round]) // p1b
	}
	return ""
}

// turn makes trumps and marks the kings (4, 5, 9).
func (m *merry) turn(card string) {
	m.trump = card[1]
	if card[0] == 'K' {
		m.mark(m.Dealer)
		return // nobody can have it in hand
	}
	for _, s := range m.order {
		if !holds(m.Deal[s], "K"+card[1:]) || slices.Contains(slices.Collect(maps.Values(m.kings)), s) {
			continue
		}
		for _, suit := range []string{card[1:], "S", "H", "D", "C"} {
			if m.kings[suit] == "" && holds(m.Deal[s], "K"+suit) {
				m.mark(s)
				m.kings[suit] = s
			}
		}
	}
}

// faults settles what was done wrong after so many bids, or in the play.
func (m *merry) faults(phase string, after int) {
	for _, a := range m.Acts {
		at, count, _ := strings.Cut(strings.Trim(string(a.At), `"`), ".")
		if count == "" {
			count = "0"
		}
		if at != phase || count != strconv.Itoa(after) || m.over {
			continue
		}
		switch a.Act {
		case "early": // 6
			m.lose(a.Seat)
		case "revoke": // 7
			m.barred[a.Seat] = 1
			var left []string
			for _, s := range m.order {
				if m.barred[s] == 0 {
					left = append(left, s)
				}
			}
			if len(left) == 1 { // ruling
				m.won(left[0])
			}
		}
	}
}

// play goes through the tricks, and settles who has won (p1b, 8).
func (m *merry) play(player string) {
	made, two, three := map[string]int{}, "", ""
	for i, trick := range m.Play {
		for k := range len(trick) + 1 {
			if m.faults(strconv.Itoa(i+1), k); m.over {
				return
			}
		}
		if len(trick) < len(m.order) {
			return
		}
		who := taker(trick, faces, m.trump)
		if m.taken(trick, who); m.over {
			return
		}
		switch made[who]++; {
		case made[who] == 3:
			three = who
		case made[who] == 2 && two == "":
			two = who
		}
	}
	if m.faults(strconv.Itoa(len(m.Play)+1), 0); m.over || len(m.Play) < 5 {
		return
	}
	winner := three // p1b
	if winner == "" {
		winner = two
	}
	m.Winner = winner
	if winner != player { // 8
		m.lose(player)
	}
	if winner != "" {
		m.mark(winner)
	}
}

// taken settles the kings for which games were marked and which others take (10).
func (m *merry) taken(trick []string, by string) {
	for _, p := range trick {
		seat, card, _ := strings.Cut(p, ":")
		if card[0] == 'K' && card[1] != m.trump && m.kings[card[1:]] == seat && seat != by {
			m.lose(seat)
			m.mark(by)
		}
	}
}

package naive

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Marked is a whole hand of La Triomphe as the replay command reads it.
type Marked struct {
	Rules  string            `json:"rules"`
	Dealer string            `json:"dealer"`
	State  Marks             `json:"state"`
	Agreed agree.Figures     `json:"settings"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Draw   map[string]struct {
		Out []string `json:"out"`
	} `json:"draw"`
	Choices []Said     `json:"choices"`
	Play    [][]string `json:"play"`
	Acts    []Act      `json:"acts"`
}

// Marks are the games that each player or side has marked, and those still to
// be lost (seconde.p2). The first player of a side stands for the side.
type Marks struct {
	Score map[string]int `json:"score"`
	Debt  map[string]int `json:"debt"`
}

// match is how many games win a match (p6; ruling: in every manner).
const match = 5

// faults is how many games a fault costs.
var faults = map[string]int{
	"early": 1, // law 4
	"under": 1, // law 5
	"spare": 1, // law 6
}

// marker is a hand of la Triomphe on its way through the clauses.
type marker struct {
	Marked
	agree.Result
	order  []string // to the right
	trump  byte
	aces   bool // the aces are the highest cards (autre.p1)
	alone  bool // everybody plays for himself (seconde.p1)
	score  map[string]int
	debt   map[string]int
	takers []string // the player or side that took each trick
	voles  []string // the sides that undertake the vole
	held   string   // the side that refused the game offered
	over   bool     // the hand goes no further
}

// Triomphe settles one hand of any of the three manners.
func Triomphe(data []byte, order []string) (agree.Result, error) {
	m := &marker{order: order}
	if err := json.Unmarshal(data, &m.Marked); err != nil {
		return m.Result, err
	}
	m.aces = strings.HasPrefix(m.Rules, "triomphe.as")
	m.alone = m.aces || strings.HasPrefix(m.Rules, "triomphe.seconde")
	m.trump = m.Talon[0][1] // p3
	slices.SortStableFunc(m.Acts, func(a, b Act) int { return cmp.Compare(before(a.At), before(b.At)) })
	m.score, m.debt, m.Net = map[string]int{}, map[string]int{}, map[string]int{}
	for _, s := range order {
		m.score[s], m.debt[s] = m.Marked.State.Score[s], m.Marked.State.Debt[s]
	}
	m.Next = order[(slices.Index(order, m.Marked.Dealer)+1)%len(order)] // ruling
	if err := m.robbed(); err != nil {
		return m.Result, err
	}
	m.settle()
	for _, s := range order {
		m.Net[s] = m.score[s] - m.Marked.State.Score[s]
	}
	m.Result.Marks = map[string]map[string]int{"score": m.score, "debt": m.debt}
	return m.Result, nil
}

// side returns the seat that stands for a player's side: the first of its
// players (p3), or the player himself.
func (m *marker) side(seat string) string {
	half := len(m.order) / 2
	switch {
	case m.alone:
		return seat
	case slices.Index(m.order, seat) < half:
		return m.order[0]
	}
	return m.order[half]
}

func (m *marker) against(side string) string {
	if side == m.order[0] {
		return m.order[len(m.order)/2]
	}
	return m.order[0]
}

// lose takes games from a side. Those it lacks the other side marks (law 2,
// ruling) or, where everybody plays alone, are owed (seconde.p2).
func (m *marker) lose(seat string, n int) {
	side := m.side(seat)
	has := min(n, m.score[side])
	m.score[side] -= has
	if m.alone {
		m.debt[side] += n - has
		return
	}
	m.mark(m.against(side), n-has)
}

// mark gives games, less those owed (seconde.p2). The last game ends the
// match (p6, ruling).
func (m *marker) mark(side string, n int) {
	paid := min(n, m.debt[side])
	m.debt[side] -= paid
	m.score[side] += n - paid
	if !m.over && m.score[side] >= m.Agreed.Or("parts/match.target#score", match) {
		m.over = true
		if m.Winner != side {
			m.Winner = "" // the hand and the match are won by two sides
		}
	}
}

// robbed returns an error if the turned card was taken against autre.p1b to p2b:
// the dealer who turned an ace, else the holder of the ace of trumps, must
// (ruling) draw as many cards from the top of the talon as are of that suit.
func (m *marker) robbed() error {
	run := 0
	for run < len(m.Talon) && m.Talon[run][1] == m.trump {
		run++
	}
	for _, s := range m.order {
		may := s == m.Marked.Dealer
		if m.Talon[0][0] != 'A' {
			suits := strings.Split(m.Deal[s], ".")
			may = strings.Contains(suits[strings.IndexByte("SHDC", m.trump)], "A")
		}
		must, took := 0, len(m.Draw[s].Out)
		if may && m.aces && m.Agreed.Or("triomphe/rob#robs", 1) == 1 { // autre.p1b
			must = run
		}
		if stopped := len(m.Play) == 0; took > must || took < must && !stopped {
			return fmt.Errorf("%s takes %d cards, and has to take %d", s, took, must)
		}
	}
	return nil
}

// settle goes through the hand in order of time.
func (m *marker) settle() {
	m.acts(0, 0)
	for i, trick := range m.Play {
		for k := range len(trick) + 1 {
			m.acts(i+1, k)
			if m.over {
				return
			}
		}
		if len(trick) == len(m.order) {
			m.takers = append(m.takers, m.side(m.taker(trick)))
		}
	}
	m.acts(len(m.Play)+1, 0)
	if !m.over && len(m.takers) == 5 {
		m.end()
	}
}

// moment returns when something was done: the trick, and after how many of
// its cards. Before the play the trick is 0.
func moment(at json.RawMessage) (trick, after int) {
	a, b, _ := strings.Cut(strings.Trim(string(at), `"`), ".")
	trick, err := strconv.Atoi(a)
	if err != nil {
		return 0, 0
	}
	after, _ = strconv.Atoi(b)
	return trick, after
}

// before returns how many cards had been taken when something was done before the play.
func before(at json.RawMessage) int {
	_, after, _ := strings.Cut(strings.Trim(string(at), `"`), "exchange.")
	n, _ := strconv.Atoi(after)
	return n
}

// acts settles what was done at a moment, and then the answer to a game
// offered in it. That answer counts even if a fault of the same moment ends
// the match.
func (m *marker) acts(trick, after int) {
	gave := ""
	for _, a := range m.Acts {
		if t, k := moment(a.At); t != trick || k != after || m.over {
			continue
		}
		switch a.Act {
		case "exposed": // law 1
			if agree.InDealing(a.At, "exchange") {
				m.Void, m.Next, m.over = true, m.Marked.Dealer, true
			}
		case "false-pack": // law 1
			m.Void, m.Next, m.over = true, m.Marked.Dealer, true
		case "misdeal": // law 2; dealt again by the same player (ruling)
			m.lose(a.Seat, 1)
			m.Void, m.Next, m.over = true, m.Marked.Dealer, true
		case "vole":
			m.voles = append(m.voles, m.side(a.Seat))
		case "give":
			gave = m.side(a.Seat)
		case "quit", "retake": // laws 9 and 8: the match is lost; nothing more is marked
			m.over = true
		case "swap": // law 8: with a partner, so not if playing alone
			m.over = m.over || !m.alone && len(m.order) > 2
		case "revoke":
			if m.Agreed["triomphe/revoke.match#agreed"] == 1 { // law 7
				m.over = true
				continue
			}
			m.lose(a.Seat, 2)
		default:
			m.lose(a.Seat, faults[a.Act])
		}
	}
	if gave != "" {
		m.given(gave)
	}
}

// given settles the game that one side offers to the other (p4b).
func (m *marker) given(from string) {
	to := m.against(from)
	for _, c := range m.Choices {
		switch c.Act {
		case "accept":
			m.mark(to, 1)
			m.over = true
		case "refuse-it":
			m.held = to
		}
	}
}

// taker returns the player who takes a trick (ruling), the cards ranking as in p2 or autre.p1.
func (m *marker) taker(trick []string) string {
	if m.aces {
		return taker(trick, "AKQJT987", m.trump)
	}
	return taker(trick, faces, m.trump)
}

// winner returns the side that wins the hand, and with how many tricks: three,
// or the first two where nobody makes three (p4, seconde.p1); nobody with one
// trick each (ruling).
func (m *marker) winner() (string, int) {
	made, best := map[string]int{}, ""
	for _, s := range m.takers {
		made[s]++
		if made[s] >= 2 && made[s] > made[best] {
			best = s
		}
	}
	return best, made[best]
}

// end marks the hand. All that it brings is marked at once, even past the last
// game of the match.
func (m *marker) end() {
	won, tricks := m.winner()
	m.Winner = won
	var failed []string // law 3, p4b
	for _, side := range append(m.voles, m.held) {
		if side != "" && !(side == won && tricks == 5) {
			failed = append(failed, side)
		}
	}
	lacks := map[string]int{}
	for _, side := range failed { // of what it had, before a game is marked, of either side (rulings)
		if m.alone {
			m.lose(side, 2)
			continue
		}
		has := min(2, m.score[side])
		m.score[side] -= has
		lacks[m.against(side)] += 2 - has
	}
	for _, side := range m.order {
		m.mark(side, lacks[side])
	}
	switch {
	case won == "":
	case tricks == 5:
		m.mark(won, 2) // p4
	default:
		m.mark(won, 1)
	}
}

// Package naive settles a hand of l'Impériale a second time, by the clauses of the
// book, one after another, plain and slow. It shares nothing with the engine: it was
// written from the clauses and the editors' rulings alone, to disagree when the engine
// is wrong. Start at Imperiale.
package naive

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Rules   string            `json:"rules"`
	Dealer  string            `json:"dealer"`
	Agreed  agree.Figures     `json:"settings"`
	State   State             `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Turned  string            `json:"turned"`
	Declare []Said            `json:"declare"`
	Play    [][]string        `json:"play"` // "S:TH"
	Acts    []Act             `json:"acts"`
}

// State is what each has marked: the imperials and, below twenty-four, the points.
type State struct {
	Score  map[string]int `json:"score"`
	Points map[string]int `json:"points"`
}

// Said is what one player shows: an imperial, or the point.
type Said struct {
	Seat  string   `json:"seat"`
	What  string   `json:"what"`
	Cards []string `json:"cards"`
}

// Act is something done out of the course of the game.
type Act struct {
	At   json.RawMessage `json:"at"` // "deal", "meld", "meld.3", 4 or "4.1"
	Seat string          `json:"seat"`
	Act  string          `json:"act"`
	Card string          `json:"card"`
}

const (
	faces    = "KQJAT9876" // p5, the strongest first
	great    = "KQJA"      // p8: an imperial of one colour
	imperial = 24          // c2.p1: six jettons
	jetton   = 4
)

var pips = map[byte]int{'A': 11, 'K': 10, 'Q': 10, 'J': 10, 'T': 10, '9': 9, '8': 8, '7': 7, '6': 6}

type clerk struct {
	Hand
	agree.Result
	seats    []string // the first to play first, the dealer last
	holds    map[string][]string
	turned   string
	honours  string // the faces that are honours of trumps, and of which four are an imperial
	score    map[string]int
	points   map[string]int
	tricks   map[string]int
	taken    map[string][]string
	tumbled  bool
	finished bool // somebody has the imperials that were agreed on: nothing more counts
}

// Imperiale settles one hand.
func Imperiale(data []byte, order []string) (agree.Result, error) {
	c := &clerk{
		holds: map[string][]string{}, score: map[string]int{}, points: map[string]int{},
		tricks: map[string]int{}, taken: map[string][]string{},
	}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return c.Result, err
	}
	c.sit(order)
	c.settle()
	c.Net = map[string]int{}
	for _, s := range c.seats {
		c.Net[s] = imperial*(c.score[s]-c.Hand.State.Score[s]) + c.points[s] - c.Hand.State.Points[s]
	}
	return c.Result, nil
}

func (c *clerk) sit(order []string) {
	at := slices.Index(order, c.Hand.Dealer)
	for i := range order {
		s := order[(at+1+i)%len(order)]
		c.seats = append(c.seats, s)
		c.score[s], c.points[s] = c.Hand.State.Score[s], c.Hand.State.Points[s]
		c.holds[s] = agree.Held(c.Deal[s])
	}
	c.turned = c.Hand.Turned // p6: of three, the dealer's last card
	if c.turned == "" {
		c.turned = c.Talon[0] // p4
	}
	c.honours = great + "6" // p4b
	if c.Rules == "imperiale" {
		c.honours = great + "7"
	}
}

func (c *clerk) settle() {
	c.Next = c.seats[0]
	for _, a := range c.Acts {
		switch {
		case a.Act == "false-pack": // law 1
			c.Void = true
		case a.Act == "exposed" && agree.InDealing(a.At, "meld") && !slices.Contains(c.Talon, a.Card): // laws 2 and 5
			c.Void, c.Next = true, c.Hand.Dealer
		case a.Act == "misdeal": // law 4
			c.Void = true
			c.lose(a.Seat, 1)
		}
	}
	if c.Void {
		return
	}
	if c.turnedHonour() {
		c.mark(c.Hand.Dealer, jetton) // c2.p2
	}
	for _, a := range c.Acts {
		if !c.finished && strings.HasPrefix(string(a.At), `"meld`) {
			// Law 6 and law 20 give the party to the other; whether what was
			// shown before is marked all the same they do not say.
			c.Refused = true
			return
		}
	}
	c.imperials()
	c.point()
	c.play()
}

// party is how many imperials win the party: five, or what is agreed on (c1.p2).
func (c *clerk) party() int { return c.Agreed.Or("imperiale/match#imperials", 5) }

// free reports whether one plays without restriction (law 16).
func (c *clerk) free() bool { return c.Agreed.Or("imperiale/restriction#free", 1) == 1 }

func (c *clerk) turnedHonour() bool { return strings.Contains(c.honours, c.turned[:1]) }

// others are the adversaries, the first to play first.
func (c *clerk) others(seat string) []string {
	var all []string
	for _, s := range c.seats {
		if s != seat {
			all = append(all, s)
		}
	}
	return all
}

// imperial marks one imperial, which wipes out what the others have (c2.p7).
func (c *clerk) imperial(seat string) {
	c.gain(seat, 1)
	c.wipe(seat)
}

// wipe wipes out the points of a player's adversaries; in a party that is won
// they are nothing to anybody and stay as they are.
func (c *clerk) wipe(seat string) {
	if c.finished {
		return
	}
	for _, s := range c.others(seat) {
		c.points[s] = 0
	}
}

func (c *clerk) gain(seat string, n int) {
	if c.finished {
		return
	}
	c.score[seat] += n
	c.finished = c.score[seat] >= c.party()
}

// mark marks points; six jettons together are an imperial (c2.p1).
func (c *clerk) mark(seat string, n int) {
	if c.finished {
		return
	}
	c.points[seat] += n
	for c.points[seat] >= imperial && !c.finished {
		c.points[seat] -= imperial
		c.imperial(seat)
	}
}

// lose takes imperials for a fault: those there are, and what is wanting the
// adversaries mark (law 12), which wipes out nothing (ruling).
func (c *clerk) lose(seat string, n int) {
	if c.finished {
		return
	}
	own := min(n, c.score[seat])
	c.score[seat] -= own
	for _, s := range c.others(seat) {
		c.gain(s, n-own)
	}
}

// worth is how many imperials some cards of one player are, and whether the
// turned card is one of them.
func (c *clerk) worth(seat string, cards []string) (n int, withTurned bool) {
	all := slices.Clone(cards)
	for _, card := range cards {
		if !slices.Contains(c.holds[seat], card) {
			return 0, false
		}
	}
	if len(all) == 3 && c.free() { // p9
		all, withTurned = append(all, c.turned), true
	}
	if len(all) != 4 {
		return 0, false
	}
	ranks, suits := map[byte]bool{}, map[byte]bool{}
	for _, card := range all {
		ranks[card[0]], suits[card[1]] = true, true
	}
	four := len(ranks) == 1 && len(suits) == 4 && strings.Contains(c.honours, all[0][:1]) // p7b
	suit := len(suits) == 1 && ranks['K'] && ranks['Q'] && ranks['J'] && ranks['A']       // p8
	switch {
	case suit && !withTurned && all[0][1] == c.turned[1]:
		return 2, false // p10, law 18: in hand
	case four, suit:
		return 1, withTurned
	}
	return 0, false
}

// late reports whether a player shows an imperial after the point (p7c, law 8).
func (c *clerk) late(i int) bool {
	for _, d := range c.Declare[:i] {
		if d.Seat == c.Declare[i].Seat && d.What == "point" {
			return true
		}
	}
	return false
}

// imperials are marked in hand first, then with the turned card (law 15), of
// each kind those of the first to play first (ruling). Then whoever marked one
// wipes out the points of the others, who may do the same (c2.p7).
func (c *clerk) imperials() {
	marked := map[string]bool{}
	for _, withTurned := range []bool{false, true} {
		for _, s := range c.seats {
			for i, d := range c.Declare {
				if d.Seat != s || d.What != "imperial" || c.late(i) {
					continue
				}
				n, turned := c.worth(s, d.Cards)
				for range n {
					if turned == withTurned {
						c.gain(s, 1)
						marked[s] = true
					}
				}
			}
		}
	}
	for s := range marked {
		c.wipe(s)
	}
}

// point is marked by whoever has the best one, of equals the first to play (p7).
func (c *clerk) point() {
	best, most := "", 0
	for _, s := range c.seats {
		for _, d := range c.Declare {
			if d.Seat != s || d.What != "point" {
				continue
			}
			n := 0
			for _, card := range d.Cards {
				n += pips[card[0]]
			}
			if n > most {
				best, most = s, n
			}
		}
	}
	if best == "" {
		return // law 7
	}
	for i, d := range c.Declare {
		if d.Seat == best && d.What == "imperial" && c.late(i) {
			return // law 8: and nobody else counts it (ruling)
		}
	}
	c.mark(best, jetton)
}

func (c *clerk) play() {
	whole := 0
	for i, trick := range c.Play {
		c.faults(i + 1)
		if len(trick) == len(c.seats) {
			whole++
			c.take(trick)
		}
	}
	if whole < 12 {
		c.faults(len(c.Play) + 1) // a fault that ends the party has no card after it
		return
	}
	c.cards()
}

// cards are marked for the tricks above a player's own (p10, p11). An imperial
// made with them leaves the adversaries nothing (law 14), of three players not
// even what they marked for theirs. Where two make one, that is in dispute.
func (c *clerk) cards() {
	if c.finished {
		return
	}
	full, atOnce := 0, false
	for _, s := range c.seats {
		if more := c.tricks[s] - 12/len(c.seats); more > 0 {
			c.points[s] += jetton * more
		}
		if c.points[s] >= imperial {
			full++
		}
		// Of two at once of which the second wins the match, whether the first still
		// wipes out points is nothing to anybody.
		made := c.points[s] / imperial
		atOnce = atOnce || made > 1 && c.score[s] < c.party()-1 && c.score[s]+made >= c.party()
	}
	c.Refused = full > 1 || atOnce
	for _, s := range c.seats {
		c.mark(s, 0)
	}
}

// faults are what was done amiss in a trick, the first being 1.
func (c *clerk) faults(trick int) {
	for i, a := range c.Acts {
		var at string
		if json.Unmarshal(a.At, &at) != nil {
			continue
		}
		if no, _, _ := strings.Cut(at, "."); no != strconv.Itoa(trick) {
			continue
		}
		switch a.Act {
		case "spare", "under": // law 10
			c.lose(a.Seat, 1)
		case "revoke": // law 11
			c.lose(a.Seat, 2)
		}
		c.Acts[i].At = nil // once
	}
}

// take is who takes a trick, and what it brings: the imperial that tumbles goes
// before the honours (law 15).
func (c *clerk) take(trick []string) {
	best := trick[0]
	for _, p := range trick[1:] {
		if c.beats(p, best) {
			best = p
		}
	}
	taker, _, _ := strings.Cut(best, ":")
	c.tricks[taker]++
	honours := 0
	for _, p := range trick {
		_, card, _ := strings.Cut(p, ":")
		c.taken[taker] = append(c.taken[taker], card)
		if card[1] == c.turned[1] && strings.Contains(c.honours, card[:1]) {
			honours++ // law 9
		}
	}
	if c.tumbles(taker) && !c.finished {
		c.tumbled = true
		c.imperial(taker)
	}
	c.mark(taker, jetton*honours)
}

// tumbles reports whether a player has now the four great trumps, some dealt
// and the others taken (p9b); those still in hand cannot be lost (ruling).
func (c *clerk) tumbles(seat string) bool {
	dealt := 0
	for i := range great {
		card := great[i:i+1] + c.turned[1:]
		held := slices.Contains(c.holds[seat], card)
		if held {
			dealt++
		}
		if !slices.Contains(c.taken[seat], card) && !(held && !c.played(card)) {
			return false
		}
	}
	return !c.tumbled && c.free() && dealt > 0 && dealt < 4
}

// played reports whether somebody else has taken a card.
func (c *clerk) played(card string) bool {
	for _, s := range c.seats {
		if slices.Contains(c.taken[s], card) {
			return true
		}
	}
	return false
}

func (c *clerk) beats(p, best string) bool {
	_, a, _ := strings.Cut(p, ":")
	_, b, _ := strings.Cut(best, ":")
	if a[1] == b[1] {
		return strings.IndexByte(faces, a[0]) < strings.IndexByte(faces, b[0])
	}
	return a[1] == c.turned[1]
}

package naive

import "fmt"

// table is what the clerk sees: the seats, what each player was dealt and put
// out, what lies under the pool, and the tricks as they fell.
type table struct {
	hand   Hand
	names  []string // in the order of dealing and play, to the right
	dealer int
	size   int      // cards in a hand, and so tricks in a game
	talon  []card   // as it lay before the exchange
	dealt  [][]card // as dealt
	out    [][]card // what each put out of his hand
	left   [][]card // talon cards that each could have taken and left
	held   [][]card // what each holds now
	under  []card   // all that lies under the pool
	tricks []trick
	took   []int // tricks taken so far
	net    []int
}

// trick is one trick, its cards in the order in which they fell.
type trick struct {
	leader, taker int
	by            []int
	cards         []card
	renounced     []bool   // off suit, though able to follow
	kept          [][]card // what each held after playing
}

// alone reports whether card j was all that its player had of its suit.
func (k trick) alone(j int) bool { return !holdsSuit(k.kept[j], k.cards[j].suit) }

// suit returns the suit led.
func (k trick) suit() byte { return k.cards[0].suit }

func (t *table) seat(name string) (int, error) {
	for i, n := range t.names {
		if n == name {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no seat is called %q", name)
}

func (t *table) right(seat int) int { return (seat + 1) % len(t.names) }

// eldest returns the seat on the dealer's right.
func (t *table) eldest() int { return t.right(t.dealer) }

// turn returns how many places to the right of the dealer a seat is: 1 for eldest.
func (t *table) turn(seat int) int {
	n := (seat - t.dealer + len(t.names)) % len(t.names)
	if n == 0 {
		n = len(t.names)
	}
	return n
}

// opposite reports whether two of four players sit opposite each other.
func opposite(a, b int) bool { return a != b && (a-b)%2 == 0 }

// done reports whether a seat did such an act, at any time.
func (t *table) done(seat int, kind string) bool {
	for _, a := range t.hand.Acts {
		if a.Act == kind && a.Seat == t.names[seat] {
			return true
		}
	}
	return false
}

// doneAt reports whether a seat did such an act at that time.
func (t *table) doneAt(seat int, kind string, at When) bool {
	for _, a := range t.hand.Acts {
		if a.Act == kind && a.At == at && a.Seat == t.names[seat] {
			return true
		}
	}
	return false
}

// unclaimed reports whether the players forgot to ask for something.
func (t *table) unclaimed(what string) bool {
	for _, u := range t.hand.Unclaimed {
		if u == what {
			return true
		}
	}
	return false
}

// pay moves counters across the table.
func (t *table) pay(from, to, amount int) {
	t.net[from] -= amount
	t.net[to] += amount
}

// sitDown seats the players and reads the acts. It does not look at the cards,
// which in an annulled hand may be anything.
func sitDown(h Hand, names []string) (*table, error) {
	t := &table{hand: h, names: names, took: make([]int, len(names)), net: make([]int, len(names))}
	var err error
	if t.dealer, err = t.seat(h.Dealer); err != nil {
		return nil, fmt.Errorf("dealer: %w", err)
	}
	for _, a := range h.Acts {
		if _, err := t.seat(a.Seat); err != nil {
			return nil, fmt.Errorf("acts: %w", err)
		}
		if a.Card != "" {
			if _, err := readCard(a.Card); err != nil {
				return nil, fmt.Errorf("acts: %w", err)
			}
		}
		switch a.Act {
		case "misdeal", "false-pack", "exposed", "peek", "keep-12", "discard-2", "early", "revoke", "gather", "claim", "throw-down",
			"unstaked", "see", "grab", "hide", "retake", "mix", "twice":
		default:
			return nil, fmt.Errorf("acts: %q is no act", a.Act)
		}
	}
	for _, u := range h.Unclaimed {
		if u != "party" && u != "pool" {
			if _, err := readCard(u); err != nil {
				return nil, fmt.Errorf("unclaimed: %w", err)
			}
		}
	}
	return t, nil
}

// points adds up each player's tricks.
func (t *table) points(worth func(card) int) []int {
	sum := make([]int, len(t.names))
	for _, tr := range t.tricks {
		for _, c := range tr.cards {
			sum[tr.taker] += worth(c)
		}
	}
	return sum
}

// firstNine returns the player who took all tricks but the last two, or -1.
func (t *table) firstNine() int {
	if len(t.tricks) < t.size-2 {
		return -1
	}
	u := t.tricks[0].taker
	for _, tr := range t.tricks[:t.size-2] {
		if tr.taker != u {
			return -1
		}
	}
	return u
}

// breaker returns the player who first took one of the last two from the undertaker, or -1.
func (t *table) breaker(u int) int {
	for _, tr := range t.tricks[t.size-2:] {
		if tr.taker != u {
			return tr.taker
		}
	}
	return -1
}

// write fills in what the results of all texts have.
func (t *table) write(points []int) Result {
	r := Result{Net: map[string]int{}, Points: map[string]int{}}
	for i, name := range t.names {
		r.Net[name] = t.net[i]
		r.Points[name] = points[i]
	}
	for _, tr := range t.tricks {
		r.Tricks = append(r.Tricks, Trick{t.names[tr.leader], t.names[tr.taker]})
	}
	return r
}

func (t *table) reversis(u, broke int) *Reversis {
	if broke < 0 {
		return &Reversis{By: t.names[u], Made: true}
	}
	return &Reversis{By: t.names[u], Breaker: t.names[broke]}
}

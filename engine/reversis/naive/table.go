package naive

import "fmt"

// table is what the clerk has before him: who sits where, what each was dealt
// and put out, what lies under the pool, and the tricks as they fell.
type table struct {
	hand   Hand
	names  []string // in the order of dealing and play, to the right
	dealer int
	size   int      // cards in a hand, and so tricks in a game
	talon  []card   // as it lay before anybody took
	dealt  [][]card // as dealt
	out    [][]card // what each put out of his hand
	left   [][]card // talon cards that each might have had and left
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
	renounced     []bool // off the suit led, though he could have followed
}

// suit is the suit led.
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

// eldest sits at the dealer's right hand.
func (t *table) eldest() int { return t.right(t.dealer) }

// turn counts how many to the right of the dealer a seat lies: 1 for eldest.
func (t *table) turn(seat int) int {
	n := (seat - t.dealer + len(t.names)) % len(t.names)
	if n == 0 {
		n = len(t.names)
	}
	return n
}

// opposite: vis-à-vis, with four at the table.
func opposite(a, b int) bool { return a != b && (a-b)%2 == 0 }

// done tells whether a seat did such an act, at any time.
func (t *table) done(seat int, kind string) bool {
	for _, a := range t.hand.Acts {
		if a.Act == kind && a.Seat == t.names[seat] {
			return true
		}
	}
	return false
}

// doneAt tells whether a seat did such an act at that time.
func (t *table) doneAt(seat int, kind string, at When) bool {
	for _, a := range t.hand.Acts {
		if a.Act == kind && a.At == at && a.Seat == t.names[seat] {
			return true
		}
	}
	return false
}

// unclaimed: what the players forgot to ask for.
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

// sitDown seats the players and reads the acts; it does not look at the cards,
// since a hand that the law annuls has no cards worth looking at.
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
		case "misdeal", "exposed", "peek", "keep-12", "discard-2", "early", "revoke", "gather", "claim", "throw-down":
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

// pack says which cards the text plays with and how it deals them.
type pack struct {
	ranks string
	size  int // to each player; the dealer has one more
	talon int
}

var fortyEight = pack{ranks: "23456789JQKA", size: 11, talon: 3}

// takeUp reads the deal and carries out the exchange: each in turn, eldest
// first, puts a card out and takes the talon card that is his, or keeps his
// hand and leaves that card; the dealer only puts one out.
func (t *table) takeUp(p pack) error {
	h, n := t.hand, len(t.names)
	t.size = p.size
	if len(h.Deal) != n {
		return fmt.Errorf("deal: %d hands are dealt, %d are wanted", len(h.Deal), n)
	}
	seen := map[card]string{}
	see := func(c card, where string) error {
		inPack := false
		for i := 0; i < len(p.ranks); i++ {
			inPack = inPack || p.ranks[i] == c.rank
		}
		if !inPack {
			return fmt.Errorf("deal: %s in %s is not in this pack", c, where)
		}
		if before, twice := seen[c]; twice {
			return fmt.Errorf("deal: %s is in %s and again in %s", c, before, where)
		}
		seen[c] = where
		return nil
	}
	t.dealt, t.out = make([][]card, n), make([][]card, n)
	t.left, t.held = make([][]card, n), make([][]card, n)
	for i, name := range t.names {
		hand, err := readHand(h.Deal[name])
		if err != nil {
			return fmt.Errorf("deal: %s: %w", name, err)
		}
		want := p.size
		if i == t.dealer {
			want++
		}
		if len(hand) != want {
			return fmt.Errorf("deal: %s has %d cards, %d are wanted", name, len(hand), want)
		}
		for _, c := range hand {
			if err := see(c, name); err != nil {
				return err
			}
		}
		t.dealt[i] = hand
		t.held[i] = hand
	}
	if len(h.Talon) != p.talon {
		return fmt.Errorf("talon: %d cards lie there, %d are wanted", len(h.Talon), p.talon)
	}
	for _, s := range h.Talon {
		c, err := readCard(s)
		if err != nil {
			return fmt.Errorf("talon: %w", err)
		}
		if err := see(c, "the talon"); err != nil {
			return err
		}
		t.talon = append(t.talon, c)
	}
	for name := range h.Exchange {
		if _, err := t.seat(name); err != nil {
			return fmt.Errorf("exchange: %w", err)
		}
	}
	next := 0 // the talon card that is taken next
	for k := 1; k <= n; k++ {
		i := (t.dealer + k) % n
		mayTake := i != t.dealer && next < len(t.talon)
		if err := t.exchange(i, mayTake, next); err != nil {
			return fmt.Errorf("exchange: %s: %w", t.names[i], err)
		}
		if mayTake {
			next++
		}
	}
	t.under = append(t.under, t.talon[next:]...)
	return nil
}

// exchange carries out one player's exchange.
func (t *table) exchange(i int, mayTake bool, next int) error {
	entry := t.hand.Exchange[t.names[i]]
	keeps := t.done(i, "keep-12")
	var second string // the card that a player puts out besides
	for _, a := range t.hand.Acts {
		if a.Act == "discard-2" && a.Seat == t.names[i] {
			if second = a.Card; second == "" {
				return fmt.Errorf("the second card put out is not named")
			}
		}
	}
	if entry == "-" || entry == "" {
		switch {
		case second != "":
			return fmt.Errorf("two cards are put out, and the first is not named")
		case keeps && mayTake: // takes his card, puts none out: twelve in hand
			t.held[i] = append(append([]card{}, t.held[i]...), t.talon[next])
		case keeps && i == t.dealer: // keeps the twelve that he dealt himself
		case i == t.dealer:
			return fmt.Errorf("the dealer must put a card out")
		case mayTake: // sees the card and leaves it
			t.left[i] = []card{t.talon[next]}
			t.under = append(t.under, t.talon[next])
		}
		return nil
	}
	if keeps {
		return fmt.Errorf("keeps his cards and puts %s out: it cannot be both", entry)
	}
	if i != t.dealer && !mayTake {
		return fmt.Errorf("no card of the talon is left to take, so none is put out")
	}
	for _, s := range []string{entry, second} {
		if s == "" {
			continue
		}
		c, err := readCard(s)
		if err != nil {
			return err
		}
		if !holds(t.held[i], c) {
			return fmt.Errorf("puts out %s, which was not dealt to him", c)
		}
		t.held[i] = without(t.held[i], c)
		t.out[i] = append(t.out[i], c)
		t.under = append(t.under, c)
	}
	if mayTake {
		t.held[i] = append(t.held[i], t.talon[next])
	}
	return nil
}

// permission tells whether a seat may, in trick k, play off the suit led
// though he could follow.
type permission func(k, seat int) bool

// playOut lets the cards fall. A card off suit that could have followed wants
// either the permission of the text or a revoke on record. Where the text says
// that a trick belongs to who gathers it, gathers is true.
func (t *table) playOut(may permission, gathers bool) error {
	if len(t.hand.Play) > t.size {
		return fmt.Errorf("play: %d tricks, there are only %d", len(t.hand.Play), t.size)
	}
	leader := t.eldest()
	for n, fell := range t.hand.Play {
		k := n + 1
		// Who has no card left sits out; the next on his right leads.
		for turn := 0; turn < len(t.names) && len(t.held[leader]) == 0; turn++ {
			leader = t.right(leader)
		}
		tr, err := t.oneTrick(k, leader, fell, may)
		if err != nil {
			return fmt.Errorf("trick %d: %w", k, err)
		}
		if gathers {
			for i := range t.names {
				if t.doneAt(i, "gather", When(k)) {
					tr.taker = i
				}
			}
		}
		t.took[tr.taker]++
		t.tricks = append(t.tricks, tr)
		leader = tr.taker
	}
	for _, a := range t.hand.Acts {
		if a.Act == "revoke" && (a.At < 1 || int(a.At) > len(t.tricks)) {
			return fmt.Errorf("acts: %s revokes in no trick that was played", a.Seat)
		}
	}
	return nil
}

func (t *table) oneTrick(k, leader int, fell []string, may permission) (trick, error) {
	tr := trick{leader: leader}
	var waiting []int // who has still to play, in turn
	for i, s := 0, leader; i < len(t.names); i, s = i+1, t.right(s) {
		if len(t.held[s]) > 0 {
			waiting = append(waiting, s)
		}
	}
	if len(waiting) == 0 || len(fell) != len(waiting) {
		return tr, fmt.Errorf("%d cards fell, %d players hold cards", len(fell), len(waiting))
	}
	best := -1
	for _, s := range fell {
		c, err := readCard(s)
		if err != nil {
			return tr, err
		}
		// The next in turn plays; or one who throws his card early, if it is his.
		w := 0
		if !holds(t.held[waiting[0]], c) {
			for j := 1; j < len(waiting) && len(tr.cards) > 0; j++ {
				if t.doneAt(waiting[j], "early", When(k)) && holds(t.held[waiting[j]], c) {
					w = j
				}
			}
		}
		p := waiting[w]
		if !holds(t.held[p], c) {
			return tr, fmt.Errorf("%s: %s is to play and does not hold it", c, t.names[p])
		}
		off := false
		if len(tr.cards) > 0 && c.suit != tr.suit() && holdsSuit(t.held[p], tr.suit()) {
			off = true
			if !may(k, p) && !t.doneAt(p, "revoke", When(k)) {
				return tr, fmt.Errorf("%s: %s holds the suit led and must follow", c, t.names[p])
			}
			if may(k, p) && t.doneAt(p, "revoke", When(k)) {
				return tr, fmt.Errorf("%s: %s may renounce here, and it is recorded as a revoke", c, t.names[p])
			}
		} else if t.doneAt(p, "revoke", When(k)) {
			return tr, fmt.Errorf("%s: recorded as a revoke of %s, and it is none", c, t.names[p])
		}
		waiting = append(append([]int{}, waiting[:w]...), waiting[w+1:]...)
		t.held[p] = without(t.held[p], c)
		tr.by = append(tr.by, p)
		tr.cards = append(tr.cards, c)
		tr.renounced = append(tr.renounced, off)
		if c.suit == tr.suit() && (best < 0 || c.height() > tr.cards[best].height()) {
			best = len(tr.cards) - 1
		}
	}
	tr.taker = tr.by[best]
	return tr, nil
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

// firstNine finds who took all tricks but the last two, or -1.
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

// breaker finds who first took one of the last two from the undertaker, or -1.
func (t *table) breaker(u int) int {
	for _, tr := range t.tricks[t.size-2:] {
		if tr.taker != u {
			return tr.taker
		}
	}
	return -1
}

// write fills in what every text's result has.
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

package naive

import "fmt"

// The salon's game, after Fournier 1785, for four players or for three. All
// sums are in counters.

// salonHand is the clerk's sheet for one hand.
type salonHand struct {
	*table
	basket int
	sheet  []Beast // line by line (section 8)
	aces   int     // the player with the four aces, or -1
	used   bool
}

// settleSalon settles a hand by the salon's game, for four players or three.
func settleSalon(h Hand, names []string) (Result, error) {
	t, err := sitDown(h, names)
	if err != nil {
		return Result{}, err
	}
	if h.Pool < 0 {
		return Result{}, fmt.Errorf("pool: %d counters cannot lie in the basket", h.Pool)
	}
	g := &salonHand{table: t, basket: h.Pool, aces: -1}
	circled := 0
	for _, b := range h.Beasts {
		if _, err := t.seat(b.By); err != nil {
			return Result{}, fmt.Errorf("beasts: %w", err)
		}
		if b.Amount <= 0 {
			return Result{}, fmt.Errorf("beasts: %s cannot owe %d", b.By, b.Amount)
		}
		if b.InPlay {
			circled++
		}
		g.sheet = append(g.sheet, b)
	}
	if circled > 1 || circled == 0 && len(g.sheet) > 0 {
		return Result{}, fmt.Errorf("beasts: %d are in play, one is wanted", circled)
	}
	// Section 2: four from each and four more from the dealer; section 8: with a
	// beast in play, as with a basket not empty, only the dealer's four.
	if g.basket == 0 && g.inPlay() < 0 {
		for i := range g.names {
			g.put(i, 4)
		}
	}
	g.put(g.dealer, 4)

	p := fortyEight
	if len(names) == 3 { // section 12
		p = pack{ranks: "23456JQKA", size: 11, talon: 2}
	}
	if err := g.takeUp(p); err != nil {
		return Result{}, err
	}
	for i, hand := range g.held {
		if aces(hand) == 4 { // section 10
			g.aces = i
		}
	}
	if err := g.playOut(func(k, seat int) bool { return seat == g.aces }, false); err != nil {
		return Result{}, err
	}
	for _, tr := range g.tricks {
		for j, p := range tr.by {
			if p == g.aces && tr.renounced[j] {
				g.used = true
			}
		}
	}
	points := g.points(courtPoints)
	u := g.firstNine()
	broke := -1
	if u >= 0 {
		broke = g.breaker(u)
	}
	// 7.2: broken on the tenth, the eleventh need not be played.
	if len(g.tricks) != 11 && !(len(g.tricks) == 10 && broke >= 0) {
		return Result{}, fmt.Errorf("play: %d tricks, eleven are wanted", len(g.tricks))
	}
	if u >= 0 {
		g.settleReversis(u, broke)
		return g.result(points, nil, g.reversis(u, broke)), nil
	}
	return g.result(points, g.settleOrdinary(points), nil), nil
}

func (g *salonHand) put(p, amount int) {
	g.net[p] -= amount
	g.basket += amount
}

// inPlay returns the line of the circled beast, or -1.
func (g *salonHand) inPlay() int {
	for i, b := range g.sheet {
		if b.InPlay {
			return i
		}
	}
	return -1
}

// winsBasket: section 8. The winner takes the counters and the beast in play;
// then the highest beast left is circled, at a tie the lower on the sheet.
func (g *salonHand) winsBasket(p int) {
	g.put(p, -g.basket)
	line := g.inPlay()
	if line < 0 {
		return
	}
	g.net[p] += g.sheet[line].Amount
	g.sheet = append(g.sheet[:line:line], g.sheet[line+1:]...)
	highest := -1
	for i, b := range g.sheet {
		if highest < 0 || b.Amount >= g.sheet[highest].Amount {
			highest = i
		}
	}
	if highest >= 0 {
		g.sheet[highest].InPlay = true
	}
}

// owesBeast: section 8. As much as the basket holds, with the beast in play.
func (g *salonHand) owesBeast(p int) {
	amount := g.basket
	line := g.inPlay()
	if line >= 0 {
		amount += g.sheet[line].Amount
	}
	g.net[p] -= amount
	g.sheet = append(g.sheet, Beast{By: g.names[p], Amount: amount, InPlay: line < 0})
}

// worth: 9.1, as placed or led: an ace 1, of diamonds 2, the Quinola 4; 9.2:
// double in the first and the last trick.
func (g *salonHand) worth(c card, k int) int {
	n := 0
	switch {
	case c == knaveOfHearts:
		n = 4
	case c == aceOfDiamonds:
		n = 2
	case c.isAce():
		n = 1
	}
	if k == 1 || k == 11 {
		n *= 2
	}
	return n
}

// settleOrdinary: no Reversis was undertaken.
func (g *salonHand) settleOrdinary(points []int) *Party {
	winner, loser := g.winnerAndLoser(points)
	for n, tr := range g.tricks {
		for j, c := range tr.cards {
			if g.worth(c, n+1) > 0 {
				g.payCard(tr, j, n+1, winner)
			}
		}
	}
	value := 4 // section 5
	for _, c := range g.under {
		if c == knaveOfHearts {
			value += 4
		} else {
			value += courtPoints(c)
		}
	}
	if winner != loser {
		g.pay(loser, winner, value)
	}
	return &Party{g.names[winner], g.names[loser], value}
}

// winnerAndLoser: 7.1; section 10: a player who renounced by the four aces and
// took a trick loses the pot.
func (g *salonHand) winnerAndLoser(points []int) (winner, loser int) {
	lost := g.used && g.took[g.aces] > 0
	winner, loser = -1, -1
	for p := range g.names {
		if !(lost && p == g.aces) && (winner < 0 || points[p] < points[winner] ||
			points[p] == points[winner] && (g.took[p] < g.took[winner] ||
				g.took[p] == g.took[winner] && g.turn(p) > g.turn(winner))) {
			winner = p
		}
		if loser < 0 || points[p] > points[loser] ||
			points[p] == points[loser] && (g.took[p] > g.took[loser] ||
				g.took[p] == g.took[loser] && g.turn(p) < g.turn(loser)) {
			loser = p
		}
	}
	if lost {
		loser = g.aces
	}
	return winner, loser
}

// payCard pays for an ace or the Quinola, card j of trick k.
func (g *salonHand) payCard(tr trick, j, k, winner int) {
	p, c := tr.by[j], tr.cards[j]
	worth := g.worth(c, k)
	switch {
	case j == 0: // led: to the winner of the pot, if he claims it
		if winner != p && !g.unclaimed(c.String()) {
			g.pay(p, winner, worth)
		}
		if c == knaveOfHearts {
			g.owesBeast(p)
		}
	case c == knaveOfHearts && c.suit == tr.suit() && !tr.alone(j):
		// Section 8: it is forced only if its player had no other heart.
	case c.suit == tr.suit(): // forced: twice as much, to the leader
		g.pay(p, tr.leader, 2*worth)
		if c != knaveOfHearts {
			break
		}
		for q := range g.names { // the others console him
			if q != p && q != tr.leader {
				g.pay(q, tr.leader, worth)
			}
		}
		g.owesBeast(p)
	default: // placed
		g.pay(tr.taker, p, worth)
		if c == knaveOfHearts {
			g.winsBasket(p)
		}
	}
}

// settleReversis: 7.2 and 9.3. Nothing is paid for aces and Quinola; only the
// undertaker's own Quinola in the first nine tricks concerns the basket.
func (g *salonHand) settleReversis(u, broke int) {
	for _, tr := range g.tricks[:9] {
		for j, c := range tr.cards {
			if c != knaveOfHearts || tr.by[j] != u || j > 0 && !tr.alone(j) { // "forced or led"
				continue
			}
			if broke < 0 {
				g.winsBasket(u)
			} else {
				g.owesBeast(u)
			}
		}
	}
	if broke >= 0 {
		g.pay(u, broke, 16)
		return
	}
	for p := range g.names {
		switch {
		case p == u:
		case g.used && g.aces != u: // section 10
			g.pay(g.aces, u, 16)
		default:
			g.pay(p, u, 16)
		}
	}
}

func (g *salonHand) result(points []int, party *Party, rev *Reversis) Result {
	r := g.write(points)
	basket := g.basket
	r.Pool, r.Beasts, r.Party, r.Reversis = &basket, g.sheet, party, rev
	return r
}

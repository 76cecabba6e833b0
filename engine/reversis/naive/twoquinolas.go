package naive

import "fmt"

// Reversis as played with two Quinolas, about 1800. All sums are in fish.

// quinolaPool is one of the two pools and what belongs to it.
type quinolaPool struct {
	holds   int
	limit   int // three stakes: no more is drawn or paid at once
	present int // the consolation of its Quinola
}

// twoHand is the clerk's sheet for one hand.
type twoHand struct {
	*table
	great, little quinolaPool
	espagne       int  // the player with the espagnolette, or -1
	used          bool // he has renounced by it
	thrower       int  // the player who threw down the hand and left the rest unplayed, or -1
	takers        []int
}

// settleTwoQuinolas settles a hand played with two Quinolas.
func settleTwoQuinolas(h Hand) (Result, error) {
	t, err := sitDown(h, []string{"S", "E", "N", "W"})
	if err != nil {
		return Result{}, err
	}
	for name, n := range h.Pools {
		if name != "great" && name != "little" || n < 0 {
			return Result{}, fmt.Errorf("pools: %q holding %d is no pool", name, n)
		}
	}
	g := &twoHand{table: t, espagne: -1, thrower: -1,
		great:  quinolaPool{h.Pools["great"], 100, 6},
		little: quinolaPool{h.Pools["little"], 50, 3}}
	g.stake()
	for i := range g.names {
		// Law I: a misdeal loses the deal. Laws II and VII: with a card taken and
		// none put out, or two put out, the deal counts for nothing.
		if g.done(i, "misdeal") || g.done(i, "keep-12") || g.done(i, "discard-2") {
			return g.result(make([]int, 4), nil, nil), nil
		}
	}
	if err := g.takeUp(fortyEight); err != nil {
		return Result{}, err
	}
	if err := g.discardsAreLawful(); err != nil {
		return Result{}, err
	}
	if err := g.swapOpposite(); err != nil {
		return Result{}, err
	}
	g.findEspagnolette()
	// The espagnolette may renounce during the whole game, but not after
	// undertaking the reversis.
	right := func(k, seat int) bool { return seat == g.espagne && !(k > 9 && g.firstNine() == seat) }
	if err := g.playOut(right, false); err != nil {
		return Result{}, err
	}
	points, err := g.count()
	if err != nil {
		return Result{}, err
	}
	for _, tr := range g.tricks {
		for j, p := range tr.by {
			if p == g.espagne && tr.renounced[j] {
				g.used = true
			}
		}
	}
	if u, broke := g.undertaken(); u >= 0 {
		g.settleReversis(u, broke)
		return g.result(points, nil, g.reversis(u, broke)), nil
	}
	party := g.settleOrdinary(points)
	return g.result(points, party, nil), nil
}

// stake: "Payments": six and three from each, and from the dealer two and one
// more; every pool that holds less than its first stake is filled up so.
func (g *twoHand) stake() {
	for i := range g.names {
		if g.hand.Pools["great"] < 26 {
			g.put(g.answers(i), &g.great, 6)
		}
		if g.hand.Pools["little"] < 13 {
			g.put(g.answers(i), &g.little, 3)
		}
	}
	g.put(g.answers(g.dealer), &g.great, 2) // eldest hand answers for what was not put in (law III)
	g.put(g.answers(g.dealer), &g.little, 1)
}

func (g *twoHand) put(p int, pool *quinolaPool, amount int) {
	g.net[p] -= amount
	pool.holds += amount
}

// draw takes a pool, but no more than three stakes. What nobody asks for
// before the cards are cut stays there (law VIII).
func (g *twoHand) draw(p int, pool *quinolaPool) int {
	if g.unclaimed("pool") {
		return 0
	}
	amount := min(pool.holds, pool.limit)
	g.put(p, pool, -amount)
	return amount
}

// payStake pays in what would have been drawn.
func (g *twoHand) payStake(p int, pool *quinolaPool) {
	g.put(p, pool, min(pool.holds, pool.limit))
}

// poolOf returns the pool of a Quinola; nil for other cards.
func (g *twoHand) poolOf(c card) *quinolaPool {
	switch c {
	case knaveOfHearts:
		return &g.great
	case queenOfHearts:
		return &g.little
	}
	return nil
}

// present returns the consolation of a card: an ace 1, of diamonds 2, the great
// Quinola 6, the little 3; 0 for the rest.
func (g *twoHand) present(c card) int {
	if pool := g.poolOf(c); pool != nil {
		return pool.present
	}
	switch {
	case c == aceOfDiamonds:
		return 2
	case c.isAce():
		return 1
	}
	return 0
}

// due: the last card is paid double, and so are payments between opposite players.
func (g *twoHand) due(from, to, k, amount int) int {
	if opposite(from, to) {
		amount *= 2
	}
	if k == 11 {
		amount *= 2
	}
	return amount
}

// swapOpposite: "Before a card is played, the opposite parties exchange a card".
func (g *twoHand) swapOpposite() error {
	var gives [4]card
	for i, name := range g.names {
		c, err := readCard(g.hand.Swap[name])
		if err != nil {
			return fmt.Errorf("swap: %s: %w", name, err)
		}
		if !holds(g.held[i], c) {
			return fmt.Errorf("swap: %s gives %s, which he does not hold", name, c)
		}
		gives[i] = c
	}
	for i := range g.names {
		g.held[i] = append(without(g.held[i], gives[i]), gives[(i+2)%4])
	}
	return nil
}

// findEspagnolette: four aces, three and a Quinola, or two and both.
func (g *twoHand) findEspagnolette() {
	for i, hand := range g.held {
		quinolas := 0
		for _, c := range []card{knaveOfHearts, queenOfHearts} {
			if holds(hand, c) {
				quinolas++
			}
		}
		n := aces(hand)
		if n == 4 || n == 3 && quinolas > 0 || n == 2 && quinolas == 2 {
			g.espagne = i
		}
	}
}

// undertaken returns who took the first nine tricks, and who broke it; -1 for nobody.
func (g *twoHand) undertaken() (u, broke int) {
	u = g.takers[0]
	for _, p := range g.takers[:9] {
		if p != u {
			return -1, -1
		}
	}
	for _, p := range g.takers[9:] {
		if p != u {
			return u, p
		}
	}
	return u, -1
}

// settleOrdinary: no reversis was undertaken.
func (g *twoHand) settleOrdinary(points []int) *Party {
	lost := g.used && g.took[g.espagne] > 0
	winner, loser := g.winnerAndLoser(points, lost)
	for n, tr := range g.tricks {
		k := n + 1
		for j, c := range tr.cards {
			p, present := tr.by[j], g.present(c)
			if present == 0 {
				continue
			}
			pool := g.poolOf(c)
			switch {
			case j == 0:
				g.ledOut(p, winner, k, c)
			case c.suit == tr.suit(): // forced: each of the three pays the leader
				for q := range g.names {
					if q == tr.leader {
						continue
					}
					amount := g.due(q, tr.leader, k, present)
					g.pay(q, tr.leader, amount)
					if lost && tr.leader == g.espagne && pool == nil {
						g.pay(g.espagne, q, amount) // returned; not if he forced a Quinola
					}
				}
				if pool != nil {
					g.payStake(p, pool)
				}
			default: // placed
				amount := g.due(tr.taker, p, k, present)
				g.pay(tr.taker, p, amount)
				if lost && p == g.espagne {
					g.pay(g.espagne, tr.taker, amount)
				}
				if pool == nil {
					break
				}
				drawn := g.draw(p, pool)
				if lost && p == g.espagne { // "he will pay the stake instead of receiving it"
					g.put(p, pool, drawn)
					g.payStake(p, pool)
				}
			}
		}
	}
	g.flungDown(winner, lost, false)

	value := 4 // "four are to be added for the party"
	for _, c := range g.under {
		switch c {
		case aceOfDiamonds:
			value += 5
		case knaveOfHearts:
			value += 4
		default:
			value += courtPoints(c)
		}
	}
	if winner != loser && !g.unclaimed("party") { // law VIII
		paid := value
		if opposite(winner, loser) {
			paid *= 2
		}
		g.pay(loser, winner, paid)
	}
	return &Party{g.names[winner], g.names[loser], value}
}

// winnerAndLoser: fewest points, fewest tricks, best placed; for the loser the reverse.
func (g *twoHand) winnerAndLoser(points []int, lost bool) (winner, loser int) {
	winner, loser = -1, -1
	for p := range g.names {
		if !(lost && p == g.espagne) && (winner < 0 || points[p] < points[winner] ||
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
	switch {
	case lost: // "he then pays the party to him who would otherwise have received it"
		loser = g.espagne
	case g.used: // no trick: "in preference to him who is better placed"
		winner = g.espagne
	}
	return winner, loser
}

// settleReversis: the party and the Quinolas are cancelled, except those the
// undertaker played before the last two tricks. Consolations stand; the
// undertaker gets back his own if he wins.
func (g *twoHand) settleReversis(u, broke int) {
	made := broke < 0
	pays := func(from, to, k, amount int) {
		if !(made && from == u) {
			g.pay(from, to, g.due(from, to, k, amount))
		}
	}
	for n, tr := range g.tricks {
		k := n + 1
		for j, c := range tr.cards {
			p, present, pool := tr.by[j], g.present(c), g.poolOf(c)
			if present == 0 || pool != nil && k > 9 {
				continue
			}
			if pool != nil && p == u {
				if made {
					g.draw(u, pool)
				} else {
					g.payStake(u, pool)
				}
			}
			switch {
			case j == 0: // there is no winner of the party to pay
			case c.suit == tr.suit():
				if pool != nil && g.used && p == g.espagne {
					break // "except there is a reversis"
				}
				for q := range g.names {
					if q != tr.leader {
						pays(q, tr.leader, k, present)
					}
				}
			default:
				pays(tr.taker, p, k, present)
			}
		}
	}
	if !made || g.thrower != u {
		g.flungDown(-1, false, true)
	}
	company := g.used && g.espagne != u // the espagnolette pays for all
	if made {
		for p := range g.names {
			amount := 20
			if opposite(p, u) {
				amount = 40
			}
			switch {
			case p == u:
			case company:
				g.pay(g.espagne, u, amount)
			default:
				g.pay(p, u, amount)
			}
		}
		return
	}
	payer := u
	if company && g.espagne != broke {
		payer = g.espagne
	}
	g.pay(payer, broke, 80)
}

func (g *twoHand) result(points []int, party *Party, rev *Reversis) Result {
	r := g.write(points)
	r.Pools = map[string]int{"great": g.great.holds, "little": g.little.holds}
	r.Party, r.Reversis = party, rev
	return r
}

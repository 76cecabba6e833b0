package naive

import "fmt"

// discardsAreLawful returns an error if a player keeps the hand while no pool
// holds three stakes, or puts out a Quinola whose pool holds fewer.
func (g *twoHand) discardsAreLawful() error {
	full := g.great.holds >= g.great.limit || g.little.holds >= g.little.limit
	for i, name := range g.names {
		if len(g.out[i]) == 0 && !full {
			return fmt.Errorf("exchange: %s must put a card out: no pool holds three stakes", name)
		}
		for _, c := range g.out[i] {
			if pool := g.poolOf(c); pool != nil && pool.holds < pool.limit {
				return fmt.Errorf("exchange: %s may not put out %s: its pool holds %d of %d", name, c, pool.holds, pool.limit)
			}
		}
	}
	return nil
}

// count adds up points and tricks. If a hand was thrown down (law IX) and not
// played on, the remaining tricks and all cards in hands belong to the player
// who threw it down.
func (g *twoHand) count() ([]int, error) {
	for i := range g.names {
		for _, a := range g.hand.Acts {
			if a.Act == "throw-down" && a.Seat == g.names[i] && int(a.At) == len(g.tricks)+1 {
				g.thrower = i
			}
		}
	}
	points := g.points(courtPoints)
	for _, tr := range g.tricks {
		g.takers = append(g.takers, tr.taker)
	}
	if len(g.tricks) < 11 && g.thrower < 0 {
		return nil, fmt.Errorf("play: %d tricks, eleven are wanted", len(g.tricks))
	}
	for len(g.takers) < 11 {
		g.takers = append(g.takers, g.thrower)
		g.took[g.thrower]++
	}
	for _, hand := range g.held {
		for _, c := range hand {
			points[g.thrower] += courtPoints(c)
		}
	}
	return points, nil
}

// ledOut: an ace or a Quinola played or gorgé pays once to the winner of the
// party, if he demands it; a Quinola also pays its stake. Law X: a player who
// asks for it before the winner does pays it in the leader's place, and can ask
// only for what has been led.
func (g *twoHand) ledOut(p, winner, k int, c card) {
	if pool := g.poolOf(c); pool != nil {
		g.payStake(p, pool)
	}
	if winner == p {
		return
	}
	payer, first := p, When(12) // of several who ask the first pays (ruling)
	for _, a := range g.hand.Acts {
		i, _ := g.seat(a.Seat)
		if a.Act == "claim" && int(a.At) >= k && a.At < first && i != winner && (a.Card == "" || a.Card == c.String()) {
			payer, first = i, a.At
		}
	}
	asked := first < 12
	if asked || !g.unclaimed(c.String()) {
		g.pay(payer, winner, g.due(p, winner, k, g.present(c)))
	}
}

// flungDown: law IX. The player pays for every ace and Quinola in the other
// hands as if placed on him; his own are led out, since all the rest is his. A
// lost espagnolette returns such consolations as well, and pays its stake.
func (g *twoHand) flungDown(winner int, lost, inReversis bool) {
	if g.thrower < 0 {
		return
	}
	k := len(g.tricks) + 1 // all fall as in this trick (ruling): in the last they are paid double
	for p, hand := range g.held {
		for _, c := range hand {
			pool := g.poolOf(c)
			switch {
			case g.present(c) == 0 || inReversis && (pool != nil || p == g.thrower):
			case p == g.thrower:
				g.ledOut(p, winner, k, c)
			default:
				returns := lost && p == g.espagne
				if !returns {
					g.pay(g.thrower, p, g.due(g.thrower, p, k, g.present(c)))
				}
				switch {
				case pool == nil:
				case returns:
					g.payStake(p, pool)
				default:
					g.draw(p, pool)
				}
			}
		}
	}
}

package naive

import "fmt"

// discardsAreLawful: one must take a card unless three stakes lie in a pool,
// and only then is its Quinola put out.
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

// count adds up points and tricks. If a game was flung down (law IX) and the
// cards were not played on, the rest of the tricks and all that is in the hands
// belong to the player who flung it down.
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
// party, if he demands it; a Quinola also its stake. Law X: who asks for it
// before the winner does pays it for the player who led; he can ask only for what
// has been led.
func (g *twoHand) ledOut(p, winner, k int, c card) {
	if pool := g.poolOf(c); pool != nil {
		g.payStake(p, pool)
	}
	if winner == p {
		return
	}
	payer := p
	asked := false
	for i := range g.names {
		for _, a := range g.hand.Acts {
			if a.Act == "claim" && int(a.At) >= k && a.Seat == g.names[i] && i != winner && (a.Card == "" || a.Card == c.String()) {
				payer, asked = i, true
			}
		}
	}
	if asked || !g.unclaimed(c.String()) {
		g.pay(payer, winner, g.due(p, winner, k, g.present(c)))
	}
}

// flungDown: law IX. He pays for every ace and Quinola in the other hands as if
// it were placed on him; his own, since all the rest is his, are led out. A
// lost espagnolette returns such consolations as well, and pays its stake.
func (g *twoHand) flungDown(winner int, lost, inReversis bool) {
	if g.thrower < 0 {
		return
	}
	k := len(g.tricks) + 1 // each has but his last card: it is paid double
	if k < 11 {
		k = 0 // nobody can say when the cards would have fallen
	}
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

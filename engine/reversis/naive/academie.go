package naive

import (
	"fmt"
	"strings"
)

// The Académie of about 1755: four or five players, with the tens or without.
// All sums are in jettons; the stakes are the editors' setting, two from each.

// academieHand is the clerk's sheet for one hand.
type academieHand struct {
	*table
	corbillon int
}

// settleAcademie settles a hand by the Académie.
func settleAcademie(h Hand) (Result, error) {
	names := []string{"S", "E", "N", "W"}
	if _, five := h.Deal["T"]; five || h.Dealer == "T" {
		names = append(names, "T")
	}
	t, err := sitDown(h, names)
	if err != nil {
		return Result{}, err
	}
	if h.Pool < 0 {
		return Result{}, fmt.Errorf("pool: %d jettons cannot lie in the corbillon", h.Pool)
	}
	g := &academieHand{table: t, corbillon: h.Pool}
	for i := range g.names {
		g.put(i, 2)
	}
	for i := range g.names {
		if g.done(i, "misdeal") || g.done(i, "false-pack") { // XVIII
			return g.result(make([]int, len(names)), nil, nil), nil
		}
	}
	p, err := academiePack(h, len(names))
	if err != nil {
		return Result{}, err
	}
	if err := g.takeUp(p); err != nil {
		return Result{}, err
	}
	if err := g.heartsAreKept(); err != nil {
		return Result{}, err
	}
	opensWithHeart := holdsSuit(g.held[g.eldest()], 'H')
	if err := g.playOut(func(k, seat int) bool { return false }, false); err != nil {
		return Result{}, err
	}
	if len(g.tricks) != g.size {
		return Result{}, fmt.Errorf("play: %d tricks, %d are wanted", len(g.tricks), g.size)
	}
	if opensWithHeart && g.tricks[0].suit() != 'H' { // XIII
		return Result{}, fmt.Errorf("trick 1: %s: %s is eldest and must begin with a heart", g.tricks[0].cards[0], g.names[g.eldest()])
	}
	points := g.points(func(c card) int { // IX
		if n := courtPoints(c); n > 0 {
			return n + 1
		}
		return 0
	})
	u := g.tricks[0].taker
	if g.took[u] == g.size {
		g.settleReversis(u)
		return g.result(points, nil, g.reversis(u, -1)), nil
	}
	return g.result(points, g.settleOrdinary(points), nil), nil
}

// academiePack: all cards but a talon, of three cards with four players, of two
// or seven with five; the dealer has one card more than the others.
func academiePack(h Hand, players int) (pack, error) {
	p := pack{ranks: fortyEight.ranks, talon: len(h.Talon)}
	cards := 48
	all := strings.Join(h.Talon, " ")
	for _, hand := range h.Deal {
		all += hand
	}
	if strings.ContainsAny(all, "T1") { // a ten
		p.ranks, cards = ranks, 52
	}
	p.size = (cards - p.talon - 1) / players
	if players == 4 && p.talon != 3 || p.talon > 7 || p.size*players+1+p.talon != cards {
		return p, fmt.Errorf("talon: %d cards cannot be left over from %d among %d players", p.talon, cards, players)
	}
	return p, nil
}

// heartsAreKept: XIV. Hearts may not be put out; but a player dealt only the
// king or the queen of hearts may put either out.
func (g *academieHand) heartsAreKept() error {
	for i, name := range g.names {
		for _, c := range g.out[i] {
			if c.suit != 'H' {
				continue
			}
			for _, d := range g.dealt[i] {
				if d.suit == 'H' && d.rank != 'K' && d.rank != 'Q' {
					return fmt.Errorf("exchange: %s may not put out %s: hearts are kept", name, c)
				}
			}
		}
	}
	return nil
}

// agreed is what the players agree on of a figure, or what is usual.
func (g *academieHand) agreed(figure string, usual int) int {
	if n, ok := g.hand.Agreed["reversis/"+figure]; ok {
		return n
	}
	return usual
}

// aceJettons: XVI, XVII. One jetton or two, as agreed, and double for hearts.
func (g *academieHand) aceJettons(c card) int {
	n := g.agreed("ace.placed#ace", 1)
	if c == aceOfHearts {
		n *= 2
	}
	return n
}

// forced: V. Four jettons or more of the holder of the Quinola, and one of each other
// player where that is agreed; what spared, who makes the Reversis, pays comes back (XV).
func (g *academieHand) forced(holder, by, spared int) {
	for p := range g.names {
		switch {
		case p == by || p == spared:
		case p == holder:
			g.pay(p, by, g.agreed("quinola.consolation#holder", 4))
		default:
			g.pay(p, by, g.agreed("quinola.consolation#others", 0))
		}
	}
}

// fines settles the faults of trick k, except those of spared.
func (g *academieHand) fines(k, spared int) {
	for i := range g.names {
		if i == spared {
			continue
		}
		// XI: as many to each as agreed, as in XII one jetton, or a bête; XII.
		for fault, fine := range map[string]int{"revoke": g.agreed("revoke.fine#fine", 1), "early": 1} {
			switch {
			case !g.doneAt(i, fault, When(k)):
			case fault == "revoke" && g.agreed("revoke.fine#bete", 0) == 1:
				g.put(i, g.corbillon)
			default:
				for q := range g.names {
					if q != i {
						g.pay(i, q, fine)
					}
				}
			}
		}
	}
}

// settleOrdinary: no Reversis was made.
func (g *academieHand) settleOrdinary(points []int) *Party {
	for n, tr := range g.tricks {
		k := n + 1
		g.fines(k, -1)
		for j, c := range tr.cards {
			p := tr.by[j]
			led, follows := j == 0, c.suit == tr.suit()
			switch {
			case c == knaveOfHearts && led: // IV, and leaf 261
				g.put(p, g.corbillon)
			case follows && !tr.alone(j): // V, XVII: its player was not obliged to play it
			case c == knaveOfHearts && follows: // IV, V
				g.put(p, g.corbillon)
				g.forced(p, tr.leader, -1)
			case c == knaveOfHearts: // III, VI
				g.put(p, -g.corbillon)
				g.pay(tr.taker, p, g.agreed("quinola.gift#fee", 2))
			case !c.isAce() || led: // XVI: an ace led neither pays nor receives
			case follows: // XVII
				g.pay(p, tr.leader, g.aceJettons(c))
			default: // XVI
				g.pay(tr.taker, p, g.aceJettons(c))
			}
		}
	}
	winner, loser := -1, -1
	for p := range g.names {
		if winner < 0 || g.wins(p, winner, points) {
			winner = p
		}
		// X: most points; at a tie the one nearest to eldest hand.
		if loser < 0 || points[p] > points[loser] || points[p] == points[loser] && g.turn(p) < g.turn(loser) {
			loser = p
		}
	}
	value := g.agreed("party.price#price", 2*len(g.names)) // VII: the talon is worth the ordinary pool
	if winner != loser {
		g.pay(loser, winner, value)
	}
	return &Party{g.names[winner], g.names[loser], value}
}

// wins reports whether p wins the talon before q: VIII, no trick before any;
// VII, fewest points; VIII, nearest to the dealer on the left.
func (g *academieHand) wins(p, q int, points []int) bool {
	if (g.took[p] == 0) != (g.took[q] == 0) {
		return g.took[p] == 0
	}
	if points[p] != points[q] {
		return points[p] < points[q]
	}
	return g.turn(p) > g.turn(q)
}

// settleReversis: XV. The maker wins the pool and two jettons from each, and gets
// back what he paid; a Quinola thrown off wins nothing: what it drew goes back at the end.
// What others owe stands, and a bête is of what lies there when it is made (IV).
func (g *academieHand) settleReversis(u int) {
	thrower, drawn := u, 0
	for n, tr := range g.tricks {
		g.fines(n+1, u)
		for j, c := range tr.cards {
			// Another's ace that follows suit would take the trick: there is none.
			p, follows := tr.by[j], c.suit == tr.suit()
			switch {
			case c != knaveOfHearts:
			case !follows: // thrown off on the maker
				thrower, drawn = p, g.corbillon
				g.put(thrower, -drawn)
			case j > 0 && !tr.alone(j): // played by choice
			default: // the maker's own bête comes back with the pool
				g.put(p, g.corbillon)
				if j > 0 {
					g.forced(p, tr.leader, u)
				}
			}
		}
	}
	g.put(thrower, drawn)
	g.put(u, -g.corbillon)
	for p := range g.names {
		if p != u {
			g.pay(p, u, 2)
		}
	}
}

func (g *academieHand) put(p, amount int) {
	g.net[p] -= amount
	g.corbillon += amount
}

func (g *academieHand) result(points []int, party *Party, rev *Reversis) Result {
	r := g.write(points)
	corbillon := g.corbillon
	r.Pool, r.Party, r.Reversis = &corbillon, party, rev
	return r
}

package naive

import "fmt"

// The Hague, 1785. All sums are in fiches; a jetton is five of them (XVII: two
// jettons or ten fiches).
const hagueJetton = 5

// hagueHand is the clerk's sheet for one hand.
type hagueHand struct {
	*table
	panier  int
	espagne int  // the Espagnolette, or -1
	used    bool // the Espagnolette has renounced by its right, while it still had it
	placing bool // the Espagnolette has placed the Quinola
	drew    int  // the Remise that it drew by it
}

// settleHague settles a hand by the règles of The Hague, 1785.
func settleHague(h Hand) (Result, error) {
	t, err := sitDown(h, []string{"S", "E", "N", "W"})
	if err != nil {
		return Result{}, err
	}
	g := &hagueHand{table: t, panier: h.Pool, espagne: -1}
	if h.Pool < 0 {
		return Result{}, fmt.Errorf("pool: %d fiches cannot lie in the Panier", h.Pool)
	}
	g.stake()
	if void, err := g.annulled(); void || err != nil {
		return g.result(make([]int, 4), nil, nil), err
	}
	if err := g.takeUp(fortyEight); err != nil {
		return Result{}, err
	}
	g.findEspagnolette()
	// XXXV, XXXVII: it renounces in tricks 1 to 9, until it keeps a trick.
	right := func(k, seat int) bool { return seat == g.espagne && k <= 9 && g.took[seat] == 0 }
	if err := g.playOut(right, true); err != nil { // LV: gathered tricks count
		return Result{}, err
	}
	if len(g.tricks) != 11 {
		return Result{}, fmt.Errorf("play: %d tricks, eleven are wanted", len(g.tricks))
	}
	g.hasUsedHisRight()

	points := g.points(courtPoints)
	// XIII: after nine tricks in one hand the Reversis is undertaken.
	if u := g.firstNine(); u >= 0 {
		broke := g.breaker(u) // XV
		g.settleReversis(u, broke)
		return g.result(points, nil, g.reversis(u, broke)), nil
	}
	party := g.settleOrdinary(points)
	return g.result(points, party, nil), nil
}

// stake: XVII. Two jettons from each and three from the dealer make the fund
// of nine. It is renewed whenever less than that lies there; otherwise the
// dealer alone adds a jetton.
func (g *hagueHand) stake() {
	if g.panier >= 9*hagueJetton {
		g.toPanier(g.dealer, hagueJetton)
		return
	}
	for i := range g.names {
		if i == g.dealer {
			g.toPanier(i, 3*hagueJetton)
		} else {
			g.toPanier(i, 2*hagueJetton)
		}
	}
}

// findEspagnolette: XXXIV. Four aces, or three and the Quinola, in one hand.
func (g *hagueHand) findEspagnolette() {
	for i, hand := range g.held {
		n := aces(hand)
		if n == 4 || n == 3 && holds(hand, knaveOfHearts) {
			g.espagne = i
		}
	}
}

// hasUsedHisRight: XXXVI. The first play off suit by an Espagnolette able to
// follow uses the right; XXXVII: a trick kept before the tenth ends the right,
// and all that depends on its use.
func (g *hagueHand) hasUsedHisRight() {
	if g.espagne < 0 {
		return
	}
	for k, tr := range g.tricks[:9] {
		for j, p := range tr.by {
			if p == g.espagne && tr.renounced[j] && !g.doneAt(p, "revoke", When(k+1)) {
				g.used = true
			}
		}
		if tr.taker == g.espagne {
			g.used = false
			return
		}
	}
}

// due returns what a small payment in trick k comes to: double between opposite
// players (XXVIII), and double again in the first and the last trick (XXIX).
func (g *hagueHand) due(from, to, k, amount int) int {
	if opposite(from, to) {
		amount *= 2
	}
	if k == 1 || k == 11 {
		amount *= 2
	}
	return amount
}

// aceFiches: XXIV, XXV. One fiche, two for the ace of diamonds.
func aceFiches(c card) int {
	if c == aceOfDiamonds {
		return 2
	}
	return 1
}

// settleOrdinary: no Reversis was undertaken, so everything is paid.
func (g *hagueHand) settleOrdinary(points []int) *Party {
	lost := g.used && g.took[g.espagne] > 0 // XXXV: it took the tenth or eleventh trick
	winner, loser := g.winnerAndLoser(points, lost)

	for n, tr := range g.tricks {
		g.fines(n + 1)
		for j, c := range tr.cards {
			if c.isAce() || c == knaveOfHearts {
				g.payCard(tr, j, n+1, winner, lost)
			}
		}
	}
	// XXXV, 2°: a lost Espagnolette gives back the Remise that it drew and makes
	// another, whether or not LIII let it draw. For one forced or led (gorged) it has
	// made its own above.
	if lost && g.placing {
		g.toPanier(g.espagne, g.drew)
		g.toPanier(g.espagne, g.panier)
	}
	if winner < 0 {
		return nil
	}
	value := g.partyValue()
	// VII; XXX: double if the winner sits opposite.
	if winner != loser && g.mayHave(winner, theParty) {
		paid := value
		if opposite(winner, loser) {
			paid *= 2
		}
		g.pay(loser, winner, paid)
	}
	return &Party{g.names[winner], g.names[loser], value}
}

// payCard pays for an ace or the Quinola, card j of trick k.
func (g *hagueHand) payCard(tr trick, j, k, winner int, lost bool) {
	p, c := tr.by[j], tr.cards[j]
	switch {
	case j == 0: // led
		amount := aceFiches(c)
		if c == knaveOfHearts {
			amount = 2 * hagueJetton
			g.toPanier(p, g.panier) // XIX
		}
		// XXVII: as if forced, to the winner of the Partie, if he asks.
		if winner >= 0 && winner != p && g.mayHave(winner, ledCards) && !g.unclaimed(c.String()) {
			g.pay(p, winner, g.due(p, winner, k, amount))
		}
	case c.suit == tr.suit() && c.isAce(): // XXV
		if g.mayHave(tr.leader, anAce) {
			g.pay(p, tr.leader, g.due(p, tr.leader, k, aceFiches(c)))
		}
	case c.suit == tr.suit(): // the Quinola is forced
		g.toPanier(p, g.panier)  // XVIII, XLIV
		for q := range g.names { // XXVI
			if q == tr.leader || !g.mayHave(tr.leader, forcedQuinola) {
				continue
			}
			amount := hagueJetton
			if q == p {
				amount = 2 * hagueJetton
			}
			g.pay(q, tr.leader, g.due(q, tr.leader, k, amount))
		}
	case c.isAce(): // placed
		g.placed(p, tr.taker, k, aceFiches(c), g.mayHave(p, anAce), lost) // XXIV
	default: // the Quinola is placed
		g.placing = g.placing || p == g.espagne && !g.barred(p)
		if g.mayHave(p, placedQuinola) { // XVIII
			if p == g.espagne {
				g.drew = g.panier
			}
			g.fromPanier(p, g.panier)
		}
		g.placed(p, tr.taker, k, hagueJetton, g.mayHave(p, placedQuinola), lost) // XXIV
	}
}

// partyValue: VI, LIV. Four, and the worth of the cards under the Panier, however many.
func (g *hagueHand) partyValue() int {
	value := 4
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
	return value
}

// placed: the taker of the trick pays the player of the card. A lost
// Espagnolette gives every payer twice what he paid, whoever received it
// (XXXV, 3°); what it paid itself stands.
func (g *hagueHand) placed(p, taker, k, amount int, allowed, lost bool) {
	if !allowed || p == taker {
		return
	}
	paid := g.due(taker, p, k, amount)
	g.pay(taker, p, paid)
	if lost && taker != g.espagne && g.mayHave(taker, theReturn) {
		g.pay(g.espagne, taker, 2*paid)
	}
}

// winnerAndLoser: VII to X, XXXV and L. The winner is -1 if nobody may win.
func (g *hagueHand) winnerAndLoser(points []int, lost bool) (winner, loser int) {
	winner, loser = -1, -1
	for p := range g.names {
		// VIII, IX: fewest points; then fewest tricks (none before a blank one);
		// then the better placed (X), who plays later.
		if !g.barred(p) && !(lost && p == g.espagne) {
			if winner < 0 || points[p] < points[winner] ||
				points[p] == points[winner] && (g.took[p] < g.took[winner] ||
					g.took[p] == g.took[winner] && g.turn(p) > g.turn(winner)) {
				winner = p
			}
		}
		// VII: most points; then more tricks, then the worse placed.
		if loser < 0 || points[p] > points[loser] ||
			points[p] == points[loser] && (g.took[p] > g.took[loser] ||
				g.took[p] == g.took[loser] && g.turn(p) < g.turn(loser)) {
			loser = p
		}
	}
	switch {
	case lost: // XXXV, 1°
		loser = g.espagne
	case g.used && g.took[g.espagne] == 0 && !g.barred(g.espagne): // XXXV
		winner = g.espagne
	}
	return winner, loser
}

// settleReversis: XXXI. All small payments and the Partie are cancelled. There remain
// the Reversis, and the undertaker's own Quinola if it fell in tricks 1 to 9.
func (g *hagueHand) settleReversis(u, broke int) {
	played := false // the undertaker played his Quinola before the Bonne
	settled := false
	for n, tr := range g.tricks {
		g.fines(n + 1)
		for j, c := range tr.cards {
			if c == knaveOfHearts && tr.by[j] == u && n < 9 {
				played = true
			}
		}
		// XX: when the Reversis is broken, the undertaker makes the Remise of what
		// the Panier then holds.
		if played && n >= 9 && tr.taker != u && !settled {
			g.toPanier(u, g.panier)
			settled = true
		}
	}
	if broke < 0 {
		if !g.mayHave(u, makingReversis) {
			return
		}
		if played { // XIX
			g.fromPanier(u, g.panier)
		}
		for p := range g.names {
			if p == u {
				continue
			}
			amount := 16 // XXXII
			if opposite(p, u) {
				amount = 32
			}
			if g.used && g.espagne != u {
				g.pay(g.espagne, u, amount) // XL: the Espagnolette pays for the company
			} else {
				g.pay(p, u, amount)
			}
		}
		return
	}
	if !g.mayHave(broke, breakingOne) {
		return
	}
	payer := u // XXXIII, XLII
	if g.used && g.espagne != broke && g.espagne != u {
		payer = g.espagne // XLI
	}
	g.pay(payer, broke, 64)
}

func (g *hagueHand) toPanier(p, amount int) {
	g.net[p] -= amount
	g.panier += amount
}

func (g *hagueHand) fromPanier(p, amount int) {
	g.net[p] += amount
	g.panier -= amount
}

func (g *hagueHand) result(points []int, party *Party, rev *Reversis) Result {
	r := g.write(points)
	panier := g.panier
	r.Pool, r.Party, r.Reversis = &panier, party, rev
	return r
}

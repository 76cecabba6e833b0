package naive

import "fmt"

// Reglor för kort-spelare, Upsala 1809. All sums are in jettons; a fiche is ten
// of them (II.1).
const reglorFiche = 10

// reglorHand is the clerk's sheet for one hand.
type reglorHand struct {
	*table
	pannier int
	aces    int       // the player with the four aces, or -1
	began   [4][]card // the hands with which play began
	drew    [4]int    // what each has drawn from the pannier
}

// settleReglor settles a hand by Reglor, Upsala 1809.
func settleReglor(h Hand) (Result, error) {
	t, err := sitDown(h, []string{"S", "E", "N", "W"})
	if err != nil {
		return Result{}, err
	}
	if h.Pool < 0 {
		return Result{}, fmt.Errorf("pool: %d jettons cannot lie in the pannier", h.Pool)
	}
	g := &reglorHand{table: t, pannier: h.Pool, aces: -1}
	g.stake()
	if g.annulled() {
		return g.result(make([]int, 4), nil, nil), nil
	}
	if err := g.takeUp(fortyEight); err != nil {
		return Result{}, err
	}
	for i, hand := range g.held {
		g.began[i] = hand
		if aces(hand) == 4 { // IV.1
			g.aces = i
		}
	}
	right := func(k, seat int) bool { return seat == g.aces } // IV.1, IV.7
	if err := g.playOut(right, false); err != nil {
		return Result{}, err
	}
	points := g.points(courtPoints)
	u, broke, at := -1, -1, 0
	if len(g.tricks) >= 10 {
		if u = g.firstNine(); u >= 0 {
			for n := len(g.tricks) - 1; n >= 9; n-- {
				if g.tricks[n].taker != u {
					broke, at = g.tricks[n].taker, n+1
				}
			}
		}
	}
	// III.7: the play ends with the trick that breaks the Reversy.
	if len(g.tricks) != 11 && !(len(g.tricks) == 10 && broke >= 0) {
		return Result{}, fmt.Errorf("play: %d tricks, eleven are wanted", len(g.tricks))
	}
	if u >= 0 {
		g.settleReversy(u, broke, at)
		return g.result(points, nil, g.reversis(u, broke)), nil
	}
	return g.result(points, g.settleOrdinary(points), nil), nil
}

// annulled reports whether the hand is not played, and settles what it costs. After
// what is done at the deal nothing is exchanged; in the exchange everybody pays for what
// he did.
func (g *reglorHand) annulled() bool {
	for i := range g.names {
		if g.doneAt(i, "misdeal", AtDeal) || g.doneAt(i, "twice", AtDeal) { // II.12, II.13
			return true
		}
	}
	void := false
	for i := range g.names {
		void = void || g.done(i, "misdeal")
		if g.done(i, "grab") { // II.14
			g.put(i, 2*reglorFiche)
			void = true
		}
		if g.done(i, "hide") { // II.15: to the best placed; the rest of the loss is no hand's (ruling)
			best := g.dealer
			if i == best {
				best = (i + 3) % 4
			}
			g.pay(i, best, 2*reglorFiche)
			void = true
		}
	}
	return void
}

// stake: II.7. With an empty pannier the dealer puts in two fiches, the
// others one; else the dealer one.
func (g *reglorHand) stake() {
	if g.pannier == 0 {
		for i := range g.names {
			g.put(g.answers(i), reglorFiche)
		}
	}
	g.put(g.answers(g.dealer), reglorFiche)
}

// answers returns who puts in what a player owes the pannier: eldest hand for one who
// forgot it (II.9).
func (t *table) answers(p int) int {
	if t.done(p, "unstaked") {
		return t.eldest()
	}
	return p
}

func (g *reglorHand) put(p, amount int) {
	g.net[p] -= amount
	g.pannier += amount
}

// bete: II.39. A player pays as much as lies in the pannier.
func (g *reglorHand) bete(p int) { g.put(p, g.pannier) }

// draws: II.29; not a player with twelve cards (II.19), nor one who gave the
// quinola after revoking (II.21); nothing is drawn unless asked for (II.23).
func (g *reglorHand) draws(p, k int) {
	if g.done(p, "keep-12") || g.revokedBy(p, k) || g.unclaimed("pool") {
		return
	}
	g.drew[p] = g.pannier
	g.put(p, -g.pannier)
}

// revokedBy reports whether a player had revoked by trick k.
func (g *reglorHand) revokedBy(p, k int) bool {
	for _, a := range g.hand.Acts {
		if a.Act == "revoke" && a.Seat == g.names[p] && int(a.At) <= k {
			return true
		}
	}
	return false
}

// revoker returns the player who revoked first, or -1.
func (g *reglorHand) revoker() int {
	for n, tr := range g.tricks {
		for _, i := range tr.by {
			if g.doneAt(i, "revoke", When(n+1)) {
				return i
			}
		}
	}
	return -1
}

// reward pays for an ace or the quinola: it must be asked for (II.36), and a
// player with twelve cards gets none (II.19).
func (g *reglorHand) reward(from, to, amount int, c card) {
	if !g.done(to, "keep-12") && !g.unclaimed(c.String()) {
		g.pay(from, to, amount)
	}
}

// worth: II.34, II.35. Two fiches for the quinola; two jettons for an ace,
// four for that of diamonds; else 0.
func (g *reglorHand) worth(c card) int {
	switch {
	case c == knaveOfHearts:
		return 2 * reglorFiche
	case c == aceOfDiamonds:
		return 4
	case c.isAce():
		return 2
	}
	return 0
}

// forced: II.30, II.35. The holder pays the leader; for the quinola he also
// makes a bête, and a second of the same size if he had revoked (II.21).
func (g *reglorHand) forced(p int, tr trick, k int, c card) {
	g.reward(p, tr.leader, g.worth(c), c)
	if c == knaveOfHearts {
		size := g.pannier
		g.put(p, size)
		if g.revokedBy(p, k-1) {
			g.put(p, size)
		}
	}
}

// given: II.29, II.34, II.35. The taker of the trick pays. The quinola draws
// the pannier, and is paid double at the last card. With free, the taker's
// payment is returned.
func (g *reglorHand) given(p int, tr trick, j, k int, c card, free bool) {
	amount := g.worth(c)
	payer := tr.taker
	if c == knaveOfHearts {
		g.draws(p, k)
		if k == 11 {
			amount *= 2
		}
		// II.21: the first player who revoked (ruling) pays for a quinola that another
		// gave, in place of its receiver.
		if i := g.revoker(); i >= 0 {
			payer = i
		}
		if g.done(p, "revoke") { // II.21: and is paid nothing for his own, though he gave it before (ruling)
			return
		}
	}
	if free && payer == tr.taker {
		return
	}
	if g.doneAt(p, "early", When(k)) && !g.overtaken(tr, j) { // II.33
		return
	}
	if payer != p {
		g.reward(payer, p, amount, c)
	}
}

// overtaken: a player went over the card led and took the trick, having seen
// card j. If the record has card j in its turn, it was thrown before anybody
// else played; if it stands earlier, that is where it fell.
func (g *reglorHand) overtaken(tr trick, j int) bool {
	if (tr.leader+j)%len(g.names) == tr.by[j] {
		return tr.taker != tr.leader
	}
	for i := j + 1; i < len(tr.by); i++ {
		if tr.by[i] == tr.taker {
			return true
		}
	}
	return false
}

// settleOrdinary: no Reversy was undertaken.
func (g *reglorHand) settleOrdinary(points []int) *Party {
	winner, loser := -1, -1
	offender, worst := -1, 0 // pays the partie whoever loses it
	for p := range g.names {
		if fault := g.fault(p); fault == 0 && (winner < 0 || g.before(p, winner, points)) {
			winner = p // II.25, II.26: fewest points, fewest tricks, best placed
		} else if fault > worst || fault > 0 && fault == worst && g.before(offender, p, points) {
			offender, worst = p, fault // what the book names first, and of two alike who would lose (ruling)
		}
		if loser < 0 || g.before(loser, p, points) {
			loser = p
		}
	}
	if offender >= 0 {
		loser = offender
	}
	for n, tr := range g.tricks {
		k := n + 1
		for j, c := range tr.cards {
			p := tr.by[j]
			switch {
			case g.worth(c) == 0:
			case j == 0: // led: II.31, II.32, II.34, II.35
				if c == knaveOfHearts {
					g.bete(p)
				}
				if winner != p {
					g.reward(p, winner, g.worth(c), c)
				}
			case c.suit == tr.suit():
				g.forced(p, tr, k, c)
			default:
				g.given(p, tr, j, k, c, false)
			}
		}
	}
	g.takenBack()
	value := 2 * reglorFiche // II.25
	payer := loser
	if offender < 0 {
		payer = g.paysFor(loser, winner)
	}
	if payer != winner && !g.done(winner, "keep-12") {
		g.pay(payer, winner, value)
	}
	return &Party{g.names[winner], g.names[loser], value}
}

// fault returns what a player did for which he pays the partie, II.17 to II.21 and II.27:
// the more the sooner the book names it, and 0 for nothing.
func (g *reglorHand) fault(p int) (n int) {
	for _, act := range []string{"retake", "keep-12", "revoke", "mix"} {
		n *= 2
		if g.done(p, act) {
			n++
		}
	}
	return n
}

// before reports whether a player has fewer points than another, fewer tricks, or sits
// better (II.25, II.26).
func (g *reglorHand) before(p, q int, points []int) bool {
	switch {
	case points[p] != points[q]:
		return points[p] < points[q]
	case g.took[p] != g.took[q]:
		return g.took[p] < g.took[q]
	}
	return g.turn(p) > g.turn(q)
}

// takenBack: II.17. A player who took back a card makes a bête when all is played, if the
// quinola was in his hand or is put out: of what lies there before anybody makes his, and
// of what he drew with it (rulings).
func (g *reglorHand) takenBack() {
	lies := g.pannier
	for p := range g.names {
		if g.done(p, "retake") && (holds(g.under, knaveOfHearts) || holds(g.began[p], knaveOfHearts)) {
			g.put(p, lies+g.drew[p])
		}
	}
}

// paysFor: II.16. A player who saw another's discard, or the card another was
// to take, pays the partie for that other, if he loses it. The winner has
// nobody to pay it to, and leaves it to another who saw.
func (g *reglorHand) paysFor(loser, winner int) int {
	payer := loser
	for k := range g.names {
		i := (g.dealer + 1 + k) % len(g.names)
		for _, a := range g.hand.Acts {
			if a.Act == "see" && a.Seat == g.names[i] && i != loser && a.To == g.names[loser] && (payer == loser || payer == winner) {
				payer = i
			}
		}
	}
	return payer
}

// sawDiscard: III.4. It reports whether a player saw a discarded card.
func (g *reglorHand) sawDiscard(p int) bool {
	for _, a := range g.hand.Acts {
		if a.Act != "see" || a.Seat != g.names[p] {
			continue
		}
		c, err := readCard(a.Card)
		if err != nil || holds(g.under, c) {
			return true
		}
	}
	return false
}

// settleReversy: Cap. III. It was broken in trick `at`, or made.
func (g *reglorHand) settleReversy(u, broke, at int) {
	made := broke < 0
	for n, tr := range g.tricks {
		k := n + 1
		if !made && k >= at { // III.7
			break
		}
		for j, c := range tr.cards {
			p := tr.by[j]
			own := p == u && c == knaveOfHearts
			switch {
			case g.worth(c) == 0:
			case own && made:
				// II.37, III.8, III.10: before the tenth it draws the pannier, and what was
				// paid for being forced is returned; III.9: later it draws nothing.
				if k <= 9 {
					g.draws(u, k)
				}
			case own && j == 0:
				g.bete(u)
				if k <= 9 { // II.38, III.8
					g.reward(u, broke, g.worth(c), c)
				}
			case j == 0 && c == knaveOfHearts: // another led it: his bête stands
				g.bete(p)
			case j == 0:
				if !made && p == u { // III.6
					g.reward(u, broke, g.worth(c), c)
				}
			case c.suit == tr.suit():
				g.forced(p, tr, k, c)
			default:
				g.given(p, tr, j, k, c, made && tr.taker == u) // III.5
			}
		}
	}
	if !made { // III.2; after the trick that breaks it no bête is made (III.7)
		if !g.done(broke, "keep-12") {
			g.pay(u, broke, 4*reglorFiche)
		}
		return
	}
	g.takenBack()
	if g.done(u, "keep-12") || g.sawDiscard(u) { // II.19, III.4
		return
	}
	for p := range g.names {
		switch {
		case p == u:
		case g.aces >= 0 && g.aces != u: // IV.4
			g.pay(g.aces, u, 4*reglorFiche)
		default: // II.25, III.1
			g.pay(p, u, 4*reglorFiche)
		}
	}
}

func (g *reglorHand) result(points []int, party *Party, rev *Reversis) Result {
	r := g.write(points)
	pannier := g.pannier
	r.Pool, r.Party, r.Reversis = &pannier, party, rev
	return r
}

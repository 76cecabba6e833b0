package naive

import (
	"slices"
	"strings"

	"quinola/engine/agree"
)

// The figures of the table of s4.c2.a5.p5b, in jettons, on a single round and not in
// the favourite suit.
const (
	dePoule   = 2  // s4.c1.a1.p2: of each, to the game
	duJeu     = 20 // s4.c1.a1.p1: two fiches of the poulans
	poulans   = 40 // the other four: two are spadille's, one each manille's and baste's
	reunion   = 10 // s4.c2.a4.p2
	duRoi     = 10 // s4.c2.a5.p1
	lonely    = 4  // s2.c1.p10 to p12: tricks not to bear a loss alone
	dixLevees = 10
)

// means is what each other player pays for a way to play (s4.c1.a2.p4), and for the
// vole that is undertaken with it (s4.c2.a3.p3).
var means = map[string][2]int{
	"forced": {4, 20}, "ask": {4, 20}, "mediator": {14, 30}, "sans-prendre": {24, 40},
	"vole-mediator": {64, 0}, "vole": {104, 0},
}

// Mediateur settles one hand of Le Médiateur.
func Mediateur(data []byte, order []string) (agree.Result, error) {
	m, err := mediating(data, order)
	if err != nil {
		return agree.Result{}, err
	}
	c := m.clerk
	c.waiting = slices.Clone(c.Hand.State.Waiting)
	c.game = only(c.Hand.State.Game)
	c.least = c.Agreed.Or("hombre/own.tricks#tricks", lonely)
	deals := only(c.Hand.State.Deals)
	rounds := c.rounds(tours)
	m.over = deals >= 4*rounds // s4.c2.a6.p36: bêtes are left
	c.double = c.times(deals/4+1, m.over, tours, 0)
	if m.settle() {
		deals++
	}
	c.Over = new(deals >= 4*rounds && len(c.waiting) == 0 && c.Result.Pools["betes"] == 0) // s4.c2.a6.p36
	c.Result.State = map[string][]int{"waiting": c.waiting, "deals": some(deals), "game": some(c.game)}
	c.Marks = map[string]map[string]int{"odd": c.odd}
	return c.Result, nil
}

// mediating reads a hand of it: the king called must have been played in the tricks that win
// (s3.c2.6), and whoever turns up a hand out of turn makes the bête alone (p7).
func mediating(data []byte, order []string) (*mediateur, error) {
	c, err := sit(data, order)
	if err != nil {
		return nil, err
	}
	c.early, c.turned = true, true
	return &mediateur{clerk: c}, nil
}

// mediateur is the clerk at a hand of it.
type mediateur struct {
	*clerk
	over  bool
	bid   string // with which the player plays
	times int    // 2 in the favourite suit, 2 in a double round
	lay   int    // the game of hands before
}

func (m *mediateur) settle() bool {
	m.next() // s4.c2.a6.p20
	for _, a := range m.Acts {
		switch a.Act {
		case "misdeal", "exposed": // s1.c2.p12, and as at Quadrille (s2.c3.a2.p5)
			if a.Act == "misdeal" || inDealing(a) {
				return m.again()
			}
		case "false-pack": // s1.c2.p11
			if len(m.Play) < dixLevees || a.At != "end" {
				return m.again()
			}
		}
	}
	if !m.over {
		m.put(m.Dealer, "devant", duJeu*m.double)
		m.put(m.Dealer, "poulans", poulans*m.poulans())
	}
	m.Next = m.seats[0] // s1.c2.p2
	m.chosen()
	m.oddOnes()
	m.matadorsDraw()
	m.base = m.Result.Pools["devant"] + m.Result.Pools["betes"] + 4*(m.game+dePoule*m.double) // s4.c2.a6.p3
	if m.left() {
		return false
	}
	m.lay = m.game
	m.game += dePoule * m.double
	m.play()
	m.irregular()
	m.reckon()
	m.waiting = m.waits(m.waiting, m.betes) // s4.c2.a6.p8
	return true
}

// poulans is how many times those of the matadors are laid and drawn: once where it is
// agreed that they stay single (s4.c2.a2.p2b).
func (m *mediateur) poulans() int {
	if m.agreed("hombre/round.poulans#agreed") {
		return 1
	}
	return m.double
}

// ranked is how strong a bid is (s2.p6); either manner of declaring the vole silences
// everybody (s2.c4.a2.p3).
func ranked(bid string) int {
	if bid == "vole-mediator" {
		bid = "vole"
	}
	return slices.Index([]string{"pass", "ask", "ask-favourite", "mediator", "mediator-favourite", "sans-prendre", "sans-prendre-favourite", "vole"}, bid)
}

// favourite is the favourite suit: that of the king that was drawn for it before the
// first hand (s1.c1.a2.p10).
func (m *mediateur) favourite() string {
	for _, s := range m.Choose {
		if s.Act == "favourite" {
			return s.Cards[0][1:]
		}
	}
	if n := only(m.Hand.State.Favourite); n > 0 {
		return suits[n-1 : n]
	}
	return ""
}

// chosen is who plays, and how (s2.p6, p10).
func (m *mediateur) chosen() {
	best := 0
	for _, b := range m.Bids {
		// The stronger silences the weaker; whoever speaks earlier may bid as much
		// as another, and has then the right of primacy (s2.p10).
		r := ranked(b.Bid)
		if r > best || r > 0 && r == best && slices.Index(m.seats, b.Seat) < slices.Index(m.seats, m.player) {
			best = r
			m.player, m.kind, m.bid = b.Seat, strings.TrimSuffix(b.Bid, "-favourite"), b.Bid
		}
	}
	if m.player == "" { // s2.c1.p14
		m.player, m.kind = holder(m.dealt, espadille), "forced"
	}
	m.named()
	m.times = m.double
	if m.trump != "" && m.trump == m.favourite() {
		m.times *= 2 // s4.c2.a1.p1, s4.c2.a2.p3
	}
	if m.kind == "mediator" || m.kind == "vole-mediator" { // s2.c3.a2.p7: the king for a card and a fiche
		from := m.friend // nobody, where the king is the player's own
		for _, t := range m.Trades {
			m.returned = true
			m.move(m.called, from, m.player)
			m.move(t.Cards[0], m.player, from)
			m.give(m.player, from, duRoi*m.times)
		}
		m.friend = "" // s2.c3.a2.p8
	}
}

// matadorsDraw is the poulans: spadille has two, manille and baste one each (s4.c1.a1.p1).
func (m *mediateur) matadorsDraw() {
	if m.Result.Pools["poulans"] == 0 {
		return
	}
	for i, card := range trumps(m.trump)[:3] {
		m.put(holder(m.holds, card), "poulans", -[]int{20, 10, 10}[i]*m.poulans())
	}
}

// reckon is what is paid.
func (m *mediateur) reckon() {
	total := m.made(dixLevees)
	declared := m.kind == "vole" || m.kind == "vole-mediator"
	figure := means[m.kind][0] * m.times
	if m.united() { // s4.c2.a4.p2, p3
		figure += reunion * m.times
	}
	game := m.lay + dePoule*m.times // s4.c2.a6.p17, p24: what was put off is not doubled
	won := total >= 6 && (!declared || total == dixLevees)
	if won && !declared && m.undertaken() {
		price := means[m.kind][1] * m.times
		switch {
		case total < dixLevees: // s4.c2.a3.observation.p1
			m.pay(-1, price)
		case !m.showsBy(dixLevees + 1): // quadrille.decisions.a11.p5
			m.pay(1, price)
		}
	}
	switch {
	case won:
		m.pay(1, figure+game)
		m.draw(m.makers())
		m.game = 0
	case total <= 4: // s1.c1.a2.p15, s4.c1.a2.p2b
		m.pay(-1, figure+game)
		m.bete()
		m.draw(m.against())
		m.game = 0
	default:
		m.pay(-1, figure) // a remise, or a vole that was declared (s4.c2.a3.observation.p1b and the ruling)
		m.bete()
	}
}

// united reports whether the three matadors are in the hands of those who play.
func (m *mediateur) united() bool {
	for _, card := range trumps(m.trump)[:3] {
		if s := holder(m.holds, card); !m.with(s) {
			return false
		}
	}
	return true
}

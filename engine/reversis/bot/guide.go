package bot

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Guide is what a ruleset's figures and roles come to for a player: what each
// card costs by the way in which it falls, and what the party and the
// Reversis are worth. It is read once from a law, and knows no text by name.
type Guide struct {
	Law    *table.Law
	Leaves bool // a player who keeps the hand sees the card left
	Swaps  bool // opposite players give each other a card before the play

	odds *Odds

	rank  [16]int8     // of each face: the higher takes
	worth [16]int32    // of each face, in points
	total int32        // of all cards
	pack  cards.Set    // the cards
	quin  [2]cards.Set // the Quinolas, each with its pool
	watch cards.Set    // the aces and the Quinolas

	above [64]cards.Set // for each card, the cards of its suit that beat it
	below [64]cards.Set // and those that it beats

	placed [64]float32 // what its holder receives if it is placed
	forced [64]float32 // what its holder pays if it is forced
	led    [64]float32 // what its holder pays for leading it
	forces [64]float32 // what the leader receives for forcing it
	gives  [64]float32 // what the taker pays if it is placed on his trick

	party     float32 // what the party comes to on the average
	point     float32 // what a point in tricks costs
	reversis  float32 // what the Reversis brings its maker, without the pool
	forfeit   float32 // what a broken one costs, and brings the breaker
	undertake int     // the tricks that must be taken before it is undertaken
	drawsAll  bool    // the maker draws the pool, Quinola or not
	privilege privilege
}

// privilege is what a ruleset says of the Espagnolette.
type privilege struct {
	is                bool
	aces, with, both  int
	until             int // the last trick in which it may renounce
	from              int // the first trick that it must not take
	loses, ends, wins bool
}

// NewGuide reads a law into a guide.
func NewGuide(l *table.Law) *Guide {
	g := &Guide{Law: l, odds: &odds, undertake: l.Book().Tricks}
	_, g.Leaves = l.Terms("reversis/exchange.left")
	g.Swaps = l.Book().Answer("reversis/swap") != nil
	g.pack = l.Pack()
	for face := uint8(1); face <= cards.King; face++ {
		g.rank[face] = int8(face)
	}
	if l.Has("reversis/rank") {
		g.rank[cards.Ace] = cards.King + 1
	}
	if t, ok := l.Terms("reversis/points"); ok {
		g.worth[cards.Ace], g.worth[cards.King] = t.N("ace"), t.N("king")
		g.worth[cards.Queen], g.worth[cards.Knave] = t.N("queen"), t.N("knave")
	}
	for set := g.pack; set != 0; set = set.Without() {
		g.total += g.worth[set.First().Face()]
	}
	g.watch = cards.Face(cards.Ace) & g.pack
	for i, rule := range [...]string{"reversis/quinola", "reversis/quinola.little"} {
		if t, ok := l.Terms(rule); ok {
			g.quin[i] = cards.Of(cards.Hearts, uint8(t.N("face"))).Bit()
			g.watch |= g.quin[i]
		}
	}
	g.orders()
	g.payments()
	g.parties()
	g.privileges()
	return g
}

// payments reads what players pay each other for aces and Quinolas.
func (g *Guide) payments() {
	l := g.Law
	scale := float32(1) // the average factor of doubling
	if t, ok := l.Terms("reversis/double.opposite"); ok {
		scale *= 1 + float32(t.N("times")-1)/float32(max(l.Book().Seats-1, 1))
	}
	for _, rule := range [...]string{"reversis/double.first", "reversis/double.last"} {
		if t, ok := l.Terms(rule); ok {
			scale *= 1 + float32(t.N("times")-1)/float32(l.Book().Tricks)
		}
	}
	others := float32(l.Book().Seats - 1)
	for set := g.watch & cards.Face(cards.Ace); set != 0; set = set.Without() {
		c := set.First()
		if t, ok := l.Terms("reversis/ace.placed"); ok {
			fee := scale * float32(aceFee(&t, c))
			g.placed[c], g.gives[c] = fee, fee
		}
		if t, ok := l.Terms("reversis/ace.forced"); ok {
			fee := scale * float32(aceFee(&t, c))
			g.forced[c], g.forces[c] = fee, fee
			if t.Role("payer") == game.ToEach {
				g.forces[c] = fee * others
			}
		}
		if t, ok := l.Terms("reversis/ace.led"); ok {
			g.led[c] = scale * float32(aceFee(&t, c))
		}
	}
	for i, q := range g.quin {
		if q == 0 {
			continue
		}
		c := q.First()
		name := func(main, little string) string {
			if i == 0 {
				return main
			}
			return little
		}
		if t, ok := l.Terms("reversis/quinola.gift"); ok {
			fee := scale * float32(t.N(name("fee", "little")))
			g.placed[c], g.gives[c] = fee, fee
		}
		if t, ok := l.Terms("reversis/quinola.consolation"); ok {
			holder, each := float32(t.N(name("holder", "little.holder"))), float32(t.N(name("others", "little.others")))
			if t.Role("payer") == game.ToEach {
				holder = each
			}
			g.forced[c], g.forces[c] = scale*holder, scale*(holder+(others-1)*each)
		}
		if t, ok := l.Terms("reversis/quinola.gorged"); ok {
			g.led[c] = scale * float32(t.N(name("fee", "little")))
		}
	}
}

// aceFee returns what an ace costs, by the figures of an answer.
func aceFee(t *game.Terms, c cards.Card) int32 {
	fee := t.N("ace")
	switch c.Suit() {
	case cards.Hearts:
		fee = t.Or("hearts", fee)
	case cards.Diamonds:
		fee = t.Or("diamonds", fee)
	}
	return fee
}

// parties reads what the party and the Reversis are worth.
func (g *Guide) parties() {
	l := g.Law
	n := float32(l.Book().Seats)
	if t, ok := l.Terms("reversis/party.price"); ok {
		g.party = float32(t.N("price"))
	}
	if t, ok := l.Terms("reversis/party.value"); ok {
		// The discard has as many cards as there are players, and high cards are put out.
		g.party = float32(t.N("fixed")) + 2*n*float32(g.total)/float32(g.pack.Len())
	}
	if t, ok := l.Terms("reversis/party.opposite"); ok {
		g.party *= 1 + float32(t.N("times")-1)/max(n-1, 1)
	}
	// Between no points and an equal share of them lies half the difference
	// between winning the party and losing it.
	if g.total > 0 {
		g.point = g.party * n / float32(g.total)
	}
	if t, ok := l.Terms("reversis/reversis.payment"); ok {
		each := float32(t.N("each"))
		g.reversis = each*(n-2) + float32(t.Or("opposite", t.N("each")))
	}
	if t, ok := l.Terms("reversis/reversis.forfeit"); ok {
		g.forfeit = float32(t.N("amount"))
	}
	if t, ok := l.Terms("reversis/reversis.undertaken"); ok {
		g.undertake = int(t.N("tricks"))
	}
	g.drawsAll = l.Has("reversis/reversis.draws")
}

// privileges reads what the Espagnolette may do, and what it risks.
func (g *Guide) privileges() {
	l := g.Law
	p := &g.privilege
	t, ok := l.Terms("reversis/espagnolette")
	if !ok {
		return
	}
	p.aces, p.with, p.both = int(t.N("aces")), int(t.Or("with", 9)), int(t.Or("both", 9))
	t, p.is = l.Terms("reversis/espagnolette.renounce")
	p.until = int(t.Or("until", int32(l.Book().Tricks)))
	t, p.loses = l.Terms("reversis/espagnolette.loses")
	p.from = int(t.Or("from", 1))
	p.ends, p.wins = l.Has("reversis/espagnolette.ends"), l.Has("reversis/espagnolette.wins")
}

// privileged reports whether a hand, as it begins the play, is an Espagnolette.
func (g *Guide) privileged(begun cards.Set) bool {
	p := &g.privilege
	n := (begun & cards.Face(cards.Ace)).Len()
	held := (begun & (g.quin[0] | g.quin[1])).Len()
	return p.is && (n >= p.aces || held > 0 && n >= p.with || held > 1 && n >= p.both)
}

// pool returns the pool to which a card belongs, or -1.
func (g *Guide) pool(c cards.Card) int {
	for i, q := range g.quin {
		if q.Has(c) {
			return i
		}
	}
	return -1
}

// orders finds which cards beat which.
func (g *Guide) orders() {
	for set := g.pack; set != 0; set = set.Without() {
		c := set.First()
		for lane := g.pack & cards.Lane(c.Suit()); lane != 0; lane = lane.Without() {
			switch x := lane.First(); {
			case g.rank[x.Face()] > g.rank[c.Face()]:
				g.above[c] |= x.Bit()
			case x != c:
				g.below[c] |= x.Bit()
			}
		}
	}
}

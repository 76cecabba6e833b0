package naive

import (
	"slices"
	"strings"
)

// May is who is to do something in a hand of Quadrille, and all that is open.
func May(data []byte, order []string) (seat string, open []string, err error) {
	c, err := sit(data, order)
	if err != nil {
		return "", nil, err
	}
	c.bids()
	seat, open = c.may()
	return seat, open, nil
}

// may is who is to do something when it is known who has the hand played, and all that
// is open.
func (c *clerk) may() (seat string, open []string) {
	if seat, open := c.speaks(); seat != "" {
		return seat, open
	}
	switch {
	case c.trump == "":
		return c.player, named() // c2.p3
	case c.called == "" && (c.kind == "ask" || c.kind == "forced" || c.kind == "last"):
		for _, card := range c.callable() {
			open = append(open, "call "+card)
		}
		return c.player, open
	}
	if seat, open := c.returns(); seat != "" {
		return seat, open
	}
	return c.plays()
}

// speaks is who is to speak, and what may be said.
func (c *clerk) speaks() (string, []string) {
	said := map[string][]string{} // by each
	last, high := len(c.seats)-1, ""
	for _, b := range c.Bids {
		said[b.Seat] = append(said[b.Seat], b.Bid)
		last = slices.Index(c.seats, b.Seat)
		if b.Bid != "pass" {
			high = b.Bid // each is more than those before, or has preference
		}
	}
	best := ""
	if high != "" {
		best = c.player
	}
	for i := range c.seats {
		s := c.seats[(last+1+i)%len(c.seats)]
		mine := said[s]
		switch {
		case s == best || slices.Contains(mine, "pass"): // c2.p14, loix.7
		case len(mine) == 0: // c2.p8; c2.p23, a11.p2: only for more than was said
			return s, c.above(high, false)
		default: // c2.p25, loix.9, loix.10: forced, and with preference
			return s, c.above(high, mine[0] == "ask")
		}
	}
	return "", nil
}

// above is what may be said when so much was said already; whoever goes before
// others may also play sans prendre as they do. Contre may be played where it is agreed on
// (loix.55, a11.p1).
func (c *clerk) above(high string, preferred bool) []string {
	list := []string{"ask", "sans-prendre"}
	if c.agreed("hombre/bid.contre#agreed") {
		list = append(list, "contre")
	}
	at := slices.Index(list, high) + 1
	if preferred && high == "sans-prendre" {
		at--
	}
	return append([]string{"pass"}, list[at:]...)
}

// callable is the cards that the player may call: a king, not of trumps (c2.p16,
// loix.12), also one of his own (c2.p15, loix.13); with all four kings a queen, too
// (c2.p15, loix.11, a2.p2).
func (c *clerk) callable() []string {
	var list []string
	kings := 0
	for _, suit := range strings.Split(suits, "") {
		if slices.Contains(c.dealt[c.player], "K"+suit) {
			kings++
		}
		if suit != c.trump {
			list = append(list, "K"+suit)
		}
	}
	if kings == 4 {
		for _, king := range slices.Clone(list) {
			list = append(list, "Q"+king[1:])
		}
	}
	return list
}

// returns is who says whether the king is returned, and what other card is given for it
// (roi-rendu.1); not to one who is forced (roi-rendu.5).
func (c *clerk) returns() (string, []string) {
	if c.called == "" || c.own || !strings.HasSuffix(c.Rules, "roi-rendu") {
		return "", nil
	}
	asked := map[string]bool{}
	for _, s := range c.Choose {
		asked[s.Seat] = asked[s.Seat] || s.Act == "keep" || s.Act == "return"
	}
	if c.returned {
		if len(c.Trades) == 0 {
			var open []string
			for _, card := range c.holds[c.player] {
				if card != c.called {
					open = append(open, "give "+card)
				}
			}
			return c.player, open
		}
		return "", nil
	}
	for _, s := range c.seats {
		switch {
		case s == c.player || asked[s]:
		case s == c.friend && c.kind != "forced" && c.agreed("hombre/king.returned#obliged"): // roi-rendu.5
			return s, []string{"return"}
		case s == c.friend && c.kind != "forced":
			return s, []string{"keep", "return"}
		default:
			return s, []string{"keep"}
		}
	}
	return "", nil
}

// plays is who is to play, and which cards may be played.
func (c *clerk) plays() (string, []string) {
	c.play()
	for _, a := range c.Acts {
		if a.Act == "lay" { // c2.p9: the game is won
			return "", nil
		}
	}
	if len(c.tricks) == c.size {
		return "", nil
	}
	var trick []string
	if n := len(c.Play); n > 0 && len(c.Play[n-1]) < len(c.seats) {
		trick = c.Play[n-1]
	}
	seat := c.turn(len(c.tricks)+1, len(trick))
	hand := slices.Clone(c.holds[seat])
	for _, t := range c.Play {
		for _, p := range t {
			if s, card, _ := strings.Cut(p, ":"); s == seat {
				hand = slices.Delete(hand, slices.Index(hand, card), slices.Index(hand, card)+1)
			}
		}
	}
	open := c.follow(hand, trick)
	// c2.p9, c2.p20: whoever has won may lay the hand down, where all can tell that
	// it is won (the ruling); but a vole that was undertaken cannot be given up
	// (loix.45), nor the one that contre engages to, unless it is missed already.
	if len(trick) == 0 && c.with(seat) && (c.taken[c.player] >= c.wins && seat == c.player || c.shown() && c.made(c.size) >= c.wins) && (!c.undertaken() && c.kind != "contre" || c.made(c.size) < len(c.tricks)) && !strings.HasPrefix(c.kind, "vole") {
		open = append(open, "lay")
	}
	return seat, open
}

// follow is the cards of a hand that may be played to a trick (c2.p26, loix.18).
func (c *clerk) follow(hand, trick []string) []string {
	if len(trick) == 0 {
		return hand
	}
	_, led, _ := strings.Cut(trick[0], ":")
	order := trumps(c.trump)
	height := slices.Index(order, led)
	if height < 0 {
		return ofSuit(hand, natural(led[1:]))
	}
	// A matador need not be played upon a lower trump, where the player has no
	// other (c1.valeur.p22, loix.30); a higher one that is led forces it
	// (c1.valeur.p22b, loix.31, loix.32).
	for i, t := range order {
		if slices.Contains(hand, t) && (i > 2 || i > height) {
			return ofSuit(hand, order)
		}
	}
	return hand
}

// ofSuit is the cards of a hand that are of a suit, or all where none is.
func ofSuit(hand, suit []string) []string {
	var list []string
	for _, card := range hand {
		if slices.Contains(suit, card) {
			list = append(list, card)
		}
	}
	if len(list) == 0 {
		return hand
	}
	return list
}

// MayMediateur is who is to do something in a hand of Le Médiateur, and all that is
// open.
func MayMediateur(data []byte, order []string) (seat string, open []string, err error) {
	m, err := mediating(data, order)
	if err != nil {
		return "", nil, err
	}
	m.chosen()
	if m.favourite() == "" {
		return m.drawsFavourite(), m.favourites("A234567JQK"), nil
	}
	if seat, open := m.speaks(); seat != "" {
		return seat, open, nil
	}
	names := named()
	favourite := strings.Index(suits, m.favourite())
	switch {
	case m.trump != "":
	case strings.HasSuffix(m.bid, "-favourite"):
		return m.player, names[favourite : favourite+1], nil
	case m.kind == "forced" || strings.HasPrefix(m.kind, "vole"): // the ruling
		return m.player, names, nil
	default:
		return m.player, slices.Delete(names, favourite, favourite+1), nil
	}
	switch {
	case m.kind == "sans-prendre", m.kind == "vole":
	case m.called == "": // s2.c1.6 to 8, s2.c3.a2.p7
		for _, card := range m.callable() {
			open = append(open, "call "+card)
		}
		return m.player, open, nil
	case m.kind != "ask" && m.kind != "forced" && !m.own && len(m.Trades) == 0: // s2.c3.a2.p7
		for _, card := range m.holds[m.player] {
			if card != m.called {
				open = append(open, "give "+card)
			}
		}
		return m.player, open, nil
	}
	seat, open = m.plays()
	return seat, open, nil
}

// speaks is who is to speak, and what may be said: more than anybody has said, or as
// much by whoever is before that player (s2.p10); but the vole silences everybody
// (s2.c4.a1.p2).
func (m *mediateur) speaks() (string, []string) {
	last, passed, most := len(m.seats)-1, map[string]bool{}, 0
	for _, b := range m.Bids {
		last = slices.Index(m.seats, b.Seat)
		passed[b.Seat] = passed[b.Seat] || b.Bid == "pass"
		most = max(most, ranked(b.Bid))
	}
	for i := range m.seats {
		s := m.seats[(last+1+i)%len(m.seats)]
		if passed[s] || most > 0 && s == m.player {
			continue
		}
		open := []string{"pass"}
		for _, bid := range []string{"ask", "ask-favourite", "mediator", "mediator-favourite", "sans-prendre", "sans-prendre-favourite", "vole", "vole-mediator"} {
			if !m.admits(bid) {
				continue
			}
			r := ranked(bid)
			if r > most || r == most && r < ranked("vole") && slices.Index(m.seats, s) < slices.Index(m.seats, m.player) {
				open = append(open, bid)
			}
		}
		return s, open
	}
	return "", nil
}

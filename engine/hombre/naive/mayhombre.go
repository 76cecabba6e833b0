package naive

import "slices"

// MayHombre tells, of a hand of l'Hombre as far as it has come, who is to
// do something, and all that is open to that player.
func MayHombre(data []byte, order []string) (seat string, may []string, err error) {
	o, err := sitThree(data, order)
	if err != nil {
		return "", nil, err
	}
	if seat, may = o.speaks(); seat != "" {
		return seat, may, nil
	}
	if o.speak(); o.player == "" {
		return "", nil, nil
	}
	switch without := named()[o.Agreed.Or("parts/pack#suit", 2)]; {
	case o.trump != "":
	case len(o.seats) == 2: // hombre-a-deux.p3, p4 and the ruling
		return o.player, slices.DeleteFunc(named(), func(s string) bool { return s == without }), nil
	default: // donner.p3
		return o.player, named(), nil
	}
	if seat, may = o.discards(); seat != "" {
		return seat, may, nil
	}
	o.exchange()
	seat, may = o.plays()
	return seat, may, nil
}

// speaks is who is to speak: each in turn, and again whoever is forced
// (sans-prendre.p8, loix.20, 21). Contre may be played where it is agreed on (vole.p4, p4c,
// loix.72).
func (o *trois) speaks() (string, []string) {
	list := []string{"ask", "sans-prendre"}
	if o.agreed("hombre/bid.contre#agreed") {
		list = append(list, "contre")
	}
	said, last, high, best := map[string][]string{}, len(o.seats)-1, -1, ""
	for _, b := range o.Bids {
		said[b.Seat] = append(said[b.Seat], b.Bid)
		last = slices.Index(o.seats, b.Seat)
		if b.Bid != "pass" {
			high, best = slices.Index(list, b.Bid), b.Seat
		}
	}
	for i := range o.seats {
		s := o.seats[(last+1+i)%len(o.seats)]
		switch {
		case s == best || slices.Contains(said[s], "pass"):
			continue
		case len(said[s]) > 0 && slices.Index(o.seats, s) < slices.Index(o.seats, best): // with preference
			high--
		}
		return s, append([]string{"pass"}, list[high+1:]...)
	}
	return "", nil
}

// discards is who discards, and what: as many cards as are left in the talon at most
// (donner.p3, ecarter.p1, p4).
func (o *trois) discards() (string, []string) {
	left := len(o.talon)
	for _, s := range o.others(true) {
		left -= len(o.out[s])
		if s == o.player && o.kind != "ask" || slices.Contains(o.done, s) {
			continue
		}
		return s, append([]string{"done"}, outs(o.holds[s], o.out[s], left)...)
	}
	return "", nil
}

// plays is who is to play, and which cards.
func (o *trois) plays() (string, []string) {
	leader, made := o.seats[0], map[string]int{}
	for n, t := range append(slices.Clone(o.Play), nil) {
		at, led := slices.Index(o.seats, leader), ""
		for i := range o.seats {
			s := o.seats[(at+i)%len(o.seats)]
			if i < len(t) {
				card := t[i][2:]
				o.holds[s] = slices.DeleteFunc(o.holds[s], func(c string) bool { return c == card })
				if i == 0 {
					led = card
				}
				continue
			}
			may := playable(trumps(o.trump), o.holds[s], led)
			if len(may) == 0 || laid(o.Acts) {
				return "", nil
			}
			// vole.p2, loix.66: not while the vole that is undertaken may be made, to
			// which contre engages from the first card on.
			if i == 0 && s == o.player && made[s] >= 5 && (made[s] < n || n == 5 && o.kind != "contre") {
				may = append(may, "lay")
			}
			return s, may
		}
		leader = taker(t, o.trump)
		made[leader]++
	}
	return "", nil
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// A random hand is played, and played again by another law, on one state that
// is never allocated anew.

// run plays a hand by a law from the deal to the settlement. Where d is given
// the players choose, and h notes what they do; else h is played again, and
// the result says whether the law refused something in it.
func (s *State) run(l *Law, h *hand, d *dealer) (refused bool) {
	s.sit(l, h.dealer, h.pools)
	s.apart, s.unfinished = 0, false
	s.unclaimed, s.partyUnclaimed, s.poolUnclaimed = h.unclaimed, h.party, h.party
	for i := range h.beasts[:h.owed] {
		s.beasts[i] = h.beasts[i]
	}
	s.owed = h.owed
	for _, a := range h.acts[:h.noted] {
		if a.kind == actUnstaked {
			s.unstaked |= 1 << a.seat
		}
	}
	s.stake()
	s.hand = h.dealt
	s.talon = h.talon
	s.note(h, record.AtDeal)
	if s.Seen(factVoid) != nil {
		h.void = true
		s.close()
		return false
	}
	s.phase = atExchange
	if s.exchangeHand(h, d) {
		refused = true
	}
	s.note(h, record.AtExchange)
	if s.Seen(factVoid) != nil {
		h.void = true
		s.close()
		return refused
	}
	s.open(1)
	begun, at := int8(0), 0
	for !s.done {
		if begun < s.Trick {
			begun = s.Trick
			s.note(h, begun)
			if s.Seen(factVoid) != nil || s.Seen(factRest) != nil {
				break
			}
			if d == nil && at >= h.n && s.Seen(factOver) == nil {
				s.unfinished = h.n > 0
			}
			if d == nil && at >= h.n || s.Seen(factOver) != nil && d != nil && d.src.Below(2) == 0 {
				break
			}
		}
		if d != nil {
			d.play(s, h)
			continue
		}
		if at >= h.n {
			return true
		}
		seat, c := s.table.Turn, h.plays[at]
		at++
		if !s.hand[seat].Has(c) {
			return true
		}
		bars := s.barred()
		if bars != h.bars[at-1] && s.apart == 0 {
			s.apart, s.apartBars, s.apartSeat = at, bars, seat
		}
		barred := bars.Has(c)
		revoke := barred && s.table.N > 0 && h.revokes(seat, s.Trick)
		if barred && !revoke {
			return true
		}
		if revoke {
			s.revoke(seat)
		}
		s.play(c, revoke)
	}
	if s.Seen(factVoid) == nil {
		s.done = true
	}
	s.finish()
	return refused
}

// play has the player whose turn it is play a card of his choice, and notes it
// in h.
func (d *dealer) play(s *State, h *hand) {
	seat := s.table.Turn
	held, barred := s.hand[seat], s.barred()
	may, revoke := held&^barred, false
	if h.noted > 0 && s.table.N > 0 && held&barred != 0 && h.revokes(seat, s.Trick) {
		may, revoke = held&barred, true
		s.revoke(seat)
	}
	c, n := d.choose(s, may), h.n
	h.holds[n], h.bars[n], h.plays[n], h.n = held, barred, c, n+1
	s.play(c, revoke)
}

// revokes reports whether a player is noted to revoke in a trick.
func (h *hand) revokes(seat cards.Seat, trick int8) bool {
	a := h.did(seat, actRevoke)
	return a != nil && a.at == trick
}

// revoke tells a revoke, as the card is played.
func (s *State) revoke(seat cards.Seat) {
	s.tell(&engine.Fact{Kind: factAct, Seat: seat, N: int32(actRevoke)})
}

// note tells the irregular acts of one moment.
func (s *State) note(h *hand, at int8) {
	if h.noted == 0 {
		return
	}
	for pass := range 2 {
		for _, a := range h.acts[:h.noted] {
			if a.at != at || a.kind == actRevoke || (pass == 0) != (a.kind == actAgree || a.kind == actWarn || a.kind == actRecall) {
				continue
			}
			s.tell(&engine.Fact{Kind: factAct, Seat: a.seat, Leader: a.to, Card: a.card, N: int32(a.kind)})
			if a.kind == actThrow {
				s.throwDown(a.seat)
			}
		}
	}
}

// did is the act of that kind that a player does, or nil.
func (h *hand) did(seat cards.Seat, kind engine.ActKind) *note {
	for i := range h.acts[:h.noted] {
		if a := &h.acts[i]; a.seat == seat && a.kind == kind {
			return a
		}
	}
	return nil
}

// exchangeHand has the players of a random hand exchange cards; it reports
// whether the law refused what the hand notes.
func (s *State) exchangeHand(h *hand, d *dealer) (refused bool) {
	for i, seat := 0, cards.Right(s.n, s.dealer); i < s.n; i, seat = i+1, cards.Right(s.n, seat) {
		taken := cards.None
		if seat != s.dealer {
			taken = s.offered(seat)
		}
		if h.noted > 0 && h.did(seat, actTwelve) != nil {
			h.out[seat] = cards.None
			if taken != cards.None {
				s.hand[seat] |= taken.Bit()
			}
			continue
		}
		if d != nil {
			h.out[seat] = d.putOut(s, seat, h, taken)
		} else if !s.mayPutOut(seat, h.out[seat]) {
			refused = true
		}
		out := h.out[seat]
		if out == cards.None {
			s.kept |= 1 << seat
			continue
		}
		s.hand[seat] &^= out.Bit()
		s.heap |= out.Bit()
		s.out[seat] = out
		if h.noted > 0 {
			if two := h.did(seat, actTwo); two != nil {
				if d != nil {
					for hold := s.hand[seat]; ; hold &^= two.card.Bit() {
						two.card = hold.Nth(d.src.Below(hold.Len()))
						if s.mayPutOut(seat, two.card) {
							break
						}
					}
				}
				s.hand[seat] &^= two.card.Bit()
				s.heap |= two.card.Bit()
			}
		}
		if taken != cards.None {
			s.hand[seat] |= taken.Bit()
		}
	}
	s.known = true
	if s.law.Swaps {
		hands := s.hand
		for _, seat := range s.round {
			if d != nil {
				h.swap[seat] = s.hand[seat].Nth(d.src.Below(s.hand[seat].Len()))
				if d.will[seat] >= high && d.src.Below(8) != 0 {
					h.swap[seat] = lowest(s, s.hand[seat])
				}
			}
			c, to := h.swap[seat], cards.Opposite(s.n, seat)
			hands[seat] &^= c.Bit()
			hands[to] |= c.Bit()
		}
		s.hand = hands
	}
	return refused
}

// mayPutOut reports whether the law lets a player put out a card, or keep his
// hand.
func (s *State) mayPutOut(seat cards.Seat, c cards.Card) bool {
	s.act = engine.Act{Kind: actPutOut, Seat: seat, Card: c}
	if c == cards.None {
		s.act.Kind = actKeep
	}
	refused, lifted, any := s.refusals(&s.act, 0)
	s.Fired.Union(refused)
	s.Fired.Union(lifted)
	return !any
}

// putOut picks a card to put out, or None to keep the hand.
func (d *dealer) putOut(s *State, seat cards.Seat, h *hand, taken cards.Card) cards.Card {
	if seat != s.dealer && (taken == cards.None || d.src.Below(4) == 0) && h.did(seat, actTwo) == nil && h.did(seat, actPeek) == nil &&
		s.mayPutOut(seat, cards.None) {
		return cards.None
	}
	hold := s.hand[seat]
	if d.will[seat] >= high {
		for range 12 {
			c := lowest(s, hold)
			if s.mayPutOut(seat, c) {
				return c
			}
			if hold &^= c.Bit(); hold == 0 {
				break
			}
		}
		hold = s.hand[seat]
	}
	for hold != 0 {
		c := hold.Nth(d.src.Below(hold.Len()))
		if s.mayPutOut(seat, c) {
			return c
		}
		hold &^= c.Bit()
	}
	d.stuck = true
	return s.hand[seat].First()
}

// record is a random hand as a record.
func (l *Law) record(h *hand) *record.Record {
	r := &record.Record{Rules: l.ID, Dealer: h.dealer, Leader: cards.NoSeat}
	names := l.Pools
	if len(names) == 0 {
		names = []string{""}
	}
	for i, name := range names {
		r.Pools = append(r.Pools, record.Pool{Name: name, Amount: h.pools[i]})
	}
	for _, b := range h.beasts[:h.owed] {
		r.Beasts = append(r.Beasts, record.Beast{By: b.by, Amount: b.amount, InPlay: b.inPlay})
	}
	r.Hands, r.Players = h.dealt, l.Seats
	r.Talon = append([]cards.Card{}, h.talon[:h.talons]...)
	played := h.n > 0 || !h.void
	for _, a := range h.acts[:h.noted] {
		r.Acts = append(r.Acts, record.Act{At: int(a.at), Seat: a.seat, Act: actNames[a.kind], Card: a.card, To: a.to})
	}
	if played || h.void && h.exchanged() {
		for _, seat := range cards.Round(l.Seats) {
			if h.did(seat, actTwelve) != nil && seat == h.dealer {
				continue
			}
			r.Exchange[seat] = record.Exchange{Done: true, Out: h.out[seat]}
		}
	}
	if l.Swaps && played {
		r.Swap = h.swap
	}
	trick, in := 1, 0
	sizes := h.sizes(l)
	for _, c := range h.plays[:h.n] {
		for in == sizes[trick] {
			trick, in = trick+1, 0
		}
		r.Plays = append(r.Plays, record.Play{Trick: trick, Seat: cards.NoSeat, Card: c})
		in++
	}
	for set := h.unclaimed; set != 0; set = set.Without() {
		r.Unclaimed = append(r.Unclaimed, set.First().String())
	}
	if h.party {
		r.Unclaimed = append(r.Unclaimed, "party", "pool")
	}
	return r
}

// exchanged reports whether a void hand came as far as the exchange.
func (h *hand) exchanged() bool { return h.out[h.dealer] != cards.None }

// sizes is how many cards each trick has: a player with ten cards sits out the
// last.
func (h *hand) sizes(l *Law) (sizes [20]int) {
	for t := range sizes {
		sizes[t] = l.Seats
	}
	for _, a := range h.acts[:h.noted] {
		if a.kind == actTwo {
			sizes[l.Tricks]--
		}
	}
	return sizes
}

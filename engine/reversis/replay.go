package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// A random hand is played, and played again by another law, on one state that
// is never allocated anew.

// begin lays out a random hand under a law, before it is dealt.
func (s *State) begin(l *Law, h *hand) {
	s.sit(l, h.dealer, [engine.MaxPools]int32{h.pools[0], h.pools[1]})
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
	s.hand, s.talon = h.dealt, h.talon
}

// run plays a hand again under a law, and reports whether the law refuses
// something in it.
func (s *State) run(l *Law, h *hand) (refused bool) {
	s.begin(l, h)
	s.again = again{h: h}
	return s.lead(&s.again) != nil || s.again.refused
}

// again is a random hand that is played again.
type again struct {
	h          *hand
	at         int  // the next card
	refused    bool // a card may not be put out, or played
	unfinished bool // the hand broke off too early

	apart int // the play, plus one, at which other cards were barred; 0 for none
	bars  cards.Set
	seat  cards.Seat
}

// stuck is that a law does not let a hand go on as it went.
const stuck = fault("the hand cannot be played so")

func (g *again) judge()                           {}
func (g *again) goesOn(*State, int) (bool, error) { return true, nil }
func (g *again) acts(s *State, at int) error      { g.h.tell(s, at); return nil }

func (g *again) exchange(s *State, seat cards.Seat) error {
	if g.h.did(seat, actTwelve) == nil && !s.mayPutOut(seat, g.h.out[seat]) {
		g.refused = true
	}
	g.h.exchange(s, seat, nil)
	return nil
}

func (g *again) swap(s *State) ([cards.Seats]cards.Card, error) { return g.h.given(s), nil }

func (g *again) play(s *State) (bool, error) {
	if g.at == g.h.n {
		if s.table.N > 0 {
			return false, stuck
		}
		g.unfinished = g.h.n > 0 && s.Seen(factOver) == nil
		return false, nil
	}
	seat, c := s.table.Turn, g.h.plays[g.at]
	g.at++
	if !s.hand[seat].Has(c) {
		return false, stuck
	}
	bars := s.barred()
	if bars != g.h.bars[g.at-1] && g.apart == 0 {
		g.apart, g.bars, g.seat = g.at, bars, seat
	}
	barred := bars.Has(c)
	revoke := barred && s.table.N > 0 && g.h.revokes(seat, s.Trick)
	if barred && !revoke {
		return false, stuck
	}
	if revoke {
		s.revoke(seat)
	}
	s.play(c, revoke)
	return true, nil
}

func (d *dealer) judge()                           {}
func (d *dealer) goesOn(*State, int) (bool, error) { return true, nil }
func (d *dealer) acts(s *State, at int) error      { d.h.tell(s, at); return nil }

func (d *dealer) exchange(s *State, seat cards.Seat) error {
	if d.h.did(seat, actTwelve) == nil {
		d.h.out[seat] = d.putOut(s, seat, d.h, s.offered(seat))
	}
	d.h.exchange(s, seat, d)
	return nil
}

func (d *dealer) swap(s *State) ([cards.Seats]cards.Card, error) {
	if s.law.Swaps {
		for _, seat := range s.round {
			d.h.swap[seat] = s.hand[seat].Nth(d.src.Below(s.hand[seat].Len()))
			if d.will[seat] >= high && d.src.Below(8) != 0 {
				d.h.swap[seat] = lowest(s, s.hand[seat])
			}
		}
	}
	return d.h.given(s), nil
}

// play has the player whose turn it is play a card of his choice, and notes it.
// A hand whose end is settled goes on half the time.
func (d *dealer) play(s *State) (bool, error) {
	if s.table.N == 0 && s.Seen(factOver) != nil && d.src.Below(2) == 0 {
		return false, nil
	}
	h, seat := d.h, s.table.Turn
	held, barred := s.hand[seat], s.barred()
	may, revoke := held&^barred, false
	if h.noted > 0 && s.table.N > 0 && held&barred != 0 && h.revokes(seat, s.Trick) {
		may, revoke = held&barred, true
		s.revoke(seat)
	}
	c, n := d.choose(s, may), h.n
	h.holds[n], h.bars[n], h.plays[n], h.n = held, barred, c, n+1
	s.play(c, revoke)
	return true, nil
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

// tell tells the irregular acts of one moment.
func (h *hand) tell(s *State, at int) {
	if h.noted == 0 {
		return
	}
	for pass := range 2 {
		for _, a := range h.acts[:h.noted] {
			if int(a.at) != at || a.kind == actRevoke || (pass == 0) != (a.kind == actAgree || a.kind == actWarn || a.kind == actRecall) {
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

// exchange has a player put out the card that the hand notes, and take the one
// that lies ready. The second card of a player who puts out two is chosen by d,
// where that is given.
func (h *hand) exchange(s *State, seat cards.Seat, d *dealer) {
	if h.did(seat, actTwelve) != nil {
		h.out[seat] = cards.None
		s.draw(seat)
		return
	}
	out := h.out[seat]
	if out == cards.None {
		s.keep(seat)
		return
	}
	s.putOut(seat, out)
	if two := h.did(seat, actTwo); two != nil {
		for hold := s.hand[seat]; d != nil; hold &^= two.card.Bit() {
			two.card = hold.Nth(d.src.Below(hold.Len()))
			if s.mayPutOut(seat, two.card) {
				break
			}
		}
		s.putOut(seat, two.card)
	}
	s.draw(seat)
}

// given is what the players of a hand give each other.
func (h *hand) given(s *State) (given [cards.Seats]cards.Card) {
	if s.law.Swaps {
		given = h.swap
	}
	return given
}

// mayPutOut reports whether the law lets a player put out a card, or keep his
// hand.
func (s *State) mayPutOut(seat cards.Seat, c cards.Card) bool {
	s.act = engine.Act{Kind: actPutOut, Seat: seat, Card: c}
	if c == cards.None {
		s.act.Kind = actKeep
	}
	return !s.law.rules.Refusals(s, &s.Trace, &s.act, actPlay, 0, &s.Fired, &s.Fired)
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
	for i, name := range l.PoolNames() {
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

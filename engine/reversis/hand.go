package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// sit begins a hand: the players are at the table, the cards not yet dealt.
func (s *State) sit(l *Law, dealer cards.Seat, pools [engine.MaxPools]int32) {
	s.set(&l.seated[dealer])
	copy(s.start[:], pools[:])
}

// seat has the players of a law sit down. What rules conclude from that is the
// same in every hand that a player deals: it is concluded once, and copied.
func (l *Law) seat(dealer cards.Seat) {
	s := &l.seated[dealer]
	s.Reset()
	s.law, s.n, s.round = l, l.Seats, cards.Round(l.Seats)
	s.dealer, s.last, s.watch = dealer, int8(l.Tricks), aces
	s.table.Begin(cards.NoSeat)
	s.tell(&engine.Fact{Kind: factTable, Seat: dealer})
	for i := range s.Facts {
		switch f := &s.Facts[i]; f.Kind {
		case factFace:
			s.worth[f.Card.Face()] = f.N
		case factQuinola, factLittle:
			s.watch |= f.Card.Bit()
		}
	}
}

// set makes s a copy of another state, in the room that it has.
func (s *State) set(o *State) {
	facts, dues := append(s.Facts[:0], o.Facts...), append(s.Dues[:0], o.Dues...)
	*s = *o
	s.Facts, s.Dues = facts, dues
}

// tell notes what happened and lets the rules conclude from it.
func (s *State) tell(f *engine.Fact) {
	s.Say(f)
	s.law.rules.Conclude(s, &s.Trace)
}

// stake lets the stakes be paid.
func (s *State) stake() {
	s.whole, s.phase = true, atDeal
	s.tell(&engine.Fact{Kind: factStakes, Seat: s.dealer})
}

// player is whoever leads a hand: a record, chance, or a hand that is played
// again under another law. The state asks for what is to be done next, and does
// it; an error ends the hand where it is.
type player interface {
	acts(s *State, at int) error                    // the irregular acts of a moment
	exchange(s *State, seat cards.Seat) error       // what a player puts out, or that the hand is kept
	swap(s *State) ([cards.Seats]cards.Card, error) // what each gives to the player opposite
	play(s *State) (played bool, err error)         // a card; false where no more are played
	goesOn(s *State, after int) (bool, error)       // whether the hand goes on after a moment, or a trick
	judge()                                         // what is asked of the rules, before everything is paid
}

// lead brings a hand from the deal to its end.
func (s *State) lead(p player) error {
	for _, at := range [...]int{record.AtDeal, record.AtExchange} {
		if at == record.AtExchange {
			s.phase = atExchange
			if err := s.exchange(p); err != nil {
				return err
			}
		}
		if err := p.acts(s, at); err != nil {
			return err
		}
		if s.Seen(factVoid) == nil {
			if on, err := p.goesOn(s, at); on || err != nil {
				if err != nil {
					return err
				}
				continue
			}
		}
		p.judge()
		s.close()
		return nil
	}
	s.open(1)
	return s.playOut(p)
}

// exchange has the players put out cards and take those of the talon, eldest
// hand first and the dealer last, and then opposite players give each other a
// card, all at once.
func (s *State) exchange(p player) error {
	for i, seat := 0, cards.Right(s.n, s.dealer); i < s.n; i, seat = i+1, cards.Right(s.n, seat) {
		if err := p.exchange(s, seat); err != nil {
			return err
		}
	}
	s.known = s.known || s.whole
	given, err := p.swap(s)
	if err == nil {
		s.give(&given)
	}
	return err
}

// playOut has the tricks played from the one that is open, and settles the hand.
func (s *State) playOut(p player) error {
	begun := int8(0)
	for !s.done {
		if begun < s.Trick {
			begun = s.Trick
			if err := p.acts(s, int(begun)); err != nil {
				return err
			}
			if s.Seen(factVoid) != nil || s.Seen(factRest) != nil {
				break
			}
		}
		if played, err := p.play(s); !played {
			if err != nil {
				return err
			}
			break
		}
	}
	if s.Seen(factVoid) == nil {
		if on, err := p.goesOn(s, int(begun)); !on {
			return err
		}
	}
	if s.Seen(factVoid) == nil {
		s.done = true
	}
	p.judge()
	s.finish()
	return nil
}

// putOut puts a card of a hand under the pool.
func (s *State) putOut(seat cards.Seat, c cards.Card) {
	s.hand[seat] &^= c.Bit()
	s.heap |= c.Bit()
	s.out[seat] = c
}

// keep has a player keep the hand as it was dealt.
func (s *State) keep(seat cards.Seat) { s.kept |= 1 << seat }

// draw has a player take the card of the talon that lies ready.
func (s *State) draw(seat cards.Seat) {
	if c := s.offered(seat); c != cards.None {
		s.hand[seat] |= c.Bit()
	}
}

// give has opposite players give each other a card, all at once.
func (s *State) give(given *[cards.Seats]cards.Card) {
	if *given == [cards.Seats]cards.Card{} {
		return
	}
	hands := s.hand
	for _, seat := range s.round {
		if c := given[seat]; c != cards.None {
			hands[seat] &^= c.Bit()
			hands[cards.Opposite(s.n, seat)] |= c.Bit()
		}
	}
	s.hand = hands
}

// open begins the play: the hands are final.
func (s *State) open(t int) {
	s.begun, s.phase = s.hand, atPlay
	s.Trick = int8(t)
	mark := len(s.Facts)
	s.tell(&engine.Fact{Kind: factPlaying, Seat: s.dealer})
	leader := s.dealer
	if to := s.leads(mark); to != cards.NoSeat {
		leader = to
	}
	s.table.Begin(leader)
}

// leads is who leads to the next trick by what rules said since a fact.
func (s *State) leads(since int) cards.Seat {
	for i := len(s.Facts) - 1; i >= since; i-- {
		if s.Facts[i].Kind == factLeads {
			return s.Facts[i].Seat
		}
	}
	return cards.NoSeat
}

// barred is the cards that the player whose turn it is may not play.
func (s *State) barred() cards.Set {
	seat := s.table.Turn
	s.act.Kind, s.act.Seat, s.act.Card = actPlay, seat, cards.None
	return s.law.rules.Barred(s, &s.Trace, &s.act, s.hand[seat], nil)
}

// play lays a card of the player whose turn it is; the fourth card completes
// the trick. Whether he may is the caller's to ask; revoked says that he did
// so though he may not.
func (s *State) play(c cards.Card, revoked bool) {
	seat := s.table.Turn
	could := s.table.N > 0 && !s.table.Follows(c) && s.hand[seat]&cards.Lane(s.table.Led.Suit()) != 0
	if could && !revoked {
		s.act = engine.Act{Kind: actPlay, Seat: seat, Card: c}
		_, lifted, _ := s.refusals(&s.act, s.hand[seat])
		for no := lifted.Next(engine.NoRule); no >= 0; no = lifted.Next(no) {
			s.Fired.Add(no)
			s.SayBy(no, -1, &engine.Fact{Kind: factRenounced, Seat: seat, Leader: s.table.Leader, Card: c})
		}
		s.law.rules.Conclude(s, &s.Trace)
	}
	s.hand[seat] &^= c.Bit()
	s.table.Add(s.n, c)
	s.skip()
}

// skip passes over players who have no card left, and completes a trick to
// which everybody has played.
func (s *State) skip() {
	for i := s.table.N; i <= s.n; i++ {
		if s.table.Turn == s.table.Leader && s.table.N > 0 {
			s.complete()
			return
		}
		if s.hand[s.table.Turn] != 0 {
			return
		}
		s.table.Skip(s.n)
		if s.table.N == 0 {
			s.table.Leader = s.table.Turn
		}
	}
}

// complete gives a trick to its taker, says how its aces and Quinolas fell,
// and opens the next.
func (s *State) complete() {
	t := &s.table
	answer := s.law.rules.Ask(s, &s.Trace, askTaker, s.round)
	taker := answer.Seat
	if taker == cards.NoSeat {
		taker = t.Leader
	}
	mark := len(s.Facts)
	rests := s.takenUp()
	if t.All&s.watch != 0 {
		for i, seat := 0, t.Leader; i < s.n; i, seat = i+1, cards.Right(s.n, seat) {
			c := t.Cards[seat]
			if c == cards.None || !s.watch.Has(c) {
				continue
			}
			kind, others := factThrow, 0
			switch {
			case seat == t.Leader:
				kind = factLead
			case t.Follows(c):
				kind, others = factFollow, s.others(seat, c)
			}
			rule := engine.NoRule
			if kind == factThrow {
				rule = answer.Last() // to whom it is given is as the trick is
			}
			s.SayBy(rule, -1, &engine.Fact{Kind: kind, Seat: seat, Leader: t.Leader, Taker: taker, Card: c, N: int32(others), Rests: s.named(c).With(rests)})
		}
	}
	var points int32
	for seat := range t.Cards {
		points += s.worth[t.Cards[seat].Face()]
	}
	s.tricks[taker]++
	s.points[taker] += points
	trick := engine.Fact{Kind: factTrick, Seat: taker, Leader: t.Leader, Taker: taker, N: points, Rests: rests}
	if s.Seen(factWarned) != nil && s.warned() {
		trick.Rests = trick.Rests.With(factWarned.Bit())
	}
	s.SayBy(answer.Last(), -1, &trick)
	s.law.rules.Conclude(s, &s.Trace)
	next := s.leads(mark)
	if next == cards.NoSeat {
		next = cards.Right(s.n, t.Leader)
	}
	if s.Trick >= s.last {
		s.done = true
		return
	}
	s.Trick++
	t.Begin(next)
	s.skip()
}

// takenUp is the fact on which every later trick rests once a hand that was
// thrown down has been taken up again.
func (s *State) takenUp() engine.FactKinds {
	if s.Seen(factRecalled) != nil {
		return factRecalled.Bit()
	}
	return engine.FactKinds{}
}

// others is how many cards of its suit a player might have played instead of
// an ace or a Quinola; for a Quinola another Quinola is no choice.
func (s *State) others(seat cards.Seat, c cards.Card) int {
	left := s.hand[seat] & cards.Lane(c.Suit())
	if c.Face() != cards.Ace {
		left &^= s.watch &^ aces
	}
	return left.Len()
}

// finish decides the party and whatever else waits for the end of the hand.
func (s *State) finish() {
	if s.Seen(factVoid) == nil && s.done {
		s.tell(&engine.Fact{Kind: factEnd, Rests: s.takenUp()})
		if s.Seen(factVoid) == nil && s.Seen(factNoParty) == nil {
			s.party()
		}
	}
	s.close()
}

// party asks who wins and who loses the party.
func (s *State) party() {
	if s.known {
		s.tell(&engine.Fact{Kind: factHeap, Seat: cards.NoSeat, N: int32(s.heap.Len())})
	}
	rules := s.law.rules
	winner := rules.Ask(s, &s.Trace, askWinner, s.round)
	var on engine.FactKinds
	if s.Seen(factUsed) != nil {
		on = factEnded.Bit() // else he would have lost it
	}
	if winner.Seat != cards.NoSeat {
		rules.Answered(&s.Trace, &winner, factNarrowed, engine.Fact{Kind: factWinner, Seat: winner.Seat, Rests: on})
	}
	loser := rules.Ask(s, &s.Trace, askLoser, s.round) // which the winner may have to judge
	if loser.Seat != cards.NoSeat {
		rules.Answered(&s.Trace, &loser, factNarrowed, engine.Fact{Kind: factLoser, Seat: loser.Seat, Rests: on})
	}
	rules.Conclude(s, &s.Trace)
}

// close decides who deals next.
func (s *State) close() {
	s.tell(&engine.Fact{Kind: factClosing, Seat: s.dealer})
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// What some books add to the Reversis and the four aces.

// reversisLate has a Quinola that falls after a Reversis was undertaken bring
// no consolation: it is a mere knave or queen.
func reversisLate(*Terms) *Rule {
	return &Rule{Rests: factUndertaken, Annul: func(s *State, d *engine.Due) bool {
		u := s.Seen(factUndertaken)
		return u != nil && d.Class >= dueGift && d.Class <= dueGorged && s.fell(d) > u.Trick
	}}
}

// reversisOwn has him who makes the Reversis pay no Remise for the Quinola he
// played in it.
func reversisOwn(*Terms) *Rule {
	return &Rule{Review: 1 << factMade, Rests: factMade, Annul: func(s *State, d *engine.Due) bool {
		f := s.Seen(factMade)
		return f != nil && d.Class == dueBeast && d.From.Seat() == f.Seat
	}}
}

// reversisPlaced has a Quinola that another placed win nothing when a Reversis
// is made.
func reversisPlaced(*Terms) *Rule {
	return &Rule{Review: 1 << factMade, Rests: factMade, Annul: func(s *State, d *engine.Due) bool {
		return (d.Class == dueDraw || d.Class == dueGift) && s.Seen(factMade) != nil
	}}
}

// reversisDraws has him who makes the Reversis take all that the pool holds.
func reversisDraws(*Terms) *Rule {
	return &Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
		s.Owe(dueOwnDraw, engine.Pool, account(f.Seat), s.pool(0))
	}}
}

// reversisStops has nothing drawn, made or paid any more for aces and Quinolas
// from the trick on in which a Reversis is broken.
func reversisStops(*Terms) *Rule {
	return &Rule{Review: 1 << factBroken, Rests: factBroken, Annul: func(s *State, d *engine.Due) bool {
		f := s.Seen(factBroken)
		ours := consolation(d.Class) || d.Class == dueDraw || d.Class == dueBeast
		return f != nil && ours && s.fell(d) >= f.Trick
	}}
}

// reversisAces has him whose Reversis is broken pay him who breaks it for
// every ace that he led.
func reversisAces(t *Terms) *Rule {
	p := price(t)
	return &Rule{Hears: 1 << factBroken, On: func(s *State, b *engine.Fact) {
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == factLed && f.Seat == b.Leader && f.Card.Face() == cards.Ace {
				s.OweFor(int16(i), dueAceLed, account(b.Leader), account(b.Seat), p[f.Card.Suit()])
				s.RestOn(factBroken)
			}
		}
	}}
}

// reversisQuinolaFine has him whose Reversis is broken pay besides for the
// Quinola that he led before the last tricks.
func reversisQuinolaFine(t *Terms) *Rule {
	fee, before, payee := t.N("fee"), int8(t.N("before")), t.Role("payee")
	return &Rule{Hears: 1 << factBroken, On: func(s *State, b *engine.Fact) {
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == factLed && f.Seat == b.Leader && s.quinola(f.Card) >= 0 && f.Trick < before {
				s.OweFor(int16(i), dueGorged, account(b.Leader), account(s.seat(payee, f)), fee)
				s.RestOn(factBroken)
			}
		}
	}}
}

// reversisQuinolaRefund has the payment for a Quinola forced at the first lead
// returned, if he from whom it was forced makes the Reversis.
func reversisQuinolaRefund(*Terms) *Rule {
	return &Rule{Review: 1 << factMade, Rests: factMade, Annul: func(s *State, d *engine.Due) bool {
		f := s.Seen(factMade)
		return f != nil && d.Class == dueForced && d.From.Seat() == f.Seat
	}}
}

// espagnoletteUnpaid has a Quinola that was forced from an Espagnolette bring
// nothing in a Reversis.
func espagnoletteUnpaid(*Terms) *Rule {
	return &Rule{Review: 1 << factUndertaken, Rests: factUndertaken, Annul: func(s *State, d *engine.Due) bool {
		f := s.fact(d)
		return d.Class == dueForced && s.Seen(factUndertaken) != nil && f != nil && s.who(factUsed) == f.Seat
	}}
}

// espagnoletteLosesOwn has a lost Espagnolette return, once, what he was paid
// for aces and Quinolas, all but for forcing a Quinola.
func espagnoletteLosesOwn(*Terms) *Rule {
	return &Rule{Review: 1 << factEnd, Rests: factLost, Annul: func(s *State, d *engine.Due) bool {
		return s.Seen(factEnd) != nil && consolation(d.Class) && d.Class != dueForced && d.To.Seat() == s.who(factLost)
	}}
}

// exchangeUntaken makes a hand void in which a card was taken and none put out.
func exchangeUntaken(*Terms) *Rule {
	return onAct(actTwelve, func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factVoid, Seat: f.Seat})
		s.Say(engine.Fact{Kind: factSameDealer, Seat: s.dealer})
	})
}

// exchangeError makes a hand void whose discard is found at the end to have a
// card too many or too few: nothing paid in it stands but the stakes, and it
// is dealt again.
func exchangeError(*Terms) *Rule {
	return &Rule{
		Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
			if s.known && s.heap.Len() != s.n {
				s.Say(engine.Fact{Kind: factVoid, Seat: cards.NoSeat})
				s.Say(engine.Fact{Kind: factSameDealer, Seat: s.dealer})
			}
		},
		Review: 1 << factVoid, Rests: factVoid, Annul: func(s *State, d *engine.Due) bool {
			return s.Seen(factVoid) != nil && s.Seen(factEnd) != nil && d.Class != dueStake
		},
	}
}

// exchangeEarly lets a card that was led too early be taken back while the
// discard is not complete, and not later.
func exchangeEarly(*Terms) *Rule {
	return &Rule{Judges: 1 << actTakeBack, Refuse: func(s *State, a *engine.Act) bool {
		return s.phase != atExchange
	}}
}

// thrownTricks gives the rest of the tricks to him who throws down his hand, as
// if he had led out his cards one by one. In a Reversis his cards have fallen
// in no trick.
func thrownTricks(*Terms) *Rule {
	return &Rule{Hears: 1<<factAct | 1<<factThrown, On: func(s *State, f *engine.Fact) {
		switch {
		case f.Kind == factAct && f.N == int32(actThrow) && s.Seen(factRecalled) == nil:
			s.Say(engine.Fact{Kind: factRest, Seat: f.Seat})
		case f.Kind == factThrown && s.Seen(factUndertaken) == nil:
			for set := s.hand[f.Seat] & s.watch; set != 0; set = set.Without() {
				s.Say(engine.Fact{Kind: factLead, Seat: f.Seat, Leader: f.Seat, Taker: f.Seat, Card: set.First(), Trick: s.Trick})
			}
		}
	}}
}

// thrownPays has every ace and Quinola that the others still hold count as
// placed on the tricks of a hand thrown down.
func thrownPays(*Terms) *Rule {
	return &Rule{Hears: 1 << factRest, On: func(s *State, f *engine.Fact) {
		s.others(f.Seat, func(seat cards.Seat) {
			for set := s.hand[seat] & s.watch; set != 0; set = set.Without() {
				s.Say(engine.Fact{Kind: factPlaced, Seat: seat, Leader: f.Seat, Taker: f.Seat, Card: set.First()})
			}
		})
	}}
}

// thrownBreaks lets him who can break a Reversis have the hand taken up again.
func thrownBreaks(*Terms) *Rule {
	return onAct(actRecall, func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factRecalled, Seat: f.Seat})
	})
}

// claimFalse has him who asks for a led ace or Quinola in the winner's stead
// that has fallen pay for the player who would have had to; it has then been
// asked for, though the winner never does.
func claimFalse(*Terms) *Rule {
	return &Rule{
		Rests: factAct, Bears: func(s *State, d *engine.Due) engine.Account {
			if f := s.claimed(d); f != nil {
				return account(f.Seat)
			}
			return engine.NoAccount
		},
		Lifts: []string{"reversis/claim.led"}, Spare: func(s *State, d *engine.Due) bool { return s.claimed(d) != nil },
	}
}

// claimed is the act of a player who asked for a led card in the winner's
// stead, or nil.
func (s *State) claimed(d *engine.Due) *engine.Fact {
	if d.Class != dueAceLed && d.Class != dueGorged {
		return nil
	}
	for i := range s.Facts {
		f := &s.Facts[i]
		if f.Kind == factAct && f.N == int32(actClaim) && (f.Card == cards.None || f.Card == s.card(d)) && f.Trick >= s.fell(d) && f.Seat != d.To.Seat() {
			return f
		}
	}
	return nil
}

// ask lets a player ask how the cards have been played, until he plays his own.
func ask(*Terms) *Rule {
	return &Rule{Judges: 1 << actAsk, Refuse: func(s *State, a *engine.Act) bool {
		return s.table.Cards[a.Seat] != cards.None
	}}
}

// tell lets nobody point out the cards to a player who has not asked.
func tell(*Terms) *Rule {
	return &Rule{Judges: 1 << actTell, Refuse: func(s *State, a *engine.Act) bool { return true }}
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// What some books add to the Reversis and the four aces.

// reversisLate has a Quinola that falls after a Reversis was undertaken bring
// no consolation: it is a mere knave or queen.
var reversisLate = Rule{While: 1 << factUndertaken, Dues: 1<<dueGift | 1<<dueForced | 1<<dueGorged, Annul: func(s *State, d *engine.Due) bool {
	u := s.Seen(factUndertaken)
	return u != nil && s.fell(d) > u.Trick
}}

// reversisOwn has him who makes the Reversis pay no Remise for the Quinola he
// played in it.
var reversisOwn = Rule{Review: 1 << factMade, While: 1 << factMade, Dues: 1 << dueBeast, Annul: func(s *State, d *engine.Due) bool {
	f := s.Seen(factMade)
	return f != nil && d.From.Seat() == f.Seat
}}

// reversisPlaced has a Quinola that another placed win nothing when a Reversis
// is made.
var reversisPlaced = Rule{Review: 1 << factMade, While: 1 << factMade, Dues: 1<<dueDraw | 1<<dueGift, Annul: func(s *State, d *engine.Due) bool {
	return s.Seen(factMade) != nil
}}

// reversisDraws has him who makes the Reversis take all that the pool holds.
var reversisDraws = Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
	s.Owe(dueOwnDraw, engine.Pool, account(f.Seat), s.pool(0))
}}

// reversisStops has nothing drawn, made or paid any more for aces and Quinolas
// from the trick on in which a Reversis is broken.
var reversisStops = Rule{Review: 1 << factBroken, While: 1 << factBroken, Dues: consolations | 1<<dueDraw | 1<<dueBeast, Annul: func(s *State, d *engine.Due) bool {
	f := s.Seen(factBroken)
	return f != nil && s.fell(d) >= f.Trick
}}

// reversisAces has him whose Reversis is broken pay him who breaks it for
// every ace that he led.
func reversisAces(t *Terms) *Rule {
	p := price(t)
	return &Rule{Hears: 1 << factBroken, On: func(s *State, b *engine.Fact) {
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == factLed && f.Seat == b.Leader && f.Card.Face() == cards.Ace {
				s.OweFor(int16(i), dueAceLed, account(b.Leader), account(b.Seat), p[f.Card.Suit()])
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
			}
		}
	}}
}

// reversisQuinolaRefund has the payment for a Quinola forced at the first lead
// returned, if he from whom it was forced makes the Reversis.
var reversisQuinolaRefund = Rule{Review: 1 << factMade, While: 1 << factMade, Dues: 1 << dueForced, Annul: func(s *State, d *engine.Due) bool {
	f := s.Seen(factMade)
	return f != nil && d.From.Seat() == f.Seat
}}

// espagnoletteUnpaid has a Quinola that was forced from an Espagnolette bring
// nothing in a Reversis.
var espagnoletteUnpaid = Rule{Review: 1 << factUndertaken, While: 1<<factUndertaken | 1<<factUsed, Dues: 1 << dueForced, Annul: func(s *State, d *engine.Due) bool {
	f := s.fact(d)
	return s.Seen(factUndertaken) != nil && f != nil && s.who(factUsed) == f.Seat
}}

// espagnoletteLosesOwn has a lost Espagnolette return, once, what he was paid
// for aces and Quinolas, all but for forcing a Quinola.
var espagnoletteLosesOwn = Rule{Review: 1 << factEnd, While: 1<<factLost | 1<<factEnd, Dues: consolations &^ (1 << dueForced), Annul: func(s *State, d *engine.Due) bool {
	return s.Seen(factEnd) != nil && d.To.Seat() == s.who(factLost)
}}

// exchangeUntaken makes a hand void in which a card was taken and none put out.
var exchangeUntaken = Rule{Hears: 1 << factAct, Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
	s.say(factVoid, f.Seat)
	s.say(factSameDealer, s.dealer)
}}

// exchangeError makes a hand void whose discard is found at the end to have a
// card too many or too few: nothing paid in it stands but the stakes, and it
// is dealt again.
var exchangeError = Rule{
	Hears: 1 << factEnd, On: func(s *State, f *engine.Fact) {
		if s.known && s.heap.Len() != s.n {
			s.say(factVoid, cards.NoSeat)
			s.say(factSameDealer, s.dealer)
		}
	},
	Review: 1 << factVoid, While: 1 << factVoid, Dues: (1<<engine.MaxClasses - 1) &^ (1 << dueStake), Annul: func(s *State, d *engine.Due) bool {
		return s.Seen(factVoid) != nil && s.Seen(factEnd) != nil
	},
}

// exchangeEarly lets a card that was led too early be taken back while the
// discard is not complete, and not later.
var exchangeEarly = Rule{Judges: 1 << actTakeBack, Refuse: func(s *State, a *engine.Act) bool {
	return s.phase != atExchange
}}

// exchangeAnswered lets no card be taken back to which another has played.
var exchangeAnswered = Rule{Judges: 1 << actTakeBack, Refuse: func(s *State, a *engine.Act) bool {
	for _, seat := range s.round {
		if seat != a.Seat && s.did(actEarly, seat) != nil {
			return true
		}
	}
	return false
}}

// thrownTricks gives the rest of the tricks to him who throws down his hand, as
// if he had led out his cards one by one. In a Reversis his cards have fallen
// in no trick.
var thrownTricks = Rule{Hears: 1<<factAct | 1<<factThrown, On: func(s *State, f *engine.Fact) {
	switch {
	case f.Kind == factAct && f.N == int32(actThrow) && s.Seen(factRecalled) == nil:
		s.say(factRest, f.Seat)
	case f.Kind == factThrown && s.Seen(factUndertaken) == nil:
		for set := s.hand[f.Seat] & s.watch; set != 0; set = set.Without() {
			s.Say(&engine.Fact{Kind: factLead, Seat: f.Seat, Leader: f.Seat, Taker: f.Seat, Card: set.First(), Rests: s.named(set.First()), Trick: s.Trick})
		}
	}
}}

// thrownPays has every ace and Quinola that the others still hold count as
// placed on the tricks of a hand thrown down.
var thrownPays = Rule{Hears: 1 << factRest, On: func(s *State, f *engine.Fact) {
	for _, seat := range s.round {
		if seat == f.Seat {
			continue
		}
		for set := s.hand[seat] & s.watch; set != 0; set = set.Without() {
			s.Say(&engine.Fact{Kind: factPlaced, Seat: seat, Leader: f.Seat, Taker: f.Seat, Card: set.First(), Rests: s.named(set.First())})
		}
	}
}}

// thrownBreaks lets him who can break a Reversis have the hand taken up again.
var thrownBreaks = Rule{Hears: 1 << factAct, Only: 1 << actRecall, On: func(s *State, f *engine.Fact) {
	s.say(factRecalled, f.Seat)
}}

// thrownDirected has a player who took up the hand that he had thrown down play
// the card that is named to him by the player who can break his Reversis.
var thrownDirected = Rule{While: 1 << factRecalled, Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
	if s.did(actThrow, seat) == nil {
		return 0
	}
	for i := len(s.Facts) - 1; i >= s.From(factAct); i-- {
		f := &s.Facts[i]
		if f.Kind == factAct && f.N == int32(actRecall) && f.Trick == s.Trick && f.Card != cards.None && hand.Has(f.Card) {
			return hand &^ f.Card.Bit()
		}
	}
	return 0
}}

// claimFalse has him who asks for a led ace or Quinola in the winner's stead
// that has fallen pay for the player who would have had to; it has then been
// asked for, though the winner never does.
var claimFalse = Rule{
	While: 1 << factAct, Dues: 1<<dueAceLed | 1<<dueGorged, Bears: func(s *State, d *engine.Due) engine.Account {
		if f := s.claimed(d); f != nil {
			return account(f.Seat)
		}
		return engine.NoAccount
	},
	Lifts: []string{"reversis/claim.led"}, Spare: func(s *State, d *engine.Due) bool { return s.claimed(d) != nil },
}

// claimed is the act of a player who asked for a led card in the winner's
// stead, or nil.
func (s *State) claimed(d *engine.Due) *engine.Fact {
	for i := s.From(factAct); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind == factAct && f.N == int32(actClaim) && (f.Card == cards.None || f.Card == s.card(d)) && f.Trick >= s.fell(d) && f.Seat != d.To.Seat() {
			return f
		}
	}
	return nil
}

// ask lets a player ask how the cards have been played, until he plays his own.
var ask = Rule{Judges: 1 << actAsk, Refuse: func(s *State, a *engine.Act) bool {
	return s.table.Cards[a.Seat] != cards.None
}}

// tell lets nobody point out the cards to a player who has not asked.
var tell = Rule{Judges: 1 << actTell, Refuse: func(s *State, a *engine.Act) bool {
	asked := s.did(actAsk, cards.Seat(a.N[0]))
	return asked == nil || asked.Trick != s.Trick
}}

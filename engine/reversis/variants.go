package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// What some books add to the Reversis and the four aces.

// reversisLate: a Quinola that falls after a Reversis was undertaken brings
// no consolation; it is a mere knave or queen.
var reversisLate = Maker{Question: Question{ID: "reversis/reversis.late", Asks: "What is a Quinola worth that falls after a Reversis was undertaken?",
	Answer: "A Quinola that falls after a Reversis was undertaken is a mere court card."},
	Voids: "after a Reversis was undertaken {card} is a mere court card",
	Rule: &Rule{While: factUndertaken.Bit(), Dues: 1<<dueGift | 1<<dueForced | 1<<dueGorged, Annul: func(s *State, d *engine.Due) bool {
		return fell(s, d) > s.Seen(factUndertaken).Trick
	}}}

// reversisOwn: a player who makes the Reversis pays no Remise for the Quinola he
// played in it.
var reversisOwn = Maker{Question: Question{ID: "reversis/reversis.own", Asks: "Does the maker of a Reversis pay the pool for the Quinola he played?",
	Answer: "He who makes the Reversis makes no Remise for the Quinola that he played in it."},
	Voids: "the maker of the Reversis pays no Remise for {card}",
	Rule:  &Rule{Review: factMade.Bit(), While: factMade.Bit(), Dues: 1 << dueBeast, Annul: makerOwes}}

// reversisPlaced: a Quinola placed by another player wins nothing when a
// Reversis is made.
var reversisPlaced = Maker{Question: Question{ID: "reversis/reversis.placed", Asks: "What does a Quinola win that was placed in a hand in which a Reversis is made?",
	Answer: "When a Reversis is made, a Quinola that was placed wins nothing."},
	Voids: "a Reversis is made: {card} wins nothing",
	Rule:  &Rule{Review: factMade.Bit(), While: factMade.Bit(), Dues: 1<<dueDraw | 1<<dueGift, Annul: everyDue}}

// reversisDraws: a player who makes the Reversis takes all that the pool holds.
var reversisDraws = Maker{Question: Question{ID: "reversis/reversis.draws", Asks: "What does the maker of a Reversis take from the pool?",
	Answer: "He who makes the Reversis takes all that the pool holds."},
	Owes: "the maker of the Reversis takes the pool",
	Rule: &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
		s.Owe(dueOwnDraw, engine.Pool, table.Account(f.Seat), s.Pool(0))
	}}}

// reversisStops: from the trick on that breaks a Reversis, nothing more is
// drawn, made or paid for aces and Quinolas.
var reversisStops = Maker{Question: Question{ID: "reversis/reversis.stops", Asks: "What stops when a Reversis is broken?",
	Answer: "From the trick on in which a Reversis is broken nothing more is drawn or paid for aces and Quinolas."},
	Voids: "the Reversis is broken: {card} counts for nothing any more",
	Rule: &Rule{Review: factBroken.Bit(), While: factBroken.Bit(), Dues: consolations | 1<<dueDraw | 1<<dueBeast, Annul: func(s *State, d *engine.Due) bool {
		return fell(s, d) >= s.Seen(factBroken).Trick
	}}}

// reversisAces: a player whose Reversis is broken pays the breaker for every ace that
// he led.
var reversisAces = Maker{Question: Question{ID: "reversis/reversis.aces", Asks: "What does a broken undertaker pay for the aces he led?",
	Answer:  "He whose Reversis is broken pays its breaker for each ace that he led {ace amount}[diamonds: , for the ace of diamonds {diamonds amount}].",
	Figures: []part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}}},
	Owes: "the broken undertaker had led {card}",
	Make: func(t *game.Terms) *Rule {
		p := price(t)
		return &Rule{Hears: factBroken.Bit(), On: func(s *State, b *engine.Fact) {
			for i := range s.Facts {
				if f := &s.Facts[i]; f.Kind == factLed && f.Seat == b.Leader && f.Card.Face() == cards.Ace {
					s.OweFor(int16(i), dueAceLed, table.Account(b.Leader), table.Account(b.Seat), p[f.Card.Suit()])
				}
			}
		}}
	}}

// reversisQuinolaFine: a player whose Reversis is broken also pays for the
// Quinola that he led before the last tricks.
var reversisQuinolaFine = Maker{Question: Question{ID: "reversis/reversis.quinola.fine", Asks: "What does a broken undertaker pay besides for the Quinola he led?",
	Answer:  "He whose Reversis is broken pays {payee him} {fee amount} besides for a Quinola that he led before the {before ordinal} trick.",
	Figures: []part{{"fee", "to the breaker"}, {"before", "the first trick that is too late"}},
	Roles:   []part{{"payee", "who receives"}}},
	Owes: "the broken undertaker had led {card}",
	Make: func(t *game.Terms) *Rule {
		fee, before, payee := t.N("fee"), int8(t.N("before")), t.Role("payee")
		return &Rule{Hears: factBroken.Bit(), On: func(s *State, b *engine.Fact) {
			for i := range s.Facts {
				if f := &s.Facts[i]; f.Kind == factLed && f.Seat == b.Leader && quinolaOf(s, f.Card) >= 0 && f.Trick < before {
					s.OweFor(int16(i), dueGorged, table.Account(b.Leader), table.Account(seatOf(s, payee, f)), fee)
				}
			}
		}}
	}}

// reversisQuinolaRefund: the payment for a Quinola forced at the first lead is
// returned if its holder makes the Reversis.
var reversisQuinolaRefund = Maker{Question: Question{ID: "reversis/reversis.quinola.refund", Asks: "What becomes of the payment for a Quinola forced at the first lead, if its holder makes the Reversis?",
	Answer: "The payment for a Quinola forced at the first lead is returned, if its holder makes the Reversis."},
	Voids: "the payment for {card}, forced at the first lead, is returned",
	Rule:  &Rule{Review: factMade.Bit(), While: factMade.Bit(), Dues: 1 << dueForced, Annul: makerOwes}}

// espagnoletteUnpaid: a Quinola forced from an Espagnolette brings nothing in
// a Reversis.
var espagnoletteUnpaid = Maker{Question: Question{ID: "reversis/espagnolette.unpaid", Asks: "What is a Quinola forced from an Espagnolette worth in a Reversis?",
	Answer: "A Quinola forced from an Espagnolette brings nothing in a Reversis."},
	Voids: "{card} forced from an Espagnolette brings nothing in a Reversis",
	Rule: &Rule{Review: factUndertaken.Bit(), While: engine.Facts(factUndertaken, factRightUsed), Dues: 1 << dueForced, Annul: func(s *State, d *engine.Due) bool {
		f := s.Fact(d)
		return f != nil && s.Who(factRightUsed) == f.Seat
	}}}

// espagnoletteLosesOwn: a lost Espagnolette returns once what it was paid for
// aces and Quinolas, except for forcing a Quinola.
var espagnoletteLosesOwn = Maker{Question: Question{ID: "reversis/espagnolette.loses.own", Asks: "What does a lost Espagnolette return of what he was paid?",
	Answer: "A lost Espagnolette returns what he was paid for aces and Quinolas, all but for forcing a Quinola."},
	Voids: "the lost Espagnolette returns what he was paid for {card}",
	Rule: &Rule{Review: table.FactEnd.Bit(), While: engine.Facts(factRightLost, table.FactEnd), Dues: consolations &^ (1 << dueForced), Annul: func(s *State, d *engine.Due) bool {
		return s.Told(table.FactEnd) && d.To.Seat() == s.Who(factRightLost)
	}}}

// exchangeUntaken: a hand is void if a card was taken and none put out.
var exchangeUntaken = Maker{Question: Question{ID: "reversis/exchange.untaken", Asks: "What follows when a card is taken and none put out?",
	Answer: "A hand in which a player took a card and put none out is void."},
	Says: "the hand is void: {seat} took a card and had put none out",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactVoid, f.Seat)
		s.Tell(table.FactSame, s.Dealer)
	}}}

// exchangeError: a hand is void if its discard proves at the end to have a
// card too many or too few. Of its payments only the stakes stand, and it is
// dealt again.
var exchangeError = Maker{Question: Question{ID: "reversis/exchange.error", Asks: "What follows when the discard is found wrong at the end?",
	Answer: "If the discard is found at the end to have a card too many or too few, the hand is void and dealt again; of what was paid in it only the stakes stand."},
	Says: "the hand is void: the discard is wrong", Voids: "the hand goes for nothing",
	Rule: &Rule{
		Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			if isKnown(s) && heapOf(s).Len() != s.N {
				s.Tell(table.FactVoid, cards.NoSeat)
				s.Tell(table.FactSame, s.Dealer)
			}
		},
		Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: (1<<engine.MaxClasses - 1) &^ (1 << dueStake), Annul: func(s *State, d *engine.Due) bool {
			return s.Told(table.FactVoid) && s.Told(table.FactEnd)
		},
	}}

// exchangeEarly: a card led too early may be taken back only until the
// discard is complete.
var exchangeEarly = Maker{Question: Question{ID: "reversis/exchange.early", Asks: "May a card led before the discard is complete be taken back?",
	Answer: "A card led before the discard is complete may be taken back, but not later."},
	Rule: &Rule{Judges: actTakeBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return (!pastDeal(s) || s.Playing())
	}}}

// exchangeAnswered: a card may not be taken back once another has played to it.
var exchangeAnswered = Maker{Question: Question{ID: "reversis/exchange.answered", Asks: "May it be taken back though another has played to it?",
	Answer: "A card to which another has played may not be taken back."},
	Rule: &Rule{Judges: actTakeBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		for _, seat := range s.Round {
			if seat != a.Seat && did(s, table.ActEarly, seat) != nil {
				return true
			}
		}
		return false
	}}}

// thrownTricks: a player who throws down his hand takes the remaining tricks, as if he
// had led out his cards one by one. In a Reversis his cards count as fallen in no
// trick.
var thrownTricks = Maker{Question: Question{ID: "reversis/thrown.tricks", Asks: "Whose are the tricks that remain when a player throws down his hand?",
	Answer: "He who throws down his hand has the rest of the tricks, as if he had led out his cards."},
	Says: "{seat} threw down his hand: the rest of the tricks are his",
	Rule: &Rule{Hears: engine.Facts(table.FactAct, factThrownDown), On: func(s *State, f *engine.Fact) {
		switch {
		case f.Kind == table.FactAct && f.N == int32(actThrow) && !s.Told(factRecalled):
			s.Tell(factRestTaken, f.Seat)
		case f.Kind == factThrownDown && !s.Told(factUndertaken):
			for set := s.Hand[f.Seat] & s.Watched(); set != 0; set = set.Without() {
				s.Say(&engine.Fact{Kind: factWatchedLed, Seat: f.Seat, Leader: f.Seat, Taker: f.Seat, Card: set.First(), Rests: named(s, set.First()), Trick: s.Trick})
			}
		}
	}}}

// thrownPays: every ace and Quinola that the others still hold counts as
// placed on the tricks of the hand thrown down.
var thrownPays = Maker{Question: Question{ID: "reversis/thrown.pays", Asks: "Who pays for aces and Quinolas placed on tricks of a hand thrown down?",
	Answer: "Every ace and Quinola that the others still hold counts as placed on his tricks."},
	Owes: "{card} given to a hand thrown down",
	Rule: &Rule{Hears: factRestTaken.Bit(), On: func(s *State, f *engine.Fact) {
		for _, seat := range s.Round {
			if seat == f.Seat {
				continue
			}
			for set := s.Hand[seat] & s.Watched(); set != 0; set = set.Without() {
				s.Say(&engine.Fact{Kind: factPlaced, Seat: seat, Leader: f.Seat, Taker: f.Seat, Card: set.First(), Rests: named(s, set.First())})
			}
		}
	}}}

// thrownBreaks: a player who can break a Reversis may have the hand taken up again.
var thrownBreaks = Maker{Question: Question{ID: "reversis/thrown.breaks", Asks: "May a hand thrown down be called back to break a Reversis?",
	Answer: "He who can break a Reversis may have the hand taken up again."},
	Says: "{seat} has the hand taken up again",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actRecall, On: func(s *State, f *engine.Fact) {
		s.Tell(factRecalled, f.Seat)
	}}}

// thrownDirected: a player who took up the hand he had thrown down must play
// the card named by the player who can break his Reversis.
var thrownDirected = Maker{Question: Question{ID: "reversis/thrown.directed", Asks: "Who says in which order a hand thrown down is then played?",
	Answer: "The player who had it taken up again says which card is then played."},
	Rule: &Rule{While: factRecalled.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if did(s, actThrow, seat) == nil {
			return 0
		}
		for i := len(s.Facts) - 1; i >= s.From(table.FactAct); i-- {
			f := &s.Facts[i]
			if f.Kind == table.FactAct && f.N == int32(actRecall) && f.Trick == s.Trick && f.Card != cards.None && hand.Has(f.Card) {
				return hand &^ f.Card.Bit()
			}
		}
		return 0
	}}}

// claimFalse: a player who asks in the winner's place for a led ace or Quinola pays
// for the player who would have had to. The card then counts as asked for, even if
// the winner never asks.
var claimFalse = Maker{Question: Question{ID: "reversis/claim.false", Asks: "What does it cost to ask for led aces and Quinolas in the winner's stead?",
	Answer: "He who asks for a led ace or Quinola in the winner’s stead pays instead of him who would have had to."},
	Owes: "{seat} asked in the winner's stead",
	Rule: &Rule{
		While: table.FactAct.Bit(), Dues: 1<<dueAceLed | 1<<dueGorged, Bears: func(s *State, d *engine.Due) engine.Account {
			if f := claimed(s, d); f != nil {
				return table.Account(f.Seat)
			}
			return engine.NoAccount
		},
		Lifts: []string{"reversis/claim.led"}, Spare: func(s *State, d *engine.Due) bool { return claimed(s, d) != nil },
	}}

// claimed returns the act of the player who asked for a led card in the
// winner's place, or nil.
func claimed(s *State, d *engine.Due) *engine.Fact {
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind == table.FactAct && f.N == int32(actClaim) && (f.Card == cards.None || f.Card == cardOf(s, d)) && f.Trick >= fell(s, d) && f.Seat != d.To.Seat() {
			return f
		}
	}
	return nil
}

// ask: a player may ask how the cards were played, until he plays his own.
var ask = Maker{Question: Question{ID: "reversis/ask", Asks: "When may one ask how the cards were played?",
	Answer: "A player may ask how the cards were played until he has played his own."},
	Rule: &Rule{Judges: actAsk.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Table.Cards[a.Seat] != cards.None
	}}}

// tell: nobody may point out the cards to a player who has not asked.
var tell = Maker{Question: Question{ID: "reversis/tell", Asks: "May one point out the cards to a player who has not asked?",
	Answer: "Nobody may point out the cards to a player who has not asked."},
	Rule: &Rule{Judges: actTell.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		asked := did(s, actAsk, a.To)
		return asked == nil || asked.Trick != s.Trick
	}}}

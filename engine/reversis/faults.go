package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Faults that some books make dear, most often at the price of the party.

// did is the last irregular act of that kind by a player, or nil.
func (s *State) did(act engine.ActKind, seat cards.Seat) *engine.Fact {
	for i := len(s.Facts) - 1; i >= s.From(factAct); i-- {
		if f := &s.Facts[i]; f.Kind == factAct && f.N == int32(act) && f.Seat == seat {
			return f
		}
	}
	return nil
}

// guilty is how much a question about the party prefers a player for what he
// did: he loses it, and never wins it.
func (s *State) guilty(q engine.Question, act engine.ActKind, seat cards.Seat) int {
	if s.did(act, seat) == nil {
		return 0
	}
	if q == askWinner {
		return -1
	}
	return 1
}

// exchangeRetaken has him pay the party who takes back a card that he put out.
var exchangeRetaken = Rule{Asked: 1<<askWinner | 1<<askLoser, While: 1 << factAct, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return s.guilty(q, actRetake, seat)
}}

// exchangeRetakenQuinola has him make a Remise besides, if the Quinola was in
// his hand or lies in the discard; if he drew the pool by placing it, of what
// he drew.
var exchangeRetakenQuinola = Rule{Hears: 1 << factEnd, Given: 1<<factAct | 1<<factQuinola, On: func(s *State, _ *engine.Fact) {
	q := s.Seen(factQuinola)
	for _, seat := range s.round {
		if s.did(actRetake, seat) == nil || !(s.begun[seat] | s.heap).Has(q.Card) {
			continue
		}
		amount := s.pool(0)
		for i := range s.Dues {
			if d := &s.Dues[i]; d.Class == dueDraw && d.To == account(seat) && d.Stands() {
				amount += d.Amount
			}
		}
		if amount > 0 {
			s.Owe(dueBeast, account(seat), engine.Pool, amount)
			s.RestOn(1 << factPlaced)
		}
	}
}}

// exchangeGrabbed makes a hand void in which a player took two or three cards
// of the talon into his own: he pays the pool, and the dealer loses his deal.
func exchangeGrabbed(t *Terms) *Rule {
	fine := t.N("fine")
	return &Rule{Hears: 1 << factAct, Only: 1 << actGrab, On: func(s *State, f *engine.Fact) {
		s.Owe(dueFine, account(f.Seat), engine.Pool, fine)
		s.say(factVoid, f.Seat)
	}}
}

// exchangeHidden has him who hid the Quinola in the talon pay the party to him
// who is best placed; the play is at an end.
func exchangeHidden(t *Terms) *Rule {
	price := t.N("price")
	return &Rule{Hears: 1 << factAct, Only: 1 << actHide, On: func(s *State, f *engine.Fact) {
		best := cards.NoSeat
		for _, seat := range s.round {
			if seat != f.Seat && (best == cards.NoSeat || s.placing(seat) < s.placing(best)) {
				best = seat
			}
		}
		if s.Seen(factBest) != nil {
			s.Owe(dueFine, account(f.Seat), account(best), price)
			s.RestOn(1 << factBest)
		}
		s.say(factVoid, f.Seat)
	}}
}

// exchangeHiddenEnds ends the game where the Quinola was hidden in the talon,
// however many rounds were to be played.
var exchangeHiddenEnds = Rule{Lifts: []string{"reversis/game.rounds"}, When: func(s *State, a *engine.Act) bool {
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == factAct && f.N == int32(actHide) {
			return true
		}
	}
	return false
}}

// seenParty has him who saw a card that another put out or was to take pay the
// party for that other, if he loses it.
var seenParty = Rule{While: 1 << factAct, Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
	for _, seat := range s.round {
		if f := s.did(actSee, seat); f != nil && f.Leader == d.For.Seat() {
			return account(seat)
		}
	}
	return engine.NoAccount
}}

// seenReversis has a Reversis unpaid to a player who saw a card that was put
// out, and not one that another was to take.
var seenReversis = Rule{While: 1 << factAct, Dues: 1 << dueReversis, Annul: func(s *State, d *engine.Due) bool {
	f := s.did(actSee, d.To.Seat())
	return f != nil && (f.Card == cards.None || s.heap.Has(f.Card))
}}

// twelveParty has him pay the party who plays with twelve cards, whether he
// loses it or not.
var twelveParty = Rule{Asked: 1<<askWinner | 1<<askLoser, While: 1 << factAct, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return s.guilty(q, actTwelve, seat)
}}

// twelveUnpaid lets a player with twelve cards win nothing.
var twelveUnpaid = Rule{While: 1 << factAct, Annul: func(s *State, d *engine.Due) bool {
	return d.To.Seat() >= 0 && s.did(actTwelve, d.To.Seat()) != nil
}}

// revokeTakes has a player whose revoke is noticed at once take the trick, if
// he can.
var revokeTakes = Rule{While: 1 << factAct, Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
	if f := s.did(actCaught, seat); f == nil || f.Trick != s.Trick || s.table.N == 0 {
		return 0
	}
	higher := s.higher(hand)
	if higher == 0 {
		return 0
	}
	return hand &^ higher
}}

// revokeParty has him pay the party who revoked, whether he loses it or not.
var revokeParty = Rule{Asked: 1<<askWinner | 1<<askLoser, While: 1 << factAct, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return s.guilty(q, actRevoke, seat)
}}

// revokeGift has him who revoked pay for a Quinola that was placed in the
// hand, before or after, instead of him who took it.
var revokeGift = Rule{
	While: 1 << factAct, Dues: 1 << dueGift, Bears: func(s *State, d *engine.Due) engine.Account {
		if seat := s.whoRevoked(); seat != cards.NoSeat {
			return account(seat)
		}
		return engine.NoAccount
	},
	Review: 1 << factAct, Annul: func(s *State, d *engine.Due) bool {
		seat := s.whoRevoked()
		return seat != cards.NoSeat && d.From.Seat() != seat && d.To.Seat() != seat
	},
	Hears: 1 << factAct, Only: 1 << actRevoke, On: func(s *State, f *engine.Fact) {
		for i := range s.Dues {
			if d := s.Dues[i]; d.Class == dueGift && !d.Stands() && !d.Unpaid && d.To != account(f.Seat) {
				s.OweAs(&d, dueGift, account(f.Seat), d.To, d.Amount)
			}
		}
	},
}

// whoRevoked is the player who revoked, or NoSeat.
func (s *State) whoRevoked() cards.Seat {
	for _, seat := range s.round {
		if s.did(actRevoke, seat) != nil {
			return seat
		}
	}
	return cards.NoSeat
}

// revokeQuinola lets a player who revoked be paid nothing for his own Quinola,
// nor draw the pool by it from then on, and has him make a second Remise if it is forced from him after.
var revokeQuinola = Rule{
	While: 1 << factAct, Review: 1 << factAct, Dues: 1<<dueGift | 1<<dueDraw, Annul: func(s *State, d *engine.Due) bool {
		revoke := s.did(actRevoke, d.To.Seat())
		return revoke != nil && (d.Class == dueGift || d.Class == dueDraw && s.fell(d) >= revoke.Trick)
	},
	Hears: 1 << factEnd, On: func(s *State, _ *engine.Fact) {
		for i := range s.Dues {
			d := s.Dues[i]
			f := s.fact(&d)
			if d.Class != dueBeast || !d.Stands() || f == nil || f.Kind != factForced {
				continue
			}
			if revoke := s.did(actRevoke, f.Seat); revoke != nil && f.Trick >= revoke.Trick {
				s.OweAs(&d, dueBeast, d.From, d.To, d.Amount)
			}
		}
	},
}

// partyMixed has him pay the party who mixed up his tricks before they were
// counted.
var partyMixed = Rule{Asked: 1<<askWinner | 1<<askLoser, While: 1 << factAct, Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
	return s.guilty(q, actMix, seat)
}}

// partyAssumed has the party paid by a player who takes it upon himself in the
// place of one who mixed up his tricks.
var partyAssumed = Rule{While: 1 << factAct, Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
	if s.did(actMix, d.For.Seat()) == nil {
		return engine.NoAccount
	}
	for _, seat := range s.round {
		if s.did(actAssume, seat) != nil {
			return account(seat)
		}
	}
	return engine.NoAccount
}}

// partyJudged has the winner, and nobody else, judge which of two who mixed up
// their tricks has lost the party.
var partyJudged = Rule{Asked: 1 << askLoser, While: 1<<factAct | 1<<factWinner, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
	f := s.did(actJudge, s.who(factWinner))
	return b2i(f != nil && f.Leader == seat)
}}

// turnUnpaid has an ace or a Quinola unpaid that was thrown out of turn.
var turnUnpaid = Rule{While: 1 << factAct, Dues: 1<<dueAcePlaced | 1<<dueGift, Annul: func(s *State, d *engine.Due) bool {
	f := s.fact(d)
	if f == nil {
		return false
	}
	early := s.did(actEarly, f.Seat)
	return early != nil && early.Trick == f.Trick
}}

// turnOvertaken has it paid nevertheless where another player goes over him
// who led and takes the trick.
var turnOvertaken = Rule{Lifts: []string{"reversis/turn.unpaid"}, Dues: 1<<dueAcePlaced | 1<<dueGift, Spare: func(s *State, d *engine.Due) bool {
	f := s.fact(d)
	return f != nil && f.Taker != f.Leader
}}

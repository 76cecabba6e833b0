package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The Reversis: all the tricks in one hand.

// reversisMade has him make the Reversis who takes all the tricks.
var reversisMade = Rule{Reads: 1 << tallyTricks, Hears: 1<<factTrick | 1<<factThrown, On: func(s *State, f *engine.Fact) {
	if s.tricks[f.Taker] == s.last && s.Seen(factMade) == nil {
		s.say(factMade, f.Taker)
	}
}}

// reversisUndertaken has the Reversis undertaken by him who has taken the
// first nine tricks.
func reversisUndertaken(t *Terms) *Rule {
	first := int8(t.N("tricks"))
	return &Rule{Reads: 1 << tallyTricks, Hears: 1<<factPlaying | 1<<factTrick | 1<<factThrown, On: func(s *State, f *engine.Fact) {
		done := f.Trick // the tricks that were taken
		if f.Kind == factPlaying {
			done--
		}
		if done < first || s.Seen(factUndertaken) != nil {
			return
		}
		for _, seat := range s.round {
			if s.tricks[seat] == done {
				s.say(factUndertaken, seat)
			}
		}
	}}
}

// reversisBroken has a Reversis that was undertaken broken by the first other
// player to take one of the last tricks.
var reversisBroken = Rule{Hears: 1<<factTrick | 1<<factThrown, Given: 1 << factUndertaken, On: func(s *State, f *engine.Fact) {
	by := s.who(factUndertaken)
	if f.Taker != by && s.Seen(factBroken) == nil {
		s.Say(&engine.Fact{Kind: factBroken, Seat: f.Taker, Leader: by})
	}
}}

// reversisEnds has the tricks not played out after a Reversis is broken.
var reversisEnds = Rule{Hears: 1 << factBroken, On: func(s *State, f *engine.Fact) {
	s.say(factOver, f.Seat)
}}

// reversisPayment has everybody pay him who makes the Reversis, the player
// opposite more than the others.
func reversisPayment(t *Terms) *Rule {
	each, payee := t.N("each"), t.Role("payee")
	opposite := t.Or("opposite", each)
	return &Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
		to := s.seat(payee, f)
		for _, seat := range s.round {
			amount := each
			if seat == cards.Opposite(s.n, to) {
				amount = opposite
			}
			s.Owe(dueReversis, account(seat), account(to), amount)
		}
	}}
}

// reversisForfeit has him whose Reversis is broken pay him who breaks it.
func reversisForfeit(t *Terms) *Rule {
	amount, payer, payee := t.N("amount"), t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factBroken, On: func(s *State, f *engine.Fact) {
		s.Owe(dueForfeit, account(s.seat(payer, f)), account(s.seat(payee, f)), amount)
	}}
}

// reversisParty says that there is no party in a hand in which a Reversis was
// undertaken, whether it is made or broken.
var reversisParty = Rule{Hears: 1<<factUndertaken | 1<<factMade, On: func(s *State, f *engine.Fact) {
	if s.Seen(factNoParty) == nil {
		s.say(factNoParty, f.Seat)
	}
}}

// reversisCancels has every payment for aces and Quinolas returned, and none
// made any more, once a Reversis is undertaken.
var reversisCancels = Rule{Review: 1 << factUndertaken, While: 1 << factUndertaken, Dues: consolations, Annul: func(s *State, d *engine.Due) bool {
	return s.Seen(factUndertaken) != nil
}}

// reversisRefund has him who makes the Reversis get back what he paid for aces
// and Quinolas; in one book only for those that were placed on his tricks, in
// another all that he paid to other players, fines too.
func reversisRefund(t *Terms) *Rule {
	dues := consolations
	if t.N("placed") == 1 {
		dues = 1<<dueAcePlaced | 1<<dueGift
	}
	if t.N("fines") == 1 {
		dues |= 1 << dueFine
	}
	return &Rule{Review: 1 << factMade, While: 1 << factMade, Dues: dues, Annul: func(s *State, d *engine.Due) bool {
		f := s.Seen(factMade)
		return f != nil && d.From.Seat() == f.Seat
	}}
}

// reversisPool has nobody draw the pool or make the Remise by a Quinola once a
// Reversis is undertaken, and what was drawn or paid in returned. What the
// undertaker's own Quinola does is said by other rules.
var reversisPool = Rule{Review: 1 << factUndertaken, While: 1 << factUndertaken, Dues: 1<<dueDraw | 1<<dueBeast, Annul: func(s *State, d *engine.Due) bool {
	return s.Seen(factUndertaken) != nil
}}

// reversisQuinolaMade has him who makes the Reversis draw the pool, if he
// played his Quinola before the last tricks.
func reversisQuinolaMade(t *Terms) *Rule {
	before, most := t.N("before"), mosts(t)
	return &Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
		for i := s.ownQuinola(0, f.Seat, before); i >= 0; i = s.ownQuinola(i+1, f.Seat, before) {
			pool := s.quinola(s.Facts[i].Card)
			s.OweFor(int16(i), dueOwnDraw, pot(pool), account(f.Seat), min(s.pool(pool), most[pool]))
		}
	}}
}

// reversisQuinolaBroken has him whose Reversis is broken make the Remise, if
// he played his Quinola before the last tricks.
func reversisQuinolaBroken(t *Terms) *Rule {
	before, most := t.N("before"), mosts(t)
	return &Rule{Hears: 1 << factBroken, On: func(s *State, f *engine.Fact) {
		for i := s.ownQuinola(0, f.Leader, before); i >= 0; i = s.ownQuinola(i+1, f.Leader, before) {
			pool := s.quinola(s.Facts[i].Card)
			s.OweFor(int16(i), dueOwnBeast, account(f.Leader), pot(pool), min(s.pool(pool), most[pool]))
		}
	}}
}

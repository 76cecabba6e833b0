package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The Reversis: all the tricks in one hand.

// reversisMade has him make the Reversis who takes all the tricks.
func reversisMade(*Terms) *Rule {
	return &Rule{Hears: 1<<factTrick | 1<<factThrown, On: func(s *State, f *engine.Fact) {
		if s.tricks[f.Taker] == s.last && s.Seen(factMade) == nil {
			s.Say(engine.Fact{Kind: factMade, Seat: f.Taker})
		}
	}}
}

// reversisUndertaken has the Reversis undertaken by him who has taken the
// first nine tricks.
func reversisUndertaken(t *Terms) *Rule {
	first := int8(t.N("tricks"))
	return &Rule{Hears: 1<<factPlaying | 1<<factTrick | 1<<factThrown, On: func(s *State, f *engine.Fact) {
		done := f.Trick // the tricks that were taken
		if f.Kind == factPlaying {
			done--
		}
		if done < first || s.Seen(factUndertaken) != nil {
			return
		}
		for _, seat := range s.round {
			if s.tricks[seat] == done {
				s.Say(engine.Fact{Kind: factUndertaken, Seat: seat})
			}
		}
	}}
}

// reversisBroken has a Reversis that was undertaken broken by the first other
// player to take one of the last tricks.
func reversisBroken(*Terms) *Rule {
	return &Rule{Hears: 1<<factTrick | 1<<factThrown, On: func(s *State, f *engine.Fact) {
		by := s.who(factUndertaken)
		if by != cards.NoSeat && f.Taker != by && s.Seen(factBroken) == nil {
			s.Say(engine.Fact{Kind: factBroken, Seat: f.Taker, Leader: by})
		}
	}}
}

// reversisEnds has the tricks not played out after a Reversis is broken.
func reversisEnds(*Terms) *Rule {
	return &Rule{Hears: 1 << factBroken, On: func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factOver, Seat: f.Seat})
	}}
}

// reversisPayment has everybody pay him who makes the Reversis, the player
// opposite more than the others.
func reversisPayment(t *Terms) *Rule {
	each, payee := t.N("each"), t.Role("payee")
	opposite := t.Or("opposite", each)
	return &Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
		to := s.seat(payee, f)
		s.others(to, func(seat cards.Seat) {
			if seat == cards.Opposite(s.n, to) {
				s.Owe(dueReversis, account(seat), account(to), opposite)
			} else {
				s.Owe(dueReversis, account(seat), account(to), each)
			}
		})
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
func reversisParty(*Terms) *Rule {
	return &Rule{Hears: 1<<factUndertaken | 1<<factMade, On: func(s *State, f *engine.Fact) {
		if s.Seen(factNoParty) == nil {
			s.Say(engine.Fact{Kind: factNoParty, Seat: f.Seat})
		}
	}}
}

// reversisCancels has every payment for aces and Quinolas returned, and none
// made any more, once a Reversis is undertaken.
func reversisCancels(*Terms) *Rule {
	return &Rule{Review: 1 << factUndertaken, Rests: factUndertaken, Annul: func(s *State, d *engine.Due) bool {
		return consolation(d.Class) && s.Seen(factUndertaken) != nil
	}}
}

// reversisRefund has him who makes the Reversis get back what he paid for aces
// and Quinolas; in one book only for those that were placed on his tricks, in
// another all that he paid to other players, fines too.
func reversisRefund(t *Terms) *Rule {
	placed, all := t.N("placed") == 1, t.N("fines") == 1
	return &Rule{Review: 1 << factMade, Rests: factMade, Annul: func(s *State, d *engine.Due) bool {
		f := s.Seen(factMade)
		ours := consolation(d.Class)
		if placed {
			ours = d.Class == dueAcePlaced || d.Class == dueGift
		}
		ours = ours || all && d.Class == dueFine
		return f != nil && ours && d.From.Seat() == f.Seat
	}}
}

// reversisPool has nobody draw the pool or make the Remise by a Quinola once a
// Reversis is undertaken, and what was drawn or paid in returned. What the
// undertaker's own Quinola does is said by other rules.
func reversisPool(*Terms) *Rule {
	return &Rule{Review: 1 << factUndertaken, Rests: factUndertaken, Annul: func(s *State, d *engine.Due) bool {
		return (d.Class == dueDraw || d.Class == dueBeast) && s.Seen(factUndertaken) != nil
	}}
}

// reversisQuinolaMade has him who makes the Reversis draw the pool, if he
// played his Quinola before the last tricks.
func reversisQuinolaMade(t *Terms) *Rule {
	before, most := t.N("before"), mosts(t)
	return &Rule{Hears: 1 << factMade, On: func(s *State, f *engine.Fact) {
		s.ownQuinola(f.Seat, before, func(fact int16, pool int) {
			s.OweFor(fact, dueOwnDraw, pot(pool), account(f.Seat), min(s.pool(pool), most[pool]))
			s.RestOn(factMade)
		})
	}}
}

// reversisQuinolaBroken has him whose Reversis is broken make the Remise, if
// he played his Quinola before the last tricks.
func reversisQuinolaBroken(t *Terms) *Rule {
	before, most := t.N("before"), mosts(t)
	return &Rule{Hears: 1 << factBroken, On: func(s *State, f *engine.Fact) {
		s.ownQuinola(f.Leader, before, func(fact int16, pool int) {
			s.OweFor(fact, dueOwnBeast, account(f.Leader), pot(pool), min(s.pool(pool), most[pool]))
			s.RestOn(factBroken)
		})
	}}
}

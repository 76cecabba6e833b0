package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The laws: what irregular acts bring upon those who do them.

// barredPeek bars him who looked at his card of the talon and then discarded.
func barredPeek(*Terms) *Rule {
	return onAct(actPeek, func(s *State, f *engine.Fact) {
		if s.kept&(1<<f.Seat) == 0 {
			s.Say(engine.Fact{Kind: factBarred, Seat: f.Seat})
		}
	})
}

// barredTwelve bars him who took a card and put none out, more strictly still.
func barredTwelve(*Terms) *Rule {
	return onAct(actTwelve, func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factBarred, Seat: f.Seat})
		s.Say(engine.Fact{Kind: factTwelve, Seat: f.Seat})
	})
}

// barredParty keeps a player who is barred from winning the party.
func barredParty(*Terms) *Rule {
	return &Rule{Asked: 1 << askWinner, Rests: factBarred, Prefer: func(s *State, _ uint8, a, b cards.Seat) int {
		return b2i(s.is(factBarred, b)) - b2i(s.is(factBarred, a))
	}}
}

// barredPool keeps a player who is barred from placing his Quinola: it draws
// nothing from the pool, and nobody pays for it.
func barredPool(*Terms) *Rule {
	return unpaid(factBarred, func(s *State, d *engine.Due) bool { return d.Class == dueDraw || d.Class == dueGift })
}

// barredReversis keeps a player who is barred from being paid for a Reversis
// that he makes, and from drawing the pool by it.
func barredReversis(*Terms) *Rule {
	return unpaid(factBarred, func(s *State, d *engine.Due) bool {
		return d.Class == dueReversis || d.Class == dueOwnDraw
	})
}

// barredBreaks keeps a player who is barred from being paid for breaking a
// Reversis.
func barredBreaks(*Terms) *Rule {
	return unpaid(factBarred, func(s *State, d *engine.Due) bool { return d.Class == dueForfeit })
}

// barredForces keeps a player who is barred from being paid for forcing the
// Quinola; he from whom it was forced makes the Remise nevertheless.
func barredForces(*Terms) *Rule {
	return unpaid(factBarred, func(s *State, d *engine.Due) bool { return d.Class == dueForced })
}

// barredPayments keeps a player with twelve cards from being paid anything.
func barredPayments(*Terms) *Rule {
	return unpaid(factTwelve, anything)
}

// short keeps a player who put out two cards from being paid anything.
func short(*Terms) *Rule {
	r := unpaid(factShort, anything)
	r.Hears = 1 << factAct
	r.On = func(s *State, f *engine.Fact) {
		if f.N == int32(actTwo) {
			s.Say(engine.Fact{Kind: factShort, Seat: f.Seat})
		}
	}
	return r
}

// shortBreaks pays him nevertheless for breaking a Reversis.
func shortBreaks(*Terms) *Rule { return spares("reversis/short", dueForfeit) }

// shortForces pays him nevertheless for forcing the Quinola.
func shortForces(*Terms) *Rule { return spares("reversis/short", dueForced) }

// revokeFine fines a revoke.
func revokeFine(t *Terms) *Rule {
	fine, payee := t.N("fine"), t.Role("payee")
	return onAct(actRevoke, func(s *State, f *engine.Fact) { s.fine(fine, payee, f) })
}

// revokeBarred keeps a player who revoked from being paid anything in that
// hand; what he was paid before he returns.
func revokeBarred(*Terms) *Rule {
	r := unpaid(factRevoked, anything)
	r.Hears, r.Review = 1<<factAct, 1<<factRevoked
	r.On = func(s *State, f *engine.Fact) {
		if f.N == int32(actRevoke) {
			s.Say(engine.Fact{Kind: factRevoked, Seat: f.Seat})
		}
	}
	return r
}

// unpaid is a rule that annuls dues to players of whom a fact was said.
func unpaid(kind uint8, which func(*State, *engine.Due) bool) *Rule {
	return &Rule{Rests: kind, Annul: func(s *State, d *engine.Due) bool {
		return s.Seen(kind) != nil && d.To.Seat() >= 0 && which(s, d) && s.is(kind, d.To.Seat())
	}}
}

// anything is every due.
func anything(*State, *engine.Due) bool { return true }

// spares is a rule that pays a class of due though another rule annuls it.
func spares(rule string, class uint8) *Rule {
	return &Rule{Lifts: []string{rule}, Spare: func(s *State, d *engine.Due) bool { return d.Class == class }}
}

// is reports whether a fact was said of a player.
func (s *State) is(kind uint8, seat cards.Seat) bool { return s.SeenOf(kind, seat) != nil }

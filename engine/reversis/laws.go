package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The laws: what irregular acts bring upon those who do them.

// barredPeek bars him who looked at his card of the talon and then discarded.
var barredPeek = Rule{Hears: 1 << factAct, Only: 1 << actPeek, On: func(s *State, f *engine.Fact) {
	if s.kept&(1<<f.Seat) == 0 {
		s.say(factBarred, f.Seat)
	}
}}

// barredTwelve bars him who took a card and put none out, more strictly still.
var barredTwelve = Rule{Hears: 1 << factAct, Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
	s.say(factBarred, f.Seat)
	s.say(factTwelve, f.Seat)
}}

// barredParty keeps a player who is barred from winning the party.
var barredParty = Rule{Asked: 1 << askWinner, While: 1 << factBarred, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
	return -b2i(s.is(factBarred, seat))
}}

// barredPool keeps a player who is barred from placing his Quinola: it draws
// nothing from the pool, and nobody pays for it.
var barredPool = Rule{While: 1 << factBarred, Dues: 1<<dueDraw | 1<<dueGift, Annul: func(s *State, d *engine.Due) bool { return s.is(factBarred, d.To.Seat()) }}

// barredReversis keeps a player who is barred from being paid for a Reversis
// that he makes, and from drawing the pool by it.
var barredReversis = Rule{While: 1 << factBarred, Dues: 1<<dueReversis | 1<<dueOwnDraw, Annul: func(s *State, d *engine.Due) bool { return s.is(factBarred, d.To.Seat()) }}

// barredBreaks keeps a player who is barred from being paid for breaking a
// Reversis.
var barredBreaks = Rule{While: 1 << factBarred, Dues: 1 << dueForfeit, Annul: func(s *State, d *engine.Due) bool { return s.is(factBarred, d.To.Seat()) }}

// barredForces keeps a player who is barred from being paid for forcing the
// Quinola; he from whom it was forced makes the Remise nevertheless.
var barredForces = Rule{While: 1 << factBarred, Dues: 1 << dueForced, Annul: func(s *State, d *engine.Due) bool { return s.is(factBarred, d.To.Seat()) }}

// barredPayments keeps a player with twelve cards from being paid anything.
var barredPayments = Rule{While: 1 << factTwelve, Annul: func(s *State, d *engine.Due) bool { return s.is(factTwelve, d.To.Seat()) }}

// short keeps a player who put out two cards from being paid anything.
var short = Rule{
	Hears: 1 << factAct, Only: 1 << actTwo, On: func(s *State, f *engine.Fact) {
		s.say(factShort, f.Seat)
	},
	While: 1 << factShort, Annul: func(s *State, d *engine.Due) bool { return s.is(factShort, d.To.Seat()) },
}

// shortBreaks pays him nevertheless for breaking a Reversis.
var shortBreaks = Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForfeit, Spare: always}

// shortForces pays him nevertheless for forcing the Quinola.
var shortForces = Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForced, Spare: always}

// revokeFine fines a revoke.
func revokeFine(t *Terms) *Rule {
	fine, payee, bete := t.N("fine"), t.Role("payee"), t.N("bete") == 1
	return &Rule{Hears: 1 << factAct, Only: 1 << actRevoke, On: func(s *State, f *engine.Fact) {
		if bete {
			s.Owe(dueBeast, account(f.Seat), engine.Pool, s.pool(0))
			return
		}
		s.fine(fine, payee, f)
	}}
}

// revokeBarred keeps a player who revoked from being paid anything in that
// hand; what he was paid before he returns.
var revokeBarred = Rule{
	Hears: 1 << factAct, Only: 1 << actRevoke, On: func(s *State, f *engine.Fact) {
		s.say(factRevoked, f.Seat)
	},
	Review: 1 << factRevoked, While: 1 << factRevoked, Annul: func(s *State, d *engine.Due) bool { return s.is(factRevoked, d.To.Seat()) },
}

// always is for exceptions that hold for every due of their classes.
func always(*State, *engine.Due) bool { return true }

// is reports whether a fact was said of a player; of a pool none is.
func (s *State) is(kind engine.FactKind, seat cards.Seat) bool {
	return seat >= 0 && s.SeenOf(kind, seat) != nil
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The laws: what irregular acts cost their players.

// barredPeek bars a player who looked at the card of the talon and then discarded.
var barredPeek = Maker{Question: Question{ID: "reversis/barred.peek", Asks: "What does he lose who looks at his card of the talon and then discards?",
	Answer: "He who looked at his card of the talon and then put one out is barred from what follows."},
	Says: "{seat} saw his card of the talon and then discarded",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actPeek, On: func(s *State, f *engine.Fact) {
		if !hasKept(s, f.Seat) {
			s.Tell(factBarred, f.Seat)
		}
	}}}

// barredTwelve bars, more strictly, a player who took a card and put none out.
var barredTwelve = Maker{Question: Question{ID: "reversis/barred.twelve", Asks: "What does he lose who takes a card and puts none out?",
	Answer: "He who took a card and put none out is barred, too."},
	Says: "{seat} took a card and put none out",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
		s.Tell(factBarred, f.Seat)
		s.Tell(factTookTwelve, f.Seat)
	}}}

// barredParty: a barred player cannot win the party.
var barredParty = Maker{Question: Question{ID: "reversis/barred.party", Asks: "May a player who is barred win the party?",
	Answer: "He who is barred cannot win the party."},
	Says: "{seat} wins the party",
	Rule: &Rule{Asked: 1 << askWinner, While: factBarred.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		return -engine.Int(s.Is(factBarred, seat))
	}}}

// owedTo returns a test whether a due is owed to a player of whom such a fact was said.
func owedTo(kind engine.FactKind) func(*State, *engine.Due) bool {
	return func(s *State, d *engine.Due) bool { return s.Is(kind, d.To.Seat()) }
}

// barredPool: a barred player cannot place the Quinola: it draws nothing from
// the pool, and nobody pays for it.
var barredPool = Maker{Question: Question{ID: "reversis/barred.pool", Asks: "May a player who is barred place his Quinola?",
	Answer: "He who is barred cannot place his Quinola: it draws nothing, and nobody pays for it."},
	Voids: "{seat} may not place his Quinola",
	Rule:  &Rule{While: factBarred.Bit(), Dues: 1<<dueDraw | 1<<dueGift, Annul: owedTo(factBarred)}}

// barredReversis: a barred player is not paid for a Reversis, and draws no
// pool by it.
var barredReversis = Maker{Question: Question{ID: "reversis/barred.reversis", Asks: "May a player who is barred make the Reversis?",
	Answer: "He who is barred is not paid for a Reversis that he makes, nor draws the pool by it."},
	Voids: "{seat} may not make the Reversis",
	Rule:  &Rule{While: factBarred.Bit(), Dues: 1<<dueReversis | 1<<dueOwnDraw, Annul: owedTo(factBarred)}}

// barredBreaks: a barred player is not paid for breaking a Reversis.
var barredBreaks = Maker{Question: Question{ID: "reversis/barred.breaks", Asks: "Is a player who is barred paid for breaking a Reversis?",
	Answer: "He who is barred is not paid for breaking a Reversis."},
	Voids: "{seat} is not paid for breaking the Reversis",
	Rule:  &Rule{While: factBarred.Bit(), Dues: 1 << dueForfeit, Annul: owedTo(factBarred)}}

// barredForces: a barred player is not paid for forcing the Quinola; the
// player from whom it was forced makes the Remise all the same.
var barredForces = Maker{Question: Question{ID: "reversis/barred.forces", Asks: "Is a player who is barred paid for forcing the Quinola?",
	Answer: "He who is barred is not paid for forcing the Quinola; its holder makes the Remise nevertheless."},
	Voids: "{seat} is not paid for forcing the Quinola",
	Rule:  &Rule{While: factBarred.Bit(), Dues: 1 << dueForced, Annul: owedTo(factBarred)}}

// barredPayments: a player with twelve cards is paid nothing.
var barredPayments = Maker{Question: Question{ID: "reversis/barred.payments", Asks: "Is a player who is barred paid anything at all?",
	Answer: "He who plays with a card too many is paid nothing at all."},
	Voids: "{seat} put no card out: he has a right to nothing",
	Rule:  &Rule{While: factTookTwelve.Bit(), Annul: owedTo(factTookTwelve)}}

// short: a player who put out two cards is paid nothing.
var short = Maker{Question: Question{ID: "reversis/short", Asks: "What does he lose who put out two cards?",
	Answer: "He who put out two cards is paid nothing, but for what follows."},
	Says: "{seat} put out two cards", Voids: "{seat} put out two cards: he has a right to no payment",
	Rule: &Rule{
		Hears: table.FactAct.Bit(), Only: 1 << actTwo, On: func(s *State, f *engine.Fact) {
			s.Tell(factOutTwo, f.Seat)
		},
		While: factOutTwo.Bit(), Annul: owedTo(factOutTwo),
	}}

// shortBreaks: except for breaking a Reversis.
var shortBreaks = Maker{Question: Question{ID: "reversis/short.breaks", Asks: "Is he who put out two cards paid for breaking a Reversis?",
	Answer: "He who put out two cards is paid nevertheless for breaking a Reversis."},
	Rule: &Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForfeit, Spare: everyDue}}

// shortForces: except for forcing the Quinola.
var shortForces = Maker{Question: Question{ID: "reversis/short.forces", Asks: "Is he who put out two cards paid for forcing the Quinola?",
	Answer: "He who put out two cards is paid nevertheless for forcing the Quinola."},
	Rule: &Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForced, Spare: everyDue}}

// revokeFine: a player who revoked pays a fine.
var revokeFine = Maker{Question: Question{ID: "reversis/revoke.fine", Asks: "What does it cost to revoke?",
	Answer:  "He who revokes [!bete: pays {payee him} {fine amount}.][bete=0: pays {payee him} {fine amount}, or makes a beast where that is agreed.][bete=1: makes a beast.]",
	Figures: []part{{"fine", "to each payee"}, {"bete", "1 where a beast is made instead"}},
	Roles:   []part{{"payee", "who receives it"}}},
	Owes: "{seat} revoked",
	Make: func(t *game.Terms) *Rule {
		fine, payee, bete := t.N("fine"), t.Role("payee"), t.N("bete") == 1
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: func(s *State, f *engine.Fact) {
			if bete {
				s.Owe(dueBeast, table.Account(f.Seat), engine.Pool, s.Pool(0))
				return
			}
			s.Pay(dueFine, f.Seat, payee, fine, f)
		}}
	}}

// revokeBarred: a player who revoked is paid nothing in that hand, and
// returns what he was paid before.
var revokeBarred = Maker{Question: Question{ID: "reversis/revoke.barred", Asks: "Is a player who revoked paid anything in that hand?",
	Answer: "He who revoked is paid nothing in that hand, and returns what he was paid."},
	Says: "{seat} revoked", Voids: "{seat} revoked: he is paid nothing",
	Rule: &Rule{
		Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: func(s *State, f *engine.Fact) {
			s.Tell(factRevoked, f.Seat)
		},
		Review: factRevoked.Bit(), While: factRevoked.Bit(), Annul: owedTo(factRevoked),
	}}

// everyDue returns true: an exception holds for every due of its classes.
func everyDue(*State, *engine.Due) bool { return true }

package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Vie is how players bet on their hands. In turn from eldest hand on, a player raises,
// and the others hold, raise again or give up, until everybody who is left has held the
// last raise. Rules say by how much an act raises (Raises), what is not allowed, and
// what is paid.
type Vie struct {
	Among  func(*State) cards.SeatSet // the players who bet
	Acts   []engine.ActKind           // the acts by which a player raises
	Raises engine.FactKind            // Seat raises by Amount
	Cedes  engine.FactKind            // Seat gives up, if a player who gives up may bet again for something else; 0 if a hand has one contest
	Most   int32                      // the bound beyond which no raise is offered; 0 for none
	Box    int                        // the pool into which it is paid
	For    string                     // what it is for, where a hand has several contests: "the point"
}

// acts returns the acts by which players bet.
func (v Vie) acts() engine.ActKinds {
	return engine.Acts(table.ActPass, table.ActHold, table.ActFold).With(engine.Acts(v.Acts...))
}

// Phase returns the phase in which players bet.
func (v Vie) Phase(opens func(*State) bool) *table.Phase {
	return &table.Phase{
		Word: "bet", For: v.For, Opens: opens, Acts: v.acts(), Open: engine.Acts(v.Acts...),
		Turn: func(s *State) cards.Seat {
			level, in, last := v.Bets(s)
			if level == 0 {
				return s.Speak(in)
			}
			for seat := s.Speaker; in.Len() > 1 && seat != last; seat = s.Right(seat) {
				if in.Has(seat) {
					return seat
				}
			}
			return cards.NoSeat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			level, _, _ := v.Bets(s)
			if level == 0 {
				o.Add(table.ActPass)
			} else {
				o.Add(table.ActHold)
				o.Add(table.ActFold)
			}
			for _, kind := range v.Acts {
				if v.Most == 0 || level < v.Most {
					o.Add(kind, 1)
				}
			}
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Card != cards.None || a.Cards != 0 {
				return "what is bet is counters, and no cards"
			}
			return ""
		},
	}
}

// Bets returns the state of the betting: what every player must put in to stay, who is
// still in, and who raised last.
func (v Vie) Bets(s *State) (level int32, in cards.SeatSet, last cards.Seat) {
	last = cards.NoSeat
	for f := s.Last(v.Raises); f != nil; f = s.Prior(f) {
		if level += f.Amount; last == cards.NoSeat {
			last = f.Seat
		}
	}
	if in = v.Among(s); v.Cedes == 0 {
		in &^= s.SaidBy(table.ActFold)
	}
	for f := s.Last(v.Cedes); f != nil; f = s.Prior(f) {
		in &^= f.Seat.Bit()
	}
	return level, in, last
}

// Raise returns the question by how much a player may raise in a phase, by the first of
// the acts: by as much as is said, and by 1 where nothing is.
func (v Vie) Raise(question game.Question, says string, phase int) Maker {
	return Maker{Question: question, Says: says, Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << v.Acts[0], On: func(s *State, f *engine.Fact) {
		if s.PhaseNo() == phase {
			s.Tell(v.Raises, f.Seat).Amount = max(f.Amount, 1)
		}
	}}}
}

// Turns returns the question who bets when: nobody before it is their turn. Others are
// further acts by which players speak.
func (v Vie) Turns(question game.Question, others ...engine.ActKind) Maker {
	return Maker{Question: question, Rule: &Rule{
		Judges: v.acts().With(engine.Acts(others...)),
		Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Turn() }}}
}

// Paid returns the question what betting costs: a player who raises or holds puts in
// what every player who stays has put in.
func (v Vie) Paid(question game.Question, owes string) Maker {
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: v.Raises.Bit().With(table.FactSaid.Bit()), On: func(s *State, f *engine.Fact) {
		if f.Kind != v.Raises && f.N != int32(table.ActHold) {
			return
		}
		// A player who has given up owes nothing more, and may hold when players bet
		// again for something else.
		if level, in, _ := v.Bets(s); in.Has(f.Seat) {
			s.Owe(table.DueBet, table.Account(f.Seat), engine.Box(v.Box), level-v.Staked(s, f.Seat))
		}
	}}}
}

// Unheld returns the question who wins if the others do not hold the last raise:
// players who have given up have lost, whatever they hold.
func (v Vie) Unheld(question game.Question) Maker {
	return Maker{Question: question, Rule: &Rule{Asked: table.AskBest.Bit(), While: v.Raises.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		_, in, _ := v.Bets(s)
		return engine.Int(in.Has(seat))
	}}}
}

// Staked returns what a player has already put in of the bets.
func (v Vie) Staked(s *State, seat cards.Seat) (sum int32) {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == table.DueBet && d.Stands() && d.For == table.Account(seat) && d.To == engine.Box(v.Box) {
			sum += d.Amount
		}
	}
	return sum
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/game"
)

// teller tells a hand.
func (s *State) teller() *game.Teller {
	s.castUp()
	return &game.Teller{Trace: &s.Trace, Rules: s.law.rules, Words: &english, Family: "reversis", Book: s.law.Ruleset,
		Silent: func(i int, f *engine.Fact) bool {
			return f.Kind == factNarrowed || f.Kind == factTrick || f.Kind == factLead || f.Kind == factSameDealer && f.Cause >= 0
		},
		Denied: engine.Facts(factChosen, factOrdinary, factSpared), Measured: measured, Party: 1 << dueParty}
}

// castUp enters every trick in the tallies, so that what was counted rests on
// the rules that gave the tricks.
func (s *State) castUp() {
	s.Entries = s.Entries[:0]
	for i := range s.Facts {
		f := &s.Facts[i]
		e := engine.Entry{Tally: tallyTricks, Seat: f.Taker, Rule: f.Rule, Fact: int16(i), Also: -1, Clock: f.Clock, N: 1}
		switch f.Kind {
		case factThrown:
			e.Rests = factRest.Bit()
		case factTrick:
		default:
			continue
		}
		s.Entries = append(s.Entries, e)
		e.Tally, e.N = tallyPoints, f.N
		s.Entries = append(s.Entries, e)
	}
}

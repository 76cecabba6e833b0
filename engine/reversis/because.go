package reversis

import (
	"quinola/engine"
	"quinola/engine/table"
)

// because returns the rules behind those that refuse an act, or lift a refusal:
// the rules that said the facts on which they rest, whose turn it is, what a card
// or a pool is, and that a right has ended.
func because(s *State, act *engine.Act, rules engine.RuleSet) (by engine.RuleSet) {
	for no := rules.Next(engine.NoRule); no >= 0; no = rules.Next(no) {
		rule := s.Law().Code.List[no]
		rests := rule.While
		switch rule.ID {
		case "reversis/turn":
			rests = rests.With(table.FactLeads.Bit())
		case "reversis/follow-suit":
			until, has := s.Law().Terms("reversis/espagnolette.renounce")
			if has && s.Who(factRightEnded) == act.Seat && int32(s.Trick) <= until.Or("until", 99) {
				rests = rests.With(factRightEnded.Bit())
			}
		case "reversis/discard.quinola", "reversis/game.forced", "reversis/discard.unforced":
			rests = rests.With(named(s, act.Card))
		case "reversis/exchange.optional":
			for i, grounds := range s.Teller().Behind() {
				if s.Dues[i].Class == dueStake {
					by.Union(grounds)
				}
			}
		}
		by.Union(s.BehindSeen(rests))
	}
	return by
}

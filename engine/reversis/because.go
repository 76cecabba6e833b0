package reversis

import (
	"quinola/engine"
	"quinola/engine/table"
)

// because returns the rules behind those that refuse an act, or lift a refusal:
// the rules that said the facts on which they rest, whose turn it is, what a card
// or a pool is, and that a right has ended.
func because(s *State, act *engine.Act, rules engine.RuleSet) (by engine.RuleSet) {
	behind := func(kind engine.FactKind) {
		if f := s.Seen(kind); f != nil {
			by.Union(s.BehindFact(s.Index(f)))
		}
	}
	for no := rules.Next(engine.NoRule); no >= 0; no = rules.Next(no) {
		rule := s.Law().Code.List[no]
		for kind := range engine.FactKind(engine.MaxFacts) {
			if rule.While.Has(kind) {
				behind(kind)
			}
		}
		switch rule.ID {
		case "reversis/turn":
			behind(table.FactLeads)
		case "reversis/follow-suit":
			until, has := s.Law().Terms("reversis/espagnolette.renounce")
			if ended := s.Seen(factRightEnded); has && ended != nil && ended.Seat == act.Seat && int32(s.Trick) <= until.Or("until", 99) {
				behind(factRightEnded)
			}
		case "reversis/discard.quinola", "reversis/game.forced", "reversis/discard.unforced":
			for kind := factQuinolaNamed; kind <= factLittleNamed; kind++ {
				if named(s, act.Card).Has(kind) {
					behind(kind)
				}
			}
		case "reversis/exchange.optional":
			for i, grounds := range s.Teller().Behind() {
				if d := &s.Dues[i]; d.Class == dueStake {
					by.Union(grounds)
				}
			}
		}
	}
	return by
}

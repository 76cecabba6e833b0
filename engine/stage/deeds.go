package stage

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Deed is something that a player does besides playing a card, and what is seen
// then.
type Deed struct {
	Step  *record.Step // what was done, in a phase of the hand
	Act   *record.Act  // or what was amiss; neither is where the record begins
	Hands [cards.Seats]cards.Set
	Lies  cards.Set        // the cards that lie open, to be taken
	Open  bool             // and whether the game has any such
	So    *game.Settlement // what has followed so far
}

// Deeds returns what is done in a record in which no card is played, from its
// beginning on: the first is what is seen before anything is done. What cannot
// stand without what is done after it is told together with it. nil for a record
// in which nothing is done, or cards are played.
func (s *Stage) Deeds() []Deed {
	law, ok := s.Law.(*table.Law)
	if !ok || len(s.Plan) > 0 || len(s.Record.Steps)+len(s.Record.Acts) == 0 {
		return nil
	}
	before := 0 // the acts that come before the first step: at the deal
	for before < len(s.Record.Acts) && s.Record.Acts[before].At <= record.AtDeal && s.Record.Acts[before].Phase == "" {
		before++
	}
	steps, acts := 0, 0
	deeds := []Deed{}
	for {
		d := Deed{Hands: s.Start}
		switch {
		case steps == 0 && acts > 0 && acts <= before, steps == len(s.Record.Steps) && acts > before:
			d.Act = &s.Record.Acts[acts-1]
		case steps > 0:
			d.Step = &s.Record.Steps[steps-1]
		}
		r := *s.Record
		r.Steps, r.Acts, r.Expects = r.Steps[:steps], r.Acts[:acts], []record.Expect{}
		if state, so, err := law.Hear(&r); err == nil {
			d.Hands, d.So = state.Hand, so
			d.Lies, d.Open = table.Lies(state)
			deeds = append(deeds, d)
		} else if steps+acts == 0 {
			deeds = append(deeds, d) // as the record tells it
		}
		switch {
		case acts < before || steps == len(s.Record.Steps) && acts < len(s.Record.Acts):
			acts++
		case steps < len(s.Record.Steps):
			steps++
		default:
			return deeds
		}
	}
}

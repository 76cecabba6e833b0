package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Piquet à écrire: two hands, each player dealing one, make a tour; the player
// who has made less in both hands is marked the difference.

// written lists the questions about Piquet à écrire.
var written = []Maker{
	{Question: q("write.coup", "What is counted of a hand?",
		"What both have made is set against each other: only what one has made more counts."), Owes: "what both have made is weighed against each other",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				s.CountUpon(table.Points.Bit(), seat.Bit())
				tours.Weigh(s, seat, s.Tally(table.Points, seat))
			}
		}}},
	{Question: q("write.rois", "When does the match end?",
		"[tours=1: One tour makes][tours!=1: {tours word} tours make] a match; one that is played again is none.", fig("tours", "the tours agreed, of which two are a roi")), Head: "The match", Says: "the last tour is played",
		Of: func(tours int32) *Rule { return parts.MatchOf(table.FactMarked, tours, 1) }},
}

// keeps returns what a hand leaves for the next: how the cards are dealt and,
// in Piquet à écrire, the state of the tour and of the match.
func keeps(s *State) []record.Item {
	var list []record.Item
	if s.Law().Book().Answer(toursID) != nil {
		list = append(tours.KeepTours(s), sheet(s)...)
	}
	if !s.Told(factFresh) && s.Did(actWarn, cards.NoSeat) == nil {
		list = parts.Leave(list, parts.Dealing, cards.NoSeat, s.Carried(parts.Dealing, cards.NoSeat))
	}
	return list
}

const toursID = family + "/write.rois"

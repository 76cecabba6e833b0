package imperiale

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fault has whoever does something irregular lose some imperials.
func fault(question game.Question, says string, kinds ...engine.ActKind) Maker {
	question.Figures = []part{{Name: "imperials", Means: "lost"}}
	return parts.Costs(question, says, func(s *State, seat cards.Seat, n int32) {
		s.Tell(factForfeit, seat).N = n
	}, kinds...)
}

// held returns how many of the imperials that a player is to lose that player has.
func held(s *State, f *engine.Fact) int32 { return min(f.N, s.Tally(table.Score, f.Seat)) }

// laws is the questions about what is irregular.
var laws = []Maker{
	parts.Headed("The laws", fault(q("fault.under", "What does it cost not to take a card though able?",
		"Whoever does not take a card played though able, in its suit or with a trump, loses {imperials word} imperial."), "{seat} did not take though able", table.ActUnder, table.ActSpare)),
	fault(q("fault.revoke", "What does it cost to revoke?",
		"Whoever revokes loses {imperials word} imperials."), "{seat} revoked", table.ActRevoke),
	fault(q("fault.misdeal", "What does it cost to deal wrongly?",
		"Whoever deals wrongly loses {imperials word} imperial."), "{seat} dealt wrongly", table.ActMisdeal),
	{Question: q("forfeit", "How are imperials lost?",
		"Whoever loses imperials unmarks them."),
		Rule: &Rule{Hears: factForfeit.Bit(), On: func(s *State, f *engine.Fact) {
			if n := held(s, f); n > 0 {
				s.CountUpon(table.Score.Bit(), f.Seat.Bit())
				s.Tell(factFined, f.Seat).Amount = -n
			}
		}}},
	{Question: q("forfeit.other", "What if the player has none to lose?",
		"As many as that player has not are marked by the other."),
		Rule: &Rule{Hears: factForfeit.Bit(), On: func(s *State, f *engine.Fact) {
			// From eldest hand on: of two whom it would have win, the primauté decides.
			n, rivals := f.N-held(s, f), s.Rivals(f.Seat)
			each(s, func(seat cards.Seat) {
				if n > 0 && rivals.Has(seat) {
					s.CountUpon(table.Score.Bit(), f.Seat.Bit())
					s.Tell(factFined, seat).Amount = n
				}
			})
		}}},
	{Question: q("void", "Does what was marked in a void hand count?",
		"What was marked in a hand that is void falls away; what faults cost stands."), Says: parts.Unwins, Voids: "the hand is void",
		Rule: &Rule{Hears: table.FactVoid.Bit(), Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: dueMark.Bit() | dueErased.Bit(),
			Annul: func(*State, *engine.Due) bool { return true },
			On:    unmark}},
	parts.Forfeits(q("mixed", "What does it cost to mix a hand with the talon?",
		"Whoever mixes a hand with the talon loses the match."), "{seat} wins the match: another has mixed a hand with the talon", actMix),
}

// unmark takes back what was marked in this hand, and a match that was won by
// it, but for what faults cost.
func unmark(s *State, _ *engine.Fact) {
	for i, n := 0, len(s.Entries); i < n; i++ {
		e := s.Entries[i]
		if e.Rule == engine.NoRule || e.Tally != table.Points && e.Tally != table.Score {
			continue
		}
		if s.Facts[e.Fact].Kind != factFined {
			s.Count(e.Tally, e.Seat, -e.N)
		}
	}
	parts.Unwin(s)
}

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// The end of the game.

// ending lists the questions about the end of the game.
var ending = []Maker{
	{Question: q("game.settled", "May the game end while something is at stake?", "The game does not end while something is in the pool or a beast is owed."), Head: "End of the game",
		Rule: &Rule{Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Pool(0) > 0 || len(owedBeasts(s)) > 0
		}}},
	{Question: q("game.ranked", "Who comes first in the game?", "The player who has most comes first."),
		Rule: &Rule{Judges: actRank.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			most, _, own := haves(s, a)
			return own < most
		}}},
	{Question: q("game.chooses", "Who decides what becomes of what is at stake after the last round?", "Those who have lost most decide whether play goes on or what is left is shared."),
		Rule: &Rule{Judges: engine.Acts(actDivide, actPlayOn), Refuse: func(s *State, a *engine.Act) bool {
			_, least, own := haves(s, a)
			return own > least
		}}},
	{Question: q("game.goes-on", "What changes when play goes on after the agreed rounds?", "When play goes on after the agreed rounds, the dealer adds nothing, and the game may end after any round."),
		Rule: &Rule{
			While: table.FactAct.Bit(), Dues: 1 << dueStake, Annul: func(s *State, d *engine.Due) bool { return happened(s, actPlayOn) },
			Lifts: []string{"reversis/game.rounds"}, When: func(s *State, a *engine.Act) bool {
				t, _ := s.Law().Terms("reversis/game.rounds") // of each book that answers this question
				return a.Kind == table.ActEnd && happened(s, actPlayOn) && int32(a.N[0]) > t.N("rounds")
			},
		}},
	{Question: q("game.division", "What becomes of the pool at the end?", "What the pool holds at the end is shared[beast.sheet: , and so are the beasts that are owed]; what cannot be shared goes to those who sit best."), Owes: "the pool is divided",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actDivide, On: func(s *State, f *engine.Fact) {
			shareOut(s, engine.Pool, s.Pool(0))
			if hasSheet(s.Law().Book()) {
				var owed int32
				for _, b := range owedBeasts(s) {
					owed += b.Amount
				}
				shareOut(s, engine.Sheet, owed)
			}
		}}},
	{Question: q("game.agreed", "May the players agree on another end, or another order of the beasts?", "The players may agree on another number of rounds, and on another order in which beasts are put in."),
		Rule: &Rule{Lifts: []string{"reversis/game.rounds", "reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
			return happened(s, actAgree)
		}}},
}

// shareOut divides an amount among the players.
func shareOut(s *State, from engine.Account, left int32) {
	for i, seat := 0, s.Dealer; i < s.N; i, seat = i+1, cards.Left(s.N, seat) {
		s.Owe(dueSettle, from, table.Account(seat), share(left, s.N, i))
	}
}

// share returns what a player receives of an amount that n players divide, of whom so many
// are better placed: these have what cannot be divided.
func share(left int32, n, better int) int32 {
	return left/int32(n) + int32(engine.Int(int32(better) < left%int32(n)))
}

// haves reads from an act what each player has, in order of seats. It returns
// the most, the least, and what the player of the act has.
func haves(s *State, a *engine.Act) (most, least, own int16) {
	most, least = a.N[0], a.N[0]
	for i, seat := range s.Round[:min(s.N, len(a.N))] {
		most, least = max(most, a.N[i]), min(least, a.N[i])
		if seat == a.Seat {
			own = a.N[i]
		}
	}
	return most, least, own
}

// withRevoked returns the sum of a bête made by a revoke and the greatest of
// the others; 0 if there is no such bête or no other.
func withRevoked(s *State) int32 {
	var revoked, other int32
	for _, b := range owedBeasts(s) {
		if revoked == 0 && did(s, actByRevoke, b.By) != nil {
			revoked = b.Amount
		} else {
			other = max(other, b.Amount)
		}
	}
	if revoked == 0 || other == 0 {
		return 0
	}
	return revoked + other
}

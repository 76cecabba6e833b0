package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// gameRounds: the game ends after so many rounds.
var gameRounds = Maker{Question: Question{ID: "reversis/game.rounds", Asks: "How many rounds make a game?",
	Answer:  "[rounds=1: One round makes][rounds!=1: {rounds word} rounds make] a game.",
	Figures: []part{{"rounds", "the rounds"}}},
	Of: func(rounds int32) *Rule {
		return &Rule{Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool { return int32(a.N[0]) != rounds }}
	}}

// gameDivision: at the end the players share what is left in the pool, and
// the beasts owed. A remainder goes to those best placed.
var gameDivision = Maker{Question: Question{ID: "reversis/game.division", Asks: "What becomes of the pool at the end?",
	Answer: "What the pool holds at the end is shared[beast.sheet: , and so are the beasts that are owed]; what cannot be shared goes to those who sit best."},
	Owes: "the pool is divided",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actDivide, On: func(s *State, f *engine.Fact) {
		shareOut(s, engine.Pool, s.Pool(0))
		if hasSheet(s.Law().Book()) {
			var owed int32
			for _, b := range owedBeasts(s) {
				owed += b.Amount
			}
			shareOut(s, engine.Sheet, owed)
		}
	}}}

// shareOut divides an amount among the players.
func shareOut(s *State, from engine.Account, left int32) {
	n := int32(s.N)
	seat := s.Dealer
	for i := range n {
		share := left / n
		if i < left%n {
			share++
		}
		s.Owe(dueSettle, from, table.Account(seat), share)
		seat = cards.Left(s.N, seat)
	}
}

// gameRound: a round is so many hands.
var gameRound = Maker{Question: Question{ID: "reversis/game.round", Asks: "How many hands make a round?",
	Answer:  "{hands word} hands make a round.",
	Figures: []part{{"hands", "the hands"}}},
	Of: func(hands int32) *Rule {
		return &Rule{Judges: actRound.Bit(), Refuse: func(s *State, a *engine.Act) bool { return int32(a.N[0]) != hands }}
	}}

// gameSettled: the game may not end while something lies in the pool, or a
// beast is owed.
var gameSettled = Maker{Question: Question{ID: "reversis/game.settled", Asks: "May the game end while something is at stake?",
	Answer: "The game does not end while something is in the pool or a beast is owed."},
	Rule: &Rule{Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Pool(0) > 0 || len(owedBeasts(s)) > 0
	}}}

// gameRanked: nobody comes first in the game who has less than another.
var gameRanked = Maker{Question: Question{ID: "reversis/game.ranked", Asks: "Who comes first in the game?",
	Answer: "The player who has most comes first."},
	Rule: &Rule{Judges: actRank.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		most, _, own := haves(s, a)
		return own < most
	}}}

// gameChooses: those who have lost most, and nobody else, decide what becomes
// of what is at stake after the last round.
var gameChooses = Maker{Question: Question{ID: "reversis/game.chooses", Asks: "Who decides what becomes of what is at stake after the last round?",
	Answer: "Those who have lost most decide whether play goes on or what is left is shared."},
	Rule: &Rule{Judges: engine.Acts(actDivide, actPlayOn), Refuse: func(s *State, a *engine.Act) bool {
		_, least, own := haves(s, a)
		return own > least
	}}}

// gameGoesOn: once play goes on beyond the agreed rounds, the dealer adds
// nothing to the pool.
var gameGoesOn = Maker{Question: Question{ID: "reversis/game.goes-on", Asks: "What does the dealer add after the agreed rounds?",
	Answer: "When play goes on after the agreed rounds, the dealer adds nothing."},
	Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueStake, Annul: func(s *State, d *engine.Due) bool {
		return happened(s, actPlayOn)
	}}}

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

// gameForced: nobody may put out the Quinola in the first rounds, however well
// guarded.
var gameForced = Maker{Question: Question{ID: "reversis/game.forced", Asks: "In which rounds must the Quinola be kept?",
	Answer:  "[rounds=0: The Quinola need be kept in no round.][rounds=1: In the first round nobody may put out the Quinola.][rounds!=0: [rounds!=1: In the first {rounds word} rounds nobody may put out the Quinola.]]",
	Figures: []part{{"rounds", "the first rounds"}}},
	Of: func(rounds int32) *Rule {
		return &Rule{Judges: actPutOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.N[0] > 0 && int32(a.N[0]) <= rounds && quinolaOf(s, a.Card) >= 0
		}}
	}}

// gameBeasts: waiting bêtes are put in one at a time: the greatest first, or
// the oldest. A match asks whether the first waits, too.
var gameBeasts = Maker{Question: Question{ID: "reversis/game.beasts", Asks: "In which order are beasts put in?",
	Answer:  "[first=0: Beasts wait until the pool is won, and][first=1: The first beast goes in at once; others wait, and] are put in one at a time, [greatest=1: the greatest first][greatest=0: the oldest first].",
	Figures: []part{{"greatest", "1 where the greatest comes first, 0 where the first"}, {"first", "1 where the first goes in at once"}}},
	Make: func(t *game.Terms) *Rule {
		greatest := t.N("greatest") == 1
		return &Rule{Judges: actPutIn.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			next := int32(-1)
			for i, b := range owedBeasts(s) {
				if i == 0 || greatest && b.Amount > next {
					next = b.Amount
				}
			}
			return int32(a.N[0]) != next
		}}
	}}

// gameBeastsRevoked: a bête made by a revoke is put in together with another:
// the greatest, or the next.
var gameBeastsRevoked = Maker{Question: Question{ID: "reversis/game.beasts.revoked", Asks: "With what is a beast put in that was made by a revoke?",
	Answer: "A beast made by a revoke goes in together with another, if one waits."},
	Rule: &Rule{
		Judges: actPutIn.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			sum := withRevoked(s)
			return sum > 0 && int32(a.N[0]) != sum
		},
		Lifts: []string{"reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actPutIn && int32(a.N[0]) == withRevoked(s)
		},
	}}

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

// gameTogether: a player who made two bêtes in succession chooses whether they
// are put in together.
var gameTogether = Maker{Question: Question{ID: "reversis/game.together", Asks: "May two beasts of one player be put in together?",
	Answer: "A player who made two beasts one after the other may have them put in together."},
	Rule: &Rule{Lifts: []string{"reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == actPutIn && len(owedBeasts(s)) > 1 && owedBeasts(s)[0].By == a.Seat && owedBeasts(s)[1].By == a.Seat &&
			int32(a.N[0]) == owedBeasts(s)[0].Amount+owedBeasts(s)[1].Amount
	}}}

// gameAgreed: the players may agree on another number of rounds, or another
// order in which bêtes are put in.
var gameAgreed = Maker{Question: Question{ID: "reversis/game.agreed", Asks: "May the players agree on another end, or another order of the beasts?",
	Answer: "The players may agree on another number of rounds, and on another order in which beasts are put in."},
	Rule: &Rule{Lifts: []string{"reversis/game.rounds", "reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
		return happened(s, actAgree)
	}}}

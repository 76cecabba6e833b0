package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Games keeps the score of a match in which players mark and lose games and, if a book
// says so, owe them. What is to be marked or lost is a fact, and rules say what follows
// from it.
type Games struct {
	Marks engine.FactKind // Seat's side is to mark N games
	Loses engine.FactKind // Seat's side is to lose N games, of which it has Amount; Seat is the player at fault
	Debt  engine.Tally    // the games that a player has lost without having them
}

// Owed is the name under which a debt of games is carried from hand to hand.
const Owed = "debt"

// Gain marks games for the side of a player.
func (g Games) Gain(s *State, seat cards.Seat, n int32) { g.GainFor(s, cards.None, seat, n) }

// GainFor marks games for the side of a player, for a card.
func (g Games) GainFor(s *State, c cards.Card, seat cards.Seat, n int32) {
	if n > 0 {
		s.Tell(g.Marks, s.Scorer(seat)).With(c, n)
	}
}

// Lose makes the side of a player lose games: Amount is how many of them it has.
func (g Games) Lose(s *State, seat cards.Seat, n int32) { g.LoseFor(s, cards.None, seat, n) }

// LoseFor makes the side of a player lose games, for a card. Nothing is lost any more when
// the match is over, but for what was done in dealing: that came before the cards that
// seemed to win it.
func (g Games) LoseFor(s *State, c cards.Card, seat cards.Seat, n int32) {
	if s.Told(table.FactMatch) && s.Playing() {
		return
	}
	side := s.Scorer(seat)
	has, here := s.Score(side)+g.pending(s, side), int32(0) // all that it has, and what of it is of this hand
	for i := range s.Entries {
		if e := &s.Entries[i]; e.Fact >= 0 && e.Tally == table.Score && e.Seat == side {
			here += e.N
		}
	}
	if here != 0 {
		s.CountUpon(table.Score.Bit(), side.Bit())
	}
	if s.Did(table.ActMisdeal, seat) != nil { // marks for a card that was turned in this hand are taken back
		has -= here
	}
	said := s.Tell(g.Loses, seat)
	said.Card, said.N, said.Amount = c, n, min(n, max(has, 0))
}

// pending returns how many more games a side will have once the rules have heard
// everything said of it. Games won pay off debts first.
func (g Games) pending(s *State, side cards.Seat) int32 {
	won, lost := int32(0), int32(0)
	for _, f := range s.Pending() {
		switch {
		case f.Seat < 0 || s.Scorer(f.Seat) != side:
		case f.Kind == g.Marks:
			won += f.N
		case f.Kind == g.Loses:
			lost += f.Amount
		}
	}
	return max(won-g.Owes(s, side), 0) - lost
}

// Owes returns what a player still owes.
func (g Games) Owes(s *State, seat cards.Seat) int32 {
	return s.Carried(Owed, seat) + s.Tally(g.Debt, seat)
}

// Debts returns what carries debts from hand to hand, by the question with that id.
func (g Games) Debts(owing string) table.Carried {
	return table.Carried{Name: Owed, Each: true, By: owing}
}

// Unfit returns why an earlier hand cannot have left a debt: a debt arises only when
// nothing is left to lose, and the first games won pay it off. It does not judge what a
// varied law would leave.
func (g Games) Unfit(s *State) string {
	for _, seat := range s.Round {
		switch n := s.Carried(Owed, seat); {
		case n == 0 || s.Varied():
		case s.Scorer(seat) != seat:
			return Owed + " " + seat.String() + ": a side owes what its first player owes; say " + Owed + " " + s.Scorer(seat).String()
		case s.Score(seat) > 0:
			return seat.String() + " has a score and owes games: what is won makes good first what is owed; say one of the two"
		}
	}
	return ""
}

// Keeps returns the debts that a hand leaves.
func (g Games) Keeps(s *State) []record.Item {
	var list []record.Item
	for _, seat := range s.Round {
		list = Leave(list, Owed, seat, g.Owes(s, seat))
	}
	return list
}

// Leave adds an amount under a name to what a hand leaves for the next, of a seat or of
// nobody, unless it is 0.
func Leave(list []record.Item, name string, seat cards.Seat, n int32) []record.Item {
	if n <= 0 {
		return list
	}
	return append(list, record.Item{Name: name, Seat: seat, N: n})
}

// HandsPlayed returns how many hands of the match are played, this one included.
func HandsPlayed(s *State) record.Item {
	played := s.Carried(game.Tours, cards.NoSeat)
	if s.Told(table.FactDecided) {
		played++
	}
	return record.Item{Name: game.Tours, Seat: cards.NoSeat, N: played}
}

// CarryHands has a random hand of a match of so many be the last or, every other time,
// an earlier one.
func CarryHands(s *State, src *table.Source, hands int) {
	played := hands - 1
	if src.One(2) {
		played = src.Below(played + 1)
	}
	s.Carries(game.Tours, cards.NoSeat, int32(played))
}

// Carry gives a random hand scores on the way to a match, and debts if the rule with
// that id is in force.
func (g Games) Carry(s *State, src *table.Source, owing string) {
	for _, seat := range s.Round {
		if s.Scorer(seat) != seat || !src.One(2) {
			continue
		}
		if s.Law().Has(owing) && src.One(3) {
			s.Carries(Owed, seat, int32(1+src.Below(3)))
			continue
		}
		if t, ok := s.Law().Terms(Target.ID); ok {
			s.Mark(seat, int32(src.Below(int(max(t.N("score"), 1)))))
		}
	}
}

// markGames adds games to the score of the match, or takes them away.
func markGames(s *State, seat cards.Seat, n int32) {
	if n > 0 {
		s.Owe(table.DueScore, engine.Bank, table.Account(seat), n)
	} else {
		s.Owe(table.DueFine, table.Account(seat), engine.Bank, -n)
	}
	s.Count(table.Score, seat, n)
}

// Marked returns the question who has the games that are won.
func (g Games) Marked(question game.Question) Maker {
	return Maker{Question: question,
		Rule: &Rule{Hears: g.Marks.Bit(), On: func(s *State, f *engine.Fact) { markGames(s, f.Seat, f.N) }}}
}

// Redeems returns the question what happens to games won by a player who owes some:
// they pay off the debt, and the rest is marked. It lifts the rule that marks them, which
// a book must have answered before: when that rule is asked, the debt still stands.
func (g Games) Redeems(question game.Question, marked string) Maker {
	return Maker{Question: question, Owes: "{seat} owed games, and marks the rest",
		Rule: &Rule{Hears: g.Marks.Bit(), On: func(s *State, f *engine.Fact) {
			if k := min(f.N, g.Owes(s, f.Seat)); k > 0 {
				s.CountUpon(g.Debt.Bit(), f.Seat.Bit())
				s.Count(g.Debt, f.Seat, -k)
				if f.N > k {
					markGames(s, f.Seat, f.N-k)
				}
			}
		}, Lifts: []string{marked}, Hush: func(s *State, f *engine.Fact) bool { return g.Owes(s, f.Seat) > 0 }}}
}

// Lost returns the question how games are lost.
func (g Games) Lost(question game.Question) Maker {
	return Maker{Question: question, Owes: "{seat} loses games",
		Rule: &Rule{Hears: g.Loses.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Amount > 0 {
				markGames(s, s.Scorer(f.Seat), -f.Amount)
			}
		}}}
}

// Indebts returns the question whether a side that must lose more games than it has
// owes the rest.
func (g Games) Indebts(question game.Question) Maker {
	return Maker{Question: question, Says: "{seat} owes games",
		Rule: &Rule{Hears: g.Loses.Bit(), On: func(s *State, f *engine.Fact) {
			if n := f.N - f.Amount; n > 0 {
				s.Count(g.Debt, s.Scorer(f.Seat), n)
			}
		}}}
}

// Unmarks returns the question what happens to a hand's games when it is void: what was
// marked and lost in it is taken back, and what a match won by it had wiped out comes
// back, except what a fault cost.
func (g Games) Unmarks(question game.Question) Maker {
	return Maker{Question: question, Says: Unwins, Voids: "the hand is void",
		Rule: &Rule{
			Hears: table.FactVoid.Bit(), On: func(s *State, f *engine.Fact) {
				for i := range s.Entries {
					if e := s.Entries[i]; e.Fact >= 0 && engine.Facts(g.Marks, g.Loses, table.FactMatch).Has(s.Facts[e.Fact].Kind) && !byFault(s, e.Fact) {
						s.Count(e.Tally, e.Seat, -e.N)
					}
				}
				Unwin(s)
			},
			Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: table.DueScore.Bit() | table.DueFine.Bit(),
			Annul: func(s *State, d *engine.Due) bool { return d.Fact >= 0 && !byFault(s, d.Fact) },
		}}
}

// Unwins is the sentence for a match that is taken back.
const Unwins = "{seat} has not won the match: the hand is void"

// Unwin takes back a match that was won in a void hand, except what a fault cost.
func Unwin(s *State) {
	for i, n := 0, len(s.Facts); i < n; i++ {
		if f := &s.Facts[i]; f.Kind == table.FactMatch && f.Seat >= 0 && !byFault(s, int16(i)) {
			s.Tell(table.FactUnwon, f.Seat)
		}
	}
}

// Turned returns the question what a dealer marks for turning up a card of a face.
func (g Games) Turned(question game.Question) Maker {
	question.Figures = []part{{Name: "face", Means: "of the card turned"}, {Name: "games", Means: "marked by the dealer"}}
	return Maker{Question: question, Says: "{seat} marks for {card}", Make: func(t *game.Terms) *Rule {
		face, n := uint8(t.N("face")), t.N("games")
		return &Rule{Hears: table.FactTurned.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Card.Face() == face && s.First() == 1 { // in a later position the mark is already in the score
				g.GainFor(s, f.Card, f.Seat, n)
			}
		}}
	}}
}

// byFault reports whether a fact follows from something irregular.
func byFault(s *State, i int16) bool {
	for ; i >= 0; i = s.Facts[i].Cause {
		if s.Facts[i].Kind == table.FactAct {
			return true
		}
	}
	return false
}

package ambigu

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// laws is the questions that the laws of the game answer: who may put more down, and
// what faults cost.
var laws = []Maker{
	{Question: q("credit", "May one play for more than lies before one?", "Nobody plays on credit: one puts into the poule, keeps two cards, makes the vade, holds it or raises with what lies before one, and no more."), Head: "The counters",
		Rule: &Rule{Dues: table.DueStake.Bit(), Adds: bounded, Judges: engine.Acts(actBaste, actVa, table.ActHold, table.ActRaise), Refuse: func(s *State, a *engine.Act) bool {
			left := has(s, a.Seat)
			switch a.Kind {
			case actVa:
				return int32(a.N[0]) > left
			case table.ActRaise:
				level, _, _ := vie.Bets(s)
				return level-vie.Staked(s, a.Seat)+int32(a.N[0]) > left
			}
			return left <= 0 && s.PhaseNo() <= phaseVade
		}}},
	{Question: q("cave", "When may a player put more counters down?", "When somebody has said “baste” a player may put down as many counters more as are liked."), Says: "{seat} puts more counters down",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actCave, On: func(s *State, f *engine.Fact) {
			s.Tell(factCaves, f.Seat).Amount = max(f.Amount, 1)
		}, Judges: actCave.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.SaidBy(actBaste) == 0 }}},
	{Question: q("cave.late", "How long may counters be put down?", "Whoever has seen the third card takes no money out of the pocket, and borrows none."),
		Rule: &Rule{While: factSecond.Bit(), Judges: actCave.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("loss.most", "May the players bound what each may lose?", "[most=0: What each may lose has no bound.][most!=0: Whoever has lost {most amount} puts no more down, and the match is over with the hand.]", fig("most", "that is agreed; 0 for no bound")), Says: "a player has lost as much as was agreed",
		Of: func(most int32) *Rule {
			return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					if most > 0 && lost(s, seat) >= most {
						s.Tell(table.FactMatch, cards.NoSeat)
						return
					}
				}
			}, Judges: actCave.Bit(), Refuse: func(s *State, a *engine.Act) bool { return most > 0 && lost(s, a.Seat) >= most }}
		}},
	{Question: q("number.wrong", "What does it cost to have too many cards, or too few?", "Whoever has too many cards or too few loses the coup, and what was put into the vade and the renvis; the dealer bears no blame but for the dealer's own hand."), Head: "The faults", Says: "{seat} has a wrong number of cards, and loses the coup",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actMiscount, On: func(s *State, f *engine.Fact) { loses(s, f.Seat) }}},
	fault(q("shuffle.fine", "What does it cost the dealer not to shuffle, or to have the cards cut?", "A dealer who does not shuffle the cards and have them cut, or the cards put out where these are dealt, puts {amount amount} into the poule and loses the coup; the others play on.", fig("amount", "from the dealer")),
		"{seat} has not shuffled, and loses the coup", "{seat} has not shuffled", actUnshuffled),
	fault(q("show.fine", "What does it cost to show one's cards?", "Whoever shows the hand, or what was put out, loses the coup and puts {amount amount} into the poule.", fig("amount", "from whoever shows")),
		"{seat} has shown cards, and loses the coup", "{seat} has shown cards", table.ActShow),
}

// loses has a player lose the coup.
func loses(s *State, seat cards.Seat) {
	if !s.Is(table.FactOut, seat) {
		s.Tell(table.FactOut, seat)
	}
}

// fault returns the question what a fault costs by which the coup is lost, too.
func fault(question game.Question, says, owes string, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Owes: owes, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind},
		On: func(s *State, f *engine.Fact, amount int32) {
			if kind != actUnshuffled || f.Seat == s.Dealer { // it is the dealer's to shuffle
				s.Owe(table.DueFine, table.Account(f.Seat), engine.Box(boxPoule), amount)
				loses(s, f.Seat)
			}
		}}
}

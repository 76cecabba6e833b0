package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Stake makes every player put something into a box whenever it is empty. A family
// names its boxes, so each box has a question of its own.
func Stake(question game.Question, owes string, box int, class engine.DueClass) Maker {
	question.Figures = []part{{Name: "each", Means: "from every player"}}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactStakes.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
		if s.Pool(box) == 0 {
			s.AllPut(class, box, each)
		}
	}}
}

// EachPuts returns what makes the rule by which every player puts a figure into some boxes
// when a fact of a kind is said.
func EachPuts(on engine.FactKind, class engine.DueClass, boxes ...int) func(each int32) *Rule {
	return func(each int32) *Rule {
		return &Rule{Hears: on.Bit(), On: func(s *State, f *engine.Fact) {
			for _, box := range boxes {
				s.AllPut(class, box, each)
			}
		}}
	}
}

// Undrawn lays in each box of a random hand, one time in so many, less than a number of
// counters a player, which nobody has drawn before.
func Undrawn(s *State, src *table.Source, one, most int) {
	for box := range s.Law().Book().Pools {
		if src.One(one) {
			s.Put(box, int32(src.Below(most*s.N)))
		}
	}
}

// DealerStake makes the dealer put something more into a box at every deal.
func DealerStake(question game.Question, owes string, box int, class engine.DueClass) Maker {
	question.Figures = []part{{Name: "amount", Means: "from the dealer"}}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactStakes.Bit()}, On: func(s *State, f *engine.Fact, amount int32) {
		s.Owe(class, table.Account(s.Dealer), engine.Box(box), amount)
	}}
}

// StakeBack gives back what was put down for a void hand, so that nobody puts it down
// twice.
var StakeBack = Maker{Question: game.Question{ID: "parts/stake.back", Asks: "What becomes of what was put down for a hand that is void?",
	Answer: "What was put down for a hand that is void is returned."}, Voids: "the hand is void: its stake is returned", Rule: &Rule{
	Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: table.DueStake.Bit(), Annul: func(*State, *engine.Due) bool { return true }}}

// VoidBack is StakeBack for dues of other classes.
func VoidBack(question game.Question, voids string, dues engine.DueClasses) Maker {
	rule := *StakeBack.Rule
	rule.Dues = dues
	return Maker{Question: question, Voids: voids, Rule: &rule}
}

// TakeBox lets a player take what a box holds when a fact is said of that player.
func TakeBox(question game.Question, owes string, on engine.FactKind, box int, class engine.DueClass) Maker {
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: on.Bit(), On: func(s *State, f *engine.Fact) {
		s.Owe(class, engine.Box(box), table.Account(f.Seat), s.Pool(box))
	}}}
}

// TakeWaiting lets an account take every bête that waited before the play.
func TakeWaiting(s *State, class engine.DueClass, to engine.Account) {
	for _, n := range s.QueueAt(table.FactPlaying) {
		s.Owe(class, engine.Waiting, to, n)
	}
}

// Greatest returns the greatest bête that waits, and the first one; 0 if none waits.
func Greatest(s *State) (greatest, first int32) {
	if s.Waiting() == 0 {
		return 0, 0
	}
	for i, n := range s.Queue() {
		greatest = max(greatest, n)
		if i == 0 {
			first = n
		}
	}
	return greatest, first
}

// WinnerMakes prefers the player who has made a number of tricks.
func WinnerMakes(question game.Question) Maker {
	question.Figures = []part{{Name: "tricks", Means: "the tricks that win the game"}}
	return Maker{Question: question, Of: func(tricks int32) *Rule {
		return &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(s.SideTricks(seat) >= tricks)
		}}
	}}
}

// WinnerFirst prefers, of those who have made two tricks, the first to have
// done so.
func WinnerFirst(question game.Question) Maker {
	return Maker{Question: question, Rule: &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		return FirstTo(s, seat, 2)
	}}}
}

// WinnerFirstTo prefers the first to have made a number of tricks. If several must have
// made them, it does not decide before two have.
func WinnerFirstTo(question game.Question, several bool) Maker {
	question.Figures = []part{{Name: "tricks", Means: "the tricks of which the first counts"}}
	return Maker{Question: question, Of: func(tricks int32) *Rule {
		return &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if several && aloneWith(s, seat, tricks) {
				return never
			}
			return FirstTo(s, seat, tricks)
		}}
	}}
}

// never is less than the number of any trick with which a player may have reached a
// count.
const never = -100

// FirstTo returns a number that is greater the sooner a player had made a number of
// tricks. Tricks with which a position begins count as made just before it. For a
// player who has not made them it is less than for any other.
func FirstTo(s *State, seat cards.Seat, tricks int32) int {
	n := s.Tally(table.Tricks, seat)
	if n < tricks || tricks < 1 {
		return never
	}
	for i := len(s.Facts) - 1; i >= 0; i-- {
		if f := &s.Facts[i]; f.Kind == table.FactTrick && f.Seat == seat {
			if n == tricks {
				return -int(f.N)
			}
			n--
		}
	}
	return 1 - int(s.First())
}

// aloneWith reports whether nobody else has made that many tricks.
func aloneWith(s *State, seat cards.Seat, tricks int32) bool {
	for _, other := range s.Round {
		if other != seat && s.Tally(table.Tricks, other) >= tricks {
			return false
		}
	}
	return true
}

// Decided ends the play: it asks who is the first to have made what the game asks, and
// what follows is paid. If nobody has two tricks, nobody has.
func Decided(s *State) {
	for _, seat := range s.Round {
		if s.SideTricks(seat) >= 2 {
			s.Ask(table.AskGame, s.All, engine.Fact{Kind: table.FactFirst})
			break
		}
	}
	Ended(s)
}

// Vole asks when the vole is made by the player who has won: with every trick.
func Vole(question game.Question, says string) Maker {
	return Maker{Question: question, Says: says, Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
		if seat := s.Who(table.FactWon); s.Tally(table.Tricks, seat) == int32(s.Law().Each()) {
			s.Tell(table.FactVole, seat)
		}
	}}}
}

// Ends says whether a player who undertook the game has won or lost it.
func Ends(s *State, seat cards.Seat) {
	if s.Who(table.FactFirst) == seat {
		s.Tell(table.FactWon, seat).RestOn(table.FactFirst.Bit())
		return
	}
	lost := s.Tell(table.FactLost, seat)
	if s.Told(table.FactFirst) {
		lost.RestOn(table.FactFirst.Bit())
	}
}

package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What is paid between players, and what the pool pays.

// settles has each of the others pay the player when the game is won, and the
// player each of them when it is lost.
func settles(s *State, f *engine.Fact, class engine.DueClass, amount int32) {
	at := player(s)
	rivals := s.Rivals(at)
	for _, seat := range s.Round {
		switch {
		case !rivals.Has(seat):
		case f.Kind == table.FactWon || f.Kind == table.FactVole:
			s.Owe(class, table.Account(seat), table.Account(at), amount)
		default:
			s.Owe(class, table.Account(at), table.Account(seat), amount)
		}
	}
}

// gameOwed is what everybody owes for the game.
func gameOwed(s *State) (n int32) {
	for i := s.From(factGame); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == factGame {
			n += f.Amount
		}
	}
	return n
}

// atStake is what lies there and is owed: as much as a bete is.
func atStake(s *State) int32 {
	return s.PoolAt(boxDevant, table.FactPlaying) + s.PoolAt(boxBetes, table.FactPlaying) + gameOwed(s)*int32(s.N)
}

// draws has some players draw a pool in equal parts; what is left over waits.
func draws(s *State, class engine.DueClass, box int, set cards.SeatSet) {
	all := s.PoolAt(box, table.FactPlaying)
	each := all / int32(set.Len())
	for _, seat := range s.Round {
		if set.Has(seat) {
			s.Owe(class, engine.Box(box), table.Account(seat), each)
		}
	}
	if left := all - each*int32(set.Len()); left > 0 {
		s.Owe(class, engine.Box(box), engine.Box(boxOdd), left)
	}
}

// staking is the questions about the stakes.
var staking = []*Maker{
	stake(parts.DealerStake(game.Question{ID: "hombre/devant", Asks: "What does the dealer lay before him?",
		Answer: "The dealer lays {amount amount} before him at every deal."}, "{seat} lays the devant", boxDevant, table.DueStake)),
	{Question: game.Question{ID: "hombre/game", Asks: "What does everybody owe for the game?",
		Answer:  "Everybody owes {each amount} for the game at every hand.",
		Figures: []part{{Name: "each", Means: "from every player"}}}, Make: func(t *game.Terms) *Rule {
		each := t.N("each")
		return &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			s.Say(&engine.Fact{Kind: factGame, Seat: cards.NoSeat, Amount: each})
		}}
	}},
	{Question: game.Question{ID: "hombre/game.lies", Asks: "What becomes of the game that nobody wins?",
		Answer: "After a remise the game stays, and is owed with that of the next hand."},
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.Carried(gamesLie, cards.NoSeat); n > 0 {
				s.Say(&engine.Fact{Kind: factGame, Seat: cards.NoSeat, Amount: n, N: 1})
			}
		}}},
	{Question: game.Question{ID: "hombre/round.double", Asks: "Which round is double?",
		Answer:  "[round=0: No round is double.][round!=0: In the {round ordinal} round everything is double.]",
		Figures: []part{{Name: "round", Means: "the round that is double; 0 for none"}}}, Says: "this round is double",
		Make: func(t *game.Terms) *Rule {
			round := t.N("round")
			double := func(s *State) bool { return round > 0 && s.Carried(dealt, cards.NoSeat)/int32(s.N)+1 == round }
			return &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
				if double(s) && s.Seen(factGame) != nil {
					s.Say(&engine.Fact{Kind: factGame, Seat: cards.NoSeat, Amount: s.Seen(factGame).Amount, N: 2})
				}
			}, Dues: 1<<table.DueStake | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<table.DueVole | 1<<dueDevole, Scale: func(s *State, d *engine.Due) int32 {
				if double(s) {
					return 2
				}
				return 1
			}}
		}},
}

// stake is a maker of parts as one of the family's own.
func stake(m Maker) *Maker { return &m }

// paid is a maker by which some amount is paid by the losers to the winners.
func paid(question game.Question, owes string, on engine.FactKinds, class engine.DueClass, amount func(s *State, n int32) int32) *Maker {
	question.Figures = []part{{Name: "each", Means: "from each loser"}}
	return &Maker{Question: question, Owes: owes, Make: func(t *game.Terms) *Rule {
		each := t.N("each")
		return &Rule{Hears: on, On: func(s *State, f *engine.Fact) {
			if n := amount(s, each); n > 0 {
				settles(s, f, class, n)
			}
		}}
	}}
}

// ended is the facts upon which consolations are paid.
var ended = engine.Facts(table.FactWon, table.FactLost)

// paying is the questions about payments.
var paying = []*Maker{
	{Question: game.Question{ID: "hombre/game.paid", Asks: "Who is paid the game?",
		Answer: "The losers pay the winners the game, but not at a remise."}, Head: "The payments", Owes: "the game is paid",
		Rule: &Rule{Hears: engine.Facts(table.FactWon, factCodille), Given: factGame.Bit(), On: func(s *State, f *engine.Fact) {
			settles(s, f, table.DueGame, gameOwed(s))
		}}},
	paid(game.Question{ID: "hombre/consolation", Asks: "What is the consolation?",
		Answer: "The losers pay {each amount} of consolation, at a remise too."}, "the consolation is paid", ended, dueConsolation,
		func(s *State, n int32) int32 { return n }),
	{Question: game.Question{ID: "hombre/matadors", Asks: "What is paid for matadors?",
		Answer:  "For each matador that those who play hold together, from spadille on without a gap, {each amount} is paid, from {least word} on, in gain and in loss.",
		Figures: []part{{Name: "each", Means: "for each matador"}, {Name: "least", Means: "how many there must be"}}}, Owes: "the matadors are paid",
		Make: func(t *game.Terms) *Rule {
			each, least := t.N("each"), t.N("least")
			return &Rule{Hears: ended, Given: engine.Facts(table.FactRaised, table.FactTrump), On: func(s *State, f *engine.Fact) {
				if n := row(s, s.Side(f.Seat)); n >= least {
					settles(s, f, dueMatadors, n*each)
				}
			}}
		}},
	paid(game.Question{ID: "hombre/alone.paid", Asks: "What is paid for playing without a king?",
		Answer: "The losers pay {each amount} where the player plays without calling a king, at a remise too."}, "it was played without a king", ended, dueAlone,
		func(s *State, n int32) int32 {
			if !single(s) {
				return 0
			}
			return n
		}),
	{Question: game.Question{ID: "hombre/alone.called", Asks: "Is it paid where the player calls a king of his own?",
		Answer: "Whoever calls a king of his own is not paid for playing without one, and does not pay for it."},
		Rule: &Rule{While: factCalled.Bit(), Lifts: []string{"hombre/alone.paid"}, Hush: func(s *State, f *engine.Fact) bool { return !alone(s) }}},
	{Question: game.Question{ID: "hombre/pool.won", Asks: "Who draws what lies there?",
		Answer: "Those who win share the devant and the betes that go."}, Owes: "the winners draw what lies there",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			draws(s, table.DueBox, boxDevant, f.Seats)
			draws(s, table.DueBox, boxBetes, f.Seats)
		}}},
	{Question: game.Question{ID: "hombre/pool.codille", Asks: "Who draws what lies there at a codille?",
		Answer: "Those who win by codille share the devant and the betes that go."}, Owes: "the codille draws what lies there",
		Rule: &Rule{Hears: factCodille.Bit(), On: func(s *State, f *engine.Fact) {
			draws(s, table.DueBox, boxDevant, f.Seats)
			draws(s, table.DueBox, boxBetes, f.Seats)
		}}},
	{Question: game.Question{ID: "hombre/share.odd", Asks: "What becomes of counters that cannot be shared?",
		Answer: "What is left over falls to whoever of those who share holds the best trump in the next hand."}, Owes: "{seat} holds the best trump of those who share",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
			best, at := cards.None, cards.NoSeat
			for _, seat := range s.Round {
				if c := s.Highest(held(s, seat) & s.Trumps()); s.Carried(oddFor, seat) > 0 && c != cards.None && (best == cards.None || s.Height(c) > s.Height(best)) {
					best, at = c, seat
				}
			}
			if at != cards.NoSeat {
				s.Owe(table.DueBox, engine.Box(boxOdd), table.Account(at), s.Pool(boxOdd))
			}
		}}},
}

// betes is the questions about betes.
var betes = []*Maker{
	{Question: game.Question{ID: "hombre/bete.next", Asks: "Which bete goes on the next hand?",
		Answer: "Of the betes that lie there the greatest goes first."}, Head: "The betes", Owes: "the greatest bete goes on this hand",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			goes := s.Pool(boxBetes)
			if n, _ := parts.Greatest(s); n > goes {
				s.Owe(table.DueNext, engine.Box(boxBetes), engine.Waiting, goes)
				s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), n)
			}
		}}},
	{Question: game.Question{ID: "hombre/bete", Asks: "How much is a bete?",
		Answer: "Whoever loses makes a bete of as much as lies there and is owed for the game."}, Owes: "{seat} makes a bete",
		Rule: &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueBete, table.Account(f.Seat), engine.Box(boxMade), atStake(s))
		}}},
	{Question: game.Question{ID: "hombre/bete.together", Asks: "How do betes go that are made on one hand?",
		Answer: "Betes that are made on one hand go together."}, Owes: "the betes of this hand lie together",
		Rule: &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueNext, engine.Box(boxMade), engine.Waiting, s.Pool(boxMade))
		}}},
}

// leads reports whether a card was led that may undertake the vole: hands are
// played by the hundred thousand, and others need not be looked at.
func leads(s *State) bool { return s.Table.N == 1 && 2*int(s.Trick) > s.Law().Each() }

// voles is the questions about the vole.
var voles = []*Maker{
	{Question: game.Question{ID: "hombre/vole.tried", Asks: "How is the vole undertaken?",
		Answer:  "Those who have taken the first {tricks word} tricks and lead to the next undertake the vole.",
		Figures: []part{{Name: "tricks", Means: "the tricks that win"}}}, Head: "The vole", Says: "{seat} undertakes the vole",
		Make: func(t *game.Terms) *Rule {
			tricks := t.N("tricks")
			return &Rule{Hears: table.FactPlayed.Bit(), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
				if s.Table.N != 1 || int32(s.Trick) != tricks+1 {
					return
				}
				if at := player(s); s.SideTricks(at) == tricks {
					s.Tell(factTried, at)
				}
			}}
		}},
	{Question: game.Question{ID: "hombre/vole.king", Asks: "May the vole be undertaken before the king has appeared?",
		Answer: "The vole cannot be undertaken before the card called has appeared."},
		Rule: &Rule{Lifts: []string{"hombre/vole.tried"}, Hush: func(s *State, f *engine.Fact) bool {
			return leads(s) && s.Seen(factCalled) != nil && s.Seen(table.FactSide) == nil
		}}},
	{Question: game.Question{ID: "hombre/vole.forced", Asks: "May the vole be undertaken by whoever was forced to play?",
		Answer: "Whoever was forced to play by spadille cannot undertake the vole."},
		Rule: &Rule{Lifts: []string{"hombre/vole.tried"}, Hush: func(s *State, f *engine.Fact) bool { return leads(s) && contract(s) == table.ActPass }}},
	{Question: game.Question{ID: "hombre/contre.vole", Asks: "What does contre engage to?",
		Answer: "Whoever plays contre undertakes the vole."},
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if contract(s) == actContre {
				s.Tell(factTried, player(s))
			}
		}}},
	{Question: game.Question{ID: "hombre/vole", Asks: "When is the vole made?",
		Answer: "Those who have undertaken the vole make it with every trick."}, Says: "{seat} makes the vole",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: factTried.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if at := player(s); s.SideTricks(at) == int32(s.Law().Each()) {
				s.Say(&engine.Fact{Kind: table.FactVole, Seat: at, Seats: s.Side(at), Rests: rests(s)})
			}
		}}},
	paid(game.Question{ID: "hombre/vole.paid", Asks: "What is paid for the vole?",
		Answer: "The vole is paid {each amount} by each of the others."}, "the vole is paid", table.FactVole.Bit(), table.DueVole,
		func(s *State, n int32) int32 { return n }),
	paid(game.Question{ID: "hombre/vole.missed", Asks: "What does a vole cost that was undertaken and is missed?",
		Answer: "Those who miss the vole which they have undertaken pay {each amount} for it."}, "the vole was undertaken and is missed", table.FactDecided.Bit(), table.DueVole,
		func(s *State, n int32) int32 {
			if s.Seen(factTried) == nil || s.SideTricks(player(s)) == int32(s.Law().Each()) {
				return 0
			}
			return n
		}),
	{Question: game.Question{ID: "hombre/vole.alone", Asks: "What is the vole worth without a king?",
		Answer: "The vole is paid double by or to whoever plays without calling a king."},
		Rule: &Rule{Dues: table.DueVole.Bit(), Scale: func(s *State, d *engine.Due) int32 {
			if alone(s) {
				return 2
			}
			return 1
		}}},
	{Question: game.Question{ID: "hombre/contre.missed", Asks: "What is lost by whoever plays contre and misses the vole?",
		Answer: "Whoever plays contre and misses the vole is paid for nothing and draws nothing."}, Voids: "the vole of contre is missed: nothing is paid",
		Rule: &Rule{While: engine.Facts(factTried, table.FactWon), Dues: 1<<table.DueGame | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<table.DueBox,
			Annul: func(s *State, d *engine.Due) bool {
				return contract(s) == actContre && s.Seen(table.FactVole) == nil && d.From.Seat() != player(s)
			}}},
	{Question: game.Question{ID: "hombre/devole", Asks: "When is the devole made?",
		Answer: "A player who takes no trick himself makes the devole."}, Says: "{seat} makes no trick: the devole",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Tally(table.Tricks, f.Seat) == 0 {
				s.Tell(table.FactDevole, f.Seat)
			}
		}}},
	paid(game.Question{ID: "hombre/devole.paid", Asks: "What does the devole cost?",
		Answer: "The devole pays {each amount} to each of the others, but not to the friend."}, "{seat} pays for the devole", table.FactDevole.Bit(), dueDevole,
		func(s *State, n int32) int32 { return n }),
}

package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What players pay each other, and what the pool pays.

// settles makes each of the others pay the player when the game is won, and
// the player each of them when it is lost.
func settles(s *State, f *engine.Fact, class engine.DueClass, amount int32) {
	at := player(s)
	if with := halved(s); with != cards.NoSeat {
		settlesHalf(s, f, class, amount, at, with)
		return
	}
	settlesOf(s, f, class, amount, at)
}

// settlesOf does the same for another who is paid in the player's place.
func settlesOf(s *State, f *engine.Fact, class engine.DueClass, amount int32, at cards.Seat) {
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

// halved returns the friend with whom everything is shared by halves, or NoSeat.
func halved(s *State) cards.Seat {
	if !s.Told(factHalves) {
		return cards.NoSeat
	}
	return friend(s)
}

// settlesHalf settles by halves: of the others one pays, or is paid by, the player, the
// next the friend, and the last of an odd number both, the player having the odd counter.
// In a double round there is none: what the last pays is double, and half of that is the
// amount itself.
func settlesHalf(s *State, f *engine.Fact, class engine.DueClass, amount int32, at, with cards.Seat) {
	his, both := byHalves(s, class)
	for _, seat := range s.Round {
		if !s.Rivals(at).Has(seat) {
			continue
		}
		own, half := amount, int32(0)
		switch {
		case his.Has(seat):
			own, half = 0, amount
		case seat != both:
		case doubled(s):
			half = amount
		default:
			own, half = amount-amount/2, amount/2
		}
		for i, who := range [...]cards.Seat{at, with} {
			n := [...]int32{own, half}[i]
			switch {
			case n == 0:
			case f.Kind == table.FactWon || f.Kind == table.FactVole:
				s.Owe(class, table.Account(seat), table.Account(who), n)
			default:
				s.Owe(class, table.Account(who), table.Account(seat), n)
			}
		}
	}
}

// byHalves returns which of the others settle a due with the friend, and who with both,
// or NoSeat: of those alone who are paid, where two have lost.
func byHalves(s *State, class engine.DueClass) (his cards.SeatSet, both cards.Seat) {
	rivals := s.Rivals(player(s))
	for _, seat := range s.Round {
		if !won(s) && rivals.Has(seat) && tooLate(s, &engine.Due{Class: class, To: table.Account(seat)}) {
			rivals &^= seat.Bit()
		}
	}
	for rivals.Len() > 1 {
		with := second(s, rivals)
		rivals &^= s.FirstOf(rivals).Bit() | with.Bit()
		his |= with.Bit()
	}
	return his, s.FirstOf(rivals)
}

// What a factGame stands for besides the game of the hand: its N.
const (
	gameLay       = 1 + iota // the game of earlier hands
	gameDouble               // the game once more, in a double round
	gameFavourite            // the same in the favourite suit: nothing of it lies there
)

// doubled reports whether the round is double.
func doubled(s *State) bool { return s.LastWith(factGame, cards.NoSeat, gameDouble) != nil }

// gameOwed returns what everybody owes for the game.
func gameOwed(s *State) int32 {
	return total(s, factGame, func(f *engine.Fact) int32 { return f.Amount })
}

// gameLies returns the part of it that lies there, and is owed again after a remise.
func gameLies(s *State) int32 {
	return total(s, factGame, func(f *engine.Fact) int32 { return f.Amount * int32(engine.Int(f.N != gameFavourite)) })
}

// atStake returns what lies there or is owed: the size of a bête.
func atStake(s *State) int32 {
	if f := s.Seen(factAl); f != nil { // a rule adds what it is more
		return f.Amount
	}
	players := int32(s.N)
	if f := s.Seen(factCounted); f != nil {
		players = f.N
	}
	return s.PoolAt(boxDevant, table.FactPlaying) + s.PoolAt(boxBetes, table.FactPlaying) + gameLies(s)*players
}

// drawsAll lets some players draw what lies there and the bête that goes, in equal
// parts of their sum, and with it the bêtes that have waited. A remainder of each
// that makes a counter for everybody is drawn, too.
func drawsAll(s *State, set cards.SeatSet, waited int32) {
	one, other, n := s.PoolAt(boxDevant, table.FactPlaying), s.PoolAt(boxBetes, table.FactPlaying)+waited, int32(set.Len())
	if with := halved(s); with != cards.NoSeat && set.Has(with) {
		own := one - one/2 // the player has the odd counter of the sum, not of each
		rest := one + other - (one+other)/2 - own
		s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(player(s)), own)
		s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(with), one-own)
		s.Owe(table.DueBox, engine.Box(boxBetes), table.Account(player(s)), rest)
		s.Owe(table.DueBox, engine.Box(boxBetes), table.Account(with), other-rest)
		return
	}
	if one%n+other%n < n {
		divides(s, boxDevant, one, set)
		divides(s, boxBetes, other, set)
		return
	}
	spare := one % n
	divides(s, boxDevant, one-spare, set)
	divides(s, boxBetes, other-(n-spare), set)
	for _, seat := range s.Round {
		switch {
		case !set.Has(seat):
		case spare > 0:
			s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(seat), 1)
			spare--
		default:
			s.Owe(table.DueBox, engine.Box(boxBetes), table.Account(seat), 1)
		}
	}
}

// divides lets some players draw an amount of a pool in equal parts.
func divides(s *State, box int, all int32, set cards.SeatSet) {
	each := all / int32(set.Len())
	for _, seat := range s.Round {
		if set.Has(seat) {
			s.Owe(table.DueBox, engine.Box(box), table.Account(seat), each)
		}
	}
	if left := all - each*int32(set.Len()); left > 0 {
		s.Owe(table.DueBox, engine.Box(box), engine.Box(boxOdd), left)
	}
}

// staking lists the questions about the stakes.
var staking = []*Maker{
	stake(parts.DealerStake(q("devant", "What does the dealer lay down?",
		"The dealer lays down {amount amount} at every deal."), "{seat} lays the devant", boxDevant, table.DueStake)),
	{Question: q("game", "What does everybody owe for the game?",
		"Everybody owes {each amount} for the game at every hand.", fig("each", "from every player")), Rule: &Rule{Hears: table.FactDealt.Bit()},
		On: func(s *State, f *engine.Fact, each int32) {
			s.Tell(factGame, cards.NoSeat).Amount = each
		}},
	{Question: q("game.lies", "What becomes of the game that nobody wins?",
		"After a remise the game stays, and is owed with that of the next hand."),
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.Carried(gamesLie, cards.NoSeat); n > 0 {
				said := s.Tell(factGame, cards.NoSeat)
				said.Amount, said.N = n, gameLay
			}
		}}},
	{Question: q("round.double", "Which round is double?",
		"[round=0: No round is double.][round!=0: In the {round ordinal} round everything is double.]", fig("round", "the round that is double; 0 for none")), Says: "this round is double",
		Of: func(round int32) *Rule { return doubles(inRound(round)) }},
	agreed(1, "1 where players have agreed that it is", &Maker{Question: q("round.always", "Is every round double?",
		"[agreed=0: The other rounds are single.][agreed=1: Every round is double.]"), Says: "every round is double",
		Rule: doublesOnly(inRounds, "hombre/round.double", "hombre/round.second")}),
}

// inRounds holds in the rounds of the match: a hand for what is left is of none.
func inRounds(s *State) bool {
	t, ok := s.Law().Terms("hombre/match.betes")
	return !ok || !roundsOver(s, t.N("rounds"))
}

// inRound holds in a round of the match, which is numbered from 1; in none of 0.
func inRound(round int32) func(s *State) bool {
	return func(s *State) bool { return s.Carried(dealt, cards.NoSeat)/int32(s.N)+1 == round && inRounds(s) }
}

// doublesOnly returns a rule by which everything is double in some rounds and in no others,
// whatever other rules double.
func doublesOnly(double func(s *State) bool, others ...string) *Rule {
	r := doubles(double, others...)
	r.Hush, r.Spare = everyTime, func(*State, *engine.Due) bool { return true }
	return r
}

// doubles returns a rule by which everything is double in some rounds, in place of the
// others that may double them: nothing is doubled twice.
func doubles(double func(s *State) bool, others ...string) *Rule {
	return &Rule{Lifts: others, Hush: func(s *State, _ *engine.Fact) bool { return double(s) },
		Spare: func(s *State, _ *engine.Due) bool { return double(s) }, Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if !double(s) {
				return
			}
			own := int32(0) // where the game lies there, nobody owes it
			if f := s.Seen(factGame); f != nil {
				own = f.Amount
			}
			said := s.Tell(factGame, cards.NoSeat)
			said.Amount, said.N = own, gameDouble
		}, Dues: 1<<table.DueStake | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<table.DueVole | 1<<dueDevole | 1<<dueKing | 1<<duePoulans, Scale: func(s *State, d *engine.Due) int32 {
			return int32(1 + engine.Int(double(s) && !halves(s, d)))
		}}
}

// halves reports whether a due is the half that one of two who share everything has of
// what another pays, or is paid, double.
func halves(s *State, d *engine.Due) bool {
	if halved(s) == cards.NoSeat || d.To.Seat() == cards.NoSeat {
		return false
	}
	_, both := byHalves(s, d.Class)
	return both != cards.NoSeat && (d.From.Seat() == both || d.To.Seat() == both)
}

// twice returns a scale that doubles dues where a condition holds.
func twice(so func(s *State) bool) func(s *State, d *engine.Due) int32 {
	return func(s *State, _ *engine.Due) int32 { return int32(1 + engine.Int(so(s))) }
}

// stake returns a maker of package parts as one of the family's own.
func stake(m Maker) *Maker { return &m }

// paid returns a maker by which the losers pay the winners an amount.
func paid(question game.Question, owes string, on engine.FactKinds, class engine.DueClass, amount func(s *State, n int32) int32) *Maker {
	question.Figures = []part{{Name: "each", Means: "from each loser"}}
	return &Maker{Question: question, Owes: owes, Rule: &Rule{Hears: on}, On: func(s *State, f *engine.Fact, each int32) {
		if n := amount(s, each); n > 0 {
			settles(s, f, class, n)
		}
	}}
}

// ended holds the facts upon which consolations are paid.
var ended = engine.Facts(table.FactWon, table.FactLost)

// paying lists the questions about payments.
var paying = []*Maker{
	{Question: q("game.paid", "Who is paid the game?",
		"The losers pay the winners the game, but not at a remise."), Head: "The payments", Owes: "the game is paid",
		Rule: &Rule{Hears: engine.Facts(table.FactWon, factCodille), Given: factGame.Bit(), On: func(s *State, f *engine.Fact) {
			settles(s, f, table.DueGame, gameOwed(s))
		}}},
	paid(q("consolation", "What is the consolation?",
		"The losers pay {each amount} of consolation, at a remise too."), "the consolation is paid", ended, dueConsolation,
		func(s *State, n int32) int32 { return n }),
	{Question: q("matadors", "What is paid for matadors?",
		"For each matador that those who play hold together, from spadille on without a gap, {each amount} is paid, from {least word} on, in gain and in loss.", fig("each", "for each matador"), fig("least", "how many there must be")), Owes: "the matadors are paid",
		Make: func(t *game.Terms) *Rule {
			each, least := t.N("each"), t.N("least")
			return &Rule{Hears: ended, Given: engine.Facts(table.FactRaised, table.FactTrump), On: func(s *State, f *engine.Fact) {
				if n := row(s, s.Side(f.Seat)); n >= least {
					settles(s, f, dueMatadors, n*each)
				}
			}}
		}},
	paid(q("alone.paid", "What is paid for playing sans prendre?",
		"The losers pay {each amount} where the player plays sans prendre, at a remise too."), "it was played sans prendre", ended, dueAlone,
		func(s *State, n int32) int32 {
			if !single(s) {
				return 0
			}
			return n
		}),
	{Question: q("alone.called", "Is it paid where the king called is the player's own?",
		"Whoever calls a king already held is not paid for playing without one, and does not pay for it."),
		Rule: &Rule{While: factCalled.Bit(), Lifts: []string{"hombre/alone.paid"}, Hush: func(s *State, f *engine.Fact) bool { return !alone(s) }}},
	{Question: q("pool.won", "Who draws what lies there?",
		"Those who win draw what lies there and the bête that goes, and share it equally."), Owes: "the winners draw what lies there",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			drawsAll(s, f.Seats, 0)
		}}},
	{Question: q("pool.codille", "Who draws what lies there at a codille?",
		"Those who win by codille draw what lies there and the bête that goes, and share it equally."), Owes: "the codille draws what lies there",
		Rule: &Rule{Hears: factCodille.Bit(), On: func(s *State, f *engine.Fact) {
			drawsAll(s, f.Seats, 0)
		}}},
	{Question: q("share.odd", "What becomes of counters that cannot be shared?",
		"What is left over falls to whoever of those who share holds the best trump in the next hand."), Owes: "the best trump of those who share has what is left over",
		Voids: "the hand is void: what is left over waits for the next", Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
			var among cards.SeatSet
			for _, seat := range s.Round {
				if s.Carried(oddFor, seat) > 0 {
					among |= seat.Bit()
				}
			}
			at := bestTrump(s, among)
			if at != cards.NoSeat {
				s.Owe(table.DueBox, engine.Box(boxOdd), table.Account(at), s.Pool(boxOdd))
			}
		}, Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: table.DueBox.Bit(), Annul: func(s *State, d *engine.Due) bool { return d.From == engine.Box(boxOdd) }}},
}

// betes lists the questions about bêtes.
var betes = []*Maker{
	{Question: q("bete.next", "Which bête goes on the next hand?",
		"Of the bêtes that lie there the greatest goes first."), Head: "The bêtes", Owes: "the greatest bête goes on this hand",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			goes := s.Pool(boxBetes)
			if n, _ := parts.Greatest(s); n > goes {
				s.Owe(table.DueNext, engine.Box(boxBetes), engine.Waiting, goes)
				s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), n)
			}
		}}},
	{Question: q("bete.stays", "Which bête goes, and until when?",
		"A bête that goes stays until it is drawn; then the greatest that waits takes its place."), Head: "The bêtes", Owes: "the greatest bête goes on this hand",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			if n, _ := parts.Greatest(s); n > 0 && s.Pool(boxBetes) == 0 {
				s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), n)
			}
		}}},
	{Question: q("bete", "How much is a bête?",
		"Whoever loses makes a bête of as much as lies there and is owed for the game."), Owes: "{seat} makes a bête",
		Rule: &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
			losesBete(s, f.Seat, atStake(s))
			if s.Told(factCounted) {
				s.RestOn(factCounted.Bit())
			}
		}}},
	{Question: q("bete.recount", "Until when may a bête be counted again?",
		"What was counted too little in a bête may be taken until the {hands ordinal} hand after it was drawn is played.", fig("hands", "the hands played since")), Rule: &Rule{Judges: table.ActTake.Bit()},
		Refuse: func(s *State, a *engine.Act, hands int32) bool { return int32(a.N[1]) >= hands }},
	{Question: q("bete.together", "How do bêtes go that are made on one hand?",
		"Bêtes that are made on one hand [apart=0: go together][apart=1: go one after another].", fig("apart", "1 where each goes by itself")), Owes: "the bêtes of this hand lie there",
		Rule: &Rule{Hears: table.FactClosing.Bit()}, On: func(s *State, f *engine.Fact, apart int32) {
			made := s.Pool(boxMade)
			if apart == 1 {
				made -= layApart(s)
			}
			s.Owe(table.DueNext, engine.Box(boxMade), engine.Waiting, made)
		}},
}

// losesBete makes the losing player make a bête of an amount, together with a
// friend who shares everything.
func losesBete(s *State, seat cards.Seat, all int32) {
	if with := halved(s); with != cards.NoSeat {
		s.Owe(table.DueBete, table.Account(with), engine.Box(boxMade), all/2)
		all -= all / 2
	}
	s.Owe(table.DueBete, table.Account(seat), engine.Box(boxMade), all)
}

// layApart makes each bête of a hand wait by itself, and returns their sum. What
// several owe for one thing is one bête.
func layApart(s *State) (all int32) {
	made := len(s.Dues)
	of := func(i int) bool { d := &s.Dues[i]; return d.To == engine.Box(boxMade) && d.Stands() }
	for i := range made {
		if !of(i) {
			continue
		}
		fact, sum := s.Dues[i].Fact, int32(0)
		for k := range made {
			if !of(k) || s.Dues[k].Fact != fact {
				continue
			}
			if k < i {
				sum = 0
				break
			}
			sum += s.Dues[k].Amount
		}
		if sum > 0 {
			s.Owe(table.DueNext, engine.Box(boxMade), engine.Waiting, sum)
			all += sum
		}
	}
	return all
}

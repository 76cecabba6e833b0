package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What players pay each other, what lies in the pools, and the bêtes.

// collects makes each rival of the winners pay an amount; of two winners, each is
// paid by one rival.
func collects(s *State, class engine.DueClass, amount int32) {
	at, with := player(s), whister(s)
	rivals := s.Rivals(at)
	for _, seat := range s.Round {
		if !rivals.Has(seat) {
			continue
		}
		to := at
		if with != cards.NoSeat && seat != s.FirstOf(rivals) {
			to = with
		}
		s.Owe(class, table.Account(seat), table.Account(to), amount)
	}
}

// earns makes each rival pay an amount to the player alone.
func earns(s *State, class engine.DueClass, amount int32) {
	at := player(s)
	rivals := s.Rivals(at)
	for _, seat := range s.Round {
		if rivals.Has(seat) {
			s.Owe(class, table.Account(seat), table.Account(at), amount)
		}
	}
}

// forfeits makes a player who is bête pay an amount to each rival. If both
// partners are bête, each pays one rival, the player the first.
func forfeits(s *State, seat cards.Seat, class engine.DueClass, amount int32) {
	rivals := s.Rivals(seat)
	both := s.Is(table.FactLost, player(s)) && s.Is(table.FactLost, whister(s))
	for _, other := range s.Round {
		if !rivals.Has(other) || both && (other == s.FirstOf(rivals)) != (seat == player(s)) {
			continue
		}
		s.Owe(class, table.Account(seat), table.Account(other), amount)
	}
}

// shares divides an amount from a box among the winners. An odd counter is
// the player's.
func shares(s *State, won cards.SeatSet, box int, amount int32) {
	at, with := player(s), whister(s)
	if with != cards.NoSeat && won.Has(with) {
		s.Owe(table.DueBox, engine.Box(box), table.Account(with), amount/2)
		amount -= amount / 2
	}
	s.Owe(table.DueBox, engine.Box(box), table.Account(at), amount)
}

// al returns the worth of an ål.
func al(s *State) int32 {
	if f := s.Seen(factAl); f != nil {
		return f.Amount
	}
	return 0
}

// goes returns what goes on this hand: a bête, else an ål.
func goes(s *State) int32 {
	if n := s.PoolAt(boxBetes, table.FactPlaying); n > 0 {
		return n
	}
	return al(s)
}

// marked returns how many passes are marked.
func marked(s *State) int32 { return s.Carried(marks, cards.NoSeat) }

// suits lists the figures for a plain suit and the preferences.
var suits = []part{{Name: "simple", Means: "in a plain suit, or none"}, {Name: "lesser", Means: "in the lesser preference"}, {Name: "highest", Means: "in the higher preference"}}

// paid returns a maker by which each rival pays a figure, multiplied by times, when
// the game is won; with earned, to the player alone. Upon factHonours the player pays it to each
// rival.
func paid(question game.Question, owes string, class engine.DueClass, earned bool, times func(s *State) int32) *Maker {
	question.Figures = []part{{Name: "each", Means: "from each of the others"}}
	return &Maker{Question: question, Owes: owes, Rule: &Rule{Hears: engine.Facts(table.FactWon, factHonours), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, each int32) {
			switch n := each * times(s); {
			case n == 0:
			case f.Kind == factHonours:
				forfeits(s, f.Seat, class, n)
			case earned:
				earns(s, class, n)
			default:
				collects(s, class, n)
			}
		}}
}

// over returns how many tricks were made above those the game asks for.
func over(s *State) int32 {
	if f := s.Seen(factTogether); f != nil {
		return s.SideTricks(player(s)) - f.Amount
	}
	if !played(s).suited() {
		return 0
	}
	return tricks(s, player(s)) - target(s, player(s))
}

// row returns how many trumps a player was dealt in sequence from the ace.
func row(s *State, seat cards.Seat) (n int32) {
	suit, ok := trump(s)
	if !ok || seat == cards.NoSeat {
		return 0
	}
	for _, face := range downward {
		if !s.Dealt[seat].Has(cards.Of(suit, face)) {
			break
		}
		n++
	}
	return n
}

// downward lists the faces from the ace down.
var downward = [...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave, cards.Ten, 9, 8, 7, 6, 5, 4, 3, 2}

// prices lists the figures of the question what each game is worth.
func prices() []part {
	var list []part
	for c, name := range named {
		list = append(list, part{Name: name, Means: "for it"})
		if contract(c) == boston || contract(c) == independence {
			list = append(list, part{Name: name + "whist", Means: "with whist"})
		}
	}
	return list
}

const priceAnswer = "Boston is paid {boston}, with whist {bostonwhist}; little misère {little}; independence {independence}, with whist {independencewhist}; seven {seven}; great misère {great}; eight {eight}; " +
	"open little misère {littleopen}; nine {nine}; open great misère {greatopen}; ten {ten}; eleven {eleven}; twelve {twelve}; thirteen {thirteen}."

// paying lists the questions about payments.
var paying = []*Maker{
	{Question: q("price", "What is each game worth?", priceAnswer, prices()...), Head: "The payments",
		Make: func(t *game.Terms) *Rule {
			price := ranks(t)
			whist := price
			whist[boston], whist[independence] = t.N("bostonwhist"), t.N("independencewhist")
			return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
				n := price[played(s)]
				if whister(s) != cards.NoSeat {
					n = whist[played(s)]
				}
				s.Tell(factPrice, player(s)).Amount = n
			}}
		}},
	{Question: q("price.paid", "Who pays a game that is won?",
		"Each of the others pays a game that is won; with whist each of the two who have won is paid by one."), Owes: "the game is paid",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factPrice.Bit(), On: func(s *State, f *engine.Fact) {
			collects(s, table.DueGame, s.Seen(factPrice).Amount)
		}}},
	{Question: q("price.lost", "Is the game paid that is lost in a suit?",
		"[paid=1: Whoever is bête in a suit pays the price of the game; where two are, each pays one of the others.][paid=0: Whoever is bête in a suit does not pay the game.]", fig("paid", "1 where it is")), Owes: "the game is lost, and paid",
		Rule: &Rule{Hears: table.FactLost.Bit(), Given: factPrice.Bit()}, On: func(s *State, f *engine.Fact, paid int32) {
			if paid == 1 && played(s).suited() {
				forfeits(s, f.Seat, table.DueGame, s.Seen(factPrice).Amount)
			}
		}},
	{Question: q("misere.paid", "What is paid for a misère that is lost?",
		"Whoever loses a misère pays the others what it would have brought."), Owes: "the misère is lost, and paid",
		Rule: &Rule{Hears: table.FactLost.Bit(), Given: factPrice.Bit(), On: func(s *State, f *engine.Fact) {
			if played(s).misere() {
				s.Tell(factHonours, f.Seat)
				forfeits(s, f.Seat, table.DueGame, s.Seen(factPrice).Amount)
			}
		}}},
	paid(q("codille", "What is paid for the codille?",
		"For every game that is won {each} is paid for the codille."), "the codille is paid", dueCodille, false, func(*State) int32 { return 1 }),
	paid(q("over", "What is paid for tricks above those of the game?",
		"For each trick above those of the game {each} is paid."), "the tricks above the game are paid", dueOver, false, over),
	{Question: q("under", "What is paid for tricks that are wanting?",
		"Whoever is bête pays nothing for the first [free=1: trick][free!=1: {free}] that is wanting, and {each} for each of the others.", fig("each", "for each trick"), fig("free", "how many are not paid")), Owes: "the tricks that were wanting are paid",
		Make: func(t *game.Terms) *Rule {
			each, free := t.N("each"), t.N("free")
			return &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
				if n := f.Amount - free; n > 0 {
					forfeits(s, f.Seat, dueUnder, n*each)
				}
			}}
		}},
	{Question: q("matadors", "What is paid for matadors?",
		"For each matador of {of him}, which are trumps from the ace on without a gap, {each} is paid, from {least word} on.", fig("each", "for each matador"), fig("least", "how many there must be")).WithRoles(fig("of", "who holds them")), Owes: "the matadors are paid",
		Make: func(t *game.Terms) *Rule {
			each, least, of := t.N("each"), t.N("least"), t.Role("of")
			return &Rule{Hears: table.FactWon.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
				if n := row(s, s.SeatOf(of, f)); n >= least {
					earns(s, dueMatadors, n*each)
				}
			}}
		}},
	paid(q("passes.paid", "What is paid for hands that were passed?",
		"Each of the others pays a player who wins {each} for every pass that is marked."), "the passes that are marked are paid", duePasses, true, marked),
	paid(q("cinq", "What is the cinq?",
		"A player who makes all the tricks of the game one after another, before the others have one, is paid {each} for cinq."), "the player has made cinq", dueCinq, true,
		func(s *State) int32 {
			return int32(engine.Int(played(s).suited() && inARow(s, player(s), target(s, player(s)))))
		}),
	paid(q("slam", "What is the slam?",
		"A player who takes every trick is paid {each} for slam."), "the player has made slam", dueSlam, true,
		func(s *State) int32 { return int32(engine.Int(tricks(s, player(s)) == int32(s.Law().Each()))) }),
	{Question: q("preference.paid", "What is paid more in the preferences?",
		"In the lesser preference payments are {lesser times}, in the higher {highest times} what they are in a plain suit.", fig("lesser", "how many times in the lesser preference"), fig("highest", "how many times in the higher")),
		Make: preferences.Scales(scaled)},
}

// lying lists the questions about the pools and the bêtes.
var lying = []*Maker{
	{Question: q("bete.next", "Which bête goes on the next hand?",
		"When the åls are played out the bêtes go, the highest always first."), Head: "The bêtes", Owes: "the highest bête goes on this hand",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			now := s.Pool(boxBetes)
			if n, _ := parts.Greatest(s); n > now && s.Pool(boxAl) == 0 {
				s.Owe(table.DueNext, engine.Box(boxBetes), engine.Waiting, now)
				s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), n)
			}
		}}},
	{Question: q("al", "What does everybody put out?",
		"Everybody puts out an ål of {each} at the beginning, and again where neither an ål nor a bête is left.", fig("each", "what an ål is worth")), Owes: "everybody puts out an ål",
		Rule: &Rule{Hears: engine.Facts(table.FactStakes, table.FactDealt)}, On: func(s *State, f *engine.Fact, each int32) {
			if f.Kind == table.FactDealt {
				s.Tell(factAl, cards.NoSeat).Amount = each
				return
			}
			if s.Pool(boxAl) > 0 || s.Pool(boxBetes) > 0 || s.Waiting() > 0 {
				return
			}
			s.AllPut(table.DueStake, boxAl, each)
		}},
	{Question: q("al.won", "What does whoever wins receive of what lies there?",
		"Whoever wins a game receives one ål; with whist both share it."), Owes: "an ål is won",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factAl.Bit(), On: func(s *State, f *engine.Fact) {
			if n := min(al(s), s.Pool(boxAl)); n > 0 {
				shares(s, f.Seats, boxAl, n)
			}
		}}},
	{Question: q("bete.won", "Who wins a bête?",
		"Whoever wins a game receives the bête that goes; with whist both share it."), Owes: "the bête is won",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.Pool(boxBetes); n > 0 {
				shares(s, f.Seats, boxBetes, n)
			}
		}}},
	{Question: q("bete", "How much is a bête?",
		"A bête is {simple} more than the ål or the bête that goes, in the lesser preference {lesser}, in the higher {highest}.", suits...), Owes: "{seat} makes a bête",
		Make: func(t *game.Terms) *Rule {
			more := parts.BySuit(t)
			return &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
				s.Owe(table.DueBete, table.Account(f.Seat), engine.Waiting, goes(s)+more[preferences.Now(s)])
			}}
		}},
	{Question: q("bete.passes", "What do passes add to a bête?",
		"Every pass that is marked adds {simple} to a bête, in the lesser preference {lesser}, in the higher {highest}.", suits...),
		Make: preferences.Adds(marked)},
	{Question: q("passes.marked", "What if all pass?",
		"When all four pass, a pass is marked."), Says: "all have passed, and a pass is marked",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factMarked, cards.NoSeat) }}},
	{Question: q("passes.bete", "Is a pass marked when the player is bête?",
		"When the player is bête a pass is marked, too."), Says: "the player is bête, and a pass is marked",
		Rule: &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Seat == player(s) {
				s.Tell(factMarked, cards.NoSeat)
			}
		}}},
	{Question: q("passes.wiped", "How long do passes stay marked?",
		"The passes that are marked are wiped out when a game is won."), Says: "the passes that were marked are paid, and wiped out",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			if marked(s) > 0 {
				s.Tell(factCleared, cards.NoSeat)
			}
		}}},
}

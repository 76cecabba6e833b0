package ambigu

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// kinds is what hands there are, the best first: rules on who wins are asked in this
// order.
var kinds = []Maker{
	kind(q("fredon", "What is a fredon, and what does it win over?", "A fredon is four cards of a face; it wins over every other hand, and of two the higher wins. It is paid as a fredon and as a prime."), "The hands", "{seat} has a fredon, {cards}", kindFredon, kindPrime),
	kind(q("flux.sequence", "What is a flux with a sequence, and what does it win over?", "A flux of which three cards are a sequence wins over a tricon with a prime and every simple hand; of two the longer sequence wins, and then the higher. It is paid as a flux and as a sequence."), "", "{seat} has a flux with a sequence, {cards}", kindFluxSequence, kindFlux, kindSequence),
	kind(q("tricon.prime", "What is a tricon with a prime, and what does it win over?", "A tricon of which the fourth card is of the fourth suit wins over every simple hand; of two the higher tricon wins. It is paid as a tricon and as a prime."), "", "{seat} has a tricon with a prime, {cards}", kindTriconPrime, kindTricon, kindPrime),
	kind(q("flux", "What is a flux, and what does it win over?", "A flux is four cards of a suit; it wins over a tricon, a sequence, a prime and a point, and of two the one that counts more wins."), "", "{seat} has a flux, {cards}", kindFlux),
	kind(q("tricon", "What is a tricon, and what does it win over?", "A tricon is three cards of a face; it wins over a sequence, a prime and a point, and of two the higher wins."), "", "{seat} has a tricon, {cards}", kindTricon),
	kind(q("sequence", "What is a sequence, and what does it win over?", "A sequence is three cards of a suit that follow each other; it wins over a prime and a point, and of two the one that counts more wins."), "", "{seat} has a sequence, {cards}", kindSequence),
	kind(q("prime", "What is a prime, and what does it win over?", "A prime is four cards of different suits; it wins over a point, and of two the one that counts more wins."), "", "{seat} has a prime, {cards}", kindPrime),
	{Question: q("point", "What is a point?", "A point is {least word} or three cards of a suit; it is the least of the hands.", fig("least", "of a suit, at least")), Says: "{seat} has a point, {cards}",
		Rule: &Rule{Hears: engine.Facts(factCompare, factShows), Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(pointCards(s, seat) != 0)
		}}, On: func(s *State, f *engine.Fact, least int32) {
			if f.Kind == factShows {
				counts(s, f.Seat, kindPoint, kindPoint)
				return
			}
			for _, seat := range s.Round {
				if kind, _, _ := judge(s, s.Hand[seat]); kind == kindPoint && engaged(s).Has(seat) {
					if set := point(s, s.Hand[seat], int(least)); set != 0 {
						is(s, seat, kindPoint, set)
					}
				}
			}
		}},
	{Question: q("point.many", "Does a point of more cards win?", "A point of three cards wins over one of two, whatever they count."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return pointCards(s, seat).Len() }}},
	{Question: q("point.high", "Which point of as many cards wins?", "Of points of as many cards the one that counts more wins."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return sum(s, pointCards(s, seat)) }}},
	{Question: q("point.sequence", "Which of two points wins that count as much?", "Of points of two cards that count as much one of cards that follow each other wins."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return follow(pointCards(s, seat)) }}},
}

// kind returns the question what a kind of hand is. When the hands are compared, it says
// who has one; of those who are equal it prefers the higher; and when whoever has won
// shows it, it says as what it is paid.
func kind(question game.Question, head, says string, kind int32, more ...int32) Maker {
	return Maker{Question: question, Head: head, Says: says, Rule: &Rule{
		Hears: engine.Facts(factCompare, factShows), On: func(s *State, f *engine.Fact) {
			if f.Kind == factShows {
				if kind <= kindFlux || kind == kindFredon {
					counts(s, f.Seat, kind, kind)
				}
				for _, as := range more {
					counts(s, f.Seat, kind, as)
				}
				return
			}
			for _, seat := range s.Round {
				if k, set, _ := judge(s, s.Hand[seat]); k == kind && engaged(s).Has(seat) {
					is(s, seat, kind, set)
				}
			}
		},
		Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if f := s.SeenOf(factIs, seat); f == nil || f.N != kind {
				return 0
			}
			_, _, high := judge(s, s.Hand[seat])
			return 1 + high
		}}}
}

// is says of what kind a hand is.
func is(s *State, seat cards.Seat, kind int32, set cards.Set) {
	said := s.Tell(factIs, seat)
	said.N, said.Cards = kind, set
}

// counts says as what a hand is paid, where it is of a kind.
func counts(s *State, seat cards.Seat, kind, as int32) {
	if f := s.SeenOf(factIs, seat); f != nil && f.N == kind {
		s.Tell(factCounts, seat).N = as
	}
}

// pointCards returns the cards of a hand that is a point, and of any other none.
func pointCards(s *State, seat cards.Seat) cards.Set {
	if f := s.SeenOf(factIs, seat); f != nil && f.N == kindPoint {
		return f.Cards
	}
	return 0
}

// paid is what is won.
var paid = []Maker{
	{Question: q("bounded", "How much may be lost or won by vying?", "Nobody loses more by vying than lies there before that player, or is owed; a player who has no more left stays in for what was put in."), Head: "What is won",
		Rule: &Rule{Dues: table.DueBet.Bit() | table.DueGame.Bit(), Adds: bounded}},
	{Question: q("bounded.won", "What does a player win who has put in less than others?", "Of the vade and the renvis of another the winner draws no more than the winner has put in: the rest returns."), Owes: "{seat} has put in less",
		Rule: &Rule{Hears: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				for _, v := range [...]*parts.Vie{&vade, &vie} {
					if more := v.Staked(s, seat) - v.Staked(s, f.Seat); more > 0 {
						s.Owe(dueBack, engine.Box(v.Box), table.Account(seat), more)
					}
				}
			}
		}}},
	{Question: q("won", "What does the winner draw?", "The winner draws the poule, the batterie, the vade and the renvis."), Owes: "{seat} wins",
		Rule: &Rule{Hears: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			for box := range boxes {
				s.Owe(table.DueBox, engine.Box(box), table.Account(f.Seat), s.Pool(box))
			}
		}}},
	pays(q("point.paid", "What does a point bring?", "Whoever wins by a point receives {each amount} of every player.", fig("each", "from every player")), "a point", kindPoint),
	{Question: q("prime.paid", "What does a prime bring?", "Whoever wins with a prime receives {small amount} of every player, and {great amount} where it counts more than {over}: then it is a great prime.", fig("small", "from every player"), fig("great", "from every player, for a great prime"), fig("over", "that a great prime counts more than")), Owes: "{seat} wins with a prime",
		Make: func(t *game.Terms) *Rule {
			small, great, over := t.N("small"), t.N("great"), t.N("over")
			return &Rule{Hears: factCounts.Bit(), Only: 1 << kindPrime, On: func(s *State, f *engine.Fact) {
				n := small
				if sum(s, s.Hand[f.Seat]) > int(over) {
					n = great
				}
				parts.FromEach(s, table.DueMeld, f.Seat, n)
			}}
		}},
	pays(q("sequence.paid", "What does a sequence bring?", "Whoever wins with a sequence receives {each amount} of every player.", fig("each", "from every player")), "a sequence", kindSequence),
	pays(q("tricon.paid", "What does a tricon bring?", "Whoever wins with a tricon receives {each amount} of every player.", fig("each", "from every player")), "a tricon", kindTricon),
	pays(q("flux.paid", "What does a flux bring?", "Whoever wins with a flux receives {each amount} of every player.", fig("each", "from every player")), "a flux", kindFlux),
	pays(q("fredon.paid", "What does a fredon bring?", "Whoever wins with a fredon receives {each amount} of every player.", fig("each", "from every player")), "a fredon", kindFredon),
	{Question: q("claim", "How long may one ask for what the hand brings?", "Whoever has won may ask for what the hand brings until the cards are cut for the next hand, and then no more."), Says: "{seat} asks for what the hand brings",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actClaim, Given: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Seat == s.Who(factTakes) && !s.Told(factShows) {
				s.Tell(factShows, f.Seat)
			}
		}, Judges: actClaim.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Did(actRecut, cards.NoSeat) != nil }}},
	{Question: q("reprise", "May a player play on who has lost every counter?", "Whoever has lost every counter and plays on takes as many anew, and pays for them first."), Says: "{seat} has lost all counters, and takes others", Head: "The counters",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if has(s, seat) <= 0 {
					s.Tell(factNew, seat).Amount = parts.SitsWith(s) - has(s, seat)
				}
			}
		}}},
}

// pays returns the question what a kind of hand brings to whoever wins with it.
func pays(question game.Question, name string, kind int32) Maker {
	return Maker{Question: question, Owes: "{seat} wins with " + name, Rule: &Rule{Hears: factCounts.Bit(), Only: 1 << kind},
		On: func(s *State, f *engine.Fact, each int32) {
			parts.FromEach(s, table.DueMeld, f.Seat, each)
		}}
}

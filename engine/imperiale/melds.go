package imperiale

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.First, &parts.Count, &parts.Packets, &parts.Cut, &parts.Served, &parts.Passes,
			&misdealPasses, &parts.FalsePack, &parts.Exposed, &parts.ExposedTalon, &parts.Turned},
		parts.Own(melds), []*Maker{&point, &parts.PointEldest}, parts.Own(points),
		[]*Maker{&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.Head, &parts.Trump, &parts.Overtrump, &parts.TakerTrump, &parts.TakerLed},
		parts.Own(taken), parts.Own(scoring), parts.Own(laws), []*Maker{&parts.Quit, &parts.QuitAgreed})
}

// low is the figure of the lowest face that counts.
var low = fig("low", "the lowest face, which counts as the figures do")

// counts reports whether a face is one of those that make imperials: king,
// queen, knave, ace, and the lowest of the pack.
func counts(face uint8, low int32) bool {
	return face >= cards.Knave || face == cards.Ace || int32(face) == low
}

// has says that a player has what was shown: an imperial.
func has(s *State, f *engine.Fact, kind, n int32) {
	said := s.Tell(factHas, f.Seat)
	said.Card, said.Cards, said.N, said.Amount = f.Card, f.Cards, kind, n
}

// count says that those imperials are counted which were shown as one of some
// kinds, eldest hand's first.
func count(s *State, kinds uint64) {
	n := len(s.Facts)
	each(s, func(seat cards.Seat) {
		for i := s.From(factHas); i < n; i++ {
			if f := s.Facts[i]; f.Kind == factHas && f.Seat == seat && kinds>>f.N&1 != 0 {
				said := s.TellFor(int16(i), factCounted, seat)
				said.Card, said.Cards, said.N, said.Amount = f.Card, f.Cards, f.N, f.Amount
			}
		}
	})
}

// tooLate reports whether what is shown is an imperial, and the player's point
// was announced before.
func tooLate(s *State, f *engine.Fact) bool {
	return f.N != kindPoint && parts.Declared(s, f.Seat, kindPoint, 0) != nil
}

// unlike returns a function that refuses so many cards alike of which no imperial is made.
func unlike(n int) func(s *State, a *engine.Act, low int32) bool {
	return func(_ *State, a *engine.Act, low int32) bool {
		face := a.Cards.First().Face()
		return a.Cards.Len() == n && a.Cards&^cards.Face(face) == 0 && !counts(face, low)
	}
}

// melds is the questions about the honours and the imperials.
var melds = []Maker{
	{Question: q("honour", "Which cards are honours?",
		"The king, queen, knave, ace and {low rank} of trumps are honours.", low), Head: "The honours",
		Rule: &Rule{Hears: table.FactTrump.Bit()}, On: func(s *State, f *engine.Fact, low int32) {
			for set := s.Law().Pack() & cards.Lane(f.Card.Suit()); set != 0; set = set.Without() {
				if c := set.First(); counts(c.Face(), low) {
					s.Tell(factHonour, cards.NoSeat).Card = c
				}
			}
		}},
	{Question: q("honour.turned", "What does the dealer mark who turns an honour?",
		"A dealer who turns an honour marks {points}.", fig("points", "marked")), Owes: "an honour is turned, {card}",
		Rule: &Rule{Hears: factHonour.Bit(), Given: table.FactTurned.Bit()}, On: func(s *State, f *engine.Fact, points int32) {
			if turned := s.Seen(table.FactTurned); turned.Card == f.Card && s.First() <= 1 {
				mark(s, turned.Seat, points)
			}
		}},
	{Question: q("imperial.four", "Which cards alike are an imperial?",
		"Four kings, queens, knaves, aces or {low ranks} are an imperial.", low), Head: "The imperials",
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindFour, Judges: actImperial.Bit()}, Refuse: unlike(4), On: func(s *State, f *engine.Fact, low int32) {
			if counts(f.Card.Face(), low) {
				has(s, f, kindFour, 1)
			}
		}},
	{Question: q("imperial.sequence", "Which cards of a suit are an imperial?",
		"The king, queen, knave and ace of a suit are an imperial."),
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindSequence, On: func(s *State, f *engine.Fact) { has(s, f, kindSequence, 1) }}},
	{Question: q("imperial.trumps", "How many imperials are the king, queen, knave and ace of trumps?",
		"Those of trumps, in hand, are {imperials word}.", fig("imperials", "which they are")),
		Rule: &Rule{Hears: factHas.Bit(), Only: 1 << kindSequence, Given: table.FactTrump.Bit()}, On: func(s *State, f *engine.Fact, imperials int32) {
			if suit, _ := s.Trump(); f.Card.Suit() == suit && imperials > 1 {
				has(s, f, kindDouble, imperials-1)
			}
		}},
	{Question: q("restriction", "When do the imperials of the turned card, and those that tumble, count?",
		"[free=1: Imperials of the turned card, and those that tumble, count: the players have agreed on no restriction.][free!=1: Imperials of the turned card, and those that tumble, do not count.]",
		fig("free", "1 where the game is played without restriction")),
		Rule: &Rule{Hears: table.FactSeated.Bit()}, On: func(s *State, f *engine.Fact, free int32) {
			if free == 1 {
				s.Tell(factFree, cards.NoSeat)
			}
		}},
	{Question: q("turned.four", "Does the turned card make four alike?",
		"Whoever holds the three cards that are like the turned one has an imperial: kings, queens, knaves, aces or {low ranks}.", low),
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindTurnedFour, Given: factFree.Bit(), Judges: actImperial.Bit()}, Refuse: unlike(3), On: func(s *State, f *engine.Fact, low int32) {
			if counts(f.Card.Face(), low) {
				has(s, f, kindTurnedFour, 1)
			}
		}},
	{Question: q("turned.sequence", "Does the turned card make king, queen, knave and ace?",
		"Whoever holds the three cards that make king, queen, knave and ace with the turned one has an imperial."),
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindTurnedSequence, Given: factFree.Bit(), On: func(s *State, f *engine.Fact) { has(s, f, kindTurnedSequence, 1) }}},
	{Question: q("imperial.late", "What is an imperial worth that is shown after the point?",
		"An imperial that is shown after its holder's point is worth nothing."), Says: "{seat} shows an imperial after the point: it is worth nothing",
		Rule: &Rule{Hears: table.FactMeld.Bit(), On: func(s *State, f *engine.Fact) {
			if tooLate(s, f) {
				s.Tell(factLate, f.Seat)
			}
		}, Lifts: []string{"imperiale/imperial.four", "imperiale/imperial.sequence", "imperiale/turned.four", "imperiale/turned.sequence"}, Hush: tooLate}},
	{Question: q("declare.turn", "Who announces first?",
		"Eldest hand announces a point, or shows imperials, first, and then the others in turn."),
		Rule: &Rule{Judges: engine.Acts(actImperial, actPoint, table.ActDone), Refuse: func(s *State, a *engine.Act) bool {
			return !s.Told(table.FactDeclared) && a.Seat != s.Turn()
		}}},
	{Question: q("forgotten", "Until when may a point be announced, and imperials be shown?",
		"Whoever has not announced a point, or shown an imperial, before the play does not count it."),
		Rule: &Rule{Judges: engine.Acts(actImperial, actPoint), While: table.FactDeclared.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("count.hand", "When are the imperials in hand counted?",
		"When all have declared, the imperials in hand are counted first, eldest hand's before the others'."),
		Rule: &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) { count(s, 1<<kindFour|1<<kindSequence|1<<kindDouble) }}},
	{Question: q("count.turned", "When are those of the turned card counted?",
		"Those of the turned card are counted after them."),
		Rule: &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) { count(s, 1<<kindTurnedFour|1<<kindTurnedSequence) }}},
}

// point is who has the point.
var point = parts.PointBest(q("point.best", "Which point is the best?",
	"The point counts most of which the cards do, an ace {ace}, a king {king}, a queen {queen}, a knave {knave}[pips=1: , other cards their pips]."), kindPoint)

// points is the questions about the point.
var points = []Maker{
	{Question: q("point.suit", "Which suit may be a player's point?",
		"A player's point is of the suit of which that player has the most cards."), Head: "The point",
		Rule: parts.PointSuit(actPoint)},
	{Question: q("point", "What is the point worth?",
		"The best point is worth {points}.", fig("points", "marked")), Owes: "{seat} has the point",
		Rule: &Rule{Hears: table.FactBest.Bit(), Only: 1 << kindPoint}, On: func(s *State, f *engine.Fact, points int32) { mark(s, f.Seat, points) }},
	{Question: q("point.late", "Does a player count the point who shows an imperial after it?",
		"Whoever shows an imperial only after the point does not count the point either."),
		Rule: &Rule{Lifts: []string{"imperiale/point"}, While: table.FactMeld.Bit(), Hush: func(s *State, f *engine.Fact) bool {
			at := parts.Declared(s, f.Seat, kindPoint, 0)
			for m := s.Last(table.FactMeld); at != nil && m != at; m = s.Prior(m) {
				if m.Seat == f.Seat {
					return true
				}
			}
			return false
		}}},
}

// misdealPasses voids a hand that was dealt wrongly, and takes the deal from its
// dealer.
var misdealPasses = parts.Voids(game.Question{ID: "parts/deal.misdeal.passes", Asks: "Who deals after a hand that was dealt wrongly?",
	Answer: "A hand dealt wrongly is void, and its dealer loses the deal."}, "{seat} dealt wrongly: the hand is void", false, table.ActMisdeal)

package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// count records that a player counts n for a kind.
func count(s *State, seat cards.Seat, kind, n int32) {
	said := s.Tell(factCounts, seat)
	said.N, said.Amount = kind, n
	s.Owe(dueMark, engine.Bank, table.Account(seat), n)
	s.Count(table.Points, seat, n)
}

// hazard records that a player counts a hazard. It rests on that player's last count,
// not on the fact heard: the other's showing or silence may trigger it, too.
func hazard(s *State, seat cards.Seat, kind, n int32) {
	upon := s.Last(factCounts)
	for upon.Seat != seat || upon.N > kindPlay {
		upon = s.Prior(upon)
	}
	at := s.Index(upon)
	s.CountUpon(table.Points.Bit(), seat.Bit())
	said := s.Tell(factCounts, seat)
	said.N, said.Amount = kind, n
	s.OweFor(at, dueMark, engine.Bank, table.Account(seat), n)
	s.Count(table.Points, seat, n)
}

// shown returns a rule that counts worth for each meld of a kind that a player
// has shown and may count.
func shown(kind int32, worth func(f *engine.Fact) int32) *Rule {
	return &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		if n := worth(f); n > 0 && stands(s, f.Seat, kind) {
			count(s, f.Seat, kind, n)
		}
	}}
}

// preferring returns a rule that prefers the player with the best of a kind,
// compared by a part of its rank.
func preferring(kind int32, question engine.Question, part func(rank int32) int32) *Rule {
	return &Rule{Asked: question.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		if rank := best(s, seat, kind); rank >= 0 {
			return int(part(rank))
		}
		return -1
	}}
}

// The parts of a meld's rank, as parts.Ranked makes it: the whole, its number of
// cards, its height.
func whole(rank int32) int32  { return rank }
func many(rank int32) int32   { return rank / 64 }
func higher(rank int32) int32 { return rank % 64 }

// nothing is the rank of cards that form neither a sequence nor a set.
const nothing = -1

// equals lets neither player count a kind that is equal.
func equals(question game.Question, act engine.ActKind) Maker {
	kind := kindOf(act)
	return Maker{Question: question, Rule: &Rule{
		Lifts: []string{"piquet/declare.good", "piquet/declare.bad"}, While: factAnswered.Bit(),
		Hush:   func(_ *State, f *engine.Fact) bool { return f.N == kind && f.Amount == isEqual },
		Judges: act.Bit(), Refuse: func(s *State, a *engine.Act) bool { return forbidden(s, a, isEqual) }}}
}

// forbidden reports whether a player is about to show, to count it, something of a kind to
// which this answer was given, by which only the other may count, or nobody.
func forbidden(s *State, a *engine.Act, answer int32) bool {
	kind := kindOf(a.Kind)
	f := s.LastWith(factAnswered, cards.NoSeat, kind)
	return f != nil && f.Amount == answer && s.Told(table.FactDeclared) && !stands(s, a.Seat, kind)
}

// low names the figure for the lowest face that counts.
var low = fig("low", "the lowest face that counts")

// counting reports whether a face is an ace, or low or higher.
func counting(face uint8, low int32) bool { return face == cards.Ace || int32(face) >= low }

// asked lists the questions about asking and answering.
var asked = []Maker{
	{Question: q("declare.order", "In what order is it asked what is good?",
		"The point is asked first, then the sequences, then what there is of sets."), Head: "The asking",
		Rule: &Rule{Judges: engine.Acts(actPoint, actRun), While: factAccused.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for kind := kindOf(a.Kind) + 1; kind <= kindSet && !s.Told(table.FactDeclared); kind++ {
				if s.LastWith(factAccused, a.Seat, kind) != nil {
					return true
				}
			}
			return false
		}}},
	{Question: q("declare.answer", "What is answered?",
		"The other answers that it is good, having less, that it is equal, having as much, and that it is not worth it, having more."),
		Rule: &Rule{Judges: engine.Acts(actGood, actEqual, actBad), While: factAccused.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			f := openQuestion(s)
			return f != nil && a.Kind-actGood != engine.ActKind(truth(s, a.Seat, f.N))
		}}},
	{Question: q("declare.good", "What may be counted after the answer?",
		"What the other has nothing better than may be counted by whoever has asked."),
		Rule: &Rule{Hears: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Amount != isBad {
				s.Tell(factStands, f.Leader).N = f.N
			}
		}}},
	{Question: q("declare.bad", "Who counts what the other has better?",
		"What is better than what was asked may be counted by whoever has it."),
		Rule: &Rule{Hears: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Amount != isGood {
				s.Tell(factStands, f.Seat).N = f.N
			}
		}, Judges: engine.Acts(actPoint, actRun, actSet), While: factAnswered.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return forbidden(s, a, isBad) || lesserFirst(s, a, isBad)
		}}},
	{Question: q("declare.unasked", "What may the second player count that was not asked?",
		"Of what eldest hand has not asked the second player counts what there is."),
		Rule: &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) {
			for kind := kindPoint; kind <= kindSet; kind++ {
				if s.LastWith(factAccused, f.Seat, kind) == nil {
					s.Tell(factStands, other(s, f.Seat)).N = kind
				}
			}
		}}},
}

// truth returns the true answer to what was asked.
func truth(s *State, seat cards.Seat, kind int32) int32 {
	f := s.LastWith(table.FactBest, cards.NoSeat, kind)
	switch {
	case f == nil || f.Seat == cards.NoSeat:
		return isEqual
	case f.Seat == seat:
		return isBad
	}
	return isGood
}

// melds lists the questions about what is declared.
var melds = []Maker{
	{Question: q("blanches", "What does a hand without figures count?",
		"A hand that was dealt without king, queen or knave counts {points}, before everything else.", fig("points", "counted")), Head: "The hand without figures", Owes: "{seat} has a hand without figures",
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindBlanches},
		On:   func(s *State, f *engine.Fact, points int32) { count(s, f.Seat, kindBlanches, points) }},
	{Question: q("blanches.shown", "When is a hand without figures shown?",
		"A hand without figures is shown when the other has put out cards."),
		Rule: &Rule{Judges: actBlanches.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !exchanged(s, other(s, a.Seat)) }}},
	{Question: q("point.card", "What does each card count towards the point?",
		"An ace counts {ace}, a king {king}, a queen {queen}, a knave {knave}[pips=1: , other cards their pips].", parts.Worths...), Head: "The point",
		Make: func(*game.Terms) *Rule { return preferring(kindPoint, table.AskPoint, whole) }},
	{Question: q("point.suit", "Which suit is a player's point?",
		"A player's point is of the suit of which that player has the most cards."),
		Rule: parts.PointSuit(actPoint)},
	{Question: q("point", "What does the point count?",
		"The point counts one for each {ten} of what its cards count, {from} and more over being as good as {ten}.", fig("ten", "of its cards, for one"), fig("from", "over, that are a ten")), Owes: "{seat} has the point",
		Make: func(t *game.Terms) *Rule {
			ten, from := max(t.N("ten"), 1), t.N("from")
			return shown(kindPoint, func(f *engine.Fact) int32 { return f.Amount/ten + int32(engine.Int(f.Amount%ten >= from)) })
		}},
	{Question: q("point.major", "What does a point of ace, king and queen count?",
		"Ace, king and queen alone, that are good as the point, count {points}.", fig("points", "counted")), Owes: "{seat} has the point, with ace, king and queen",
		Of: func(points int32) *Rule {
			rule := shown(kindPoint, func(f *engine.Fact) int32 { return points * int32(engine.Int(major(f.Cards))) })
			rule.Lifts, rule.Hush = []string{"piquet/point"}, func(_ *State, f *engine.Fact) bool { return major(f.Cards) }
			return rule
		}},
	equals(q("point.equal", "Who counts the point where both are equal?", "An equal point is counted by neither."), actPoint),
	{Question: q("sequence", "What is a sequence?",
		"{least word} cards and more of one suit that follow each other are a sequence.", fig("least", "the fewest cards")), Head: "The sequences",
		Rule: &Rule{Judges: actRun.Bit()}, Refuse: func(s *State, a *engine.Act, least int32) bool {
			return a.Cards.Len() < int(least) || !inRow(s, a.Cards)
		}},
	{Question: q("sequence.longer", "Is a longer sequence the better?",
		"A longer sequence is better than a shorter one."),
		Rule: preferring(kindRun, askRun, many)},
	{Question: q("sequence.higher", "Which of two sequences of as many cards is the better?",
		"Of two sequences of as many cards the higher is better."),
		Rule: preferring(kindRun, askRun, higher)},
	{Question: q("sequence.worth", "What do sequences count?",
		"A sequence of three counts {three}, of four {four}, of five {five}, of six {six}, of seven {seven}, of eight {eight}.",
		fig("three", "of three cards"), fig("four", "of four cards"), fig("five", "of five cards"),
		fig("six", "of six cards"), fig("seven", "of seven cards"), fig("eight", "of eight cards")), Owes: "{seat} has a sequence",
		Make: func(t *game.Terms) *Rule {
			worth := [...]int32{3: t.N("three"), t.N("four"), t.N("five"), t.N("six"), t.N("seven"), t.N("eight")}
			return shown(kindRun, func(f *engine.Fact) int32 { return worth[f.Cards.Len()] })
		}},
	equals(q("sequence.equal", "Who counts sequences where the best are equal?", "Where the best sequences are equal nobody counts any."), actRun),
	{Question: q("set", "Which cards alike count?",
		"Four or three aces, kings, queens, knaves or {low ranks} count.", low), Head: "The sets",
		Rule: &Rule{Judges: actSet.Bit()}, Refuse: func(s *State, a *engine.Act, low int32) bool {
			face := a.Cards.First().Face()
			return a.Cards.Len() < 3 || a.Cards&cards.Face(face) != a.Cards || !counting(face, low)
		}},
	{Question: q("quatorze.best", "Are four alike better than three?",
		"Any four alike are better than three."),
		Rule: preferring(kindSet, askSet, many)},
	{Question: q("set.higher", "Which of two sets of as many cards is the better?",
		"Of two sets of as many cards the higher is better."),
		Rule: preferring(kindSet, askSet, higher)},
	{Question: q("quatorze", "What do four alike count?",
		"Four alike count {points}.", fig("points", "counted")), Owes: "{seat} has four alike",
		Of: func(points int32) *Rule { return sets(4, points) }},
	{Question: q("trio", "What do three alike count?",
		"Three alike count {points}.", fig("points", "counted")), Owes: "{seat} has three alike",
		Of: func(points int32) *Rule { return sets(3, points) }},
	{Question: q("declare.show", "Must what is good be shown?",
		"The point and sequences are counted by laying them on the table; what is not shown before the first card is lost."), Head: "The showing",
		Rule: &Rule{Judges: engine.Acts(actPoint, actRun, actSet, actBlanches), While: table.FactPlayed.Bit(), Refuse: tooLate}},
	{Question: q("declare.lesser", "May a player show better than what was asked?",
		"A player who has asked for less than there is may not count the better."),
		Rule: &Rule{Judges: engine.Acts(actPoint, actRun, actSet), While: factAnswered.Bit(), Refuse: betterThanTold}},
	{Question: q("declare.forgotten", "Who counts what was good and is not shown?",
		"What eldest hand does not show, though it is good, the other may show before playing, and the other way round."),
		Rule: &Rule{Hears: factShown.Bit(), On: func(s *State, f *engine.Fact) {
			if f.N != 0 {
				return
			}
			good, rivals := standing(s, f.Seat), standing(s, other(s, f.Seat))
			for kind := kindPoint; kind <= kindSet; kind++ {
				if good&^rivals>>kind&1 != 0 && behind(s, f.Seat, kind) {
					if f.Seat == s.Eldest || s.LastWith(factAnswered, f.Seat, kind) != nil {
						s.Tell(factStands, other(s, f.Seat)).N = kind
					}
				}
			}
		}}},
}

// betterThanTold reports whether a player is about to show better than what that
// player has asked for.
func betterThanTold(s *State, a *engine.Act) bool {
	if a.Seat != s.Eldest {
		return false
	}
	kind := kindOf(a.Kind)
	f := s.LastWith(factAccused, a.Seat, kind)
	return f != nil && f.Cards != a.Cards && rankOf(s, a.Seat, kind, a.Cards) > f.Amount && openQuestion(s) == nil
}

// inRow reports whether cards are of one suit and follow each other: no height between
// the lowest and the highest is missing.
func inRow(s *State, set cards.Set) bool {
	return set&^cards.Lane(set.First().Suit()) == 0 && int(s.Height(s.Highest(set))-s.Height(lowest(s, set))) == set.Len()-1
}

// major reports whether cards are the ace, king and queen of a suit.
func major(set cards.Set) bool {
	return set == cards.Lane(set.First().Suit())&(cards.Face(cards.Ace)|cards.Face(cards.King)|cards.Face(cards.Queen))
}

// sets returns a rule that counts points for each set of n cards.
func sets(n int, points int32) *Rule {
	return shown(kindSet, func(f *engine.Fact) int32 { return points * int32(engine.Int(f.Cards.Len() == n)) })
}

// leastAlike returns the lowest face that counts in sets; 0 if no rule says.
func leastAlike(s *State) int32 {
	t, _ := s.Law().Terms("piquet/set")
	return t.N("low")
}

// tooLate reports whether a player has played. If the second player has not
// shown what was better, eldest hand may come back until the second card.
func tooLate(s *State, a *engine.Act) bool {
	n := played(s, a.Seat)
	return n > 1 || n == 1 && !(a.Seat == s.Eldest && comesBack(s, kindOf(a.Kind)))
}

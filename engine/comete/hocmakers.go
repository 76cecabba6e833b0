package comete

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// passedID is the id of the question whether the next game is double.
const passedID = family + "/passed"

// hocMakers lists every question of le Hoc, in the order of a hand.
func hocMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.PackWhole, &parts.First, &parts.Cut, &parts.Count, &parts.Passes},
		parts.Own(hocStakes), parts.Own(hocVying), []*Maker{&parts.BestEldest}, parts.Own(hocPays),
		[]*Maker{&runFirst, &runNext, &runRound, &runDuty, &runStuck, &runStuckPaid}, parts.Own(hocPlay),
		[]*Maker{&runOut, &hocLeft, &parts.Rounds})
}

// hocStakes lists the questions about the boxes, and when the game is double.
var hocStakes = []Maker{
	hocStake(hocPoint, "point", "The boxes", q("stake.point", "What does everybody put in for the point?", "Everybody puts {each amount} into the box of the point, whenever it is empty.")),
	hocStake(hocSequence, "sequence", "", q("stake.sequence", "What does everybody put in for the sequence?", "Everybody puts {each amount} into the box of the sequence, whenever it is empty.")),
	hocStake(hocTricon, "tricon", "", q("stake.tricon", "What does everybody put in for the tricon?", "Everybody puts {each amount} into the box of the tricon, whenever it is empty.")),
	{Question: q("passed", "What if nobody wins any of the three?", "Where nobody has won the point, the sequence or the tricon the next game is double."), Says: "after a hand in which all three are passed the game is double",
		Rule: &Rule{Hears: engine.Facts(table.FactPlaying, table.FactStakes, table.FactDealt), On: func(s *State, f *engine.Fact) {
			switch {
			case f.Kind != table.FactPlaying:
				if isDouble(s) && !s.Told(factDouble) {
					s.Tell(factDouble, cards.NoSeat)
				}
			case !s.Told(contests[hocPoint].won()) && !s.Told(contests[hocSequence].won()) && !s.Told(contests[hocTricon].won()):
				s.Tell(factAllPassed, cards.NoSeat)
			}
		}}},
	{Question: q("double.stake", "What is put in where the game is double?", "Where the game is double everybody puts into each box as much again as lies there."), Owes: "the stake is doubled",
		Rule: &Rule{Hears: factDouble.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Told(table.FactDealt) {
				return
			}
			for box := range contests {
				each := s.Pool(box) / int32(s.N)
				s.AllPut(table.DueStake, box, each)
			}
		}}},
}

// hocStake returns the question what each player puts in for a contest.
func hocStake(box int, name, head string, question game.Question) Maker {
	m := parts.Stake(question, "everybody puts in for the "+name, box, table.DueStake)
	m.Head = head
	return m
}

// hocVying lists the questions about the vying, and who wins.
var hocVying = []Maker{
	{Question: q("declare", "Who takes part where nobody raises?", "Each in turn passes, declares what they have, or raises; where nobody raises, only those who have declared take part."), Head: "The vying",
		Rule: &Rule{Asked: asksOfHoc, Prefer: func(s *State, asked engine.Question, seat cards.Seat) int {
			c := contestOf(asked)
			level, _, _ := c.vie.Bets(s)
			return engine.Int(level == 0 && c.spoke(s, actDeclare).Has(seat))
		}}},
	contests[hocPoint].vie.Turns(speakTurn, actDeclare),
	{Question: q("passed.back", "May a player who has passed come back?", "Whoever has passed may come back when another raises."),
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factBack, cards.NoSeat) }}},
	hocRaise(contests[hocPoint], "point", q("point.raise", "May one raise for the point?", "For the point players may raise upon each other, each in turn.")),
	hocRaise(contests[hocSequence], "sequence", q("sequence.raise", "May one raise for the sequence?", "For the sequence players may raise upon each other, each in turn.")),
	hocRaise(contests[hocTricon], "tricon", q("tricon.raise", "May one raise for the tricon?", "For the tricon players may raise upon each other, each in turn.")),
	{Question: q("raise.most", "By how much may one raise at most?", "Nobody raises by more than {most amount} at a time; less may be said.", fig("most", "at a time")),
		Rule: &Rule{Judges: table.ActRaise.Bit()}, Refuse: func(s *State, a *engine.Act, most int32) bool { return int32(a.N[0]) > most }},
	hocRaised(contests[hocPoint], "point", q("point.raised", "What does it cost to raise for the point, or to hold?", "Whoever raises for the point, or holds, puts in what every player who stays has put in.")),
	hocRaised(contests[hocSequence], "sequence", q("sequence.raised", "What does it cost to raise for the sequence, or to hold?", "Whoever raises for the sequence, or holds, puts in what every player who stays has put in.")),
	hocRaised(contests[hocTricon], "tricon", q("tricon.raised", "What does it cost to raise for the tricon, or to hold?", "Whoever raises for the tricon, or holds, puts in what every player who stays has put in.")),
	{Question: q("raise.unheld", "Who wins where the others do not hold the last raise?", "Whoever gives up has lost: where nobody answers a bet or a raise, whoever made it wins."),
		Rule: &Rule{Asked: asksOfHoc, Prefer: func(s *State, asked engine.Question, seat cards.Seat) int {
			level, in, _ := contestOf(asked).vie.Bets(s)
			return engine.Int(level > 0 && in.Has(seat))
		}}},
	{Question: q("point.many", "Which point is the best?", "The point is cards of one suit: whoever has declared more of them wins."), Head: "The point",
		Rule: &Rule{Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return told(s, seat).Len() }}},
	{Question: q("point.worth", "Which point is the best of as many cards?", "Of as many cards those win that count the most: an ace {ace}, a king {king}, a queen {queen}, a knave {knave}[pips=1: , any other card its pips].", parts.Worths...),
		Make: func(t *game.Terms) *Rule {
			worth := table.Worths(t)
			return &Rule{Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				return int(parts.Sum(&worth, told(s, seat)))
			}}
		}},
	{Question: q("point.once", "May a player who has declared a point declare a better one?", "Whoever has declared too little cannot come back: what was declared counts."),
		Rule: &Rule{Judges: table.ActMeld.Bit(), Refuse: func(s *State, a *engine.Act) bool { return told(s, a.Seat) != 0 }}},
	{Question: q("sequence", "What is a sequence?", "A sequence is {cards word} cards of a suit that follow each other, or more; whoever has none neither declares one nor vies for it.", fig("cards", "that follow each other, at least")), Head: "The sequence",
		Of: hocHas(contests[hocSequence], factSequence)},
	hocBest(q("sequence.long", "Is a longer sequence the better?", "A longer sequence is better than a shorter one."), contests[hocSequence], func(s *State, set cards.Set) int { return set.Len() }),
	hocBest(q("sequence.high", "Which of two sequences of as many cards is the better?", "Of two sequences of as many cards the higher is better."), contests[hocSequence], func(s *State, set cards.Set) int { return int(s.Height(s.Highest(set))) }),
	{Question: q("tricon", "What is a tricon?", "A tricon is {cards word} cards of a face, or more; whoever has none neither declares one nor vies for it.", fig("cards", "of a face, at least")), Head: "The tricon",
		Of: hocHas(contests[hocTricon], factTricon)},
	hocBest(q("tricon.four", "What are four cards of a face against three?", "Four cards of a face take three."), contests[hocTricon], func(s *State, set cards.Set) int { return set.Len() }),
	hocBest(q("tricon.high", "Which tricon is the best of as many cards?", "Of tricons of as many cards that of the highest face wins."), contests[hocTricon], func(s *State, set cards.Set) int { return int(s.Height(s.Highest(set))) }),
}

// asksOfHoc holds the questions who wins each of the three contests.
const asksOfHoc = engine.Questions(1<<table.AskPoint | 1<<table.AskBest | 1<<askTricon)

// contestOf returns the contest whose winner a question asks for.
func contestOf(asked engine.Question) *contest {
	switch asked {
	case table.AskBest:
		return contests[hocSequence]
	case askTricon:
		return contests[hocTricon]
	}
	return contests[hocPoint]
}

// hocRaise returns the question whether a player may raise in a contest.
func hocRaise(c *contest, name string, question game.Question) Maker {
	return c.vie.Raise(question, "{seat} raises for the "+name, c.phase)
}

// hocRaised returns the question what it costs to raise or hold in a contest.
func hocRaised(c *contest, name string, question game.Question) Maker {
	return c.vie.Paid(question, "{seat} stays for the "+name)
}

// hocHas returns a rule that says how many cards a contest needs at least, and lets
// nobody vie who has fewer.
func hocHas(c *contest, kind engine.FactKind) func(int32) *Rule {
	return func(n int32) *Rule {
		return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(kind, cards.NoSeat).N = n }, Judges: engine.Acts(actDeclare, table.ActRaise, table.ActHold), Refuse: func(s *State, a *engine.Act) bool {
			return contestNow(s) == c && c.best(s, a.Seat) == 0
		}}
	}
}

// hocBest returns a maker that prefers, of those who vie for a contest, the
// player whose cards are worth most by comes.
func hocBest(question game.Question, c *contest, comes func(*State, cards.Set) int) Maker {
	return Maker{Question: question, Rule: &Rule{Asked: c.asks.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		if set := c.best(s, seat); set != 0 {
			return comes(s, set)
		}
		return -1
	}}}
}

// hocPays lists the questions what the winners of the three contests draw and are paid.
var hocPays = []Maker{
	hocTakes(hocPoint, "point", "What is won", q("point.won", "Who draws the box of the point?", "Whoever wins the point draws its box, with all that was raised.")),
	hocTakes(hocSequence, "sequence", "", q("sequence.won", "Who draws the box of the sequence?", "Whoever wins the sequence draws its box, with all that was raised.")),
	hocTakes(hocTricon, "tricon", "", q("tricon.won", "Who draws the box of the tricon?", "Whoever wins the tricon draws its box, with all that was raised.")),
	hocLesser(contests[hocSequence], q("sequence.lesser", "What of the other sequences of the winner?", "The best sequence makes the winner's lesser ones good: they are paid, too.")),

	{Question: q("sequence.paid", "What is paid for a sequence?", "Each other player pays the winner {three amount} for a sequence of three cards, {three-king} where it is the king's, {four} for one of four, {four-king} where it is the king's, {five} for one of five or more, {five-king} where it is the king's.",
		fig("three", "for three cards, from each"), fig("three-king", "for three from the king down"), fig("four", "for four cards"), fig("four-king", "for four from the king down"), fig("five", "for five or more"), fig("five-king", "for five or more from the king down")),
		Owes: "{seat} has a sequence", Make: func(t *game.Terms) *Rule {
			n := [...][2]int32{{t.N("three"), t.N("three-king")}, {t.N("four"), t.N("four-king")}, {t.N("five"), t.N("five-king")}}
			return hocPaid(hocSequence, func(f *engine.Fact) int32 { return n[min(max(f.Cards.Len()-3, 0), 2)][kingly(f)] })
		}},
	hocLesser(contests[hocTricon], q("tricon.lesser", "What of the other tricons of the winner?", "The best tricon makes the winner's lesser ones good: they are paid, too.")),
	{Question: q("tricon.paid", "What is paid for a tricon?", "Each other player pays the winner {three amount} for a tricon of three cards, {three-king} for three kings, {four} for four cards of a face, {four-king} for four kings.",
		fig("three", "for three cards of a face, from each"), fig("three-king", "for three kings"), fig("four", "for four cards of a face"), fig("four-king", "for four kings")),
		Owes: "{seat} has a tricon", Make: func(t *game.Terms) *Rule {
			n := [...][2]int32{{t.N("three"), t.N("three-king")}, {t.N("four"), t.N("four-king")}}
			return hocPaid(hocTricon, func(f *engine.Fact) int32 { return n[min(max(f.Cards.Len()-3, 0), 1)][kingly(f)] })
		}},
	{Question: q("raised.alone", "What is paid for sequences and tricons where players have raised?", "Where somebody has raised, the winner takes what was raised, and nothing is paid for the sequence or the tricon."), Voids: "where players have raised nothing is paid besides",
		Rule: &Rule{Dues: table.DueMeld.Bit(), Annul: func(s *State, d *engine.Due) bool {
			level, _, _ := contests[s.Facts[d.Fact].N].vie.Bets(s)
			return level > 0
		}}},
	{Question: q("double.won", "What is paid for sequences and tricons where the game is double?", "Where the game is double, whoever wins is paid {times} times as much for sequences and tricons.", fig("times", "as much as where it is not double")),
		Of: func(times int32) *Rule {
			return &Rule{While: factDouble.Bit(), Dues: table.DueMeld.Bit(), Scale: func(*State, *engine.Due) int32 { return times }}
		}},
	{Question: q("double.besides", "What is paid besides where the game is double?", "Where the game is double, whoever wins the point, the sequence or the tricon is paid {each amount} by each other player besides.", fig("each", "from each other player")), Owes: "{seat} wins in a double game",
		Rule: &Rule{Hears: engine.Facts(contests[hocPoint].won(), contests[hocSequence].won(), contests[hocTricon].won()), Given: factDouble.Bit()},
		On: func(s *State, f *engine.Fact, each int32) {
			parts.FromEach(s, table.DueGame, f.Seat, each)
		}},
	{Question: q("blanches", "What is paid for a hand without figures?", "Whoever is dealt no king, queen or knave is paid {each amount} by each other player.", fig("each", "from each other player")), Head: "Hands without figures", Owes: "{seat} has neither king nor queen nor knave",
		Rule: &Rule{Hears: table.FactDealt.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			for _, seat := range s.Round {
				if s.Staked() && blanche(s, seat) {
					fact := bare(s, f, seat)
					for _, other := range s.Round {
						s.OweFor(fact, dueBlanches, table.Account(other), table.Account(seat), each)
					}
				}
			}
		}},
	{Question: q("blanches.two", "What if two players have hands without figures?", "Where two players have hands without figures nobody pays for it."), Voids: "two players have neither king nor queen nor knave",
		Rule: &Rule{Dues: dueBlanches.Bit(), Annul: func(s *State, d *engine.Due) bool {
			n := 0
			for _, seat := range s.Round {
				if blanche(s, seat) {
					n++
				}
			}
			return n > 1
		}}},
}

// hocTakes returns the question who draws the box of a contest.
func hocTakes(box int, name, head string, question game.Question) Maker {
	m := parts.TakeBox(question, "{seat} wins the "+name, factWonIn+engine.FactKind(box), box, table.DueBox)
	m.Head = head
	return m
}

// hocLesser returns the question whether the winner's other melds of a contest count, too.
func hocLesser(c *contest, question game.Question) Maker {
	return Maker{Question: question,
		Rule: &Rule{Hears: c.won().Bit(), On: func(s *State, f *engine.Fact) {
			best := c.best(s, f.Seat)
			s.Melds = c.melds(s, s.Dealt[f.Seat], s.Melds[:0])
			for i := range s.Melds {
				if set := s.Melds[i].Cards; set != best {
					parts.Declares(s, f.Seat, int32(c.no), set)
				}
			}
		}}}
}

// hocPaid returns a rule by which each other player pays the winner for good cards of a kind.
func hocPaid(kind int32, worth func(*engine.Fact) int32) *Rule {
	return &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		parts.FromEach(s, table.DueMeld, f.Seat, worth(f))
	}}
}

// kingly returns 1 if there is a king among the good cards, else 0.
func kingly(f *engine.Fact) int { return engine.Int(f.Cards&cards.Face(cards.King) != 0) }

// bare says, after the deal, that a player has no court card, and returns the index
// of that fact.
func bare(s *State, dealt *engine.Fact, seat cards.Seat) int16 {
	s.TellFor(s.Index(dealt), factBlanches, seat)
	return int16(len(s.Facts) - 1)
}

// blanche reports whether a player was dealt no court card.
func blanche(s *State, seat cards.Seat) bool {
	return s.Dealt[seat]&cards.Courts == 0
}

// hocPlay lists the questions about the hocs in play, and about a player who
// says that he lacks a card.
var hocPlay = []Maker{
	{Question: q("hocs", "Which cards are hoc?", "The hocs are the four kings, the queen of spades and the knave of diamonds: each stands for whatever card its holder likes."), Head: "The hocs",
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactWild, cards.NoSeat).Cards = hocs
		}}},
	{Question: q("hoc.free", "Must a hoc be played for the card that it is?", "Whoever has no other next card than a hoc need not play it."),
		Rule: &Rule{Lifts: []string{"parts/run.duty"}, When: func(s *State, a *engine.Act) bool {
			return s.Hand[a.Seat]&wanted(s)&^wilds(s) == 0
		}}},
	{Question: q("hoc.safe", "Which card goes upon a hoc?", "A hoc is safe: no card goes upon it."),
		Rule: &Rule{Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
			if wilds(s).Has(f.Card) {
				s.Tell(table.FactWanted, cards.NoSeat).Card = f.Card
			}
		}}},
	{Question: q("hoc.anew", "Who plays after a hoc?", "Whoever has played a hoc plays anew, any card."),
		Rule: &Rule{Hears: table.FactRunEnds.Bit(), Only: 1 << endHoc, On: parts.Tells(table.FactLeads),
			Judges: table.ActPlay.Bit(), Refuse: outOfRun(table.FactRunEnds, endHoc)}},
	{Question: q("hoc.paid", "What is paid to whoever plays a hoc?", "Each other player pays {each amount} to whoever plays a hoc.", fig("each", "from each other player")), Owes: "{seat} plays a hoc",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), Given: table.FactWild.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if wilds(s).Has(f.Card) {
				parts.FromEach(s, table.DueCard, f.Seat, each)
			}
		}},
	{Question: q("sans", "What does it cost to call a card as missing that one holds?", "Whoever calls the next card as missing, and holds it, gives {fine amount} to each other player if it is found out.", fig("fine", "to each other player")), Owes: "{seat} holds the card called as missing",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actSans, Judges: actSans.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !running(s) || !holdsNext(s, a.Seat) }},
		On:   func(s *State, f *engine.Fact, fine int32) { s.Pay(table.DueFine, f.Seat, game.ToEach, fine, f) }},
}

// hocLeft is the question what the cards left in hand cost.
var hocLeft = Maker{Question: q("left.number", "What do the cards cost that players are left with, by their number?", "Everybody else pays the winner {one amount} for a single card that is left, {two} for two, {few} for each of fewer than {many word}, and {each} for each of {many word} or more.",
	fig("one", "for one card alone"), fig("two", "for two"), fig("few", "for each of a few"), fig("many", "how many are many"), fig("each", "for each of many")),
	Owes: "{seat} wins, and cards are left", Make: func(t *game.Terms) *Rule {
		one, two, few, many, each := t.N("one"), t.N("two"), t.N("few"), t.N("many"), t.N("each")
		return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				n := int32(s.Hand[seat].Len())
				switch {
				case n == 1:
					n = one
				case n == 2:
					n = two
				case n < many:
					n *= few
				default:
					n *= each
				}
				s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), n)
			}
		}}
	}}

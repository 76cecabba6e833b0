package guinguette

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

var q, fig = game.Asking(family), parts.Fig

// makers lists every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Purse, &parts.Pack, &parts.PackWhole, &parts.Rank, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes},
		parts.Own(boxes), []*Maker{&parts.StakeBack}, parts.Own(cabarets), parts.Own(cotillon),
		[]*Maker{&speakPlay}, parts.Own(stirring),
		[]*Maker{&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.Head, &parts.Trump, &parts.Overtrump, &parts.TakerTrump, &parts.TakerLed},
		parts.Own(decides), parts.Own(laws), []*Maker{&parts.Misdeal})
}

// everybody returns a maker by which every player puts something into a box.
func everybody(question game.Question, owes string, on engine.FactKind, class engine.DueClass, box int) Maker {
	question.Figures = []part{fig("each", "from every player")}
	return Maker{Question: question, Owes: owes, Of: parts.EachPuts(on, class, box)}
}

// feeOf returns a maker by which a player who says this puts something into the cotillon.
func feeOf(question game.Question, owes string, act engine.ActKind) Maker {
	question.Figures = []part{fig("fee", "into the cotillon")}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << act},
		On: func(s *State, f *engine.Fact, fee int32) {
			s.Owe(table.DueBet, table.Account(f.Seat), engine.Box(boxCotillon), fee)
		}}
}

// drawn returns a maker by which a player who shows cards of a kind draws a box.
func drawn(question game.Question, owes string, kind int32, box int) Maker {
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1<<kind | 1<<(kind+hidden), On: func(s *State, f *engine.Fact) {
		s.Owe(table.DueBox, engine.Box(box), table.Account(f.Seat), s.Pool(box))
	}}}
}

// shownBy restricts a maker's rule: only the player who has won with a cabaret shows one.
func shownBy(m Maker) Maker {
	m.Rule.Given = table.FactBest.Bit()
	m.Rule.Judges, m.Rule.Refuse = engine.Acts(actShow, actHide), func(s *State, a *engine.Act) bool {
		best := s.Seen(table.FactBest)
		return best != nil && a.Seat != best.Seat
	}
	return m
}

// unshown returns a maker by which drawing a box before showing costs a fine instead.
func unshown(question game.Question, owes, drawn string, kind int32, box int) Maker {
	question.Figures = []part{fig("fine", "into the box")}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << (kind + hidden), Lifts: []string{drawn}, Hush: func(s *State, f *engine.Fact) bool { return f.N == kind+hidden }},
		On: func(s *State, f *engine.Fact, fine int32) {
			s.Owe(table.DueFine, table.Account(f.Seat), engine.Box(box), fine)
		}}
}

// boxes lists the questions about the stakes and the guinguette.
var boxes = []Maker{
	parts.Headed("The boxes", everybody(q("stake.guinguette", "What does everybody put into the box of the guinguette?", "Before every deal everybody puts {each amount} into the box of the guinguette."), "everybody puts into the box of the guinguette", table.FactStakes, table.DueStake, boxGuinguette)),
	everybody(q("stake.cabaret", "What does everybody put into the box of the cabaret?", "Before every deal everybody puts {each amount} into the box of the cabaret."), "everybody puts into the box of the cabaret", table.FactStakes, table.DueStake, boxCabaret),
	{Question: q("guinguette", "Which card is the guinguette?", "The guinguette is {card card}.", fig("card", "16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face")),
		Rule: &Rule{Hears: table.FactSeated.Bit()}, On: func(s *State, f *engine.Fact, c int32) {
			s.Tell(factGuinguette, cards.NoSeat).Card = cards.Card(c)
		}},
	drawn(q("guinguette.won", "What does the player draw who has the guinguette?", "Whoever is dealt the guinguette shows it and draws its box."), "{seat} has the guinguette", kindGuinguette, boxGuinguette),
	{Question: q("guinguette.late", "Does the guinguette draw its box that comes by the cotillon?", "A guinguette that comes by stirring the cotillon draws nothing: its box stays for the next hand."),
		Rule: &Rule{Judges: engine.Acts(actShow, actHide), While: factGuinguette.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			c := s.Seen(factGuinguette).Card
			return (a.Card == c || a.Cards == c.Bit()) && s.Told(factCotillon)
		}}},
	{Question: q("boxes.order", "In what order are the boxes played for?", "The box of the guinguette is drawn first, then that of the cabaret, and then the cotillon is called."),
		Rule: &Rule{Judges: engine.Acts(actShow, actHide, actCabaret, actStir), While: factGuinguette.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			switch called := s.Told(factCotillon); a.Kind {
			case actCabaret:
				return called
			case actStir:
				return !called
			default:
				c := s.Seen(factGuinguette).Card
				return (a.Card == c || a.Cards == c.Bit()) && s.PhaseNo() > 0 && !called
			}
		}}},
	unshown(q("guinguette.unshown", "What does it cost to draw for the guinguette without having shown it?", "Whoever draws the box before the guinguette is shown puts {fine amount} into it, and it stays for the next hand."), "{seat} has not shown the guinguette", family+"/guinguette.won", kindGuinguette, boxGuinguette),
}

// cabarets lists the questions about sequences.
var cabarets = []Maker{
	{Question: q("cabaret", "Which cards are a cabaret?", "A cabaret is {cards word} cards of a suit that follow each other, from the {highest rank} down.", fig("cards", "of a cabaret"), fig("highest", "the highest face in one")), Head: "The cabaret",
		Make: func(t *game.Terms) *Rule {
			n, highest := t.N("cards"), t.N("highest")
			return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				said := s.Tell(factCabaret, cards.NoSeat)
				said.N, said.Amount = n, highest
			}, Judges: actCabaret.Bit(), Refuse: func(s *State, a *engine.Act) bool { return cabaret(s, s.Hand[a.Seat]) == 0 }}
		}},
	{Question: q("cabaret.declare", "Must a player announce a cabaret?", "Whoever has a cabaret must say so, and not what it is."),
		Rule: &Rule{Judges: engine.Acts(table.ActDone, actCabaret), While: factCabaret.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if a.Kind == actCabaret {
				return a.Card != cards.None || a.Cards != 0
			}
			return s.PhaseNo() == 1 && s.First() == 1 && !announced(s).Has(a.Seat) && cabaret(s, s.Hand[a.Seat]) != 0
		}}},
	{Question: q("raise.size", "By how much may one raise?", "One raises by demi-septiers of {demi-septier amount}, chopines of {chopine} or pintes of {pinte}, as many as one likes.", fig("demi-septier", "the worth of one"), fig("chopine", "the worth of one"), fig("pinte", "the worth of one")), Says: "{seat} raises",
		Make: func(t *game.Terms) *Rule {
			worth := [...]int32{t.N("demi-septier"), t.N("chopine"), t.N("pinte")}
			return &Rule{Hears: table.FactSaid.Bit(), Only: 1<<actDemi | 1<<actChopine | 1<<actPinte, On: func(s *State, f *engine.Fact) {
				s.Tell(factRaises, f.Seat).Amount = max(f.Amount, 1) * worth[f.N-int32(actDemi)]
			}}
		}},
	vie.Paid(q("raise.paid", "What does it cost to raise or to hold?", "Whoever raises or holds puts into the box what every player who stays has put in."), "{seat} stays for the cabaret"),
	vie.Unheld(q("raise.unheld", "Who wins where the others do not hold the last raise?", "Whoever raises last wins if the others do not hold it, though they have more.")),
	{Question: q("cabaret.best", "Which cabaret is the best?", "The cabaret of the highest cards wins."),
		Rule: &Rule{Asked: table.AskBest.Bit(), While: factCabaret.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(cabaret(s, s.Dealt[seat]).Last().Face())
		}}},
	{Question: q("cabaret.eldest", "Who has the best of several that are equal?", "Of equal cabarets that of the player wins who is first to play."),
		Rule: parts.BestEldest.Rule},
	shownBy(drawn(q("cabaret.won", "What does the best cabaret draw?", "Whoever wins with the cabaret shows it and draws its box."), "{seat} has the best cabaret", kindCabaret, boxCabaret)),
	unshown(q("cabaret.unshown", "What does it cost to draw for the cabaret without having shown it?", "Whoever draws the box before the cabaret is shown puts {fine amount} into it, and it stays for the next hand."), "{seat} has not shown the cabaret", family+"/cabaret.won", kindCabaret, boxCabaret),
}

// cotillon lists the questions about its stake and trumps.
var cotillon = []Maker{
	{Question: q("cotillon.next", "Which cotillon goes on the next hand?", "Of the cotillons that are owed one goes on each hand, the greatest first."), Head: "The cotillon", Owes: "a cotillon that is owed goes on this hand",
		Rule: &Rule{Hears: factCotillon.Bit(), On: func(s *State, f *engine.Fact) {
			greatest, _ := parts.Greatest(s)
			s.Owe(table.DueNext, engine.Waiting, engine.Box(boxCotillon), greatest)
		}}},
	everybody(q("stake.cotillon", "What does everybody put into the box of the cotillon?", "When the cotillon is called everybody puts {each amount} into its box."), "everybody puts into the box of the cotillon", factCotillon, dueStake, boxCotillon),
	{Question: q("cotillon.stake", "Is anything put into the cotillon while one is owed?", "While a cotillon is owed nobody puts anything in but whoever owes it."), Voids: "a cotillon is owed: nobody puts anything in",
		Rule: &Rule{Dues: dueStake.Bit(), Annul: func(s *State, d *engine.Due) bool { return len(s.QueueAt(factCotillon)) > 0 }}},
	{Question: q("trump.named", "Who makes trumps?", "Eldest hand names any suit for trumps before playing or passing."), Says: "{seat} names trumps",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 15 << actSuit, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactTrump, f.Seat).N = f.N - int32(actSuit)
		}, Judges: suits.With(engine.Acts(table.ActUndertake, table.ActPass)), Refuse: func(s *State, a *engine.Act) bool {
			if suits.Has(a.Kind) {
				return a.Seat != s.Eldest || s.Told(table.FactTrump)
			}
			return a.Seat == s.Eldest && s.Told(factCotillon) && !s.Told(table.FactTrump)
		}}},
	{Question: q("trump.forgotten", "Who may name trumps where eldest hand has forgotten it?", "Where eldest hand stirs the cotillon before naming trumps the next player may name them."),
		Rule: &Rule{While: factCotillon.Bit(), Lifts: []string{family + "/trump.named"}, When: func(s *State, a *engine.Act) bool {
			if !suits.Has(a.Kind) || a.Seat != s.Right(s.Eldest) {
				return false
			}
			t := spoken(s)
			return t.last[s.Eldest] == actStir && t.n[a.Seat] == 0 && !t.named
		}}},
	{Question: q("trump.bound", "Must a player play who has named trumps in eldest hand's place?", "Whoever has named trumps in eldest hand's place must play."),
		Rule: &Rule{While: factCotillon.Bit(), Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if !said(s, a.Seat, actSuit, actSuit+1, actSuit+2, actSuit+3) {
				return false
			}
			t := spoken(s)
			return t.must == a.Seat
		}}},
	feeOf(q("play.fee", "What does it cost to play?", "Whoever says “I play” puts {fee amount} into the cotillon."), speakPlay.Says, table.ActUndertake),
}

// speakPlay is what a player undertakes who says "I play": it is said of the cotillon.
var speakPlay = func() Maker {
	m := parts.SpeakPlay
	m.Says = "{seat} plays for the cotillon"
	return m
}()

// stirring lists the questions about stirring the cotillon.
var stirring = []Maker{
	{Question: q("stir.plays", "Does whoever stirs the cotillon play?", "Whoever stirs the cotillon plays, as if it had been said."), Head: "The stirring", Says: "{seat} stirs the cotillon, and plays",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actStir, On: func(s *State, f *engine.Fact) {
			if !s.Is(table.FactUndertakes, f.Seat) {
				s.Tell(table.FactUndertakes, f.Seat)
			}
		}}},
	feeOf(q("stir.fee", "What does it cost to stir the cotillon?", "Whoever stirs the cotillon puts {fee amount} into it."), "{seat} stirs the cotillon", actStir),
	{Question: q("stir.out", "How many cards are put out by stirring?", "Whoever stirs the cotillon puts out {cards word} [cards=1: card][cards!=1: cards], any, and takes as many.", fig("cards", "put out and taken")),
		Rule: &Rule{Judges: engine.Acts(table.ActOut, actLift)}, Refuse: func(s *State, a *engine.Act, n int32) bool {
			out := s.Dealt[a.Seat].Len() - s.Hand[a.Seat].Len()
			return (out >= int(n)) == (a.Kind == table.ActOut)
		}},
	{Question: q("stir.cut", "Which card does a player take who stirs the cotillon?", "The talon is cut, and the card taken that lies under the cut."), Says: "{seat} cuts the talon, and takes the card under the cut",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actLift, On: func(s *State, f *engine.Fact) {
			s.Tell(factCuts, f.Seat).N = f.Amount
		}}},
	{Question: q("stir.hidden", "May the card be shown that was taken?", "Whoever stirs the cotillon turns no card of it, and does not show the one that was taken."),
		Rule: &Rule{Judges: engine.Acts(actShow, table.ActTurn), While: factCuts.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.SeenOf(factCuts, a.Seat) != nil && !s.Dealt[a.Seat].Has(a.Card)
		}}},
	{Question: q("stir.most", "How often may a player stir the cotillon?", "A player may stir the cotillon {times word} times.", fig("times", "in a hand")),
		Rule:   &Rule{Judges: actStir.Bit(), While: factCotillon.Bit()},
		Refuse: func(s *State, a *engine.Act, most int32) bool { return stirs(s, a.Seat) >= most }},
	{Question: q("stir.wait", "When may a player stir the cotillon again?", "A player who has stirred the cotillon waits until all the others have spoken."),
		Rule: &Rule{Judges: actStir.Bit(), While: factCotillon.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if !said(s, a.Seat, actStir, table.ActUndertake, table.ActPass, table.ActStand) {
				return false
			}
			t := spoken(s)
			for _, other := range s.Round {
				if t.n[a.Seat] > 0 && other != a.Seat && t.n[other] < t.n[a.Seat] && (t.n[other] == 0 || t.last[other] == actStir) {
					return true
				}
			}
			return false
		}}},
}

// stirs returns how often a player has stirred the cotillon.
func stirs(s *State, seat cards.Seat) (n int32) {
	if !s.SaidBy(actStir).Has(seat) {
		return 0
	}
	for f := s.Last(table.FactSaid); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == int32(actStir) {
			n++
		}
	}
	return n
}

// plays reports whether a player plays for the cotillon and has not lost it.
func plays(s *State, seat cards.Seat) bool {
	return s.Is(table.FactUndertakes, seat) && !s.Is(table.FactLost, seat)
}

// whole makes a player who has lost owe the whole cotillon, which waits for a
// later hand; once per hand.
func whole(s *State, seat cards.Seat) {
	if !s.Is(table.FactLost, seat) {
		s.Tell(table.FactLost, seat)
		s.Owe(table.DueBete, table.Account(seat), engine.Waiting, s.PoolAt(boxCotillon, table.FactPlaying))
	}
}

// first returns a maker that notes who first makes so many tricks: with several,
// where several players have as many; else where one alone has.
func first(question game.Question, means string, several bool) Maker {
	question.Figures = []part{fig("tricks", means)}
	return Maker{Question: question, Rule: &Rule{Hears: table.FactEnd.Bit()}, On: func(s *State, f *engine.Fact, tricks int32) {
		n, best := 0, cards.NoSeat
		for _, seat := range s.Round {
			if s.Tally(table.Tricks, seat) < tricks {
				continue
			}
			if n++; best == cards.NoSeat || parts.FirstTo(s, seat, tricks) > parts.FirstTo(s, best, tricks) {
				best = seat
			}
		}
		if n > 0 && several == (n > 1) {
			s.Tell(table.FactFirst, best)
		}
	}}
}

// decides lists the questions about who wins and loses the cotillon.
var decides = []Maker{
	parts.Headed("The game", first(q("game.won", "How many tricks win the game?", "{tricks word} tricks win the game, where no other player has as many."), "the tricks that win the game", false)),
	first(q("game.both", "Who wins where two players make two tricks each?", "Where two players make {tricks word} tricks each, the first to have made them wins."), "the tricks of which the first counts", true),
	{Question: q("game.player", "Does the player win or lose?", "A player wins who plays and is the first to make what the game asks."), Says: "{seat} wins the cotillon",
		Rule: &Rule{Hears: table.FactFirst.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if plays(s, f.Seat) {
				s.Tell(table.FactWon, f.Seat)
			}
		}}},
	parts.TakeBox(q("game.paid", "What does the winner draw?", "The winner draws the cotillon."), "{seat} draws the cotillon", table.FactWon, boxCotillon, table.DueGame),
	{Question: q("loss.one", "What does it cost to play and lose?", "Whoever plays and makes one trick, where another makes two or three, puts {due amount} into the cotillon.", fig("due", "into the cotillon")), Owes: "one trick is too few",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactFirst.Bit()}, On: func(s *State, f *engine.Fact, due int32) {
			for _, seat := range s.Round {
				if plays(s, seat) && s.Tally(table.Tricks, seat) == 1 {
					s.Tell(table.FactLost, seat)
					s.Owe(table.DueBete, table.Account(seat), engine.Box(boxCotillon), due)
				}
			}
		}},
	{Question: q("loss.none", "What does it cost to play and lose?", "Whoever plays and makes no trick owes the whole cotillon."), Owes: "whoever makes no trick owes the whole cotillon",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if plays(s, seat) && s.Tally(table.Tricks, seat) == 0 {
					whole(s, seat)
				}
			}
		}}},
	{Question: q("loss.second", "What does a player owe who makes as many tricks as the winner?", "Of two who play and make two tricks each, the second pays {due amount} to the first.", fig("due", "to the winner")), Owes: "{seat} was the first to make two tricks",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, due int32) {
			for _, seat := range s.Round {
				if seat != f.Seat && plays(s, seat) && s.Tally(table.Tricks, seat) == s.Tally(table.Tricks, f.Seat) {
					s.Tell(table.FactLost, seat)
					s.Owe(table.DueGame, table.Account(seat), table.Account(f.Seat), due)
				}
			}
		}},
	parts.Vole(q("vole", "When is the vole made?", "Whoever plays and takes every trick makes the vole."), "{seat} makes the vole"),
	{Question: q("vole.paid", "What does the vole draw?", "The vole draws {each amount} from each other player, and all the cotillons that are owed.", fig("each", "from each other player")), Owes: "{seat} is paid for the vole",
		Rule: &Rule{Hears: table.FactVole.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			parts.TakeWaiting(s, table.DueVole, table.Account(f.Seat))
			parts.FromEach(s, table.DueVole, f.Seat, each)
		}},
}

// fault returns a maker by which an irregular act loses the cotillon.
func fault(question game.Question, says string, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Owes: says, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		whole(s, f.Seat)
	}}}
}

// laws lists the questions about what is irregular.
var laws = []Maker{
	parts.Headed("The laws", fault(q("revoke.bete", "What does it cost to revoke?", "Whoever revokes loses the cotillon, and owes it whole."), "{seat} revoked", table.ActRevoke)),
	fault(q("under.bete", "What does it cost not to beat a card though able?", "Whoever could beat a card and does not loses the cotillon."), "{seat} did not beat a card", table.ActUnder),
	fault(q("spare.bete", "What does it cost not to trump though able?", "Whoever could trump and does not loses the cotillon."), "{seat} did not trump", table.ActSpare),
	{Question: q("revoke.back", "May a card be taken back that was played?", "Whoever has revoked takes the card back if the players wish it; no other card may be taken back."),
		Rule: &Rule{Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return parts.Deed(s, table.ActRevoke, func(f *engine.Fact) bool { return f.Seat == a.Seat && f.Trick == s.Trick }) == nil
		}}},
	{Question: q("deal.again", "Who decides whether a hand is dealt again in which somebody was dealt too many cards?", "Whoever was dealt too many cards may have the hand dealt again."), Says: "{seat} was dealt too many cards",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *State, f *engine.Fact) {
			if f.Leader != cards.NoSeat {
				s.Tell(table.FactAsked, f.Leader).N = choiceAgain
			}
		}}},
	{Question: q("deal.anew", "What becomes of a hand that is to be dealt again?", "Such a hand is void, and the same player deals again."), Says: "{seat} wants the hand dealt again",
		Rule: &Rule{Hears: table.FactChose.Bit(), Only: 1 << actAgain, On: func(s *State, f *engine.Fact) {
			parts.Again(s, f.Seat)
		}}},
}

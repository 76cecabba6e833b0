package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// preferences are the suits in which Lomber pays more.
var preferences = parts.Preference{Higher: factFavourite, Lesser: factLesser, Played: (*State).Trump}

// worths lists the figures for a plain suit and the preferences.
var worths = []part{{Name: "simple", Means: "in a plain suit"}, {Name: "lesser", Means: "in the lesser preference"}, {Name: "highest", Means: "in the higher preference"}}

// keepsOf returns a maker that says how many cards the player keeps in a game
// when exchanging.
func keepsOf(question game.Question, kind engine.ActKind, refuses func(kind engine.ActKind, left, n int) bool) *Maker {
	question.Figures = []part{fig("cards", "that are kept")}
	return &Maker{Question: question, Head: "The exchange",
		Rule: &Rule{Judges: engine.Acts(table.ActOut, table.ActDone)}, Refuse: func(s *State, a *engine.Act, n int32) bool {
			return a.Seat == player(s) && s.First() == 1 && playedAs(s) == kind && !s.Told(table.FactPlayed) && refuses(a.Kind, s.Law().Each()-putting(s, a.Seat), int(n))
		}}
}

// settlesBy returns a maker by which a figure is paid upon a fact, if it
// belongs to the game played.
func settlesBy(question game.Question, owes string, on engine.FactKind, amount func(s *State, t *game.Terms) (engine.DueClass, int32)) *Maker {
	return &Maker{Question: question, Owes: owes, Make: func(t *game.Terms) *Rule {
		terms := *t
		return &Rule{Hears: on.Bit(), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if class, n := amount(s, &terms); n != 0 {
				settles(s, f, class, n)
			}
		}}
	}}
}

// priceOf returns the class of due and the price of the game played; zeros if it has none.
func priceOf(s *State, t *game.Terms) (engine.DueClass, int32) {
	switch playedAs(s) {
	case actAsk:
		return table.DueGame, t.Or("entree", 0)
	case actTourne:
		return table.DueGame, t.N("tourne")
	case actGasque:
		return table.DueGame, t.N("gasque")
	case actAlone:
		return dueAlone, t.N("solo")
	}
	return 0, 0
}

// firstRun returns how many tricks the player took before anybody else took
// one; tricks before a position count as far as it tells.
func firstRun(s *State) int32 {
	at := player(s)
	others := func(f *engine.Fact) bool { return f.Seat != at }
	before := tricks(s) - s.Tally(table.Tricks, at) - total(s, table.FactTrick, func(f *engine.Fact) int32 { return int32(engine.Int(others(f))) })
	if before > 0 {
		return 0
	}
	first := parts.Where(s, table.FactTrick, others)
	return s.Tally(table.Tricks, at) - total(s, table.FactTrick, func(f *engine.Fact) int32 {
		return int32(engine.Int(f.Seat == at && first != nil && f.Clock > first.Clock))
	})
}

// scaledUp holds the dues that are higher in the preferences.
const scaledUp = engine.DueClasses(1<<table.DueGame | 1<<dueAlone | 1<<dueMatadors | 1<<dueCinq | 1<<duePasses | 1<<table.DueVole)

// takesStake lets a player take what goes on the hand.
func takesStake(s *State, seat cards.Seat, box int) {
	if n, at := goesNow(s); at == box && n > 0 {
		s.Owe(table.DueBox, engine.Box(box), table.Account(seat), n)
	}
}

// lombers lists the questions of Lomber.
var lombers = []*Maker{
	{Question: q("preference.higher", "Which suit is the higher preference?",
		"The suit of a card that is turned up before the first deal is the higher preference: it stays so for the match."), Head: "The preferences", Says: "the higher preference is drawn",
		Rule: &Rule{Hears: engine.Facts(table.FactDealt, table.FactChose), On: favouriteDrawn}},
	{Question: q("preference.lesser", "Which suit is the lesser preference?",
		"The other suit of the colour of the higher preference is the lesser one."),
		Rule: preferences.OfColour()},
	{Question: q("preference.paid", "What is paid more in the preferences?",
		"In the lesser preference payments are {lesser times}, in the higher {highest times} what they are in a plain suit.", worths[1:]...),
		Make: preferences.Scales(scaledUp)},

	{Question: q("al", "What does everybody put out?",
		"Everybody puts out an ål of {each} at the beginning, and again where neither an ål nor a bête is left.", fig("each", "what an ål is worth")), Head: "The stakes", Owes: "everybody puts out an ål",
		Rule: &Rule{Hears: engine.Facts(table.FactStakes, table.FactDealt)}, On: func(s *State, f *engine.Fact, each int32) {
			if f.Kind == table.FactDealt {
				s.Tell(factAl, cards.NoSeat).Amount = each
				return
			}
			if s.Pool(boxDevant) == 0 && !betesLie(s) {
				s.AllPut(table.DueStake, boxDevant, each)
			}
		}},
	{Question: q("al.won", "Who wins an ål?",
		"Whoever wins the game receives one ål, where no bête goes."), Owes: "an ål is won",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factAl.Bit(), On: func(s *State, f *engine.Fact) { takesStake(s, f.Seat, boxDevant) }}},
	{Question: q("bete.won", "Who wins a bête?",
		"Whoever wins the game receives the bête that goes."), Owes: "the bête is won",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) { takesStake(s, f.Seat, boxBetes) }}},
	{Question: q("codille.stake", "Who wins what goes at a codille?",
		"Whoever wins codille receives the bête that goes, or else an ål."), Owes: "the codille wins what goes",
		Rule: &Rule{Hears: factCodille.Bit(), Given: factAl.Bit(), On: func(s *State, f *engine.Fact) {
			at := s.FirstOf(f.Seats)
			takesStake(s, at, boxBetes)
			takesStake(s, at, boxDevant)
		}}},
	{Question: q("bete.lost", "Who makes a bête?",
		"A player who loses makes a bête of what an ål is worth, and more."), Owes: "{seat} makes a bête",
		Rule: &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
			betesOf(s, f.Seat, 1)
		}}},
	{Question: q("bete.codille", "How many bêtes are made at a codille?",
		"A player who loses by codille makes {betes word} bêtes.", fig("betes", "in all")), Owes: "{seat} loses by codille, and makes another bête",
		Rule: &Rule{Hears: factCodille.Bit()}, On: func(s *State, f *engine.Fact, betes int32) {
			betesOf(s, f.Seat, int(betes)-1)
		}},
	{Question: q("bete.more", "How much is a bête?",
		"A bête is {simple} more than an ål, in the lesser preference {lesser}, in the higher {highest}.", worths...),
		Make: preferences.Adds(func(*State) int32 { return 1 })},
	{Question: q("bete.passes", "What do passes add to a bête?",
		"Every hand that all have passed adds {simple} to a bête, in the lesser preference {lesser}, in the higher {highest}.", worths...),
		Make: preferences.Adds(func(s *State) int32 { return s.Carried(passes, cards.NoSeat) })},
	{Question: q("passes.marked", "What if all pass?",
		"When all pass, a pass is marked."), Says: "all have passed, and a pass is marked",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(factMarked, cards.NoSeat) }}},
	{Question: q("passes.wiped", "How long do passes stay marked?",
		"The passes that are marked are wiped out when a game is won."), Says: "the passes that were marked are wiped out",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Carried(passes, cards.NoSeat) > 0 {
				s.Tell(factCleared, cards.NoSeat)
			}
		}}},

	{Question: q("bid.solo", "Which game goes before which?",
		"Solo goes before any other game; of the others, and of two who play solo, the earlier stands."), Head: "The auction",
		Rule: &Rule{Judges: contracts, Refuse: func(s *State, a *engine.Act) bool {
			at := standing(s)
			return at != table.ActPass && (a.Kind != actAlone || at == actAlone)
		}}},
	{Question: q("tourne", "What is trumps in a tourné?",
		"In a tourné the player turns up the top card of the talon: its suit is trumps."), Says: "{card} is turned up, and its suit is trumps",
		Rule: &Rule{Hears: engine.Facts(table.FactUndertakes, table.FactChose), On: func(s *State, f *engine.Fact) {
			switch {
			case f.Kind == table.FactUndertakes && contract(s) == actTourne:
				s.Tell(table.FactOpens, f.Seat).N = phaseUp
			case f.Kind == table.FactChose && f.N == int32(actUp):
				s.Tell(table.FactTrump, f.Seat).With(f.Card, int32(f.Card.Suit()))
			}
		}, Judges: actUp.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.First() == 1 && s.Stock() > 0 && a.Card != s.Talon[s.Top]
		}}},
	{Question: q("trump.after", "When are trumps named in a gasque or a respect?",
		"In a gasque or a respect the player names trumps after the exchange."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if kind := contract(s); kind == actGasque || kind == actRespect {
				s.Tell(table.FactOpens, f.Seat).N = phaseAfter
			}
		}, Judges: naming, Refuse: func(s *State, a *engine.Act) bool {
			kind := playedAs(s)
			return (kind == actGasque || kind == actRespect) && s.First() == 1 && !s.Is(factDrew, player(s))
		}}},
	{Question: q("touromatte", "May another game be begun when the first cannot be won?",
		"A player who has exchanged cards may, with what is left of the talon, turn up a card as in a tourné, or change the hand as in a gasque."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if contract(s) != actAlone {
				s.Tell(table.FactOpens, f.Seat).N = phaseAgain
			}
		}, Judges: engine.Acts(actTourneAgain, actGasqueAgain), Refuse: func(s *State, a *engine.Act) bool {
			return s.Stock() == 0 || a.Kind == actGasqueAgain && s.Stock() < s.Law().Each()-1
		}, Lifts: []string{"hombre/trump.first"}, When: func(s *State, a *engine.Act) bool {
			return gasquesAgain(s) && s.Phase() != nil && s.Phase().Acts.Has(actSpades)
		}}},
	{Question: q("exchange.solo", "Does whoever plays solo exchange cards?",
		"Whoever plays solo keeps every card: the others alone exchange."), Head: "The exchange",
		Rule: &Rule{While: table.FactUndertakes.Bit(), Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat == player(s) && contract(s) == actAlone
		}}},
	{Question: q("exchange.any", "How many cards may be exchanged?",
		"As many cards may be exchanged as one likes, but no more than are left of the talon."),
		Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return putting(s, a.Seat) >= s.Stock() }}},
	{Question: q("entree.kept", "Are cards kept in an entrée?",
		"In an entrée the player keeps some card, and does not exchange all of them."),
		Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat == player(s) && playedAs(s) == actAsk && putting(s, a.Seat) >= s.Law().Each()-1
		}}},
	keepsOf(q("gasque.kept", "How many cards are kept in a gasque?", "In a gasque the player keeps {cards word} card at most, and exchanges the others."), actGasque,
		func(kind engine.ActKind, left, n int) bool { return kind == table.ActDone && left > n }),
	keepsOf(q("respect.kept", "How many cards are kept in a respect?", "In a respect the player keeps {cards word} cards, and exchanges the others."), actRespect,
		func(kind engine.ActKind, left, n int) bool {
			return kind == table.ActDone && left != n || kind == table.ActOut && left <= n
		}),
	{Question: q("exchange.wrong", "What does it cost to exchange wrongly?",
		"A player who takes too many cards, or too few, makes a bête."), Owes: "{seat} has exchanged wrongly, and makes a bête",
		Rule: &Rule{Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if (f.N == int32(actOver) || f.N == int32(actShort)) && f.Seat == player(s) {
				betesOf(s, f.Seat, 1)
			}
		}}},

	settlesBy(q("price", "What is paid for a game that is won?",
		"Each of the others pays {entree} for an entrée, {tourne} for a tourné, {gasque} for a gasque and {solo} for a solo.", fig("entree", "for an entrée"), fig("tourne", "for a tourné"), fig("gasque", "for a gasque"), fig("solo", "for a solo")), "the game is paid", table.FactWon, priceOf),
	settlesBy(q("price.lost", "What does a player pay who loses?",
		"Whoever loses pays each of the others {tourne} for a tourné, {gasque} for a gasque and {solo} for a solo, and nothing for an entrée.", fig("tourne", "for a tourné"), fig("gasque", "for a gasque"), fig("solo", "for a solo")), "the game is lost, and paid", table.FactLost, priceOf),
	{Question: q("price.respect", "What is a respect paid?",
		"A respect that is won is paid {won} by each of the others; whoever loses it pays each {lost}.", fig("won", "from each of the others"), fig("lost", "to each of the others")), Owes: "the respect is paid",
		Make: func(t *game.Terms) *Rule {
			won, lost := t.N("won"), t.N("lost")
			return &Rule{Hears: ended, On: func(s *State, f *engine.Fact) {
				switch {
				case playedAs(s) != actRespect:
				case f.Kind == table.FactWon:
					settles(s, f, table.DueGame, won)
				default:
					settles(s, f, table.DueGame, lost)
				}
			}}
		}},
	{Question: q("matadors.won", "What is paid for matadors?",
		"Each of the others pays the winner {each} for each matador held, from spadille on without a gap, up to {most word}.", fig("each", "for each matador"), fig("most", "how many are counted")), Owes: "the matadors are paid",
		Make: func(t *game.Terms) *Rule {
			each, most := t.N("each"), t.N("most")
			return &Rule{Hears: engine.Facts(table.FactWon, factCodille), Given: engine.Facts(table.FactRaised, table.FactTrump), On: func(s *State, f *engine.Fact) {
				n := min(row(s, f.Seats), most)
				for _, seat := range s.Round {
					if n > 0 && !f.Seats.Has(seat) {
						s.Owe(dueMatadors, table.Account(seat), table.Account(s.FirstOf(f.Seats)), n*each)
					}
				}
			}}
		}},
	{Question: q("matadors.codille", "Is whoever wins codille paid for matadors?",
		"Whoever wins codille is paid nothing for matadors."),
		Rule: &Rule{Lifts: []string{"hombre/matadors.won"}, Hush: func(s *State, f *engine.Fact) bool { return f.Kind == factCodille }}},
	settlesBy(q("cinq", "What is the cinq?",
		"A player who takes the first {tricks word} tricks and wins is paid {each} for cinq.", fig("tricks", "taken before any other"), fig("each", "from each of the others")), "the player has made cinq", table.FactWon,
		func(s *State, t *game.Terms) (engine.DueClass, int32) {
			return dueCinq, t.N("each") * int32(engine.Int(firstRun(s) >= t.N("tricks")))
		}),
	settlesBy(q("passes.paid", "What is paid for hands that were passed?",
		"Each of the others pays a player who wins {each} for every hand that all have passed.", fig("each", "from each of the others")), "the passes that are marked are paid", table.FactWon,
		func(s *State, t *game.Terms) (engine.DueClass, int32) {
			return duePasses, t.N("each") * s.Carried(passes, cards.NoSeat)
		}),
	settlesBy(q("todos.paid", "What is paid for todos?",
		"A player who takes every trick is paid {each} for todos.", fig("each", "from each of the others")), "the player has made todos", table.FactVole,
		func(s *State, t *game.Terms) (engine.DueClass, int32) { return table.DueVole, t.N("each") }),
	settlesBy(q("todos.missed", "What does todos cost that is missed?",
		"A player who has undertaken todos and misses it pays each of the others {each}, which is deducted from what the game brings.", fig("each", "to each of the others")), "todos was undertaken and is missed", table.FactDecided,
		func(s *State, t *game.Terms) (engine.DueClass, int32) {
			return table.DueVole, t.N("each") * int32(engine.Int(missed(s)))
		}),
	headed("The laws", forbids(q("look.refused", "May players look at cards that are not theirs to see?",
		"Nobody may look at another's hand, at the tricks or at the talon."), engine.Acts(table.ActLook, actRest))),
	{Question: q("tricks.free", "May the tricks be looked at that were taken?",
		"The tricks that were taken may be looked at as often as one likes."),
		Rule: &Rule{Lifts: []string{"hombre/look.refused", "hombre/look.bete"},
			When: func(s *State, a *engine.Act) bool { return a.Kind == table.ActLook && a.To == cards.NoSeat },
			Hush: func(s *State, f *engine.Fact) bool { return f.N == int32(table.ActLook) && f.Leader == cards.NoSeat }}},
	{Question: q("discard.unseen", "May a player look at the own discard?",
		"Nobody may look at the own discard when the play has begun."),
		Rule: &Rule{While: table.FactPlayed.Bit(), Judges: actDiscard.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
}

package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The laws of Lombré, of Upsala, 1809.

// Of what the cards that are wanting are taken: N of actFill.
const (
	fromTalon    = iota
	fromDiscards // cards of the discards
	fromOwn      // cards that the player himself threw away
)

// What gano means: N of a factGano.
const (
	asksTrick  = iota // the other must leave the trick
	hasHigher         // the player who leads has higher cards of the suit
	asksToPlay        // the other must play out the high cards
)

// ganos returns a maker by which gano has a meaning, where a condition holds.
func ganos(question game.Question, says string, means int32, where func(s *State, seat cards.Seat) bool) *Maker {
	return &Maker{Question: question, Says: says,
		Rule: upon(actGano, func(s *State, f *engine.Fact) {
			if f.Seat != player(s) && where(s, f.Seat) {
				s.Tell(factGano, f.Seat).N = means
			}
		})}
}

// ledBy returns the card that a player leads to the current trick, or None.
func ledBy(s *State, seat cards.Seat) cards.Card {
	if s.Table.N == 0 || s.Table.Leader != seat {
		return cards.None
	}
	return s.Table.Led
}

// ledLow reports whether a player leads a low card of a suit, and has a higher one.
func ledLow(s *State, seat cards.Seat) bool {
	c := ledBy(s, seat)
	return c != cards.None && !highTrump(s, c) && s.Above(s.Hand[seat]&s.Lanes(s.Lane(c)), c) != 0
}

// highTrump reports whether a card is one of the higher trumps.
func highTrump(s *State, c cards.Card) bool {
	trumps := s.Trumps() & s.Law().Pack()
	return s.Trumps().Has(c) && s.Above(trumps, c).Len() < trumps.Len()/2
}

// faulted reports whether the player has revoked, or has held a wrong number
// of cards.
func faulted(s *State) bool {
	at := player(s)
	saw := func(f *engine.Fact) bool { return f.Seat == at && f.Amount == seen }
	return s.Did(table.ActRevoke, at) != nil || s.Did(actMiscount, at) != nil || untold(s, at) || parts.Deed(s, actOver, saw) != nil || parts.Deed(s, actShort, saw) != nil
}

// untold reports whether a player was dealt a wrong number of cards, and did not
// say so before seeing them: when they are played they have been seen.
func untold(s *State, seat cards.Seat) bool {
	own, playing := s.Did(actOwns, seat), s.Seen(table.FactPlaying)
	return handsOf(s, seat) && (own == nil || own.Amount == seen || playing != nil && playing.Clock < own.Clock)
}

// overdrew returns the act by which a player last drew too many cards, or nil.
func overdrew(s *State, seat cards.Seat) *engine.Fact { return s.LastDid(actOver, seat) }

// pulled reports whether a card was drawn out of a hand that whoever drew it has not
// taken or given away since.
func pulled(s *State) bool {
	for _, seat := range s.Round {
		out, taken := s.LastDid(actPullOut, seat), s.LastDid(actTakePulled, seat)
		if out != nil && (taken == nil || taken.Clock < out.Clock) {
			return true
		}
	}
	return false
}

// may returns a maker by which an act that mends the exchange may be done only where a
// condition holds, and only before the play begins: once it has, the cards drawn are
// joined to the hand, and seen.
func may(question game.Question, kind engine.ActKind, where func(s *State, a *engine.Act) bool) *Maker {
	return &Maker{Question: question, Head: "The exchange",
		Rule: &Rule{Judges: kind.Bit(), Refuse: func(s *State, a *engine.Act) bool { return begun(s) || !where(s, a) }}}
}

// beforePlay returns a condition that holds only until the play begins.
func beforePlay(where func(s *State, a *engine.Act) bool) func(s *State, a *engine.Act) bool {
	return func(s *State, a *engine.Act) bool { return !begun(s) && where(s, a) }
}

// drewAfter reports whether another has exchanged cards after a player.
func drewAfter(s *State, seat cards.Seat) bool {
	drew := false
	for f := s.Last(table.FactSaid); f != nil; f = s.Prior(f) {
		if f.N == int32(table.ActDone) {
			if f.Seat == seat {
				return drew
			}
			drew = drew || s.Out[f.Seat] != 0 // who has put out none has drawn none
		}
	}
	return false
}

// namesUnseen reports whether a player who has asked for an entrée has still to name
// trumps, and must do so before seeing the draw. In other contracts they are named after
// it, or nothing is drawn.
func namesUnseen(s *State) bool { return contract(s) == actAsk && !s.Told(table.FactTrump) }

// lacksUnseen reports whether a player has drawn too few cards, and has not seen them.
func lacksUnseen(s *State, seat cards.Seat) bool {
	f := s.LastDid(actShort, seat)
	return f != nil && f.Amount != seen
}

// lombres lists the questions of Lombré.
var lombres = []*Maker{
	{Question: q("hand.untold", "What if a player does not say that the hand has too many cards, or too few?",
		"Whoever has too many cards or too few, and does not say so before seeing them, makes a bête, if the hand is played."), Head: "The deal", Owes: "a wrong number of cards was kept quiet",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if untold(s, seat) {
					betesOf(s, seat, 1)
				}
			}
		}}},
	{Question: q("misdeal.late", "What if a wrong deal is seen only when the dealing is over?",
		"A hand that was dealt wrongly stands, if that is seen only when the dealing is over."),
		Rule: &Rule{Lifts: []string{"parts/deal.misdeal.again"}, Hush: func(s *State, f *engine.Fact) bool { return !parts.InDealing(s) }}},
	again(q("exposed.matador", "What if a matador is turned up in dealing?", "A hand in which a matador is turned up in dealing is dealt again."),
		"a matador was turned up: the hand is dealt again", table.ActExposed, func(s *State, f *engine.Fact) bool {
			return (f.Card == spadille || f.Card == basto) && parts.InDealing(s)
		}),
	{Question: q("exposed.matador.talon", "What if that matador lies in the talon?",
		"A hand stands in which a matador of the talon is turned up."),
		Rule: &Rule{Lifts: []string{"hombre/exposed.matador"}, Hush: func(s *State, f *engine.Fact) bool { return parts.InTalon(s, f.Card) }}},

	{Question: q("trump.neighbour", "Who names trumps where the player has seen the draw without naming them?",
		"Whoever plays an entrée and has seen the draw without having named trumps plays in the suit that the neighbour on the right names."), Head: "The auction", Says: "{seat} names trumps in place of the player",
		Rule: namesFor(func(s *State, f *engine.Fact) {
			if f.Amount == 0 {
				s.Tell(factNames, f.Leader)
			}
		}, func(s *State, a *engine.Act) bool {
			return a.N[0] == 0 && (a.Seat != player(s) || a.To != s.Right(a.Seat) || !namesUnseen(s))
		})},
	{Question: q("trump.led", "What is trumps where whoever plays solo leads without naming them?",
		"Where whoever plays solo leads first, and has not named trumps, the suit of the card led is trumps, that of spadille being spades and that of basto clubs."), Says: "{seat} leads {card}, and its suit is trumps",
		Rule: func() *Rule {
			r := upon(actUnnamed, func(s *State, f *engine.Fact) {
				if f.Amount == hasLed && f.Card != cards.None {
					s.Tell(table.FactTrump, f.Seat).With(f.Card, int32(f.Card.Suit()))
				}
			})
			r.Judges, r.Refuse = actUnnamed.Bit(), func(s *State, a *engine.Act) bool {
				solo := a.Seat == player(s) && contract(s) == actAlone && a.Seat == s.Eldest && !s.Told(table.FactTrump)
				return a.N[0] == hasLed && (!solo || a.Card == cards.None || !s.Hand[a.Seat].Has(a.Card))
			}
			r.Bars = func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
				if f := s.Did(actUnnamed, seat); f != nil && f.Amount == hasLed && !begun(s) {
					return onlyCard(s, hand, f.Card)
				}
				return 0
			}
			return r
		}()},
	{Question: q("discard.haste", "May the exchange be made anew by a player who has misspoken?",
		"A player who has named trumps wrongly in haste may exchange a second time, if nobody has seen the cards that are to be drawn and the discard can be told from the others."),
		Rule: &Rule{Judges: actRedo.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !remakes(s, a.Seat) || a.N[0] != 0 }}},

	may(q("over.back", "What becomes of a card drawn too many?", "A card drawn too many is put back by whoever knows which it is, if it was not seen."), actPutBack,
		func(s *State, a *engine.Act) bool {
			f := overdrew(s, a.Seat)
			return f != nil && f.Amount == 0 && a.N[0] == 0
		}),
	may(q("over.pulled", "What if it is not known which card it is?", "Where it is not known which card was drawn too many, those drawn are mixed and cut, and the neighbour on the right draws one out."), actPullOut,
		func(s *State, a *engine.Act) bool {
			f := overdrew(s, a.To)
			return f != nil && f.Amount == joined && a.To >= 0 && a.Seat == s.Right(a.To)
		}),
	{Question: q("over.seen", "What if the cards were seen?",
		"Where cards drawn too many were seen they are mixed and cut, and one is drawn out, whoever draws it."),
		Rule: &Rule{Lifts: []string{"hombre/over.pulled"}, When: beforePlay(func(s *State, a *engine.Act) bool {
			f := overdrew(s, a.To)
			return f != nil && f.Amount == seen && a.Seat != a.To
		})}},
	may(q("over.taken", "Who has the card that was drawn out?", "Whoever has drawn the card out may keep it, or give it to the other, if it was not seen."), actTakePulled,
		func(s *State, a *engine.Act) bool {
			f := s.LastDid(actPullOut, a.Seat)
			return f != nil && a.To != f.Leader && a.N[0] != seen
		}),
	may(q("over.dropped", "What if neither will have it?", "Where neither will have the card that was drawn out it is thrown away."), actDropPulled,
		func(s *State, _ *engine.Act) bool { return pulled(s) }),
	{Question: q("over.double", "What does it cost the player to draw too many cards, and see them?",
		"A player who has seen too many cards makes {betes word} bêtes.", fig("betes", "that are made")), Owes: "{seat} has too many cards, and makes bêtes",
		Of: func(n int32) *Rule {
			return upon(actOver, func(s *State, f *engine.Fact) {
				if f.Seat == player(s) && f.Amount == seen {
					betesOf(s, f.Seat, int(n))
				}
			})
		}},
	fault(q("short.seen", "What does it cost the player to draw too few cards, and see them?",
		"A player who has drawn too few cards, and has seen them, makes a bête."), "{seat} has too few cards, and makes a bête", actShort,
		func(s *State, f *engine.Fact) bool { return f.Seat == player(s) && f.Amount == seen }),
	may(q("short.filled", "May whoever has drawn too few cards take those that are wanting?", "Whoever has drawn too few cards may take those that are wanting of the talon before the play begins, if the cards were not seen and no other has exchanged since."), actFill,
		func(s *State, a *engine.Act) bool {
			return lacksUnseen(s, a.Seat) && !drewAfter(s, a.Seat) && a.N[0] == fromTalon
		}),
	{Question: q("short.discards", "What if another has exchanged since?",
		"Where another has exchanged since, the cards that are wanting are taken of those that were thrown away."),
		Rule: &Rule{Lifts: []string{"hombre/short.filled"}, When: beforePlay(func(s *State, a *engine.Act) bool {
			return lacksUnseen(s, a.Seat) && drewAfter(s, a.Seat) && a.N[0] == fromDiscards
		})}},
	{Question: q("short.last", "What if the last to exchange has thrown away more cards than are left?",
		"The last to exchange, who has thrown away more cards than are left, makes no bête, and takes what is wanting of the own discard."),
		Rule: &Rule{Lifts: []string{"hombre/short.filled", "hombre/hand.count"},
			When: beforePlay(func(s *State, a *engine.Act) bool { return a.Seat == lastToDraw(s) && a.N[0] == fromOwn }),
			Hush: func(s *State, f *engine.Fact) bool {
				fill := s.Did(actFill, f.Seat)
				return f.N == int32(actMiscount) && fill != nil && fill.Amount == fromOwn && f.Seat == lastToDraw(s)
			}}},
	fault(q("throw.early", "What does it cost the last to exchange to throw cards out too early?",
		"The last to exchange, who throws cards out before the turn, so that the other knows how many, makes a bête."), "{seat} throws cards out too early, and makes a bête", actThrow,
		func(s *State, f *engine.Fact) bool { return f.Seat == lastToDraw(s) }),

	headed("The play", fault(q("turn.bete", "What does it cost to play out of turn?",
		"Whoever plays out of turn makes a bête."), "{seat} plays out of turn, and makes a bête", table.ActEarly, everyTime)),
	{Question: q("card.meant", "Must a card be led that was seen?",
		"An opponent must lead the card that was about to be led, if the player has seen it and can name it, where that is no revoke."),
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if f := lastDeed(s, table.ActShow, seat, cards.NoSeat, hand); f != nil && seat != player(s) && f.Amount == 1 {
				return onlyCard(s, hand, f.Card)
			}
			return 0
		}}},
	{Question: q("lead.struck", "Until when may a card be put back that was to be led?",
		"A card that was to be led may be put back until it has left the hand, and no longer."),
		Rule: &Rule{Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Card != cards.None && ledBy(s, a.Seat) == a.Card
		}}},
	{Question: q("revoke.taken", "Until when may a card be taken back that does not follow suit?",
		"A card that does not follow suit may be taken back until whoever takes the trick has it."),
		Rule: &Rule{Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Card != cards.None && !s.Hand[a.Seat].Has(a.Card) && s.Table.Cards[a.Seat] != a.Card
		}}},
	{Question: q("revoke.low", "May whoever has taken a card back take the trick?",
		"Whoever has taken back a card that did not take the trick cannot take it with another that follows suit, but plays one that does not take it, if able."),
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if s.Table.N == 0 || s.Table.Cards[seat] != cards.None {
				return 0
			}
			f := lastDeed(s, table.ActBack, seat, cards.NoSeat, hand)
			if f == nil || f.Trick != s.Trick || s.Beats(f.Card, s.Best()) {
				return 0
			}
			suit := hand & s.Lanes(s.Lane(s.Table.Led))
			over := s.Above(suit, s.Best())
			if suit&^over == 0 {
				return 0
			}
			return over
		}}},
	forbids(q("gano.only", "What may be said when a card is led?", "Nothing may be said when a card is led but gano."), engine.Acts(actSupport, actTell, actEncourage, actDissuade)),
	ganos(q("gano.low", "What does gano mean when a low card is led?", "A defender who leads a low card of a suit, and has a higher one, says so by gano."), "{seat} tells of a higher card of the suit", hasHigher, ledLow),
	ganos(q("gano.high", "What does gano mean when a high trump is led?", "A defender who leads a matador or another high trump asks by gano that the other play good cards out."), "{seat} asks that the other play good cards", asksToPlay,
		func(s *State, seat cards.Seat) bool { return highTrump(s, ledBy(s, seat)) }),
	ganos(q("gano.trick", "What does gano mean otherwise?", "A defender asks by gano to be left the trick, unless the card led is a high trump, or a low card of a suit of which a higher is in hand."), "{seat} asks that the trick be left", asksTrick,
		func(s *State, seat cards.Seat) bool {
			return s.Table.N > 0 && !ledLow(s, seat) && !highTrump(s, ledBy(s, seat))
		}),
	{Question: q("gano.stake", "Does a player who has said gano win what goes?",
		"A player who has said gano does not win what goes: it stays."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/al.won", "hombre/bete.won", "hombre/vole.betes"}, Hush: func(s *State, f *engine.Fact) bool { return s.Did(actGano, f.Seat) != nil }}},
	{Question: q("fault.paid", "What is a player paid who wins, and has made a bête by a fault?",
		"A player who has revoked, or had a wrong number of cards, is paid for matadors and for solo, and for nothing else."), Voids: "the player has made a bête by a fault, and it is not paid",
		Rule: &Rule{While: engine.Facts(table.FactAct, table.FactWon), Dues: scaledUp&^(1<<dueAlone|1<<dueMatadors) | 1<<table.DueBox | 1<<table.DueFine, Annul: func(s *State, d *engine.Due) bool {
			return faulted(s) && d.To.Seat() == player(s)
		}, Lifts: []string{"hombre/vole.betes"}, Hush: func(s *State, f *engine.Fact) bool { return faulted(s) }}},
	fault(q("look.bete", "What does it cost to look at a card that one may not see?",
		"Whoever looks at a card not to be seen makes a bête."), "{seat} looks at a card, and makes a bête", table.ActLook, everyTime),
	fault(q("look.talon", "What does it cost to look at the talon?",
		"Whoever looks at the talon makes a bête."), "{seat} looks at the talon, and makes a bête", actRest, everyTime),
	fault(q("look.discard", "What does it cost to look at the own discard?",
		"Whoever looks at the own discard when the play has begun makes a bête."), "{seat} looks at the discard, and makes a bête", actDiscard,
		func(s *State, f *engine.Fact) bool { return begun(s) }),

	{Question: q("todos.double", "What is todos worth where a single stake goes?",
		"The others pay {times times} what goes for todos, each of them half.", fig("times", "what both pay, in stakes")), Head: "The vole", Owes: "todos is paid",
		Rule: &Rule{Hears: table.FactVole.Bit()}, On: func(s *State, f *engine.Fact, times int32) {
			n, _ := goesNow(s)
			settles(s, f, table.DueFine, times*n/2)
		}},
	{Question: q("todos.several", "What do the others pay for todos where several stakes stand?",
		"Where a bête waits besides what goes the others pay nothing more for todos."),
		Rule: &Rule{Lifts: []string{"hombre/todos.double"}, Hush: func(s *State, f *engine.Fact) bool { return len(s.QueueAt(table.FactPlaying)) > 0 }}},
	{Question: q("todos.shared", "Who has the stake when todos is missed?",
		"When todos is missed the others share what goes."), Owes: "todos is missed, and the others share what goes",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factTried.Bit(), On: func(s *State, f *engine.Fact) {
			if !missed(s) {
				return
			}
			n, box := goesNow(s)
			for _, seat := range s.Round {
				if seat != f.Seat {
					s.Owe(table.DueBox, engine.Box(box), table.Account(seat), n/2)
				}
			}
		}, Lifts: []string{"hombre/al.won", "hombre/bete.won"}, Hush: func(s *State, f *engine.Fact) bool { return missed(s) }}},
	{Question: q("todos.kept", "What is a player paid who misses todos?",
		"A player who misses todos is paid for nothing but, in a solo, for that and for matadors."), Voids: "todos is missed, and it is not paid",
		Rule: &Rule{While: engine.Facts(factTried, table.FactWon), Dues: scaledUp, Annul: func(s *State, d *engine.Due) bool {
			return missed(s) && d.To.Seat() == player(s) && (contract(s) != actAlone || d.Class != dueAlone && d.Class != dueMatadors)
		}}},
	{Question: q("todos.confer", "May those who play against todos confer?",
		"When todos is undertaken the others may not confer on what they keep."),
		Rule: &Rule{While: factTried.Bit(), Judges: engine.Acts(table.ActShow, actTell, actEncourage), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != player(s) }}},
	{Question: q("claim.dealt", "Until when may payments be asked for?",
		"Payments may be asked for until the cards are dealt anew and the rest is laid on the table: then it is too late."), Head: "The payments", Voids: "it was asked for too late",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: claimable | 1<<dueCinq | 1<<duePasses, Annul: func(s *State, d *engine.Due) bool {
			return claimed(s, d)
		}}},
}

package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The laws of l'Hombre on the exchange, the naming of trumps, and the play.

// What became of cards of the talon: N of an act.
const (
	seen   = 1 + iota // they were seen
	joined            // they were put into the hand
)

// Further values of N of an act.
const (
	both  = 1 // both others have named trumps at once
	drew  = 1 // the act was done after the draw
	harms = 1 // a card could make the player lose
	stuck = 2 // a card that harms cannot be played without revoking
	idle  = 3 // a card, being kept, could neither harm nor tell the friend anything

	telling = 4 // a card, being kept, could harm nobody, and would tell the friend something
)

// lastToDraw returns the player who exchanges cards last, or NoSeat.
func lastToDraw(s *State) cards.Seat {
	at := player(s)
	if at == cards.NoSeat {
		return at
	}
	return s.Before(at)
}

// lastDrew returns the player who has exchanged cards last; where nobody has, or a
// position does not tell, the one whose turn it was last; NoSeat before all have exchanged.
func lastDrew(s *State) cards.Seat {
	last := lastToDraw(s)
	if last == cards.NoSeat || !s.Playing() {
		return cards.NoSeat
	}
	seat := last
	for range s.N {
		if s.Out[seat] != 0 {
			return seat
		}
		seat = s.Before(seat)
	}
	return last
}

// begun reports whether a card was played, in this record or before a position.
func begun(s *State) bool { return s.First() > 1 || s.Told(table.FactPlayed) }

// remakes reports whether a player has a discard that may be made anew: nobody
// has who plays sans prendre, and in play the cards drawn are joined to the hand.
func remakes(s *State, seat cards.Seat) bool {
	kind := contract(s)
	return seat == player(s) && kind != actAlone && kind != actContre && !begun(s)
}

// ledFromKing reports whether a player has led to this trick, and holds the king of the
// suit that was led.
func ledFromKing(s *State, seat cards.Seat) bool {
	if s.Table.N == 0 || s.Table.Leader != seat {
		return false
	}
	return s.Hand[seat]&cards.Face(cards.King)&s.Lanes(s.Lane(s.Table.Led)) != 0
}

// helpless reports whether a player is to play to the trick on the table, and has no card
// that takes it.
func helpless(s *State, seat cards.Seat) bool {
	if !s.Playing() || s.Table.N == 0 || s.Table.Turn != seat {
		return false
	}
	_, over := takers(s, s.Hand[seat], s.Best())
	return over == 0
}

// harmsPlayer reports whether a card that was thrown out of turn could make the player lose,
// who did not throw it.
func harmsPlayer(s *State, f *engine.Fact) bool { return f.Amount == harms && f.Seat != player(s) }

// rivalsConfer reports whether a fact is that a defender against a vole shows
// the hand to the other, or looks at it. A vole of contre is undertaken with
// the bid.
func rivalsConfer(s *State, f *engine.Fact) bool {
	at := player(s)
	return (s.Told(factTried) || contract(s) == actContre) && f.Seat != at && f.Leader != at
}

// headed returns a maker under a head of its own.
func headed(head string, m *Maker) *Maker {
	m.Head = head
	return m
}

// sees returns a maker by which some players may look at the rest of the talon.
func sees(question game.Question, who func(s *State, f *engine.Fact) bool) *Maker {
	r := upon(actRest, func(s *State, f *engine.Fact) {
		if !who(s, f) || begun(s) {
			return
		}
		s.Tell(table.FactKnows, f.Seat).Cards = parts.Rest(s)
	})
	r.Lifts, r.Hush = []string{"hombre/rest.bete"}, func(s *State, f *engine.Fact) bool { return f.N == int32(actRest) && who(s, f) }
	return &Maker{Question: question, Says: "{seat} looks at what is left of the talon", Rule: r}
}

// drawnWrong lists the laws on the exchange.
var drawnWrong = []*Maker{
	headed("The exchange", fault(q("rest.bete", "What does it cost to look at what is left of the talon?",
		"Whoever looks at what is left of the talon makes a bête."), "{seat} looks at the talon, and makes a bête", actRest,
		func(s *State, f *engine.Fact) bool { return !begun(s) })),
	sees(q("rest.last", "Who may look at it first?", "Whoever exchanges last may look at what is left of the talon, before the first card is led."),
		func(s *State, f *engine.Fact) bool { return f.Seat == lastDrew(s) }),
	sees(q("rest.others", "May the others look at it, too?", "When the player who exchanges last has looked at what is left of the talon, the others may, too."),
		func(s *State, f *engine.Fact) bool {
			last := lastDrew(s)
			return last != cards.NoSeat && f.Seat != last && s.Did(actRest, last) != nil
		}),
	fault(q("rest.late", "What does it cost to look at it when play has begun?",
		"Whoever looks at what is left of the talon after the first card is led makes a bête."), "{seat} looks at the talon when play has begun, and makes a bête", actRest,
		func(s *State, f *engine.Fact) bool { return begun(s) }),
	fault(q("draw.over", "What does it cost to draw too many cards?",
		"Whoever has drawn too many cards, and has seen them or put them into the hand, makes a bête; else they are laid back."), "{seat} has drawn too many cards, and makes a bête", actOver,
		func(s *State, f *engine.Fact) bool { return f.Amount != 0 }),
	fault(q("draw.short", "What does it cost to draw too few cards?",
		"Whoever has drawn too few cards makes a bête if that is seen when play has begun; before that those that are wanting are taken of the talon, or of the discards."), "{seat} has drawn too few cards, and makes a bête", actShort,
		func(s *State, f *engine.Fact) bool { return begun(s) }),
	fault(q("hand.count", "What does it cost to play with too many cards or too few?",
		"Whoever plays with more cards than are dealt to each, or fewer, makes a bête."), "{seat} plays with a wrong number of cards, and makes a bête", actMiscount, everyTime),
	{Question: q("discard.again", "May the player make the discard anew?",
		"A player who has named the wrong suit, or none, may make the discard anew, if the cards drawn were not put into the hand."),
		Rule: &Rule{Judges: actRedo.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !remakes(s, a.Seat) || a.N[0] == joined }}},
	noVole(q("vole.discard", "May the vole be made by a player who has looked at the discard?",
		"Whoever has looked at the own discard after drawing cannot make the vole."), func(s *State, _ *engine.Fact) bool { return lookedBack(s) }),
}

// namesFor returns a rule by which one other player names trumps for the player
// who has not; it says who, and which acts are then impossible.
func namesFor(who func(s *State, f *engine.Fact), wrong func(s *State, a *engine.Act) bool) *Rule {
	r := upon(actUnnamed, who)
	r.Lifts, r.When = []string{"hombre/trump.named"}, func(s *State, a *engine.Act) bool { return a.Seat == s.Who(factNames) }
	r.Judges, r.Refuse = naming.With(actUnnamed.Bit()), func(s *State, a *engine.Act) bool {
		if naming.Has(a.Kind) {
			return s.Told(factNames) && a.Seat != s.Who(factNames)
		}
		return wrong(s, a)
	}
	return r
}

// named lists the laws on trumps not named, or named too soon.
var named = []*Maker{
	{Question: q("trump.overlooked", "What if the player sees the draw without having named trumps?",
		"Where the player has seen the draw without having named trumps, one of the others names them."), Head: "The auction", Says: "{seat} names trumps in place of the player",
		Rule: namesFor(func(s *State, f *engine.Fact) {
			if s.Rivals(f.Seat).Has(f.Leader) {
				s.Tell(factNames, f.Leader)
			} else { // the player names, or nobody known to the record
				s.Tell(factNames, s.Right(f.Seat))
			}
		}, func(s *State, a *engine.Act) bool {
			return a.Seat != player(s) || s.Told(table.FactTrump) || a.To != a.Seat && !s.Rivals(a.Seat).Has(a.To)
		})},
	{Question: q("trump.both", "Who makes trumps where both others name them at once?",
		"Where both others name trumps at once, it is the player's right-hand neighbour who makes them."), Says: "{seat} names trumps in place of the player",
		Rule: func() *Rule {
			is := func(f *engine.Fact) bool { return f.N == int32(actUnnamed) && f.Amount == both }
			r := upon(actUnnamed, func(s *State, f *engine.Fact) {
				if is(f) {
					s.Tell(factNames, s.Right(f.Seat))
				}
			})
			r.Lifts, r.Hush = []string{"hombre/trump.overlooked"}, func(s *State, f *engine.Fact) bool { return is(f) }
			return r
		}()},
	{Question: q("bid.named", "What if a player names a suit before asking?",
		"Whoever names a suit without having put out cards or asked whether another plays, and is not the last to speak, must play sans prendre."), Says: "{seat} has named a suit, and must play sans prendre",
		Rule: &Rule{While: table.FactAct.Bit(), Judges: engine.Acts(table.ActPass, actAsk), Refuse: func(s *State, a *engine.Act) bool {
			f := s.Did(actNamed, a.Seat)
			return f != nil && a.Seat != s.Dealer && mayAlone(s, a.Seat)
		}}},
	{Question: q("bid.drew", "What if it is done with the talon in hand?",
		"Whoever names a suit having put out cards, and taking the talon, need not play sans prendre."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/bid.named"}, When: func(s *State, a *engine.Act) bool {
			f := s.Did(actNamed, a.Seat)
			return f != nil && f.Amount == drew
		}}},
}

// playedWrong lists the laws on the play.
var playedWrong = []*Maker{
	fault(q("gano.player", "May the player ask for gano?",
		"The player may not ask for gano, and makes a bête by it: the others may ask each other."), "{seat} asks for gano, and makes a bête", actGano,
		func(s *State, f *engine.Fact) bool { return f.Seat == player(s) }),
	fault(q("gano.lie", "What does it cost to say falsely that another has the king?",
		"Whoever leads a suit, holds its king and denies it makes a bête."), "{seat} says falsely that another has the king, and makes a bête", actLie,
		func(s *State, f *engine.Fact) bool { return ledFromKing(s, f.Seat) }),
	fault(q("remise.said", "May the player say that it is a remise?",
		"A player who says that it is a remise, or asks for one, makes a bête."), "{seat} says that it is a remise, and makes a bête", actConcede,
		func(s *State, f *engine.Fact) bool { return f.Seat == player(s) }),
	{Question: q("hand.left", "What if the player shows the hand and leaves it?",
		"A player who shows the hand and leaves it to whoever wins codille makes two bêtes, though the hand be played out and won."),
		Owes: "{seat} leaves the hand, and makes two bêtes",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, factLeaves), On: func(s *State, f *engine.Fact) {
			switch {
			case f.Kind == factLeaves: // of two facts, so that they are two bêtes, and not a double one
				betesOf(s, f.Seat, 1)
			case f.N == int32(actAbandon) && f.Seat == player(s):
				betesOf(s, f.Seat, 1)
				s.Tell(factLeaves, f.Seat)
			}
		}}},
	fault(q("early.harm", "What does it cost to play out of turn?",
		"Whoever throws a card out of turn that is likely to make the player lose makes a bête; else it costs nothing."), "{seat} throws a card out of turn that harms the player, and makes a bête", table.ActEarly,
		harmsPlayer),
	{Question: q("card.harm", "Must a card be played that was shown to make the player lose?",
		"A card that was shown, and might make the player lose if it were not played, must be played, if it may be."),
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			set := bound(s, seat, hand, func(mark int32) bool { return mark == harms })
			if set == 0 || seat == player(s) {
				return 0
			}
			return hand &^ set
		}}},
	fault(q("card.stuck", "What if such a card cannot be played?",
		"Whoever has shown such a card, and cannot play it without revoking, makes a bête."), "{seat} has shown a card that cannot be played, and makes a bête", table.ActShow,
		func(s *State, f *engine.Fact) bool {
			return f.Card != cards.None && f.Amount == stuck && f.Seat != player(s)
		}),
	{Question: q("vole.confer", "May those who defend a vole show each other their hands?",
		"When the vole is undertaken the two others may show each other their hands, and agree on what they keep."),
		Rule: &Rule{While: table.FactUndertakes.Bit(), Lifts: []string{"hombre/hand.seen", "hombre/hand.shown"}, Hush: rivalsConfer}},
	{Question: q("codille.given", "May the player give the codille to anyone?",
		"A player who could take the trick, and lets one of the others win codille, which by right is another's, pays that other what it is worth."), Owes: "{seat} has given the codille away, and pays for it",
		Rule: &Rule{Judges: actGives.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !helpless(s, a.Seat) },
			Hears: engine.Facts(table.FactAct, factCodille), On: func(s *State, f *engine.Fact) {
				switch {
				case f.Kind == factCodille:
					if s.Is(factGave, f.Seat) {
						other := s.FirstOf(s.Rivals(f.Seat) &^ f.Seats)
						s.Owe(table.DueFine, table.Account(f.Seat), table.Account(other), lies(s))
					}
				case f.N == int32(actGives) && !helpless(s, f.Seat):
					s.Tell(factGave, f.Seat)
				}
			}}},
}

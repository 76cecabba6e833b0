package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What else donner, nommer, sans-prendre and ecarter say of l'Hombre: who
// deals first, hands of ten cards or eight, hints at trumps, cards drawn from
// the wrong place, and hands thrown in too soon.

// What became of a hand thrown in: N of the act.
const (
	mingled  = 1 + iota // its cards cannot be told from the others
	upturned            // they were also turned up
)

// dealtTo reports whether a deal of too many cards, or too few, was to a
// player.
func dealtTo(s *State, kind engine.ActKind, seat cards.Seat) bool {
	return parts.Deed(s, kind, func(f *engine.Fact) bool { return f.Leader == seat }) != nil
}

// highestOf returns the height of the highest card of a suit that a player drew
// for the deal, 0 for none.
func highestOf(s *State, seat cards.Seat, suit cards.Suit) (n int) {
	for i := range s.Facts {
		f := &s.Facts[i]
		if f.Kind == table.FactAct && f.N == int32(table.ActDraw) && f.Seat == seat && f.Card != cards.None && f.Card.Suit() == suit {
			n = max(n, 1+int(s.Height(f.Card)))
		}
	}
	return n
}

// halfBetes makes two players make half a bête each, the first the larger half.
func halfBetes(s *State, f *engine.Fact) {
	half := atStake(s) / 2
	s.Owe(table.DueBete, table.Account(f.Seat), engine.Box(boxMade), atStake(s)-half)
	s.Owe(table.DueBete, table.Account(f.Leader), engine.Box(boxMade), half)
}

// retakesWrong reports whether a player who threw the hand in takes up another
// number of cards than the rules say, or does so before one nearer to the
// dealer's right, or one that is chosen by its face. 0 cards stand for the hand as it was.
func retakesWrong(s *State, a *engine.Act) bool {
	f := s.Did(actThrows, a.Seat)
	switch {
	case f == nil:
		return true
	case f.Amount == 0:
		return a.N[0] != 0
	case int(a.N[0]) != s.Law().Each() || a.Card != cards.None:
		return true
	}
	for seat := s.Eldest; seat != a.Seat; seat = s.Right(seat) {
		if s.Did(actThrows, seat) != nil && s.Did(actRetakes, seat) == nil {
			return true
		}
	}
	return false
}

// gaveUp reports whether a player has passed, or thrown the hand in, and so
// cannot consent to a new deal.
func gaveUp(s *State, seat cards.Seat) bool { return passed(s, seat) || s.Did(actThrows, seat) != nil }

// judging returns a maker whose rule also refuses some acts.
func judging(kinds engine.ActKinds, refuse func(s *State, a *engine.Act) bool, m *Maker) *Maker {
	m.Rule.Judges, m.Rule.Refuse = kinds, refuse
	return m
}

// mishaps lists these questions.
var mishaps = []*Maker{
	{Question: q("deal.first.turned", "Who deals first where a card is turned up for the deal?",
		"Cards are dealt face up: whoever has the highest of the suit of the card turned up in the middle deals first."), Head: "The deal", Says: "{seat} has the highest card of the suit, and deals first",
		Rule: &Rule{Asked: table.AskDealer.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if f := s.Did(actMiddle, cards.NoSeat); f != nil && f.Card != cards.None {
				return highestOf(s, seat, f.Card.Suit())
			}
			return 0
		}}},
	bars(q("dealt.drawn", "How many cards does a player draw who was dealt ten, or eight?",
		"Whoever was dealt ten cards puts out one more than are drawn; whoever was dealt eight draws one more than are put out."),
		engine.Acts(actChange), func(s *State, a *engine.Act) bool {
			switch {
			case dealtTo(s, actTen, a.Seat):
				return a.N[0] != a.N[1]+1
			case dealtTo(s, actEight, a.Seat):
				return a.N[1] != a.N[0]+1
			}
			return false
		}),
	bars(q("dealt.pulled.first", "May a player play sans prendre with ten cards?",
		"Whoever has said to hold ten cards may not play sans prendre before one was drawn out."),
		engine.Acts(actAlone), func(s *State, a *engine.Act) bool {
			return dealtTo(s, actTen, a.Seat) && s.Did(actOwns, a.Seat) != nil && s.Did(actPulled, a.Seat) == nil
		}),
	agreed(1, "1 where players have agreed that it is so", &Maker{Question: q("dealt.bete", "What does it cost to deal ten cards, or eight?",
		"[agreed=0: Whoever deals a hand of ten cards, or of eight, makes no bête.][agreed=1: Whoever deals a hand of ten cards, or of eight, makes a bête.]"), Owes: "{seat} has dealt a wrong number of cards, and makes a bête",
		Rule: &Rule{Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			wrong := engine.Acts(actTen, actEight)
			if wrong.Has(engine.ActKind(f.N)) && firstOf(s, f, wrong) {
				betesOf(s, f.Seat, 1)
			}
		}}}),
	headed("The auction", forbids(q("trump.formal", "Is it enough to hint at the suit?",
		"Trumps are named by the name of the suit[king.called: , and the king that is called by its own]: no other word and no sign will do for it."), actHints.Bit())),
	{Question: q("trump.recalled", "What if the player names trumps before another does?",
		"A player who has seen the draw without having named trumps, and names them before another has, has named them rightly."),
		Rule: &Rule{Lifts: []string{"hombre/trump.overlooked"},
			When: func(s *State, a *engine.Act) bool {
				return a.Kind == actUnnamed && a.Seat == player(s) && a.To == a.Seat
			},
			Hush: func(s *State, f *engine.Fact) bool { return f.N == int32(actUnnamed) && f.Leader == f.Seat }}},
	headed("The exchange", &Maker{Question: q("draw.mended", "Where do cards go that were drawn too many, and where are those taken that are wanting?",
		"While the next player has not drawn, cards drawn too many go back to the talon, unless they were seen, and those wanting are taken of it; else it is the discards."),
		Rule: &Rule{Judges: actMends.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			over := overdrew(s, a.Seat)
			late := drewAfter(s, a.Seat) || over != nil && over.Amount == seen
			return late != (a.N[0] == fromDiscards)
		}}}),
	may(q("draw.chance", "How are cards taken out that are mixed with a hand?", "Cards drawn too many, and seen or put into the hand, are drawn out of it by chance, and not by its holder."), actPullOut,
		func(s *State, a *engine.Act) bool {
			f := overdrew(s, a.To)
			return f != nil && f.Amount != 0 && a.Seat != a.To
		}),
	headed("The exchange", bars(q("draw.blind", "May cards that are wanting be chosen from the discards?", "Cards that are wanting are taken of the discards by chance: nobody may choose one by its face."),
		actMends.Bit(), func(s *State, a *engine.Act) bool {
			return a.N[0] == fromDiscards && a.Card != cards.None && s.Did(actShort, a.Seat) != nil
		})),
	{Question: q("hand.kept", "With how many cards does a player go on who has too few?",
		"Whoever is found with a wrong number of cards when the exchange is over plays with those cards."),
		Rule: &Rule{While: table.FactAct.Bit(), Judges: actMends.Bit(), Refuse: func(s *State, a *engine.Act) bool { return begun(s) || s.Did(actMiscount, a.Seat) != nil }}},
	{Question: q("hand.drawn", "What does it cost to draw from another's hand?",
		"Whoever draws from another's hand in place of the talon, and sees the cards or mixes them with the own, makes half of a bête, and that other the other half; unseen they are laid back."), Owes: "cards of another's hand were drawn and seen, and both make half of a bête",
		Rule: upon(actReaches, func(s *State, f *engine.Fact) {
			if f.Amount != 0 {
				halfBetes(s, f)
			}
		})},
	headed("The auction", judging(actConsents.Bit(), func(s *State, a *engine.Act) bool { return gaveUp(s, a.Seat) }, again(q("thrown.again", "Is it dealt again when others have thrown in their hands?",
		"Where others have thrown in their hands, thinking that all had passed, it is dealt again if whoever wants to play consents."),
		"{seat} consents: the hand is dealt again", actConsents, func(s *State, f *engine.Fact) bool {
			return s.Did(actThrows, cards.NoSeat) != nil && !gaveUp(s, f.Seat)
		}))),
	{Question: q("thrown.retaken", "Which cards are taken up again by those who have thrown in their hands?",
		"Those who have thrown in their hands take their own cards again if they know them; else each takes as many as were dealt, unseen, from the dealer's right on."),
		Rule: &Rule{Judges: actRetakes.Bit(), Refuse: retakesWrong}},
	fault(q("thrown.turned", "What does it cost to turn up a hand that is thrown in?",
		"Whoever turns up the cards in throwing them in makes a bête."), "{seat} has turned up the cards, and makes a bête", actThrows,
		func(s *State, f *engine.Fact) bool { return f.Amount == upturned }),
	headed("The auction", &Maker{Question: q("trump.sure", "Must a suit be named for a sure hand?",
		"Whoever plays sans prendre, and lays open a hand of which {tricks word} trumps at least are sure of a trick each, wins without naming a suit.", fig("tricks", "the tricks that the hand is sure of")), Says: "{seat} lays a sure hand open",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, table.FactClosing)}, On: func(s *State, f *engine.Fact, least int32) {
			switch {
			case f.Kind == table.FactAct && f.N == int32(actSpread):
				spreads(s, f.Seat, least)
			case f.Kind == table.FactClosing && s.Told(factSpread): // the matadors are known by now
				s.Tell(table.FactWon, player(s)).Seats = player(s).Bit()
			}
		}}),
}

// spreads lets a player sans prendre who has named no suit win by an open
// hand, if in some suit at least so many of its trumps are sure tricks.
func spreads(s *State, seat cards.Seat, least int32) {
	if seat != player(s) || !alone(s) || s.Told(table.FactTrump) {
		return
	}
	suit, _ := best(s, seat)
	for at := cards.Suit(0); at < 4; at++ {
		if sureIn(s, s.Hand[seat], at) > sureIn(s, s.Hand[seat], suit) {
			suit = at
		}
	}
	if sureIn(s, s.Hand[seat], suit) < least {
		return
	}
	s.Tell(table.FactTrump, seat).N = int32(suit)
	s.Tell(factSpread, seat)
	s.Tell(table.FactOver, seat)
}

// sureIn returns how many tricks the trumps of a hand take at least, with a suit
// as trumps, however the rest is played: each trump of the hand falls to some
// trick, and each higher one that is out takes at most one of them.
func sureIn(s *State, hand cards.Set, suit cards.Suit) (n int32) {
	left, out := (cards.Lane(suit)|blackAces)&s.Law().Pack(), 0
	for left != 0 {
		top := topOf(s, left, suit)
		left &^= top.Bit()
		switch {
		case !hand.Has(top):
			out++
		case out > 0:
			out--
		default:
			n++
		}
	}
	return n
}

// topOf returns the highest of some trumps, with a suit as trumps.
func topOf(s *State, left cards.Set, suit cards.Suit) cards.Card {
	for _, c := range [...]cards.Card{spadille, manille(s, suit), basto, cards.Of(suit, cards.Ace)} {
		if left.Has(c) {
			return c
		}
	}
	top := left.First()
	for set := left; set != 0; set = set.Without() {
		if below(top, set.First()) {
			top = set.First()
		}
	}
	return top
}

// rejects reports whether a card that the dealer has turned up goes to a
// player, who may then refuse it: not one that lay face up in the pack.
func rejects(s *State, f *engine.Fact) bool {
	x := parts.Deed(s, table.ActExposed, func(x *engine.Fact) bool {
		return x.Seat == s.Dealer && x.Card != cards.None && s.Dealt[f.Seat].Has(x.Card)
	})
	return x != nil && !bidden(s) && !parts.InTalon(s, x.Card)
}

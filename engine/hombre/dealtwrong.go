package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The laws of l'Hombre on the deal: cards turned up, hands of ten cards or of
// eight, a false pack, and a deal out of turn.

// What is wrong with a pack: N of ActFalsePack.
const (
	oneMore = 1 + iota // a card too many, which lies among the discards
	oneLess            // a card too few
)

// bidden reports whether a player plays, or has bid.
func bidden(s *State) bool { return highest(s) != cards.NoSeat }

// drewFirst reports whether the player has exchanged cards.
func drewFirst(s *State) bool {
	at := player(s)
	return at != cards.NoSeat && parts.Where(s, table.FactSaid, func(f *engine.Fact) bool {
		return f.Seat == at && f.N == int32(table.ActDone)
	}) != nil
}

// turnedUp returns how many cards of hands, or of the talon, were turned up in
// dealing so far.
func turnedUp(s *State, talon bool) int32 {
	return total(s, table.FactAct, func(f *engine.Fact) int32 {
		return int32(engine.Int(f.N == int32(table.ActExposed) && parts.InTalon(s, f.Card) == talon))
	})
}

// marked returns how many of the counters that a player has laid more than others everybody
// has laid by now, because of another who had.
func marked(s *State, f *engine.Fact) (most int32) {
	parts.Deed(s, actMarked, func(o *engine.Fact) bool {
		if o.Clock < f.Clock {
			most = max(most, o.Amount)
		}
		return false
	})
	return min(most, f.Amount)
}

// dealAgain voids a hand, which the same player deals again.
func dealAgain(s *State, f *engine.Fact) {
	s.Tell(table.FactVoid, f.Seat).Card = f.Card
	s.Tell(table.FactSame, s.Dealer)
	s.Tell(table.FactNextDealer, s.Dealer)
}

// again returns a maker by which an irregular act has the hand dealt again,
// where a condition holds.
func again(question game.Question, says string, kind engine.ActKind, where func(s *State, f *engine.Fact) bool) *Maker {
	return &Maker{Question: question, Head: "The deal", Says: says,
		Rule: upon(kind, func(s *State, f *engine.Fact) {
			if where(s, f) && !s.Told(table.FactVoid) {
				dealAgain(s, f)
			}
		})}
}

// handsOf reports whether the dealer has dealt a player a hand of ten cards or
// of eight.
func handsOf(s *State, seat cards.Seat) bool {
	return dealtTo(s, actTen, seat) || dealtTo(s, actEight, seat)
}

// cannot returns why a player cannot have been dealt ten cards, or eight, or let
// one of ten be drawn out, or have looked at what is left of the talon.
func cannot(s *State, a *engine.Act) string {
	switch {
	case a.Kind == actRest && drawnOut(s):
		return "nothing is left of the talon; there is nothing to look at"
	case a.Kind == actPulled && !dealtTo(s, actTen, a.Seat):
		return a.Seat.String() + " was not dealt ten cards, of which one is drawn out; note that first, with deal-ten"
	case a.Kind == actOutOfTurn && a.N[0] != takenUp && s.Told(table.FactSaid):
		return "somebody has spoken since, so every card was dealt; say so by 1 after it"
	case (a.Kind == actTen || a.Kind == actEight) && a.To != cards.NoSeat && handsOf(s, a.To):
		return a.To.String() + " is said twice to have been dealt a wrong number of cards; leave one of the two out"
	}
	return ""
}

// drawnOut reports whether every card of the talon was drawn; where a position
// tells of no talon that is not known.
func drawnOut(s *State) bool { return s.Top > 0 && s.Left() == 0 }

// inAuction holds the acts of the auction.
var inAuction = contracts.With(table.ActPass.Bit())

// firstOf reports whether what a player has done, as a fact tells, is the first
// of some kinds.
func firstOf(s *State, f *engine.Fact, kinds engine.ActKinds) bool {
	return parts.Where(s, f.Kind, func(o *engine.Fact) bool {
		return o.Seat == f.Seat && kinds.Has(engine.ActKind(o.N))
	}).Clock == f.Clock
}

// bars returns a maker by which some acts are refused, where a condition holds.
func bars(question game.Question, kinds engine.ActKinds, where func(s *State, a *engine.Act) bool) *Maker {
	return &Maker{Question: question, Head: "The deal",
		Rule: &Rule{While: table.FactAct.Bit(), Judges: kinds, Refuse: where}}
}

// dealtWrong lists the questions of these laws.
var dealtWrong = []*Maker{
	again(q("exposed.ace", "What if a black ace is turned up in dealing?", "A hand in which a black ace is turned up in dealing is dealt again."),
		"a black ace was turned up: the hand is dealt again", table.ActExposed, func(s *State, f *engine.Fact) bool {
			return (f.Card == spadille || f.Card == basto) && !parts.InTalon(s, f.Card) && parts.InDealing(s)
		}),
	again(q("exposed.several", "What if several cards are turned up in dealing?", "A hand in which several cards are turned up in dealing is dealt again."),
		"several cards were turned up: the hand is dealt again", table.ActExposed, func(s *State, f *engine.Fact) bool {
			return turnedUp(s, false) > 1 && parts.InDealing(s)
		}),
	again(q("exposed.rejected", "Must a player take a card that the dealer has turned up?", "Whoever is to have a card that the dealer has turned up may reject it: then the hand is dealt again."),
		"{seat} rejects the card that was turned up: the hand is dealt again", actReject, rejects),
	again(q("exposed.talon", "What if a card of the talon lies face up?", "A hand in which a card of the talon lies face up is dealt again."),
		"a card of the talon lies face up: the hand is dealt again", table.ActExposed, func(s *State, f *engine.Fact) bool {
			return parts.InTalon(s, f.Card)
		}),
	{Question: q("exposed.talon.several", "How many cards of the talon may lie face up when somebody plays?",
		"When somebody has asked, or named a suit, a hand stands though cards of the talon lie face up, if they are no more than {most word}.", fig("most", "the cards of the talon that may lie face up")),
		Of: func(most int32) *Rule {
			return &Rule{Lifts: []string{"hombre/exposed.talon"}, Hush: func(s *State, f *engine.Fact) bool {
				return (bidden(s) || player(s) != cards.NoSeat) && turnedUp(s, true) <= most
			}}
		}},
	bars(q("exposed.dealer", "May the dealer play when a card of the talon lies face up?", "The dealer may not play a hand in which a card of the talon lies face up."),
		contracts, func(s *State, a *engine.Act) bool {
			return a.Seat == s.Dealer && s.Did(table.ActExposed, cards.NoSeat) != nil && turnedUp(s, true) > 0
		}),
	fault(q("talon.turned", "What does it cost to turn up a card of the talon?",
		"Whoever turns up a card of the talon makes a bête; the hand stands."), "{seat} turns up a card of the talon, and makes a bête", table.ActTurn,
		func(s *State, f *engine.Fact) bool { return firstOf(s, f, table.ActTurn.Bit()) }),
	bars(q("talon.turned.out", "May a player play who has turned up a card of the talon?", "Whoever has turned up a card of the talon may not play this hand; the others may."),
		contracts, func(s *State, a *engine.Act) bool { return s.Did(table.ActTurn, a.Seat) != nil }),
	headed("The exchange", forbids(q("talon.scattered", "May the talon be spread out?", "Nobody may spread the talon out, lest some card of it be seen."), actScatter.Bit())),
	bars(q("dealt.dealer", "May the dealer play who has dealt ten cards, or eight?", "Whoever has dealt a hand of ten cards, or of eight, may not play this hand."),
		contracts, func(s *State, a *engine.Act) bool {
			return a.Seat == s.Dealer && (s.Did(actTen, a.Seat) != nil || s.Did(actEight, a.Seat) != nil)
		}),
	{Question: q("dealt.untold", "What if a player bids who has too many cards, or too few?",
		"Whoever asks, or plays sans prendre, or passes, with ten cards or eight, and has not said so before, makes a bête."), Owes: "{seat} has not said that the hand has not nine cards, and makes a bête",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if inAuction.Has(engine.ActKind(f.N)) && handsOf(s, f.Seat) && s.Did(actOwns, f.Seat) == nil && firstOf(s, f, inAuction) {
				betesOf(s, f.Seat, 1)
			}
		}}},
	agreed(0, "1 where players have agreed that it is so", &Maker{Question: q("dealt.passed", "What if a player passes who has too many cards, or too few?",
		"[agreed=0: But whoever passes with ten cards or eight makes no bête.][agreed=1: Whoever passes with ten cards or eight makes a bête, too.]"),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/dealt.untold"}, Hush: func(s *State, f *engine.Fact) bool {
			return f.N == int32(table.ActPass) && handsOf(s, f.Seat)
		}}}),
	bars(q("dealt.pulled", "How does a player play sans prendre who has ten cards?", "Whoever has ten cards and lets one be drawn out must play sans prendre."),
		engine.Acts(table.ActPass, actAsk), func(s *State, a *engine.Act) bool { return s.Did(actPulled, a.Seat) != nil && mayAlone(s, a.Seat) }),
	{Question: q("pack.false.bid", "Does a hand stand in which a card more is found, or one less?",
		"Once somebody plays, a hand stands though the pack has a card too few; if one too many lies among the discards, it stands once the player plays sans prendre or has drawn."), Head: "The deal",
		Rule: &Rule{Lifts: []string{"parts/pack.false", "parts/pack.false.again"}, Hush: func(s *State, f *engine.Fact) bool {
			return f.Amount == oneLess && (bidden(s) || player(s) != cards.NoSeat) || f.Amount == oneMore && (rank(standing(s)) > rank(actAsk) || drewFirst(s))
		}}},
	{Question: q("deal.turn.laid", "Until when is a deal out of turn taken back?",
		"A hand dealt out of turn stands when every card is dealt and the talon lies on the table."), Head: "The deal",
		Rule: &Rule{Lifts: []string{"hombre/deal.turn"}, Hush: func(s *State, f *engine.Fact) bool { return f.Amount == takenUp }}},
	{Question: q("tours.unequal", "What if players have not laid the same?",
		"Where one has laid more counters than the others, what that player has laid counts for all."), Owes: "everybody lays as much as the one who laid most",
		Rule: &Rule{Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if f.N == int32(actMarked) {
				s.AllPut(table.DueStake, boxDevant, f.Amount-marked(s, f))
			}
		}}},
}

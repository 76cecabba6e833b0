package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The auction: players speak in turn until nobody bids more. A player who has
// passed speaks no more; one who was outbid speaks again.

// auction returns the phase of the bids.
func auction(bids ...engine.ActKind) *table.Phase {
	p := &table.Phase{Word: "bid", Acts: engine.Acts(bids...).With(table.ActPass.Bit())}
	p.Turn = turn
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		o.AddEach(bids)
		o.Add(table.ActPass)
	}
	p.End = func(s *State) {
		if seat := highest(s); seat != cards.NoSeat {
			s.Note(table.FactUndertakes, seat)
			return
		}
		s.Note(table.FactPassed, cards.NoSeat)
	}
	return p
}

// turn returns the player who speaks next: from the last speaker's right on,
// the first who has still to speak; or NoSeat.
func turn(s *State) cards.Seat {
	seat := s.Speaker
	for range s.N {
		if speaks(s, seat) {
			return seat
		}
		seat = s.Right(seat)
	}
	return cards.NoSeat
}

// bid returns the last bid of a player, and false if the player has not bid
// or has passed since.
func bid(s *State, seat cards.Seat) (kind engine.ActKind, ok bool) {
	if !s.WasSaid(contracts) {
		return 0, false
	}
	passed := false
	for f := s.Last(table.FactSaid); f != nil; f = s.Prior(f) {
		switch kind := engine.ActKind(f.N); {
		case f.Seat != seat:
		case contracts.Has(kind):
			return kind, !passed
		case kind == table.ActPass:
			passed = true
		}
	}
	return 0, false
}

// outbid reports whether another player has bid after a player's last bid.
func outbid(s *State, seat cards.Seat) bool {
	last, _ := s.LastSaid(contracts)
	return last != cards.NoSeat && last != seat
}

// speaks reports whether a player has still to speak.
func speaks(s *State, seat cards.Seat) bool {
	if !s.Spoken.Has(seat) {
		return true
	}
	_, ok := bid(s, seat)
	return ok && outbid(s, seat)
}

// leading returns the last bid that is not given up, and its bidder; NoSeat and ActPass if
// there is none.
func leading(s *State) (cards.Seat, engine.ActKind) {
	if !s.WasSaid(contracts) {
		return cards.NoSeat, table.ActPass
	}
	var passed cards.SeatSet
	for f := s.Last(table.FactSaid); f != nil; f = s.Prior(f) {
		switch kind := engine.ActKind(f.N); {
		case kind == table.ActPass:
			passed |= f.Seat.Bit()
		case contracts.Has(kind) && !passed.Has(f.Seat):
			return f.Seat, kind
		}
	}
	return cards.NoSeat, table.ActPass
}

// highest returns the player with the last bid that is not given up, or NoSeat.
func highest(s *State) cards.Seat {
	seat, _ := leading(s)
	return seat
}

// standing returns the highest bid so far, ActPass if there is none.
func standing(s *State) engine.ActKind {
	_, kind := leading(s)
	return kind
}

// rank returns the rank of a bid: a higher one outbids a lower one.
func rank(kind engine.ActKind) int {
	switch kind {
	case actAsk:
		return 1
	case actAskFavourite:
		return 2
	case actMediator:
		return 3
	case actMediatorFavourite:
		return 4
	case actAlone:
		return 5
	case actAloneFavourite:
		return 6
	case actContre, actVole, actVoleMediator:
		return 7
	}
	return 0
}

// pressed reports whether a player has asked, and another plays sans prendre.
func pressed(s *State, seat cards.Seat) bool {
	kind, ok := bid(s, seat)
	return ok && kind == actAsk && standing(s) == actAlone
}

// mayAlone reports whether a player may still bid to play sans prendre.
func mayAlone(s *State, seat cards.Seat) bool {
	return rank(standing(s)) < rank(actAlone) || pressed(s, seat)
}

// passed reports whether a player has passed.
func passed(s *State, seat cards.Seat) bool {
	_, ok := bid(s, seat)
	return s.Is(table.FactSaid, seat) && !ok
}

// bidding lists the questions about the auction.
var bidding = []*Maker{
	{Question: q("bid.turn", "Who speaks first, and who next?",
		"The player on the dealer's right speaks first, and then the others in turn."), Head: "The auction",
		Rule: &Rule{Judges: contracts.With(table.ActPass.Bit()), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Turn() && speaks(s, a.Seat) && a.Seat != turn(s)
		}}},
	{Question: q("bid.rank", "Which bid goes before which?",
		"Whoever plays sans prendre goes before whoever asks; of equal bids the earlier stands."),
		Rule: &Rule{Judges: contracts, Refuse: func(s *State, a *engine.Act) bool { return rank(a.Kind) <= rank(standing(s)) }}},
	{Question: q("bid.forced", "May a player who has asked play sans prendre?",
		"A player who has asked, and is forced by another who plays sans prendre, may so play before that other."),
		Rule: &Rule{Lifts: []string{"hombre/bid.rank"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actAlone && pressed(s, a.Seat)
		}}},
	{Question: q("bid.raised", "May players bid more than they have bid?",
		"Whoever has asked may not play sans prendre, unless forced to."),
		Rule: &Rule{Judges: contracts, While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			_, ok := bid(s, a.Seat)
			return ok && !outbid(s, a.Seat)
		}}},
	{Question: q("bid.final", "May a player bid who has passed?",
		"Whoever has passed may not bid."),
		Rule: &Rule{Judges: contracts, While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool { return passed(s, a.Seat) }}},
	{Question: q("bid.binding", "May a player pass who has bid?",
		"Whoever has bid must play, unless another bids more."),
		Rule: &Rule{Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			_, ok := bid(s, a.Seat)
			return ok && !outbid(s, a.Seat)
		}}},
	agreed(0, "1 where players have agreed that it may be played", forbids(q("bid.contre", "May a player play contre?",
		"[agreed=0: Nobody may play contre.][agreed=1: Contre may be played: whoever plays sans prendre and engages to make the vole goes before whoever plays sans prendre.]"), actContre.Bit())),
	{Question: q("spadille.forced", "Who plays when all have passed?",
		"When all have passed, whoever holds spadille must play."),
		Says: "{seat} holds spadille, and must play",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) {
			if seat := parts.Holder(s, spadille); seat != cards.NoSeat {
				s.Tell(table.FactUndertakes, seat)
			}
		}}},
	{Question: q("spadille.shown", "Do the others learn who must play because of spadille?",
		"Whoever must play because of spadille shows it, or announces it: everybody may see it."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if forced(s) {
				said := s.Tell(table.FactKnows, f.Seat)
				said.Seats, said.Cards = cards.AllSeats&^f.Seat.Bit(), spadille.Bit()
			}
		}, Lifts: []string{"hombre/tricks.seen"}, When: func(s *State, a *engine.Act) bool { return a.Card == spadille && forced(s) }}},
	agreed(1, "1 where players have agreed that it is so", &Maker{Question: q("last.forced", "Must whoever speaks last play when all the others have passed?",
		"[agreed=0: Whoever speaks last may pass, too.][agreed=1: When all the others have passed, whoever speaks last must play.]"), Says: "{seat} speaks last, and must play",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactUndertakes, s.Dealer).N = byTurn
		}, Lifts: []string{"hombre/spadille.forced"}, Hush: everyTime}}),
}

// What a player who has not named trumps has done: N of actUnnamed. 0 means
// that the hand was laid down.
const (
	letsLead = 1 + iota // has taken the cards up again, and lets another lead
	hasLed              // has led spadille or basto
)

// calling lists the questions about trumps and the king.
var calling = []*Maker{
	{Question: q("trump.named", "Who makes trumps?",
		"Whoever plays names the suit of trumps."), Head: "Trumps and the king", Says: "{seat} names trumps",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 15 << actSpades, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactTrump, f.Seat).N = f.N - int32(actSpades)
		}, Judges: naming, Refuse: func(s *State, a *engine.Act) bool { return a.Seat != player(s) }}},
	{Question: q("trump.unnamed", "What if a player who plays without a king does not name trumps?",
		"Where whoever plays without a king lays the hand down, or leads spadille or basto, without having named trumps, one of the others names them; "+
			"where the cards are taken up again and another leads, whoever leads may."),
		Says: "{seat} names trumps in place of the player",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actUnnamed, On: func(s *State, f *engine.Fact) { s.Tell(factNames, f.Leader) },
			Lifts: []string{"hombre/trump.named"}, When: func(s *State, a *engine.Act) bool { return a.Seat == s.Who(factNames) },
			Judges: naming.With(actUnnamed.Bit()), Refuse: func(s *State, a *engine.Act) bool {
				if naming.Has(a.Kind) {
					return s.Told(factNames) && a.Seat != s.Who(factNames)
				}
				if a.Seat != player(s) || !alone(s) || s.Told(table.FactTrump) || !s.Rivals(a.Seat).Has(a.To) {
					return true
				}
				return a.N[0] == letsLead && a.To != s.Eldest || a.N[0] == hasLed && (a.Seat != s.Eldest || s.Hand[a.Seat]&blackAces == 0)
			}}},
	{Question: q("king.called", "Who calls a king?",
		"Whoever plays after asking, or because of spadille, calls a king that another holds."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if !alone(s) || mediates(s) {
				s.Tell(table.FactOpens, f.Seat).N = phaseCall
			}
		}, Judges: actCall.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Card.Face() != cards.King || s.Dealt[a.Seat].Has(a.Card)
		}}},
	{Question: q("king.trump", "May the king of trumps be called?",
		"The king of trumps may not be called, nor its queen."),
		Rule: &Rule{While: table.FactTrump.Bit(), Judges: actCall.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Trumps().Has(a.Card) }}},
	{Question: q("king.own", "May players call a king of their own?",
		"Whoever holds a king may call it, and then plays alone."),
		Rule: &Rule{Lifts: []string{"hombre/king.called"}, When: func(s *State, a *engine.Act) bool { return a.Card.Face() == cards.King }}},
	{Question: q("king.first", "May another king be called in place of the first?",
		"The king first called stays called, be it called by mistake."),
		Rule: &Rule{While: factCalled.Bit(), Judges: actCall.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("queen.called", "May a queen be called?",
		"Whoever holds all the kings may call a queen."),
		Rule: &Rule{Lifts: []string{"hombre/king.called"}, When: func(s *State, a *engine.Act) bool {
			kings := cards.Face(cards.King) & s.Law().Pack()
			return a.Card.Face() == cards.Queen && s.Dealt[a.Seat]&kings == kings
		}}},
	{Question: q("king.friend", "Who plays with whoever called a king?",
		"Whoever holds the card called plays with whoever called it, and is known when it is played."), Says: "the card called is played: who holds it is known",
		Rule: &Rule{Hears: engine.Facts(table.FactPlayed, table.FactEnd), Given: factCalled.Bit(), On: func(s *State, f *engine.Fact) {
			called := s.Seen(factCalled)
			if s.Told(table.FactSide) || f.Kind == table.FactPlayed && f.Card != called.Card {
				return
			}
			said := s.Tell(table.FactSide, cards.NoSeat)
			said.Card, said.Seats = called.Card, called.Seat.Bit()|parts.Holder(s, called.Card).Bit()
		}}},
}

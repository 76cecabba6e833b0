package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// trading returns a phase in which players change cards with a neighbour, until
// somebody lays a hand open. Whose turn it is gives a card to the neighbour and
// is given one back; then it is the neighbour's turn. Whoever holds a hand that
// the rules let be laid open is asked before the trade goes on. Instead of
// giving a card a player may propose that the dealer give everybody one of the
// talon. Who begins, which way the cards go, what may be laid open and who must
// agree are for rules to say.
func trading(opens func(*State) bool) *table.Phase {
	return &table.Phase{
		Word: "trade", Opens: opens,
		Acts: engine.Acts(table.ActGive, table.ActLay, table.ActPass, table.ActPropose, table.ActAccept, table.ActRefuse), Secret: true,
		Begin: func(s *State) { beginTrade(s) },
		Turn:  func(s *State) cards.Seat { return s.Table.Turn },
		May:   mayTrade,
		Do:    trade,
		End:   parts.Ended,
	}
}

// beginTrade has whoever the rules say begin, at first and after everybody was
// given a card of the talon.
func beginTrade(s *State) {
	s.Served, s.Spoken = 0, 0
	s.Note(table.FactPlaying, cards.NoSeat)
	s.Speaker = s.Leader()
	s.Table.Turn = trader(s)
}

// trader returns who is asked next: whoever may lay a hand open and has not yet been
// asked, or else whose turn it is to give a card; NoSeat where no rule says
// which way.
func trader(s *State) cards.Seat {
	seat := s.Eldest
	for range s.N {
		if !s.Spoken.Has(seat) && s.Allows(table.ActLay, seat) {
			return seat
		}
		seat = s.Right(seat)
	}
	if s.Speaker == cards.NoSeat || neighbour(s, s.Speaker) == cards.NoSeat {
		return cards.NoSeat
	}
	return s.Speaker
}

// neighbour returns to whom a player gives a card.
func neighbour(s *State, seat cards.Seat) cards.Seat {
	switch round := s.Seen(table.FactRound); {
	case round == nil || round.N == 0:
		return cards.NoSeat
	case round.N > 0:
		return s.Right(seat)
	}
	return cards.Left(s.N, seat)
}

// mayTrade is what a player may try in trading.
func mayTrade(s *State, seat cards.Seat, o *table.Options) {
	switch {
	case s.Served < 0:
		o.Add(table.ActAccept)
		o.Add(table.ActRefuse)
	case s.Served > 0:
		o.Offer(table.ActGive, s.Hand[seat])
	case s.Giver != cards.NoSeat:
		o.Offer(table.ActGive, s.Hand[seat])
		o.Add(table.ActPass)
	case seat != s.Speaker:
		o.Add(table.ActLay)
		o.Add(table.ActPass)
	default:
		o.Offer(table.ActGive, s.Hand[seat])
		o.Add(table.ActLay)
		o.Add(table.ActPropose)
	}
}

// trade does what a player does in trading, and finds who is asked next.
func trade(s *State, a *engine.Act) {
	switch a.Kind {
	case table.ActLay:
		s.Table.Turn = cards.NoSeat
	case table.ActPropose:
		s.Spoken, s.Served = a.Seat.Bit(), -1
		s.Table.Turn = s.Right(a.Seat)
		if !s.Told(table.FactConsent) {
			serve(s)
		}
	case table.ActAccept:
		s.Spoken |= a.Seat.Bit()
		if s.Table.Turn = s.Right(a.Seat); s.Spoken.Has(s.Table.Turn) {
			serve(s)
		}
	case table.ActRefuse:
		s.Served, s.Spoken = 0, 0
		s.Table.Turn = trader(s)
	case table.ActPass:
		if s.Giver == cards.NoSeat {
			s.Spoken |= a.Seat.Bit()
			s.Table.Turn = trader(s)
			return
		}
		back(s, a.Seat, s.Given)
	case table.ActGive:
		give(s, a)
	}
}

// give moves a card: back to whoever gave one, to the dealer for a card of the
// talon, or to the neighbour.
func give(s *State, a *engine.Act) {
	switch {
	case s.Served > 0:
		s.PassCard(a.Seat, cards.NoSeat, a.Card)
		s.Table.Turn = s.Right(a.Seat)
		serveNext(s)
	case s.Giver != cards.NoSeat:
		back(s, a.Seat, a.Card)
	default:
		to := neighbour(s, a.Seat)
		s.Giver, s.Given = a.Seat, a.Card
		s.PassCard(a.Seat, to, a.Card)
		s.Table.Turn = to
	}
}

// back gives a card to whoever gave one, and it is the turn of the player who
// gives it back.
func back(s *State, seat cards.Seat, c cards.Card) {
	s.PassCard(seat, s.Giver, c)
	s.Giver, s.Given, s.Spoken = cards.NoSeat, cards.None, 0
	s.Speaker = seat
	s.Table.Turn = trader(s)
}

// serve has the dealer give out cards of the talon, beginning with whom the
// rules say; where they do not, the trade goes on.
func serve(s *State) {
	s.Served, s.Spoken = 0, 0
	f := s.Seen(table.FactDraws)
	if f == nil {
		s.Table.Turn = trader(s)
		return
	}
	s.Table.Turn = f.Seat
	serveNext(s)
}

// serveNext gives the next player the top card of the talon; when all have been
// served, or none is left, the trade begins anew.
func serveNext(s *State) {
	if int(s.Served) < s.N {
		if c := s.Draw(); c != cards.None {
			s.Served++
			s.Hand[s.Table.Turn] |= c.Bit()
			return
		}
	}
	beginTrade(s)
}

// tradeFirst is who begins to trade.
var tradeFirst = Maker{Question: game.Question{ID: "parts/trade.first", Asks: "Who begins to change cards?",
	Answer: "{leader} begins to change cards.", Roles: []part{{Name: "leader", Means: "who begins"}}}, Head: "The trade",
	Make: parts.Begins}

// tradeRound is with whom cards are changed, and whose turn is next.
var tradeRound = Maker{Question: game.Question{ID: "parts/trade.round", Asks: "With whom does a player change a card?",
	Answer: "A player changes a card with the neighbour on the {next}, whose turn it then is.", Roles: []part{{Name: "next", Means: "with whom"}}},
	Make: func(t *game.Terms) *Rule {
		return &Rule{Hears: table.FactPlaying.Bit(), On: parts.GoesRound(t),
			Judges: engine.Acts(table.ActGive, actChange), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Table.Turn }}
	}}

// tradeBack has a player who is given a card give one back.
var tradeBack = Maker{Question: game.Question{ID: "parts/trade.back", Asks: "Must a player change a card with whoever asks?",
	Answer: "Whoever is given a card gives another back."},
	Rule: &Rule{Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Giver != cards.NoSeat }}}

// tradeOther has it be another card.
var tradeOther = Maker{Question: game.Question{ID: "parts/trade.other", Asks: "May the same card be given back?",
	Answer: "The card given back is another than the one received."},
	Rule: &Rule{Judges: table.ActGive.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Giver != cards.NoSeat && a.Card == s.Given
	}}}

// layNeed lets a hand be laid open only where a rule says what may be.
var layNeed = Maker{Question: game.Question{ID: "parts/lay.need", Asks: "Which hands may be laid open?",
	Answer: "Only a hand that may win is laid open."},
	Rule: &Rule{Judges: table.ActLay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}}

// layDuty has whoever holds such a hand lay it open.
var layDuty = Maker{Question: game.Question{ID: "parts/lay.duty", Asks: "Must a player lay open a hand that may win?",
	Answer: "Whoever holds a hand that may win lays it open."},
	Rule: &Rule{Judges: engine.Acts(table.ActGive, table.ActPass, table.ActPropose), Refuse: func(s *State, a *engine.Act) bool {
		return s.Giver == cards.NoSeat && s.Served == 0 && s.Allows(table.ActLay, a.Seat)
	}}}

// talonConsent has everybody agree before cards of the talon are given out, and
// says how often they may be.
var talonConsent = Maker{Question: game.Question{ID: "parts/talon.consent", Asks: "Who must agree that cards of the talon are given out, and how often may they be?",
	Answer:  "Cards of the talon are given out only when everybody agrees[times=0: , and as often as everybody does][times!=0: , and {times times} at most].",
	Figures: []part{{Name: "times", Means: "how often at most; 0 for as often as everybody agrees"}}}, Head: "The talon",
	Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActPropose, On: parts.Tells(table.FactConsent), Judges: table.ActPropose.Bit()},
	Refuse: func(s *State, a *engine.Act, times int32) bool {
		n := int32(0)
		for f := s.Last(table.FactSaid); f != nil; f = s.Prior(f) {
			n += int32(engine.Int(f.N == int32(table.ActPropose)))
		}
		return times > 0 && n >= times
	}}

// talonRefused has the cards shuffled and dealt again where somebody does not
// agree.
var talonRefused = Maker{Question: game.Question{ID: "parts/talon.refused", Asks: "What follows where somebody does not agree?",
	Answer: "Where somebody does not agree the same player shuffles and deals again."}, Says: "{seat} does not agree: the cards are dealt again",
	Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActRefuse, On: func(s *State, f *engine.Fact) {
		parts.Again(s, f.Seat)
	}}}

// talonFirst is to whom the first card of the talon is given.
var talonFirst = Maker{Question: game.Question{ID: "parts/talon.first", Asks: "How are cards of the talon given out?",
	Answer: "The dealer gives everybody the top card of the talon, the player on the {first} first, and everybody gives one back; then the trade begins again.", Roles: []part{{Name: "first", Means: "who is given the first"}}},
	Make: func(t *game.Terms) *Rule {
		first := t.Role("first")
		return &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActPropose, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactDraws, s.SeatOf(first, f))
		}}
	}}

// talonUnder is where the cards are laid that are given back.
var talonUnder = Maker{Question: game.Question{ID: "parts/talon.under", Asks: "Where are the cards laid that are given back to the dealer?",
	Answer: "The cards that are given back are laid under the talon."},
	Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActPropose, On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactLower, s.Dealer)
	}}}

package coucou

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.PackWhole, &parts.Purse, &parts.First, &parts.Cut, &parts.Count},
		parts.Own(own, "deal.hidden"), []*Maker{&parts.Passes}, parts.Own(own[1:]))
}

// own is the questions that le Coucou alone asks.
var own = []Maker{
	{Question: q("deal.hidden", "May the dealer turn up a card that is dealt?",
		"The dealer turns up no card that is dealt."),
		Rule: &Rule{Judges: table.ActExposed.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("trade.first", "Who begins to change cards?",
		"{leader} is the first to speak.", fig("leader", "who begins")), Head: "The trade",
		Make: parts.Begins},
	{Question: q("trade.end", "When is the round made?",
		"The round is made when it comes to {last}.", fig("last", "who does not speak any more")),
		Make: func(t *game.Terms) *Rule {
			last := t.Role("last")
			return &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
				s.Tell(factLast, s.SeatOf(last, f))
			}}
		}},
	{Question: q("trade.round", "With whom does a player change a card?",
		"Whose turn it is may be content, or ask the neighbour on the {next} to change cards.", fig("next", "with whom")),
		Make: func(t *game.Terms) *Rule {
			next := t.Role("next")
			return &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actAsk, On: func(s *State, f *engine.Fact) {
				s.Tell(factAsks, f.Seat).Taker = beside(s, f.Seat, next)
			}, Judges: engine.Acts(table.ActPass, actAsk), Refuse: func(s *State, a *engine.Act) bool {
				return a.Seat != s.Turn() && !s.Spoken.Has(a.Seat)
			}}
		}},
	{Question: q("trade.once", "How often may a player ask?",
		"Each player may ask once."),
		Rule: &Rule{Judges: actAsk.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Spoken.Has(a.Seat) }}},
	{Question: q("trade.forced", "Must a player change a card with whoever asks?",
		"Whoever is asked must change cards."), Says: "{seat} and {taker} change cards",
		Rule: &Rule{Hears: factAsks.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(factChanges, f.Seat).Taker = f.Taker
		}}},
	{Question: q("trade.king", "Who need not change cards?",
		"Whoever is asked and holds a {face rank} says “coucou” and keeps it; whoever asked keeps the card.", fig("face", "that is kept")), Says: "{seat} says coucou",
		Make: func(t *game.Terms) *Rule {
			kept := cards.Face(uint8(t.N("face") & 15))
			return &Rule{Hears: factAsks.Bit(), On: func(s *State, f *engine.Fact) {
				if s.Hand[f.Taker]&kept != 0 {
					s.Tell(factCoucou, f.Taker).Leader = f.Seat
				}
			}, Lifts: []string{family + "/trade.forced"}, Hush: func(s *State, f *engine.Fact) bool { return s.Hand[f.Taker]&kept != 0 }}
		}},
	{Question: q("trade.talon", "What does the dealer give who is asked?",
		"The dealer, when asked, does not change: whoever asks is given the top card of the talon."), Says: "{seat} is given the top card of the talon",
		Rule: &Rule{Hears: factAsks.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Taker == s.Dealer {
				s.Tell(factServed, f.Seat)
			}
		}, Lifts: []string{family + "/trade.forced", family + "/trade.king"}, Hush: asksDealer}},
	{Question: q("trade.talon.king", "And if the top card of the talon is a king?",
		"A king that lies on top of the talon is not given: the dealer says “coucou”, and whoever asked keeps the card."), Says: "{seat} says coucou",
		Rule: &Rule{Hears: factAsks.Bit(), On: func(s *State, f *engine.Fact) {
			if asksDealer(s, f) && kingOnTop(s) {
				s.Tell(factCoucou, f.Taker).Leader = f.Seat
			}
		}, Lifts: []string{family + "/trade.talon"}, Hush: func(s *State, f *engine.Fact) bool { return kingOnTop(s) }}},
	{Question: q("dealer.cards", "From how many cards does the dealer choose?",
		"When the round is made the dealer chooses among {cards word} cards, the one dealt and the top ones of the talon, and keeps one.", fig("cards", "to choose from")), Says: "{seat} chooses among {n} cards",
		Rule: &Rule{Hears: factTour.Bit(), Judges: actPick.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !s.Hand[a.Seat].Has(a.Card) }},
		On: func(s *State, f *engine.Fact, n int32) {
			s.Tell(factThree, s.Dealer).N = n
		}},
	{Question: q("lowest.card", "Which card is the lowest?",
		"The ace is the lowest card, then the two, and so on up to the king."), Head: "The payment",
		Rule: &Rule{Asked: table.AskLowest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return -int(s.Hand[seat].First().Face())
		}}},
	{Question: q("lowest.all", "Who loses?",
		"When the round is made all lay their cards open, and whoever has the lowest loses; where several have one of that kind, all of them."), Says: "{seat} has the lowest, {card}",
		Rule: &Rule{Hears: factLowest.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if f.Seats.Has(seat) {
					said := s.Tell(table.FactLost, seat)
					said.Card = s.Hand[seat].First()
					said.RestOn(came(s, seat))
				}
			}
		}}},
	{Question: q("lowest.paid", "What does the lowest card cost?",
		"Each who has the lowest pays {payee him} {amount amount}.", fig("amount", "from each who has it"), fig("payee", "who is paid")), Owes: "{seat} has the lowest",
		Make: func(t *game.Terms) *Rule {
			amount, payee := t.N("amount"), t.Role("payee")
			return &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
				s.Pay(dueLost, f.Seat, payee, amount, f)
			}}
		}},
	{Question: q("match.leaves", "What becomes of a player who has lost every counter?",
		"Whoever has lost every counter leaves the game: that player is dealt no more cards, and does not deal."), Head: "The match", Says: "{seat} has no counter left, and leaves",
		Rule: &Rule{Hears: engine.Facts(table.FactDecided, table.FactClosing), On: leaving,
			Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Idle.Has(a.Seat) },
			Lifts: []string{"parts/deal.passes"}, Hush: func(s *State, f *engine.Fact) bool { return s.Is(factLeaves, s.OnRight(s.Dealer)) }}},
	{Question: q("match.together", "What if all who are left would lose their last counter together?",
		"Where all who are left would lose their last counter together nobody pays: they play on for it."), Says: "all would lose their last counter: nobody pays",
		Rule: &Rule{Lifts: []string{family + "/lowest.paid"}, Hush: func(s *State, f *engine.Fact) bool { return allLose(s) }}},
	{Question: q("match.won", "Who wins the match?",
		"The last who has a counter left wins the match."), Says: "{seat} wins the match",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			winner, n := cards.NoSeat, 0
			for _, seat := range s.Round {
				if left(s, seat) > 0 {
					winner, n = seat, n+1
				}
			}
			if n == 1 {
				s.Tell(table.FactMatch, winner)
			}
		}}},
	parts.TakeBox(q("pool.won", "Who takes the pool?",
		"The winner takes the pool."), "{seat} takes the pool", table.FactMatch, 0, table.DueGame),
}

// beside returns the neighbour whom a role names.
func beside(s *State, seat cards.Seat, r game.Role) cards.Seat {
	switch r {
	case game.ToRight:
		return s.OnRight(seat)
	case game.ToLeft:
		return s.OnLeft(seat)
	}
	return s.Dealer
}

// asksDealer reports whether it is the dealer who is asked.
func asksDealer(s *State, f *engine.Fact) bool { return f.Taker == s.Dealer }

// kingOnTop reports whether a king lies on top of the talon.
func kingOnTop(s *State) bool {
	return s.Left() > 0 && s.Talon[s.Top].Face() == cards.King
}

// came returns the kinds of fact by which a player came to the card that he shows, or
// had to keep it.
func came(s *State, seat cards.Seat) (kinds engine.FactKinds) {
	for i := range s.Facts {
		f := &s.Facts[i]
		switch f.Kind {
		case factServed, factThree, factChanges, factCoucou:
			if f.Seat == seat || f.Leader == seat || f.Taker == seat {
				kinds = kinds.With(f.Kind.Bit())
			}
		}
	}
	return kinds
}

// leaving says who leaves, and when everything is paid who deals instead of one
// who has left.
func leaving(s *State, f *engine.Fact) {
	if f.Kind == table.FactDecided {
		for _, seat := range s.Round {
			if left(s, seat) <= 0 {
				s.Tell(factLeaves, seat)
			}
		}
		return
	}
	next := s.OnRight(s.Dealer)
	if !s.Is(factLeaves, next) {
		return
	}
	for next != s.Dealer && s.Is(factLeaves, next) {
		next = s.OnRight(next)
	}
	if !s.Is(factLeaves, next) {
		s.Tell(table.FactNextDealer, next)
	}
}

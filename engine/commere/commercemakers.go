package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// commerceMakers returns every question of Commerce, in the order of a hand.
func commerceMakers() []*Maker {
	list := []*Maker{&parts.Players, &parts.PackWhole, &parts.Rank, &parts.First, &parts.Cut, &parts.Served, &parts.Count, &parts.Packets, &parts.TurnedNone,
		&parts.Passes, &parts.MisdealAgain, &parts.Exposed, &parts.FalsePack, &parts.FalsePackAgain, &stake,
		&tradeFirst, &tradeRound, &tradeBack, &tradeOther}
	list = append(list, parts.Own(commerceOwn, "trade.duty", "change.fee", "bank.card", "bank.under")...)
	list = append(list, &layNeed)
	list = append(list, parts.Own(commerceOwn, "lay.after", "lay.stops")...)
	for i := range hands {
		list = append(list, &hands[i])
	}
	list = append(list, parts.Own(commerceOwn, "best.banker")...)
	list = append(list, &parts.BestEldest, &poolWon)
	return append(append(list, parts.Own(commerceOwn, "banker.wins", "banker.loses", "banker.beaten")...), &parts.Rounds)
}

// commerceOwn is the questions that Commerce alone asks.
var commerceOwn = []Maker{
	{Question: q("trade.duty", "What may a player do whose turn it is?",
		"Whose turn it is changes a card, with the bank or with the neighbour, or lays the hand open."),
		Rule: &Rule{Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Giver == cards.NoSeat && !s.Spoken.Has(a.Seat)
		}}},
	{Question: q("change.fee", "What does it cost to change a card?",
		"Whoever changes a card with the bank pays {payee him} {each amount}[barter=0: ; a change with the neighbour costs nothing][barter!=0: ; a change with the neighbour costs {barter amount}][banker=0: , and the banker pays nothing].",
		fig("each", "for a card of the bank"), fig("barter", "for a change with the neighbour"), fig("banker", "what the banker puts into the pool for a card of the bank"), fig("payee", "who is paid")),
		Owes: "{seat} changes a card", Make: func(t *game.Terms) *Rule {
			each, barter, banker, payee := t.N("each"), t.N("barter"), t.N("banker"), t.Role("payee")
			return &Rule{Hears: factChanges.Bit(), On: func(s *State, f *engine.Fact) {
				switch {
				case f.Taker != cards.NoSeat:
					s.Pay(table.DueCard, f.Seat, payee, barter, f)
				case s.SeatOf(payee, f) == f.Seat:
					s.Owe(table.DueCard, table.Account(f.Seat), engine.Pool, banker)
				default:
					s.Pay(table.DueCard, f.Seat, payee, each, f)
				}
			}}
		}},
	{Question: q("bank.card", "What does the bank give for a card?",
		"Whoever changes a card with the bank is given the top card of the talon for it."), Head: "The talon",
		Rule: &Rule{Hears: factChanges.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Taker == cards.NoSeat {
				s.Tell(table.FactDraws, f.Seat)
			}
		}}},
	{Question: q("bank.under", "Where is the card laid that is given to the bank?",
		"The card that is given to the bank is laid under the talon."),
		Rule: &Rule{Hears: factChanges.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Taker == cards.NoSeat {
				s.Tell(table.FactLower, s.Dealer)
			}
		}}},
	{Question: q("lay.after", "When may a hand be laid open?",
		"A hand is laid open by the player whose turn it is, before changing a card or just after."), Head: "The trade",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(factAfter, s.Eldest)
		}, Judges: table.ActLay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Table.Turn && a.Seat != s.Speaker }}},
	{Question: q("lay.stops", "What follows when a hand is laid open?",
		"When a hand is laid open nobody changes a card any more."),
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActLay, On: parts.Tells(factStopped), Judges: engine.Acts(table.ActGive, actChange), Refuse: func(s *State, a *engine.Act) bool { return s.Told(factStopped) }}},
	{Question: q("best.banker", "Who has the best of equal points?",
		"Of equal points the banker's wins."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(seat == s.Dealer && !s.Is(factSequence, seat))
		}}},
	{Question: q("banker.wins", "What is paid to a banker who wins?",
		"Each player who has changed a card with the bank pays {each amount} to a banker who wins.", each), Head: "The payment", Owes: "the banker wins",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if f.Seat != s.Dealer {
				return
			}
			for _, seat := range s.Round {
				if bought(s, seat) {
					s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), each)
				}
			}
		}},
	{Question: q("banker.loses", "What does a banker pay who does not win?",
		"A banker who does not win pays the winner {amount amount}, whatever the banker holds.", fig("amount", "to the winner")), Owes: "the banker does not win",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, amount int32) {
			if f.Seat != s.Dealer {
				s.Owe(table.DueGame, table.Account(s.Dealer), table.Account(f.Seat), amount)
			}
		}},
	{Question: q("banker.beaten", "And one who holds a point, a sequence or a tricon?",
		"{payer} pays each player {each amount} for a point, a sequence or a tricon where another player's is higher.", fig("each", "to each other player"), fig("payer", "who pays")), Owes: "the banker's hand is beaten",
		Make: func(t *game.Terms) *Rule {
			each, payer := t.N("each"), t.Role("payer")
			return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
				seat := s.SeatOf(payer, f)
				// A sequence is of one suit, and a point besides.
				if seat != f.Seat && (s.Is(factPoint, seat) || s.Is(factTricon, seat)) && !level(s, seat, f.Seat) {
					s.Pay(table.DueMeld, seat, game.ToEach, each, f)
				}
			}}
		}},
}

// level reports whether two players have equal sequences: the first in hand
// wins, but not because that sequence is the higher.
func level(s *State, a, b cards.Seat) bool {
	return s.Is(factSequence, a) && s.Is(factSequence, b) && sequence(s, s.Hand[a]) == sequence(s, s.Hand[b])
}

// bought reports whether a player has changed a card with the bank.
func bought(s *State, seat cards.Seat) bool {
	return parts.Where(s, factChanges, func(f *engine.Fact) bool { return f.Seat == seat && f.Taker == cards.NoSeat }) != nil
}

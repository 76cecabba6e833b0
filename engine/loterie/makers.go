package loterie

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// leftID is the question what becomes of the lots that nobody has drawn.
const leftID = family + "/lot.left"

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.PackWhole}, parts.Own(own[:1]), []*Maker{&parts.Purse}, parts.Own(own[1:2]),
		[]*Maker{&parts.Cut, &parts.Count}, parts.Own(own[2:]))
}

// own is the questions that la Loterie alone asks.
var own = []Maker{
	{Question: q("packs", "Are the tickets dealt from the same pack as the lots?",
		"Two packs are used: the lots are dealt from one, and the tickets from the other."),
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factPacks, cards.NoSeat) }}},
	{Question: q("stake", "What does everybody put in when the match begins?",
		"When the match begins everybody puts the whole purse into the fund."), Owes: "the match begins",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Pool(fund) > 0 {
				return
			}
			for _, seat := range s.Round {
				s.Owe(table.DueStake, table.Account(seat), engine.Pool, purse(s))
			}
		}}},
	{Question: q("deal.stays", "Who deals the next hand?",
		"The same player deals every hand."), Says: "{seat} deals next",
		Rule: &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(table.FactNextDealer, s.Dealer) }}},
	{Question: q("lot.covered", "May a lot be looked at?",
		"The lots lie covered until they are turned up."), Head: "The lots",
		Rule: &Rule{Judges: engine.Acts(table.ActLook, table.ActExposed), Refuse: func(s *State, a *engine.Act) bool { return !s.Told(factUp) }}},
	{Question: q("lot.amount", "How many counters may be put on a lot?",
		"Each in turn may put as many counters on the lot as that player likes: one at least, and no more than lie in the fund."),
		Rule: &Rule{Judges: actPut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.N[0] < 1 || int32(a.N[0]) > s.Pool(fund)
		}}},
	{Question: q("lot.put", "Whose are the counters that are put on a lot?",
		"What is put on a lot is taken from the fund."), Owes: "{seat} puts it on the lot",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actPut, On: func(s *State, f *engine.Fact) {
			s.Owe(dueLot, engine.Pool, engine.Box(onLots), f.Amount)
		}}},
	{Question: q("lot.unequal", "May as much be put on one lot as on another?",
		"As much as on another lot is put only where no other amount can be."),
		Rule: &Rule{Judges: actPut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			other := int32(1) // the least that lies on no lot
			for lie(s, other) {
				other++
			}
			return lie(s, int32(a.N[0])) && other <= s.Pool(fund)
		}}},
	{Question: q("tickets", "How many tickets is each dealt?",
		"When every lot is set each is dealt {each word} ticket[each!=1: s].", fig("each", "to each player")), Head: "The tickets",
		Of: parts.Announces(factSet, factEach)},
	{Question: q("tickets.round", "How are several tickets dealt?",
		"Of several tickets everybody is dealt one, and then another."),
		Rule: &Rule{Hears: factSet.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factRounds, cards.NoSeat) }}},
	{Question: q("lot.turned", "When are the lots turned up?",
		"When everybody has the tickets the lots are turned up."), Says: "the lots are turned up, {cards}",
		Rule: &Rule{Hears: factServed.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(factUp, cards.NoSeat).Cards = lots(s)
		}}},
	{Question: q("lot.drawn", "Who draws a lot?",
		"Whoever has a ticket that is the same card as a lot draws that lot."), Says: "{seat} draws the lot of {taker}, {card}",
		Rule: &Rule{Hears: factUp.Bit(), On: func(s *State, f *engine.Fact) {
			rests := engine.Facts(factPacks, factEach)
			if each := s.Seen(factEach); each != nil && each.N > 1 {
				rests = rests.With(factRounds.Bit())
			}
			for i := range s.Facts {
				t := &s.Facts[i]
				if t.Kind != factTicket || !f.Cards.Has(t.Card) {
					continue
				}
				for _, seat := range s.Round {
					if s.Dealt[seat].Has(t.Card) {
						said := s.Tell(factDrawn, t.Seat)
						said.Taker, said.Card = seat, t.Card
						said.RestOn(rests)
					}
				}
			}
		}}},
	{Question: q("lot.paid", "What does whoever draws a lot receive?",
		"Whoever draws a lot takes what lies on it."), Owes: "{seat} draws the lot of {card}",
		Rule: &Rule{Hears: factDrawn.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueBox, engine.Box(onLots), table.Account(f.Seat), lies(s, f.Taker))
		}}},
	{Question: q("lot.left", "What becomes of a lot that nobody draws?",
		"What lies on lots that nobody draws goes back into the fund."), Owes: "nobody draws it",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueNext, engine.Box(onLots), engine.Pool, s.Pool(onLots))
		}}},
	{Question: q("match.over", "When is the match over?",
		"The match is over when nothing is left of the fund: each keeps what that player has drawn."), Head: "The match", Says: "the fund is drawn",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Pool(fund) <= 0 {
				s.Tell(table.FactMatch, cards.NoSeat)
			}
		}}},
}

// lie reports whether so many counters lie on a lot.
func lie(s *State, n int32) bool {
	for _, seat := range s.Round {
		if n > 0 && lies(s, seat) == n {
			return true
		}
	}
	return false
}

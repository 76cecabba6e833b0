package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// settlement is what the record came to, told in English.
func (h *hearing) settlement() *Settlement {
	st := h.st
	l := h.law
	st.Rules, st.Unit, st.Seats, st.Sheet = l.ID, l.Unit, h.round, l.Sheet
	if rs := Find(h.r.Rules); rs != nil {
		for _, v := range rs.Variants {
			if v == l.Ruleset {
				st.Rules = rs.ID
			}
		}
	}
	for _, seat := range h.round {
		st.Net[seat] = h.Balance[seat]
		st.Points[seat], st.Taken[seat] = h.points[seat], h.tricks[seat]
	}
	for i, name := range l.PoolNames() {
		st.Pools = append(st.Pools, game.Pool{Name: name, Amount: h.pool(i)})
	}
	sheet, n := h.sheetNow()
	for _, b := range sheet[:n] {
		st.Beasts = append(st.Beasts, game.Beast{By: b.by, Amount: b.amount, InPlay: b.inPlay})
	}
	st.Tricks = h.played
	st.Dealer, st.Next = h.dealer, h.who(factNextDealer)
	if st.Next == cards.NoSeat && h.Seen(factSameDealer) != nil {
		st.Next = h.dealer
	}
	st.Void, st.Done = h.Seen(factVoid) != nil, h.done
	st.VoidBy, st.NextBy, st.FirstBy = h.behindAll(factVoid.Bit()), h.behindAll(engine.Facts(factNextDealer, factSameDealer)), h.behindAll(factDealer.Bit())
	st.Outcomes = h.outcomes(st.Void)
	tell := h.teller()
	st.Events, st.Fired, st.Undone = tell.Events(), h.list(h.Fired), tell.Undone()
	if h.done && !st.Void && h.Seen(factNoParty) == nil {
		if h.who(factWinner) < 0 {
			st.Ties = append(st.Ties, askNames[askWinner])
		}
		if h.who(factLoser) < 0 {
			st.Ties = append(st.Ties, askNames[askLoser])
		}
	}
	return st
}

// outcomes is who wins and loses the party, even where it is worth nothing,
// and what the party and the Reversis came to.
func (s *State) outcomes(void bool) []game.Outcome {
	list := make([]game.Outcome, 0, 4)
	winner, loser := s.who(factWinner), s.who(factLoser)
	if winner >= 0 {
		list = append(list, game.Outcome{What: game.Won, Seats: []cards.Seat{winner}, By: s.behindAll(factWinner.Bit())})
	}
	if loser >= 0 {
		list = append(list, game.Outcome{What: game.Lost, Seats: []cards.Seat{loser}, By: s.behindAll(factLoser.Bit())})
	}
	party := game.Outcome{What: "party", Own: true}
	if worth := s.Seen(factWorth); worth != nil && winner >= 0 && loser >= 0 {
		party.Details = []game.Detail{{Name: "winner", Seat: winner}, {Name: "loser", Seat: loser}, {Name: "value", Says: game.SaysNumber, N: worth.N}}
	}
	made := game.Outcome{What: "reversis", Own: true}
	if by := s.undertaker(); by != cards.NoSeat && !void {
		made.Seats = []cards.Seat{by}
		made.Details = []game.Detail{{Name: "by", Seat: by}, {Name: "made", Says: game.SaysTruth, N: int32(b2i(s.Seen(factMade) != nil))}, {Name: "breaker", Seat: s.who(factBroken)}}
	}
	return append(list, party, made)
}

// behindAll is the rules behind the facts of some kinds.
func (s *State) behindAll(kinds engine.FactKinds) []string {
	return s.law.rules.IDs(s.BehindAll(kinds))
}

// throwDown ends the play where a rule gives the rest of the tricks to him who
// threw down his hand: all the cards that are left go to him.
func (s *State) throwDown(by cards.Seat) {
	if s.Seen(factRest) == nil {
		return
	}
	var rest cards.Set
	for _, seat := range s.round {
		rest |= s.hand[seat]
	}
	for set := rest; set != 0; set = set.Without() {
		s.points[by] += s.worth[set.First().Face()]
	}
	s.tricks[by] += s.last - s.Trick + 1
	s.tell(&engine.Fact{Kind: factThrown, Seat: by, Leader: by, Taker: by, Trick: s.last})
}

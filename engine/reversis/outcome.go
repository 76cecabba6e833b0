package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
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
	names := l.Pools
	if len(names) == 0 {
		names = []string{""}
	}
	for i, name := range names {
		st.Pools = append(st.Pools, Pool{name, h.pool(i)})
	}
	sheet, n := h.sheetNow()
	for _, b := range sheet[:n] {
		st.Beasts = append(st.Beasts, Beast{b.by, b.amount, b.inPlay})
	}
	st.Tricks = h.played
	st.Dealer, st.Next = h.dealer, h.who(factNextDealer)
	if st.Next == cards.NoSeat && h.Seen(factSameDealer) != nil {
		st.Next = h.dealer
	}
	st.Winner, st.Loser = h.who(factWinner), h.who(factLoser)
	st.Void, st.Done = h.Seen(factVoid) != nil, h.done
	if worth := h.Seen(factWorth); worth != nil && st.Winner >= 0 && st.Loser >= 0 {
		st.Party = &Party{st.Winner, st.Loser, worth.N}
	}
	if by := h.undertaker(); by != cards.NoSeat && !st.Void {
		st.Reverse = &Outcome{By: by, Made: h.Seen(factMade) != nil, Breaker: h.who(factBroken)}
	}
	st.Events = h.events(&English)
	st.Fired, st.Undone = h.list(h.Fired), h.list(h.undone())
	if h.done && !st.Void && h.Seen(factNoParty) == nil {
		if st.Winner < 0 {
			st.Ties = append(st.Ties, askNames[askWinner])
		}
		if st.Loser < 0 {
			st.Ties = append(st.Ties, askNames[askLoser])
		}
	}
	return st
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

// undone is the rules all of whose dues were annulled.
func (s *State) undone() engine.RuleSet {
	var owed, stand, undone engine.RuleSet
	for i := range s.Dues {
		d := &s.Dues[i]
		owed.Add(d.Rule)
		if d.Stands() {
			stand.Add(d.Rule)
		}
	}
	for no := owed.Next(engine.NoRule); no >= 0; no = owed.Next(no) {
		if !stand.Has(no) {
			undone.Add(no)
		}
	}
	return undone
}

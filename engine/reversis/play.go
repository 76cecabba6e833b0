package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The play of the cards.

// leading lists the questions about the play.
var leading = []Maker{
	{Question: Question{ID: "reversis/lead.first", Asks: "Who leads to the first trick?", Answer: "{leader} leads to the first trick.",
		Roles: []part{{"leader", "who leads"}}}, Head: "The play",
		Make: parts.Begins},
	{Question: Question{ID: "reversis/lead.hearts", Asks: "What must the first lead be?", Answer: "The first lead must be a heart, if its player holds one."},
		Rule: &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if hearts := cards.Lane(cards.Hearts); s.Trick == 1 && s.Table.N == 0 && hand&hearts != 0 {
				return hand &^ hearts
			}
			return 0
		}}},
	{Question: Question{ID: "reversis/follow-suit", Asks: "Must the suit led be followed?", Answer: "Whoever holds a card of the suit led must play one[head: [head=0: , and may take the trick or leave it][head=1: , and must take the trick if able]].",
		Figures: []part{{"head", "1 where whoever can must take the trick, too"}}},
		Make: func(t *game.Terms) *Rule {
			head := t.N("head") == 1
			return &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
				if s.Table.N == 0 {
					return 0
				}
				follows := hand & cards.Lane(s.Table.Led.Suit())
				if follows == 0 {
					return 0
				}
				if head {
					if higher := higher(s, hand); higher != 0 {
						return hand &^ higher
					}
				}
				return hand &^ follows
			}}
		}},
	{Question: Question{ID: "reversis/trick.taker", Asks: "Who takes a trick?", Answer: "The highest card of the suit led takes the trick."},
		Rule: &Rule{Asked: 1 << table.AskTaker, Those: func(s *State, _ engine.Question, _ cards.SeatSet) cards.SeatSet {
			return s.Table.By((s.Table.All & cards.Lane(s.Table.Led.Suit())).Last()).Bit()
		}}},
	{Question: Question{ID: "reversis/lead.next", Asks: "Who leads to the next trick?", Answer: "{leader} leads to the next one.",
		Roles: []part{{"leader", "who leads"}}},
		Make: func(t *game.Terms) *Rule { return &Rule{Hears: table.FactTrick.Bit(), On: parts.Leads(t)} }},
	{Question: Question{ID: "reversis/turn", Asks: "Who plays after whom?", Answer: "Nobody plays before their turn."},
		Rule: &Rule{Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Table.Turn
		}}},
}

// looking lists the questions about what may be looked at and asked.
var looking = []Maker{
	{Question: Question{ID: "reversis/look.others", Asks: "May the tricks of others be looked at?", Answer: "Nobody may look at the tricks of others."}, Head: "Looking and asking",
		Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	{Question: Question{ID: "reversis/look.own", Asks: "Which tricks may a player look at?", Answer: "Players may look at the tricks that they have taken."},
		Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == table.ActLook && takerOf(s, int8(a.N[0])) == a.Seat
		}}},
	{Question: Question{ID: "reversis/look.last", Asks: "May the last trick made be looked at?", Answer: "The last trick made may be looked at, whoever took it."},
		Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == table.ActLook && int8(a.N[0]) == madeLast(s)
		}}},
	{Question: Question{ID: "reversis/ask", Asks: "When may one ask how the cards were played?", Answer: "Players may ask how the cards were played until they have played their own."},
		Rule: &Rule{Judges: actAsk.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Table.Cards[a.Seat] != cards.None
		}}},
	{Question: Question{ID: "reversis/tell", Asks: "May one point out the cards to a player who has not asked?", Answer: "Nobody may point out the cards to a player who has not asked."},
		Rule: &Rule{Judges: actTell.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			asked := did(s, actAsk, a.To)
			return asked == nil || asked.Trick != s.Trick
		}}},
}

// higher returns the cards of a hand that would take the trick as it lies.
func higher(s *State, hand cards.Set) cards.Set {
	led := s.Table.Led.Suit()
	best := 0
	for _, c := range s.Table.Cards {
		if c != cards.None && c.Suit() == led {
			best = max(best, height(c))
		}
	}
	var higher cards.Set
	for set := hand & cards.Lane(led); set != 0; set = set.Without() {
		if c := set.First(); height(c) > best {
			higher |= c.Bit()
		}
	}
	return higher
}

// gathers reports whether a player gathers the trick on the table.
func gathers(s *State, seat cards.Seat) bool {
	f := did(s, actGather, seat)
	return f != nil && f.Trick == s.Trick
}

// warned reports whether a player other than the one who gathered the trick has
// pointed it out.
func warned(s *State) bool {
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == factWarned && f.Trick == s.Trick && !gathers(s, f.Seat) {
			return true
		}
	}
	return false
}

// takerOf returns the player who took a trick, or NoSeat.
func takerOf(s *State, t int8) cards.Seat {
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == table.FactTrick && f.Trick == t {
			return f.Taker
		}
	}
	return cards.NoSeat
}

// madeLast returns the number of the last trick taken.
func madeLast(s *State) int8 {
	if f := s.Last(table.FactTrick); f != nil {
		return f.Trick
	}
	return 0
}

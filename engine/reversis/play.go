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
	{Question: q("lead.first", "Who leads to the first trick?",
		"{leader} leads to the first trick.").WithRoles(fig("leader", "who leads")), Head: "The play",
		Make: parts.Begins},
	{Question: q("lead.hearts", "What must the first lead be?", "The first lead must be a heart, if its player holds one."),
		Rule: &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if hearts := cards.Lane(cards.Hearts); s.Trick == 1 && s.Table.N == 0 && hand&hearts != 0 {
				return hand &^ hearts
			}
			return 0
		}}},
	{Question: q("follow-suit", "Must the suit led be followed?",
		"Whoever holds a card of the suit led must play one[head: [head=0: , and may take the trick or leave it][head=1: , and must take the trick if able]].", fig("head", "1 where whoever can must take the trick, too")),
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
	{Question: q("trick.taker", "Who takes a trick?", "The highest card of the suit led takes the trick."),
		Rule: &Rule{Asked: 1 << table.AskTaker, Those: func(s *State, _ engine.Question, _ cards.SeatSet) cards.SeatSet {
			return s.Table.By((s.Table.All & cards.Lane(s.Table.Led.Suit())).Last()).Bit()
		}}},
	{Question: q("lead.next", "Who leads to the next trick?", "{leader} leads to the next one.").WithRoles(fig("leader", "who leads")),
		Make: func(t *game.Terms) *Rule { return &Rule{Hears: table.FactTrick.Bit(), On: parts.Leads(t)} }},
	{Question: q("turn", "Who plays after whom?", "Nobody plays before their turn."),
		Rule: &Rule{Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Table.Turn
		}}},
}

// looking lists the questions about what may be looked at and asked.
var looking = []Maker{
	{Question: q("look.others", "May the tricks of others be looked at?", "Nobody may look at the tricks of others."), Head: "Looking and asking",
		Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	{Question: q("look.own", "Which tricks may a player look at?", "Players may look at the tricks that they have taken."),
		Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == table.ActLook && takerOf(s, int8(a.N[0])) == a.Seat
		}}},
	{Question: q("look.last", "May the last trick made be looked at?", "The last trick made may be looked at, whoever took it."),
		Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == table.ActLook && int8(a.N[0]) == madeLast(s)
		}}},
	{Question: q("ask", "When may one ask how the cards were played?", "Players may ask how the cards were played until they have played their own."),
		Rule: &Rule{Judges: actAsk.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Table.Cards[a.Seat] != cards.None
		}}},
	{Question: q("tell", "May one point out the cards to a player who has not asked?", "Nobody may point out the cards to a player who has not asked."),
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

package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The play of the cards.

// followSuit bars cards of another suit while the hand has the suit led and,
// where a player who can must take the trick, its lower cards, too.
var followSuit = Maker{Question: Question{ID: "reversis/follow-suit", Asks: "Must the suit led be followed?",
	Answer:  "Whoever holds a card of the suit led must play one[head: [head=0: , and may take the trick or leave it][head=1: , and must take the trick if able]].",
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
	}}

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

// rank puts the ace above the king.
var rank = Maker{Question: Question{ID: "reversis/rank", Asks: "Is the ace above the king?",
	Answer: "The ace is above the king, the king above the queen, and so on down."},
	Rule: &Rule{Asked: 1 << table.AskTaker, Those: func(s *State, _ engine.Question, _ cards.SeatSet) cards.SeatSet {
		ace := cards.Of(s.Table.Led.Suit(), cards.Ace)
		if !s.Table.All.Has(ace) {
			return 0
		}
		return s.Table.By(ace).Bit()
	}}}

// trickTaker gives a trick to the highest card of the suit led, by its printed
// face.
var trickTaker = Maker{Question: Question{ID: "reversis/trick.taker", Asks: "Who takes a trick?",
	Answer: "The highest card of the suit led takes the trick."},
	Rule: &Rule{Asked: 1 << table.AskTaker, Those: func(s *State, _ engine.Question, _ cards.SeatSet) cards.SeatSet {
		return s.Table.By((s.Table.All & cards.Lane(s.Table.Led.Suit())).Last()).Bit()
	}}}

// trickGathered gives a trick to the player who gathered it, unless he was warned.
var trickGathered = Maker{Question: Question{ID: "reversis/trick.gathered", Asks: "Whose is a trick that another gathers?",
	Answer: "A trick is his who gathered it, unless he was warned."},
	Rule: &Rule{Asked: 1 << table.AskTaker, While: table.FactAct.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		return engine.Int(gathers(s, seat) && !warned(s))
	}}}

// gathers reports whether a player gathers the trick on the table.
func gathers(s *State, seat cards.Seat) bool {
	f := did(s, actGather, seat)
	return f != nil && f.Trick == s.Trick
}

// trickWarned: any other player may point out, before the next card, that a
// trick was wrongly gathered.
var trickWarned = Maker{Question: Question{ID: "reversis/trick.warned", Asks: "Until when may a trick wrongly gathered be set right?",
	Answer: "Until the next card is played anybody may point out that a trick was wrongly gathered."},
	Says: "{seat} points out that the trick was wrongly gathered",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actWarn, On: func(s *State, f *engine.Fact) {
		s.Say(&engine.Fact{Kind: factWarned, Seat: f.Seat, Trick: f.Trick})
	}}}

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

// turn: nobody may play before his turn.
var turn = Maker{Question: Question{ID: "reversis/turn", Asks: "Who plays after whom?",
	Answer: "Nobody plays before his turn."},
	Rule: &Rule{Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.Table.Turn
	}}}

// turnFine fines a card played before its turn: to the pool, or to each other
// player.
var turnFine = Maker{Question: Question{ID: "reversis/turn.fine", Asks: "What does it cost to play before one's turn?",
	Answer:  "He who plays before his turn pays {payee him} {fine amount}.",
	Figures: []part{{"fine", "to each payee"}},
	Roles:   []part{{"payee", "who receives it"}}},
	Owes: "{seat} played before his turn",
	Make: func(t *game.Terms) *Rule {
		fine, payee := t.N("fine"), t.Role("payee")
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActEarly, On: func(s *State, f *engine.Fact) { s.Pay(dueFine, f.Seat, payee, fine, f) }}
	}}

// leadFirst says who leads to the first trick.
var leadFirst = Maker{Question: Question{ID: "reversis/lead.first", Asks: "Who leads to the first trick?",
	Answer: "{leader} leads to the first trick.",
	Roles:  []part{{"leader", "who leads"}}},
	Make: func(t *game.Terms) *Rule {
		leader := t.Role("leader")
		return &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactLeads, s.SeatOf(leader, f))
		}}
	}}

// leadNext says who leads to the next trick.
var leadNext = Maker{Question: Question{ID: "reversis/lead.next", Asks: "Who leads to the next trick?",
	Answer: "{leader} leads to the next one.",
	Roles:  []part{{"leader", "who leads"}}},
	Make: func(t *game.Terms) *Rule {
		leader := t.Role("leader")
		return &Rule{Hears: table.FactTrick.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactLeads, s.SeatOf(leader, f))
		}}
	}}

// leadHearts: the first lead must be a heart, if the leader holds one.
var leadHearts = Maker{Question: Question{ID: "reversis/lead.hearts", Asks: "What must the first lead be?",
	Answer: "The first lead must be a heart, if its player holds one."},
	Rule: &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if hearts := cards.Lane(cards.Hearts); s.Trick == 1 && s.Table.N == 0 && hand&hearts != 0 {
			return hand &^ hearts
		}
		return 0
	}}}

// lookOthers: nobody may look at tricks already taken.
var lookOthers = Maker{Question: Question{ID: "reversis/look.others", Asks: "May the tricks of others be looked at?",
	Answer: "Nobody may look at the tricks of others."},
	Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}}

// lookOwn: a player may look at the tricks he has taken.
var lookOwn = Maker{Question: Question{ID: "reversis/look.own", Asks: "Which tricks may a player look at?",
	Answer: "A player may look at the tricks he has taken himself."},
	Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == table.ActLook && takerOf(s, int8(a.N[0])) == a.Seat
	}}}

// lookLast: anybody may look at the last trick taken.
var lookLast = Maker{Question: Question{ID: "reversis/look.last", Asks: "May the last trick made be looked at?",
	Answer: "The last trick made may be looked at, whoever took it."},
	Rule: &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == table.ActLook && int8(a.N[0]) == madeLast(s)
	}}}

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

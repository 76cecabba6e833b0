package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Held returns the cards with which a player began to play, as far as that player
// holds or has played them.
func Held(s *State, seat cards.Seat) cards.Set { return s.Hand[seat] | s.Laid[seat] }

// Tricks returns the phase of tricks, which lasts until no player has a card left. A
// player who is not in the hand (FactOut) sits out.
func Tricks(opens func(*State) bool) *table.Phase {
	complete := func(s *State) {
		if s.Table.Turn == cards.NoSeat && s.Table.N > 0 {
			s.TakeTrick()
			s.DrawAfter()
			s.BeginTrick()
		}
	}
	return &table.Phase{
		Word: "play", Acts: table.ActPlay.Bit(), Opens: opens,
		Begin: func(s *State) {
			s.Trick = s.First()
			s.Note(table.FactPlaying, cards.NoSeat)
			s.BeginTrick()
		},
		Turn: func(s *State) cards.Seat {
			for s.Gone() {
				complete(s)
			}
			return s.Table.Turn
		},
		May: func(s *State, seat cards.Seat, o *table.Options) { o.Offer(table.ActPlay, s.Hand[seat]) },
		Do: func(s *State, a *engine.Act) {
			if a.Kind == table.ActPlay { // rules hear what is said meanwhile
				s.PlayCard(a)
				complete(s)
			}
		},
		End:   func(s *State) { s.Note(table.FactEnd, cards.NoSeat) },
		After: func(s *State) int { return int(s.Trick) },
	}
}

// Ended ends the play and, once the last card is counted, says who has won and who has
// lost.
func Ended(s *State) {
	s.Note(table.FactEnd, cards.NoSeat)
	s.Note(table.FactDecided, cards.NoSeat)
}

// LeadFirst asks who leads to the first trick.
var LeadFirst = Maker{Question: game.Question{ID: "parts/lead.first", Asks: "Who leads to the first trick?",
	Answer: "{leader} leads to the first trick.", Roles: []part{{Name: "leader", Means: "who leads"}}}, Head: "The play",
	Make: func(t *game.Terms) *Rule {
		return &Rule{Hears: table.FactPlaying.Bit(), On: Leads(t), Judges: table.ActPlay.Bit(), Refuse: outOfLead(table.FactPlaying)}
	}}

// Leads says that the player whom the terms name as leader leads.
func Leads(t *game.Terms) func(*State, *engine.Fact) {
	leader := t.Role("leader")
	return func(s *State, f *engine.Fact) { s.Tell(table.FactLeads, s.SeatOf(leader, f)) }
}

// Begins makes the rule by which the player whom the terms name as leader begins.
func Begins(t *game.Terms) *Rule {
	return &Rule{Hears: table.FactPlaying.Bit(), On: Leads(t)}
}

// outOfLead refuses a card that another player leads than was said of a fact of
// that kind.
func outOfLead(upon engine.FactKind) func(*State, *engine.Act) bool {
	return func(s *State, a *engine.Act) bool {
		f := s.Seen(table.FactLeads)
		return f != nil && f.Cause >= 0 && s.Facts[f.Cause].Kind == upon &&
			s.Table.N == 0 && s.Table.Turn == f.Seat && a.Seat != f.Seat
	}
}

// LeadNext asks who leads to the next trick.
var LeadNext = Maker{Question: game.Question{ID: "parts/lead.next", Asks: "Who leads to the next trick?",
	Answer: "{leader} leads to the next one.", Roles: []part{{Name: "leader", Means: "who leads"}}},
	Make: func(t *game.Terms) *Rule {
		return &Rule{Hears: table.FactTrick.Bit(), On: Leads(t), Judges: table.ActPlay.Bit(), Refuse: outOfLead(table.FactTrick)}
	}}

// PlayOrder makes players play to a trick in the order in which they sit.
var PlayOrder = Maker{Question: game.Question{ID: "parts/play.order", Asks: "In what order do players play to a trick?",
	Answer: "Players play to a trick in the order in which they sit, to the right."}, Rule: &Rule{
	Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Table.N > 0 && s.Table.Turn != cards.NoSeat && a.Seat != s.Table.Turn
	}}}

// Follow makes players follow the suit led.
var Follow = Maker{Question: game.Question{ID: "parts/follow.duty", Asks: "Must the suit led be followed?",
	Answer: "Whoever holds a card of the suit led must play one."}, Rule: &Rule{
	Fault: table.ActRevoke,
	Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		suit := led(s, hand)
		if suit == 0 {
			return 0
		}
		return hand &^ suit
	}}}

// led returns the cards of a hand that follow suit; none at a lead.
func led(s *State, hand cards.Set) cards.Set {
	if s.Table.N == 0 {
		return 0
	}
	return hand & s.Lanes(s.Lane(s.Table.Led))
}

// Trump makes players who cannot follow suit trump. A book may free those who could not
// beat the trump on the table, or everybody. Then the rule lifts its own bar, so that a
// card that is free cites this rule.
var Trump = Maker{Question: game.Question{ID: "parts/trump.duty", Asks: "Must a player trump who cannot follow suit, even under a higher trump?",
	Answer: "[!free: Whoever cannot follow suit must trump, even under a higher trump.]" +
		"[free=1: Whoever cannot follow suit must trump; but a player who could not beat the trump that lies there may play any card.]" +
		"[free=2: Nobody need trump, whoever's the trick is.]",
	Figures: []part{{Name: "free", Means: "1 under a trump that cannot be beaten, 2 always"}}},
	Of: func(free int32) *Rule {
		rule := &Rule{While: table.FactTrump.Bit(), Fault: table.ActSpare, Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if s.Table.N == 0 || led(s, hand) != 0 || hand&s.Trumps() == 0 {
				return 0
			}
			return hand &^ s.Trumps()
		}}
		if free == 1 || free == 2 {
			rule.Lifts, rule.When = []string{"parts/trump.duty"}, func(s *State, a *engine.Act) bool {
				best := s.Best()
				return free == 2 || s.Trumps().Has(best) && s.Above(s.Hand[a.Seat], best) == 0
			}
		}
		return rule
	}}

// Overtrump makes a player who trumps beat the trumps on the table, if possible.
var Overtrump = Maker{Question: game.Question{ID: "parts/overtrump.duty", Asks: "Must a trump that lies there be beaten by whoever trumps?",
	Answer: "Whoever trumps must beat the trumps that lie there, if able."}, Rule: &Rule{
	While: table.FactTrump.Bit(), Fault: table.ActUnder,
	Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		best := s.Best()
		if s.Table.N == 0 || led(s, hand) != 0 || !s.Trumps().Has(best) {
			return 0
		}
		higher := s.Above(hand, best)
		if higher == 0 {
			return 0
		}
		return hand &^ higher
	}}}

// Head makes players head a trick in the suit led, if possible, unless a book frees
// everybody from it.
var Head = Maker{Question: game.Question{ID: "parts/overtake.duty", Asks: "Must the best card of the trick be beaten?",
	Answer:  "[free=1: Nobody need head the trick.][!free: Whoever follows suit must beat the best card of the trick, if able.]",
	Figures: []part{{Name: "free", Means: "1 where nobody need"}}},
	Make: func(t *game.Terms) *Rule {
		rule := &Rule{Bars: Heads, Fault: table.ActUnder}
		if t.N("free") == 1 {
			rule.Lifts, rule.When = []string{"parts/overtake.duty"}, func(*State, *engine.Act) bool { return true }
		}
		return rule
	}}

// Heads returns the cards of a hand that do not head the trick, though others could.
func Heads(s *State, seat cards.Seat, hand cards.Set) cards.Set {
	suit := led(s, hand)
	best := s.Best()
	if suit == 0 || s.Lane(best) != s.Lane(s.Table.Led) {
		return 0
	}
	higher := s.Above(suit, best)
	if higher == 0 {
		return 0
	}
	return suit &^ higher
}

// TakerTrump says that a trump takes every other suit.
var TakerTrump = Maker{Question: game.Question{ID: "parts/trick.trump", Asks: "Does a trump take the trick?",
	Answer: "A trump takes the trick; of several the highest."}, Rule: &Rule{
	While: table.FactTrump.Bit(), Asked: table.AskTaker.Bit(),
	Those: func(s *State, _ engine.Question, of cards.SeatSet) cards.SeatSet {
		return s.Table.Whose(s.Trumps(), of)
	}}}

// TakerLed says that only the suit led takes if nobody trumps.
var TakerLed = Maker{Question: game.Question{ID: "parts/trick.taker", Asks: "Which cards may take a trick that nobody trumps?",
	Answer: "The highest card of the suit led takes the trick, unless somebody trumps."}, Rule: &Rule{
	Asked: table.AskTaker.Bit(),
	Those: func(s *State, _ engine.Question, of cards.SeatSet) cards.SeatSet {
		return s.Table.Whose(s.Trumps()|s.Lanes(s.Lane(s.Table.Led)), of)
	}}}

// TakerSuit is TakerLed where there are no trumps.
var TakerSuit = Maker{Question: game.Question{ID: "parts/trick.suit", Asks: "Who takes a trick?",
	Answer: "The highest card of the suit led takes the trick."}, Rule: &Rule{
	Asked: table.AskTaker.Bit(),
	Those: func(s *State, _ engine.Question, of cards.SeatSet) cards.SeatSet {
		return s.Table.Whose(s.Lanes(s.Lane(s.Table.Led)), of)
	}}}

package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Exchange returns a phase in which players put out cards, in turn from eldest hand on,
// and then take as many from the talon as takes says, or if it is nil as many as they
// put out. Rules say how many they may and must put out; they judge all cards alike.
func Exchange(opens func(*State) bool, who func(*State) cards.SeatSet, takes func(s *State, seat cards.Seat) int) *table.Phase {
	if takes == nil {
		takes = func(s *State, seat cards.Seat) int { return s.Out[seat].Len() }
	}
	return &table.Phase{
		Word: "draw", Acts: engine.Acts(table.ActOut, table.ActDone), Opens: opens,
		Turn: func(s *State) cards.Seat { return s.Speak(who(s)) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.OfferAlike(table.ActOut, s.Hand[seat])
			o.Add(table.ActDone)
		},
		Do: func(s *State, a *engine.Act) {
			if a.Kind == table.ActOut {
				s.PutOut(a.Seat, a.Card)
				return
			}
			s.Replace(a.Seat, takes(s, a.Seat))
			s.Spoke(a.Seat)
		},
	}
}

// Lacks returns why a player cannot do something with a card that the hand has not, or "".
func Lacks(s *State, a *engine.Act) string {
	if a.Card == cards.None {
		return "it is not said which card " + a.Seat.String() + " means"
	}
	if s.Hand[a.Seat].Has(a.Card) {
		return ""
	}
	return a.Seat.String() + " does not hold " + a.Card.Sign()
}

// OutMost asks how many cards a player may put out at most. It is never more than are
// left in the talon; that is the only bound if a book has no other figure.
var OutMost = Maker{Question: game.Question{ID: "parts/exchange.most", Asks: "How many cards may be put out?",
	Answer: "Eldest hand may put out {eldest word} cards[others: , each other player {others word}].", Figures: []part{{Name: "eldest", Means: "by eldest hand"}, {Name: "others", Means: "by each other player"}}}, Head: "The exchange",
	Make: func(t *game.Terms) *Rule {
		eldest, others := int(t.N("eldest")), int(t.Or("others", 64))
		return &Rule{Judges: engine.Acts(table.ActOut, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
			most := others
			if a.Seat == s.Eldest {
				most = eldest
			}
			if a.Kind == table.ActTake { // so many are asked for
				return int(a.N[0]) > most
			}
			n := s.Out[a.Seat].Len()
			return n >= most || n >= s.Stock()
		}}
	}}

// OutLeast asks how many cards a player must put out at least.
var OutLeast = Maker{Question: game.Question{ID: "parts/exchange.least", Asks: "How many cards must be put out?",
	Answer: "Eldest hand must put out at least {eldest word} card[eldest!=1: s], every other player at least {others word}.", Figures: []part{{Name: "eldest", Means: "by eldest hand"}, {Name: "others", Means: "by each other player"}}},
	Make: func(t *game.Terms) *Rule {
		eldest, others := int(t.N("eldest")), int(t.N("others"))
		return &Rule{Judges: table.ActDone.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			least := others
			if a.Seat == s.Eldest {
				least = eldest
			}
			return s.Out[a.Seat].Len() < least && s.Stock() > s.Out[a.Seat].Len()
		}}
	}}

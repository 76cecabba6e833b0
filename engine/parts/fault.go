package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Fine fines an irregular act: an amount to a payee.
func Fine(question game.Question, owes string, kind engine.ActKind) Maker {
	question.Figures = []part{{Name: "fine", Means: "to each payee"}}
	question.Roles = []part{{Name: "payee", Means: "who receives it"}}
	return Maker{Question: question, Owes: owes, Make: func(t *game.Terms) *Rule {
		fine, payee := t.N("fine"), t.Role("payee")
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
			s.Pay(table.DueFine, f.Seat, payee, fine, f)
		}}
	}}
}

// Costs makes a player who does one of some irregular acts lose the question's only
// figure of whatever the game counts; lose records the loss.
func Costs(question game.Question, says string, lose func(s *State, seat cards.Seat, n int32), kinds ...engine.ActKind) Maker {
	return CostsWhere(question, says, lose, func(*State, *engine.Fact) bool { return true }, kinds...)
}

// CostsWhere is Costs for irregular acts that meet a condition.
func CostsWhere(question game.Question, says string, lose func(s *State, seat cards.Seat, n int32), so func(*State, *engine.Fact) bool, kinds ...engine.ActKind) Maker {
	figure, only := question.Figures[0].Name, uint64(0)
	for _, kind := range kinds {
		only |= 1 << kind
	}
	return Maker{Question: question, Says: says, Make: func(t *game.Terms) *Rule {
		n := t.N(figure)
		return &Rule{Hears: table.FactAct.Bit(), Only: only, On: func(s *State, f *engine.Fact) {
			if so(s, f) {
				lose(s, f.Seat, n)
			}
		}}
	}}
}

// Misdeal fines a wrong deal.
var Misdeal = Fine(game.Question{ID: "parts/deal.misdeal", Asks: "What does it cost to deal wrongly?",
	Answer: "Whoever deals wrongly pays {payee him} {fine amount}."}, "{seat} dealt wrongly", table.ActMisdeal)

// MisdealAgain makes the same player deal again after a wrong deal.
var MisdealAgain = Voids(game.Question{ID: "parts/deal.misdeal.again", Asks: "What becomes of a hand that was dealt wrongly?",
	Answer: "A hand dealt wrongly is dealt again by the same player."}, "{seat} dealt wrongly: the hand is dealt again", true, table.ActMisdeal)

// FalsePack voids a hand that is played with a false pack; the hands before it stand.
var FalsePack = Voids(game.Question{ID: "parts/pack.false", Asks: "What becomes of a hand played with a false pack?",
	Answer: "A hand in which the pack is found false is void; those before it stand."}, "the pack is false: the hand is void", false, table.ActFalsePack)

// FalsePackAgain makes the same player deal again after a hand that was played with a
// false pack.
var FalsePackAgain = Maker{Question: game.Question{ID: "parts/pack.false.again", Asks: "Who deals after a hand with a false pack?",
	Answer: "After a hand with a false pack the same player deals again."}, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActFalsePack, On: func(s *State, f *engine.Fact) {
	sameDealer(s)
}}}

// FalsePackPlayed lets a hand stand that was played to its last card before the
// pack was found false.
var FalsePackPlayed = Maker{Question: game.Question{ID: "parts/pack.false.played", Asks: "What becomes of a hand that was played out before the pack was found false?",
	Answer: "A hand that was played out stands, though the pack is found false."}, Rule: &Rule{
	Lifts: []string{"parts/pack.false", "parts/pack.false.again"}, Hush: func(s *State, f *engine.Fact) bool {
		for _, seat := range s.Round {
			if s.Hand[seat] != 0 {
				return false
			}
		}
		return s.Playing()
	}}}

// Exposed voids a hand in which a card was turned up in dealing, unless a book lets
// such a hand stand.
var Exposed = Maker{Question: game.Question{ID: "parts/deal.exposed", Asks: "What follows when a card is turned up in dealing?",
	Answer:  "[stands=1: A hand in which a card is turned up in dealing stands.][stands=0: A hand in which a card is turned up in dealing is dealt again.][!stands: A hand in which a card is turned up in dealing is dealt again.]",
	Figures: []part{{Name: "stands", Means: "1 where the hand stands"}}}, Says: "{card} was turned up in dealing",
	Make: func(t *game.Terms) *Rule {
		if t.N("stands") == 1 { // everybody has seen the card
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActExposed, On: func(s *State, f *engine.Fact) {
				SeenByAll(s, f.Card)
			}}
		}
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActExposed, On: func(s *State, f *engine.Fact) {
			if InDealing(s) && !forfeited(s) {
				s.Tell(table.FactVoid, f.Seat).Card = f.Card
				sameDealer(s)
			}
		}}
	}}

// InDealing reports whether nobody has said anything or put out a card yet, and the play has
// not begun. A card that is shown later was not turned up in dealing.
func InDealing(s *State) bool {
	var out cards.Set
	for _, seat := range s.Round {
		out |= s.Out[seat]
	}
	return out == 0 && !s.Playing() && !s.Told(table.FactSaid) && !s.Told(table.FactChose)
}

// forfeited reports whether what somebody did has lost a match, in which nothing is dealt again.
func forfeited(s *State) bool {
	f := s.Last(table.FactMatch)
	return f != nil && f.Cause >= 0 && s.Facts[f.Cause].Kind == table.FactAct
}

// ExposedTalon lets a hand stand in which a card of the talon was turned up.
var ExposedTalon = Maker{Question: game.Question{ID: "parts/deal.exposed.talon", Asks: "Does it matter where the card lies that was turned up?",
	Answer: "A card turned up in the talon does not make the hand void."}, Rule: &Rule{
	Lifts: []string{"parts/deal.exposed"}, Hush: func(s *State, f *engine.Fact) bool { return InTalon(s, f.Card) }}}

// Again voids a hand because of a player, and makes the same player deal again.
func Again(s *State, seat cards.Seat) {
	s.Tell(table.FactVoid, seat)
	sameDealer(s)
}

// sameDealer makes the same player deal again.
func sameDealer(s *State) {
	s.Tell(table.FactSame, s.Dealer)
	s.Tell(table.FactNextDealer, s.Dealer)
}

// Voids voids a hand after an irregular act, and makes the same player deal again if
// the book says so.
func Voids(question game.Question, says string, same bool, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactVoid, f.Seat).Card = f.Card
		if same {
			sameDealer(s)
		}
	}}}
}

// EarlyStays leaves a card that was thrown out of turn on the table, as its player's
// card to the trick.
var EarlyStays = Maker{Question: game.Question{ID: "parts/turn.stays", Asks: "May a card be taken back that was played out of turn?",
	Answer: "A card played out of turn may not be taken back: its player plays no other to the trick."},
	Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		for i := s.From(table.FactAct); i < len(s.Facts); i++ {
			f := &s.Facts[i]
			if f.Kind == table.FactAct && f.N == int32(table.ActEarly) && f.Seat == seat && f.Trick == s.Trick && hand.Has(f.Card) {
				return hand &^ f.Card.Bit()
			}
		}
		return 0
	}}}

// PlayFinal forbids a player to take back a played card.
var PlayFinal = Maker{Question: game.Question{ID: "parts/play.final", Asks: "May a card be taken back that was played?",
	Answer: "A card that was played may not be taken back."},
	Rule: &Rule{While: table.FactPlayed.Bit(), Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		for f := s.Last(table.FactPlayed); f != nil; f = s.Prior(f) {
			if f.Seat == a.Seat && (a.Card == cards.None || f.Card == a.Card) {
				return true
			}
		}
		return false
	}}}

// Forfeits makes a player who does something irregular lose the match: each other side
// has won it.
func Forfeits(question game.Question, says string, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		for set := OneOfEach(s) & s.Rivals(f.Seat); set != 0; set = set.Without() {
			s.Tell(table.FactMatch, set.First())
		}
	}}}
}

// Quit makes a player who leaves before the end lose the match.
var Quit = Forfeits(game.Question{ID: "parts/match.quit", Asks: "What does it cost to leave before the match is over?",
	Answer: "Whoever leaves before the match is over loses it."}, "{seat} wins the match: another has left it", table.ActQuit)

// QuitAgreed lets a player leave a match if all the others agree (ActAccept): nobody
// has won it.
var QuitAgreed = Maker{Question: game.Question{ID: "parts/match.quit.agreed", Asks: "May a match be left by consent?",
	Answer: "A match may be left when everybody agrees."}, Head: "The match", Says: "the match is left by consent", Rule: &Rule{
	Hears: table.FactAct.Bit(), Only: 1 << table.ActQuit, On: func(s *State, f *engine.Fact) {
		if agreed(s, f) {
			s.Tell(table.FactOver, f.Seat)
		}
	},
	Lifts: []string{"parts/match.quit"}, Hush: agreed}}

// agreed reports whether all others agree to what a player does.
func agreed(s *State, f *engine.Fact) bool {
	var with cards.SeatSet
	for a := s.Last(table.FactAct); a != nil; a = s.Prior(a) {
		if a.N == int32(table.ActAccept) {
			with |= a.Seat.Bit()
		}
	}
	return with|f.Seat.Bit() == Everybody(s)
}

// MatchOf ends a match with the last of the agreed number of hands, and at no other
// number. A fact of a kind ends each hand, or each group of hands.
func MatchOf(over engine.FactKind, hands, atATime int32) *Rule {
	return &Rule{Hears: over.Bit(), On: func(s *State, _ *engine.Fact) {
		if atATime*(s.Carried(game.Tours, cards.NoSeat)+1) >= hands {
			s.Tell(table.FactMatch, cards.NoSeat)
		}
	}, Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool { return int32(a.N[0]) != hands }}
}

// Rounds ends a match after a number of rounds.
var Rounds = Maker{Question: game.Question{ID: "parts/match.rounds", Asks: "When does the match end?",
	Answer: "[rounds=1: One round makes][rounds!=1: {rounds word} rounds make] a match.", Figures: []part{{Name: "rounds", Means: "the rounds agreed"}}}, Head: "The match",
	Of: func(rounds int32) *Rule { return Exactly(table.ActEnd, rounds) }}

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
			Pay(s, table.DueFine, f.Seat, payee, fine, f)
		}}
	}}
}

// Misdeal fines a wrong deal.
var Misdeal = Fine(q("deal.misdeal", "What does it cost to deal wrongly?",
	"Whoever deals wrongly pays {payee him} {fine amount}."), "{seat} dealt wrongly", table.ActMisdeal)

// MisdealAgain has a hand that was dealt wrongly dealt again by the same
// player.
var MisdealAgain = voidBy(q("deal.misdeal.again", "What becomes of a hand that was dealt wrongly?",
	"A hand dealt wrongly is dealt again by the same player."), "{seat} dealt wrongly: the hand is dealt again", true, table.ActMisdeal)

// MisdealPasses makes a hand void that was dealt wrongly, and takes the deal
// from its dealer.
var MisdealPasses = voidBy(q("deal.misdeal.passes", "Who deals after a hand that was dealt wrongly?",
	"A hand dealt wrongly is void, and its dealer loses the deal."), "{seat} dealt wrongly: the hand is void", false, table.ActMisdeal)

// FalsePack makes void a hand that is played with a false pack; the hands
// before it stand.
var FalsePack = voidBy(q("pack.false", "What becomes of a hand played with a false pack?",
	"A hand in which the pack is found false is void; those before it stand."), "the pack is false: the hand is void", false, table.ActFalsePack)

// FalsePackWon lets a hand stand that was won before the pack was found false:
// somebody has laid a winning hand open.
var FalsePackWon = Maker{Question: q("pack.false.won", "What becomes of a hand that was won before the pack was found false?",
	"A hand that somebody had won stands, though the pack is found false."), Make: always(Rule{
	Lifts: []string{"parts/pack.false"}, Hush: func(s *State, f *engine.Fact) bool { return s.Said.Kind == table.ActLay }})}

// Exposed makes void a hand in which a card was turned up in dealing.
var Exposed = voidBy(q("deal.exposed", "What follows when a card is turned up in dealing?",
	"A hand in which a card is turned up in dealing is dealt again."), "{card} was turned up: the hand is dealt again", true, table.ActExposed)

// ExposedTalon lets a hand stand in which a card of the talon was turned up.
var ExposedTalon = Maker{Question: q("deal.exposed.talon", "Does it matter where the card lies that was turned up?",
	"A card turned up in the talon does not make the hand void."), Make: always(Rule{
	Lifts: []string{"parts/deal.exposed"}, Hush: func(s *State, f *engine.Fact) bool {
		for _, c := range s.Talon[s.Top:s.Bottom] {
			if c == f.Card && c != cards.None {
				return true
			}
		}
		return false
	}})}

// voidBy makes a hand void by an irregular act, and has the same player deal
// again where that is so.
func voidBy(question game.Question, says string, same bool, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Make: always(Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		s.Say(&engine.Fact{Kind: table.FactVoid, Seat: f.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Card: f.Card})
		if same {
			s.Tell(table.FactSame, s.Dealer)
			s.Tell(table.FactNextDealer, s.Dealer)
		}
	}})}
}

// EarlyFine fines a card played out of turn.
var EarlyFine = Fine(q("turn.fine", "What does it cost to play out of turn?",
	"Whoever plays out of turn pays {payee him} {fine amount}."), "{seat} played out of turn", table.ActEarly)

// EarlyStays has a card that was thrown out of turn lie: it is what its player
// plays to the trick.
var EarlyStays = Maker{Question: q("turn.stays", "May a card be taken back that was played out of turn?",
	"A card played out of turn may not be taken back: its player plays no other to the trick."),
	Make: always(Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		for i := s.From(table.FactAct); i < len(s.Facts); i++ {
			f := &s.Facts[i]
			if f.Kind == table.FactAct && f.N == int32(table.ActEarly) && f.Seat == seat && f.Trick == s.Trick && hand.Has(f.Card) {
				return hand &^ f.Card.Bit()
			}
		}
		return 0
	}})}

// PlayFinal has a card that was played lie.
var PlayFinal = Maker{Question: q("play.final", "May a card be taken back that was played?",
	"A card that was played may not be taken back."),
	Make: always(Rule{While: table.FactPlayed.Bit(), Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		for i := s.From(table.FactPlayed); i < len(s.Facts); i++ {
			if f := &s.Facts[i]; f.Kind == table.FactPlayed && f.Seat == a.Seat && (a.Card == cards.None || f.Card == a.Card) {
				return true
			}
		}
		return false
	}})}

// RevokeFine fines a revoke.
var RevokeFine = Fine(q("revoke.fine", "What does it cost to revoke?",
	"Whoever revokes pays {payee him} {fine amount}."), "{seat} revoked", table.ActRevoke)

// UnderFine fines whoever does not head the trick though able.
var UnderFine = Fine(q("overtake.fine", "What does it cost not to head the trick?",
	"Whoever does not head the trick though able pays {payee him} {fine amount}."), "{seat} did not head the trick", table.ActUnder)

// SpareFine fines whoever does not trump though able.
var SpareFine = Fine(q("trump.fine", "What does it cost not to trump?",
	"Whoever does not trump though able pays {payee him} {fine amount}."), "{seat} did not trump", table.ActSpare)

// Forfeits has whoever does something irregular lose the match: the others have
// won it.
func Forfeits(question game.Question, says string, kind engine.ActKind) Maker {
	return Maker{Question: question, Says: says, Make: always(Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		rivals := s.Rivals(f.Seat)
		for _, seat := range s.Round {
			if rivals.Has(seat) {
				s.Tell(table.FactMatch, seat)
			}
		}
	}})}
}

// Quit has whoever leaves before the end lose the match.
var Quit = Forfeits(q("match.quit", "What does it cost to leave before the match is over?",
	"Whoever leaves before the match is over loses it."), "{seat} wins the match: another has left it", table.ActQuit)

// QuitAgreed lets a match be left that all the others have agreed to leave
// (ActAccept): nobody has won it.
var QuitAgreed = Maker{Question: q("match.quit.agreed", "May a match be left by consent?",
	"A match may be left when everybody agrees."), Head: "The match", Says: "the match is left by consent", Make: always(Rule{
	Hears: table.FactAct.Bit(), Only: 1 << table.ActQuit, On: func(s *State, f *engine.Fact) {
		if agreed(s, f) {
			s.Tell(table.FactOver, f.Seat)
		}
	},
	Lifts: []string{"parts/match.quit"}, Hush: agreed})}

// agreed reports whether all others agree to what a player does.
func agreed(s *State, f *engine.Fact) bool {
	var with cards.SeatSet
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		if a := &s.Facts[i]; a.Kind == table.FactAct && a.N == int32(table.ActAccept) {
			with |= a.Seat.Bit()
		}
	}
	return with|f.Seat.Bit() == Everybody(s)
}

// Rounds has a match end after so many rounds.
var Rounds = Maker{Question: with(q("match.rounds", "When does the match end?",
	"{rounds word} rounds make a match."), part{Name: "rounds", Means: "the rounds agreed"}), Head: "The match",
	Make: func(t *game.Terms) *Rule {
		rounds := int16(t.N("rounds"))
		return &Rule{Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.N[0] != rounds }}
	}}

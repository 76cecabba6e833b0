// Package hombre plays l'Hombre and its children: a player who names trumps
// plays against the others, alone or with the holder of a king that is called.
// It holds what only this family has; engine/parts has the rest. Each book is
// one file.
//
// Other books of the family need only answers, and now and then a maker beside
// one that exists: the order of the cards, who plays with whom, who exchanges
// cards, how many tricks win, who wins a codille and what lies there are
// questions. No book here deals to the left yet; package table can.
package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is the prefix of the ids of the family's own questions.
const family = "hombre"

var q, fig = game.Asking(family), parts.Fig

// glossary is the division of the Académie that explains the words of le
// Quadrille, le Quintille and l'Hombre at two and three.
var glossary = []string{"dictionnaire"}

// The pools.
const (
	boxDevant  = iota // what the dealers have laid before them
	boxBetes          // the bêtes that go on this hand
	boxMade           // those that are made on it
	boxOdd            // what could not be shared
	boxPoulans        // what the dealer has laid for the matadors
)

// The acts of the family, in the order of Game.Acts.
const (
	actAsk engine.ActKind = table.OwnActs + iota // bids to play with a king that is called
	actAlone
	actContre
	actSpades // names spades as trumps; the next three name the other suits
	actHearts
	actDiamonds
	actClubs
	actCall // calls Card

	// Irregular acts.
	actGano      // asks a friend to let a trick pass
	actSupport   // asks a friend to play a high card
	actEncourage // encourages a friend to undertake the vole
	actDissuade  // holds a friend back from it
	actTell      // tells how many tricks were taken; N: gone
	actFalse     // trumps with a card that is no trump; N: 1 if misinformed on asking
	actLate      // has not asked for what N stands for before the next cut
	actMistaken  // has asked for one payment in place of another; N: mended
	actHasty     // has cut in haste
	actFeign     // has returned the king with a good hand, to make the player lose; N: the tricks of which it was sure, or enough

	actReturn // returns the king called
	actKeep   // keeps the king called

	// Later words, placed here so that the numbers above stay.
	actUnnamed // lays the hand down, or leads, without having named trumps; To then names them
	actAgain   // plays Card again, from the trick in which it was first played
	actDictate // makes To play Card

	// The bids of le Médiateur.
	actAskFavourite      // to ask, with the favourite suit as trumps
	actMediator          // to play alone with a king that another player gives
	actMediatorFavourite // the same with the favourite suit
	actAloneFavourite    // to play without a king, with the favourite suit
	actVole              // to declare the vole
	actVoleMediator      // to declare the vole with a king that another player gives

	actFavourite // turns up Card, which makes its suit the favourite
	actOutOfTurn // Seat has dealt in place of To; N: takenUp if every card was dealt

	// Irregular acts of l'Hombre.
	actRest     // looks at what is left of the talon
	actDiscard  // looks at the own discard after drawing
	actOver     // has drawn too many cards; N: seen or joined
	actShort    // has drawn too few
	actMiscount // is found to play with more or fewer cards than should be dealt
	actRedo     // makes the discard anew; N: joined
	actLie      // says falsely that another must have the king
	actConcede  // says that it is a remise
	actAbandon  // leaves the hand to the player who wins codille
	actNamed    // names a suit before asking whether another plays; N: drew
	actTen      // has dealt To ten cards
	actEight    // has dealt To eight cards
	actOwns     // says that the hand holds too many or too few cards
	actPulled   // lets one of ten cards be drawn out, to play sans prendre
	actReject   // refuses the card that the dealer has turned up
	actMarked   // has laid N counters more than the others
	actGives    // lets another win the codille than the one whose it is by right
	actHide     // does not say that spadille is in the hand
	actDecline  // declines gano; N: the reason
	actApart    // has the own bêtes go one after another
	actJoins    // has the own bête go together with one of N; second number: agreedOn

	// The games of Lomber besides actAsk and actAlone, and acts within them.
	actTourne      // to play in the suit of the talon's top card
	actGasque      // to change the whole hand, or all but one card, and then name trumps
	actRespect     // to keep two cards, and then name trumps
	actUp          // turns up Card, the top of the talon
	actTourneAgain // turns up a card after another game
	actGasqueAgain // changes the hand after another game

	// Irregular acts of Lombré.
	actPutBack    // puts back a card drawn too many; N: seen or joined
	actPullOut    // draws a card out of the mixed cards of To
	actTakePulled // makes To keep the card drawn out; N: seen
	actDropPulled // throws that card away
	actFill       // draws cards that are lacking; N: where from
	actThrow      // throws cards out before its turn
	actMiddle     // turns up Card in the middle of the pack, at the deal
	actChange     // would put out as many cards as the first number, and draw as many as the second
	actMends      // puts a wrong draw right; N: fromDiscards
	actHints      // names trumps by a hint
	actSpread     // lays the hand open without naming trumps
	actReaches    // draws from the hand of To; N: seen
	actThrows     // throws the hand in, as if all had passed; N: mingled or upturned
	actConsents   // consents to a new deal after that
	actRetakes    // takes up N cards in place of the hand thrown in, or that hand
	actAgrees     // consents to another's wish
	actRedeal     // wants the hand dealt again

	actAsksGoes // asks the player before the lead whether the game goes

	actScatter // spreads the talon out
	actMove    // wants to change seats
)

var words = []string{"ask", "sans-prendre", "contre", "spades", "hearts", "diamonds", "clubs", "call",
	"gano", "support", "encourage", "dissuade", "tell", "false-trump", "late", "mistaken", "hasty", "feign", "return", "keep",
	"unnamed", "again", "dictate",
	"ask-favourite", "mediator", "mediator-favourite", "sans-prendre-favourite", "vole", "vole-mediator", "favourite", "out-of-turn",
	"look-rest", "look-discard", "overdraw", "underdraw", "miscount", "redo", "lie", "concede", "abandon", "name",
	"deal-ten", "deal-eight", "own", "pulled", "reject", "overmark", "give-codille", "hide-spadille", "decline", "part-betes", "join-bete",
	"tourne", "gasque", "respect", "turn-up", "touromatte-tourne", "touromatte-gasque",
	"put-back", "pull-out", "take-pulled", "drop-pulled", "take-missing", "throw-early",
	"middle", "change", "mend", "allude", "spread", "draw-hand", "throw-in", "consent", "retake", "agree", "deal-again", "ask-goes", "scatter", "move"}

// irregular holds the acts of the family that no phase asks for.
var irregular = engine.Acts(actEncourage, actDissuade, actFalse, actLate, actMistaken, actHasty, actFeign, actUnnamed, actAgain, actDictate, actOutOfTurn, actAgrees, actMove, actHints)

// irregularThree holds those that l'Hombre adds.
var irregularThree = engine.Acts(actGano, actRest, actDiscard, actOver, actShort, actMiscount, actRedo, actLie, actConcede, actAbandon, actNamed,
	actTen, actEight, actOwns, actPulled, actReject, actMarked, actGives, actHide, actDecline, actApart,
	actMiddle, actChange, actMends, actSpread, actReaches, actThrows, actConsents, actRetakes, actTell, actJoins, actRedeal, actScatter)

// naming holds the acts that name trumps.
var naming = engine.Acts(actSpades, actHearts, actDiamonds, actClubs)

// contracts holds the acts that undertake a hand.
var contracts = engine.Acts(actAsk, actAlone, actContre,
	actAskFavourite, actMediator, actMediatorFavourite, actAloneFavourite, actVole, actVoleMediator, actTourne, actGasque, actRespect)

const (
	factCalled     engine.FactKind = table.OwnFacts + iota // Seat has called Card
	factGame                                               // everybody must pay Amount for the game
	factRemise                                             // Seat has lost with as many tricks as the best opponent
	factCodille                                            // Seat has lost with fewer; Seats have won
	factTried                                              // Seat's side has undertaken the vole
	factAlone                                              // Seat bears the loss without the friend
	factNames                                              // Seat names trumps in place of the player
	factHalves                                             // Seat shares everything with the friend, and has the odd counter
	factFavourite                                          // the favourite suit is N
	factLeft                                               // the rounds are over: players play for what is left
	factUnfinished                                         // bêtes are left though the rounds are over: Seat deals on
	factUsurped                                            // Seat has dealt out of turn
	factSkipped                                            // Seat does not deal, having dealt out of turn
	factNull                                               // nobody plays: the hand is null
	factWaits                                              // nobody can take what lies there for the matador N
	factCounted                                            // a bête is counted as if N players played
	factExchanges                                          // Seat is the first to exchange cards
	factPriced                                             // the vole has the price Amount
	factPool                                               // the pool that Seat has won is counted
	factSure                                               // Seat asks for gano, and is sure of the codille
	factSpread                                             // Seat has laid open a hand that is sure to win
	factGranted                                            // Seat has taken a trick by gano that could have been declined
	factAl                                                 // an ål is worth Amount
	factLesser                                             // suit N is the lesser preference
	factMarked                                             // a hand that all have passed is marked
	factCleared                                            // the marked hands are paid
	factDrew                                               // Seat has exchanged Amount cards
	factGano                                               // what Seat means by gano: N
	factLeaves                                             // Seat, the player, has shown the hand and leaves it
	factGave                                               // Seat, who could take the trick, gives the codille away
)

const (
	dueConsolation engine.DueClass = table.OwnDues + iota
	dueMatadors
	dueAlone  // for playing without a king called
	dueDevole // for taking no trick
	dueKing   // for the king that was given
	duePoulans
	dueHazard
	dueCinq
	duePasses
	dueDegout // for having lost the match
)

// shared holds the dues that a player and the friend share.
const shared = engine.DueClasses(1<<table.DueGame | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<table.DueVole)

// The names of what is carried from hand to hand.
const (
	gamesLie = "game"  // what each player owes for earlier games that nobody has won
	dealt    = "deals" // the hands played before in the match
	oddFor   = "odd"   // a seat has a share of a remainder that could not be divided

	favoured = "favourite" // the favourite suit, 1 for spades
)

// phaseCall is the phase in which a king is called, if a rule opens it.
const phaseCall = 1

// player returns the player who has undertaken the hand, or NoSeat.
func player(s *State) cards.Seat { return s.Who(table.FactUndertakes) }

// contract returns the act that undertook the hand; ActPass if the player was
// forced to play.
func contract(s *State) engine.ActKind {
	if kind, ok := bid(s, player(s)); ok {
		return kind
	}
	return table.ActPass
}

// alone reports whether the player plays without a friend.
func alone(s *State) bool {
	switch contract(s) {
	case table.ActPass, actAsk, actAskFavourite:
		return false
	}
	return true
}

// mediates reports whether the player plays alone with a king that another
// player gives.
func mediates(s *State) bool {
	switch contract(s) {
	case actMediator, actMediatorFavourite, actVoleMediator:
		return true
	}
	return false
}

// forced reports whether the player must play as the holder of spadille.
func forced(s *State) bool {
	f := s.Seen(table.FactUndertakes)
	return f != nil && f.N != byTurn && contract(s) == table.ActPass
}

// byTurn is N of a FactUndertakes by which the last speaker must play.
const byTurn = 1

// friend returns the player's friend as far as package table knows, or NoSeat.
func friend(s *State) cards.Seat {
	at := player(s)
	if at == cards.NoSeat {
		return cards.NoSeat
	}
	return s.Friend(at)
}

// second returns the second of some players, from the dealer's right on, or NoSeat.
func second(s *State, set cards.SeatSet) cards.Seat { return s.FirstOf(set &^ s.FirstOf(set).Bit()) }

// namingPhase returns the phase in which the player names trumps.
func namingPhase() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: naming, Opens: parts.Undertaken,
		Turn: parts.Once(func(s *State) cards.Seat {
			if other := s.Who(factNames); other != cards.NoSeat {
				return other
			}
			return player(s)
		}),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for kind := actSpades; kind <= actClubs; kind++ {
				o.Add(kind)
			}
		},
	}
}

// playing returns the play of the tricks. Where the game is won, the leader
// may lay the hand down, which ends the play.
func playing() *table.Phase {
	play := parts.Tricks(parts.Undertaken)
	play.Acts = play.Acts.With(table.ActLay.Bit())
	cardsOnly, lay := play.May, play.Do
	play.May = func(s *State, seat cards.Seat, o *table.Options) {
		cardsOnly(s, seat, o)
		if s.Table.N == 0 && 2*(int(s.Trick)-1) > s.Law().Each() {
			o.Add(table.ActLay)
		}
	}
	play.Do = func(s *State, a *engine.Act) {
		lay(s, a)
		happens(s, a)
	}
	play.End = parts.Ended
	return play
}

// happens ends the play when a hand is laid down.
func happens(s *State, a *engine.Act) {
	if a.Kind == table.ActLay {
		s.Table.Turn = cards.NoSeat
	}
}

// strength returns how good a hand is with a suit as trumps, in tenths of a trick.
func strength(hand cards.Set, suit cards.Suit) int {
	lane, aces := cards.Lane(suit), hand&blackAces
	trumps := hand & (lane | blackAces)
	low := cards.Face(2)
	if suit == cards.Hearts || suit == cards.Diamonds {
		low = cards.Face(7) | cards.Face(cards.Ace)
	}
	high := hand & lane & (low | cards.Face(cards.King) | cards.Face(cards.Queen))
	n := trumps.Len()
	return 7*aces.Len() + 3*n + 5*(high&^aces).Len() + 2*max(n-3, 0) +
		8*(hand&^lane&cards.Face(cards.King)).Len() + 3*(hand&^lane&cards.Face(cards.Queen)).Len()
}

// best returns the suit in which a hand is best, and its strength.
func best(s *State, seat cards.Seat) (suit cards.Suit, n int) {
	v := s.Valued(s.Dealt[seat], strongest)
	return cards.Suit(v[0]), int(v[1])
}

// strongest returns the suit in which a hand is strongest, and its strength there.
func strongest(_ *State, hand cards.Set) (v table.Values) {
	for at := cards.Suit(0); at < 4; at++ {
		if n := int16(strength(hand, at)); n > v[1] {
			v[0], v[1] = int16(at), n
		}
	}
	return v
}

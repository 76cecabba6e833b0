// Package hombre plays l'Hombre and its children: a player who names trumps
// plays against the others, alone or with the holder of a king that is called.
// What is here is what the family alone has; engine/parts has the rest. A book
// is one file.
//
// What the other books of the family need is answers, and here and there a maker
// beside one that stands: the order of the cards, who plays with whom, who
// exchanges cards, how many tricks win, who wins a codille and what lies there
// are questions. A deal to the left, which is the table's, no book here has yet.
package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the family's own questions begin with.
const family = "hombre"

// glossary is the division of the Académie that explains the words of le
// Quadrille, le Quintille and l'Hombre at two and three.
var glossary = []string{"dictionnaire"}

// The pools.
const (
	boxDevant  = iota // what the dealers have laid before them
	boxBetes          // the betes that go on this hand
	boxMade           // those that are made on it
	boxOdd            // what could not be shared
	boxPoulans        // what the dealer has laid for the matadors
)

// The acts of the family, in the order of its words.
const (
	actAsk engine.ActKind = table.OwnActs + iota // to ask whether one may play, calling a king
	actAlone
	actContre
	actSpades // names the trumps, as do the next three, in the order of the suits
	actHearts
	actDiamonds
	actClubs
	actCall // calls Card

	// What is irregular.
	actGano      // asks a friend to let a trick pass
	actSupport   // asks a friend to put in a high card
	actEncourage // encourages a friend to undertake the vole
	actDissuade  // holds a friend back from it
	actTell      // tells how many tricks there are
	actFalse     // trumps with what is no trump; N is 1 where it was asked for and wrongly told
	actLate      // has not asked for what N is before the next cut
	actMistaken  // has asked for one payment in place of another
	actHasty     // has cut in haste
	actFeign     // has returned the king with a good hand, to make the player lose

	actReturn // returns the king called
	actKeep   // does not

	// Later words, so that the numbers above stay as they are.
	actUnnamed // lays the hand down, or leads, without having named trumps; To then names them
	actAgain   // plays Card again, from the trick in which it was played first
	actDictate // has To play Card

	// The bids of le Médiateur.
	actAskFavourite      // to ask in the favourite suit
	actMediator          // to play alone with a king that another gives
	actMediatorFavourite // the same in the favourite suit
	actAloneFavourite    // to play without a king in the favourite suit
	actVole              // to declare the vole
	actVoleMediator      // the same with a king that another gives

	actFavourite // Card, which is turned up, makes its suit the favourite
	actOutOfTurn // Seat has dealt in the place of To; N is takenUp where every card was dealt

	// What is irregular in l'Hombre.
	actRest     // looks at what is left of the talon
	actDiscard  // looks at the own discard, having drawn
	actOver     // has drawn too many cards; N is seen or joined
	actShort    // has drawn too few
	actMiscount // is found to play with more or fewer cards than were to be dealt
	actRedo     // makes the discard anew; N is joined
	actLie      // says falsely that another must have the king
	actConcede  // says that it is a remise
	actAbandon  // leaves the hand to whoever wins codille
	actNamed    // names a suit before asking whether another plays; N is drew
	actTen      // has dealt To ten cards
	actEight    // has dealt To eight cards
	actOwns     // says that the hand holds too many cards, or too few
	actPulled   // lets a card of ten be drawn out, to play sans prendre
	actReject   // does not take the card that the dealer has turned up
	actMarked   // has laid N counters more than the others
	actGives    // lets To win codille, which another would have won
	actHide     // does not say that spadille is there
	actDecline  // does not make gano; N is the reason
	actApart    // has the own betes go one after another
	actJoins    // has the own bete go together with one of N; the second number is agreedOn

	// The games of Lomber besides actAsk and actAlone, and what is done in them.
	actTourne      // to play in the suit that the talon's top card shows
	actGasque      // to change the whole hand, or all but one card, and then name trumps
	actRespect     // to keep two cards, and then name trumps
	actUp          // turns up Card, the top of the talon
	actTourneAgain // after another game turns up a card
	actGasqueAgain // after another game changes the hand

	// What is irregular in Lombré.
	actPutBack    // puts back a card drawn too many; N is seen or joined
	actPullOut    // draws a card out of To's, which were mixed
	actTakePulled // has To have the card drawn out; N is seen
	actDropPulled // throws it away
	actFill       // takes cards that are wanting; N is where from
	actThrow      // throws cards out before the turn
	actMiddle     // Card is turned up in the middle, for the deal
	actChange     // would put out as many cards as the first number, and draw as many as the second
	actMends      // sets a wrong draw right; N is fromDiscards
	actHints      // names trumps otherwise than by their name
	actSpread     // lays the hand open in place of naming trumps
	actReaches    // draws from the hand of To; N is seen
	actThrows     // throws the hand in, as though all had passed; N is mingled or upturned
	actConsents   // lets the hand be dealt again for that
	actRetakes    // takes up N cards in place of a hand thrown in, or that hand
	actAgrees     // consents to what another wishes
	actRedeal     // has the hand dealt again

	actAsksGoes // asks the player whether the game goes, before the lead

	actScatter // spreads the talon out
	actMove    // would change seats
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

// irregular is the acts of the family that no phase asks for.
var irregular = engine.Acts(actEncourage, actDissuade, actFalse, actLate, actMistaken, actHasty, actFeign, actUnnamed, actAgain, actDictate, actOutOfTurn, actAgrees, actMove)

// irregularThree is what l'Hombre has of them besides.
var irregularThree = engine.Acts(actGano, actRest, actDiscard, actOver, actShort, actMiscount, actRedo, actLie, actConcede, actAbandon, actNamed,
	actTen, actEight, actOwns, actPulled, actReject, actMarked, actGives, actHide, actDecline, actApart,
	actMiddle, actChange, actMends, actHints, actSpread, actReaches, actThrows, actConsents, actRetakes, actTell, actJoins, actRedeal, actScatter)

// naming is the acts that name trumps.
var naming = engine.Acts(actSpades, actHearts, actDiamonds, actClubs)

// contracts is the acts by which a hand is undertaken.
var contracts = engine.Acts(actAsk, actAlone, actContre,
	actAskFavourite, actMediator, actMediatorFavourite, actAloneFavourite, actVole, actVoleMediator, actTourne, actGasque, actRespect)

const (
	factCalled     engine.FactKind = table.OwnFacts + iota // Seat has called Card
	factGame                                               // everybody is to pay Amount for the game
	factRemise                                             // Seat has lost by as many tricks as the others made
	factCodille                                            // Seat has lost by fewer; Seats have won
	factTried                                              // Seat's side has undertaken the vole
	factAlone                                              // Seat bears the loss without the friend
	factNames                                              // Seat names trumps in place of the player
	factHalves                                             // Seat shares all with the friend, and the odd counter is Seat's
	factFavourite                                          // the favourite suit is N
	factLeft                                               // the rounds are over: what is left is played for
	factUnfinished                                         // bêtes are left though the rounds are over: Seat deals on
	factUsurped                                            // Seat has dealt out of turn
	factSkipped                                            // Seat does not deal, having dealt out of turn
	factNull                                               // nobody plays: the hand is null
	factWaits                                              // nobody can take what lies there for the matador N
	factCounted                                            // a bete is counted as if N played
	factExchanges                                          // Seat is the first to exchange cards
	factPriced                                             // the vole has a price: Amount
	factPool                                               // the pool that Seat has won is counted
	factSure                                               // Seat asks for gano, and is sure of the codille
	factSpread                                             // Seat has laid open a hand that is sure
	factGranted                                            // Seat has taken a trick so, which could be declined
	factAl                                                 // an ål is worth Amount
	factLesser                                             // suit N is the lesser preference
	factMarked                                             // a hand that all have passed is marked
	factCleared                                            // those that were marked are paid
	factDrew                                               // Seat has exchanged Amount cards
	factGano                                               // what Seat means by gano: N
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

// shared is the dues that a player and the friend share.
const shared = engine.DueClasses(1<<table.DueGame | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<table.DueVole)

// The names of what is carried from hand to hand.
const (
	gamesLie = "game"  // what each owes for the games of hands before that nobody has won
	dealt    = "deals" // the hands of the match that were played before
	oddFor   = "odd"   // a seat has a part in what could not be shared

	favoured = "favourite" // the favourite suit, 1 for spades
)

// phaseCall is the phase in which a king is called: a rule opens it.
const phaseCall = 1

// player is who plays, or NoSeat.
func player(s *State) cards.Seat { return s.Who(table.FactUndertakes) }

// undertaken reports whether somebody plays.
func undertaken(s *State) bool { return s.Seen(table.FactUndertakes) != nil }

// contract is the act by which the hand was undertaken; ActPass where it was
// forced upon the player.
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
// gives.
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

// byTurn is the number of a FactUndertakes that falls to whoever speaks last.
const byTurn = 1

// friend is who plays with the player, as far as the table knows, or NoSeat.
func friend(s *State) cards.Seat {
	at := player(s)
	if at == cards.NoSeat {
		return cards.NoSeat
	}
	return s.Friend(at)
}

// second is the second of some players, from the dealer's right on, or NoSeat.
func second(s *State, set cards.SeatSet) cards.Seat { return s.FirstOf(set &^ s.FirstOf(set).Bit()) }

// naming is the phase in which the player names trumps.
func namingPhase() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: naming, Opens: undertaken,
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

// callable is the cards that may be called by some rule or other.
const callable = cards.Set(0x3000_3000_3000_3000)

// callingPhase is the phase in which the player calls a king.
func callingPhase() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: actCall.Bit(), Opens: parts.Opened(phaseCall),
		Turn: parts.Once(player),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for set := callable & s.Law().Pack(); set != 0; set = set.Without() {
				o.AddCard(actCall, set.First())
			}
		},
		Do: func(s *State, a *engine.Act) {
			s.Spoke(a.Seat)
			s.Note(&engine.Fact{Kind: factCalled, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Card: a.Card})
		},
	}
}

// playing is the play of the tricks. Whoever is to lead may lay the hand down
// where the game is won; then it is over.
func playing() *table.Phase {
	play := parts.Tricks(undertaken)
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

// happens has the play end when a hand is laid down.
func happens(s *State, a *engine.Act) {
	if a.Kind == table.ActLay {
		s.Table.Turn = cards.NoSeat
	}
}

// strength is how good a hand is to play on in a suit, in tenths of a trick.
func strength(hand cards.Set, suit cards.Suit) int {
	lane, aces := cards.Lane(suit), hand&(spadille.Bit()|basto.Bit())
	trumps := hand & (lane | spadille.Bit() | basto.Bit())
	low := cards.Face(2)
	if suit == cards.Hearts || suit == cards.Diamonds {
		low = cards.Face(7) | cards.Face(cards.Ace)
	}
	high := hand & lane & (low | cards.Face(cards.King) | cards.Face(cards.Queen))
	n := trumps.Len()
	return 7*aces.Len() + 3*n + 5*(high&^aces).Len() + 2*max(n-3, 0) +
		8*(hand&^lane&cards.Face(cards.King)).Len() + 3*(hand&^lane&cards.Face(cards.Queen)).Len()
}

// best is the suit in which a hand is best, and how good it is.
func best(s *State, seat cards.Seat) (suit cards.Suit, n int) {
	for at, x := range s.Valued(s.Dealt[seat], strengths)[:4] {
		if int(x) > n {
			suit, n = cards.Suit(at), int(x)
		}
	}
	return suit, n
}

// strengths is how good a hand is in each suit.
func strengths(_ *State, hand cards.Set) (v table.Values) {
	for at := cards.Suit(0); at < 4; at++ {
		v[at] = int16(strength(hand, at))
	}
	return v
}

package table

import "quinola/engine"

// The kinds of fact. The mechanics say the first group: what happened, which no
// rule can unsay. A family numbers its own from OwnFacts on.
const (
	FactSeated   engine.FactKind = iota + 1 // players have sat down; what follows concerns the dealer and the pack alone
	FactStakes                              // the cards are about to be dealt, and stakes are due
	FactDealt                               // every hand is dealt
	FactAct                                 // a player did something that no phase asked for; N is the kind of act
	FactSaid                                // a player did what a phase asked for; N is the kind of act
	FactPassed                              // everybody has spoken, and nobody plays
	FactPlaying                             // the first card is about to be played
	FactPlayed                              // Seat played Card; in a trick N is its place, 1 for the lead
	FactTrick                               // Seat took a trick; N is its number
	FactEnd                                 // the play has come to its end
	FactDecided                             // it is said who has won and who has lost; boxes are drawn
	FactClosing                             // everything is paid; who deals next?
	FactChose                               // Seat answered a choice; N is the kind of act
	FactMeld                                // Seat declared Cards; N is the kind of meld, a number of the family or of package parts
	FactRunEnds                             // the run that Seat continued ends: N is 0 if no card can follow, 1 if nobody plays one, 2 if no rule allows one
	FactDeclared                            // everybody has declared
	FactGiven                               // Seat has given Card to Taker, or if that is NoSeat to the talon

	// What rules say.
	FactTurned     // Card lies turned up; Seat turned it as dealer
	FactTrump      // the suit of Card is trumps; without a Card, suit N
	FactOrder      // cards of Card's face rank N from the top, 1 the highest, in every suit
	FactRaised     // Card is a trump of rank N from the top, whatever its suit
	FactWorth      // cards of the face of Card count N
	FactLeads      // Seat leads to the next trick
	FactOpens      // the phase with the number N is played
	FactAsked      // Seat is given the choice with the number N
	FactDraws      // Seat draws a card of the talon first, and all others after
	FactUndertakes // Seat undertakes the game
	FactCounters   // Seat undertakes to play against the undertaker
	FactOut        // Seat does not play this hand
	FactSide       // Seats play together; N is the number of the side
	FactFirst      // Seat is the first to make what the game asks
	FactWon        // Seat has won the game
	FactLost       // Seat has lost it
	FactVole       // Seat has taken every trick
	FactDevole     // Seat has taken none
	FactBest       // Seat has the best of the kind N
	FactKnows      // Seat has seen Cards
	FactSees       // Seat may look into the hand of Taker
	FactGives      // Seat gives Card, which Seat holds, to Taker: the table moves it
	FactUnder      // Card, which lies turned up in the talon, is drawn after all the others
	FactVoid       // the hand is void
	FactSame       // the same player deals again
	FactNextDealer // Seat deals the next hand
	FactDealer     // Seat deals the first hand
	FactOver       // the play need not go on
	FactMatch      // the match is at an end; Seat has won it
	FactUnwon      // Seat's winning of the match is taken back: the hand is void
	FactNarrowed   // a question was narrowed; N is the kind of fact
	FactConsent    // everybody else must agree to what Seat proposes
	FactLower      // cards that are given back to the dealer are laid under the talon
	FactWild       // Cards may stand for any other card
	FactRound      // in a run players follow one after another: to the right where N is 1, to the left where it is -1
	FactReversed   // in the suits of Cards the cards below the knave rank in reverse order
	FactLeftward   // the deal and the play go round to the left
	FactWanted     // Card, the last of a run, is followed by one of Cards, which are of the face N
	FactTour       // Seat has made Amount less than Taker in the hands of a tour; if Seat is NoSeat, the tour is played again
	FactMarked     // Amount is marked against Seat in a tour, by Taker
	FactBegins     // Seat plays first against Taker, while the others wait
	FactRelieved   // Seat gives up the place to Taker, who has waited
	OwnFacts
)

// FamilyFacts is how many kinds of fact a family may have of its own; with too
// many at the table this does not compile.
const FamilyFacts = 48

const _ = engine.MaxFacts - OwnFacts - FamilyFacts

// renewed is the set of kinds of which a later fact replaces the one before.
var renewed = engine.Facts(FactTurned, FactTrump, FactLeads, FactDraws, FactWanted)

// The kinds of act. A family numbers its own from OwnActs on, in the order of
// its words.
const (
	ActPlay      engine.ActKind = iota // a card is played
	ActPass                            // Seat passes
	ActUndertake                       // Seat undertakes to play
	ActStand                           // Seat keeps the cards
	ActOut                             // Seat puts out Card
	ActDone                            // Seat does no more of what may be done several times
	ActTake                            // Seat takes N cards, or Card
	ActMeld                            // Seat declares Cards
	ActOpen                            // Seat opens with N
	ActHold                            // Seat holds what was bid
	ActRaise                           // Seat raises by N
	ActFold                            // Seat gives up
	ActAccept                          // Seat accepts what another proposes
	ActRefuse                          // Seat refuses it
	ActDeal                            // Seat receives Cards
	ActPackets                         // the dealer gives packets of N
	ActPlayers                         // N sit down to play
	ActDraw                            // Seat drew Card for the first deal
	ActCut                             // Seat cuts
	ActMisdeal                         // Seat dealt wrongly
	ActExposed                         // Card was turned up in dealing
	ActFalsePack                       // the pack is false
	ActRevoke                          // Seat revokes with the next card
	ActEarly                           // Seat plays out of turn
	ActUnder                           // Seat does not head the trick although able to
	ActSpare                           // Seat does not trump although able to
	ActLook                            // Seat looks at Card, or cards, that Seat may not see
	ActShow                            // Seat shows the hand
	ActSwap                            // Seat exchanges a card with another, or takes a trick back
	ActBack                            // Seat takes back Card, which Seat has played
	ActQuit                            // Seat leaves before the end
	ActCheat                           // Seat cheats
	ActEnd                             // the match ends after N rounds
	ActBuy                             // Seat sits down with N counters
	ActPack                            // Seat deals from a pack of N cards
	ActTurn                            // Seat turns up a card of the talon
	ActGive                            // Seat gives Card, and is given another or was
	ActLay                             // Seat lays the hand open
	ActPropose                         // Seat proposes that cards of the talon be given out
	ActServed                          // Seat is given the first cards, or cards after To
	OwnActs
)

// former are words that records of earlier editions have for acts, and that are read still.
var former = map[string]engine.ActKind{"first-packet": ActServed}

// words are the words for acts in a record.
var words = [OwnActs]string{
	ActPlay: "play", ActPass: "pass", ActUndertake: "play", ActStand: "stand", ActOut: "out", ActDone: "done",
	ActTake: "take", ActMeld: "meld", ActOpen: "open", ActHold: "hold", ActRaise: "raise", ActFold: "fold",
	ActAccept: "accept", ActRefuse: "refuse-it", ActDeal: "deal", ActPackets: "packets", ActPlayers: "players",
	ActDraw: "draw", ActCut: "cut", ActMisdeal: "misdeal", ActExposed: "exposed", ActFalsePack: "false-pack",
	ActRevoke: "revoke", ActEarly: "early", ActUnder: "under", ActSpare: "spare", ActLook: "look", ActShow: "show",
	ActSwap: "swap", ActBack: "back", ActQuit: "quit", ActCheat: "cheat", ActEnd: "end", ActBuy: "buy", ActPack: "pack", ActTurn: "turn", ActGive: "give", ActLay: "lay", ActPropose: "propose", ActServed: "served",
}

// irregular is the set of acts that may be recorded although rules refuse them, because
// laws of the books answer them.
var irregular = engine.Acts(ActMisdeal, ActExposed, ActFalsePack, ActRevoke, ActEarly, ActUnder, ActSpare, ActLook, ActShow, ActSwap, ActQuit, ActCheat)

// faults is the set of acts that go with the next card played, which may then be one
// that the rules refuse.
var faults = engine.Acts(ActRevoke, ActUnder, ActSpare)

// The classes of due. A family numbers its own from OwnDues on.
const (
	DueStake   engine.DueClass = iota // to a pool, before the deal
	DueGame                           // for the game, from a pool or from players
	DueBox                            // from a box, for what it stands for
	DueBete                           // what a loser puts down
	DueTrick                          // for a trick
	DueVole                           // for every trick, or for none
	DueMeld                           // for a declaration
	DueCard                           // for a card played or held
	DueBet                            // what is vied
	DueScore                          // marks
	DueFine                           // for a fault
	DueNext                           // from the bêtes that wait to those that are played for
	DueWritten                        // what is taken off the marks of a hand when they are set against the other player's
	OwnDues
)

// The questions about players.
const (
	AskTaker  engine.Question = iota // who takes the trick
	AskGame                          // who is the first to make what the game asks
	AskBest                          // who has the best declaration
	AskPoint                         // who has the best point
	AskLowest                        // who has the lowest
	AskDealer                        // who deals first
	OwnQuestions
)

var asks = [OwnQuestions]string{"who takes the trick", "who wins the game", "who has the best", "who has the best point", "who has the lowest", "who deals first"}

// The tallies.
const (
	Tricks engine.Tally = iota // taken
	Points                     // of cards
	Score                      // of the match
	OwnTallies
)

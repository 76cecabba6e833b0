package reversis

import (
	"quinola/engine"
	"quinola/engine/table"
)

// The kinds that Reversis adds. The watched cards are the aces and the Quinolas.
const (
	factHeap           = table.OwnFacts + iota // the hand is over, and the N cards put out are known
	factWatchedLed                             // a watched card was led
	factWatchedFollows                         // a watched card followed the suit led; its holder could have played N others
	factWatchedThrown                          // a watched card was thrown on another suit
	factThrownDown                             // a player threw down the hand
	factHeapCounts                             // the N cards put out count in the party
	factBestPlaced                             // the best placed player; N: 1 if the next best sits to the right, -1 to the left
	factQuinolaNamed                           // which card is the Quinola
	factLittleNamed                            // which card is the little Quinola
	factPlaced                                 // a watched card is ruled placed
	factForced                                 // a watched card is ruled forced
	factLed                                    // a watched card is ruled led, or gorged
	factNotForced                              // a watched card is ruled neither: its holder had another card of the suit
	factUndertaken                             // a player has undertaken the Reversis
	factMade                                   // a player has made the Reversis
	factBroken                                 // a player has broken the Reversis; Leader: the player who undertook it
	factNoParty                                // nobody wins or loses the party
	factPartyWorth                             // the party is worth N
	factEspagnolette                           // a player was dealt the Espagnolette, with N aces
	factRenounced                              // a player did not follow suit, though able to
	factRightUsed                              // the Espagnolette has used its right
	factRightUnused                            // the Espagnolette has played an ordinary hand
	factRightEnded                             // the Espagnolette may no longer renounce
	factRightLost                              // the Espagnolette has lost the party by taking a trick
	factSpared                                 // a card for which the Espagnolette need not answer
	factBarred                                 // a player is barred from some payments
	factTookTwelve                             // the player took a card and put none out
	factOutTwo                                 // the player put out two cards
	factRevoked                                // the player revoked
	factWarned                                 // a trick wrongly gathered was pointed out
	factRestTaken                              // the remaining tricks belong to the player who threw down the hand
	factRecalled                               // the hand thrown down was taken up again
	factPlayOver                               // the remaining tricks need not be played
	factNewPool                                // the pool N is formed anew
	factBeastPlaced                            // a beast is put in; N: its line on the sheet
	factBeastWaits                             // a beast waits to be put in
	factLeftCard                               // the card left in the talon by a player who kept the hand
	factHandStands                             // a hand that could have been void stands
	factExchange                               // the exchange begins
	factOwesLoss                               // a player owes the money for the cards, and all the loss
)

// The kinds of act of package table that have a name of their own here.
const (
	actPutOut   = table.ActOut
	actKeep     = table.ActStand
	actSwap     = table.ActGive
	actTakeBack = table.ActBack
	actThrow    = table.ActLay
	actAssume   = table.ActUndertake
	actSee      = table.ActShow
	actRecall   = table.ActRefuse
	actMend     = table.ActPropose
	actPlayOn   = table.ActHold
	actAgree    = table.ActAccept
	actNothing  = table.ActFold // nothing is known of what the player did
)

// The kinds that Reversis adds.
const (
	actRedeal = table.OwnActs + iota
	actPeek
	actTwelve
	actTwo
	actGather
	actWarn
	actGrab
	actHide
	actRetake
	actMix
	actJudge
	actTwice
	actCaught
	actAsk
	actTell
	actClaim
	actUnstaked
	actOwn
	actPutIn
	actByRevoke
	actDivide
	actRound
	actRank
)

// changing holds the acts that change the meaning of another one at the same moment, and
// so come before it.
var changing = engine.Acts(actAgree, actMend, actWarn, actRecall)

// ownActs are their words.
var ownActs = []string{"redeal", "peek", "keep-12", "discard-2", "gather", "warn", "grab", "hide", "retake", "mix", "judge", "twice", "caught", "ask", "tell", "claim", "unstaked", "own", "put-in", "by-revoke", "divide", "round", "rank"}

// The classes of due.
const (
	dueStake     engine.DueClass = iota // to a pool, at the deal
	dueAcePlaced                        // for aces and Quinolas
	dueAceForced
	dueAceLed
	dueGift    // for a Quinola placed
	dueForced  // for a Quinola forced
	dueGorged  // for a Quinola led
	dueDraw    // from a pool, for a Quinola placed
	dueBeast   // to a pool (or the sheet), for a Quinola forced or led
	dueOwnDraw // from a pool, to the undertaker of a Reversis
	dueOwnBeast
	dueParty
	dueReversis
	dueForfeit // for a broken Reversis
	dueReturn  // of what a lost Espagnolette was paid
	dueFine
	dueSettle // of a beast on the sheet
)

// Sets of classes used by several rules.
const (
	consolations engine.DueClasses = 1<<dueAcePlaced | 1<<dueAceForced | 1<<dueAceLed | 1<<dueGift | 1<<dueForced | 1<<dueGorged // payments for aces and Quinolas
	measured     engine.DueClasses = 1<<dueDraw | 1<<dueOwnDraw | 1<<dueReturn | 1<<dueSettle | beasts                           // amounts that depend on what a pool or the sheet holds
	beasts       engine.DueClasses = 1<<dueBeast | 1<<dueOwnBeast
)

// The questions about players that Reversis adds.
const (
	askWinner = table.OwnQuestions + iota
	askLoser
)

// nothing is the word for a player of whom a record says nothing.
const nothing = "nothing"

// words renames acts of package table.
var words = []table.Word{
	{Kind: actPutOut, Word: "put-out"},
	{Kind: actKeep, Word: "keep"},
	{Kind: actSwap, Word: "swap"},
	{Kind: actTakeBack, Word: "take-back"},
	{Kind: actThrow, Word: "throw-down"},
	{Kind: actAssume, Word: "assume"},
	{Kind: actSee, Word: "see"},
	{Kind: actRecall, Word: "recall"},
	{Kind: actMend, Word: "mend"},
	{Kind: actPlayOn, Word: "play-on"},
	{Kind: actAgree, Word: "agree"},
	{Kind: actNothing, Word: nothing},
}

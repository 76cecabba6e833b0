package reversis

import (
	"quinola/engine"
	"quinola/engine/table"
)

// The kinds of fact that the table has.
const (
	factTable      = table.FactSeated
	factStakes     = table.FactStakes
	factAct        = table.FactAct
	factPlaying    = table.FactPlaying
	factTrick      = table.FactTrick
	factEnd        = table.FactEnd
	factClosing    = table.FactClosing
	factFaceWorth  = table.FactWorth
	factLeads      = table.FactLeads
	factWinner     = table.FactWon
	factLoser      = table.FactLost
	factNarrowed   = table.FactNarrowed
	factVoid       = table.FactVoid
	factSameDealer = table.FactSame
	factDealer     = table.FactDealer
	factNextDealer = table.FactNextDealer
)

// Those of Reversis alone. The watched cards are the aces and the Quinolas.
const (
	factHeap           = table.OwnFacts + iota // the hand is over, and the cards put out are known; N: how many
	factWatchedLed                             // a watched card was led
	factWatchedFollows                         // ... followed the suit led; N: how many others its holder might have played
	factWatchedThrown                          // ... was thrown on another suit
	factThrownDown                             // a player threw down the hand
	factHeapCounts                             // the cards put out count in the party; N: how many
	factBestPlaced                             // who is best placed; N: 1 where the next best sits to the right, -1 to the left
	factQuinolaNamed                           // which card is the Quinola
	factLittleNamed                            // ... the little one
	factPlaced                                 // a watched card is ruled to be placed
	factForced                                 // ... to be forced
	factLed                                    // ... to be led, or gorged
	factNotForced                              // ... to be neither: its holder had another card of the suit
	factUndertaken                             // a player has undertaken the Reversis
	factMade                                   // ... has made it
	factBroken                                 // ... has broken it; Leader: the player who had undertaken it
	factNoParty                                // nobody wins or loses the party
	factPartyWorth                             // N: what the party is worth
	factEspagnolette                           // a player was dealt the Espagnolette; N: the aces in it
	factRenounced                              // a player did not follow suit though he could
	factRightUsed                              // the Espagnolette has used his right
	factRightUnused                            // ... has played his hand as an ordinary one
	factRightEnded                             // ... has no longer the right to renounce
	factRightLost                              // ... has lost the party by taking a trick
	factSpared                                 // a card that the Espagnolette need not answer for
	factBarred                                 // a player is barred from some payments
	factTookTwelve                             // ... because he took a card and put none out
	factOutTwo                                 // ... because he put out two
	factRevoked                                // ... because he revoked
	factWarned                                 // a trick wrongly gathered was pointed out
	factRestTaken                              // the tricks that remain are those of the player who threw down the hand
	factRecalled                               // the hand thrown down was taken up again
	factPlayOver                               // the tricks that remain need not be played
	factNewPool                                // a pool is formed anew; N: which
	factBeastPlaced                            // a beast is put in; N: its place on the sheet
	factBeastWaits                             // a beast waits to be put in
	factLeftCard                               // the card that a player who kept his hand left in the talon
	factHandStands                             // a hand that might have been void stands
	factExchange                               // the exchange begins
)

// The kinds of act that the table has.
const (
	actPlay     = table.ActPlay
	actDeal     = table.ActDeal
	actPackets  = table.ActPackets
	actPutOut   = table.ActOut
	actKeep     = table.ActStand
	actTake     = table.ActTake
	actSwap     = table.ActGive
	actPlayers  = table.ActPlayers
	actDraw     = table.ActDraw
	actMisdeal  = table.ActMisdeal
	actExposed  = table.ActExposed
	actRevoke   = table.ActRevoke
	actEarly    = table.ActEarly
	actLook     = table.ActLook
	actCut      = table.ActCut
	actEnd      = table.ActEnd
	actTakeBack = table.ActBack
	actThrow    = table.ActLay
	actAssume   = table.ActUndertake
	actSee      = table.ActShow
	actRecall   = table.ActRefuse
	actMend     = table.ActPropose
	actPlayOn   = table.ActHold
	actAgree    = table.ActAccept
	actNothing  = table.ActFold // nothing is known of the player
)

// Those of Reversis alone.
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
	actFirst
	actRound
	actRank
)

var ownActs = []string{"redeal", "peek", "keep-12", "discard-2", "gather", "warn", "grab", "hide", "retake", "mix", "judge", "twice", "caught", "ask", "tell", "claim", "unstaked", "own", "put-in", "by-revoke", "divide", "first-packet", "round", "rank"}

// The classes of due.
const (
	dueStake     engine.DueClass = iota // to a pool, at the deal
	dueAcePlaced                        // for aces and Quinolas ...
	dueAceForced
	dueAceLed
	dueGift    // ... a Quinola placed
	dueForced  // ... forced
	dueGorged  // ... led
	dueDraw    // from a pool, for a Quinola placed
	dueBeast   // to a pool (or the sheet), for a Quinola forced or led
	dueOwnDraw // the same, by the undertaker of a Reversis
	dueOwnBeast
	dueParty
	dueReversis
	dueForfeit // for a broken Reversis
	dueReturn  // of a lost Espagnolette
	dueFine
	dueSettle // of a beast on the sheet
)

// Classes that rules speak of together.
const (
	consolations engine.DueClasses = 1<<dueAcePlaced | 1<<dueAceForced | 1<<dueAceLed | 1<<dueGift | 1<<dueForced | 1<<dueGorged // payments for aces and Quinolas
	measured     engine.DueClasses = 1<<dueDraw | 1<<dueOwnDraw | 1<<dueReturn | 1<<dueSettle | beasts                           // by what a pool or the sheet holds
	beasts       engine.DueClasses = 1<<dueBeast | 1<<dueOwnBeast
)

// The questions about players.
const (
	askTaker  = table.AskTaker
	askDealer = table.AskDealer
	askWinner = table.OwnQuestions + iota - 2
	askLoser
)

// nothing is the word for a player of whom a record says nothing.
const nothing = "nothing"

// words are the words of acts of the table that are others here.
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

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
	factFace       = table.FactWorth
	factLeads      = table.FactLeads
	factWinner     = table.FactWon
	factLoser      = table.FactLost
	factNarrowed   = table.FactNarrowed
	factVoid       = table.FactVoid
	factSameDealer = table.FactSame
	factDealer     = table.FactDealer
	factNextDealer = table.FactNextDealer
)

// Those of Reversis alone.
const (
	factHeap = table.OwnFacts + iota
	factLead
	factFollow
	factThrow
	factThrown
	factCounts
	factBest
	factQuinola
	factLittle
	factPlaced
	factForced
	factLed
	factChosen
	factUndertaken
	factMade
	factBroken
	factNoParty
	factWorth
	factEspagnolette
	factRenounced
	factUsed
	factOrdinary
	factEnded
	factLost
	factSpared
	factBarred
	factTwelve
	factShort
	factRevoked
	factWarned
	factRest
	factRecalled
	factOver
	factNewPool
	factBeast
	factStands
	factLeft
	factPlayable
	factExchange
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

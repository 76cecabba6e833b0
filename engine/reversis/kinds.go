package reversis

import "quinola/engine"

// The kinds of fact. Those of the first group are the mechanics' own: they
// say what happened, and no rule can be switched off that would unsay them.
const (
	factTable   engine.FactKind = iota // players have sat down: a hand begins; what follows is the dealer's and the law's alone
	factStakes                         // the cards are about to be dealt, and stakes are due
	factAct                            // a player did something irregular; N is the kind of act
	factHeap                           // the discard lies complete under the pool; N cards of it
	factPlaying                        // the first card is about to be played
	factLead                           // an ace or a Quinola was played by him who led
	factFollow                         // ... on a lead of its suit, by a player who had N other cards of it to play
	factThrow                          // ... on a lead of another suit
	factTrick                          // a trick is complete; N points
	factThrown                         // a hand was thrown down, and the rest of the tricks claimed
	factEnd                            // the last trick has been taken
	factClosing                        // everything is paid; who deals next?

	// What rules say.
	factFace         // cards of the face of Card count N
	factCounts       // a discard of N cards counts as it lies
	factBest         // Seat is best placed; N is 1 where the next best sits to his right, -1 to his left
	factQuinola      // Card is the Quinola; N is its pool
	factLittle       // Card is the little Quinola; N is its pool
	factLeads        // Seat leads to the next trick
	factPlaced       // an ace or a Quinola was placed
	factForced       // ... was forced
	factLed          // ... was led
	factChosen       // ... followed suit, and was not forced: its holder had another card of the suit
	factUndertaken   // Seat has undertaken the Reversis
	factMade         // Seat has made the Reversis
	factBroken       // Seat has broken the Reversis of Leader
	factNoParty      // there is no party in this hand
	factWorth        // the party is worth N
	factWinner       // Seat wins the party
	factLoser        // Seat loses the party
	factNarrowed     // a question was narrowed
	factEspagnolette // Seat holds an Espagnolette
	factRenounced    // Seat threw a card though he could follow suit
	factUsed         // Seat has used the right of the Espagnolette
	factOrdinary     // Seat held an Espagnolette and did not use its right
	factEnded        // the Espagnolette of Seat is at an end
	factLost         // the Espagnolette of Seat is lost
	factSpared       // Seat, who lost an Espagnolette, makes no Remise for Card, which was another's
	factBarred       // Seat looked at his card of the talon, or kept twelve
	factTwelve       // Seat took a card and put none out
	factShort        // Seat put out two cards
	factRevoked      // Seat revoked
	factWarned       // a trick wrongly gathered was set right
	factRest         // the rest of the tricks are Seat's
	factRecalled     // a hand thrown down was taken up again
	factVoid         // the hand is void
	factSameDealer   // the same player deals again
	factDealer       // Seat deals the first hand
	factNextDealer   // Seat deals the next hand
	factOver         // the tricks need not be played out
	factNewPool      // the first fund of pool N is to be paid
	factBeast        // Seat owes a beast of N
	factStands       // a beast waits, and stands for the first fund
	factLeft         // Seat left Card of the talon, which lies under the pool
	factPlayable     // the hand stands though a card was turned up
)

// The tallies: what decides the party and the Reversis. They are cast up when
// a hand is told, not while it is played.
const (
	tallyTricks engine.Tally = iota
	tallyPoints
	taken = engine.Tallies(1<<tallyTricks | 1<<tallyPoints)
)

// The kinds of act.
const (
	actPlay    engine.ActKind = iota // a card is played
	actDeal                          // Seat receives Cards
	actPackets                       // Seat is dealt in packets N
	actPutOut                        // Seat puts out Card
	actKeep                          // Seat keeps his hand
	actTake                          // Seat takes Card of the talon
	actSwap                          // Seat gives Card to his opposite
	actPlayers                       // N sit down to play
	actDraw                          // Seat drew Card for the first deal
	actMisdeal
	actExposed
	actAgree
	actRedeal
	actTwice
	actUnstaked
	actPeek
	actTwelve
	actTwo
	actGrab
	actHide
	actRetake
	actSee
	actEarly
	actRevoke
	actCaught
	actGather
	actWarn
	actLook
	actAsk
	actTell
	actClaim
	actThrow
	actRecall
	actMix
	actJudge
	actTakeBack
	actEnd      // the game ends after N rounds
	actDivide   // the pool is divided
	actPutIn    // a bete of N that waited is put into the pool
	actByRevoke // a bete of Seat that waits was made by a revoke
	actMend     // a wrong deal is put right at once, and nobody objects
	actOwn      // Seat remembers that he put no stake in
	actAssume   // Seat takes the party upon himself
	actFirst    // Seat receives the first packet
	actCut      // Seat cuts the pack and lifts N cards
	actRound    // a round ends after N hands
	actRank     // Seat comes first in the game; N is what each has now
	actPlayOn   // Seat has play go on after the agreed rounds; N is what each has now
	acts
)

// actNames are the words for acts in a record.
var actNames = [acts]string{
	actPlay: "play", actDeal: "deal", actPackets: "packets", actPutOut: "put-out", actKeep: "keep",
	actPlayers: "players", actTake: "take", actSwap: "swap", actDraw: "draw",
	actMisdeal: "misdeal", actExposed: "exposed", actAgree: "agree", actRedeal: "redeal",
	actTwice: "twice", actUnstaked: "unstaked",
	actPeek: "peek", actTwelve: "keep-12", actTwo: "discard-2", actGrab: "grab", actHide: "hide",
	actRetake: "retake", actSee: "see",
	actEarly: "early", actRevoke: "revoke", actCaught: "caught",
	actGather: "gather", actWarn: "warn", actLook: "look",
	actAsk: "ask", actTell: "tell", actClaim: "claim", actThrow: "throw-down", actRecall: "recall",
	actMix: "mix", actJudge: "judge", actTakeBack: "take-back",
	actEnd: "end", actDivide: "divide", actPutIn: "put-in", actByRevoke: "by-revoke",
	actMend: "mend", actOwn: "own", actAssume: "assume",
	actFirst: "first-packet", actCut: "cut", actRound: "round", actRank: "rank", actPlayOn: "play-on",
}

func actOf(name string) (engine.ActKind, bool) {
	for kind, n := range actNames {
		if n == name {
			return engine.ActKind(kind), true
		}
	}
	return 0, false
}

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
	askTaker engine.Question = iota
	askWinner
	askLoser
	askDealer
	asks
)

// Words for the questions, in messages.
var askNames = [asks]string{"who takes the trick", "who wins the party", "who loses the party", "who deals first"}

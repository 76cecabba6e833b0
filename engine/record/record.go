// Package record holds the record of a hand of cards, or of a position in one, with
// what an example expects of it. It reads and writes the two notations: the JSON of
// quinola replay and the play block of a note. It knows no rules: whether a record is
// possible under a ruleset is for the game to decide.
package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Record is a hand of cards as somebody noted it.
//
// A whole hand begins with the stakes: its pools are what lay there before
// them. A position begins at a trick: its pools are what lies there now, and
// its hands are the cards that matter.
type Record struct {
	Name     string // what the block says it shows
	Rules    string // the ruleset's id
	Settings []Setting
	Pack     string // Black or Red: the pack has every card of that colour twice; "" for one of which no card comes twice
	Dealer   cards.Seat
	Leader   cards.Seat // in a position; NoSeat where the rules say
	Pools    []Pool
	Beasts   []Beast

	Position bool
	Trick    int // of a position: the first to be played; 0 at the exchange
	Taken    [cards.Seats]Taken

	Hands    [cards.Seats]cards.Set
	Players  int // how many seats are named, 0 where none is
	Talon    []cards.Card
	Exchange [cards.Seats]Exchange
	Swap     [cards.Seats]cards.Card
	Discards []cards.Card // of a position: what lies under the pool

	Turned    cards.Card // a card of a hand or of the talon that lies turned up; None where the rules say which
	State     []Item     // what else lay there before the hand
	Steps     []Step     // in the order in which they were done
	Plays     []Play
	Acts      []Act
	Unclaimed []string // cards ("AD"), "party", "pool"

	Expects []Expect
	Open    bool // the ledger expected is not all of it: the block ended in "..."

	Then *Record // the next hand of a run, which goes on from what this one leaves; nil for none
}

// Setting is a figure that players agree on, by the id of the figure.
type Setting struct {
	Figure string
	Value  int32
}

// Pool is what lies in one pool; Name is "" where the game has only one.
type Pool struct {
	Name   string
	Amount int32
}

// Beast is a debt to the pool that is noted on the sheet.
type Beast struct {
	By     cards.Seat
	Amount int32
	InPlay bool
}

// Taken is what a player had taken before a position.
type Taken struct{ Tricks, Points int }

// Exchange is what a player did when the talon was offered.
type Exchange struct {
	Done bool
	Out  cards.Card // None: he kept his hand
}

// Play is a card played. Seat is NoSeat where the record leaves it to the
// rules.
type Play struct {
	Trick int
	Seat  cards.Seat
	Card  cards.Card
}

// The moments of an act before the first trick and after the last card.
const (
	AtEnd      = -3
	AtDraw     = -2
	AtDeal     = -1
	AtExchange = 0
)

// Act is something done besides putting out and playing cards.
type Act struct {
	At    int    // AtDraw, AtDeal, AtExchange, a trick or AtEnd
	Phase string // instead: the word of a phase
	After int    // how many acts of the phase, or cards of the trick, come before it
	Seat  cards.Seat
	Act   string // "misdeal", "revoke" ...
	Card  cards.Card
	N     []int        // "packets 3 4 4", "look 5"
	To    cards.Seat   // "swap ♠2 N"; NoSeat elsewhere
	Cards []cards.Card // "deal ♠AK3 ♥Q84"
}

// ExpectKind is what an expectation speaks of.
type ExpectKind uint8

// The kinds of expectation.
const (
	Takes      ExpectKind = iota + 1 // Seat takes Amount from Pool
	Pays                             // Seat pays To, or Pool where To is nobody
	Returns                          // Seat (or Pool, where Seat is nobody) returns to To (or to Pool)
	Owes                             // Seat owes a beast of Amount
	Nothing                          // no payment stands for Card
	Winner                           // of the party
	Loser                            // of the party
	NextDealer                       // who deals the next hand; of no seat, nobody is said to
	Dealer                           // who deals the first hand
	Void                             // the hand is void
	InPlay                           // Seat's beast of Amount is in play
	Goes                             // Amount goes from Pool to Into
	Leaves                           // Amount is what Pool, a score or the like, is for Seat after the hand
	Match                            // who has won the match
	Net                              // Seat wins Amount in all; loses it where it is less than nothing
	Outcome                          // Pool, a remise or the like, is Seat's; nobody's where Seat is nobody
	Refuse                           // Act is refused
	Allow                            // Act is allowed
)

// Expect is one line of what a record should show.
type Expect struct {
	Kind   ExpectKind
	Seat   cards.Seat
	To     cards.Seat
	Pool   string // "pool", "great", "little"; "" where no pool is meant; of Outcome its name
	Into   string // the other pool, of Goes
	Amount int32
	Card   cards.Card
	Act    Act // of Refuse and Allow; "play" for a card
	By     []string
	Line   int // in the block, counted from 1
}

// Error says where a record cannot be read, and why.
type Error struct {
	Line int
	Text string
}

// Error is the line and the message.
func (e *Error) Error() string {
	if e.Line == 0 {
		return e.Text
	}
	return "line " + ascii.Itoa(e.Line) + ": " + e.Text
}

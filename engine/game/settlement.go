package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Settlement is the result of a hand: what each player gains or loses, what lies in the
// pools, who deals next, and the events that led to it, each with its rules.
type Settlement struct {
	Rules    string
	Unit     string
	Seats    []cards.Seat
	Net      [cards.Seats]int32 // gain or loss, the stake included
	Pools    []record.Pool      // and boxes
	Bank     int32              // what the bank gained; negative if scores were marked out of it
	Beasts   []record.Beast     // bêtes that are noted or wait; the nets, the bank and the changes of pools and beasts sum to zero
	Sheet    bool               // the game notes beasts
	State    []record.Item      // what else is carried to the next hand
	Points   [cards.Seats]int32
	Taken    [cards.Seats]int8
	Tricks   []Trick
	Outcomes []Outcome // in the words of the game
	Void     bool
	Done     bool // the hand came to its end
	Dealer   cards.Seat
	Next     cards.Seat // who deals next; NoSeat if no rule says so
	First    cards.Seat // who deals first, if cards were drawn for it
	VoidBy   []string   // the rules behind Void, Next and First
	NextBy   []string
	FirstBy  []string
	Events   []Event
	Fired    []string // every rule that fired
	Undone   []string // the rules all of whose payments were annulled
	Ties     []string // the questions that stayed undecided
	Judged   []Judgement
}

// Outcome is one part of the result of a hand: who won, or what was bid and whether it
// was made.
type Outcome struct {
	What    string // "winner", "party", "codille"
	Own     bool   // quinola replay -json writes it under its own name beside "result", and null if there is none
	Seats   []cards.Seat
	Details []Detail
	By      []string // the rules behind it
}

// Detail is one part of an outcome: a seat, a number or a truth value.
type Detail struct {
	Name string
	Says DetailKind
	Seat cards.Seat
	N    int32 // or 1 for true
}

// DetailKind is what a detail says.
type DetailKind uint8

// The kinds of detail.
const (
	SaysSeat DetailKind = iota
	SaysNumber
	SaysTruth
)

// Outcome returns the outcome of that name, or nil.
func (st *Settlement) Outcome(what string) *Outcome {
	for i := range st.Outcomes {
		if st.Outcomes[i].What == what {
			return &st.Outcomes[i]
		}
	}
	return nil
}

// Who returns the only seat of an outcome, or NoSeat.
func (st *Settlement) Who(what string) cards.Seat {
	if o := st.Outcome(what); o != nil && len(o.Seats) == 1 {
		return o.Seats[0]
	}
	return cards.NoSeat
}

// The outcomes that records can expect of any game, and those of a match: somebody won
// it, or it ended without a winner.
const (
	Won       = "winner"
	Lost      = "loser"
	MatchWon  = "match"
	MatchOver = "over"
	MatchOn   = "unfinished" // the rounds agreed on are over and the match goes on; the seat is the next dealer's
)

// Trick is a trick that was taken.
type Trick struct {
	No     int
	Leader cards.Seat
	Taker  cards.Seat
	Cards  []cards.Card // in the order of play
	Seats  []cards.Seat
}

// Event is something a rule did.
type Event struct {
	Clock int16      // the moment of the hand
	Trick int        // 0 before the first
	Seat  cards.Seat // the player it concerns, or NoSeat
	Card  cards.Card
	Rule  string
	For   string   // what its payments are for, as an example may expect it: "party"
	By    []string // every rule behind it, Rule first
	Pays  []Pay
	Back  bool // the payments are returned
	None  bool // the payments were annulled before they were made
	Text  string
}

// Pay is one payment; an account is a seat's letter, a pool's name, Sheet or
// Chest.
type Pay struct {
	From, To string
	Amount   int32
}

// The accounts that are neither seats nor pools, in payments.
const (
	Sheet = "sheet" // on which beasts are noted
	Chest = "bank"  // out of which scores are marked
)

// Judgement is how the rules judge an act that a record asks about.
type Judgement struct {
	Refused bool
	By      []string // the rules that refuse it
	Lifted  []string // the rules that lift others to allow it
	Judges  []string // every rule that judges such acts
}

package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Hand is a hand that is played as it goes: the players choose one act at a
// time. An act is a step as records have it; a card is played by a step of the
// phase "play".
type Hand interface {
	Turn() cards.Seat // who is to do something, or NoSeat when the hand is over
	May() []Option    // what that player may try

	// Why is the rules that refuse an act of the player whose turn it is, and
	// those that lift one which otherwise would.
	Why(record.Step) (refused, lifted []string)

	// Do does an act of the player whose turn it is. What cannot be done is an
	// error of one line, and nothing is done.
	Do(record.Step) error

	// Advise is what the player whose turn it is may do, the best first, judged
	// by so many deals of the cards that the player has not seen; by 0 as
	// quickly as the game can, and by less as quickly as any game can, though
	// it has a policy of its own.
	Advise(deals int, seed uint64) []Advice

	View(cards.Seat) View    // what a player sees
	Settlement() *Settlement // what has followed so far
	Record() *record.Record  // what was done so far
}

// Option is an act that may be tried, and whether the rules refuse it.
type Option struct {
	record.Step
	Refused bool
}

// Advice is an act that may be done, and what it promises.
type Advice struct {
	record.Step
	Mean  float64  // what it brings, on the average of the deals tried
	Tried int      // the deals; 0 where none was
	Says  string   // why, in English; "" where only the deals speak for it
	Rules []string // on which that rests
}

// Deed is what was done in a hand, as a player may know it: of a card that is
// not shown there is nothing.
type Deed struct {
	Trick int   // in which it was done, 0 before the first
	After int   // the cards of the trick that lay there then
	Clock int16 // the moment of the hand: events up to it came before
	record.Step
}

// Speaker is a game in which acts are said in words of its own.
type Speaker interface {
	// Speaks is an act as it is said at the table, in English: a key of the table
	// of phrases. It is "" where the word of the act says it. Whoever does not see
	// the cards has a step without them.
	Speaks(st *record.Step) string
}

// View is what a player sees of a hand.
type View struct {
	Seat   cards.Seat
	Phase  string      // the word of what is to be done now, "" when the hand is over
	Deeds  []Deed      // all that was done so far, but for the cards of tricks
	So     *Settlement // what has followed so far, as far as the player may know
	Hand   cards.Set
	Holds  [cards.Seats]int8 // how many cards each holds
	Trick  []record.Play     // the cards on the table
	Turned cards.Card        // that lies turned up, or None
	Lies   cards.Set         // cards that lie open on the table, for players to take
	Talon  int               // how many cards lie in the talon
	Unseen cards.Set         // the cards that the player has not seen and does not know of
}

package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Hand is a hand that is played act by act: the players choose one act at a time. An
// act is a step as in records; a card is played by a step of the phase "play". Its
// methods are called one at a time.
type Hand interface {
	Turn() cards.Seat // whose turn it is, or NoSeat when the hand is over
	May() []Option    // what that player may try

	// Why returns the rules that refuse an act of the player whose turn it is, and the
	// rules that lift others which would refuse it.
	Why(record.Step) (refused, lifted []string)

	// Do does an act of the player whose turn it is. If it cannot be done, Do returns
	// an error of one line and changes nothing.
	Do(record.Step) error

	// Advise returns what the player whose turn it is may do, the best first. It judges
	// each act in that many deals of the cards that the player has not seen. With 0
	// deals it answers as fast as the game can; with fewer, as fast as a game without a
	// policy can.
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

// Advice is an act that may be done, and its expected gain.
type Advice struct {
	record.Step
	Mean  float64  // what it gains, on average over the deals tried
	Tried int      // the number of deals; 0 if none was tried
	Says  string   // the reason, in English; "" if only the deals support it
	Rules []string // the rules on which the reason rests
}

// Deed is what was done in a hand, as far as one player may know it: cards that are not
// shown are left out.
type Deed struct {
	Trick int   // the trick in which it was done, 0 before the first
	After int   // the number of cards of the trick that lay there then
	Clock int16 // the moment of the hand: events up to it came before
	record.Step
}

// Speaker is implemented by a game whose acts are said in words of its own.
type Speaker interface {
	// Speaks returns an act as a player says it at the table, in English: a key of the
	// table of phrases. It returns "" if the word of the act says it. For players who
	// do not see the cards, the step has none.
	Speaks(st *record.Step) string
}

// View is what a player sees of a hand.
type View struct {
	Seat   cards.Seat
	Phase  string      // the word of the phase or choice now played, "" when the hand is over
	For    string      // what the players bet for now, where a hand has several bets: "the point"
	Deeds  []Deed      // all that was done so far, except the cards of tricks
	So     *Settlement // what has followed so far, as far as the player may know
	Hand   cards.Set
	Holds  [cards.Seats]int8 // how many cards each holds
	Trick  []record.Play     // the cards on the table
	Turned cards.Card        // the card that lies turned up, or None
	Trumps string            // the sign of the suit that is trumps; "" where none is, or the card turned up makes it
	Plays  []cards.Seat      // who has undertaken the game
	Helps  []cards.Seat      // who plays with the player who has, as far as the player whose view it is knows
	Contre []cards.Seat      // who plays against the player who has
	Lies   cards.Set         // cards that lie open on the table, for players to take
	Talon  int               // how many cards lie in the talon
	Unseen cards.Set         // the cards that the player has not seen and does not know of

	Sees  [cards.Seats]cards.Set // the hands of others that the player may look into, or has seen whole
	Knows cards.Set              // the cards besides that the player has seen, though they do not lie open
}

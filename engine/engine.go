// Package engine holds what all games share: acts, the facts that follow from
// them, the dues that follow from facts, and rules as values.
//
// A hand is a fold over acts. Definitions turn acts into facts, consequences
// turn facts into dues: who owes whom how much, and why. Rules meet only
// through facts, dues, questions and the ids they lift, never through a field
// that another rule has set, so that any one of them can be switched off and
// only what it says changes. Phases and turn order are the game's mechanics.
//
// Every fact and due remembers the rule that said it and the fact it was
// concluded from. So the chain of rules behind a payment is found by walking
// back, when somebody asks, and costs nothing while hands are simulated.
package engine

import (
	"math/bits"

	"quinola/engine/cards"
)

// RuleNo is a rule's place among the compiled rules.
type RuleNo int16

// NoRule is the absence of a rule: a fact of the game's mechanics.
const NoRule RuleNo = -1

// MaxRules is how many rules may be compiled together.
const MaxRules = 128

// RuleSet is a set of compiled rules.
type RuleSet [MaxRules / 64]uint64

// Add adds a rule; NoRule is ignored.
func (s *RuleSet) Add(r RuleNo) {
	if r >= 0 {
		s[r>>6&(MaxRules/64-1)] |= 1 << (r & 63)
	}
}

// Has reports whether the rule is in the set.
func (s *RuleSet) Has(r RuleNo) bool { return r >= 0 && s[r>>6]&(1<<(r&63)) != 0 }

// Union adds the rules of another set.
func (s *RuleSet) Union(o RuleSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// Next is the first rule of the set after another, NoRule after the last: so a
// set is gone through from Next(NoRule) on.
func (s *RuleSet) Next(after RuleNo) RuleNo {
	for i := int(after) + 1; i < MaxRules; i = i&^63 + 64 {
		if w := s[i>>6] >> (i & 63); w != 0 {
			return RuleNo(i + bits.TrailingZeros64(w))
		}
	}
	return NoRule
}

// Account is where counters lie: a seat, a pool, or the sheet on which debts
// to a pool are noted.
type Account int8

// The accounts that are not seats.
const (
	Pool Account = cards.Seats + iota
	LittlePool
	Sheet
	Accounts  int     = iota + cards.Seats
	NoAccount Account = -1
)

// Seat is the seat whose account it is, or NoSeat.
func (a Account) Seat() cards.Seat {
	if a < 0 || a >= cards.Seats {
		return cards.NoSeat
	}
	return cards.Seat(a)
}

// Act is something a player does, for rules to judge.
type Act struct {
	Kind   uint8
	Seat   cards.Seat
	Card   cards.Card
	Cards  cards.Set
	N      [4]int16
	Anyway bool // done though refused
}

// Fact is something that is so in a hand.
type Fact struct {
	Kind   uint8
	Trick  int8
	Seat   cards.Seat
	Leader cards.Seat
	Taker  cards.Seat
	Card   cards.Card
	Rule   RuleNo // which says so
	Cause  int16  // the fact it was concluded from, -1 for none
	Clock  int16
	N      int32
	On     Kinds // it rests on the first facts of these kinds, too
}

// Due is what one account owes another.
type Due struct {
	Class    uint8
	From     Account // who pays
	For      Account // whose debt it is, if another bears it
	To       Account
	Rule     RuleNo
	Annulled RuleNo // the rule that annulled it
	Trick    int8   // when it was paid
	Voided   int8   // the trick in which it was returned; 0 where it stands
	Still    bool   // annulled before it was paid
	Fact     int16
	Clock    int16
	VoidedAt int16 // the clock
	Amount   int32
	By       RuleSet // what scaled it, who bears it, what spared it
	On       Kinds   // it rests on the first facts of these kinds, too
}

// Stands reports whether the due was paid and not returned.
func (d *Due) Stands() bool { return d.Annulled == NoRule }

// Kinds is a set of kinds of fact, act or question, a bit for each.
type Kinds uint64

// Rule is an answer to one question. A nil field has no say.
type Rule[S any] struct {
	ID     string
	Ruling string // not said by the text: the ruling taken

	no    RuleNo              // its place among the compiled rules
	Only  Kinds               // where not 0: of the facts it hears, those whose N is one of these
	Upon  Kinds               // the kinds of fact that its answers rest on besides: while one of them is not seen, it hears nothing
	On    func(s *S, f *Fact) // by saying facts and owing dues
	Hears Kinds               // the kinds of fact it answers

	Rests  Kinds                                    // the kinds of fact that its say in what follows rests on: while one of them is not seen, it prefers, changes, annuls, bars and lifts nothing
	Asked  Kinds                                    // the questions it has a say in
	Prefer func(s *S, q uint8, seat cards.Seat) int // he is preferred of whom it is greatest
	Names  func(s *S, q uint8) cards.Seat           // instead: who is preferred to all others, or NoSeat

	Dues  Kinds                      // the classes of due that it changes; 0 for all
	Scale func(s *S, d *Due) int32   // how many times a due is paid; 1 for as it is
	Bears func(s *S, d *Due) Account // who bears a due; NoAccount: who owes it
	Goes  func(s *S, d *Due) Account // to what account a due goes instead; NoAccount: as it is
	Adds  func(s *S, d *Due) int32   // how much more a due is
	Annul func(s *S, d *Due) bool    // whether a due falls away

	Review Kinds // the kinds of fact after which dues already paid are judged again

	Judges Kinds                                                 // the kinds of act it judges
	Refuse func(s *S, a *Act) bool                               // ... and refuses
	Bars   func(s *S, seat cards.Seat, hand cards.Set) cards.Set // the cards that may not be played

	Lifts  []string                // the rules it is an exception to
	When   func(s *S, a *Act) bool // ... when they bar or refuse
	Spare  func(s *S, d *Due) bool // ... when they scale or annul
	lifted []*Rule[S]              // those that lift it
	bound  Kinds                   // the kinds of fact that each of those rests on: while one of them is not seen, nothing lifts it
}

// changes reports whether the dues of a class are the rule's to change.
func (r *Rule[S]) changes(class uint8) bool { return r.Dues == 0 || r.Dues&(1<<class) != 0 }

// Package engine is the core that all games share: acts, the facts that follow from
// them, the dues that follow from facts, and rules as values. It knows no game and no
// table; package table does. Start at Rule.
//
// A hand is a fold over acts. Definitions turn acts into facts, and consequences turn
// facts into dues: who owes whom how much, and why. Rules meet only through facts,
// dues, questions and the ids they lift, and no rule reads a field that another has
// set. So each rule can be switched off, and only what it says changes. Phases and turn
// order are the game's mechanics and not rules.
//
// Every fact and due remembers the rule that said it and the fact from which it was
// concluded. The chain of rules behind a payment is found by walking back when somebody
// asks, and costs nothing while hands are simulated.
package engine

import (
	"math/bits"

	"quinola/engine/cards"
)

// RuleNo is a rule's index among the compiled rules.
type RuleNo int16

// NoRule stands for no rule: the game's mechanics said the fact.
const NoRule RuleNo = -1

// MaxRules is how many rules may be compiled together; Compile refuses more.
const MaxRules = 256

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

// Next returns the first rule of the set after another, and NoRule after the last. To
// iterate over a set, begin with Next(NoRule).
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

// MaxPools is how many pools a game may have.
const MaxPools = 6

// The accounts that are not seats.
const (
	Pool      Account = cards.Seats                       // the first of the pools
	Sheet     Account = cards.Seats + MaxPools + iota - 1 // debts to a pool that are noted
	Waiting                                               // betes that wait for a later hand
	Bank                                                  // pays and takes scores that no player pays
	Accounts  int     = cards.Seats + MaxPools + iota - 1
	NoAccount Account = -1
)

// Box returns the pool with that number, from 0.
func Box(i int) Account { return Pool + Account(i) }

// Seat returns the seat whose account it is, or NoSeat.
func (a Account) Seat() cards.Seat {
	if a < 0 || a >= cards.Seats {
		return cards.NoSeat
	}
	return cards.Seat(a)
}

// The kinds of fact, act, due and question are distinct types, so that the compiler
// rejects one where another is meant.
type (
	// FactKind is a kind of fact.
	FactKind uint8
	// ActKind is a kind of act.
	ActKind uint8
	// DueClass is a class of due: what it is paid for.
	DueClass uint8
	// Question is a question about players whose answer rests on comparing them.
	Question uint8
	// Tally is a count that is kept for every account: tricks, points, a score.
	Tally uint8
)

// Kinds is a set of kinds, in two words because a table has more of them than a word has
// bits. It is a struct because the compiler does not keep arrays in registers.
type Kinds[K FactKind | ActKind] struct{ low, high uint64 }

// Sets of kinds, a bit for each.
type (
	// FactKinds is a set of kinds of fact.
	FactKinds = Kinds[FactKind]
	// ActKinds is a set of kinds of act.
	ActKinds = Kinds[ActKind]
	// DueClasses is a set of classes of due.
	DueClasses uint32
	// Questions is a set of questions.
	Questions uint32
)

// Facts returns the set of some kinds of fact.
func Facts(kinds ...FactKind) FactKinds { return setOf(kinds) }

// Acts returns the set of some kinds of act.
func Acts(kinds ...ActKind) ActKinds { return setOf(kinds) }

func setOf[K FactKind | ActKind](kinds []K) (s Kinds[K]) {
	for _, k := range kinds {
		s = s.With(bit(k))
	}
	return s
}

func bit[K FactKind | ActKind](k K) Kinds[K] {
	if k < 64 {
		return Kinds[K]{low: 1 << k}
	}
	return Kinds[K]{high: 1 << (k & 63)}
}

// Bit returns the set of one kind.
func (k FactKind) Bit() FactKinds { return bit(k) }

// Bit returns the set of one kind.
func (k ActKind) Bit() ActKinds { return bit(k) }

// Has reports whether the kind is in the set.
func (s Kinds[K]) Has(k K) bool {
	word := s.low
	if k >= 64 {
		word = s.high
	}
	return word>>(k&63)&1 != 0
}

// With returns the kinds of either set.
func (s Kinds[K]) With(o Kinds[K]) Kinds[K] { return Kinds[K]{s.low | o.low, s.high | o.high} }

// Meets reports whether a kind is in both sets.
func (s Kinds[K]) Meets(o Kinds[K]) bool { return s.low&o.low|s.high&o.high != 0 }

// Not returns the kinds that are not in the set.
func (s Kinds[K]) Not() Kinds[K] { return Kinds[K]{^s.low, ^s.high} }

// add adds the kinds of another set.
func (s *Kinds[K]) add(o Kinds[K]) { *s = s.With(o) }

// everyFact is the set of all kinds of fact.
var everyFact = FactKinds{}.Not()

// Bit returns the set of one class.
func (c DueClass) Bit() DueClasses { return 1 << (c & (MaxClasses - 1)) }

// Has reports whether the class is in the set.
func (s DueClasses) Has(c DueClass) bool { return s&c.Bit() != 0 }

// Bit returns the set of one question.
func (q Question) Bit() Questions { return 1 << (q & (MaxQuestions - 1)) }

// Bounds of the kinds of a game.
const (
	MaxFacts     = 128
	MaxActs      = 128
	MaxClasses   = 32
	MaxQuestions = 32
	MaxTallies   = 8
)

// Act is something that a player does. Rules judge it.
type Act struct {
	Kind   ActKind
	Seat   cards.Seat
	To     cards.Seat // the other player, where there is one
	Card   cards.Card
	Anyway bool // done although the rules refuse it
	Cards  cards.Set
	N      [4]int16
}

// NewAct returns an act of a player that concerns no other.
func NewAct(kind ActKind, seat cards.Seat) Act {
	return Act{Kind: kind, Seat: seat, To: cards.NoSeat}
}

// WithCard returns the act, done with a card.
func (a Act) WithCard(c cards.Card) Act { a.Card = c; return a }

// WithCards returns the act, done with several cards.
func (a Act) WithCards(set cards.Set) Act { a.Cards = set; return a }

// WithN returns the act with its numbers.
func (a Act) WithN(n ...int16) Act { copy(a.N[:], n); return a }

// Fact is something that is so in a hand.
type Fact struct {
	Kind   FactKind
	Trick  int8
	Seat   cards.Seat
	Leader cards.Seat
	Taker  cards.Seat
	Card   cards.Card
	Rule   RuleNo // the rule that says it
	Cause  int16  // the fact it was concluded from, -1 for none
	Clock  int16
	N      int32
	Amount int32         // how much; then N says of what
	Seats  cards.SeatSet // the players, if it concerns several: a side, those who pay together
	Cards  cards.Set     // the cards, if it concerns several: a meld
	Rests  FactKinds     // it rests on the facts of these kinds, too
	Counts Counts        // and on what was counted
	prev   int16         // the previous fact of its kind
}

// Due is what one account owes another.
type Due struct {
	Class    DueClass
	From     Account // who pays
	For      Account // who owes it, if another account pays it
	To       Account
	Rule     RuleNo
	Annulled RuleNo // the rule that annulled it
	Trick    int8   // when it was paid
	Voided   int8   // the trick in which it was returned; 0 if it was not
	Unpaid   bool   // annulled before it was paid
	Fact     int16
	Clock    int16
	VoidedAt int16 // the moment at which it was said
	Amount   int32
	By       RuleSet   // the rules that scaled it, moved it to another account, or spared it
	Rests    FactKinds // it rests on the facts of these kinds, too
	Counts   Counts    // and on what was counted
}

// Int returns 1 for true and 0 for false.
func Int(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Stands reports whether the due was paid and not returned.
func (d *Due) Stands() bool { return d.Annulled == NoRule }

// Rule is a book's answer to one question, ready to be compiled. What it may do are its
// fields: it hears facts and says others, counts and owes (Hears, On); it helps to
// answer questions about players (Asked, Prefer); it changes dues (Scale, Bears, Goes,
// Adds, Annul); it refuses acts and bars cards (Refuse, Bars); it lifts other rules
// (Lifts). A field that is nil does nothing.
type Rule[S any] struct {
	ID     string
	Ruling string // if the text does not say it: the name of the silence whose ruling it is

	Hears FactKinds           // the kinds of fact for which On is called
	Only  uint64              // if not 0: a bit set; On is called only for facts whose N is in it, which must be less than 64
	Given FactKinds           // other kinds of fact on which its answers rest; until one of each has been said, On is not called
	Reads Tallies             // the tallies of any seat on which its answers rest
	On    func(s *S, f *Fact) // answers the fact: says facts, counts, owes dues

	While  FactKinds                                              // the kinds of fact on which all fields below but Crosses rest; until one of each has been said, the engine calls none of them
	Asked  Questions                                              // the questions that it helps to answer
	Prefer func(s *S, q Question, seat cards.Seat) int            // a score: the player with the greatest is preferred
	Those  func(s *S, q Question, of cards.SeatSet) cards.SeatSet // instead of Prefer: whom of some players it prefers to the others; none if it prefers nobody

	Crosses []Crossing // the values of tallies at which it says a fact

	Dues  DueClasses                 // the classes of due that the next five fields change; 0 for all
	Scale func(s *S, d *Due) int32   // the factor by which a due is multiplied; 1 leaves it as it is
	Bears func(s *S, d *Due) Account // the account that pays a due in place of the one that owes it; NoAccount for no change
	Goes  func(s *S, d *Due) Account // the account that receives a due instead; NoAccount for no change
	Adds  func(s *S, d *Due) int32   // the amount added to a due
	Annul func(s *S, d *Due) bool    // whether a due is annulled

	Review FactKinds // the kinds of fact after which Annul judges again the dues that are already paid

	Judges ActKinds                                              // the kinds of act that Refuse judges
	Refuse func(s *S, a *Act) bool                               // whether it refuses the act
	Bars   func(s *S, seat cards.Seat, hand cards.Set) cards.Set // the cards of a hand that may not be played
	Fault  ActKind                                               // the kind of fault that it is to play one of them, in a book that names its faults; 0 for none

	Lifts []string                 // the rules to which it is an exception
	When  func(s *S, a *Act) bool  // whether it lifts them when they bar or refuse
	Spare func(s *S, d *Due) bool  // whether it lifts them when they scale or annul
	Hush  func(s *S, f *Fact) bool // whether it lifts them when they answer a fact

	no     RuleNo  // its place among the compiled rules
	speaks speaker // the rule as it answers facts

	frees, spares, hushes []*Rule[S] // the rules that lift it with When, Spare and Hush
}

// changes reports whether the rule changes dues of a class.
func (r *Rule[S]) changes(class DueClass) bool { return r.Dues == 0 || r.Dues.Has(class) }

package game

import "quinola/engine/record"

// Law is a ruleset compiled, perhaps with changes: what settles hands, deals
// them at random and tells itself from other laws. It may be used by several
// goroutines.
type Law interface {
	Book() *Ruleset
	Made() []Change                // the changes it was compiled with
	Rules() []string               // the full ids of the rules in force, in the order of the book
	Has(id string) bool            // whether a rule is in force, by its full id
	Terms(id string) (Terms, bool) // the figures and roles with which it is

	// Settle plays a record by the law and says what it came to. What the
	// record cannot have been under the law is an error of one line, which
	// names the place and the rules that refuse it.
	Settle(r *record.Record) (*Settlement, error)
	Searcher
}

// Searcher is what a law does with hands of its own making.
type Searcher interface {
	// Random is a random hand of a mix, whole and legal but for what the mix
	// makes irregular. The same mix and seed give the same hand.
	Random(mix string, seed uint64) *record.Record

	// Apart searches n random hands for one that another law of the same game
	// settles differently, or in which one of them refuses what the other
	// allows, shortened to a position where it can be; nil where there is none.
	Apart(other Law, n int, seed uint64) *record.Record

	// Rates plays n random hands of a mix, shared among so many workers, and
	// counts how often each rule fired and how often it changed the hand. The
	// counts depend on the seed alone.
	Rates(mix string, n int, seed uint64, workers int) []Rate

	// Bench plays n random hands with everything recorded, and is a sum over
	// what they came to, so that nothing of it can be left out.
	Bench(mix string, n int, seed uint64) int64
}

package game

import "quinola/engine/record"

// Law is a ruleset compiled, perhaps with changes: what settles hands. It may be
// used by several goroutines. Hands are dealt and played by it in package play.
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
}

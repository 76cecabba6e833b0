package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Law is a compiled ruleset, perhaps with changes. It settles hands, and several
// goroutines may use it at once. Package play deals and plays hands by it.
type Law interface {
	Book() *Ruleset
	Made() []Change                // the changes it was compiled with
	Pack() cards.Set               // the cards that are played with; of a pack of one colour see record.Twin
	Rules() []string               // the full ids of the rules in force, in the order of the book
	Has(id string) bool            // whether a rule is in force, by its full id
	Terms(id string) (Terms, bool) // the figures and roles of a rule in force

	// Settle plays a record by the law and returns the result. If the hand cannot have
	// been so under the law, it returns an error of one line that names the place and
	// the rules that refuse it.
	Settle(r *record.Record) (*Settlement, error)
}

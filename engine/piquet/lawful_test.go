package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/piquet/naive"
)

// The engine lets players do what the words let them, in a match that no hand wins, and
// where it is written.
func TestPiquetLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, toTheEnd(), naive.Lawful)
	written := *Piquet().Rulesets()[1]
	written.Variants = nil
	agree.Lawful(t, &written, naive.Lawful)
}

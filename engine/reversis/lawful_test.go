package reversis_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/reversis"
	"quinola/engine/reversis/naive"
	"quinola/engine/reversis/seat"
)

var _ = seat.Game() // as it is played act by act

// The engine lets players put out, keep, give, play and ask for what the words of each book
// let them.
func TestLetsDoWhatTheWordsAllow(t *testing.T) {
	for _, rs := range reversis.Rulesets {
		agree.Lawful(t, rs, naive.Lawful)
	}
}

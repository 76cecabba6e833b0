package guinguette

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/guinguette/naive"
)

// The engine lets players do what the words let them.
func TestGuinguetteLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, Guinguette().Rulesets()[0], naive.Lawful)
}

package guimbarde

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/guimbarde/naive"
)

// The engine lets players do what the words let them.
func TestGuimbardeLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, Guimbarde().Rulesets()[0], naive.Lawful)
}

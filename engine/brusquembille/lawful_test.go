package brusquembille_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/brusquembille"
	"quinola/engine/brusquembille/naive"
)

// The engine lets players do what the words let them: play any card that they hold.
func TestBrusquembilleLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, brusquembille.Brusquembille().Rulesets()[0], naive.Lawful)
}

package imperiale_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/imperiale"
	"quinola/engine/imperiale/naive"
)

// The engine lets players do what the words let them, in a party that no hand ends.
func TestImperialeLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, agree.Answering(imperiale.Imperiale().Rulesets()[0], "match", game.Figures{{"imperials", 1000}}), naive.Lawful)
}

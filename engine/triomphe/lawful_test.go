package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/triomphe/naive"
)

// At la Bête the engine lets players do what the words let them.
func TestBeteLetsDoWhatTheWordsAllow(t *testing.T) {
	agree.Lawful(t, Bete().Rulesets()[0], naive.LawfulBete)
}

// So it does in the three manners of la Triomphe.
func TestTriompheLetsDoWhatTheWordsAllow(t *testing.T) {
	for _, rs := range Triomphe().Rulesets() {
		agree.Lawful(t, rs, naive.LawfulTriomphe)
	}
}

// So it does at la Mouche and le Pamphile.
func TestMoucheLetsDoWhatTheWordsAllow(t *testing.T) {
	for _, rs := range Mouche().Rulesets() {
		agree.Lawful(t, rs, naive.LawfulMouche)
	}
}

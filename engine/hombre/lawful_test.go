package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// At l'Hombre, le Quadrille and le Médiateur nothing can be done but what the words let
// players do, at the table or in a record.
func TestHombreLetsDoWhatTheWordsAllow(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Lawful(t, rs, agree.May(naive.MayHombre).Reader())
	}
	agree.Lawful(t, Quadrille().Rulesets()[0], agree.May(naive.May).Reader())
	agree.Lawful(t, Mediateur().Rulesets()[0], agree.May(naive.MayMediateur).Reader())
}

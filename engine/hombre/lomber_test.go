package hombre

import (
	"testing"

	"quinola/engine/agree"
)

// Rules that need two things amiss in one hand, or a moment within a trick, the
// notes prove.
func TestMutantsOfLomber(t *testing.T) {
	agree.Mutants(t, Lomber(), 20_000, "hombre/bete.void", "hombre/bete.together", "hombre/trump.after", "hombre/entree.kept", "hombre/gasque.kept", "hombre/misdeal.late", "hombre/exposed.several", "hombre/over.seen",
		"hombre/short.discards", "hombre/short.last", "hombre/lead.struck", "hombre/revoke.taken", "hombre/revoke.low", "hombre/todos.confer")
}

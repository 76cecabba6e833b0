package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand of la Sizette a side is found to have won, unless it is
// void or the match is over before its end.
func TestRandomHandsOfSizette(t *testing.T) {
	agree.Holds(t, Sizette(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "it is open which side has won"
		}
		return ""
	})
}

func TestMutantsOfSizetteComeApart(t *testing.T) {
	agree.Mutants(t, Sizette(), 20_000, "parts/match.over", "triomphe/usurped", "triomphe/talk.turn", "parts/play.final", "triomphe/join.lost", "triomphe/join.again")
}

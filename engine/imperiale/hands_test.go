package imperiale

import (
	"fmt"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What is marked is paid, and no points are left that make an imperial.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Imperiale(), func(r *record.Record, st *game.Settlement) string {
		marked := int32(0)
		for _, it := range st.State {
			if it.Name == table.Marked.Name && (it.N < 0 || it.N >= 24 && st.Outcome(game.MatchWon) == nil || it.N%4 != 0) {
				return fmt.Sprintf("%d points are left", it.N)
			}
			marked += worth(it)
		}
		for _, it := range r.State {
			marked -= worth(it)
		}
		if marked != -st.Bank {
			return fmt.Sprintf("the marks grow by %d, and %d is paid", marked, -st.Bank)
		}
		return ""
	})
}

// worth is what marks are worth: a score is of imperials.
func worth(it record.Item) int32 {
	switch it.Name {
	case table.Scores.Name:
		return 24 * it.N
	case table.Marked.Name:
		return it.N
	}
	return 0
}

// What players agree on in mid-match no random hand brings about, and the notes do.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Imperiale(), 20_000, "parts/match.quit.agreed")
}

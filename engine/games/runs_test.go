package games

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/json"
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

//go:embed testdata/runs.jsonl
var runs []byte

// Runs of hands that readers settled from the clauses, which each is named for, most of
// them before they knew what the engine makes of it: bêtes of several players that wait,
// what nobody wins, rounds that end. Of each hand the line says what every player wins or
// loses, none where it says nothing, and what some pools hold after it.
func TestRunsSettledFromTheClauses(t *testing.T) {
	lines := bufio.NewScanner(bytes.NewReader(runs))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var run struct {
			Name string
			Hand json.RawMessage
			Want []struct{ Net, Pools map[string]int32 }
		}
		if err := json.Unmarshal(lines.Bytes(), &run); err != nil {
			t.Fatal(err)
		}
		r, err := record.ParseJSON(run.Hand)
		if err != nil {
			t.Fatalf("%s: %v", run.Name, err)
		}
		law, err := For(r)
		if err != nil {
			t.Fatalf("%s: %v", run.Name, err)
		}
		hands, err := game.SettleRun(law, r)
		if err != nil || len(hands) != len(run.Want) {
			t.Errorf("%s: %d hands, want %d: %v", run.Name, len(hands), len(run.Want), err)
			continue
		}
		for i, want := range run.Want {
			for _, seat := range hands[i].Seats {
				if got := hands[i].Net[seat]; got != want.Net[seat.String()] {
					t.Errorf("%s: hand %d: %v wins %d, want %d", run.Name, i+1, seat, got, want.Net[seat.String()])
				}
			}
			for _, pool := range hands[i].Pools {
				if n, said := want.Pools[pool.Name]; said && n != pool.Amount {
					t.Errorf("%s: hand %d: the pool %s holds %d, want %d", run.Name, i+1, pool.Name, pool.Amount, n)
				}
			}
		}
	}
}

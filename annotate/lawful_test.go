package annotate

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
)

// What the clauses of a book forbid is refused by a rule that rests on these clauses: those
// that were read for it, by somebody who did not read the notes. The lines are written by
// the tests of the games (package agree).
func TestWhatIsRefusedRestsOnTheClausesThatForbidIt(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob("../engine/*/testdata/lawful/*.tsv")
	if len(files) == 0 {
		t.Fatal("nothing is noted")
	}
	lines := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rs := games.Find(strings.TrimSuffix(filepath.Base(file), ".tsv"))
		if rs == nil {
			t.Errorf("%s: there is no ruleset of this name", file)
			continue
		}
		for line := range strings.Lines(string(text)) {
			read, rules, _ := strings.Cut(strings.TrimSpace(line), "\t")
			var behind []string
			for _, rule := range strings.Fields(rules) {
				for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) { // a rule may be a variant's
					behind = append(behind, a.Clauses(rs.ID, rule)...)
				}
			}
			lines++
			if !slices.ContainsFunc(strings.Fields(read), func(path string) bool { return slices.Contains(behind, rs.TextID()+":"+path) }) {
				t.Errorf("%s: %s forbids it, and %s, which refuses it, rests on %v", rs.ID, read, rules, behind)
			}
		}
	}
	t.Logf("in %d cases a rule rests on the clauses that forbid what it refuses", lines)
}

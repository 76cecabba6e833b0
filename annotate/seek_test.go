package annotate

import (
	"strings"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// A variant is varied only in what it has of its own.
func TestSharedAnswersAreVariedOnce(t *testing.T) {
	three := games.Find("salon-3")
	for rule, want := range map[string]bool{
		"reversis/follow-suit": true,
		"reversis/players":     false,
	} {
		if got := shared(three, rule); got != want {
			t.Errorf("%s: %v, want %v", rule, got, want)
		}
		if shared(games.Find("salon"), rule) {
			t.Errorf("%s is not varied at all", rule)
		}
	}
}

// The example that a survivor's report offers is one that would have killed
// it: it can be read, it passes under the law, and fails under the mutant, where it can
// be played, too.
func TestMissingExamplesKill(t *testing.T) {
	for _, rs := range games.Rulesets() {
		t.Run(rs.ID, func(t *testing.T) {
			p := newProver()
			found := 0
			for i, m := range lore.Mutants(rs) {
				if i%13 != 0 { // a sample: they take long
					continue
				}
				s, err := seek(&mutant{m, rs}, p, 1000)
				if err != nil {
					t.Fatal(err)
				}
				if s.Block == "" {
					continue
				}
				found++
				head, text, _ := strings.Cut(s.Block, "\n")
				rec, err := record.ParseBlock(strings.TrimPrefix(head, "```play "), strings.TrimSuffix(text, "```\n"))
				if err != nil {
					t.Errorf("%s: %v\n%s", s, err, s.Block)
					continue
				}
				e := &Example{Record: rec, Title: rec.Name}
				if r := p.run(e); !r.Passed {
					t.Errorf("%s: its example fails under the law: %s\n%s", s, r.Why, s.Block)
				} else if l, err := p.law(rs.ID, &m.Change); err != nil {
					t.Error(err)
				} else if r := try(l, e); (!r.Passed && !r.Broken) == s.Silent {
					t.Errorf("%s: its example fails under the mutant: %v (%s)\n%s", s, !r.Passed, r.Why, s.Block)
				}
				if s.Silent {
					t.Logf("%s, and no expectation can name the difference", s)
				}
			}
			if found == 0 {
				t.Error("no mutant was told apart")
			}
		})
	}
}

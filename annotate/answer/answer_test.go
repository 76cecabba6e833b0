package answer

import (
	"flag"
	"os"
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

var update = flag.Bool("update", false, "write testdata anew")

// TestSentences tells what every book answers to every question, and holds the
// sentences to the file that editors read and to the figures: none is withheld.
func TestSentences(t *testing.T) {
	var b strings.Builder
	for _, rs := range games.Rulesets() {
		for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
			b.WriteString("# " + v.ID + "\n")
			for _, q := range lore.Questions() {
				if v.Answer(q.ID) == nil {
					continue
				}
				name := v.Short(q.ID)
				if said := told(t, v, name); v == rs || said != Of(rs, q.ID) {
					b.WriteString(name + ": " + said + "\n")
				}
			}
		}
	}
	const golden = "testdata/sentences.golden"
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.String(); got != string(want) {
		t.Errorf("the sentences are not those of %s; read the difference and run the test with -update", golden)
	}
}

// told is the sentence of a question, which must leave nothing out.
func told(t *testing.T, rs *game.Ruleset, name string) string {
	t.Helper()
	sentence := lore.Question(rs.Full(name)).Answer
	if sentence == "" {
		t.Fatalf("the question %s has no sentence to answer it", rs.Full(name))
	}
	teller, _ := newTeller(rs, rs.Full(name))
	said, err := teller.tell(sentence)
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	for part := range teller.parts {
		if !teller.told[part] {
			t.Errorf("%s of %s does not tell %s: %s", name, rs.ID, part, said)
		}
	}
	return said
}

func TestFaults(t *testing.T) {
	teller, _ := newTeller(games.Find("hague-1785"), "reversis/players")
	for _, sentence := range []string{"{number", "{none}", "[number", "a ] b", "{number loud}"} {
		if said, err := teller.tell(sentence); err == nil {
			t.Errorf("%q is told as %q; want an error", sentence, said)
		}
	}
}

package answer

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

var update = flag.Bool("update", false, "write testdata anew")

// TestSentences tells what every book answers to every question, and holds the
// sentences to the files that editors read and to the figures: none is
// withheld, in any language.
func TestSentences(t *testing.T) {
	for i, golden := range []string{"testdata/sentences.golden", "testdata/sentences.fr.golden", "testdata/sentences.sv.golden"} {
		var b strings.Builder
		for _, rs := range games.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				b.WriteString("# " + v.ID + "\n")
				for _, q := range lore.Questions() {
					if v.Answer(q.ID) == nil {
						continue
					}
					name := v.Short(q.ID)
					if said := told(t, tags[i], v, name); v == rs || said != In(tags[i], rs, q.ID) {
						b.WriteString(name + ": " + said + "\n")
					}
				}
			}
		}
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
}

// told is the sentence of a question, which must leave nothing out.
func told(t *testing.T, tag language.Tag, rs *game.Ruleset, name string) string {
	t.Helper()
	q := lore.Question(rs.Full(name))
	if q.Answer == "" {
		t.Fatalf("the question %s has no sentence to answer it", q.ID)
	}
	w, sentence := sentenceIn(tag, q)
	teller, _ := newTeller(w, rs, q.ID)
	said, err := teller.tell(sentence)
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	if said == "" {
		t.Errorf("%s: no part of the sentence is for what %s answers", name, rs.ID)
	}
	for part := range teller.parts {
		if !teller.told[part] {
			t.Errorf("%s of %s does not tell %s: %s", name, rs.ID, part, said)
		}
	}
	return said
}

// TestTable: every sentence that a question is answered by is in answers.tsv,
// and nothing else is.
func TestTable(t *testing.T) {
	rows, faults := readTable(table)
	for _, err := range faults {
		t.Error(err)
	}
	asked := map[string]bool{}
	for _, q := range lore.Questions() {
		if asked[q.Answer] {
			continue
		}
		asked[q.Answer] = true
		if rows[q.Answer] == nil {
			t.Errorf("answers.tsv lacks French and Swedish for the answer to %s: add a line that begins %q", q.ID, q.Answer)
		}
	}
	for english := range rows {
		if !asked[english] {
			t.Errorf("answers.tsv: no question is answered %q: mend the line or take it out", english)
		}
	}
}

func TestReadTable(t *testing.T) {
	rows, faults := readTable("# x\n\nA {n} ; b.\tU {n} ; d.\tS {n}; d.\nA\tB\nA {n} ; b.\tX\tY\n")
	if got := rows["A {n} ; b."][1]; got != "U {n}\u202f; d." {
		t.Errorf("the French is %q", got)
	}
	if got := fmt.Sprint(faults); !strings.Contains(got, "answers.tsv:4: 2 columns") || !strings.Contains(got, "answers.tsv:5: ") {
		t.Errorf("the faults are %s", got)
	}
}

func TestFaults(t *testing.T) {
	teller, _ := newTeller(english, games.Find("hague-1785"), "reversis/players")
	for _, sentence := range []string{"{number", "{none}", "[number", "a ] b", "{number loud}"} {
		if said, err := teller.tell(sentence); err == nil {
			t.Errorf("%q is told as %q; want an error", sentence, said)
		}
	}
}

// A number that is one has its noun in the singular, in every language.
func TestOneIsNoPlural(t *testing.T) {
	for file, plural := range map[string]*regexp.Regexp{
		"testdata/sentences.golden":    regexp.MustCompile(`\b(?:[Oo]ne|1) (?:counters|tricks|cards|jettons|points|fiches|hands|times|players|suits|trumps|bêtes|rounds|fishes|pools)\b`),
		"testdata/sentences.fr.golden": regexp.MustCompile(`\b(?:[Uu]ne?|1) (?:jetons|fiches|cartes|levées|points|coups|tours|parties|bêtes|triomphes|couleurs)\b|\b(?:[Uu]n) (?:carte|levée|fiche|partie|bête|triomphe|couleur)\b|\bde une? |\bque une? (?:carte|levée|fiche)`),
		"testdata/sentences.sv.golden": regexp.MustCompile(`\b(?:[Ee]n|[Ee]tt|1) (?:jetonger|ficher|givar|ronder|partier|trumfer|färger)\b|\b[Ee]n (?:kort|stick|parti|spel)\b|\b[Ee]tt (?:jetong|fiche|giv|färg|trumf)\b`),
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if found := plural.FindString(line); found != "" {
				t.Errorf("%s: %q in %s", file, found, strings.TrimSpace(line))
			}
		}
	}
}

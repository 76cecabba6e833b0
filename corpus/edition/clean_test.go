package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edit"
	"quinola/corpus/restore"
)

// changed are how many words in a hundred may come out otherwise when a clean
// text of a language is restored. They may only be lowered. What is left in
// French is dirt that the readings still hold, not words.
var changed = map[string]float64{"fr": 0.04, "sv": 0, "en": 0}

// TestClean feeds the readings themselves to the restorer, as a reader would
// feed it a text that was typed: it must leave them as they are.
func TestClean(t *testing.T) {
	c, err := Open(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range c.Texts {
		words, wrong := 0, 0
		lang := text.Meta.Lang
		for _, reading := range leafReadings(text) {
			got := restore.Reading(restore.Tokens([]byte(reading), lang, nil))
			want, have := strings.Fields(bareWords(reading, lang, false)), strings.Fields(bareWords(got, lang, false))
			words += len(want)
			if n := edit.Distance(want, have); n > 0 {
				wrong += n
				t.Logf("%s: %s", text.ID, whereParted(want, have))
			}
		}
		t.Logf("%s: %d of %d words changed", text.ID, wrong, words)
		if words == 0 {
			t.Errorf("%s: no words", text.ID)
		}
		if most := changed[lang]; percent(wrong, words) > most {
			t.Errorf("%s: %.3f%% of the words of a clean text are changed, and %.3f%% was reached", text.ID, percent(wrong, words), most)
		}
	}
}

// leafReadings are the readings of a text's leaves; of a text without a source,
// that of its clauses.
func leafReadings(t *corpus.Text) []string {
	if t.Restated {
		var out []string
		for _, c := range t.Clauses {
			out = append(out, c.Reading())
		}
		return out
	}
	leaves := make([]strings.Builder, len(t.Leaves))
	for _, k := range t.Tokens() {
		if !k.Why.Has(corpus.Label) {
			leaves[t.LeafAt(k.Start)-1].WriteString(k.Reading)
		}
	}
	out := make([]string, len(leaves))
	for i := range leaves {
		out[i] = leaves[i].String()
	}
	return out
}

// whereParted is where two rows of words part.
func whereParted(want, have []string) string {
	i := 0
	for i < len(want) && i < len(have) && want[i] == have[i] {
		i++
	}
	around := func(w []string) string { return strings.Join(w[max(0, i-3):min(len(w), i+4)], " ") }
	return around(want) + " → " + around(have)
}

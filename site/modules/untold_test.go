package modules

import (
	"bytes"
	"compress/gzip"
	"io"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/lore"
)

func TestSourcesWithoutQuestions(t *testing.T) {
	const src = `package record

var a = []Maker{{Question: game.Question{ID: "p/a", Asks: "Who?", Answer: "He " + "does.", Roles: []part{{Name: "he", Means: "who"}}}, Says: "it is said"},
	{Question: q("b", "What?", "This.", fig("n", "how many")).WithRoles(payers...), Owes: told("Answer")}}
var c = bars("p/c", "May he?", "He may " + "not.", ask("who plays?", "He"))
var equal = []game.Alike{{What: "off", Why: "it is so"}, {What: "one", Why: known}}
var kept = Maker{Asks: who, Answer: "a" + b}
var faults = []error{wrong("a line begins with " + "a word"), wrong("no such word: " + word)}
`
	const want = `package record; import sentenceless "quinola/engine/game"

var a = []Maker{{Question: game.Question{ID: "p/a", Asks: "", Answer: "", Roles: []part{{Name: "he", Means: ""}}}, Says: "it is said"},
	{Question: sentenceless.Question{ID: family + "/" + "b", Figures: []sentenceless.Part{sentenceless.Part{Name: "n"}, }, Roles: payers}, Owes: told("Answer")}}
var c = bars("p/c", "", "", ask("who plays?", "He"))
var equal = []game.Alike{{What: "off", Why: ""}, {What: "one", Why: known}}
var kept = Maker{Asks: who, Answer: "a" + b}
var faults = []error{wrong(" cannot be read " + ""), wrong(" cannot be read " + word)}
`
	if got, err := withoutQuestions([]byte(src), map[string]bool{"What?": true, "May he?": true}); err != nil || string(got) != want {
		t.Errorf("%v\n%s", err, got)
	}
}

// The modules hold neither how a question is asked and answered nor what the
// books leave open.
func TestModulesHoldNoLore(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the modules")
	}
	for name, packed := range built(t) {
		z, err := gzip.NewReader(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		wasm, err := io.ReadAll(z)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			for _, q := range lore.Of(g).Questions()[:3] {
				if bytes.Contains(wasm, []byte(q.Asks)) || bytes.Contains(wasm, []byte(q.Answer)) {
					t.Errorf("%s holds the question %q, %q", name, q.Asks, q.Answer)
				}
			}
			for _, s := range lore.Silences(g.Rulesets()[0]) {
				if bytes.Contains(wasm, []byte(s.Question)) {
					t.Errorf("%s holds %q, which the books of %s leave open", name, s.Question, g.Name())
				}
			}
		}
	}
}

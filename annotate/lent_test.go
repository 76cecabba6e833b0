package annotate

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/corpus"
	"quinola/engine/games"
	"quinola/engine/games/toy"
)

// A game that the program has never heard of is linked, proved and mutated as
// any other, in a text that has clauses of no game besides.
func TestALentGameIsProved(t *testing.T) {
	defer games.Lend(toy.Game())()
	c := madeUp("The last trick takes the pool. Each puts in two beans.", "A preface.")
	text := c.Texts[0]
	text.ID = "toybook"
	for i, path := range []string{"last.1", "preface"} {
		text.Clauses[i].ID = "toybook:" + path
	}
	c = corpus.New(corpus.Edition{}, []*corpus.Text{text})
	note := `+++
gloss = "The last trick takes the pool, of two beans from each."
reviewed = "HASH"
[[link]]
rule = "toy/toy.last"
quote = "The last trick takes the pool"
[[link]]
rule = "toy/stake#each"
quote = "Each puts in two beans"
+++
` + "```play East takes the last trick\n" + `rules  toybook
dealer E
pool   0
deal   S ♦K ♣JT   E ♥T ♦Q ♣K   W ♠K ♣AQ
talon  ♠A ♦T ♠J ♠Q ♦A ♠T ♥J ♥A ♥Q ♥K ♦J
play   W ♠K   S ♦K   E ♦Q
play   W ♣Q   S ♣J   E ♣K
play   E ♥T   W ♣A   S ♣T
expect S pays 2 to the pool by toy/stake
expect E pays 2 to the pool by toy/stake
expect W pays 2 to the pool by toy/stake
expect E takes 6 from the pool by toy/toy.last
` + "```\n"
	note = strings.ReplaceAll(note, "HASH", hashOf(c.Clause("toybook:last.1")))
	a, err := Read(Source{fstest.MapFS{"notes/toybook/last.1.md": {Data: []byte(note)}}, ""}, c)
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Check(context.Background(), Options{IDs: []string{"toybook:last.1"}, Mutate: true, Tries: 500})
	if err != nil {
		t.Fatal(err)
	}
	s := r.Standings["toybook:last.1"]
	if s == nil || s.Status != Proved || len(r.Holes) > 0 {
		t.Errorf("%+v, holes %v", s, r.Holes)
	}
	for _, x := range r.Survivors {
		if !strings.HasPrefix(x.Rule, "parts/") || x.Block == "" { // of which the only clause says nothing
			t.Errorf("%s, or no hand shows it", x)
		}
	}
	if r.Killed < 4 { // each of the two rules off, and a stake of one more and one less
		t.Errorf("%d mutants are killed", r.Killed)
	}
	if got := a.Clauses("toybook", "toy/toy.last"); len(got) != 1 || got[0] != "toybook:last.1" {
		t.Errorf("behind toy/toy.last stand %v", got)
	}
}

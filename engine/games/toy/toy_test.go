package toy

import (
	"testing"

	"quinola/engine/example"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/stage"
)

const hand = `rules  toybook
dealer E
pool   0
deal   S ♦K ♣JT   E ♥T ♦Q ♣K   W ♠K ♣AQ
talon  ♠A ♦T ♠J ♠Q ♦A ♠T ♥J ♥A ♥Q ♥K ♦J
play   W ♠K   S ♦K   E ♦Q
play   W ♣Q   S ♣J   E ♣K
play   E ♥T   W ♣A   S ♣T
`

// A game that is lent is found, settled, witnessed, mutated and counted by
// what knows no game.
func TestALentGameIsPlayed(t *testing.T) {
	defer games.Lend(Game())()
	r, err := record.ParseBlock("", hand+"expect E takes 6 from the pool by toy/toy.last\n...\n")
	if err != nil {
		t.Fatal(err)
	}
	law, err := games.For(r)
	if err != nil {
		t.Fatal(err)
	}
	if res := example.Run(r, law); !res.Pass {
		t.Errorf("%s\n%+v", res.Why, res.Settled)
	}
	if s, err := stage.Open(r, ""); err != nil || len(s.Plan) != 9 {
		t.Errorf("the stage has %v, %v", s, err)
	}
	rs := games.Find("toybook")
	if q := lore.Named("toy.last"); q == nil || q.ID != "toy/toy.last" {
		t.Errorf("the question is %v", q)
	}
	if off, err := rs.Compile(game.Change{Rule: "toy/toy.last", Off: true}); err != nil || play.Apart(law, off, 200, 1) == nil {
		t.Errorf("no witness of toy/toy.last: %v", err)
	}
	found := false
	for _, m := range lore.Mutants(rs) {
		other, err := rs.Compile(m.Change)
		if err != nil {
			t.Fatalf("%s, %s: %v", m.ID, m.What, err)
		}
		found = found || m.ID == "toy/stake#each" && play.Apart(law, other, 100, 1) != nil
	}
	if !found {
		t.Error("no hand tells a greater stake from the stake")
	}
	for _, rate := range play.Rates(law, game.Plain, 100, 1, 2) {
		if rate.Rule == "toy/toy.last" && (rate.Fired != 100 || rate.Changed != 100) {
			t.Errorf("%+v", rate)
		}
	}
}

// What is lent is given back.
func TestALentGameIsGivenBack(t *testing.T) {
	games.Lend(Game())()
	if games.Find("toybook") != nil || lore.Question("toy/toy.last") != nil {
		t.Error("it is still on the list")
	}
}

package corpus_test

import (
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

// The Académie has some forty games, each below a division of its own; what is
// said of their players and packs is said by a clause.
func TestGames(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]int{"academie": 42, "hague-1785": 1, "two-quinolas": 1, "reglor-1809": 5, "salon": 1} {
		games := c.Text(id).Games()
		if len(games) != want {
			t.Errorf("%s has %d games, want %d", id, len(games), want)
		}
		inGames := 0
		for _, g := range games {
			inGames += len(g.Clauses)
			if g.First() == nil || g.Name == "" || g.Modern == "" {
				t.Errorf("%s: the game %q has no clause or no name", id, g.Division)
				continue
			}
			if first := g.First(); g.Division != "" && !strings.HasPrefix(first.Path(), g.Division+".") {
				t.Errorf("%s begins at %s", g.Division, first.ID)
			}
			if !c.Text(id).Restated && (g.Players != "" || g.Pack != "") && len(g.Says) == 0 {
				t.Errorf("%s: no clause says who plays %s", id, g.Modern)
			}
		}
		for _, d := range c.Text(id).Meta.Divisions {
			for _, p := range d.Says {
				if c.Clause(id+":"+p) == nil {
					t.Errorf("%s: %s, which says who plays, is no clause", id, p)
				}
			}
		}
		if n := len(c.Text(id).Clauses); inGames > n || inGames*10 < n*9 {
			t.Errorf("%s: %d of %d clauses belong to a game", id, inGames, n)
		}
	}
}

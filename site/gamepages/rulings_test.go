package gamepages

import (
	"encoding/json"
	"testing"

	"quinola/engine/games"
)

// A ruling at the table stands beside words of its book that say something by themselves:
// not beside "Pic" or "sans jouer", or what is told of one game, if another clause states
// it or gives its figure.
func TestARulingHasWordsThatSpeak(t *testing.T) {
	pages := edited(t)
	for _, c := range []struct{ book, rule, words string }{
		{"piquet", "piquet/pic", "Le Pic a lieu, lorsqu’ayant compté un certain nombre de points sans que l’adversaire ait rien compté, l’on va en jouant jusqu’à trente, auquel cas au lieu de dire trente, l’on compte soixante"},
		{"piquet", "piquet/quatorze", "un quatorze bon est compté pour quatorze points"},
		{"hombre", "hombre/pool.codille", "Celui qui gagne Codille, tire ce que l’Hombre auroit tiré s’il avoit gagné"},
		{"mouche", "triomphe/flush.unplayed", "sans pour cela qu’il soit besoin de jouer"},
		{"hague-1785", "reversis/follow-suit", "l’on ne renonce jamais"},
	} {
		data, err := pages.Rulings(games.Find(c.book))
		if err != nil {
			t.Fatal(err)
		}
		var rulings map[string]ruling
		if err := json.Unmarshal(data, &rulings); err != nil {
			t.Fatal(err)
		}
		words := ""
		for _, clause := range rulings[c.rule].Clauses {
			if words = clause[2]; words != "" {
				break
			}
		}
		if words != c.words {
			t.Errorf("%s by %s stands beside %q, want %q", c.rule, c.book, words, c.words)
		}
	}
}

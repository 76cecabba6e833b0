package index

import (
	"strings"
	"testing"
)

func TestInGame(t *testing.T) {
	var games []Game
	for _, names := range []string{"piquet", "piquet a ecrire", "ombre|hombre|lomber", "bete", "comete"} {
		games = append(games, Game{Names: strings.Split(names, "|")})
	}
	for _, c := range []struct{ query, game, rest string }{
		{"combien de cartes au piquet", "piquet", "combien de cartes"},
		{"combien de cartes au Piquet à écrire ?", "piquet a ecrire", "combien de cartes"},
		{"au piquet, qui donne", "piquet", "qui donne"},
		{"qui commence à l’hombre", "ombre", "qui commence"},
		{"hur många kort i Lomber", "ombre", "hur manga kort"},
		{"who deals in the game of piquet", "piquet", "who deals"},
		{"mise au jeu de la Comète", "comete", "mise"},
		{"combien de cartes a la bete", "bete", "combien de cartes"},
		{"qui paie la bête", "", "qui paie la bete"}, // what is paid
		{"piquet cartes", "", "piquet cartes"},
		{"au piquet", "", "au piquet"}, // nothing else is asked
		{`cartes "au piquet"`, "", "cartes au piquet"},
		{"cartes au piq*", "", "cartes au piq"},
		{"cartes au piquet game:ombre", "", "cartes au piquet"},
		{"cartes au billard", "", "cartes au billard"},
	} {
		q, game := inGame(games, Parse(c.query))
		if got := strings.Join(wordsOf(q.Terms, false), " "); game != c.game || got != c.rest {
			t.Errorf("%q asks %q in %q; want %q in %q", c.query, got, game, c.rest, c.game)
		}
	}
}

// Words before the name of a game are written as they are compared.
func TestWithin(t *testing.T) {
	for _, w := range tables.Within {
		if foldedName(w) != w {
			t.Errorf("%q is not folded", w)
		}
	}
}

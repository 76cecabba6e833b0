package corpus

import (
	"strings"
	"unicode"
)

// Game is one game that a text tells, with what the text says of who plays it
// and with what. A text has a game for each division that names one, or one
// game for all of it.
type Game struct {
	Text     *Text
	Division string    // the slug of its division, "piquet"; "" where it is the whole text
	Name     string    // as the text calls it, in the text's language: "Le Jeu de Piquet"
	Modern   string    // as it is called now, in English: "Piquet"
	Players  string    // "3 to 6"; "" where the text does not say
	Pack     string    // "32 cards"; "" where the text does not say, or no cards are needed
	Says     []*Clause // the clauses that say so
	Cardless bool      // it is played without cards, so that no record of a hand can show it
	Clauses  []*Clause // its clauses, those of games within it left out; the first is where it begins
	Leaf     int       // the leaf it begins on; 0 for a restated text
}

// Games lists the games of a text in the order of the text.
func (t *Text) Games() []*Game {
	var games []*Game
	paths := make(map[string]*Clause, len(t.Clauses))
	for _, c := range t.Clauses {
		paths[c.Path()] = c
	}
	add := func(slug, name, modern, players, pack string, says []string) {
		g := &Game{Text: t, Division: slug, Name: name, Modern: modern, Players: players, Pack: pack}
		for _, p := range says {
			if c := paths[p]; c != nil {
				g.Says = append(g.Says, c)
			}
		}
		games = append(games, g)
	}
	if m := t.Meta; m.Game != "" {
		add("", m.Title, m.Game, m.Players, m.Pack, m.Says)
	}
	bySlug := map[string]*Game{}
	for _, d := range t.Meta.Divisions {
		if d.Game == "" {
			continue
		}
		name := d.Name
		if name == "" {
			name = d.Heading
		}
		add(d.Slug, name, d.Game, d.Players, d.Pack, d.Says)
		g := games[len(games)-1]
		g.Cardless, bySlug[d.Slug] = d.Cardless, g
	}
	for _, c := range t.Clauses {
		slug := c.Path()
		for slug != "" && bySlug[slug] == nil {
			i := strings.LastIndexByte(slug, '.')
			slug = slug[:max(i, 0)]
		}
		g := bySlug[slug]
		if g == nil && t.Meta.Game != "" {
			g = games[0]
		}
		if g == nil {
			continue
		}
		if len(g.Clauses) == 0 {
			g.Leaf = c.Leaf
		}
		g.Clauses = append(g.Clauses, c)
	}
	return games
}

// Game returns the id of the game that the clause is about: the name of the game,
// in English, in small letters with hyphens ("hombre-for-two"); "" where
// neither its division nor its text names one.
func (c *Clause) Game() string {
	m := &c.Text.Meta
	for slug := c.Path(); slug != ""; slug = slug[:max(strings.LastIndexByte(slug, '.'), 0)] {
		for i := range m.Divisions {
			if d := &m.Divisions[i]; d.Slug == slug && d.Game != "" {
				return gameID(d.Game)
			}
		}
	}
	return gameID(m.Game)
}

// gameID returns a game's name as an id: small letters, and hyphens for what is
// neither letter nor digit.
func gameID(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return strings.Join(words, "-")
}

// First returns the clause that a game begins with, or nil.
func (g *Game) First() *Clause {
	if len(g.Clauses) == 0 {
		return nil
	}
	return g.Clauses[0]
}

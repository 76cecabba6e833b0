package joined

import (
	"slices"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games"
)

// StatedBy returns the links of a clause that count.
func (e *Edition) StatedBy(c *corpus.Clause) []*annotate.Link {
	if n := e.Note(c); n != nil {
		return n.Links
	}
	return nil
}

// Treated is a rule as the books of one game state it. The tables of all games
// share many rules, and to follow suit at Boston is no counterpart of following
// suit at Piquet; what kindred games have in common the questions over games tell.
type Treated struct{ Game, Rule string }

// treats returns the rules that a clause states, each for the game of the rule sets
// that hold it; of a clause that none holds, for no game.
func (e *Edition) treats(c *corpus.Clause) []Treated {
	links := e.StatedBy(c)
	if len(links) == 0 {
		return nil
	}
	var played []string
	for _, rs := range games.Rulesets() {
		if id := rs.Game.ID(); Holds(rs, c) && !slices.Contains(played, id) {
			played = append(played, id)
		}
	}
	if played == nil {
		played = []string{""}
	}
	var list []Treated
	for _, l := range links {
		for _, id := range played {
			list = append(list, Treated{id, l.Rule})
		}
	}
	return list
}

// joinFaces finds for each text those that can stand beside it.
func (e *Edition) joinFaces() {
	e.Faces, e.stating, e.Treating = map[*corpus.Text][]*corpus.Text{}, map[*corpus.Text]map[Treated]bool{}, map[*corpus.Clause][]Treated{}
	for _, t := range e.Corpus.Texts {
		rules := map[Treated]bool{}
		for _, c := range t.Clauses {
			e.Treating[c] = e.treats(c)
			for _, r := range e.Treating[c] {
				rules[r] = true
			}
		}
		e.stating[t] = rules
	}
	for _, t := range e.Corpus.Texts {
		for _, other := range e.Corpus.Texts {
			if t != other && shares(e.stating[t], e.stating[other]) {
				e.Faces[t] = append(e.Faces[t], other)
			}
		}
	}
}

func shares(a, b map[Treated]bool) bool {
	for id := range a {
		if b[id] {
			return true
		}
	}
	return false
}

// Package games lists the games that there are. It is the one place that names
// them all: a new game is a line here, and its package.
package games

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// games is every game, a line each.
var games = [...]game.Game{
	reversis.Reversis{},
}

// All is every game, in the order in which they are shown.
func All() []game.Game { return games[:] }

// Game is the game with that id, or nil.
func Game(id string) game.Game {
	for _, g := range games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// Rulesets is every ruleset of every game, without the variants.
func Rulesets() (list []*game.Ruleset) {
	for _, g := range games {
		list = append(list, g.Rulesets()...)
	}
	return list
}

// Find is the ruleset or variant with that id, or nil.
func Find(id string) *game.Ruleset {
	for _, g := range games {
		for _, rs := range g.Rulesets() {
			if rs.ID == id {
				return rs
			}
			for _, v := range rs.Variants {
				if v.ID == id {
					return v
				}
			}
		}
	}
	return nil
}

// For is the law by which a record is to be settled: that of the ruleset it
// names, or of the variant of it whose players and cards are the record's, with
// the figures that the record sets.
func For(r *record.Record) (game.Law, error) {
	rs := Find(r.Rules)
	if rs == nil {
		var ids []string
		for _, rs := range Rulesets() {
			ids = append(ids, rs.ID)
		}
		return nil, game.Fault("unknown ruleset \"" + r.Rules + "\"; there are " + ascii.Join(ids, ", "))
	}
	return rs.For(r)
}

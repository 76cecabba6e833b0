package games

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/record"
)

// All returns every game, in the order in which they are shown.
func All() []game.Game { return games }

// Game returns the game with that id, or nil.
func Game(id string) game.Game {
	for _, g := range games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// Rulesets returns every ruleset of every game, without the variants.
func Rulesets() (list []*game.Ruleset) {
	for _, g := range games {
		list = append(list, g.Rulesets()...)
	}
	return list
}

// Find returns the ruleset or variant with that id, or nil.
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

// For returns the law by which a record is to be settled: that of the ruleset it
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

// At returns the rulesets of the game that a place in a text belongs to, variants
// left out: those of the innermost division that has rules of its own. A path
// is that of a clause, or of a division.
func At(text, path string) (list []*game.Ruleset) {
	depth := 0
	for _, g := range games {
		for _, rs := range g.Rulesets() {
			d := within(rs, text, path)
			if d > depth {
				list, depth = list[:0], d
			}
			if d > 0 && d == depth {
				list = append(list, rs)
			}
		}
	}
	return list
}

// Holds reports whether a place in a text is one of those whose rules a
// ruleset, or a variant, is.
func Holds(rs *game.Ruleset, text, path string) bool {
	depth := within(rs, text, path)
	if depth == 0 {
		return false
	}
	for _, g := range games {
		for _, other := range g.Rulesets() {
			if within(other, text, path) > depth {
				return false
			}
		}
	}
	return true
}

// Tells reports whether a place in a text is one of those that hold the rules of
// a ruleset, and not only one that explains the words of its game.
func Tells(rs *game.Ruleset, text, path string) bool {
	return rs.TextID() == text && told(rs, path) > 0
}

// within returns how far into a text's divisions the rules of a ruleset reach that
// a place stands under, counted from 1; 0 where it does not stand there.
func within(rs *game.Ruleset, text, path string) int {
	if rs.TextID() != text {
		return 0
	}
	if depth := told(rs, path); depth > 0 {
		return depth
	}
	return below(path, rs.Glossary)
}

// told returns the same of what holds the rules themselves.
func told(rs *game.Ruleset, path string) int {
	switch d := rs.Division; {
	case d == "":
		return 1
	case under(path, d):
		return 1 + len(d)
	}
	return below(path, rs.Also)
}

// below returns how far a path stands under one of some places, or 0.
func below(path string, places []string) int {
	for _, d := range places {
		if under(path, d) {
			return 1 + len(d)
		}
	}
	return 0
}

// under reports whether a path is another, or below it.
func under(path, above string) bool {
	return path == above || ascii.Begins(path, above) && path[len(above)] == '.'
}

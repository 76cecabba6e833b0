package reversis

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// Find returns the ruleset or variant with that id, or nil.
func Find(id string) *game.Ruleset {
	for _, rs := range Rulesets {
		for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
			if rs.ID == id {
				return rs
			}
		}
	}
	return nil
}

// Compile makes a ruleset of Reversis, with changes, ready to settle hands.
func Compile(rs *game.Ruleset, changes ...game.Change) (*table.Law, error) {
	l, err := rs.Compile(changes...)
	if err != nil {
		return nil, err
	}
	return l.(*table.Law), nil
}

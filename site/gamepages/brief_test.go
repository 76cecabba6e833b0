package gamepages

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// TestHeads: every question of a game stands under one head of it, and what
// is told besides is one of them.
func TestHeads(t *testing.T) {
	for _, g := range games.All() {
		rs := &game.Ruleset{Game: g}
		under := map[string]string{}
		for _, h := range lore.Of(g).Heads() {
			for _, name := range h.Rules {
				id := rs.Full(name)
				if !lore.Asks(g, id) {
					t.Errorf("%s: %s is no question of %s", h.Name, name, g.Name())
				}
				if other, ok := under[id]; ok {
					t.Errorf("%s stands under %s and under %s", name, other, h.Name)
				}
				under[id] = h.Name
			}
			for _, name := range h.Choose {
				if under[rs.Full(name)] != h.Name {
					t.Errorf("%s is told where one chooses, and does not stand under %s", name, h.Name)
				}
			}
		}
		for _, q := range lore.Of(g).Questions() {
			if under[q.ID] == "" {
				t.Errorf("%s stands under no head of %s", q.ID, g.Name())
			}
		}
	}
}

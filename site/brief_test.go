package site

import (
	"strings"
	"testing"

	"quinola/engine/games/lore"
	"quinola/engine/reversis"
)

// TestBriefHeads: every question of the game is told, and told once.
func TestBriefHeads(t *testing.T) {
	under := map[string]string{}
	for _, h := range briefHeads {
		for name := range strings.FieldsSeq(h.questions) {
			if lore.Question(reversis.Prefix+name) == nil {
				t.Errorf("%s: %s is no question of the game", h.name, name)
			}
			if other, ok := under[name]; ok {
				t.Errorf("%s stands under %s and under %s", name, other, h.name)
			}
			under[name] = h.name
		}
	}
	for _, q := range lore.Questions() {
		if under[strings.TrimPrefix(q.ID, reversis.Prefix)] == "" {
			t.Errorf("%s stands under no head", q.ID)
		}
	}
}

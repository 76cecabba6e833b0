package answer

import (
	"regexp"
	"testing"

	"golang.org/x/text/language"

	"quinola/engine/game"
	"quinola/engine/games"
)

var severalOfOne = regexp.MustCompile(`\b[Oo]ne (rounds|tours|hands|jettons|points|pools|imperials|tickets|cards)\b|\b1 (jettons|points|fiches)\b`)

// TestOneIsSpokenOfAsOne: where players agree on one of a thing no sentence speaks of several.
func TestOneIsSpokenOfAsOne(t *testing.T) {
	for _, book := range games.Rulesets() {
		for _, rs := range append([]*game.Ruleset{book}, book.Variants...) {
			for _, s := range rs.Agreeable() {
				if !s.Takes(1) {
					continue
				}
				if said := Agreed(language.English, rs, &s, 1); severalOfOne.MatchString(said) {
					t.Errorf("%s, %s: %q", rs.ID, s.Figure, said)
				}
			}
		}
	}
}

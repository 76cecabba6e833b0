package site

import (
	"strings"
	"testing"

	"quinola"
	"quinola/engine/games"
)

func TestEveryAnsweredRuleShowsItsCode(t *testing.T) {
	g, err := readGame(quinola.Sources, "engine/reversis")
	if err != nil {
		t.Fatal(err)
	}
	for _, rs := range games.Rulesets() {
		for _, a := range rs.Answers {
			code := g.snippets(a.Rule)
			if len(code) == 0 {
				t.Errorf("%s answers %s, and nothing is found that plays it", rs.ID, a.Rule)
				continue
			}
			if !strings.HasPrefix(code[0].Code, "// ") || code[0].Line == 0 || !strings.HasPrefix(code[0].File, "engine/reversis/") {
				t.Errorf("%s: the code is %+v", a.Rule, code[0])
			}
		}
	}
}

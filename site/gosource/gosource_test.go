package gosource

import (
	"strings"
	"testing"

	"quinola"

	"quinola/engine/games"
)

func TestEveryAnsweredRuleShowsItsCode(t *testing.T) {
	sources := Codes{}
	for _, rs := range games.Rulesets() {
		for _, a := range rs.All() {
			id := rs.Full(a.Rule)
			code, err := sources.Of(id)
			if err != nil {
				t.Fatal(err)
			}
			if len(code) == 0 {
				t.Errorf("%s answers %s, and nothing is found that plays it", rs.ID, a.Rule)
				continue
			}
			if code[0].Code == "" || code[0].Line == 0 || !inFamily(code[0].File, id, rs.Game.Family()) {
				t.Errorf("%s: the code is %+v", a.Rule, code[0])
			}
		}
	}
}

// inFamily reports whether a file is of the package that a rule is named for, or
// of the family that alone asks a question of many.
func inFamily(file, id, family string) bool {
	named, _, _ := strings.Cut(id, "/")
	return strings.HasPrefix(file, "engine/"+named+"/") || named == "parts" && strings.HasPrefix(file, "engine/"+family+"/")
}

// A question is shown with its maker, and with the function that makes its rule
// where it shares one.
func TestAQuestionWithItsMaker(t *testing.T) {
	for family, want := range map[string]map[string]string{
		"parts":    {"follow.duty": "// Follow makes players follow", "deal.count": "// Count asks how many cards"},
		"triomphe": {"counter": `{Question: q("counter"`, "game.tie": "gameTie = parts.WinnerFirst"},
	} {
		g, err := readGame(quinola.Sources, "engine/"+family)
		if err != nil {
			t.Fatal(err)
		}
		for rule, begin := range want {
			if code := g.snippets(rule); len(code) != 1 || !strings.HasPrefix(code[0].Code, begin) {
				t.Errorf("%s/%s: %+v does not begin with %s", family, rule, code, begin)
			}
		}
	}
	g, err := readGame(quinola.Sources, "engine/reversis")
	if err != nil {
		t.Fatal(err)
	}
	if code := g.snippets("ace.placed"); len(code) != 2 || !strings.Contains(code[1].Code, "func ace(") {
		t.Errorf("an ace placed is played by %+v", code)
	}
}

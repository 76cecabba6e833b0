package site

import (
	"strings"
	"testing"

	"quinola"
	"quinola/engine/games"
)

func TestEveryAnsweredRuleShowsItsCode(t *testing.T) {
	families := map[string]*gameSource{}
	for _, rs := range games.Rulesets() {
		for _, a := range rs.All() {
			family, name, _ := strings.Cut(rs.Full(a.Rule), "/")
			if families[family] == nil {
				g, err := readGame(quinola.Sources, "engine/"+family)
				if err != nil {
					t.Fatal(err)
				}
				families[family] = g
			}
			code := families[family].snippets(name)
			if len(code) == 0 {
				t.Errorf("%s answers %s, and nothing is found that plays it", rs.ID, a.Rule)
				continue
			}
			if code[0].Code == "" || code[0].Line == 0 || !strings.HasPrefix(code[0].File, "engine/"+family+"/") {
				t.Errorf("%s: the code is %+v", a.Rule, code[0])
			}
		}
	}
}

// A question is shown with its maker, and with the function that makes its rule
// where it shares one.
func TestAQuestionWithItsMaker(t *testing.T) {
	for family, want := range map[string]map[string]string{
		"parts":    {"follow.duty": "// Follow has players follow", "deal.count": "// Count is how many cards"},
		"triomphe": {"counter": `{Question: game.Question{ID: "triomphe/counter"`, "game.tie": "GameTie = parts.WinnerFirst"},
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

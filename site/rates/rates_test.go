package rates

import (
	"strings"
	"testing"

	"quinola/engine/games"
)

func TestEveryRuleHasItsPinnedRate(t *testing.T) {
	rates, err := Read(Pinned)
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, rs := range games.Rulesets() {
		law, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range law.Rules() {
			if !rated(rs)[0].own[id] {
				t.Errorf("%s: the rule %s is none of the answers", rs.ID, id)
			}
		}
		for _, x := range rated(rs) {
			for id := range x.own {
				rows++
				if _, ok := rates[[2]string{x.ID, id}]; !ok {
					t.Errorf("%s has no rate of %s; run quinola rates -pin site/rates/rates.tsv -rules %s", x.ID, id, rs.ID)
				}
			}
		}
	}
	if rows != len(rates) {
		t.Errorf("%d rates are pinned of %d rules; run quinola rates -pin site/rates/rates.tsv", len(rates), rows)
	}
}

// With one ruleset named, the rows of the others stay as they are.
func TestRatesOfOneRuleset(t *testing.T) {
	var b strings.Builder
	old := strings.ReplaceAll(Pinned, "\tplain\t20000\t", "\tplain\t1\t")
	if err := Write(&b, old, "triomphe"); err != nil {
		t.Fatal(err)
	}
	for row := range strings.Lines(Pinned) {
		id, _, named := strings.Cut(row, "\t")
		if named && games.Find(id) == nil {
			continue // of no ruleset: the table is to be written anew, as another test says
		}
		if id != "triomphe" && id != "triomphe.4" && named {
			row = strings.Replace(row, "\tplain\t20000\t", "\tplain\t1\t", 1)
		}
		if !strings.Contains(b.String(), row) {
			t.Errorf("the row is gone: %s", row)
		}
	}
}

func TestRatesSayWhatIsWrongWithTheirTable(t *testing.T) {
	for _, c := range []struct{ table, says string }{
		{"# none\n\n", ""},
		{"a\tb\tplain\t100\t1\t30\t2\na\tb\tfaulty\t100\t1\t30\t2\n", ""},
		{"a\tb\t100\n", "rates.tsv:1:"},
		{"#\na\tb\tplain\t0\t1\t0\t0\n", `rates.tsv:2: "0" is no count`},
		{"a\tb\tplain\t100\t1\tmany\t0\n", `"many" is no count`},
	} {
		_, err := Read(c.table)
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%q: %v", c.table, err)
		}
	}
}

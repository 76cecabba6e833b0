package reversis

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/table"

	"quinola/engine/record"
)

// Where it is said why a mutant cannot be told apart, there is such a mutant, and
// no hand tells it apart.
func TestAlikeIsTrue(t *testing.T) {
	n := 20_000
	if testing.Short() {
		n = 500
	}
	for _, a := range alike {
		rs, found := Find(a.Ruleset), false
		l, err := Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range game.Mutants(Game, rs) {
			if m.ID != a.ID || m.What != a.What {
				continue
			}
			found = true
			b, err := Compile(rs, m.Change)
			if err != nil {
				t.Fatal(err)
			}
			if r := play.Apart(l, b, n, 1); r != nil {
				t.Errorf("%s, %s, %s: this tells them apart:\n%s", a.Ruleset, a.ID, a.What, r.Block())
			}
		}
		if !found {
			t.Errorf("%s has no mutant %s, %s", a.Ruleset, a.ID, a.What)
		}
	}
}

// Almost every mutant of a ruleset is told apart by some random hand, which
// its own law can settle.
func TestMutantsAreToldApart(t *testing.T) {
	most := uint64(1500)
	if testing.Short() {
		most = 60
	}
	every(t, most, func(t *testing.T, l *table.Law, n uint64) {
		var alike []string
		for _, m := range game.Mutants(Game, l.Book()) {
			b, err := Compile(l.Book(), m.Change)
			if err != nil {
				t.Fatalf("%s, %s: %v", m.ID, m.What, err)
			}
			r := play.Apart(l, b, int(n), 1)
			if r == nil {
				alike = append(alike, m.ID+" "+m.What)
				continue
			}
			if _, err := l.Settle(r); err != nil {
				t.Errorf("%s, %s: the hand that tells them apart cannot be settled: %v", m.ID, m.What, err)
			}
			back, err := record.ParseJSON(r.AppendJSON(nil))
			if err != nil || string(back.AppendJSON(nil)) != string(r.AppendJSON(nil)) {
				t.Errorf("%s: the record is not read back as it was written: %v", m.ID, err)
			}
		}
		if mutants := len(game.Mutants(Game, l.Book())); !testing.Short() && len(alike)*8 > mutants {
			t.Errorf("%d of %d mutants are told apart by none of %d hands: %v", len(alike), mutants, n, alike)
		}
	})
}

package reversis

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// A witness is short, is settled by the law, and goes otherwise with the rule
// off.
func TestWitness(t *testing.T) {
	tests := []struct {
		ruleset *game.Ruleset
		rule    string
		tricks  int // it needs no more
	}{
		{Hague1785, "reversis/quinola.placed", 1},
		{Hague1785, "reversis/double.opposite", 1},
		{Hague1785, "reversis/espagnolette.loses.aces", 11},
		{Hague1785, "reversis/reversis.forfeit", 2},
		{TwoQuinolas, "reversis/quinola.little", 1},
		{Reglor1809, "reversis/reversis.stops", 3},
		{Salon, "reversis/beast.won", 1},
		{Academie, "reversis/ace.forced", 1},
	}
	for _, test := range tests {
		t.Run(test.rule, func(t *testing.T) {
			l, err := Compile(test.ruleset)
			if err != nil {
				t.Fatal(err)
			}
			off, err := Compile(test.ruleset, game.Change{Rule: test.rule, Off: true})
			if err != nil {
				t.Fatal(err)
			}
			r := play.Apart(l, off, 20_000, 1)
			if r == nil {
				t.Fatal("no witness")
			}
			open := *r
			open.Expects = []record.Expect{}
			with, err := l.Settle(&open)
			without, err2 := off.Settle(&open)
			if err != nil || err2 != nil || with.Net == without.Net && with.Next == without.Next && with.Void == without.Void {
				t.Error("it goes the same with the rule off")
			}
			if n := tricks(r.Plays[0].Trick, r.Plays[len(r.Plays)-1].Trick); n > test.tricks {
				t.Errorf("it has %d tricks, want %d:\n%s", n, test.tricks, r.Block())
			}
		})
	}
}

func tricks(first, last int) int { return last - first + 1 }

// The rates depend on the seed alone, not on how the work is shared; a rule
// changes no more hands than it fires in.
func TestRates(t *testing.T) {
	l, err := Compile(Hague1785)
	if err != nil {
		t.Fatal(err)
	}
	one, three := play.Rates(l, game.Mixed, 300, 7, 1), play.Rates(l, game.Mixed, 300, 7, 3)
	fired := 0
	for i, r := range one {
		if r != three[i] {
			t.Errorf("%v alone, %v shared", r, three[i])
		}
		if r.Changed > r.Fired {
			t.Errorf("%s changed %d hands and fired in %d", r.Rule, r.Changed, r.Fired)
		}
		fired += r.Fired
	}
	if fired == 0 {
		t.Error("nothing fired")
	}
}

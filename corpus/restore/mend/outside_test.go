package mend

import (
	"testing"

	"quinola/corpus/lang"
)

// A letter too many is one of many that a machine may show; a lost one is told by the
// word that lacks it.
func TestOneOfMany(t *testing.T) {
	if lost, more := anyCost(anyIns, 0.001), anyCost(anyDel, 0.001); more <= lost {
		t.Errorf("a letter too many costs %d, a lost one %d", more, lost)
	}
}

// honorez shown as honorex is no spelling of honores, and no plural.
func TestNoWordInEx(t *testing.T) {
	x := For(lang.Of("fr"), nil)
	for _, w := range []string{"honorex", "portex", "desirex"} {
		if x.Knows(w) {
			t.Errorf("%s passes for a word", w)
		}
	}
	for _, w := range []string{"loix", "drapeaux"} {
		if !x.Knows(w) {
			t.Errorf("%s is none", w)
		}
	}
}

// A spelling that the counts seldom set beside a word stands there as the commoner does.
func TestKin(t *testing.T) {
	x := For(lang.Of("fr"), nil)
	x.ready()
	rare, common, before := x.ids["representer"], x.ids["représenter"], x.ids["pour"]
	if alone := x.uni[rare] + unseenPair; x.follows(before, rare) >= alone {
		t.Errorf("representer costs %d after pour, and %d after anything", x.follows(before, rare), alone)
	}
	if x.follows(before, rare) <= x.follows(before, common) {
		t.Error("representer is likelier than représenter")
	}
}

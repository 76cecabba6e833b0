package table

import (
	"testing"

	"quinola/engine"
)

// What cannot be done is said with what can, if anything can.
func TestNothing(t *testing.T) {
	g := &Game{}
	for kinds, want := range map[engine.ActKinds]string{
		{}:            `"give" cannot be done here`,
		ActPass.Bit(): `"give" cannot be done here; what can: pass`,
	} {
		if got := g.nothing("give", kinds); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

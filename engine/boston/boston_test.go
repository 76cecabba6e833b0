package boston

import (
	"testing"

	"quinola/engine/agree"
)

func TestMutants(t *testing.T) {
	agree.Mutants(t, Boston(), 30_000, "boston/whist.turn", "boston/misere.kept")
}

package piquet

import (
	"testing"

	"quinola/engine/agree"
)

// Every rule and figure shows in some hand, but for those about what random hands
// do not do: examples of the notes prove these.
func TestMutantsOfPiquetComeApart(t *testing.T) {
	agree.Mutants(t, Piquet(), 10_000, shownByNotes...)
}

var shownByNotes = []string{
	"parts/deal.packets",
	"parts/exchange.most",
	"parts/match.quit.agreed",
	"parts/match.rounds",
	"parts/purse",
	"parts/talon.unseen",
	"piquet/cut.least",
	"piquet/deal.thirteen",
	"piquet/deal.thirteen.left",
	"piquet/deal.thirteen.out",
	"piquet/declare.false.mended",
	"piquet/declare.mistaken",
	"piquet/exchange.excess",
	"piquet/exchange.laid",
	"piquet/exchange.restore",
	"piquet/exchange.say",
	"piquet/exchange.waited",
	"piquet/lead.name",
	"piquet/left.first",
	"piquet/left.mixed",
	"piquet/left.second",
	"piquet/packets.warned",
	"piquet/pic.late",
	"piquet/point.equal",
	"piquet/revoke.mended",
	"piquet/sequence.equal",
	"piquet/set.lacking",
	"piquet/set.name",
	"parts/society.two",
	"piquet/talon.seen.again",
	"piquet/thrown",
	"piquet/void",
}

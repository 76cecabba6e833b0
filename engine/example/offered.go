package example

import (
	"quinola/engine/game"
	"quinola/engine/record"
)

// offers is a law that knows what its table offers.
type offers interface {
	Unoffered(r *record.Record) (e *record.Expect, why string, err error)
}

// Offered holds that what a record allows is among what its players could choose, people
// and bots alike: that no rule refuses it is not enough. It returns why not, in one line,
// and the line of the expectation in the block; "" where all is offered.
func Offered(r *record.Record, l game.Law) (why string, line int) {
	table, ok := l.(offers)
	if !ok {
		return "", 0
	}
	hands, _, err := game.PlayRun(l, r)
	for _, hand := range hands {
		if err != nil {
			break
		}
		var e *record.Expect
		if e, why, err = table.Unoffered(hand); e != nil {
			return "expected: " + e.String() + "; no rule refuses it, but the table does not offer it: " + why, e.Line
		}
	}
	if err != nil {
		return err.Error(), 0
	}
	return "", 0
}

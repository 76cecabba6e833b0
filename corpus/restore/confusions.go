package restore

import (
	"math"
	"sort"
)

// Confusion is something that the machine confuses, as learned from the scans.
type Confusion struct {
	Seen    string  // what the machine shows; "" where it lost a letter
	Printed string  // what was printed; "" where it saw what is not there
	Part    float64 // how often what was printed is shown so, of 1
}

// Confusions is the table by which French is restored, the commonest first. A
// letter that is shown as itself is left out.
func Confusions() []Confusion {
	edges, _ := frenchModel().Confusions()
	var out []Confusion
	for _, e := range edges {
		seen, printed := e.Sides()
		if seen == printed {
			continue
		}
		c := Confusion{Seen: seen, Printed: printed, Part: math.Round(1e4*math.Exp(-float64(e.Cost)/100)) / 1e4}
		if c.Seen == "∅" {
			c.Seen = ""
		}
		if c.Printed == "∅" {
			c.Printed = ""
		}
		out = append(out, c)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Part > out[j].Part })
	return out
}

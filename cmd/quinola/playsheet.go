package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/record"
)

// What is written down of a match besides the totals: at Piquet à écrire what a
// tour has come to, who waits, and the columns.

// sheet is that, as it lies there now; "" where nothing is written.
func (g *playing) sheet() string {
	state := g.s.Record().State // what the hand that is played has found
	if st := g.s.Settlement(); st != nil {
		state = st.State
	}
	told := map[string]string{}
	byPlace := slices.SortedStableFunc(slices.Values(state), func(a, b record.Item) int {
		if a.Name != waiting || b.Name != waiting {
			return 0
		}
		return cmp.Compare(a.N, b.N)
	})
	for _, it := range byPlace {
		text := fmt.Sprint(it.N)
		switch {
		case it.Name == waiting:
			text = it.Seat.String()
		case it.Seat >= 0:
			text = it.Seat.String() + " " + text
		}
		if told[it.Name] != "" {
			text = told[it.Name] + ", " + text
		}
		told[it.Name] = text
	}
	var parts []string
	for _, p := range [...]struct{ name, says string }{
		{"tours", g.tr("tours played: %s", told["tours"])},
		{"coup", g.tr("hands of this tour: %s", told["coup"])},
		{"ahead", g.tr("ahead in it: %s", told["ahead"])},
		{"refait", g.tr("tours played again: %s", told["refait"])},
		{"column", g.tr("columns: %s", told["column"])},
		{waiting, g.tr("waiting: %s", told[waiting])},
		{"wins", g.tr("wins by the columns: %s", told["wins"])},
		{"loses", g.tr("loses by the columns: %s", told["loses"])},
	} {
		if over := told["wins"]+told["loses"] != ""; told[p.name] != "" && !(over && p.name == waiting) {
			parts = append(parts, p.says)
		}
	}
	return strings.Join(parts, " · ")
}

// waiting is the name under which a hand leaves who waits, by their places.
const waiting = "waits"

package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/sitting"
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

// sides is who play together.
func (g *playing) sides(k *sitting.Look) [][]cards.Seat {
	terms, partners := g.s.Law.Terms("parts/partners")
	place := func(i int, seat cards.Seat) int {
		for at, side := range g.s.Law.Book().Sides {
			if strings.Contains(side, seat.String()) {
				return at
			}
		}
		switch {
		case !partners:
			return i
		case terms.N("apart") == 1: // side by side
			return i * 2 / len(k.Seats)
		}
		return i % 2
	}
	sides := make([][]cards.Seat, len(k.Seats))
	for i, seat := range k.Seats {
		at := place(i, seat)
		sides[at] = append(sides[at], seat)
	}
	return slices.DeleteFunc(sides, func(side []cards.Seat) bool { return len(side) == 0 })
}

// partners is who plays with the player, by name.
func (g *playing) partners(k *sitting.Look) (with []string) {
	for _, side := range g.sides(k) {
		for _, seat := range side {
			if seat != g.me && slices.Contains(side, g.me) {
				with = append(with, seat.String())
			}
		}
	}
	return with
}

// standings is what everybody has or, where games are marked, each side, the names
// of its players before it.
func (g *playing) standings(k *sitting.Look, has *[cards.Seats]int32) string {
	var parts []string
	sides := g.sides(k)
	if g.s.Law.Book().Unit != "game" { // everybody pays and is paid
		sides = slices.Collect(slices.Chunk(k.Seats, 1))
	}
	for _, side := range sides {
		names, sum := "", int32(0)
		for _, seat := range side {
			names += seat.String() + " "
			sum += has[seat]
		}
		parts = append(parts, names+g.signed(sum))
	}
	return strings.Join(parts, "   ")
}

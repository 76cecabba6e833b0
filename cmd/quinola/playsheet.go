package main

import (
	"strings"

	"quinola/engine/cards"
)

// sheet returns what is written down of the match besides the totals; "" where nothing
// is.
func (g *playing) sheet() string {
	var parts []string
	for _, w := range g.s.Sheet() {
		var of []string
		for i := range w.Of {
			it := &w.Of[i]
			text := w.Number(it)
			if it.Seat != cards.NoSeat {
				text = strings.TrimSpace(it.Seat.String() + " " + text)
			}
			of = append(of, text)
		}
		parts = append(parts, g.said(w.Says)+g.tr(": ")+strings.Join(of, ", "))
	}
	return strings.Join(parts, " · ")
}

// named returns players by their letters.
func named(seats []cards.Seat, between string) string {
	var names []string
	for _, seat := range seats {
		names = append(names, seat.String())
	}
	return strings.Join(names, between)
}

// standings returns what everybody has or, where games are marked, each side, the names
// of its players before it.
func (g *playing) standings(has *[cards.Seats]int32) string {
	var parts []string
	for _, side := range g.s.Scored() {
		sum := int32(0)
		for _, seat := range side {
			sum += has[seat]
		}
		parts = append(parts, named(side, " ")+" "+g.signed(sum))
	}
	return strings.Join(parts, "   ")
}

// Package parts holds the answers that many games share. Each is a question with its
// figures and roles, its sentences and the function that makes a rule of it. A game
// lists those it asks; a book gives the figures.
package parts

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// State and Rule are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// Fig returns a figure of a question, and what it means.
func Fig(name, means string) game.Part { return part{Name: name, Means: means} }

// Headed returns a maker whose question begins a head of the list.
func Headed(head string, m Maker) Maker {
	m.Head = head
	return m
}

// Announces returns what makes the rule by which a figure is announced, by a fact about
// no player, when a fact of another kind is said.
func Announces(upon, kind engine.FactKind) func(figure int32) *Rule {
	return func(figure int32) *Rule {
		return &Rule{Hears: upon.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(kind, cards.NoSeat).N = figure }}
	}
}

// Exactly returns the rule that refuses an act of a kind whose number is not n.
func Exactly(kind engine.ActKind, n int32) *Rule {
	return &Rule{Judges: kind.Bit(), Refuse: func(_ *State, a *engine.Act) bool { return int32(a.N[0]) != n }}
}

// Tells returns what answers a fact about a player with a fact of another kind about the
// same player.
func Tells(kind engine.FactKind) func(*State, *engine.Fact) {
	return func(s *State, f *engine.Fact) { s.Tell(kind, f.Seat) }
}

// Own returns makers of a game's own for the list of its questions: all of them, or
// those of some names.
func Own(makers []Maker, names ...string) (list []*Maker) {
	for i := range makers {
		id := makers[i].ID
		if len(names) == 0 || slices.ContainsFunc(names, func(name string) bool { return ascii.Ends(id, "/"+name) }) {
			list = append(list, &makers[i])
		}
	}
	return list
}

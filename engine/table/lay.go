package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// What lies on the table before a record's first act.

// The names of what every game may carry from hand to hand, in a record's
// state.
const (
	Waits  = game.Waits // betes that wait for a later hand, in the order in which they were made
	Scores = "score"    // of the match, a number a seat
)

// Marked is the name of points that are marked from hand to hand, where a game
// carries them: a number a seat.
const Marked = "points"

// tally is the tally that an item of the state is the beginning of.
func (g *Game) tally(name string) (engine.Tally, bool) {
	switch {
	case name == Scores:
		return Score, true
	case name == Marked && g.carries(Marked):
		return Points, true
	}
	return 0, false
}

// lay lays out the pools and what was carried from the hand before.
func (h *hearing) lay() error {
	pools, err := h.law.rs.Laid(h.r)
	if err != nil {
		return err
	}
	h.start = pools
	for _, it := range h.r.State {
		if it.N < 0 {
			return game.Fault("state: " + it.Name + " is less than nothing")
		}
		tally, counted := h.law.game.tally(it.Name)
		switch {
		case it.Name == Waits:
			h.queue = append(h.queue, it.N)
		case counted && it.Seat == cards.NoSeat:
			return game.Fault("state: " + it.Name + " is a seat's: " + it.Name + " S 3 E 2")
		case counted:
			h.Count(tally, it.Seat, it.N)
		case !h.law.game.carries(it.Name):
			return game.Fault("state: nothing named \"" + it.Name + "\" is carried from hand to hand under " + h.law.rs.ID)
		default:
			h.known = append(h.known, it)
		}
	}
	return h.fit("state")
}

// fit is an error where what the line of a record counts cannot be.
func (h *hearing) fit(line string) error {
	if h.law.game.Unfit != nil {
		if wrong := h.law.game.Unfit(&h.State); wrong != "" {
			return game.Fault(line + ": " + wrong)
		}
	}
	return nil
}

// carries reports whether a game carries something of that name.
func (g *Game) carries(name string) bool { return slices.Contains(g.Carries, name) }

// dealt deals the record's hands and talon, as the rules allow.
func (h *hearing) dealt() error {
	r := h.r
	err := h.law.rs.Dealt(r, h.law.pack, func(seat cards.Seat, hand cards.Set, n int) (bool, string) {
		a := engine.Act{Kind: ActDeal, Seat: seat, Cards: hand}
		if n > 0 {
			a = engine.Act{Kind: ActPlayers, Seat: seat, N: [4]int16{int16(n)}}
		}
		refused, _, any := h.Refusals(&a)
		return any, h.law.Cite(refused)
	})
	if err != nil {
		return err
	}
	h.State.deal(&r.Hands, r.Talon, r.Turned)
	return nil
}

package parts

import "quinola/engine/game"

// OneRole reports whether two roles always belong to one player: the player who takes a
// trick is the one of whom it is told.
func OneRole(rule string, a, b game.Role) bool {
	return rule == LeadNext.ID && a == game.Taker && b == game.Holder
}

// OneRoleOfTwo is OneRole for games of two players, whose neighbours to the right and to
// the left are one.
func OneRoleOfTwo(rule string, a, b game.Role) bool {
	switch rule {
	case Cut.ID, Passes.ID, "parts/run.round":
		return (a == game.ToLeft || a == game.ToRight) && (b == game.ToLeft || b == game.ToRight)
	case LeadFirst.ID, "parts/run.first":
		return a == game.Eldest && b == game.ToLeft
	}
	return OneRole(rule, a, b)
}

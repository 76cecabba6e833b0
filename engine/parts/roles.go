package parts

import "quinola/engine/game"

// OneRole reports whether two roles always belong to one player: the player who takes a
// trick is the one of whom it is told.
func OneRole(rule string, a, b game.Role) bool {
	return rule == "parts/lead.next" && a == game.Taker && b == game.Holder
}

// OneRoleOfTwo is OneRole for games of two players, whose neighbours to the right and to
// the left are one.
func OneRoleOfTwo(rule string, a, b game.Role) bool {
	switch rule {
	case "parts/cut", "parts/deal.passes", "parts/run.round":
		return (a == game.ToLeft || a == game.ToRight) && (b == game.ToLeft || b == game.ToRight)
	case "parts/lead.first", "parts/run.first":
		return a == game.Eldest && b == game.ToLeft
	}
	return OneRole(rule, a, b)
}

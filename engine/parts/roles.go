package parts

import "quinola/engine/game"

// OneRoleOfTwo says for games of two players that their neighbours to the right and to
// the left are one.
func OneRoleOfTwo(rule string, a, b game.Role) bool {
	switch rule {
	case "parts/cut", "parts/deal.passes", "parts/run.round":
		return (a == game.ToLeft || a == game.ToRight) && (b == game.ToLeft || b == game.ToRight)
	case "parts/lead.first", "parts/run.first":
		return a == game.Eldest && b == game.ToLeft
	}
	return false
}

package parts

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
)

// What the books of several games say in the same way of who plays.

// ForPlayers returns the variant of a ruleset for another number of players, which a
// clause of its text allows. The number ends its id and its name. It answers besides, or
// otherwise, what is given.
func ForPlayers(of *game.Ruleset, seats int, clause string, answers ...game.Answer) *game.Ruleset {
	rs, number := *of, ascii.Itoa(seats)
	rs.ID, rs.Name, rs.Seats, rs.Variants = of.ID+"."+number, of.Name+", "+number+" players", seats, nil
	rs.Bases = []game.Base{{Of: of, Clause: clause}}
	rs.Answers = append([]game.Answer{{Rule: Players.ID, Figures: game.Figures{{"number", int32(seats)}}}}, answers...)
	return &rs
}

// OneRoleOfTwo says for games of two players that their neighbours to the right and to
// the left are one.
func OneRoleOfTwo(rule string, a, b game.Role) bool {
	switch rule {
	case "parts/cut", "parts/deal.round", "parts/deal.passes", "parts/run.round":
		return (a == game.ToLeft || a == game.ToRight) && (b == game.ToLeft || b == game.ToRight)
	case "parts/lead.first", "parts/run.first":
		return a == game.Eldest && b == game.ToLeft
	}
	return false
}

package parts

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
)

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

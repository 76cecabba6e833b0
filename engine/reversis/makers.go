package reversis

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// family is the prefix of the ids of the game's own questions.
const family = "reversis"

var q, fig = game.Asking(family), parts.Fig

// payers is the roles of a question about what one player pays another.
var payers = []part{{"payer", "who pays"}, {"payee", "who receives"}}

// makers lists every question of the game, in the order in which a player needs them.
var makers = func() (list table.Makers) {
	for _, some := range [...][]Maker{sitting, dealing, staking, discarding, leading, consoling, pooling, parting, undertaking, privileges,
		looking, dealFaults, discardFaults, playFaults, ending} {
		for i := range some {
			list = append(list, &some[i])
		}
	}
	return list
}()

// Heads returns the heads under which a reader finds the questions.
func (r Reversis) Heads() []game.Head {
	list := r.Game.Heads()
	for i := range list {
		h := &list[i]
		switch h.Name {
		case "Players and cards":
			h.Choose = []string{"players"}
		case "Stakes":
			h.Choose, h.Alike, h.Sit = []string{"pool.fund", "pool.each"}, true, false
		case "Deal":
			h.Alike, h.Sit = true, false
		case "Espagnolette", "Looking and asking", "Faults in dealing", "Faults in discarding", "Faults in play", "End of the game":
			h.Sit = false
		}
	}
	return list
}

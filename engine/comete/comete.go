// Package comete plays a family of games without tricks: players play cards that follow
// each other, and the first to be out of cards wins. They are la Manille, or old
// Comète, and its kin. What is here only this family has; engine/parts has the rest.
// Each book is one file.
package comete

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the family's own questions begin with.
const family = "comete"

var q = game.Asking(family)

// dealt is the questions about the players, the pack and the deal.
var dealt = []*Maker{&parts.Players, &parts.Purse, &parts.PackWhole, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.TalonUnseen, &parts.Passes}

// played is those about the runs, and who wins.
var played = []*Maker{&runFirst, &runNext, &runRound, &runDuty, &runTop, &runStuck, &runStuckPaid, &runOut, &left}

// Package comete plays the family of games without tricks in which cards are
// played that follow each other, and whoever is first out of cards wins: la
// Manille, or old Comète, and its kin. What is here is what the family alone
// has; engine/parts has the rest. A book is one file.
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

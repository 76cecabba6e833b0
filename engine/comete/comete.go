// Package comete plays a family of games without tricks: players play cards in
// sequence, and the first to run out of cards wins. It is la Manille, or old Comète,
// and its kin. It holds what only this family has; engine/parts has the rest. Each book
// is one file.
package comete

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is the prefix of the ids of the family's own questions.
const family = "comete"

var q, fig = game.Asking(family), parts.Fig

// dealt lists the questions about the players, the pack and the deal.
var dealt = []*Maker{&parts.Players, &parts.PackWhole, &parts.Purse, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.TalonUnseen, &parts.Passes}

// played lists the questions about the runs, and about who wins.
var played = []*Maker{&runFirst, &runNext, &runRound, &runDuty, &runTop, &runStuck, &runStuckPaid, &runOut, &left}

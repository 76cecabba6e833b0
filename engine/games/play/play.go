// Package play says by what whole games are played against bots, hand after
// hand.
package play

import "quinola/engine/game"

// own is the games that have sessions and bots of their own, by their ids.
var own = map[string]bool{"reversis": true}

// Has reports whether whole games of a game can be played against bots.
func Has(g game.Game) bool { return own[g.ID()] }

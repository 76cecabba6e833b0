package hombre

import "quinola/engine/game"

// quadrilleSilences is what the Académie leaves open about le Quadrille, or says
// against itself.
var quadrilleSilences = []game.Silence{}

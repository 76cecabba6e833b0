package games

import "quinola/engine/game"

// Lend adds a game to the list until it is given back. Tests lend one, to show
// that nothing outside a game's own package knows it by name; what is asked
// while it is on loan must not run beside other tests.
func Lend(g game.Game) (giveBack func()) {
	before := games
	games = append(append([]game.Game{}, games...), g)
	return func() { games = before }
}

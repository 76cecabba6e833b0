package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Ways is how a game is played where no record says it: by chance, and by bots.
// What a game has no way for is nil.
type Ways struct {
	Weigh   func(s *State, a *engine.Act, src *Source) int             // how likely a player chooses an act that is not a card: 0 for never
	Sheds   func(s *State, seat cards.Seat, open cards.Set) cards.Card // which of some cards a player of random hands puts out who takes care; nil for any
	Policy  func(s *State, o *Options) (a engine.Act, ok bool)         // what a player who knows the game does of what may be done, by what that player may know, and whether there is an opinion
	Margin  float64                                                    // by how many counters another act must do better than the policy's, in the deals that are tried, to be done instead
	Sure    int64                                                      // and by how many standard errors of that; 0 where the margin is enough
	Gains   func(s *State, seat cards.Seat) int                        // what a player has gained by a hand that is played out, where counters and the score of the match do not tell; nil where they do
	Star    func(s *State, src *Source) cards.Set                      // the cards that a strong player is dealt in hands of the mix "strong"; nil where there is no such mix
	Carry   func(s *State, src *Source)                                // what random hands find from the hand before; nil for nothing
	Amiss   func(s *State, a *engine.Act, src *Source) (can bool)      // what an irregular act of random hands is about, and whether it can be done now; nil where it is about nothing
	Upon    func(s *State, a *engine.Act, src *Source) (does bool)     // what another does at once upon an irregular act of random hands, put in its place, and whether anybody does; nil for nobody
	Shuns   func(s *State, a *engine.Act) bool                         // what no bot does that knows the game, though it may be done by mistake; nil for nothing
	Writes  func(l *Law, r *record.Record)                             // turns the record of a hand into lines of the game's own (Game.Reads); nil where it has none
	Differs func(a, b *State) bool                                     // whether two hands came to something else in what is the game's own; nil for never
	Trials  func(s *State, kind engine.ActKind) []engine.Act           // acts to put to two laws, beside those that the table knows; nil for none
}

// Played returns how the game is played by chance and by bots.
func (g *Game) Played() (w Ways) {
	if by, ok := g.Ways.(interface{ Ways() Ways }); ok {
		w = by.Ways()
	}
	return w
}

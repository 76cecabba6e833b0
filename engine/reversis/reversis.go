package reversis

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Reversis is the game as other packages see it: a game.Game and its
// game.Lore.
type Reversis struct{}

// ID is "reversis".
func (Reversis) ID() string { return "reversis" }

// Family is what the ids of the rules begin with.
func (Reversis) Family() string { return "reversis" }

// Name is the game's name.
func (Reversis) Name() string { return "Reversis" }

// Rulesets is one for each book, and for another number of players.
func (Reversis) Rulesets() []*Ruleset { return Rulesets }

// Wording is how events are told in English.
func (Reversis) Wording() *game.Wording { return &english }

// Compile makes a ruleset ready to settle hands.
func (Reversis) Compile(rs *Ruleset, changes ...Change) (game.Law, error) {
	l, err := Compile(rs, changes...)
	if err != nil {
		return nil, err
	}
	return l, nil
}

// Fits reports whether a record's hands are as many and as large as the
// ruleset deals.
func (Reversis) Fits(rs *Ruleset, r *record.Record) bool {
	if r.Players != rs.Seats {
		return false
	}
	n := len(r.Talon)
	for _, hand := range r.Hands {
		n += hand.Len()
	}
	for _, seat := range cards.Round(rs.Seats) {
		if want := rs.Tricks + b2i(seat == r.Dealer); r.Hands[seat].Len() != want {
			return false
		}
	}
	return n == wholePack(rs).Len()
}

// Questions is every question that the books of Reversis answer, in the order
// in which a player needs them.
func (Reversis) Questions() []game.Question { return makers.Questions() }

// Mixes is the kinds of random hand.
func (Reversis) Mixes() []game.Mix { return mixes[:] }

// Silences is what a book leaves open, or says against itself.
func (Reversis) Silences(rs *Ruleset) []game.Silence { return silences(rs) }

// Alike is the mutants that no hand tells from the rule.
func (Reversis) Alike() []game.Alike { return alike }

// Same reports whether two roles are always one player's in what a rule
// answers.
func (Reversis) Same(rule string, a, b Role) bool { return same(rule, a, b) }

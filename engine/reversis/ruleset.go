package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Reversis is the game as other packages see it.
type Reversis struct{ *table.Game }

// Game is the game, with all its books.
var Game = whole(Academie, Hague1785, TwoQuinolas, Reglor1809, Salon, Salon3)

// Rulesets lists the rulesets of all texts, in the order of their years.
var Rulesets = Game.Books

// whole returns the game of some books, which then know it as theirs.
func whole(books ...*game.Ruleset) Reversis {
	g := Reversis{onTable(books)}
	for _, rs := range books {
		for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
			rs.Game = g
		}
	}
	return g
}

// Fits reports whether a record has as many hands, of as many cards, as the
// ruleset deals.
func (Reversis) Fits(rs *game.Ruleset, r *record.Record) bool {
	if r.Players != rs.Seats {
		return false
	}
	n := len(r.Talon)
	for _, hand := range r.Hands {
		n += hand.Len()
	}
	for _, seat := range cards.Round(rs.Seats) {
		if want := rs.Tricks + engine.Int(seat == r.Dealer); r.Hands[seat].Len() != want {
			return false
		}
	}
	pack := cards.Full
	if a := rs.Answer(Prefix + "pack"); a != nil {
		pack = table.PackOf(a.Terms())
	}
	return n == pack.Len()
}

// Mixes returns the kinds of random hand.
func (Reversis) Mixes() []game.Mix { return mixes[:] }

// Emblems returns the Quinolas.
func (Reversis) Emblems(rs *game.Ruleset) []cards.Card {
	list := []cards.Card{cards.Of(cards.Hearts, cards.Knave)}
	if rs.Answer(rs.Full("quinola.little")) != nil {
		list = append(list, cards.Of(cards.Hearts, cards.Queen))
	}
	return list
}

// Alike returns the mutants that no hand tells from the rule.
func (Reversis) Alike() []game.Alike { return alike }

// Same reports whether two roles always belong to one player in the answers
// of a rule.
func (Reversis) Same(rule string, a, b game.Role) bool { return same(rule, a, b) }

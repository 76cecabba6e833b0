package table_test

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// TestMoreCardsThanThePackHolds holds that a ruleset is refused which deals more cards than
// there are, before anybody deals them.
func TestMoreCardsThanThePackHolds(t *testing.T) {
	g := &table.Game{Ident: "made", Kin: "made", Makers: table.Makers{&parts.Pack, &parts.Count}}
	rs := &game.Ruleset{ID: "made", Game: g, Seats: 4, Answers: []game.Answer{
		{Rule: parts.Pack.ID, Figures: game.Figures{{Name: "lowest", Value: 2}, {Name: "highest", Value: 6}}},
		{Rule: parts.Count.ID, Figures: game.Figures{{Name: "each", Value: 9}}}}}
	g.Books = []*game.Ruleset{rs}
	_, err := rs.Compile()
	const want = "the ruleset made deals 36 cards of a pack of 32; deal fewer"
	if err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
	rs.Seats = 3 // 27 cards
	if _, err := rs.Compile(); err != nil {
		t.Error(err)
	}
}

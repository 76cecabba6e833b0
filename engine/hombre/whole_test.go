package hombre_test

import (
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/sitting"
)

// short is what makes the matches of a book as short as players may agree on.
func short(rs *game.Ruleset) (agreed []record.Setting) {
	for _, figure := range []string{"parts/match.rounds#rounds", "hombre/match.poules#poules"} {
		if rs.Sets(figure) {
			agreed = append(agreed, record.Setting{Figure: figure, Value: 1})
		}
	}
	return agreed
}

// values is what players may agree on for a figure: all that the book names, or
// the least and a greater number.
func values(s *game.Setting) []int32 {
	if s.Of != nil {
		return s.Of
	}
	return []int32{s.From, s.From + 7}
}

// TestWholeSittings has a whole match of every book played to its end, by what it
// leaves to the players as it stands and set to each thing that they may agree on:
// three bots, and a person who does what the hint says and asks for all that is due.
func TestWholeSittings(t *testing.T) {
	for _, rs := range games.Rulesets() {
		if rs.Game.Family() != "hombre" {
			continue
		}
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			if !testing.Short() {
				whole(t, rs, nil)
			}
			whole(t, rs, short(rs))
			for _, s := range rs.Agreeable() {
				for _, v := range values(&s) {
					agreed := []record.Setting{{Figure: s.Figure, Value: v}}
					for _, a := range short(rs) {
						if a.Figure != s.Figure {
							agreed = append(agreed, a)
						}
					}
					whole(t, rs, agreed)
				}
			}
		})
	}
}

// most is more hands than any match takes.
const most = 400

// whole plays a match to its end; what is kept after its last hand can be resumed.
func whole(t *testing.T, rs *game.Ruleset, agreed []record.Setting) {
	t.Helper()
	s, err := sitting.New(sitting.Options{Rules: rs.ID, Seed: 11, Dealer: cards.NoSeat, People: cards.South.Bit(), Bots: sitting.Policy, Ask: true, Settings: agreed})
	if err != nil {
		t.Fatalf("%v: %v", agreed, err)
	}
	for hand := 1; ; hand++ {
		for s.Settlement() == nil {
			if s.Waits() {
				hint := s.Advise(0)
				if len(hint) == 0 {
					t.Fatalf("%v: the person is given no hint\n%s", agreed, s.SaveHand())
				}
				err = s.Do(hint[0].Step)
			} else {
				err = s.Step()
			}
			if err != nil {
				t.Fatalf("%v: %v\n%s", agreed, err, s.SaveHand())
			}
		}
		if s.Over() {
			break
		}
		if hand == most {
			t.Fatalf("%v: %d hands are no match", agreed, hand)
		}
		if err := s.Next(); err != nil {
			t.Fatalf("%v: %v", agreed, err)
		}
	}
	again, err := sitting.Resume(s.Save())
	if err != nil || !again.Over() || again.Total() != s.Total() {
		t.Errorf("%v: the match is not resumed as it was left: %v", agreed, err)
	}
}

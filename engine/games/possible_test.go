package games

import (
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// placed is a law whose hands have positions before a trick.
type placed interface {
	PositionAt(r *record.Record, t int) *record.Record
}

// In every game a position that a hand comes to is possible, and one that no
// hand comes to is refused, by what the pack, the deal and the tricks can hold.
func TestPositionsArePossible(t *testing.T) {
	for _, rs := range all() {
		law, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		at, ok := law.(placed)
		if !ok {
			t.Errorf("%s has no positions", rs.ID)
			continue
		}
		seen := 0
		for seed := range uint64(20) {
			r := play.Random(law, game.Mixed, seed)
			for trick := 1; ; trick++ {
				p := at.PositionAt(r, trick)
				if p == nil {
					break
				}
				seen++
				if why := refused(law, p); strings.Contains(why, "holds") || strings.Contains(why, "points") || strings.Contains(why, "tricks played") || strings.Contains(why, "pack") {
					t.Fatalf("%s: hand %d before trick %d is told to be impossible: %s", rs.ID, seed, trick, why)
				}
				for name, spoil := range spoilt {
					bad := *p
					if spoil(law.(interface{ Pack() cards.Set }).Pack(), &bad) && refused(law, &bad) == "" {
						t.Fatalf("%s: hand %d before trick %d settles with %s", rs.ID, seed, trick, name)
					}
				}
			}
		}
		if seen == 0 {
			t.Logf("%s: no tricks are played", rs.ID)
		}
	}
}

// spoilt makes a position impossible, where it can.
var spoilt = map[string]func(pack cards.Set, r *record.Record) bool{
	"999 points": func(_ cards.Set, r *record.Record) bool {
		r.Taken[cards.South].Points += 999
		return true
	},
	"a trick too many": func(_ cards.Set, r *record.Record) bool {
		r.Taken[cards.South].Tricks += r.Trick
		return true
	},
	"a trick of a player who is not there": func(_ cards.Set, r *record.Record) bool {
		r.Taken[cards.Seats-1].Tricks++
		return r.Trick > 1 && r.Players < int(cards.Seats)
	},
	"a hand of the whole pack": func(pack cards.Set, r *record.Record) bool {
		r.Hands = [cards.Seats]cards.Set{cards.South: pack}
		r.Talon, r.Discards = nil, nil
		return r.Trick > 1
	},
	"a card that is not in the pack": func(pack cards.Set, r *record.Record) bool {
		if pack == cards.Full || r.Pack != "" {
			return false
		}
		r.Hands[cards.South] |= (cards.Full &^ pack).First().Bit()
		return true
	},
}

func refused(law game.Law, r *record.Record) string {
	if _, err := law.Settle(r); err != nil {
		return err.Error()
	}
	return ""
}

// all is every ruleset with its variants.
func all() (list []*game.Ruleset) {
	for _, rs := range Rulesets() {
		list = append(append(list, rs), rs.Variants...)
	}
	return list
}

package games

import (
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
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

// stater is a law that says what may be carried from hand to hand.
type stater interface{ Game() *table.Game }

// In every game a state that no hand has left is refused in one line, and so is
// that of another game.
func TestStatesThatCannotBe(t *testing.T) {
	names := map[string]bool{"nonsense": true}
	for _, rs := range all() {
		for _, c := range carries(t, rs) {
			names[c.Name] = true
		}
	}
	const s, nobody = cards.South, cards.NoSeat
	for _, rs := range all() {
		law, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		refuse := func(what, want string, r record.Record) {
			r.Rules, r.Dealer, r.Leader = rs.ID, s, nobody
			if why := refused(law, &r); !strings.Contains(why, want) || why == "" || strings.Contains(why, "\n") {
				t.Errorf("%s: %s: %q, want %q", rs.ID, what, why, want)
			}
		}
		item := func(name string, seat cards.Seat, n int32) record.Item {
			return record.Item{Name: name, Seat: seat, N: n}
		}
		carried := map[string]table.Carried{}
		for _, c := range carries(t, rs) {
			if c.By == "" || rs.Answer(c.By) != nil {
				carried[c.Name] = c
			}
		}
		for name := range names {
			c, ok := carried[name]
			seat, other := nobody, s
			if c.Each {
				seat, other = s, nobody
			}
			switch {
			case !ok || strings.Contains(refused(law, &record.Record{Rules: rs.ID, Dealer: s, Leader: nobody, State: []record.Item{item(name, seat, 0)}}), "no place"):
				refuse("what is not carried here", "state", record.Record{State: []record.Item{item(name, s, 1)}})
				refuse("what is not carried here", "state", record.Record{State: []record.Item{item(name, nobody, 1)}})
				continue
			case c.Most > 0:
				refuse("more than can be", name, record.Record{State: []record.Item{item(name, seat, c.Most+1)}})
			}
			refuse("less than nothing", name, record.Record{State: []record.Item{item(name, seat, -1)}})
			refuse("a number of the wrong kind of owner", name, record.Record{State: []record.Item{item(name, other, 1)}})
			if !c.Many {
				refuse("said twice", name, record.Record{State: []record.Item{item(name, seat, 0), item(name, seat, 0)}})
			}
		}
		if _, ok := carried[table.Scores.Name]; ok {
			refuse("a match won before", "wins the match", record.Record{State: []record.Item{item(table.Scores.Name, s, 9999)}})
			if rs.Sides != nil && len(rs.Sides[0]) > 1 {
				seat, _ := cards.SeatOf(rs.Sides[0][1:2])
				refuse("the score of a side's second player", "first player", record.Record{State: []record.Item{item(table.Scores.Name, seat, 1)}})
			}
		}
		if _, ok := carried[table.Waiting.Name]; ok {
			refuse("a bête of nothing", "leave it out", record.Record{State: []record.Item{item(table.Waiting.Name, nobody, 0)}})
			big := item(table.Waiting.Name, nobody, 999999999)
			refuse("more than a table has", "say less", record.Record{State: []record.Item{big, big, big}})
		}
		if alien := cards.Full &^ packOf(t, rs); alien != 0 {
			drawn := record.Act{Seat: s, Act: "draw", To: nobody, Card: alien.First(), Phase: "draw"}
			refuse("a card drawn for the deal that is not in the pack", "not in the pack", record.Record{Acts: []record.Act{drawn}})
		}
		refuse("a pool that there is not", "unknown pool", record.Record{Pools: []record.Pool{{Name: "nonsense", Amount: 1}}})
		for _, name := range rs.PoolNames() {
			refuse("a pool of less than nothing", "less than nothing", record.Record{Pools: []record.Pool{{Name: name, Amount: -1}}})
			refuse("more in a pool than a table has", "say less", record.Record{Pools: []record.Pool{{Name: name, Amount: int32(10_000*rs.Seats - rs.Seats + 1)}}})
			refuse("a pool told twice", "twice", record.Record{Pools: []record.Pool{{Name: name}, {Name: name}}})
		}
	}
}

// What a hand leaves is what the next one can begin with, unless the match is
// over.
func TestWhatHandsLeaveCanBe(t *testing.T) {
	for _, rs := range all() {
		law, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(200) {
			r := play.Random(law, game.Mixed, seed)
			st, err := law.Settle(r)
			if err != nil || st.Outcome(game.MatchWon) != nil || st.Outcome(game.MatchOver) != nil {
				continue
			}
			next := game.Next(&record.Record{Dealer: cards.NoSeat, Leader: cards.NoSeat}, st)
			if next.Dealer == cards.NoSeat {
				next.Dealer = cards.Right(rs.Seats, r.Dealer)
			}
			if why := refused(law, next); why != "" {
				t.Fatalf("%s: hand %d leaves what cannot be: %s\n%s", rs.ID, seed, why, r.Block())
			}
		}
	}
}

// packOf returns the cards with which a ruleset is played.
func packOf(t *testing.T, rs *game.Ruleset) cards.Set {
	law, err := rs.Compile()
	if err != nil {
		t.Fatal(err)
	}
	return law.(interface{ Pack() cards.Set }).Pack()
}

// carries is what may be carried from hand to hand in the game of a ruleset.
func carries(t *testing.T, rs *game.Ruleset) []table.Carried {
	law, err := rs.Compile()
	if err != nil {
		t.Fatal(err)
	}
	return law.(stater).Game().Carries
}

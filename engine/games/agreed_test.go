package games

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Whatever the players of any book agree on, several things together, each as little and
// as much as the book allows: hands settle, no counter comes or goes, no pool is short,
// and what is paid is told.
func TestAgreementsTogether(t *testing.T) {
	for _, rs := range all() {
		if len(rs.Settings) == 0 {
			continue
		}
		dice := rand.New(rand.NewPCG(3, uint64(len(rs.ID))))
		for range 8 {
			set := agree.Settings(rs, dice)
			changes, err := game.Agreed(set)
			if err != nil {
				t.Fatal(err)
			}
			law, err := rs.Compile(changes...)
			if err != nil {
				t.Fatalf("%s, %v: %v", rs.ID, set, err)
			}
			for range 2 {
				r := play.Random(law, game.Mixed, dice.Uint64())
				r.Settings = set
				st, err := law.Settle(r)
				if err != nil {
					t.Fatalf("%s: %v\n%s", rs.ID, err, r.Block())
				}
				counted(t, r, st)
			}
			m := game.NewMatch(law, &record.Record{Rules: rs.ID, Dealer: cards.South})
			for hand := 0; hand < 3 && !m.Over(); hand++ {
				begin := m.Begin()
				begin.Settings = set
				r := byChance(t, law, begin, dice)
				next, st, err := m.After(r)
				if err != nil {
					t.Fatalf("%s: %v\n%s", rs.ID, err, r.Block())
				}
				counted(t, r, st)
				m = next
			}
		}
	}
}

// byChance plays a hand, each act one of those that the rules let be done.
func byChance(t *testing.T, law game.Law, begin *record.Record, dice *rand.Rand) *record.Record {
	t.Helper()
	hand, err := play.Sit(law, begin, dice.Uint64())
	if err != nil {
		t.Fatalf("%v\n%s", err, begin.Block())
	}
	for hand.Turn() != cards.NoSeat {
		var open []record.Step
		for _, o := range hand.May() {
			if !o.Refused {
				open = append(open, o.Step)
			}
		}
		if len(open) == 0 {
			t.Fatalf("%v may do nothing\n%s", hand.Turn(), hand.Record().Block())
		}
		if err := hand.Do(open[dice.IntN(len(open))]); err != nil {
			t.Fatalf("%v\n%s", err, hand.Record().Block())
		}
	}
	r := hand.Record()
	r.Settings = begin.Settings
	return r
}

// counted holds that a settlement counts what was there, and tells what is paid.
func counted(t *testing.T, r *record.Record, st *game.Settlement) {
	t.Helper()
	if drift := st.Drift(r); drift != 0 {
		t.Fatalf("the counters become %+d\n%s", drift, r.Block())
	}
	for _, p := range st.Pools {
		if p.Amount < 0 {
			t.Fatalf("the pool %s holds %d\n%s", p.Name, p.Amount, r.Block())
		}
	}
	for _, item := range st.State {
		if item.N < 0 {
			t.Fatalf("%s %v is %d\n%s", item.Name, item.Seat, item.N, r.Block())
		}
	}
	for _, e := range st.Events {
		for _, p := range e.Pays {
			if p.Amount <= 0 || !e.None && !strings.Contains(e.Text, strconv.Itoa(int(p.Amount))) {
				t.Fatalf("%s: %q tells %+v\n%s", e.Rule, e.Text, p, r.Block())
			}
		}
	}
}

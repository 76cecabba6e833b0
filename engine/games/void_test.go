package games

import (
	"fmt"
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

// A hand that is void as it is dealt, told without its cards, leaves what lay there.
func TestVoidHandsLeaveWhatLayThere(t *testing.T) {
	const first = "act deal S misdeal\n"
	for _, c := range []struct{ rules, state, acts string }{
		{"comete", "tours 3   coup 1   ahead S 12   remise 2", "act deal S misdeal N 19\nact deal N again\n"},
		{"comete.tourner", "tours 3   coup 1   ahead S 12   waits W 1", "act deal S misdeal E 19\nact deal E again\n"},
		{"piquet.ecrire", "tours 3   coup 1   ahead N 12   refait 1", "act deal S misdeal N 14\n"},
		{"mediateur", "deals 5   favourite 2", first},
		{"solitaire", "deals 5   favourite 2", first},
		{"piquemedrille", "deals 5   favourite 2", first},
		{"lombre", "favourite 2", "act deal S false-pack\n"},
		{"papillon", "double 1", first},
	} {
		l := law(t, c.rules)
		r, err := record.ParseBlock("", "rules "+c.rules+"\ndealer S\nstate "+c.state+"\n"+c.acts+"...")
		if err != nil {
			t.Fatalf("%s: %v", c.rules, err)
		}
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", c.rules, err)
			continue
		}
		if got, want := held(st.State), held(r.State); !st.Void || got != want {
			t.Errorf("%s: a void hand leaves %s of %s", c.rules, got, want)
		}
	}
}

func held(items []record.Item) string {
	left := map[string]int32{}
	for _, it := range items {
		if it.N != 0 {
			left[it.Name+" "+it.Seat.String()] = it.N
		}
	}
	return fmt.Sprint(left)
}

func law(t *testing.T, id string) game.Law {
	t.Helper()
	for _, rs := range all() {
		if rs.ID == id {
			l, err := rs.Compile()
			if err != nil {
				t.Fatal(err)
			}
			return l
		}
	}
	t.Fatalf("no rules %s", id)
	return nil
}

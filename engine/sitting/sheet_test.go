package sitting

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
)

// At the Guinguette nobody puts anything into a cotillon that is owed: each of the
// five does not, which is told once.
func TestWhatManyDoNotPayIsToldOnce(t *testing.T) {
	s, err := New(Options{Rules: "guinguette", Seed: 5, Dealer: cards.NoSeat, Bots: Random})
	if err != nil {
		t.Fatal(err)
	}
	const why = "a cotillon is owed: nobody puts anything in"
	of := func(events []game.Event) (list []string) {
		for _, e := range events {
			if strings.HasPrefix(e.Text, why) {
				list = append(list, e.Text)
			}
		}
		return list
	}
	for range 60 {
		for s.Settlement() == nil {
			if err := s.Step(); err != nil {
				t.Fatal(err)
			}
		}
		if all := of(s.Settlement().Events); len(all) > 0 {
			if told := of(s.Look(0).So.Events); len(all) != 5 || !slices.Equal(told, []string{why}) {
				t.Errorf("%q are told as %q", all, told)
			}
			return
		}
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("no cotillon is owed in so many hands")
}

// Who plays together, who sits out, and of whom the score has a line.
func TestWhoPlaysTogether(t *testing.T) {
	names := func(sides [][]cards.Seat) string {
		var list []string
		for _, side := range sides {
			text := ""
			for _, seat := range side {
				text += seat.String()
			}
			list = append(list, text)
		}
		return strings.Join(list, " ")
	}
	for _, c := range []struct{ rules, sides, scored, partners, idle string }{
		{"sizette", "SNT EWU", "SNT EWU", "NT", ""},
		{"triomphe.4", "SE NW", "SE NW", "E", ""},
		{"brusquembille.4", "SE NW", "S E N W", "E", ""},
		{"romestecq", "SE NW", "SE NW", "E", ""},
		{"piquet.deux", "SN EW", "S E N W", "N", "SW"},
		{"piquet.malheureux", "S E W", "S E W", "", "S"},
		{"coucou", "S E N W T U", "S E N W T U", "", ""},
	} {
		s, err := New(Options{Rules: c.rules, Seed: 7, Dealer: cards.NoSeat, Bots: Random})
		if err != nil {
			t.Fatal(err)
		}
		for _, got := range [][2]string{{names(s.Sides()), c.sides}, {names(s.Scored()), c.scored}, {names([][]cards.Seat{s.Partners(cards.South)}), c.partners}, {names([][]cards.Seat{s.Idle()}), c.idle}} {
			if got[0] != got[1] {
				t.Errorf("%s: %q instead of %q", c.rules, got[0], got[1])
			}
		}
	}
}

// What is written down is what the game says is: l'Hombre with its hazards carries
// what a player is ahead, too, and has no sheet.
func TestOnlyItsOwnGameHasASheet(t *testing.T) {
	for rules, written := range map[string]bool{"hombre.hasards": false, "piquet.malheureux": true} {
		s, err := New(Options{Rules: rules, Seed: 5, Dealer: cards.NoSeat, Bots: Random})
		if err != nil {
			t.Fatal(err)
		}
		ahead := false
		for range 20 {
			for s.Settlement() == nil {
				if err := s.Step(); err != nil {
					t.Fatal(err)
				}
			}
			for _, it := range s.Settlement().State {
				ahead = ahead || it.Name == "ahead"
			}
			if sheet := s.Sheet(); len(sheet) > 0 && !written {
				t.Fatalf("%s: %+v is written down", rules, sheet)
			} else if len(sheet) == 0 && written {
				t.Fatalf("%s: nothing is written down", rules)
			}
			if s.Over() {
				break
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		if !ahead {
			t.Errorf("%s: nobody was ever ahead", rules)
		}
	}
}

package session

import (
	"reflect"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
)

// state is all that a game shows to anybody.
func state(s *Session) (looks []Look) {
	for _, seat := range cards.Round(s.Law.Seats) {
		looks = append(looks, *s.Look(seat))
	}
	return looks
}

// do does something, right or wrong, as a byte says.
func do(t testing.TB, s *Session, b byte) {
	switch {
	case b >= 250:
		s.Undo()
	case s.Phase() == Settled:
		if !s.Over() {
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
			return
		}
		s.End()
	case s.Phase() == Claim:
		claims := s.Claims()
		if c := claims[int(b)%len(claims)]; b%2 == 0 {
			s.Unclaim(c.What)
			return
		}
		s.Unclaim()
	case b >= 240:
		s.Do(cards.Card(b - 200)) // likely to be refused
	case !s.Waits():
		s.Step(1)
	default:
		look := s.Look(s.Turn())
		n := look.May.Len()
		if i := int(b) % (n + 1); i < n {
			if err := s.Do(look.May.Nth(i)); err != nil {
				t.Fatalf("%v may be done, and is refused", err)
			}
		} else if err := s.Do(cards.None); (err == nil) != look.Keep {
			t.Fatalf("keeping: %v, and it may be done: %v", err, look.Keep)
		}
	}
}

// Whatever is done, a game does not crash; undo comes back to where it was;
// what is saved resumes as it was; and every hand that was settled settles the
// same from its record, read from either notation.
func FuzzGame(f *testing.F) {
	f.Add(uint8(0), uint8(1), []byte("0123456789abcdefghijklmnopqrstuvwxyz"))
	f.Add(uint8(2), uint8(15), []byte{1, 2, 3, 4, 5, 6, 7, 8, 255, 250, 9, 10})
	f.Add(uint8(5), uint8(2), make([]byte, 80))
	f.Fuzz(func(t *testing.T, book, people uint8, acts []byte) {
		rs := reversis.Rulesets[int(book)%len(reversis.Rulesets)]
		seats := uint8(0)
		for _, seat := range cards.Round(rs.Seats) {
			seats |= 1 << seat
		}
		s, err := New(Options{Rules: rs.ID, Seed: uint64(book), Dealer: cards.NoSeat, People: people & seats, Bots: bot.Kind(people) % 2, Ask: people&1 != 0})
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range acts[:min(len(acts), 300)] {
			if s.Waits() && s.Phase() < Claim && b < 240 {
				before, saved, done := state(s), s.Save(), len(s.acts)
				do(t, s, b)
				if len(s.acts) > done {
					redo := s.Save()
					if !s.Undo() {
						t.Fatal("there is nothing to undo")
					}
					if after := state(s); !reflect.DeepEqual(before, after) {
						t.Fatalf("undo comes to\n%s\nnot\n%s", s.Save(), saved)
					}
					s, err = Resume(redo)
					if err != nil {
						t.Fatal(err)
					}
					if again := s.Save(); again != redo {
						t.Fatalf("saved\n%s\nresumed\n%s", redo, again)
					}
				}
				continue
			}
			do(t, s, b)
		}
		for _, h := range s.Past {
			r, err := record.ParseBlock("", h.Record.Block())
			if err != nil {
				t.Fatal(err)
			}
			j, err := record.ParseJSON(h.Record.AppendJSON(nil))
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range []*record.Record{r, j} {
				st, err := s.Law.Settle(r)
				if err != nil || st.Net != h.Net {
					t.Fatalf("it settles otherwise: %v\n%s", err, h.Record.Block())
				}
			}
		}
	})
}

// What is not a saved game is an error that names the line, never a crash.
func FuzzResume(f *testing.F) {
	for _, rs := range reversis.Rulesets {
		s, err := New(Options{Rules: rs.ID, Seed: 1, Dealer: cards.NoSeat, People: 1})
		if err != nil {
			f.Fatal(err)
		}
		for range 60 {
			do(f, s, 3)
		}
		f.Add(s.Save())
	}
	f.Add("game hague-1785\nhand 1\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Resume(text)
		if err != nil {
			return
		}
		saved := s.Save()
		if again, err := Resume(saved); err != nil || again.Save() != saved {
			t.Fatalf("%v\n%s", err, saved)
		}
	})
}

// Nobody is shown what he may not know: mixing the cards of others changes
// nothing of what a player sees.
func TestALookHidesOthersCards(t *testing.T) {
	each(t, func(t *testing.T, id string) {
		s := start(t, Options{Rules: id, Seed: 4, Dealer: cards.NoSeat, People: 1})
		for s.Phase() != Settled {
			look := s.Look(0)
			if look.Hands != [cards.Seats]cards.Set{} || look.Settlement != nil {
				t.Fatal("the hands lie open")
			}
			for _, e := range look.Events {
				if e.Seat != 0 && hidden(e.Rule) {
					t.Fatalf("he is told that %s", e.Text)
				}
			}
			if s.Waits() {
				s.Do(look.May.First())
			} else {
				s.Step(1)
			}
		}
		if s.Look(0).Hands == [cards.Seats]cards.Set{} {
			t.Error("the hands stay hidden when all is over")
		}
	})
}

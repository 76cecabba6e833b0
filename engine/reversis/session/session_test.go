package session

import (
	"flag"
	"os"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
)

// each runs a test for every ruleset and variant.
func each(t *testing.T, f func(t *testing.T, id string)) {
	for _, rs := range reversis.Rulesets {
		for _, v := range append([]*reversis.Ruleset{rs}, rs.Variants...) {
			t.Run(v.ID, func(t *testing.T) { f(t, v.ID) })
		}
	}
}

func start(t testing.TB, o Options) *Session {
	t.Helper()
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// run plays the hand to its settlement, people taking the first card they may.
func run(t testing.TB, s *Session) {
	t.Helper()
	for s.Phase() != Settled {
		switch {
		case s.Phase() == Claim:
			if err := s.Unclaim(); err != nil {
				t.Fatal(err)
			}
		case s.Waits():
			look := s.Look(s.Turn())
			if err := s.Do(look.May.First()); err != nil {
				t.Fatal(err)
			}
		default:
			s.Step(10)
		}
	}
}

func TestHandsArePlayedUnderEveryRuleset(t *testing.T) {
	each(t, func(t *testing.T, id string) {
		for kind := bot.Random; kind <= bot.Policy; kind++ {
			s := start(t, Options{Rules: id, Seed: 1, Dealer: cards.NoSeat, People: 1, Bots: kind, Ask: true})
			for range 12 {
				run(t, s)
				if st, err := s.Law.Settle(s.Record()); err != nil || st.Net != s.Settlement().Net {
					t.Fatalf("hand %d: the record settles otherwise: %v\n%s", len(s.Past), err, s.Record().Block())
				}
				if s.Over() {
					break
				}
				if err := s.Next(); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

func TestASamplerPlaysUnderEveryRuleset(t *testing.T) {
	each(t, func(t *testing.T, id string) {
		s := start(t, Options{Rules: id, Seed: 3, Dealer: cards.NoSeat, Bots: bot.Sampler, Deals: 2})
		run(t, s)
	})
}

func TestSaveAndResumeAreIdentity(t *testing.T) {
	each(t, func(t *testing.T, id string) {
		s := start(t, Options{Rules: id, Seed: 5, Dealer: cards.NoSeat, People: 2, Bots: bot.Policy, Ask: true})
		for range 50 {
			saved := s.Save()
			again, err := Resume(saved)
			if err != nil {
				t.Fatalf("%v\n%s", err, saved)
			}
			if other := again.Save(); other != saved {
				t.Fatalf("saved\n%s\nresumed\n%s", saved, other)
			}
			if again.Phase() != s.Phase() || again.Turn() != s.Turn() || again.Game.Nets != s.Game.Nets {
				t.Fatalf("%s of %s became %s of %s", s.Phase(), s.Turn(), again.Phase(), again.Turn())
			}
			switch {
			case s.Phase() == Settled:
				if s.Over() {
					return
				}
				s.Next()
			case s.Phase() == Claim:
				s.Unclaim()
			case s.Waits():
				s.Do(s.Look(s.Turn()).May.First())
			default:
				s.Step(1)
			}
		}
	})
}

var update = flag.Bool("update", false, "write the saved game anew")

// A game that was once saved resumes as it was, card for card: what the file
// deals counts, not how the program would shuffle now.
func TestASavedGameResumes(t *testing.T) {
	const file = "testdata/two-quinolas.game"
	if *update {
		s := start(t, Options{Rules: "two-quinolas", Seed: 6, Dealer: cards.NoSeat, People: 1, Ask: true})
		for range 2 {
			run(t, s)
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		for s.Phase() != Swap {
			if !s.Step(1) {
				s.Do(s.Look(s.Turn()).May.First())
			}
		}
		s.Step(1)
		if err := os.WriteFile(file, []byte(s.Save()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	saved, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Resume(string(saved))
	if err != nil {
		t.Fatal(err)
	}
	if s.Save() != string(saved) {
		t.Errorf("saved\n%s\nresumed\n%s", saved, s.Save())
	}
	if s.Phase() != Swap || len(s.Past) != 2 {
		t.Errorf("it goes on in the phase %s of hand %d", s.Phase(), len(s.Past)+1)
	}
}

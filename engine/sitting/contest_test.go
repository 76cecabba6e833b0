package sitting

import (
	"slices"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/games"
)

// By la Bête, players who try each act in a few deals win more than players who
// do anything that is allowed, and the interval of what they win more does not
// reach down to nothing.
func TestBotsBeatChance(t *testing.T) {
	c := Contest{Rules: games.Find("bete"), Challenger: Sampler, Field: Random, Deals: 8, Hands: 120, Seed: 1785}
	trial, err := c.Run(2, nil)
	if err != nil {
		t.Fatal(err)
	}
	if mean, half := Interval(trial.Gain); mean <= half {
		t.Errorf("the bots win %.2f ± %.2f a hand more than chance", mean, half)
	}
}

// At Piquet players who know the game win more than chance does, and more than
// players who try each act in a few deals as at any game.
func TestThePolicyOfPiquet(t *testing.T) {
	for _, test := range []struct {
		field Kind
		hands int
	}{{Random, 60}, {Plain, 80}} {
		if test.field == Plain && testing.Short() {
			continue
		}
		c := Contest{Rules: games.Find("piquet"), Challenger: Policy, Field: test.field, Hands: test.hands, Seed: 1785}
		trial, err := c.Run(2, nil)
		if err != nil {
			t.Fatal(err)
		}
		if mean, half := Interval(trial.Gain); mean <= half {
			t.Errorf("the policy wins %.2f ± %.2f a hand more than players that are %s", mean, half, test.field)
		}
	}
}

// Bots that know a game do nothing that can only cost them: they do not undertake a vole
// that is paid without it, do not draw a box before they have shown its cards, and do not
// forget to name trumps.
func TestBotsDoNothingInVain(t *testing.T) {
	for _, test := range []struct{ rules, phase, act string }{
		{"bete", "play", "vole"}, {"triomphe.seconde", "play", "vole"}, {"triomphe.as", "play", "vole"}, {"guinguette", "meld", "hide"},
	} {
		for seed := range uint64(30) {
			for _, a := range played(t, test.rules, seed) {
				if a.Phase == test.phase && a.Act == test.act {
					t.Errorf("%s, seed %d: %s", test.rules, seed, a.Text())
				}
			}
		}
	}
	for seed := range uint64(30) {
		said := ""
		for _, a := range played(t, "guinguette", seed) {
			if a.Phase == "bid" && said == "" {
				said = a.Act
			}
		}
		if !slices.Contains([]string{"spades", "hearts", "diamonds", "clubs"}, said) {
			t.Errorf("guinguette, seed %d: eldest hand begins with %q and names no trumps", seed, said)
		}
	}
}

// played returns what bots that know a game do in a hand.
func played(t *testing.T, rules string, seed uint64) []act {
	t.Helper()
	s, err := New(Options{Rules: rules, Seed: seed, Dealer: cards.NoSeat, Bots: Policy})
	for err == nil && s.Settlement() == nil {
		err = s.Step()
	}
	if err != nil {
		t.Fatalf("%s, seed %d: %v", rules, seed, err)
	}
	return s.acts
}

// What a contest comes to depends on it alone, and not on who does the work.
func TestAContestIsTheSameTwice(t *testing.T) {
	for _, rs := range books() {
		c := Contest{Rules: rs, Challenger: Policy, Field: Random, Hands: 3, Seed: 7}
		one, err := c.Run(1, nil)
		if err != nil {
			t.Fatalf("%s: %v", rs.ID, err)
		}
		two, err := c.Run(3, nil)
		if err != nil {
			t.Fatalf("%s: %v", rs.ID, err)
		}
		for i := range one.Gain {
			if one.Gain[i] != two.Gain[i] || one.Net[i] != two.Net[i] {
				t.Errorf("%s: %v by one worker, %v by three", rs.ID, one, two)
				break
			}
		}
	}
	c := Contest{Rules: games.Find("bete"), Hands: 3}
	if _, err := c.Run(1, func() bool { return false }); err != Stopped {
		t.Errorf("a contest that is stopped says %v", err)
	}
}

// Hands of the policy by every ruleset: -bench Policy/piquet$ for one.
func BenchmarkPolicy(b *testing.B) {
	for _, rs := range games.Rulesets() {
		b.Run(rs.ID, func(b *testing.B) {
			b.ReportAllocs()
			if err := Bench(rs, b.N, 1); err != nil {
				b.Fatal(err)
			}
		})
	}
}

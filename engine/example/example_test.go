package example

import (
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// The worked cases of The Hague, and what happens when a rule behind them is
// switched off.
func TestExamples(t *testing.T) {
	tests := []struct {
		name  string
		block string
		off   string // with this rule off it fails
	}{
		{"XXIX, opposite: 40 fiches from him and 2 jettons from each of the others", `
rules   hague-1785
dealer  W
pool    0
leader  S
trick   1
hands   S ♥A   E ♥2   N ♥J   W ♥3
play    S ♥A   E ♥2   N ♥J   W ♥3
expect  N pays S 40 by reversis/quinola.consolation, reversis/double.opposite, reversis/double.first, reversis/card.forced
expect  E pays S 10 by reversis/quinola.consolation
expect  W pays S 10 by reversis/double.first
`, "reversis/double.first"},
		{"XXIX, beside: 4 jettons, 4 and 2", `
rules   hague-1785
dealer  W
pool    0
trick   11
leader  S
hands   S ♥A   E ♥J   N ♥2   W ♥3
play    S ♥A   E ♥J   N ♥2   W ♥3
expect  E pays S 20 by reversis/double.last
expect  N pays S 20 by reversis/double.opposite
expect  W pays S 10 by reversis/quinola.consolation
...
`, "reversis/double.opposite"},
		{"XVII: nine jettons", `
rules   hague-1785
dealer  S
pool    0
expect  E pays 10 to the pool by reversis/pool.fund, reversis/pool.renewal
expect  N pays 10 to the pool by reversis/pool.fund
expect  W pays 10 to the pool by reversis/pool.fund
expect  S pays 15 to the pool by reversis/pool.fund
expect  next dealer E by reversis/deal.passes
`, "reversis/pool.renewal"},
		{"XVIII: the Quinola placed", `
rules   hague-1785
dealer  S
pool    45
trick   10
hands   N ♠K2   W ♠54   S ♠63   E ♥J ♦9
play    N ♠K   W ♠4   S ♠3   E ♥J
expect  E takes 45 from the pool by reversis/quinola.placed, reversis/card.placed
expect  N pays E 5 by reversis/quinola.gift
`, "reversis/quinola.placed"},
		{"I: suit must be followed", `
rules   hague-1785
dealer  S
pool    45
trick   10
leader  N
hands   N ♠K2   W ♠4 ♦9
play    N ♠K
refuse  W ♦9 by reversis/follow-suit
allow   W ♠4 by reversis/follow-suit
`, "reversis/follow-suit"},
		{"the game ends after ten rounds", `
rules   reglor-1809
dealer  S
trick   0
refuse  S end 9 by reversis/game.rounds
allow   S end 10 by reversis/game.rounds
`, "reversis/game.rounds"},
		{"the pannier is divided", `
rules   reglor-1809
dealer  S
pool    42
trick   0
act     exchange S divide
expect  S takes 11 from the pool by reversis/game.division
expect  W takes 11 from the pool
expect  N takes 10 from the pool
expect  E takes 10 from the pool
`, "reversis/game.division"},
		{"the greatest bête first", `
rules   academie
dealer  S
beast   E 20
beast   W 36
trick   0
refuse  S put-in 20 by reversis/game.beasts
allow   S put-in 36 by reversis/game.beasts
`, "reversis/game.beasts"},
		{"the Quinola kept in the first rounds", `
rules   academie
dealer  S
trick   0
hands   E ♥J ♠2
refuse  E put-out ♥J 2 by reversis/game.forced
`, "reversis/game.forced"},
		{"the highest beast into play", `
rules   salon
dealer  S
pool    20
beast   E 20 in play
beast   W 40
beast   N 20
trick   11
hands   S ♠A   E ♠2   N ♥J   W ♠3
leader  S
play    S ♠A   E ♠2   N ♥J   W ♠3
expect  N takes 20 from the pool by reversis/quinola.placed
expect  N takes 20 from the sheet pool by reversis/beast.won
expect  S pays N 8

expect  beast W 40 in play by reversis/beast.next
...
`, "reversis/beast.next"},
		{"LVI: looking at tricks", `
rules   hague-1785
dealer  S
trick   9
leader  S
hands   S ♠A ♦A   E ♠2 ♦2   N ♠3 ♦K   W ♠4 ♥3
play    S ♠A  E ♠2  N ♠3  W ♠4
play    S ♦A  E ♦2  N ♦K  W ♥3
allow   S look 9 by reversis/look.own
allow   E look 10 by reversis/look.last
refuse  E look 9 by reversis/look.others
...
`, "reversis/look.last"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r, err := record.ParseBlock(test.name, test.block)
			if err != nil {
				t.Fatal(err)
			}
			rs := games.Find(r.Rules)
			l, err := rs.Compile()
			if err != nil {
				t.Fatal(err)
			}
			res := Run(r, l)
			if !res.Pass {
				t.Fatalf("%s\n%v", res.Why, res.Settled)
			}
			if l, err = rs.Compile(game.Change{Rule: test.off, Off: true}); err != nil {
				t.Fatal(err)
			}
			if res := Run(r, l); res.Pass || res.Broken {
				t.Errorf("with %s off it passes, or breaks: %s", test.off, res.Why)
			}
		})
	}
}

// Rules named after an expectation must be behind that very thing: that they
// fired somewhere in the hand is not enough.
func TestByIsBehind(t *testing.T) {
	const won = `
rules   bete
dealer  S
pool    game 6 king 5 fiches 25 betes 0
talon   ♠7
trick   5
taken   S 1 E 1 N 1 W 1
leader  S
hands   S ♥7 E ♥K N ♥8 W ♠K T ♥T
bid     E play
play    S ♥7 E ♥K N ♥8 W ♠K T ♥T
`
	for _, test := range []struct {
		expect, why string
	}{
		{"winner W by triomphe/game.player", "but it is nobody"},
		{"loser E by triomphe/game.player", ""},
		{"loser E by triomphe/king.paid", "but not by triomphe/king.paid"},
		{"next dealer E by parts/deal.passes", ""},
		{"next dealer E by triomphe/king.paid", "but not by triomphe/king.paid"},
		{"fiches 0", "but nothing of that name is carried from hand to hand"},
	} {
		r, err := record.ParseBlock("", won+"expect "+test.expect+"\n...")
		if err != nil {
			t.Fatal(err)
		}
		l, err := games.Find(r.Rules).Compile()
		if err != nil {
			t.Fatal(err)
		}
		if res := Run(r, l); res.Pass != (test.why == "") || !strings.Contains(res.Why, test.why) {
			t.Errorf("%s: %v, %s", test.expect, res.Pass, res.Why)
		}
	}
}

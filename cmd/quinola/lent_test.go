package main

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/toy"
)

// toyHand is a hand of a game that the program has never heard of.
const toyHand = `rules toybook
dealer E
pool   0
deal   S ♦K ♣JT   E ♥T ♦Q ♣K   W ♠K ♣AQ
talon  ♠A ♦T ♠J ♠Q ♦A ♠T ♥J ♥A ♥Q ♥K ♦J
play   W ♠K   S ♦K   E ♦Q
play   W ♣Q   S ♣J   E ♣K
play   E ♥T   W ♣A   S ♣T
`

// The command takes any game on the list, and none by another's rules.
func TestTheCommandTakesALentGame(t *testing.T) {
	defer games.Lend(toy.Game())()
	for _, c := range []struct {
		args []string
		in   string
		code int
		want string // in what is written, or in the one line of the error
	}{
		{[]string{"replay", "-json", "-"}, toyHand, 0, `"net":{"S":-2,"E":4,"W":-2}`},
		{[]string{"replay", "-"}, toyHand, 0, "E takes 6 from the pool"},
		{[]string{"why", "-"}, toyHand, 0, "E takes 6 from the pool"},
		{[]string{"witness", "-rules", "toybook", "-n", "200", "toy/toy.last"}, "", 0, "rules   toybook"},
		{[]string{"rates", "-rules", "toybook", "-n", "50"}, "", 0, "100.00 %  100.00 %"},
		{[]string{"rates", "-rules", "toybook", "-n", "50", "-kind", "careful"}, "", 0, "careful: 50 hands"},
		{[]string{"rates", "-rules", "toybook", "-kind", "espagnolettes"}, "", 2, "there is no kind"},
		{[]string{"schema", "last-trick"}, "", 0, `"toybook"`},
		{[]string{"replay", "-rules", "hague-1785", "-"}, toyHand, 2, "the record is a hand of Last trick (toybook), and hague-1785 has the rules of Reversis"},
		{[]string{"replay", "-"}, strings.Replace(toyHand, "♣T\n", "♣A\n", 1), 2, "♣A"},
	} {
		var out, fail bytes.Buffer
		code := run(context.Background(), c.args, strings.NewReader(c.in), &out, &fail)
		text := out.String()
		if c.code != 0 {
			text = fail.String()
			if strings.Count(text, "\n") != 1 {
				t.Errorf("%v: the error is not one line: %q", c.args, text)
			}
		}
		if code != c.code || !strings.Contains(text, c.want) {
			t.Errorf("%v: exit %d, want %d and %q in\n%s%s", c.args, code, c.code, c.want, out.String(), fail.String())
		}
	}
}

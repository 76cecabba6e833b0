package example

import (
	"strings"
	"testing"

	"quinola/engine/games"
	"quinola/engine/record"
)

// What a record allows must be offered where it ends, or on the way there once it says
// nothing more; what no phase asks for is left out.
func TestWhatIsAllowedIsOffered(t *testing.T) {
	const (
		bete = `rules   bete
dealer  S
pool    game 6 king 5 fiches 25 betes 0
talon   ♠7
trick   1
hands   S ♥7 ♠8 E ♥8 ♦9 N ♥K ♠Q W ♠K ♦Q T ♦T ♦8
`
		piquet = `rules   piquet
dealer  N
trick   1
hands   S ♠T97 N ♥J98
`
	)
	for _, x := range []struct{ what, hand, want string }{
		{"eldest hand may play", bete + "allow E play", ""},
		{"it is not yet North who speaks", bete + "allow N play", "N is never asked for this here; go on until it is the player's turn"},
		{"now it is", bete + "bid E pass\nallow N play", ""},
		{"nobody names a card with the word that he plays", bete + "bid E play ♥8\nallow N pass", "E is offered no such act; what is offered: pass, play, lead"},
		{"contre may be said at any time", bete + "bid E play\nallow W contre", ""},
		{"how cards are dealt is for rules to judge", bete + "allow S packets 2 3", ""},
		{"in a position nobody says that he has done, and South asked before the first trick", piquet + "allow S point ♠T97\nallow S ♠9", ""},
		{"two of three cards of a suit are no point", piquet + "allow S point ♠T9", "S is offered no such act"},
		{"any amount may be raised", `rules   gillet
dealer  S
pool    ge 4 point 4
hands   E ♠A ♥A ♣7  N ♠K ♥Q ♣8  W ♠Q ♥K ♣9  S ♠J ♥J ♣T
allow E raise 7`, ""},
	} {
		r, err := record.ParseBlock("", x.hand+"\n...")
		if err != nil {
			t.Fatal(err)
		}
		l, err := games.Find(r.Rules).Compile()
		if err != nil {
			t.Fatal(err)
		}
		if why, _ := Offered(r, l); (why == "") != (x.want == "") || !strings.Contains(why, x.want) {
			t.Errorf("%s: %q, want %q", x.what, why, x.want)
		}
	}
}

package hombre

import (
	"fmt"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Whatever players agree on, a round is double once (mediateur.s1.c2.p7, p8), the last of
// the rounds agreed on is (quadrille.c3.p18), and the poulans of the matadors stay single
// where that is agreed (mediateur.s4.c2.a2.p2b). What is played when the rounds are over is
// of no round (mediateur.s4.c2.a6.p36). Each hand is the last trick that East wins
// sans prendre; South pays so much for it.
func TestRoundsAreDoubleOnce(t *testing.T) {
	const rounds, second, always, turns, after = "parts/match.rounds#rounds", "hombre/round.second#round", "hombre/round.always#agreed", "hombre/round.alternate#agreed", "hombre/round.after#agreed"
	for _, c := range []struct {
		game   func() *table.Game
		agreed string
		hand   int // of the match, from 0
		pays   int32
	}{
		{Quadrille, "", 35, 8},
		{Quadrille, "", 36, 16},
		{Quadrille, rounds + " 12", 36, 8},
		{Quadrille, rounds + " 12", 44, 16},
		{Quadrille, rounds + " 12 hombre/round.double#round 0", 44, 8},
		{Quadrille, "hombre/round.double#round 11 " + rounds + " 12", 44, 8},
		{Mediateur, "", 4, 26},
		{Mediateur, "", 36, 52},
		{Mediateur, rounds + " 11", 40, 52},
		{Mediateur, second + " 10", 36, 52},
		{Mediateur, second + " 2", 4, 52},
		{Mediateur, always + " 1 " + second + " 2", 4, 52},
		{Mediateur, always + " 1 " + turns + " 1", 4, 52},
		{Mediateur, always + " 1 " + turns + " 1", 8, 26},
		{Mediateur, turns + " 1 " + second + " 2", 4, 52},
		{Mediateur, after + " 1 " + always + " 1", 40, 52},
		{Mediateur, after + " 1 " + turns + " 1", 44, 52},
		{Mediateur, after + " 1 hombre/round.double#round 11", 40, 52},
		{Mediateur, after + " 1 " + second + " 11", 40, 52},
		{Mediateur, after + " 1", 40, 52},
		{Mediateur, always + " 1", 40, 26},
		{Mediateur, turns + " 1", 44, 26},
		{Mediateur, second + " 11", 40, 26},
		{Mediateur, "hombre/round.double#round 11", 40, 26},
		{Mediateur, "", 40, 26},
	} {
		g := c.game()
		id := g.Rulesets()[0].ID
		pools, favourite := "", ""
		if id == "mediateur" {
			pools, favourite = " poulans 0", "favourite 2 "
		}
		hand := fmt.Sprintf("rules %s\npool devant 10 betes 14 made 0 odd 0%s\nstate %sdeals %d\n", id, pools, favourite, c.hand)
		st := agree.Settle(t, lawAgreed(t, g, c.agreed), hand+last4("S 1  E 5  N 1  W 2", "sans-prendre", "♣6", ""))
		if got := -st.Net[0]; got != c.pays {
			t.Errorf("%s, agreed %q, hand %d: South pays %d, want %d", id, c.agreed, c.hand, got, c.pays)
		}
	}
}

// The dealer lays twice as much in a double round, and the poulans of the matadors single
// where that is agreed.
func TestPoulansStaySingle(t *testing.T) {
	for _, double := range []string{"hombre/round.double#round 2", "hombre/round.second#round 2", "hombre/round.always#agreed 1", "hombre/round.alternate#agreed 1"} {
		st := agree.Settle(t, lawAgreed(t, Mediateur(), "hombre/round.poulans#agreed 1 "+double), `rules mediateur
dealer S
pool devant 0 betes 0 made 0 odd 0 poulans 0
state favourite 2 deals 4
deal S ♠432 ♥76 ♦543 ♣43  E ♠A7 ♥AQJ ♦K ♣AKQ2  N ♠KQ ♥K2 ♦QJ76 ♣J7  W ♠J65 ♥543 ♦A2 ♣65
bid E pass
...`)
		if got := st.Net[0]; got != -80 {
			t.Errorf("%s: the dealer has %d, want 40 laid for the game and 40 for the matadors", double, got)
		}
	}
}

// lawAgreed is the first ruleset of a game as players agree on it: figures and values.
func lawAgreed(t *testing.T, g *table.Game, agreed string) game.Law {
	t.Helper()
	rs := g.Rulesets()[0]
	var list []record.Setting
	words := strings.Fields(agreed)
	for i := 0; i+1 < len(words); i += 2 {
		s := record.Setting{Figure: words[i]}
		if _, err := fmt.Sscan(words[i+1], &s.Value); err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	all, err := rs.Agreeing(list)
	if err != nil {
		t.Fatal(err)
	}
	changes, err := game.Agreed(all)
	if err != nil {
		t.Fatal(err)
	}
	return agree.Law(t, g, rs.ID, changes...)
}

// The dévole costs what players agree on for the vole (quintille.nouveau.p14, p15): West
// is paid it besides the consolation of two, and draws a third of the fifteen.
func TestTheDevoleCostsTheVole(t *testing.T) {
	st := agree.Settle(t, lawAgreed(t, Quintille(), "hombre/vole.paid#each 20"), `rules quintille
dealer S
pool devant 15 betes 0 made 0 odd 0
trick 8
taken S 5  W 2
hands S ♦K  E ♠J  N ♥K  W ♦2  T ♦3
leader W
bid E ask
choose E clubs  E call ♥K
play W ♦2  T ♦3  S ♦K  E ♠J  N ♥K
...`)
	if got := st.Net[cards.West]; got != 27 {
		t.Errorf("West is paid %d, want 27", got)
	}
}

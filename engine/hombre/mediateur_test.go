package hombre

import (
	"fmt"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/hombre/naive"
)

func TestMutantsOfMediateur(t *testing.T) {
	agree.Mutants(t, Mediateur(), 20_000, "hombre/bete.void", "hombre/favourite.cut", "hombre/favourite.drawn", "hombre/deal.first.suit", "parts/deal.first", "parts/purse",
		"hombre/deal.turn", "hombre/deal.turn.stands", "hombre/deal.turn.next", "hombre/deal.turn.passed", "hombre/round.second", "hombre/speech.laid")
}

// s1.c1.a2.p9: of a king, a queen, a knave and an ace that were drawn for places whoever has
// the king draws the favourite by a cut, of other cards whoever has the club. Nobody does by
// right where it is not cut for, or no places are told.
func TestWhoDrawsTheFavourite(t *testing.T) {
	for _, o := range [...]struct {
		cut     int32
		drawn   [4]string // by South, East, North and West
		drawing string
	}{
		{1, [4]string{"♠Q", "♥K", "♦J", "♣A"}, "E"},
		{1, [4]string{"♠6", "♥K", "♣4", "♦A"}, "N"},
		{1, [4]string{"♠K", "♥K", "♦K", "♣K"}, "W"},
		{0, [4]string{"♠Q", "♥K", "♦J", "♣A"}, "S"},
		{1, [4]string{}, "S"},
	} {
		law := agree.Law(t, Mediateur(), "mediateur", game.Change{Rule: "hombre/favourite.cut", Part: "cut", Value: o.cut})
		block := "rules   mediateur\ndealer  S\npool    devant 0   betes 0   made 0   odd 0   poulans 0\n"
		if o.cut == 1 {
			block += "set     hombre/favourite.cut#cut 1\n"
		}
		for i, seat := range [...]string{"S", "E", "N", "W"} {
			if o.drawn[i] != "" {
				block += "act     draw " + seat + " draw " + o.drawn[i] + "\n"
			}
		}
		block += "deal    S ♠K754 ♥2 ♦54 ♣752   E ♠A3 ♥J345 ♦Q2 ♣AQ   N ♠QJ ♥K7 ♦K37 ♣K36   W ♠62 ♥QA6 ♦JA6 ♣J4\n"
		agree.From(t, law, naive.MayMediateur, naive.Mediateur, block)
		for _, seat := range [...]string{"S", "E", "N", "W"} {
			_, err := law.Settle(agree.Parse(t, block+"choose  "+seat+" favourite ♥K\n"))
			whose := fmt.Sprintf("it is %s's turn", o.drawing)
			if refused := err != nil && strings.Contains(err.Error(), whose); refused == (seat == o.drawing) {
				t.Errorf("%v drawn, %s draws the favourite: %v", o.drawn, seat, err)
			}
		}
	}
}

// lastTrick is a hand of which only the last trick is left: East plays in some
// way, clubs or hearts are trumps, and with won East makes the sixth trick.
func lastTrick(bid, trumps, call string, favourite, deals int, pools, state string, tricks [4]int, hands, play string) string {
	return fmt.Sprintf("rules    mediateur\ndealer   S\npool     %s   made 0   odd 0   poulans 0\nstate    favourite %d   deals %d%s\ntrick    10\ntaken    S %d  E %d  N %d  W %d\nhands    %s\nleader   W\nbid      %s\nchoose   E %s%s\nplay     %s\n",
		pools, favourite, deals, state, tricks[0], tricks[1], tricks[2], tricks[3], hands, bid, trumps, call, play)
}

// s4.c2.a5.p5b: every way of playing is paid by each loser as the table says, in
// a plain suit and in the favourite, in single and in double rounds; the game
// comes to it where it is won.
func TestTableOfPayments(t *testing.T) {
	law := agree.Law(t, Mediateur(), "mediateur")
	game := [4]int32{2, 4, 4, 8}
	for _, row := range [...]struct {
		bid  string
		want [4]int32
	}{
		{"mediator", [4]int32{14, 28, 28, 56}},
		{"sans-prendre", [4]int32{24, 48, 48, 96}},
	} {
		for i := range row.want {
			bid, fav, deals := row.bid, 2, 0
			if i&1 == 1 {
				bid, fav = bid+"-favourite", 4
			}
			if i >= 2 {
				deals = 36
			}
			call := ""
			if row.bid == "mediator" {
				call = "  E call ♥K"
			}
			for _, o := range [...]struct {
				tricks int
				want   int32
			}{{5, row.want[i] + game[i]}, {4, -row.want[i]}, {3, -row.want[i] - game[i]}} {
				hand := lastTrick("E "+bid, "clubs", call, fav, deals, "devant 0   betes 0", "", [4]int{9 - o.tricks}, "S ♦K  E ♣5  N ♥Q  W ♦2", "W ♦2   S ♦K   E ♣5   N ♥Q")
				hand = strings.Replace(hand, "  E 0  ", fmt.Sprintf("  E %d  ", o.tricks), 1)
				if st := agree.Settle(t, law, hand); -st.Net[cards.West] != o.want {
					t.Errorf("%s with %d tricks, case %d: West pays %d, want %d", bid, o.tricks+1, i, -st.Net[cards.West], o.want)
				}
			}
		}
	}
}

// s4.c1.a2.p4, s4.c2.a3.observation.p1b: the vole declared, made and missed by one
// trick.
func TestVoleDeclared(t *testing.T) {
	law := agree.Law(t, Mediateur(), "mediateur")
	for _, o := range [...]struct {
		bid        string
		made, lost int32
		trumps     string
	}{{"vole", 106, -104, "clubs"}, {"vole-mediator", 66, -64, "clubs"}, {"vole", 212, -208, "hearts"}} {
		play, hands := "E ♣5   N ♥Q   W ♦2   S ♦K", "S ♦K  E ♣5  N ♥Q  W ♦2"
		if o.trumps == "hearts" {
			play, hands = "E ♥5   N ♦Q   W ♦2   S ♦K", "S ♦K  E ♥5  N ♦Q  W ♦2"
		}
		call := ""
		if o.bid == "vole-mediator" {
			call = "  E call ♥K"
		}
		made := strings.Replace(lastTrick("E "+o.bid, o.trumps, call, 2, 0, "devant 0   betes 0", "", [4]int{0, 9}, hands, play), "leader   W", "leader   E", 1)
		missed := strings.Replace(made, "S 0  E 9", "S 1  E 8", 1)
		for hand, want := range map[string]int32{made: o.made, missed: o.lost} {
			if st := agree.Settle(t, law, hand); -st.Net[cards.West] != want {
				t.Errorf("%s in %s: West pays %d, want %d", o.bid, o.trumps, -st.Net[cards.West], want)
			}
		}
	}
}

// s4.c2.a6: the bêtes after so many hands, each of which is lost by remise, or
// the first of which is lost by codille; in double rounds; and after the end.
func TestBetes(t *testing.T) {
	law := agree.Law(t, Mediateur(), "mediateur")
	for _, o := range [...]struct {
		name                              string
		devant, betes, games, deals, want int32
	}{
		{"p4: the first", 20, 0, 0, 0, 28},
		{"p7: the second", 40, 28, 2, 1, 84},
		{"p11: the third", 60, 28, 4, 2, 112},
		{"p12: the fourth", 80, 28, 6, 3, 140},
		{"p13: the twelfth", 240, 28, 22, 11, 364},
		{"p18: the greatest succeeds", 20, 140, 0, 5, 168},
		{"p21: after a codille", 20, 28, 0, 1, 56},
		{"p23: the third", 40, 28, 2, 2, 84},
		{"p26: the first in a double round", 40, 0, 0, 36, 56},
		{"p27: the second", 80, 56, 4, 37, 168},
		{"p27: the third", 120, 56, 8, 38, 224},
		{"p27: the fourth", 160, 56, 12, 39, 280},
		{"p29: after a single remise", 60, 28, 2, 36, 112},
		{"p33: the second", 100, 28, 6, 37, 168},
		{"p35: after a single codille", 40, 28, 0, 36, 84},
		{"p35b: the second, 140 and not 144", 80, 28, 4, 37, 140},
		{"p36: after the end", 0, 168, 0, 40, 176},
	} {
		state := ""
		if o.games > 0 {
			state = fmt.Sprintf("   game %d", o.games)
		}
		hand := lastTrick("E sans-prendre", "clubs", "", 2, int(o.deals), fmt.Sprintf("devant %d   betes %d", o.devant, o.betes), state,
			[4]int{2, 4, 2, 1}, "S ♦K  E ♣5  N ♥K  W ♦2", "W ♦2   S ♦K   E ♣5   N ♥K")
		st := agree.Settle(t, law, hand)
		var made int32
		for _, item := range st.State {
			if item.Name == "waiting" {
				made += item.N
			}
		}
		if made != o.want {
			t.Errorf("%s: a bête of %d, want %d (%v)", o.name, made, o.want, st.State)
		}
	}
}

// s1.c2.p11: a hand that is found void when it was laid down, before all its cards
// were played, costs nobody anything: neither the poulans that the matadors drew
// nor the fiche for the king.
func TestVoidOfMediateur(t *testing.T) {
	for _, o := range [...]struct{ bid, choose, trade string }{
		{"E ask", "E diamonds  E call ♥K", ""},
		{"E mediator", "E diamonds  E call ♥K", "trade    E give ♣J\n"},
	} {
		st := agree.Settle(t, agree.Law(t, Mediateur(), "mediateur"), `rules    mediateur
dealer   S
pool     devant 0   betes 0   made 0   odd 2   poulans 0
state    deals 5   favourite 4   odd E 1 N 1 W 1
deal     S ♠4 ♥AJ43 ♦52 ♣K53   E ♠A7 ♥Q ♦K743 ♣J76   N ♠J653 ♥K5 ♦J6 ♣A4   W ♠KQ2 ♥762 ♦AQ ♣Q2
bid      `+o.bid+`  N pass  W pass  S pass
choose   `+o.choose+`
`+o.trade+`act      1 E false-pack`)
		for _, seat := range st.Seats {
			if !st.Void || st.Net[seat] != 0 {
				t.Errorf("%s: void %v, and %v gains %d", o.bid, st.Void, seat, st.Net[seat])
			}
		}
	}
}

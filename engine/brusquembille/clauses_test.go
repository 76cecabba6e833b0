package brusquembille

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// told is what a settlement came to, a line each: payments with the rule that
// speaks, who won and lost, that the hand is void, and who deals next.
func told(st *game.Settlement) []string {
	var list []string
	for _, e := range st.Events {
		for _, p := range e.Pays {
			how := "pays"
			switch {
			case e.None:
				how = "does not pay"
			case e.Back:
				how = "returns"
			}
			list = append(list, fmt.Sprintf("%s %s %s %d by %s", p.From, how, p.To, p.Amount, strings.TrimPrefix(e.Rule, family+"/")))
		}
	}
	for _, o := range st.Outcomes {
		for _, seat := range o.Seats {
			list = append(list, o.What+" "+seat.String())
		}
	}
	if st.Void {
		list = append(list, "void")
	}
	return append(list, "next "+st.Next.String())
}

const tenth = `rules brusquembille
dealer S
pool 30
turned ♠9
trick 10
`

// Each clause that states a rule, on a hand of its own: what follows, and with a
// dash before it what does not.
func TestClauses(t *testing.T) {
	for _, test := range []struct {
		clause, id, block string
		want              []string
	}{
		{"p2: partners side by side halve what they win", "brusquembille.4", `rules brusquembille.4
dealer S
pool 40
turned ♠9
trick 8
taken S 2 (32) E 2 (30) N 2 (40) W 1 (8)
hands S ♥7 E ♥8 N ♥T W ♥9
leader S
play S ♥7 E ♥8 N ♥T W ♥9`, []string{"pool pays S 20 by game.won", "pool pays E 20 by game.won", "winner S", "winner E"}},
		{"p2b: the seven of trumps takes an ace", "brusquembille", tenth + `taken S 3 (40) E 3 (38) W 3 (31)
hands S ♦A E ♠7 W ♦9
leader S
play S ♦A E ♠7 W ♦9`, []string{"S pays E 2 by ace.lost", "S pays W 2 by ace.lost", "winner E"}},
		{"p7: the ace of trumps, once", "brusquembille", tenth + `taken S 3 (40) E 3 (38) W 3 (31)
hands S ♠A E ♦8 W ♦9
leader S
play S ♠A E ♦8 W ♦9`, []string{"E pays S 2 by ace.trump", "-E pays S 2 by ace.won"}},
		{"p7: as soon as it is played", "brusquembille", tenth + `hands S ♠A E ♦8 W ♦9
leader S
act 10.1 E twins
play S ♠A`, []string{"E pays S 2 by ace.trump", "void"}},
		{"p8, p9: an ace takes a ten", "brusquembille", tenth + `taken S 3 (40) E 3 (38) W 3 (21)
hands S ♦T E ♦A W ♦9
leader S
play S ♦T E ♦A W ♦9`, []string{"W pays E 2 by ace.won", "S pays E 1 by ten.lost", "S pays W 1 by ten.lost", "pool pays E 30 by game.won"}},
		{"p6: nothing of it in a party", "brusquembille.2", `rules brusquembille.2
dealer S
pool 20
turned ♠9
trick 16
taken S 8 (60) N 7 (39)
hands S ♦A N ♦T
leader S
play S ♦A N ♦T`, []string{"N does not pay S 2 by dues.party", "-N pays S 2 by ace.won", "pool pays S 20 by game.won"}},
		{"p10: of equals nobody wins", "brusquembille", tenth + `taken S 4 (52) E 3 (56) W 2 (8)
hands S ♦K E ♦8 W ♦9
leader S
play S ♦K E ♦8 W ♦9`, []string{"-pool pays S 30 by game.won", "-winner S", "-winner E", "next E"}},
		{"1: a card turned up", "brusquembille", `rules brusquembille
dealer S
pool 30
act deal S exposed ♥A`, []string{"void", "next S"}},
		{"2: a card is missing", "brusquembille", tenth + `taken S 3 (40) E 3 (38) W 3 (31)
hands S ♦A E ♦8 W ♦9
leader S
act 10.2 E short-pack
play S ♦A E ♦8 W ♦9`, []string{"E pays S 2 by ace.won", "-pool pays S 30 by game.won", "-E returns S 2 by pack.short"}},
		{"2: two cards alike", "brusquembille", tenth + `hands S ♦A E ♦8 W ♦9
leader S
act 10.1 E twins
play S ♦A`, []string{"void", "next E"}},
		{"5: half of what lies there", "brusquembille", drawn + "act 4 W join E", []string{"W pays E 15 by draw.early"}},
		{"5: only seen", "brusquembille", drawn + "act 4 W look E", []string{"W pays S 2 by draw.seen", "W pays E 2 by draw.seen"}},
		{"6: a second card", "brusquembille", drawn + "act 4 E second W", []string{"E pays S 2 by draw.second"}},
		{"9: points told too late", "brusquembille", tenth + `taken S 4 (50) E 3 (48) W 2 (22)
hands S ♦9 E ♦8 W ♥9
leader S
act end S accuse 40
play S ♦9 E ♦8 W ♥9`, []string{"winner E", "pool pays E 30 by game.won"}},
		{"9: more told than there are", "brusquembille", tenth + `taken S 4 (50) E 3 (48) W 2 (22)
hands S ♦9 E ♦8 W ♥9
leader S
act end E accuse 60
play S ♦9 E ♦8 W ♥9`, []string{"winner S"}},
		{"10: who leaves loses, and of the others the one with the most points wins", "brusquembille", tenth + `taken S 4 (50) E 3 (48) W 2 (18)
hands S ♦9 E ♦8 W ♦K
leader S
act 10 S quit`, []string{"loser S", "winner E", "pool pays E 30 by game.won"}},
	} {
		list := told(agree.Settle(t, agree.Law(t, Brusquembille(), test.id), test.block))
		for _, w := range test.want {
			not := strings.HasPrefix(w, "-")
			if slices.Contains(list, strings.TrimPrefix(w, "-")) == not {
				t.Errorf("%s: %s\nin %s", test.clause, w, strings.Join(list, "\n   "))
			}
		}
	}
}

const drawn = `rules brusquembille
dealer S
pool 30
turned ♠9
trick 3
talon ♠9 ♥8 ♥9 ♥T ♣9 ♣T
hands S ♣8 ♦9 ♠K E ♦A ♣Q ♠8 W ♦K ♠7 ♦8
leader S
play S ♦9 E ♦A W ♦8
`

// A card joined out of turn goes back to the player who was to draw it; were it
// not for the rule, it would stay.
func TestACardGoesBack(t *testing.T) {
	block := drawn + "act 4 W join E\nplay E ♣Q\nallow E ♥8\nrefuse W ♥8\n..."
	if st := agree.Settle(t, agree.Law(t, Brusquembille(), "brusquembille"), block); st.Judged[0].Refused || !st.Judged[1].Refused {
		t.Errorf("the eight of hearts is not East's: %+v", st.Judged)
	}
	off := agree.Law(t, Brusquembille(), "brusquembille", game.Change{Rule: "brusquembille/draw.back", Off: true})
	if st := agree.Settle(t, off, block); !st.Judged[0].Refused || st.Judged[1].Refused {
		t.Errorf("without the rule the eight of hearts is not West's: %+v", st.Judged)
	}
}

// What is done after the last card is read and written in both notations.
func TestTheEndIsAMoment(t *testing.T) {
	r := agree.Parse(t, tenth+"hands S ♦9 E ♦8 W ♥9\nact end S accuse 40\nplay S ♦9 E ♦8 W ♥9")
	if r.Acts[0].At != record.AtEnd || !strings.Contains(r.Block(), "act     end S accuse 40") {
		t.Errorf("%+v\n%s", r.Acts, r.Block())
	}
	again, err := record.ParseJSON(r.AppendJSON(nil))
	if err != nil || again.Acts[0].At != record.AtEnd || again.Acts[0].N[0] != 40 {
		t.Errorf("%v: %+v", err, again)
	}
	if _, err := agree.Law(t, Brusquembille(), "brusquembille").Settle(r); err != nil {
		t.Error(err)
	}
	r.Acts[0].Act = "twins"
	if _, err := agree.Law(t, Brusquembille(), "brusquembille").Settle(r); err == nil {
		t.Error("a hand that is over is ended by two cards alike")
	}
}

// Which sevens are taken out is the players' to agree on.
func TestAnySevens(t *testing.T) {
	set := game.Change{Rule: "parts/pack", Part: "out", Value: int32(cards.Of(cards.Spades, 7))}
	l := agree.Law(t, Brusquembille(), "brusquembille", set)
	r := play.Random(l, game.Plain, 1)
	r.Settings = []record.Setting{{Figure: "parts/pack#out", Value: set.Value}}
	if _, err := l.Settle(r); err != nil {
		t.Error(err)
	}
	if !strings.Contains(r.Block(), "♦") || strings.Contains(r.Block(), "♠7") {
		t.Error(r.Block())
	}
	rs := Brusquembille().Books[0]
	if _, err := rs.Compile(); err != nil {
		t.Error(err)
	}
	if _, err := agree.Law(t, Brusquembille(), "brusquembille").Settle(r); err == nil {
		t.Error("the seven of diamonds is dealt where it is out")
	}
}

// Law 10: of two one leaves, and the other wins; nothing is told of the winner that
// is true of the loser.
func TestWhoLeavesIsTold(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Brusquembille(), "brusquembille.2"), `rules brusquembille.2
dealer N
pool 0
deal S ♥98 ♣K N ♠T ♦9 ♣A
talon ♠J ♠K ♣Q ♥7 ♥K ♠7 ♦7 ♠Q ♦8 ♥T ♥A ♠8 ♥J ♠A ♣8 ♥Q ♣7 ♦J ♦K ♣J ♦T ♦A ♣9 ♦Q ♣T ♠9
play S ♥9 N ♦9
play S ♠K
act 2.1 N quit`)
	var told []string
	for _, e := range st.Events {
		if e.Rule == "brusquembille/match.quit" {
			told = append(told, e.Text)
		}
	}
	if !slices.Equal(told, []string{"N leaves, and loses the game"}) {
		t.Errorf("told is %q", told)
	}
}

package triomphe

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/parts"
)

// two is a position before the last trick of two players, two tricks each; four
// one of four players who play alone.
const (
	two = `rules triomphe
dealer N
talon ♠7
trick 5
taken S 2 N 2
leader S
`
	four = `rules triomphe.seconde
dealer W
talon ♠7
trick 5
taken S 2 E 1 N 1
leader S
`
	low  = "hands S ♥7 N ♥K\nplay S ♥7 N ♥K"
	high = "hands S ♥K N ♥7\nplay S ♥K N ♥7"
)

// Each clause of la Triomphe that states a rule, on a hand of its own: what is
// marked with the rule, and that it is not without.
func TestClausesOfTriomphe(t *testing.T) {
	const given = `rules triomphe
dealer N
state score S 3 N 2
talon ♠7
trick 1
hands S ♥7 ♣7 ♦7 ♦Q ♦8 N ♥K ♠Q ♠9 ♥8 ♦9
act 1 S give
`
	for _, test := range []struct {
		clause, rule, block string
		want                []string // marks; with a dash before them, those that are not made
	}{
		{"p4: three tricks mark a game", "game.marked", two + low, []string{"bank pays N 1 by marked"}},
		{"p4: the vole marks two", "vole.marked", strings.Replace(two, "S 2 N 2", "S 4", 1) + high, []string{"bank pays S 2 by marked", "-bank pays S 1 by marked"}},
		{"p4b: a game accepted", "gift.accepted", given + "choose N accept", []string{"bank pays N 1 by marked"}},
		{"p4b: a game refused, and no vole", "gift.refused", given + `choose N refuse-it
play S ♥7 N ♥K
play N ♠Q S ♣7
play N ♠9 S ♦7
play N ♥8 S ♦8
play N ♦9 S ♦Q`, []string{"bank pays N 1 by marked", "N pays bank 2 by loss.own"}},
		{"2: a wrong deal loses a game", "loss.own", "rules triomphe\ndealer N\nstate score S 0 N 2\nact deal N misdeal", []string{"N pays bank 1 by loss.own"}},
		{"2: or the other side marks it", "loss.rivals", "rules triomphe\ndealer N\nstate score S 1 N 0\nact deal N misdeal", []string{"bank pays S 1 by marked"}},
		{"3: the vole that fails", "fault.vole", `rules triomphe
dealer N
state score S 3 N 2
talon ♠7
trick 1
hands S ♠K ♠Q ♠J ♥K ♦9 N ♥7 ♥8 ♣7 ♦7 ♦K
act 1 S vole
play S ♠K N ♥7
play S ♠Q N ♥8
play S ♠J N ♣7
play S ♥K N ♦7
play S ♦9 N ♦K`, []string{"S pays bank 2 by loss.own", "bank pays S 1 by marked"}},
		{"4: out of turn", "fault.early", strings.Replace(two, "talon", "state score S 1 N 2\ntalon", 1) + "act 5 N early\n" + low, []string{"N pays bank 1 by loss.own"}},
		{"7: a revoke loses two, one of which the other side marks", "fault.revoke", `rules triomphe
dealer N
state score S 1 N 1
talon ♠7
trick 4
taken S 2 N 1
hands S ♥9 ♣7 N ♥8 ♠9
leader S
act 4 N revoke
play S ♥9 N ♠9
play N ♥8 S ♣7`, []string{"N pays bank 1 by loss.own", "bank pays S 1 by marked"}},
		{"p3: partners sit side by side, and mark together", "parts/partners", `rules triomphe.4
dealer W
talon ♠7
trick 5
taken S 2 N 2
leader S
hands S ♥7 E ♥K N ♥8 W ♥9
play S ♥7 E ♥K N ♥8 W ♥9`, []string{"bank pays S 1 by marked"}},
		{"seconde.p1: two each, the first two win", "game.tie", four + "hands S ♥7 E ♥8 N ♥K W ♥9\nplay S ♥7 E ♥8 N ♥K W ♥9", []string{"bank pays S 1 by marked"}},
		{"seconde.p2: what is owed is not marked", "debt.first", strings.Replace(four, "talon", "state debt S 1\ntalon", 1) + "hands S ♥K E ♥8 N ♥7 W ♥9\nplay S ♥K E ♥8 N ♥7 W ♥9", []string{"-bank pays S 1 by marked"}},
		{"autre.p1: the ace takes the king", "parts/rank", strings.Replace(strings.Replace(four, "seconde", "as", 1), "S 2 E 1 N 1", "S 2 N 2", 1) + "hands S ♥K E ♥8 N ♥A W ♥9\nplay S ♥K E ♥8 N ♥A W ♥9", []string{"bank pays N 1 by marked"}},
	} {
		t.Run(test.clause, func(t *testing.T) {
			book := strings.Fields(test.block)[1]
			full := paid(agree.Settle(t, agree.Law(t, Triomphe(), book), test.block+"\n..."))
			for _, want := range test.want {
				made := !strings.HasPrefix(want, "-")
				if slices.Contains(full, strings.TrimPrefix(want, "-")) != made {
					t.Errorf("want %s; marked is\n%s", want, strings.Join(full, "\n"))
				}
			}
			id := test.rule
			if !strings.Contains(id, "/") {
				id = "triomphe/" + id
			}
			without := paid(agree.Settle(t, agree.Law(t, Triomphe(), book, game.Change{Rule: id, Off: true}), test.block+"\n..."))
			if slices.Equal(full, without) {
				t.Errorf("without %s the same is marked:\n%s", id, strings.Join(full, "\n"))
			}
		})
	}
}

// seconde.p2: a player without a game who revokes owes two; nobody marks
// anything for it, and of the games won next the debt is made good first.
func TestDebtIsCarried(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Triomphe(), "triomphe.seconde"), `rules triomphe.seconde
dealer W
talon ♠7
trick 4
taken S 1 E 2
leader E
hands S ♣7 ♥7 E ♥9 ♣9 N ♥K ♣K W ♥8 ♣8
act 4 S revoke
play E ♥9 N ♥K W ♥8 S ♣7
play N ♣K W ♣8 S ♥7 E ♣9`)
	owes := int32(0)
	for _, it := range st.State {
		if it.Name == parts.Owed && it.Seat.String() == "S" {
			owes = it.N
		}
	}
	if owes != 2 || slices.ContainsFunc(paid(st), func(s string) bool { return strings.HasPrefix(s, "S ") }) {
		t.Errorf("South owes %d; marked is %v", owes, paid(st))
	}
}

// autre.p1b to p2b: whoever robs has the cards that follow without another
// between them, and puts others back.
func TestRobbing(t *testing.T) {
	const deal = `rules triomphe.as
dealer S
deal S ♠7 ♠8 ♥7 ♦7 ♣7 E ♠9 ♥9 ♦9 ♣9 ♣T N ♠K ♥K ♦K ♣K ♣J W ♠Q ♥Q ♦Q ♣Q ♥J
talon ♥A ♥T ♥8 ♦8 ♣8 ♠T ♠J ♠A ♦T ♦J ♦A ♣A
`
	l := agree.Law(t, Triomphe(), "triomphe.as")
	for _, test := range []struct{ says, block, robs string }{
		{"the dealer turns the ace", deal, "♥A ♥T ♥8"},
		{"a card of another suit ends it", strings.Replace(deal, "♥A ♥T ♥8 ♦8", "♥A ♥T ♦8 ♥8", 1), "♥A ♥T"},
		{"North holds the ace", strings.NewReplacer("N ♠K ♥K", "N ♠K ♥A", "talon ♥A", "talon ♥K").Replace(deal), "♥K ♥T ♥8"},
		{"the ace lies in the talon", strings.NewReplacer("talon ♥A", "talon ♦A", "♦A ♣A", "♥A ♣A").Replace(deal), "♦A"},
		{"no ace", strings.NewReplacer("talon ♥A ♥T", "talon ♥T ♥A").Replace(deal), ""},
	} {
		var robbed []string
		for _, e := range agree.Settle(t, l, test.block+"...\nexpect void").Events {
			if strings.HasPrefix(e.Rule, "triomphe/rob.") {
				robbed = append(robbed, e.Card.Sign())
			}
		}
		if got := strings.Join(robbed, " "); got != test.robs {
			t.Errorf("%s: %s are robbed, want %s", test.says, got, test.robs)
		}
	}
	for _, test := range []struct{ draw, wrong string }{
		{"♣7 ♦7 ♠7", ""},
		{"♣7 ♦7", "rob.back"},
		{"♣7 ♦7 ♠7 ♠8", "rob.back"},
		{"♣7 ♦7 ♥A", "rob.others"},
	} {
		_, err := l.Settle(agree.Parse(t, deal+"draw S "+test.draw+"\nplay E ♥9\n...\nexpect void"))
		if (err == nil) != (test.wrong == "") || err != nil && !strings.Contains(err.Error(), test.wrong) {
			t.Errorf("draw S %s: %v, want %q", test.draw, err, test.wrong)
		}
	}
}

// A fault is recorded as what it is: 5, 6 and 7 cost different games, and what a
// card is the cards tell. Whose fault it is stands in its sentence, though the side
// pays for it.
func TestAFaultIsWhatTheCardIs(t *testing.T) {
	const hand = `rules triomphe.6
dealer U
state score W 1
deal S ♠Q ♦Q8 ♣Q8 E ♠7 ♥A ♦KT ♣T N ♠K ♥J9 ♦J ♣7 W ♠AJ ♥7 ♣KJ T ♠T98 ♥T ♦9 U ♥KQ ♦7 ♣A9
talon ♥8 ♦A
play S ♠Q E ♠7 N ♠K W ♠A T ♠8 U ♥K
play U ♥Q S ♦8 E ♥A N ♣7 W ♥7 T ♥T
play U ♣9 S ♣Q E ♣T N ♥9 W ♣J T ♠9
play N ♦J W ♠J T ♦9 U ♦7 S ♦Q E ♦K
play E ♦T N ♥J W ♣K T ♠T U ♣A S ♣8
`
	l := agree.Law(t, Triomphe(), "triomphe.6")
	_, err := l.Settle(agree.Parse(t, hand+"act 2.3 N spare"))
	if want := "trick 2: N ♣7: this is recorded as spare; say revoke (by parts/follow.duty)"; err == nil || err.Error() != want {
		t.Errorf("a revoke that is recorded as another fault: %v, want %s", err, want)
	}
	told := false
	for _, e := range agree.Settle(t, l, hand+"act 2.3 N revoke").Events {
		told = told || e.Rule == "triomphe/fault.revoke" && e.Text == "N revoked"
	}
	if !told {
		t.Error("that North revoked is not told of North")
	}
}

// p4b: the game is given for a bad hand: not by a side that has undertaken the vole.
func TestTheVoleIsNotGivenAway(t *testing.T) {
	const hand = `rules triomphe
dealer N
talon ♠7
trick 1
hands S ♥7 ♣7 ♦7 ♦Q ♦8 N ♥K ♠Q ♠9 ♥8 ♦9
act 1 %s vole
act 1 S give
choose N accept
...`
	l := agree.Law(t, Triomphe(), "triomphe")
	_, err := l.Settle(agree.Parse(t, strings.Replace(hand, "%s", "S", 1)))
	if err == nil || !strings.Contains(err.Error(), "S may not give (by triomphe/gift.until)") {
		t.Errorf("South has undertaken the vole, and gives the game: %v", err)
	}
	agree.Settle(t, l, strings.Replace(hand, "act 1 %s vole\n", "", 1))
}

package triomphe

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// paid is the payments of a settlement, each with the rule that speaks.
func paid(st *game.Settlement) []string {
	var list []string
	for _, e := range st.Events {
		for _, p := range e.Pays {
			how := "pays"
			if e.None {
				how = "does not pay"
			}
			list = append(list, fmt.Sprintf("%s %s %s %d by %s", p.From, how, p.To, p.Amount, strings.TrimPrefix(e.Rule, "triomphe/")))
		}
	}
	return list
}

// at5 is a position before the last trick of a hand that E plays, nothing having
// been drawn: five fiches, six jettons for the game, five for the king.
const at5 = `rules bete
dealer S
pool game 6 king 5 fiches 25 betes 0
talon ♠7
trick 5
`

// Each clause of la Bête that states a rule, on a hand of its own: what is paid
// with the rule, and that it is not without.
func TestClausesOfBete(t *testing.T) {
	for _, test := range []struct {
		clause, rule, block string
		want                []string // payments; with a dash before them, those that are not made
	}{
		{"p8b: eleven for five players", "bete.put", at5 + `taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`, []string{"E pays betes 11 by bete.put"}},
		{"p8: the winner draws the jettons of the game", "game.paid", at5 + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥K N ♥8 W ♥9 T ♥T`, []string{"game pays E 6 by game.paid", "-E pays betes 11 by bete.put"}},
		{"p8: with one fiche", "fiche.paid", at5 + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥K N ♥8 W ♥9 T ♥T`, []string{"fiches pays E 5 by fiche.paid"}},
		{"p12: the first two, where nobody makes three", "game.tie", at5 + `taken S 1 E 2 N 1
hands S ♥K E ♥7 N ♥8 W ♥9 T ♥T
leader S
bid E play
play S ♥K E ♥7 N ♥8 W ♥9 T ♥T`, []string{"game pays E 6 by game.paid"}},
		{"p12: another makes three", "game.won", `rules bete
dealer S
pool game 6 king 5 fiches 25 betes 0
talon ♠7
trick 2
taken E 1
leader E
hands S ♦8 ♥7 ♣7 ♣8  E ♦Q ♥8 ♥A ♥9  N ♦T ♥K ♥Q ♥J  W ♦J ♥T ♣9 ♣T  T ♣A ♣K ♣Q ♣J
bid E play
play E ♦Q N ♦T W ♦J T ♣A S ♦8
play E ♥8 N ♥K W ♥T T ♣K S ♥7
play N ♥Q W ♣T T ♣Q S ♣7 E ♥A
play N ♥J W ♣9 T ♣J S ♣8 E ♥9`, []string{"E pays betes 11 by bete.put"}},
		{"p9: the holder of the king of trumps", "king.paid", at5 + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♠K T ♥T
leader S
bid E play
play S ♥7 E ♥K N ♥8 W ♠K T ♥T`, []string{"king pays W 5 by king.paid"}},
		{"p9: unless the holder plays and loses", "king.stays", at5 + `taken S 1 E 1 N 2
hands S ♥7 E ♠K N ♠8 W ♥9 T ♥T
leader N
bid E play
play N ♠8 W ♥9 T ♥T S ♥7 E ♠K`, []string{"king does not pay E 5 by king.stays"}},
		{"p17: the dealer who turns a king", "king.turned", strings.Replace(at5, "♠7", "♦K", 1) + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♠K T ♥T
leader S
bid E play
play S ♥7 E ♥K N ♥8 W ♠K T ♥T`, []string{"king pays S 5 by king.turned"}},
		{"p11: a bête made while another goes waits", "bete.waits", strings.Replace(at5, "betes 0", "betes 11", 1) + `taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`, []string{"E pays waiting 22 by bete.put"}},
		{"p11: the winner draws the bête that goes", "bete.paid", strings.Replace(at5, "betes 0", "betes 11", 1) + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥K N ♥8 W ♥9 T ♥T`, []string{"betes pays E 11 by bete.paid"}},
		{"p18: the vole", "vole.paid", strings.Replace(at5, "talon", "state waiting 22 9\ntalon", 1) + `taken E 4
hands S ♥7 E ♥K N ♥8 W ♥9 T ♥T
leader E
bid E play
play E ♥K N ♥8 W ♥9 T ♥T S ♥7`, []string{"waiting pays E 22 by vole.paid", "waiting pays E 9 by vole.paid", "fiches pays E 20 by vole.paid", "S pays E 1 by vole.paid"}},
		{"p18: the devole", "devole.paid", strings.Replace(at5, "talon", "state waiting 22\ntalon", 1) + `taken S 2 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`, []string{"E pays betes 11 by bete.put", "E pays waiting 22 by devole.paid", "E pays fiches 20 by devole.paid", "E pays T 1 by devole.paid"}},
		{"p23: a revoke", "revoke.bete", at5 + `taken S 1 E 2 N 1
hands S ♥7 E ♥K N ♥8 W ♥9 T ♥T ♠8
leader S
bid E play
act 5 T revoke
play S ♥7 E ♥K N ♥8 W ♥9 T ♠8`, []string{"T pays betes 11 by revoke.bete"}},
		{"p23: a misdeal", "parts/deal.misdeal", `rules bete
dealer S
pool game 0 king 0 fiches 0 betes 0
act deal S misdeal`, []string{"S pays W 1 by parts/deal.misdeal"}},
		{"p8, p10: the stakes", "stake.fiche", `rules bete
dealer S
pool game 0 king 0 fiches 0 betes 0`, []string{"N pays fiches 5 by stake.fiche"}},
		{"p10: for the king once it is drawn", "stake.king", `rules bete
dealer S
pool game 3 king 0 fiches 5 betes 0`, []string{"N pays king 1 by stake.king", "-N pays game 1 by stake.game", "-N pays fiches 5 by stake.fiche"}},
		{"p11: nothing for the game while a bête goes", "bete.stake", `rules bete
dealer S
pool game 0 king 5 fiches 5 betes 11`, []string{"N does not pay game 1 by bete.stake", "S pays game 1 by stake.dealer"}},
		{"p11: the greatest of those that wait goes", "bete.next", `rules bete
dealer S
pool game 0 king 5 fiches 5 betes 0
state waiting 9 22 11`, []string{"waiting pays betes 22 by bete.next"}},
		{"p12c: contre loses a double bête", "counter.bete", at5 + `taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
act 5 W contre
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`, []string{"W pays betes 22 by bete.put", "E pays betes 11 by bete.put"}},
		{"p12c: contre wins, and the player makes a bête", "counter.game", at5 + `taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
act 5 N contre
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`, []string{"game pays N 6 by game.paid", "E pays betes 11 by bete.put", "-betes pays N 11 by bete.paid"}},
		{"p15b: a jetton to go en curieuse", "curieuse.fee", `rules bete
dealer S
pool game 6 king 5 fiches 25 betes 0
talon ♠7 ♥Q
trick 1
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
choose E curieuse N pass W curieuse T pass S pass`, []string{"E pays game 1 by curieuse.fee", "W pays game 1 by curieuse.fee"}},
	} {
		t.Run(test.clause, func(t *testing.T) {
			full := paid(agree.Settle(t, agree.Law(t, Bete(), "bete"), test.block))
			for _, want := range test.want {
				made := !strings.HasPrefix(want, "-")
				if slices.Contains(full, strings.TrimPrefix(want, "-")) != made {
					t.Errorf("want %s; paid is\n%s", want, strings.Join(full, "\n"))
				}
			}
			id := test.rule
			if !strings.Contains(id, "/") {
				id = "triomphe/" + id
			}
			without := paid(agree.Settle(t, agree.Law(t, Bete(), "bete", game.Change{Rule: id, Off: true}), test.block))
			if slices.Equal(full, without) {
				t.Errorf("without %s the same is paid:\n%s", id, strings.Join(full, "\n"))
			}
		})
	}
}

// What may not be done, and by which clause.
func TestRefusalsOfBete(t *testing.T) {
	const hands = "rules bete\ndealer S\npool game 6 king 5 fiches 25 betes 0\ntalon ♠7\ntrick 1\nhands S ♥7 ♠8 E ♥8 ♦9 N ♥K ♠Q ♠9 W ♠K ♠T T ♦T ♦8\nbid E play\n"
	for _, test := range []struct{ clause, block, refuse, allow string }{
		{"p12d: follow", hands + "play E ♥8", "N ♠Q by parts/follow.duty", "N ♥K by parts/follow.duty"},
		{"p12d: trump", hands + "play E ♦9", "N ♥K by parts/trump.duty", "N ♠9 by parts/trump.duty"},
		{"p12d: overtrump", hands + "play E ♦9 N ♠9", "", "W ♠T by parts/overtrump.duty"},
		{"p12d: a lower trump", hands + "play E ♦9 N ♠Q", "W ♠T by parts/overtrump.duty", ""},
		{"p12d: free where the trump is higher", strings.Replace(hands, "W ♠K ♠T", "W ♠T ♥9", 1) + "play E ♦9 N ♠Q", "", "W ♥9 by parts/trump.duty"},
		{"p12c: contre until a card is thrown", hands + "play E ♥8 N ♥K", "N contre by triomphe/counter.until", "W contre by triomphe/counter.until"},
		{"p12c: who plays may not play contre", hands, "E contre by triomphe/counter.follows", ""},
		{"p15: who has passed may not play", strings.Replace(hands, "bid E play\n", "bid E pass\n", 1), "E play by parts/speak.final", "N play by parts/speak.final"},
		{"p15: who plays may not pass", hands, "E pass by parts/speak.final", ""},
		{"p6: packets", hands, "S packets 1 2 2 by parts/deal.packets", "S packets 2 1 2 by parts/deal.packets"},
		{"p6: the same all the match", strings.Replace(hands, "talon", "state packets 23\ntalon", 1), "S packets 3 2 by parts/deal.packets.keep", "S packets 2 3 by parts/deal.packets.keep"},
		{"p6: the neighbour to the left cuts", hands, "E cut by parts/cut", "T cut by parts/cut"},
		{"p13: the first to play may lead without a word, another not", strings.Replace(hands, "bid E play\n", "bid E pass\n", 1), "N lead by triomphe/speak.led", ""},
		{"p13: nobody leads in another's place", hands, "N ♠Q by parts/lead.first", "E ♦9 by parts/lead.first"},
		{"p13: who takes leads again", strings.Replace(hands, "T ♦T ♦8", "T ♥T ♦8", 1) + "play E ♥8 N ♥K W ♠T T ♥T S ♥7", "E ♦9 by parts/lead.next", "W ♠K by parts/lead.next"},
		{"p15b: who did not go en curieuse may not play", strings.Replace(strings.Replace(hands, "talon ♠7", "talon ♠7 ♠J", 1), "bid E play\n", "bid E pass N pass W pass T pass S pass\nchoose E curieuse N pass W pass T pass S pass\n", 1), "N play by triomphe/curieuse.play", "E play by triomphe/curieuse.play"},
		{"p15b: nor play contre", strings.Replace(strings.Replace(hands, "talon ♠7", "talon ♠7 ♠J", 1), "bid E play\n", "bid E pass N pass W pass T pass S pass\nchoose E curieuse N pass W pass T pass S pass\nbid E play\n", 1), "W contre by triomphe/curieuse.play", ""},
		{"p15b: one card is turned", strings.Replace(strings.Replace(hands, "talon ♠7", "talon ♠7 ♠J", 1), "bid E play\n", "bid E pass N pass W pass T pass S pass\nchoose E curieuse N pass W pass T pass S pass\n", 1), "W curieuse by triomphe/curieuse.once", ""},
		{"p8: a round ends with the last fiche", hands, "S end 5 by triomphe/round.over", ""},
		{"p3: five players", hands, "S players 8 by parts/players", "S players 5 by parts/players"},
	} {
		block := test.block
		if test.refuse != "" {
			block += "\nrefuse " + test.refuse
		}
		if test.allow != "" {
			block += "\nallow " + test.allow
		}
		r := agree.Parse(t, block+"\n...")
		st, err := agree.Law(t, Bete(), "bete").Settle(r)
		if err != nil {
			t.Errorf("%s: %v", test.clause, err)
			continue
		}
		for i, j := range st.Judged {
			e := &r.Expects[i]
			by := append(append(append([]string{}, j.By...), j.Lifted...), j.Judges...)
			if e.Kind == record.Refuse {
				by = j.By
			}
			if j.Refused != (e.Kind == record.Refuse) || !slices.Contains(by, e.By[0]) {
				t.Errorf("%s: %s: refused %v by %v, lifted by %v", test.clause, e.String(), j.Refused, j.By, j.Lifted)
			}
		}
	}
}

// p5: a trump takes before any other suit, whatever its face, and a card of no
// suit led takes nothing.
func TestTakersOfBete(t *testing.T) {
	const block = "rules bete\ndealer S\ntalon ♠9\ntrick 1\nhands S ♣K E ♥8 N ♥K W ♠7 T ♥T\nbid E play\nplay E ♥8 N ♥K W ♠7 T ♥T S ♣K"
	for play, want := range map[string]string{block: "W", strings.Replace(block, "♠7", "♦K", 2): "N"} {
		st := agree.Settle(t, agree.Law(t, Bete(), "bete"), play)
		if got := st.Tricks[0].Taker.String(); got != want {
			t.Errorf("%s takes, want %s:\n%s", got, want, play)
		}
	}
}

// p15b, p16: when all have passed the bottom card makes trumps for those who go
// en curieuse, and what follows rests on it and not on the first card turned.
func TestCurieuse(t *testing.T) {
	const block = `rules bete
dealer S
pool game 0 king 0 fiches 0 betes 0
deal S ♠Q98 ♦7 ♣9  E ♥KQJ ♠7 ♦K  N ♥A98 ♣KQ  W ♦QJA ♣JA  T ♠KJA ♦T9
talon ♠T ♦8 ♣T87 ♥7 ♥T
bid E pass N pass W pass T pass S pass
choose E curieuse N curieuse W pass T pass S pass
bid E play
play E ♥K N ♥8 W ♦A T ♦9 S ♦7
play E ♥Q N ♥9 W ♣J T ♦T S ♣9
play E ♥J N ♥A W ♦J T ♠A S ♠8
play E ♦K N ♣K W ♦Q T ♠J S ♠9
play E ♠7 N ♣Q W ♣A T ♠K S ♠Q`
	l := agree.Law(t, Bete(), "bete")
	st := agree.Settle(t, l, block)
	found := false
	for _, e := range st.Events {
		if e.Rule == "triomphe/king.paid" {
			found = true
			if slices.Contains(e.By, "parts/trump.turned") || !slices.Contains(e.By, "triomphe/curieuse.trump") {
				t.Errorf("the king of hearts is paid by %v", e.By)
			}
			if e.Pays[0].To != "E" {
				t.Errorf("the king is paid to %s", e.Pays[0].To)
			}
		}
	}
	if !found {
		t.Errorf("nobody draws the king: %v", paid(st))
	}
	// Without the rule that opens it nobody goes en curieuse: its acts lapse,
	// and nothing is played.
	without := agree.Settle(t, agree.Law(t, Bete(), "bete", game.Change{Rule: "triomphe/curieuse", Off: true}), block)
	if len(without.Tricks) != 0 || slices.ContainsFunc(paid(without), func(s string) bool { return strings.Contains(s, "curieuse") }) {
		t.Errorf("without the curieuse: %v", paid(without))
	}
}

// p15b: those who went pass again. No other card is turned; were two allowed,
// the card above the first would be asked for.
func TestCurieuseOnce(t *testing.T) {
	const block = `rules bete
dealer S
pool game 5 king 5 fiches 25 betes 0
deal S ♠Q98 ♦7 ♣9  E ♥KQJ ♠7 ♦K  N ♥A98 ♣KQ  W ♦QJA ♣JA  T ♠KJA ♦T9
talon ♠T ♦8 ♣T87 ♥7 ♥T
bid E pass N pass W pass T pass S pass
choose E curieuse N pass W curieuse T pass S pass
bid E pass W pass
`
	st := agree.Settle(t, agree.Law(t, Bete(), "bete"), block)
	if st.Next.String() != "E" || !slices.Contains(st.Fired, "triomphe/curieuse.once") {
		t.Errorf("next deals %v; fired %v", st.Next, st.Fired)
	}
	two := agree.Law(t, Bete(), "bete", game.Change{Rule: "triomphe/curieuse.once", Part: "cards", Value: 2})
	st = agree.Settle(t, two, block+`choose E pass N curieuse W pass T pass S pass
bid N play
play E ♥K N ♥8 W ♦A T ♦9 S ♦7
...`)
	if i := slices.IndexFunc(st.Events, func(e game.Event) bool { return strings.Contains(e.Text, "♥7") }); i < 0 {
		t.Errorf("the second card is not turned: %+v", st.Events)
	}
	told := 0
	for _, e := range st.Events {
		if e.Rule == "parts/trump.turned" {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the card turned at the deal is told %d times", told)
	}
}

// p3: where seven play the dealer's last card but one is turned, and makes
// trumps.
func TestSevenPlayers(t *testing.T) {
	l := agree.Law(t, Bete(), "bete.7")
	r := play.Random(l, game.Plain, 3)
	st, err := l.Settle(r)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(st.Events, func(e game.Event) bool { return e.Rule == "parts/trump.turned" })
	if i < 0 || !r.Hands[r.Dealer].Has(st.Events[i].Card) {
		t.Errorf("the card turned is none of the dealer's: %+v", st.Events)
	}
}

// p11 and p6: what a hand leaves lies there for the next: the bête that was made
// goes, nothing is put down for the game but by the dealer, and the deal passes
// to the right.
func TestRunOfHands(t *testing.T) {
	r, err := record.ParseBlock("", at5+`taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T
then
...`)
	if err != nil {
		t.Fatal(err)
	}
	list, err := game.SettleRun(agree.Law(t, Bete(), "bete"), r)
	if err != nil {
		t.Fatal(err)
	}
	next := paid(list[1])
	for _, want := range []string{"E pays game 1 by stake.dealer"} {
		if !slices.Contains(next, want) {
			t.Errorf("want %s; paid is\n%s", want, strings.Join(next, "\n"))
		}
	}
	if slices.ContainsFunc(next, func(s string) bool { return strings.Contains(s, "stake.game") }) || list[1].Pools[boxBetes].Amount != 11 {
		t.Errorf("a bête of eleven goes, and paid is\n%s", strings.Join(next, "\n"))
	}
}

// p5, p12d: a card takes by its height only among those of its suit: a trump
// takes a king, and a king of another suit takes nothing.
func TestWhoTakes(t *testing.T) {
	const last = at5 + "taken S 1 E 1 N 1 W 1\nleader S\nbid E play\n"
	for _, test := range []struct{ says, hands, play, taker string }{
		{"the lowest trump takes the king", "S ♥K E ♠8 N ♥8 W ♥9 T ♥T", "S ♥K E ♠8 N ♥8 W ♥9 T ♥T", "E"},
		{"a king thrown off takes nothing", "S ♥7 E ♥8 N ♦K W ♣K T ♦Q", "S ♥7 E ♥8 N ♦K W ♣K T ♦Q", "E"},
		{"the king takes the queen", "S ♥Q E ♥K N ♥8 W ♥9 T ♥T", "S ♥Q E ♥K N ♥8 W ♥9 T ♥T", "E"},
	} {
		st := agree.Settle(t, agree.Law(t, Bete(), "bete"), last+"hands "+test.hands+"\nplay "+test.play)
		if got := st.Tricks[len(st.Tricks)-1].Taker.String(); got != test.taker {
			t.Errorf("%s: %s takes", test.says, got)
		}
	}
}

// p8b, p12c: the player and the one who played contre make each a bête, and
// each payment is told on its own grounds: the double one cites what doubles it,
// and the simple one does not.
func TestTwoBetesOnTheirOwnGrounds(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Bete(), "bete"), at5+`taken S 1 E 1 N 2
hands S ♥7 E ♥8 N ♥K W ♥9 T ♥T
leader S
bid E play
act 5 W contre
play S ♥7 E ♥8 N ♥K W ♥9 T ♥T`)
	doubled := map[string]bool{}
	for _, e := range st.Events {
		if e.Rule != "triomphe/bete.put" {
			continue
		}
		if len(e.Pays) != 1 {
			t.Fatalf("two bêtes are told as one: %+v", e)
		}
		doubled[e.Pays[0].From] = slices.Contains(e.By, "triomphe/counter.bete")
	}
	if want := map[string]bool{"E": false, "W": true}; !maps.Equal(doubled, want) {
		t.Errorf("who makes a bête that rests on its being doubled: %v, want %v", doubled, want)
	}
}

// In a round everybody deals once: the dealer of a hand with a false pack, after which
// the deal passes, has dealt, and whoever deals again has not.
func TestARoundOfBeteEndsWhenTheDealHasComeRound(t *testing.T) {
	m := game.NewMatch(agree.Law(t, Bete(), "bete"), agree.Parse(t, "rules bete\ndealer S\n..."))
	for i, c := range []struct {
		act    string
		dealer string // of the next hand
		round  int
	}{
		{"misdeal", "S", 1}, {"false-pack", "E", 1}, {"false-pack", "N", 1}, {"misdeal", "N", 1},
		{"false-pack", "W", 1}, {"false-pack", "T", 1}, {"false-pack", "S", 2},
	} {
		begun := m.Begin()
		dealer := begun.Dealer.String()
		r := agree.Parse(t, "rules bete\ndealer "+dealer+"\nact deal "+dealer+" "+c.act+"\n...")
		r.Pools, r.State = begun.Pools, begun.State
		var err error
		if m, _, err = m.After(r); err != nil {
			t.Fatal(err)
		}
		if got := m.Begin().Dealer.String(); got != c.dealer || m.Round() != c.round {
			t.Errorf("after hand %d %s deals in round %d, want %s in %d", i+1, got, m.Round(), c.dealer, c.round)
		}
	}
}

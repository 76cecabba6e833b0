package piquet

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"quinola/engine"
	"quinola/engine/agree"
	"quinola/engine/game"
)

// events is what a hand came to: what was counted by which rule, a line each.
func events(st *game.Settlement) string {
	var list []string
	for _, e := range st.Events {
		for _, p := range e.Pays {
			who := p.To
			if p.To == game.Chest || e.Back {
				who = "-" + p.From
			}
			list = append(list, strings.TrimPrefix(e.Rule, "piquet/")+" "+who+" "+strconv.Itoa(int(p.Amount)))
		}
	}
	return strings.Join(list, "\n")
}

// The hand of c1.p8b: four times ace, king and queen, a good point, and first to
// play: a hundred and sixty-one, and with the Capot two hundred and one.
func TestTheHandOfTwoHundredAndOne(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Piquet(), "piquet", game.Change{Rule: targetID, Part: "score", Value: 300}), `rules piquet
dealer N
deal S ♠AKQ ♥AKQ ♦AKQ ♣AK7 N ♠JT9 ♥JT9 ♦JT9 ♣JT9
talon ♣Q ♠8 ♠7 ♥8 ♥7 ♦8 ♦7 ♣8
draw S ♣7 N ♠9
choose N pass
bid S point ♠AKQ N good S run ♠AKQ N good S set ♠A ♥A ♦A ♣A N good
meld S point ♠AKQ S run ♠AKQ S run ♥AKQ S run ♦AKQ S run ♣AKQ S set ♠A ♥A ♦A ♣A S set ♠K ♥K ♦K ♣K S set ♠Q ♥Q ♦Q ♣Q
play S ♠A N ♠8
play S ♠K N ♠T
play S ♠Q N ♠J
play S ♥A N ♥9
play S ♥K N ♥T
play S ♥Q N ♥J
play S ♦A N ♦9
play S ♦K N ♦T
play S ♦Q N ♦J
play S ♣A N ♣9
play S ♣K N ♣T
play S ♣Q N ♣J`)
	if got := st.Points[0]; got != 201 {
		t.Errorf("the hand comes to %d, not to 201:\n%s", got, events(st))
	}
}

// A record that breaks off at a question stops there: whoever is asked must answer.
func TestAQuestionIsAnswered(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Piquet(), "piquet"), `rules piquet
dealer N
trick 1
hands S ♠T97 N ♥K98
bid S point ♠T97
allow N bad
refuse N equal by piquet/declare.answer
...`)
	for i, refused := range []bool{false, true} {
		if st.Judged[i].Refused != refused {
			t.Errorf("the answer %d: refused %v", i, st.Judged[i].Refused)
		}
	}
}

// How many cards are put out is asked of several at once.
func TestSoManyCardsAreExchanged(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Piquet(), "piquet"), `rules piquet
dealer N
deal S ♠AKQJ ♥AK9 ♦987 ♣87 N ♠T987 ♥QJT7 ♦Q ♣JT9
talon ♥8 ♦AK ♣AKQ ♦TJ
allow S out ♥9 ♦987 ♣7
refuse S out ♥9 ♦987 ♣87 by parts/exchange.most
allow S done ♥9
refuse S done by parts/exchange.least
...`)
	for i, refused := range []bool{false, true, false, true} {
		if st.Judged[i].Refused != refused {
			t.Errorf("line %d: refused %v", i, st.Judged[i].Refused)
		}
	}
}

// The kinds of fact have room in a trace.
const _ = uint(engine.MaxFacts - 1 - factFresh)

// The kinds of act have room in a set of them.
const _ = uint(engine.MaxActs - 1 - actClaim)

// Two hands are a tour: what is carried, what is marked, and a tour that is equal
// is played again (c5.p4, p5, p12b, seconde.p5).
func TestWriting(t *testing.T) {
	hand := `
trick 12
taken S 6 (%s) N 5 (%s)
leader S
hands S ♠7 N ♠8
play S ♠7 N ♠8`
	for _, test := range []struct{ state, south, north, want, left string }{
		{"", "20", "9", "", "tours 0 coup 1 ahead S 10"},                      // 20 to 10: the last trick counts one
		{"coup 1 ahead S 10", "10", "39", "S pays N 40", "tours 1"},           // c5.p4: twenty points, and the consolation
		{"coup 1 ahead S 10", "10", "34", "S pays N 40", "tours 1"},           // 15 are marked for twenty
		{"coup 1 ahead S 10", "10", "22", "", "tours 0 refait 1"},             // three over
		{"refait 1 coup 1 ahead S 10", "10", "24", "S pays N 50", "tours 1"},  // five are ten, twenty for the refait
		{"refait 1 coup 1 ahead N 100", "10", "0", "S pays N 130", "tours 1"}, // 91 are ninety
	} {
		state := ""
		if test.state != "" {
			state = "\nstate " + test.state
		}
		st := agree.Settle(t, agree.Law(t, Piquet(), "piquet.ecrire"), "rules piquet.ecrire\ndealer N"+state+fmt.Sprintf(hand, test.south, test.north))
		paid, left := "", []string{}
		for _, e := range st.Events {
			for _, p := range e.Pays {
				if p.To != game.Chest && p.From != game.Chest {
					paid += p.From + " pays " + p.To + " " + strconv.Itoa(int(p.Amount))
				}
			}
		}
		for _, it := range st.State {
			text := it.Name
			if it.Seat >= 0 {
				text += " " + it.Seat.String()
			}
			left = append(left, text+" "+strconv.Itoa(int(it.N)))
		}
		if got := strings.Join(left, " "); paid != test.want || got != test.left {
			t.Errorf("%s, %s to %s: %s, and %s is left; want %s and %s\n%s", test.state, test.south, test.north, paid, got, test.want, test.left, events(st))
		}
	}
}

// A sequence is of one suit and without a gap, and a set of one face.
func TestCardsThatDoNotBelongTogetherAreRefused(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Piquet(), "piquet"), `rules piquet
dealer N
trick 1
hands S ♠AKQT ♥AJ ♦AK N ♣98
leader S
allow S run ♠AKQ
refuse S run ♠AK ♥J by piquet/sequence
refuse S run ♠KQT by piquet/sequence
allow S set ♠A ♥A ♦A
refuse S set ♠A ♥A ♦K by piquet/set
...`)
	for i, refused := range []bool{false, true, true, false, true} {
		if st.Judged[i].Refused != refused {
			t.Errorf("line %d: refused %v", i, st.Judged[i].Refused)
		}
	}
}

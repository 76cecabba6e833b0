package piquet

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/play"
)

// A declaration is announced, answered and shown in the words of the book; of
// what is announced the other player hears the name, and sees no card.
func TestDeclarationsAreSpoken(t *testing.T) {
	l := agree.Law(t, Piquet(), "piquet")
	r := agree.Parse(t, `rules piquet
dealer N
deal S ♠AKQJT ♥98 ♦987 ♣87 N ♥AKQ ♦AKQJT ♣AKQJ
talon ♠987 ♥JT7 ♣T9`)
	hand, err := play.Sit(l, r, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(`draw S out ♣7
draw S done
draw N out ♣J
draw N done
choose N pass
bid S point ♠AKQJT9 60
bid N good
bid S run ♠AKQJT9 6
bid N good
bid S done
meld S run ♠AKQJT9 6`, "\n") {
		steps := agree.Parse(t, "rules piquet\n"+line).Steps
		if err := hand.Do(steps[0]); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	var heard []string
	for _, d := range hand.View(cards.North).Deeds {
		if said := speaks(&d.Step); said != "" && d.Phase != "choose" {
			heard = append(heard, strings.TrimSpace(said+" "+signs(d.Cards)))
		}
	}
	want := "a point of sixty; it is good; sixième; it is good; sixième major ♠A♠K♠Q♠J♠T♠9"
	if got := strings.Join(heard, "; "); got != want {
		t.Errorf("North hears %s; want %s", got, want)
	}
}

func TestNamesOfDeclarations(t *testing.T) {
	for _, test := range []struct{ block, want string }{
		{"point ♠AKQ 31", "a point of thirty-one"},
		{"run ♠AKQ 3", "tierce major"},
		{"run ♥987 3", "low tierce"},
		{"run ♥QJT9 4", "quatrième to the queen"},
		{"run ♥JT987 5", "low quinte"},
		{"run ♥AKQJT987 8", "huitième"},
		{"set ♠K ♥K ♦K 3", "three kings"},
		{"set 133", "three kings"},
		{"set 4", "quatorze"},
		{"set 14", "quatorze in aces"},
		{"set ♠T ♥T ♦T ♣T 4", "quatorze in tens"},
		{"bad", "it is not worth it"},
	} {
		if got := speaks(&agree.Parse(t, "rules piquet\nbid S "+test.block).Steps[0]); got != test.want {
			t.Errorf("%s is said %q, want %q", test.block, got, test.want)
		}
	}
	if got := number(75); got != "seventy-five" {
		t.Errorf("75 is said %q", got)
	}
}

func signs(list []cards.Card) (text string) {
	for _, c := range list {
		text += c.Sign()
	}
	return text
}

// Three alike are named when they are asked; four only where law 26 wants it.
func TestSetsAreNamedWhereTheLawWantsIt(t *testing.T) {
	for _, test := range []struct{ out, want string }{{"♣9", "quatorze"}, {"♣K", "three kings; quatorze in aces"}} {
		r := agree.Parse(t, `rules piquet
dealer N
deal S ♠AK ♥AK ♦AK ♣AK ♠QJT ♣9 N ♥QJT9 ♦QJT9 ♣QJT ♠9
talon ♠8 ♠7 ♥8 ♥7 ♦8 ♦7 ♣8 ♣7`)
		hand, err := play.Sit(agree.Law(t, Piquet(), "piquet"), r, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"draw S out " + test.out, "draw S done", "draw N out ♠9", "draw N done", "choose N pass"} {
			if err := hand.Do(agree.Parse(t, "rules piquet\n"+line).Steps[0]); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		said := map[string]bool{}
		for _, o := range hand.May() {
			if st := o.Step; st.Act == "set" {
				st.Cards = nil // as the other hears it
				said[speaks(&st)] = true
			}
		}
		for name := range strings.SplitSeq(test.want, "; ") {
			if !said[name] {
				t.Errorf("with %s put out South may not say %s: %v", test.out, name, said)
			}
		}
	}
}

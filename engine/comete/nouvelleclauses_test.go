package comete

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
)

// paidBy is all that is paid in a settlement, rule by rule.
func paidBy(t *testing.T, book, block string) (paid []string) {
	t.Helper()
	st, err := agree.Law(t, Comete(), book).Settle(agree.Parse(t, block))
	if err != nil {
		t.Fatalf("%s\n%v", block, err)
	}
	for _, e := range st.Events {
		for _, p := range e.Pays {
			paid = append(paid, fmt.Sprintf("%s %s %d %s", p.From, p.To, p.Amount, e.Rule[strings.Index(e.Rule, "/")+1:]))
		}
	}
	slices.Sort(paid)
	return paid
}

// The book's worked operas, card by card: all eighteen cards go, and what it says is
// paid. What the other is left with is a hundred points in the third (p31).
func TestOperasOfTheBook(t *testing.T) {
	for _, test := range []struct {
		clause, hand, other, stop string
		want                      []string
	}{
		{"exemples.p1", "♠2 ♠3 ♠4 ♠5 ♥5 ♠6 ♥6 ♠7 ♠8 ♠9 ♠T ♥T ♠J ♥J ♠Q ♥Q ♠K ♥K", "♦2 ♦3 ♦4",
			"S ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥T ♥J ♥Q ♥K ♠2 ♠3 ♠4 ♥5 ♥6",
			[]string{"bank S 18 left.marked"}},
		{"exemples.p1, the Comète left", "♠2 ♠3 ♠4 ♠5 ♥5 ♠6 ♥6 ♠7 ♠8 ♠9 ♠T ♥T ♠J ♥J ♠Q ♥Q ♠K ♥K", "♦2 ♦9",
			"S ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥T ♥J ♥Q ♥K ♠2 ♠3 ♠4 ♥5 ♥6",
			[]string{"N S 40 comet.left", "bank S 44 left.marked"}},
		{"par-la-comete.p1", "♠3 ♠4 ♠5 ♠6 ♠7 ♥7 ♠8 ♠9 ♦9 ♠T ♥T ♦T ♣T ♠J ♠Q ♠K ♥K ♦K", "♦2 ♦3 ♦4",
			"S ♠7 ♠8 ♠9   S together ♠T ♥T ♦T ♣T   S ♠J ♠Q ♠K ♥K ♦K ♠3 ♠4 ♠5 ♠6 ♥7 ♦9",
			[]string{"N S 80 comet.paid", "bank S 36 left.marked"}},
		{"pour-neuf.p1, p31", "♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♥9 ♦9 ♠T ♥T ♠J ♥J ♠Q ♥Q ♠K ♥K", "♦K ♣K ♦Q ♣Q ♦J ♣J ♦T ♣T ♣8 ♦8 ♦4",
			"S ♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥9 ♥T ♥J ♥Q ♥K ♦9",
			[]string{"N S 160 comet.paid", "bank S 800 left.marked"}},
		{"pour-neuf.p3", "♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♥9 ♦9 ♠T ♥T ♠J ♥J ♠Q ♥Q ♠K ♥K", "♦4",
			"S ♠9 ♠T ♠J ♠Q ♠K ♥9 ♥T ♥J ♥Q ♥K ♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♦9",
			[]string{"N S 160 comet.paid", "bank S 32 left.marked"}},
	} {
		paid := paidBy(t, "comete", "rules comete\ndealer N\nhands S "+test.hand+"   N "+test.other+"\nstop "+test.stop+"\nexpect winner S\n...")
		paid = slices.DeleteFunc(paid, func(p string) bool { return strings.HasSuffix(p, "write.coup") })
		if !slices.Equal(paid, test.want) {
			t.Errorf("%s: paid %q, want %q", test.clause, paid, test.want)
		}
	}
}

// The hands of the book's advice, as far as it plays them: the Comète is disgorged in
// p11 and p12, in p14 and p15 it ends the hand. Cards were played before, so that nobody
// makes an opera.
func TestAdviceOfTheBook(t *testing.T) {
	for _, test := range []struct {
		clause, hand, other, stop string
		want                      []string
	}{
		{"p11", "♠9 ♥9 ♠T ♥T ♠J ♥J ♠Q ♥Q ♠K ♥K ♠2 ♠3 ♠4 ♠5 ♠6 ♥6 ♠7 ♥7", "♠8 ♥8 ♦9 ♦2",
			"S ♠6 ♠7   N ♠8   N pass   S ♠9 ♠T ♠J ♠Q ♠K ♥7   N ♥8   N pass   S ♥9 ♥T ♥J ♥Q ♥K ♠2 ♠3 ♠4 ♠5 ♥6",
			[]string{"N S 40 comet.left", "bank S 22 left.marked"}},
		{"p12", "♠K ♠2 ♥2 ♦2 ♣2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8", "♦9 ♦3",
			"S ♠K   S together ♠2 ♥2 ♦2 ♣2   S ♠3 ♠4 ♠5 ♠6 ♠7 ♠8",
			[]string{"N S 40 comet.left", "bank S 24 left.marked"}},
		{"p14, no three", "♠2 ♦9", "♠4 ♠6 ♠7", "S ♠2   S pass   S ♦9", []string{"N S 80 comet.paid", "bank S 68 left.marked"}},
		{"p14, a three and a four", "♠2 ♦9", "♠3 ♠4 ♠7", "S ♠2   S pass   N ♠3 ♠4   S ♦9", []string{"N S 40 comet.paid", "bank S 14 left.marked"}},
		{"p15", "♠3 ♠4 ♠5 ♠6 ♦9", "♠7 ♠8 ♠2", "S ♠3 ♠4 ♠5 ♠6   S pass   N ♠7 ♠8   S ♦9", []string{"N S 80 comet.paid", "bank S 8 left.marked"}},
	} {
		paid := paidBy(t, "comete", "rules comete\ndealer N\ntrick 2\nleader S\nhands S "+test.hand+"   N "+test.other+"\nstop "+test.stop+"\nexpect winner S\n...")
		paid = slices.DeleteFunc(paid, func(p string) bool { return strings.HasSuffix(p, "write.coup") })
		if !slices.Equal(paid, test.want) {
			t.Errorf("%s: paid %q, want %q", test.clause, paid, test.want)
		}
	}
}

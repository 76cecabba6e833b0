package smallest

import (
	"regexp"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/games"
	"quinola/site/sitetest"
)

// The list has every hand of the clauses that tell one to play it, in the words
// of the book, and what was pinned is of these hands and no others.
func TestSmallestHandsArePinned(t *testing.T) {
	list, err := smallHands(smallestListed)
	if err != nil {
		t.Fatal(err)
	}
	came, deals, err := playedSmallest(smallestPlayed)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 57 || len(came) != len(list) || deals != smallestDeals {
		t.Errorf("%d hands are listed and %d pinned, of %d deals each; run quinola rates -smallest site/smallest/smallestplayed.tsv", len(list), len(came), deals)
	}
	o, listed := sitetest.Edited(t), map[string]bool{}
	for i := range list {
		h := &list[i]
		listed[h.Clause] = true
		if _, ok := came[h.Sum]; !ok {
			t.Errorf("%s was changed since it was played; run quinola rates -smallest site/smallest/smallestplayed.tsv", h.Clause)
		}
		if c := o.Corpus.Clause(h.Clause); c == nil || !strings.Contains(strings.Join(strings.Fields(c.Reading()), " "), h.Words) {
			t.Errorf("%s has not the words %q", h.Clause, h.Words)
		}
		for _, want := range h.Rest {
			if Wanted[want] == "" {
				t.Errorf("%s: nothing is called %q", h.Clause, want)
			}
		}
	}
	// le Quadrille's examples are not numbered: their notes say which are hands.
	numbered := regexp.MustCompile(`^academie:hombre\.jeux\.(noir|rouge)(-sans-prendre)?\.\d+$`)
	for _, text := range o.Corpus.Texts {
		for _, c := range text.Clauses {
			n := o.Notes.Note(c.ID)
			example := strings.HasPrefix(c.ID, "academie:quadrille.c4.") && n != nil && strings.HasPrefix(n.Reason, "A hand that the book advises playing")
			if !listed[c.ID] && (numbered.MatchString(c.ID) || example) {
				t.Errorf("%s tells a hand to play, and is not listed", c.ID)
			}
		}
	}
}

// What is pinned is what the bots still do.
func TestSmallestHandsArePlayedAsPinned(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many hands")
	}
	list, err := smallHands(smallestListed)
	if err != nil {
		t.Fatal(err)
	}
	came, _, err := playedSmallest(smallestPlayed)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"academie:hombre.jeux.noir.9", "academie:quadrille.c4.noir.p3"} {
		for i := range list {
			h := &list[i]
			if h.Clause != id {
				continue
			}
			law, err := games.Find(h.Rules).Compile()
			if err != nil {
				t.Fatal(err)
			}
			if got, err := h.played(law, smallestDeals, Seed); err != nil || got != came[h.Sum] {
				t.Errorf("%s came to %v, %v, not %v as pinned; run quinola rates -smallest site/smallest/smallestplayed.tsv", id, got, err, came[h.Sum])
			}
		}
	}
}

func TestWhatASmallestHandWantsBesides(t *testing.T) {
	for _, c := range []struct {
		want string
		rest string
		fits bool
	}{
		{"", "♥7 ♦4 ♣3", true}, {"", "♥K ♦4 ♣3", false},
		{"K", "♥K ♦4", true}, {"K", "♥K ♦K", false}, {"K K void", "♥K ♣K ♣4", true}, {"K K void", "♥K ♣K ♦4", false},
		{"K Qx", "♥K ♦Q ♦2", true}, {"K Qx", "♦K ♦Q ♦2", false}, {"K Qx", "♥K ♦Q ♣2", false},
		{"Qxx", "♦Q ♦2", false}, {"Qxx", "♦Q ♦2 ♦3", true}, {"Jx", "♦J ♦3", true}, {"Jx", "♦J ♣3", false},
		{"QJ", "♦Q ♦J", true}, {"QJ", "♦Q ♣J", false}, {"Qx xxx", "♦Q ♦2 ♣3 ♣4 ♣5", true},
		{"♥♥ ♦", "♥2 ♥3 ♦4", true}, {"♥♥ ♦", "♥2 ♥3 ♥4", false},
	} {
		h := Hand{suit: 0, Rest: strings.Fields(c.want)}
		var rest cards.Set
		for sign := range strings.FieldsSeq(c.rest) {
			one, ok := cards.CardOf(sign)
			if !ok {
				t.Fatal(sign)
			}
			rest |= one.Bit()
		}
		if h.fits(rest) != c.fits {
			t.Errorf("%s fits %q: %v", c.rest, c.want, !c.fits)
		}
	}
}

func TestSmallestSaysWhatIsWrongWithItsTables(t *testing.T) {
	for _, c := range []struct{ table, says string }{
		{"a\t00000000\t10\t5\t3\n", "5 fields"}, {"#\na\t0\t10\t5\tx\t1\n", `smallestplayed.tsv:2: "x" is no count`}, {"a\t0\t10\t5\t3\t1\n", "5 + 3 + 1 is not 10 deals"},
	} {
		if _, _, err := playedSmallest(c.table); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v", c.table, err)
		}
	}
	for _, table := range []string{"a\tb\n", "a\thombre\task\tspades\tP 5\t-\t-\twords\t-\n", "a\thombre\tbid\tspades\tS 5\t-\t-\twords\t-\n"} {
		if _, err := smallHands(table); err == nil {
			t.Errorf("%q is taken for a hand", table)
		}
	}
}

package split

import (
	"fmt"
	"strings"
	"testing"
)

// Paragraphs or lines with letters are a row of items, and in a numbered item they are
// words of it.
func TestLetteredItems(t *testing.T) {
	says := []string{"the dealer gives nine cards to each", "Whoever revokes pays a counter", "the last trick counts double", "Nobody may look at the tricks again"}
	for _, form := range []string{"(%s) ", "%s) ", "[%s] "} {
		for _, apart := range []string{";\n", ".\n\n"} {
			var b strings.Builder
			b.WriteString("THE RULES.\n\nThere are these of them:\n")
			for i, s := range says {
				b.WriteString(fmt.Sprintf(form, string(rune('a'+i))) + s + apart)
			}
			want := "[0  1 a 2 b 3 c 4 d]"
			if got := labelsOf(b.String()); got != want {
				t.Errorf("%s\n%s, want %s", b.String(), got, want)
			}
		}
	}
	capitals := "THE RULES.\n\nThere are these of them.\n\nA. The dealer gives nine cards.\n\nB. The eldest leads.\n\nC. Whoever revokes pays.\n\nThe rest is as at other games.\n"
	if got := labelsOf(capitals); got != "[0  1 A 2 B 3 C 0 ]" {
		t.Errorf("%s\n%s", capitals, got)
	}
	within := "THE RULES.\n\n1. The dealer gives nine cards.\n\n2. These pay a counter:\n(a) the dealer;\n(b) the eldest;\n(c) whoever revokes.\n\n3. The last trick counts double.\n"
	if got := labelsOf(within); got != "[1 1 2 2 3 3]" {
		t.Errorf("%s\n%s", within, got)
	}
	for _, none := range []string{
		"THE PLAY.\n\nA. B. and C. play at Ombre, and these are the cards that each of them holds, as said.\n\nA. Spadille, manille, and the king of hearts.\n\nB. Baste, with four other trumps, and a knave.\n\nC. The other cards.\n",
		"THE PLAY.\n\nA. What is led first, when it is not known who has the ace of trumps in the hand?\n\nB. The ace of trumps.\n\nC. And then?\n\nA. The king.\n\nB. I should rather lead the queen.\n\nC. Why so?\n",
		"THE PLAY.\n\nA. and B. play against C. and D.\nB. leads the ace, and C. takes it.\nD. is the dealer.\n",
		"A\n\nAce is the highest card of a suit.\n\nB\n\nBet is what is staked.\n\nC\n\nCall is what is said.\n",
	} {
		if got := labelsOf(none); strings.Contains(got, " A") || strings.Contains(got, " B") {
			t.Errorf("%s\n%s", none, got)
		}
	}
}

// A few numbered paragraphs of the midst of a book are a row wherever it begins.
func TestRowsFromTheMidstOfABook(t *testing.T) {
	for _, many := range []int{4, 5, 6, 9} {
		var b strings.Builder
		var want []string
		for n := 57; n < 57+many; n++ {
			fmt.Fprintf(&b, "%d. %s\n\n", n, wrapped(codes[1].article(n)))
			want = append(want, fmt.Sprint(n, " ", n))
		}
		if got := labelsOf(b.String()); got != fmt.Sprint(want) {
			t.Errorf("%d from 57: %s", many, got)
		}
	}
}

// labelsOf lists the number and the label of each item of an English text.
func labelsOf(src string) string {
	var list []string
	for _, it := range Split([]byte(src), "en", nil, nil) {
		list = append(list, fmt.Sprint(it.Number, " ", it.Label))
	}
	return fmt.Sprint(list)
}

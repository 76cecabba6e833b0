package split

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"quinola/corpus/lang"
	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// numbersOf are the numbers of the items of a text.
func numbersOf(text, code string) []int {
	src := []byte(text)
	leaves := page.Leaves(src)
	var out []int
	for _, it := range Text(src, code, restore.Tokens(src, code, leaves), leaves).Items {
		if it.Number > 0 {
			out = append(out, it.Number)
		}
	}
	return out
}

// Of a code of eighty laws each is found though one figure or numeral I in six is shown as
// l, I, 1 or O, and one label in eight has lost its point.
func TestShapesMisread(t *testing.T) {
	shapes := []struct {
		code  int // of codes
		first int
		label func(n int) string
	}{
		{0, 544, func(n int) string { return fmt.Sprintf("Article %d.", n) }},
		{0, 1, func(n int) string { return fmt.Sprintf("%d°.", n) }},
		{1, 1, func(n int) string { return "LAW " + lang.Roman(n) + "." }},
		{1, 1, func(n int) string { return fmt.Sprintf("(%d)", n) }},
		{2, 1, func(n int) string { return fmt.Sprintf("%d §.", n) }},
		{3, 1, func(n int) string { return fmt.Sprintf("%d.", n) }},
	}
	for k, s := range shapes {
		c := codes[s.code]
		t.Run(c.lang+"/"+s.label(12), func(t *testing.T) {
			rnd := rand.New(rand.NewSource(7))
			var b strings.Builder
			var want []int
			for i := range 80 {
				want = append(want, s.first+i)
				label := []rune(s.label(s.first + i))
				for k, r := range label {
					as := map[rune]string{'1': "lI", '0': "O", 'I': "l1"}[r]
					if as != "" && rnd.Intn(6) == 0 {
						label[k] = rune(as[rnd.Intn(len(as))])
					}
				}
				l := string(label)
				if rnd.Intn(8) == 0 {
					l = strings.TrimSuffix(l, ".")
				}
				sep := "\n\n"
				if k%2 == 1 {
					sep = " "
				}
				b.WriteString(wrapped(l+strings.TrimSpace(sep)) + sep + wrapped(c.article(i)) + "\n\n")
			}
			if got := numbersOf(b.String(), c.lang); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("numbers %v", got)
			}
		})
	}
}

// A row is not continued over many paragraphs of which none shows a label: three notes and a
// later row are two.
func TestRowsApart(t *testing.T) {
	var b strings.Builder
	c := codes[1]
	for i := range 24 {
		switch {
		case i < 3 || i > 15:
			fmt.Fprintf(&b, "%d. ", i+1)
		}
		b.WriteString(wrapped(c.article(i)) + "\n\n")
	}
	if got := fmt.Sprint(numbersOf(b.String(), "en")); strings.Contains(got, " 4 ") || !strings.Contains(got, " 20 ") {
		t.Errorf("numbers %s", got)
	}
}

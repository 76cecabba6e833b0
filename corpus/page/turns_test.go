package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// pages sets pages of prose with what stands above and below the text of each, and parts
// them with a form feed or a blank line. A page begins with the word of its number, within
// a sentence.
func pages(parted string, above, below func(n int) string) string {
	words := []string{"upon", "which", "after", "because", "without", "although", "between", "therefore"}
	var all []string
	for n := range len(words) - 1 {
		all = append(all, above(n)+words[n]+" the dealer has given the cards to the players, he\nturns up the last of them, and lays it on the table, where\nall may see it.\n\n  The eldest hand leads, and the others follow if they are able;\nor they throw a card of some other suit upon it,\n\n"+below(n)+"\n")
		all[n] = strings.ReplaceAll(all[n], "NEXT", words[n+1])
	}
	return strings.Join(all, parted)
}

// What stands at the turn of a page is told, however it is set and whether leaves are known.
func TestTurnsOfPages(t *testing.T) {
	roman := strings.Fields("ii iii iv v vi vii viii")
	folio := func(n int) string { return fmt.Sprintf("                 ( %s )\n\n", roman[n]) }
	head := func(n int) string {
		if n%2 == 0 {
			return roman[n] + "     THE PREFACE.\n\n"
		}
		return "THE PREFACE.     " + roman[n] + "\n\n"
	}
	caught := func(int) string { return "                     NEXT" }
	signed := func(n int) string { return fmt.Sprintf("          B%d                    NEXT", n+2) }
	for _, c := range []struct {
		name         string
		above, below func(n int) string
		want         []string // of the third page
	}{
		{"folios in brackets", folio, caught, []string{"( iv )", "because"}},
		{"a head with a small Roman folio", head, caught, []string{"iv     THE PREFACE.", "because"}},
		{"signature and catchword on a line", head, signed, []string{"iv     THE PREFACE.", "B4                    because"}},
	} {
		for _, parted := range []string{"\f", "\n"} {
			src := pages(parted, c.above, c.below)
			var got []string
			for _, s := range Of([]byte(src), nil, nil).All() {
				if line := strings.TrimSpace(src[s.Start:s.End]); line != "" {
					got = append(got, line)
				}
			}
			for _, want := range c.want {
				if !slices.Contains(got, want) {
					t.Errorf("%s, parted by %q: %q is not told: %q", c.name, parted, want, got)
				}
			}
			if text := strings.Join(got, " "); strings.Contains(text, "dealer") || strings.Contains(text, "suit") {
				t.Errorf("%s, parted by %q: text is lost: %q", c.name, parted, got)
			}
		}
	}
}

// What returns on page after page and is text: titles with numbers at the heads of leaves,
// names below letters, the title that the heads of pages repeat, the end of a paragraph.
func TestWhatReturnsAndIsText(t *testing.T) {
	months := strings.Fields("March April May June July August September")
	number := func(n int) string {
		return fmt.Sprintf("NUMB. %d. TUESDAY, %s %d,\n1750.\n\n", 71+2*n, months[n], 3*n+2)
	}
	none := func(int) string { return "" }
	letter := func(int) string {
		return "I am, Sir, your most obedient servant,\n\nISABELLA ROCHLEY.\n\nThe answer was sent"
	}
	title := func(n int) string {
		if n == 0 {
			return "THE PREFACE.\n\n"
		}
		return fmt.Sprintf("%d     THE PREFACE.\n\n", n+1)
	}
	ends := strings.Split("to the table/by the dealer/of his own/in the trick/for the pool/at the deal/if he can", "/")
	headed := func(n int) string { return fmt.Sprintf("THE GAME OF WHIST.   %d\n%s.\n\n", n+2, ends[n]) }
	for _, c := range []struct {
		name         string
		above, below func(n int) string
		want         string
		leaves       bool // only where they are known
	}{
		{"the end of a paragraph right below the head", headed, none, "of his own.", false},
		{"titles with dates", number, none, "NUMB. 75. TUESDAY, May 8,", false},
		{"names below letters", none, letter, "ISABELLA ROCHLEY.", false},
		{"the title itself", title, none, "\nTHE PREFACE.", false},
		{"a paragraph of two lines", none, func(n int) string {
			if n != 2 {
				return ""
			}
			return "  The tricks are counted when all of them are\nplayed, and not before, unless\n\n                 NEXT"
		}, "played, and not before, unless", true},
	} {
		for _, parted := range []string{"\f", "\n"} {
			if c.leaves && parted != "\f" {
				continue
			}
			src := "\n" + pages(parted, c.above, c.below)
			left := []byte(src)
			for _, s := range Of([]byte(src), nil, nil).All() {
				for i := s.Start; i < s.End; i++ {
					left[i] = ' '
				}
			}
			if !strings.Contains(string(left), c.want) {
				t.Errorf("%s, parted by %q: %q is lost:\n%s", c.name, parted, c.want, left)
			}
		}
	}
}

package split

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// A chapter that has its number and its title on one line, in capitals or not,
// with blank lines about it or none, is a division; a sentence that begins with the
// word, or speaks of a chapter, is not.
func TestTitledDivisions(t *testing.T) {
	for _, c := range []struct{ lang, file, want string }{
		{"en", "en.txt", "CHAPTER I. Of the Deal: 1 2\nCHAPTER II. Of the Play: 1 2\nChapter III. Of the reckoning: 1 2\n"},
		{"fr", "fr.txt", "Chapitre premier. De la donne: 1 2\nChapitre second. Des enchères: 1 2\n"},
	} {
		src, err := os.ReadFile("testdata/titled/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		tight := strings.ReplaceAll(string(src), "\n\n", "\n")
		for _, s := range []string{string(src), tight} {
			leaves := page.Leaves([]byte(s))
			var b strings.Builder
			last := ""
			for _, it := range Split([]byte(s), c.lang, restore.Tokens([]byte(s), c.lang, leaves), leaves) {
				if d := strings.Join(it.Division, " / "); d != last {
					if last != "" {
						b.WriteByte('\n')
					}
					b.WriteString(d + ":")
					last = d
				}
				b.WriteString(" " + strings.Trim(it.Label, ". "))
			}
			if got := b.String() + "\n"; got != c.want {
				t.Errorf("%s is split into\n%swant\n%s", c.file, got, c.want)
			}
		}
	}
}

// A chapter may be announced by the beginning of the word, if a title follows its
// number and white space stands about the line.
func TestChaptersCutShort(t *testing.T) {
	for _, c := range []struct{ lang, line, want string }{
		{"en", "CHAP. II. Of Paternal and Regal Power.", "CHAP. II. Of Paternal and Regal Power"},
		{"en", "Chap. 12. Of the Cards.", "Chap. 12. Of the Cards"},
		{"fr", "CHAP. IV. De la donne des cartes.", "CHAP. IV. De la donne des cartes"},
		{"en", "Chas. II. Of England.", ""},
		{"en", "Chap. II. of the other book has the rest.", ""},
	} {
		src := []byte("The first of them has said enough of this.\n\n" + c.line + "\n\nThe dealer gives nine cards to each of the\nplayers, and turns up the last of them.\n")
		items := Split(src, c.lang, restore.Tokens(src, c.lang, nil), page.Leaves(src))
		got := strings.Join(items[len(items)-1].Division, " / ")
		if got != c.want {
			t.Errorf("%q: division %q, want %q", c.line, got, c.want)
		}
	}
}
